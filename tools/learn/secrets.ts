/**
 * What the critic is told beside what the player knows. It judges how a game goes while learning and
 * never plays, so it may see every hand and the stock: the luck of the cards is then no part of what a
 * move is blamed or praised for. And the standing by itself, so that it can be asked between two rounds.
 */
import {
  CARD_CODES,
  JOKER,
  PASS,
  TAKE,
  isJoker,
  ladderOfSeat,
  layableLevels,
  type Card,
  type Seat,
  type State,
  type Table,
} from '@palier/rules';
import {
  assess,
  compileLevel,
  countOuts,
  countStuck,
  distanceOf,
  emptyTally,
  isOut,
  leftAfterLevel,
  makeAssessment,
  refill,
  shapeOf,
  unseenFrom,
  type TableShape,
  type Unseen,
} from '../../packages/bots/src/solver/index.ts';
import { fitsTable } from '../../packages/bots/src/outlook.ts';
import { chanceToWin, levelsToGo } from '../../packages/bots/src/standing.ts';

const MOST_PLAYERS = 6;
/** To how many levels each number is told apart (`inputs/state.ts`). */
const LEVELS_TOLD = 8;
const SEAT_INPUTS = 3 + LEVELS_TOLD;
const STANDING_INPUTS = 13 + MOST_PLAYERS * SEAT_INPUTS;
const HAND_INPUTS = 9;
const STOCK_CARDS = 10;
const STOCK_INPUTS = 4;

export const SECRET_INPUTS =
  STANDING_INPUTS + (MOST_PLAYERS - 1) * HAND_INPUTS + STOCK_CARDS * STOCK_INPUTS;

const tally = emptyTally();
const sight = makeAssessment();

/** Seats in the order of their turns, from this one. */
function inTurn({ setup }: Table, seat: Seat): readonly Seat[] {
  const { players } = setup;
  return Array.from({ length: players }, (_, after) => ((seat - 1 + after) % players) + 1);
}

/** The standing alone: what can be said between two rounds. */
export function standingInputs(table: Table, seat: Seat, isBetween: boolean): Float32Array {
  const into = new Float32Array(SECRET_INPUTS);
  const { setup } = table;
  const { rules, copies, players } = setup;
  const standing = [
    isBetween ? 1 : 0,
    ...Array.from({ length: 5 }, (_, index) => (players === index + 2 ? 1 : 0)),
    chanceToWin(table, seat),
    copies[JOKER]! / 7,
    copies[PASS]! / 4,
    copies[TAKE]! / 3,
    rules.goingOut === 'any' ? 1 : 0,
    rules.winOnLaying === 'yes' ? 1 : 0,
    ladderOfSeat(setup, seat).mode === 'open' ? 1 : 0,
  ];
  into.set(standing);
  for (const [after, other] of inTurn(table, seat).entries()) {
    const toGo = levelsToGo(table, other);
    const { levels } = ladderOfSeat(setup, other);
    const sizes = table.left[other - 1]!.map((level) =>
      levels[level - 1]!.reduce((sum, { size }) => sum + size, 0),
    );
    into.set(
      [
        toGo / 8,
        ...Array.from({ length: LEVELS_TOLD }, (_, index) =>
          Math.min(toGo, LEVELS_TOLD) === index + 1 ? 1 : 0,
        ),
        (sizes[0] ?? 0) / 10,
        sizes.reduce((sum, size) => sum + size, 0) / 60,
      ],
      standing.length + after * SEAT_INPUTS,
    );
  }
  return into;
}

/** The standing, the hands of the others and the cards that come next. */
export function secretInputs(state: State, seat: Seat): Float32Array {
  const { table } = state;
  const into = standingInputs(table, seat, false);
  const stock = state.stock.slice(state.stock.length - table.stock);
  const shape = shapeOf(table.melds, table.setup.top);
  const unseen = unseenIn(stock);
  const serves: ((card: Card) => boolean)[] = [];
  for (const [after, other] of inTurn(table, seat).entries()) {
    const { inputs, isServed } = handInputs(state, other, { shape, unseen });
    serves.push(isServed);
    if (after > 0) into.set(inputs, STANDING_INPUTS + (after - 1) * HAND_INPUTS);
  }
  const from = STANDING_INPUTS + (MOST_PLAYERS - 1) * HAND_INPUTS;
  for (const [index, card] of stock.slice(0, STOCK_CARDS).entries()) {
    into.set(
      [
        serves[0]!(card) ? 1 : 0,
        serves[1]!(card) ? 1 : 0,
        isJoker(card) ? 1 : 0,
        card === PASS ? 1 : 0,
      ],
      from + index * STOCK_INPUTS,
    );
  }
  return into;
}

function unseenIn(cards: readonly Card[]): Unseen {
  const counts = new Uint8Array(CARD_CODES);
  for (const card of cards) counts[card] = counts[card]! + 1;
  return unseenFrom(counts);
}

function handInputs(
  { table, hands }: State,
  seat: Seat,
  { shape, unseen }: { readonly shape: TableShape; readonly unseen: Unseen },
): { readonly inputs: readonly number[]; readonly isServed: (card: Card) => boolean } {
  const hand = hands[seat - 1]!;
  refill(tally, hand);
  const jokers = hand.filter(isJoker).length / 2;
  const passes = hand.filter((card) => card === PASS).length / 2;
  const total = Math.max(1, unseen.total);
  const isDown = table.laid[seat - 1] !== undefined;
  const { levels } = ladderOfSeat(table.setup, seat);
  const plans = isDown
    ? []
    : layableLevels(table, seat).map((level) => compileLevel(levels[level - 1]!, table.setup));
  const [plan] = plans.toSorted((a, b) => distanceOf(tally, a) - distanceOf(tally, b));
  if (plan === undefined) {
    const stuck = countStuck(tally, shape, table.setup.top);
    return {
      inputs: [1, 0, 0, 0, 0, stuck / 4, stuck <= 1 ? 1 : 0, jokers, passes],
      isServed: (card) => fitsTable(table, card),
    };
  }
  assess(tally, plan, sight);
  const { distance } = sight;
  const outs = countOuts(sight, unseen) / total;
  const left = leftAfterLevel(tally, plan, { shape, distance });
  // The sight is filled anew for the next hand.
  const [wanted, jokerOuts] = [sight.outs.slice(), sight.jokerOuts];
  return {
    inputs: [
      1,
      distance / 4,
      distance === 0 ? 1 : 0,
      distance === 1 ? 1 : 0,
      outs,
      left / 4,
      distance === 0 && left <= 1 ? 1 : 0,
      jokers,
      passes,
    ],
    isServed: (card) => isOut({ distance, outs: wanted, jokerOuts }, card),
  };
}
