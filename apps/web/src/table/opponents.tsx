/** The other players: who they are, how far they have come, and what lies on their discard piles. */
import { levelOf, ladderOfSeat, type Seat } from '@palier/rules';
import { Face, type Mood } from '../board/face.tsx';
import { DiscardPile } from '../board/pile.tsx';
import { ui, words } from '../state/words.ts';
import { SeatStairs } from '../board/seat-stairs.tsx';
import { draggableTo } from './drag.ts';
import { LeadMark } from './lead-mark.tsx';
import { leadersOf } from './leaders.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';
import { placeOf } from './targets.ts';

/** The seats in the order they play, after the viewer. */
export function seatsAfter(viewer: Seat | undefined, players: number): readonly Seat[] {
  const first = viewer ?? players;
  const others = Array.from({ length: players }, (_, index) => ((first + index) % players) + 1);
  return others.filter((seat) => seat !== viewer);
}

export function Opponents({ model }: { readonly model: TableModel }) {
  const { players } = model.view.value.table.setup;
  const seats = seatsAfter(model.seat.value, players);
  return (
    <section class="opponents" aria-label={ui().table.opponents} data-count={seats.length}>
      {seats.map((seat) => (
        <Opponent key={seat} model={model} seat={seat} />
      ))}
    </section>
  );
}

type SeatProps = { readonly model: TableModel; readonly seat: Seat };

function Opponent({ model, seat }: SeatProps) {
  const { table } = model.view.value;
  const isTurn = table.turn === seat && table.step !== 'over';
  return (
    <div class="opponent" data-turn={isTurn} data-laid={table.laid[seat - 1] !== undefined}>
      <div class="opponent-inside">
        <SeatButton model={model} seat={seat} />
        <PileButton model={model} seat={seat} />
      </div>
      <Slot at="voice" model={model} seat={seat} />
    </div>
  );
}

function SeatButton({ model, seat }: SeatProps) {
  const { table } = model.view.value;
  const info = model.seats.value[seat - 1]!;
  const place = placeOf({ t: 'seat', seat });
  const isLit = model.choices.value.lit.has(place);
  const facts = factsOf(model, seat);
  const name = ui().table.seat(info.name, [...facts, ...(isLit ? [ui().table.isTarget] : [])]);
  return (
    <button
      type="button"
      class="player"
      data-place={place}
      data-lit={isLit}
      onClick={() => {
        if (isLit) model.tap({ t: 'seat', seat });
        else model.sheet.value = { t: 'seat', seat };
      }}
    >
      <span class="visually-hidden">{name}</span>
      <Face of={info} mood={moodOf(model, seat)} />
      {leadersOf(table).includes(seat) && <LeadMark />}
      <Slot at="face" model={model} seat={seat} />
      <span class="player-name" aria-hidden="true">
        {info.name}
      </span>
      <span class="player-level" aria-hidden="true">
        <span class="player-level-name">{levelText(model, seat)}</span>
        <span class="player-level-number">{levelNumber(model, seat)}</span>
        <PlayerMarks model={model} seat={seat} />
      </span>
      <span class="player-facts" aria-hidden="true">
        <SeatStairs table={table} seat={seat} />
        <span class="player-count">{table.counts[seat - 1]}</span>
      </span>
    </button>
  );
}

function PlayerMarks({ model, seat }: SeatProps) {
  const { table } = model.view.value;
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

export function factsOf(model: TableModel, seat: Seat): readonly string[] {
  const { table } = model.view.value;
  const words = ui().table;
  return [
    levelText(model, seat),
    words.cards(table.counts[seat - 1]!),
    ...(leadersOf(table).includes(seat) ? [words.leads] : []),
    ...(table.laid[seat - 1] === undefined ? [] : [words.laid]),
    ...(table.skipped.includes(seat) ? [words.missesTurn] : []),
    ...(table.held.includes(seat) ? [words.holds] : []),
    ...(table.dealer === seat ? [words.deals] : []),
    ...(model.online?.factsOf(seat) ?? []),
  ];
}

/** On an open ladder no level is the one: what counts is how many are done. */
function levelText(model: TableModel, seat: Seat): string {
  const { setup } = model.view.value.table;
  const { levels, mode } = ladderOfSeat(setup, seat);
  const number = levelNumber(model, seat);
  return mode === 'open' ? ui().table.doneOf(number, levels.length) : ui().table.level(number);
}

/** The same where there is no room for words. */
function levelNumber(model: TableModel, seat: Seat): number {
  const { table } = model.view.value;
  const { levels, mode } = ladderOfSeat(table.setup, seat);
  const at = levelOf(table, seat);
  return mode === 'open' ? at - 1 : Math.min(at, levels.length);
}

function moodOf(model: TableModel, seat: Seat): Mood {
  const { table } = model.view.value;
  if (table.skipped.includes(seat)) return 'sad';
  if (table.turn === seat && table.step !== 'over') return 'thinking';
  return table.laid[seat - 1] === undefined ? 'calm' : 'happy';
}

/** The top of a discard pile, to be taken. */
export function PileButton({ model, seat }: SeatProps) {
  const { table } = model.view.value;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const target = { t: 'pile', seat } as const;
  const place = placeOf(target);
  const isLit = model.choices.value.lit.has(place);
  const topName = top === undefined ? undefined : words().card(top);
  const isOwn = seat === model.seat.value;
  const name = isOwn
    ? ui().table.ownPile(topName, pile.length)
    : ui().table.pileOf(model.seats.value[seat - 1]!.name, topName, pile.length);
  return (
    <button
      type="button"
      class={isLit ? 'pile-button card-lit' : 'pile-button'}
      data-place={place}
      data-lit={isLit}
      onClick={() => model.tap(target)}
      {...draggableTo('hand', () => model.tap(target))}
    >
      <span class="visually-hidden">{isLit ? `${name}, ${ui().table.isTarget}` : name}</span>
      <DiscardPile top={top} count={pile.length} />
    </button>
  );
}
