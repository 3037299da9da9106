/** The table of a replay: a place for each seat with its hand, its combinations and its pile; and the news. */
import {
  UNKNOWN,
  deciders,
  ladderOfSeat,
  levelOf,
  makePlaced,
  type Meld,
  type Seat,
  type Table,
} from '@palier/rules';
import type { Spot } from '@palier/table/seat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFan } from '../board/cards.tsx';
import { SeatMelds } from '../board/melds.tsx';
import { Stock } from '../board/piles.tsx';
import { SeatView, type Drawn } from '../board/seat.tsx';
import type { Mark } from '../board/spot.ts';
import { words } from '../state/words.ts';
import { drawnNames } from '../table/naming.ts';
import { keepInSight } from './replay-log.tsx';
import { marksOf, sortedHand, type ReplayMarks } from './replay-marks.ts';
import { namingIn, type Watching } from './replay-state.ts';

type Props = { readonly watching: Watching };

export function ReplayTable({ watching }: Props) {
  const drawn = drawnAt(watching);
  const { event } = watching.scene.value;
  const element = useRef<HTMLDivElement>(null);
  // Whoever did something last: that is where to look.
  const actor = event !== undefined && 'seat' in event ? event.seat : undefined;
  useLayoutEffect(() => {
    const seat = element.current?.querySelector(`[data-seat="${actor}"]`);
    if (actor !== undefined && seat instanceof HTMLElement) {
      keepInSight(seat, seat.closest('.replay-felt'), () => 8);
    }
  }, [actor]);
  return (
    <div ref={element} class="replay-seats" data-count={drawn.faces.length}>
      {drawn.faces.map((_, index) => (
        <ReplaySeat key={index} watching={watching} drawn={drawn} seat={index + 1} />
      ))}
    </div>
  );
}

function drawnAt({ scene, seats, naming }: Watching): Drawn {
  const { table } = scene.value;
  const { viewer, names } = naming.value;
  const marks = marksOf(scene.value);
  const due = deciders(table);
  const say = words('replay').table;
  const called = drawnNames({
    table,
    names,
    own: viewer === 'spectator' ? undefined : viewer,
    moreOf: (seat) => (due.includes(seat) ? [say.turn(seat, naming.value)] : []),
  });
  return {
    table,
    faces: seats,
    names: { ...called, level: (seat) => factsOf(table, seat).join(' · ') },
    markOf: (spot) => markOf(marks, spot),
  };
}

function markOf(marks: ReplayMarks, spot: Spot): Mark | undefined {
  const isFresh =
    spot.t === 'stock' ? marks.isStock : spot.t === 'pile' && marks.pile === spot.seat;
  return isFresh ? 'fresh' : undefined;
}

/** The level, and what else is to be known: dealer, skipped, held. */
function factsOf(table: Table, seat: Seat): readonly string[] {
  const say = words('replay').table;
  return [
    ladderStanding(table, seat),
    ...(table.dealer === seat ? [say.dealer] : []),
    ...(table.skipped.includes(seat) ? [say.skipped] : []),
    ...(table.held.includes(seat) ? [say.held] : []),
  ];
}

/** The level being played, or what is left of an open ladder. */
export function ladderStanding(table: Table, seat: Seat): string {
  const say = words('replay').table;
  const { mode, levels } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const level = levels[(left[0] ?? 0) - 1];
  if (level === undefined) return say.done;
  return mode === 'open'
    ? say.left(left)
    : say.level(levelOf(table, seat), words('game').level(level), table.setup.edition);
}

type ReplaySeatProps = Props & { readonly drawn: Drawn; readonly seat: Seat };

function ReplaySeat({ watching, drawn, seat }: ReplaySeatProps) {
  const { scene, naming } = watching;
  const { table, hands } = scene.value;
  const hand = hands[seat - 1]!;
  const marks = marksOf(scene.value);
  const cards = sortedHand(hand, marks.hand?.seat === seat ? marks.hand.cards : []);
  const label = words('replay').table.hand(seat, hand.length, naming.value);
  const offer = table.offers?.[seat - 1] ?? [];
  return (
    <SeatView {...drawn} seat={seat} isDue={deciders(table).includes(seat)}>
      {hand.length > 0 && !hand.includes(UNKNOWN) && (
        <CardFan
          says={`${label}: ${words('game').cards(cards.map(({ card }) => card))}`}
          cards={cards.map(({ card, isFresh }) => ({ card, mark: isFresh ? 'fresh' : undefined }))}
        />
      )}
      {/* What the seat lays open for a Take card. */}
      {offer.length > 0 && (
        <CardFan says={words('game').cards(offer)} cards={offer.map((card) => ({ card }))} />
      )}
      {table.melds[seat - 1]!.length > 0 && (
        <div class="meld-group">
          <SeatMelds
            {...drawn}
            seat={seat}
            freshIn={(meld, number) => freshIn(meld, number, { marks, seat })}
          />
        </div>
      )}
    </SeatView>
  );
}

function freshIn(
  meld: Meld,
  number: number,
  { marks, seat }: { readonly marks: ReplayMarks; readonly seat: Seat },
): readonly number[] {
  const touched = marks.melds;
  if (touched?.seat !== seat) return [];
  if (touched.meld === 'all') return meld.cards.map((_, place) => place);
  if (touched.meld !== number || touched.card === undefined) return [];
  const name = makePlaced(touched.card);
  const place = meld.cards.findLastIndex((card) => makePlaced(card) === name);
  return place === -1 ? [] : [place];
}

/** What just happened, and the stock beside it. */
export function ReplayNews({ watching }: Props) {
  const { scene, replay, at, round } = watching;
  const say = words('replay');
  const { table, event } = scene.value;
  const number = replay.rounds[round.value]?.round ?? table.round;
  return (
    <section class="row nowrap roomy replay-news">
      <Stock {...drawnAt(watching)} />
      <div class="grow">
        <p class="soft tiny numbers">{say.place(at.value + 1, replay.steps.length, number)}</p>
        <p class="replay-sentence" role="status">
          {event === undefined
            ? say.start
            : words('game').event(event, namingIn(watching, at.value))}
        </p>
      </div>
    </section>
  );
}
