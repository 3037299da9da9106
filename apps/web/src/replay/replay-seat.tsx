/** One seat in a replay: who, how far, the pile, the hand as far as it is seen, the combinations. */
import {
  UNKNOWN,
  ladderOfSeat,
  levelOf,
  makePlaced,
  type Card,
  type Meld,
  type Seat,
  type Table,
} from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { Naming } from '@palier/text';
import { CardView } from '../board/card.tsx';
import { Face } from '../board/face.tsx';
import { MeldView } from '../board/melds.tsx';
import { DiscardPile } from '../board/piles.tsx';
import { storyWords } from '../state/story-words.ts';
import { words } from '../state/words.ts';
import { sortedHand, type Marks } from './replay-marks.ts';
import { SeatStairs } from '../board/seat.tsx';

export type ReplaySeatProps = {
  readonly seat: Seat;
  readonly info: SeatInfo;
  readonly table: Table;
  /** A card that is not seen is `UNKNOWN`. */
  readonly hand: readonly Card[];
  readonly marks: Marks;
  readonly naming: Naming;
  readonly isDue: boolean;
};

export function ReplaySeat(props: ReplaySeatProps) {
  const { seat, info, table, naming, isDue } = props;
  const hasWon = table.winners.includes(seat);
  return (
    <section
      class="replay-seat"
      data-seat={seat}
      data-due={isDue}
      data-won={hasWon}
      aria-label={storyWords().replay.seat(seat, naming)}
    >
      <div class="replay-who">
        <Face of={info} mood={hasWon ? 'happy' : isDue ? 'thinking' : 'calm'} />
        <div class="replay-person">
          <p class="replay-name">
            <strong>{storyWords().replay.seat(seat, naming)}</strong>
            {isDue && (
              <span class="visually-hidden">, {storyWords().replay.table.turn(seat, naming)}</span>
            )}
          </p>
          <Standing table={table} seat={seat} />
        </div>
        <SeatStairs table={table} seat={seat} />
        <Pile {...props} />
      </div>
      <Facts {...props} />
      <Hand {...props} />
      <Offer {...props} />
      <Melds {...props} />
    </section>
  );
}

type Place = { readonly table: Table; readonly seat: Seat };

function Standing(place: Place) {
  return <p class="replay-level">{standingOf(place)}</p>;
}

/** The level being played, or what is left of an open ladder. */
export function standingOf({ table, seat }: Place): string {
  const say = storyWords().replay.table;
  const { mode, levels } = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const level = levels[(left[0] ?? 0) - 1];
  if (level === undefined) return say.done;
  return mode === 'open' ? say.left(left) : say.level(levelOf(table, seat), words().level(level));
}

/** What else is to be known: dealer, laid, skipped; and how many cards a hidden hand has. */
function Facts({ table, seat, hand }: ReplaySeatProps) {
  const say = storyWords().replay.table;
  const isHidden = hand.includes(UNKNOWN);
  const facts = [
    ...(isHidden || hand.length === 0 ? [say.cards(hand.length)] : []),
    ...(table.dealer === seat ? [say.dealer] : []),
    ...(table.skipped.includes(seat) ? [say.skipped] : []),
    ...(table.held.includes(seat) ? [say.held] : []),
  ];
  const isLaid = table.laid[seat - 1] !== undefined;
  if (facts.length === 0 && !isLaid) return null;
  return (
    <p class="replay-facts">
      {isLaid && <span class="chip chip-good">{say.laid}</span>}
      {facts.map((fact) => (
        <span class="chip" key={fact}>
          {fact}
        </span>
      ))}
    </p>
  );
}

function Pile({ table, seat, marks, naming }: ReplaySeatProps) {
  const say = storyWords().replay.table;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const what = top === undefined ? say.nothing : `${words().card(top)}, ${say.cards(pile.length)}`;
  return (
    <span
      class={marks.pile === seat ? 'replay-pile replay-touched' : 'replay-pile'}
      role="img"
      aria-label={`${say.pile(seat, naming)}: ${what}`}
    >
      <DiscardPile top={top} count={pile.length} />
    </span>
  );
}

function Hand({ seat, hand, marks, naming }: ReplaySeatProps) {
  if (hand.length === 0 || hand.includes(UNKNOWN)) return null;
  const fresh = marks.hand?.seat === seat ? marks.hand.cards : [];
  const cards = sortedHand(hand, fresh);
  const label = storyWords().replay.table.hand(seat, hand.length, naming);
  return (
    <div
      class="replay-hand"
      role="img"
      aria-label={`${label}: ${words().cards(cards.map(({ card }) => card))}`}
    >
      {cards.map(({ card, isFresh }, index) => (
        <span key={index} class={isFresh ? 'replay-card card-fresh' : 'replay-card'}>
          <CardView card={card} />
        </span>
      ))}
    </div>
  );
}

/** What the seat lays open for a Take card. */
function Offer({ table, seat }: ReplaySeatProps) {
  const offer = table.offers?.[seat - 1] ?? [];
  if (offer.length === 0) return null;
  return (
    <div class="replay-hand replay-offer" role="img" aria-label={words().cards(offer)}>
      {offer.map((card, index) => (
        <span key={index} class="replay-card">
          <CardView card={card} />
        </span>
      ))}
    </div>
  );
}

function Melds({ table, seat, marks, naming }: ReplaySeatProps) {
  const melds = table.melds[seat - 1]!;
  if (melds.length === 0) return null;
  return (
    <ul class="replay-melds" aria-label={storyWords().replay.table.melds(seat, naming)}>
      {melds.map((meld, index) => (
        <li key={index}>
          <span class="visually-hidden">{words().cards(meld.cards)}</span>
          <MeldView meld={meld} size="small" fresh={freshIn(meld, index + 1, { marks, seat })} />
        </li>
      ))}
    </ul>
  );
}

function freshIn(
  meld: Meld,
  number: number,
  { marks, seat }: { readonly marks: Marks; readonly seat: Seat },
): readonly number[] {
  const touched = marks.melds;
  if (touched?.seat !== seat) return [];
  if (touched.meld === 'all') return meld.cards.map((_, place) => place);
  if (touched.meld !== number || touched.card === undefined) return [];
  const name = makePlaced(touched.card);
  const place = meld.cards.findLastIndex((card) => makePlaced(card) === name);
  return place === -1 ? [] : [place];
}
