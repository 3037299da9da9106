/**
 * A situation to be judged: as much of a position as matters to whoever asks, who sits on seat 1. What
 * nobody asks about, the other hands and the stock, is filled in when it is judged (`fill.ts`).
 */
import {
  HAND_SIZE,
  assert,
  isFault,
  ladderOfSeat,
  makeCard,
  makePlaced,
  makeSetup,
  makeSetupChoice,
  type Card,
  type Json,
  type Ladder,
  type Meld,
  type Seat,
  type Setup,
  type SetupChoice,
  type State,
  type Table,
} from '@palier/rules';

export type Situation = {
  readonly choice: SetupChoice;
  readonly turn: Seat;
  readonly step: 'draw' | 'play';
  /** The levels still in front of each seat, ascending. */
  readonly left: readonly (readonly number[])[];
  /** The cards of the one who asks. */
  readonly hand: readonly Card[];
  readonly melds: readonly (readonly Meld[])[];
  /** Which level was laid; says something on an open ladder only. */
  readonly laid: readonly (number | undefined)[];
  /** The top of each discard pile. */
  readonly tops: readonly (Card | undefined)[];
  /** Whose turn it is laid in this very turn. */
  readonly laidNow: boolean;
  /** The card taken from a discard pile in this turn. */
  readonly taken: Card | undefined;
  readonly skipped: readonly Seat[];
};

/** Who asks. */
export const ASKER: Seat = 1;

export function situationSetup({ choice }: Pick<Situation, 'choice'>): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a situation has rules that can be played');
  return setup;
}

/** The situation of a state that was read and checked; nothing where no turn is going on. */
export function situationOf({ table, hands }: State): Situation | undefined {
  const { step, setup, discards } = table;
  if (step !== 'draw' && step !== 'play') return undefined;
  return {
    choice: setup.chosen,
    turn: table.turn,
    step,
    left: table.left,
    hand: hands[ASKER - 1]!,
    melds: table.melds,
    laid: table.laid,
    tops: discards.map((pile) => pile.at(-1)),
    laidNow: table.laidNow,
    taken: table.taken,
    skipped: table.skipped,
  };
}

/** As a table to be drawn: what nobody asks about is as it is when the situation is judged. */
export function situationTable(situation: Situation): Table {
  const { turn, step, left, melds, laid, tops, laidNow, taken, skipped, hand } = situation;
  const setup = situationSetup(situation);
  return {
    setup,
    round: 1,
    dealer: setup.players,
    turn,
    step,
    left,
    melds,
    laid,
    laidNow,
    taken,
    skipped,
    counts: melds.map((own, index) =>
      index + 1 === ASKER ? hand.length : othersHand(own.flatMap(({ cards }) => cards).length),
    ),
    discards: tops.map((top) => (top === undefined ? [] : [top])),
    stock: 0,
    faceUp: [],
    held: [],
    pending: [],
    offers: undefined,
    idle: 0,
    barren: 0,
    winners: [],
  };
}

/** How many cards another player is given: as after the deal, less what is laid. */
export function othersHand(laid: number): number {
  return Math.max(1, HAND_SIZE - laid);
}

export type PositionJson = { readonly [member: string]: Json };

/** As a position (docs/CONTRACT.md) with the asker's hand alone. */
export function makeSituation(situation: Situation): PositionJson {
  const { choice, step, turn, laidNow, taken, skipped, melds, laid } = situation;
  const setup = situationSetup(situation);
  const isOpen = (seat: Seat): boolean => ladderOfSeat(setup, seat).mode === 'open';
  const hasLaid = melds.some((list) => list.length > 0);
  const isMine = step === 'play';
  return {
    ...(makeSetupChoice(choice) as PositionJson),
    turn,
    step,
    levels: situation.left.map((left, index) => levelsOf(left, ladderOfSeat(setup, index + 1))),
    hands: [situation.hand.map(makeCard)],
    discards: situation.tops.map((card) => (card === undefined ? [] : [makeCard(card)])),
    ...(hasLaid && {
      melds: melds.map((list) =>
        list.map(({ kind, cards }) => ({ kind, cards: cards.map(makePlaced) })),
      ),
    }),
    ...(laid.some((level, index) => level !== undefined && isOpen(index + 1)) && {
      laid: laid.map((level, index) => (isOpen(index + 1) ? (level ?? null) : null)),
    }),
    ...(isMine && laidNow && { laidNow }),
    ...(isMine && taken !== undefined && { taken: makeCard(taken) }),
    ...(skipped.length > 0 && { skipped }),
  };
}

function levelsOf(left: readonly number[], { mode, levels }: Ladder): Json {
  return mode === 'open' ? left : (left[0] ?? levels.length + 1);
}
