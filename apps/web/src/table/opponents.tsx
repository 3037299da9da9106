/** The other players: who they are, how far they have come, and what lies on their discard piles. */
import { levelOf, ladderOfSeat, type Seat } from '@palier/rules';
import { Face, type Mood } from '../board/face.tsx';
import { DiscardPile } from '../board/pile.tsx';
import { ui, words } from '../state/words.ts';
import { SeatStairs } from '../story/seat-stairs.tsx';
import { draggableTo } from './drag.ts';
import { LeadMark } from './lead-mark.tsx';
import { leadersOf } from './leaders.ts';
import { Slot } from './online.tsx';
import type { Sitting } from './sitting.ts';
import { placeOf } from './targets.ts';

/** The seats in the order they play, after the viewer. */
export function seatsAfter(viewer: Seat | undefined, players: number): readonly Seat[] {
  const first = viewer ?? players;
  const others = Array.from({ length: players }, (_, index) => ((first + index) % players) + 1);
  return others.filter((seat) => seat !== viewer);
}

export function Opponents({ sitting }: { readonly sitting: Sitting }) {
  const { players } = sitting.view.value.table.setup;
  const seats = seatsAfter(sitting.seat.value, players);
  return (
    <section class="opponents" aria-label={ui().table.opponents} data-count={seats.length}>
      {seats.map((seat) => (
        <Opponent key={seat} sitting={sitting} seat={seat} />
      ))}
    </section>
  );
}

type SeatProps = { readonly sitting: Sitting; readonly seat: Seat };

function Opponent({ sitting, seat }: SeatProps) {
  const { table } = sitting.view.value;
  const isTurn = table.turn === seat && table.step !== 'over';
  return (
    <div class="opponent" data-turn={isTurn} data-laid={table.laid[seat - 1] !== undefined}>
      <div class="opponent-inside">
        <SeatButton sitting={sitting} seat={seat} />
        <PileButton sitting={sitting} seat={seat} />
      </div>
      <Slot at="voice" sitting={sitting} seat={seat} />
    </div>
  );
}

function SeatButton({ sitting, seat }: SeatProps) {
  const { table } = sitting.view.value;
  const info = sitting.seats.value[seat - 1]!;
  const place = placeOf({ t: 'seat', seat });
  const isLit = sitting.choices.value.lit.has(place);
  const facts = factsOf(sitting, seat);
  const name = ui().table.seat(info.name, [...facts, ...(isLit ? [ui().table.isTarget] : [])]);
  return (
    <button
      type="button"
      class="player"
      data-place={place}
      data-lit={isLit}
      onClick={() => {
        if (isLit) sitting.tap({ t: 'seat', seat });
        else sitting.sheet.value = { t: 'seat', seat };
      }}
    >
      <span class="visually-hidden">{name}</span>
      <Face of={info} mood={moodOf(sitting, seat)} />
      {leadersOf(table).includes(seat) && <LeadMark />}
      <Slot at="face" sitting={sitting} seat={seat} />
      <span class="player-name" aria-hidden="true">
        {info.name}
      </span>
      <span class="player-level" aria-hidden="true">
        <span class="player-level-name">{levelText(sitting, seat)}</span>
        <span class="player-level-number">{levelNumber(sitting, seat)}</span>
        <PlayerMarks sitting={sitting} seat={seat} />
      </span>
      <span class="player-facts" aria-hidden="true">
        <SeatStairs table={table} seat={seat} />
        <span class="player-count">{table.counts[seat - 1]}</span>
      </span>
    </button>
  );
}

function PlayerMarks({ sitting, seat }: SeatProps) {
  const { table } = sitting.view.value;
  const words = ui().table;
  const marks = [
    ...(table.laid[seat - 1] === undefined ? [] : [{ mark: '✓', name: words.laid, kind: 'laid' }]),
    ...(table.skipped.includes(seat) ? [{ mark: '✕', name: words.missesTurn, kind: 'skip' }] : []),
    ...(table.held.includes(seat) ? [{ mark: 'K', name: words.holds, kind: 'hold' }] : []),
  ];
  return (
    <span class="player-marks" aria-hidden="true">
      {marks.map(({ mark, name, kind }) => (
        <span key={kind} class={`player-mark player-mark-${kind}`} title={name}>
          {mark}
        </span>
      ))}
    </span>
  );
}

export function factsOf(sitting: Sitting, seat: Seat): readonly string[] {
  const { table } = sitting.view.value;
  const words = ui().table;
  return [
    levelText(sitting, seat),
    words.cards(table.counts[seat - 1]!),
    ...(leadersOf(table).includes(seat) ? [words.leads] : []),
    ...(table.laid[seat - 1] === undefined ? [] : [words.laid]),
    ...(table.skipped.includes(seat) ? [words.missesTurn] : []),
    ...(table.held.includes(seat) ? [words.holds] : []),
    ...(table.dealer === seat ? [words.deals] : []),
    ...(sitting.online?.factsOf(seat) ?? []),
  ];
}

/** On an open ladder no level is the one: what counts is how many are done. */
function levelText(sitting: Sitting, seat: Seat): string {
  const { setup } = sitting.view.value.table;
  const { levels, mode } = ladderOfSeat(setup, seat);
  const number = levelNumber(sitting, seat);
  return mode === 'open' ? ui().table.doneOf(number, levels.length) : ui().table.level(number);
}

/** The same where there is no room for words. */
function levelNumber(sitting: Sitting, seat: Seat): number {
  const { table } = sitting.view.value;
  const { levels, mode } = ladderOfSeat(table.setup, seat);
  const at = levelOf(table, seat);
  return mode === 'open' ? at - 1 : Math.min(at, levels.length);
}

function moodOf(sitting: Sitting, seat: Seat): Mood {
  const { table } = sitting.view.value;
  if (table.skipped.includes(seat)) return 'sad';
  if (table.turn === seat && table.step !== 'over') return 'thinking';
  return table.laid[seat - 1] === undefined ? 'calm' : 'happy';
}

/** The top of a discard pile, to be taken. */
export function PileButton({ sitting, seat }: SeatProps) {
  const { table } = sitting.view.value;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const target = { t: 'pile', seat } as const;
  const place = placeOf(target);
  const isLit = sitting.choices.value.lit.has(place);
  const topName = top === undefined ? undefined : words().card(top);
  const isOwn = seat === sitting.seat.value;
  const name = isOwn
    ? ui().table.ownPile(topName, pile.length)
    : ui().table.pileOf(sitting.seats.value[seat - 1]!.name, topName, pile.length);
  return (
    <button
      type="button"
      class={isLit ? 'pile-button card-lit' : 'pile-button'}
      data-place={place}
      data-lit={isLit}
      onClick={() => sitting.tap(target)}
      {...draggableTo('hand', () => sitting.tap(target))}
    >
      <span class="visually-hidden">{isLit ? `${name}, ${ui().table.isTarget}` : name}</span>
      <DiscardPile top={top} count={pile.length} />
    </button>
  );
}
