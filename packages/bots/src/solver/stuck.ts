/**
 * How many cards of a hand stay in it when all that can be added to the melds of a table is added, in
 * the best order. Exact: a set takes any card of its value, a colour any of its colour, so such cards
 * are free; the others need the end of a run, which a card or a joker before them may have to open.
 * Runs compete for cards only where one end climbs and another descends through the same value.
 * Exchanging jokers on the table (HOUSE-jokerSwap) is left aside.
 */
import { COLOURS, MAX_VALUE, numberCard } from '@palier/rules';
import { RANGE_MASKS, lowestBit } from './bits.ts';
import { mostThroughEnds, playThroughEnds, type EndGame, type EndPlay } from './run-ends.ts';
import type { TableShape } from './table-shape.ts';
import { jokersIn, type HandTally } from './tally.ts';

const game: EndGame = {
  top: 0,
  ups: new Uint8Array(0),
  downs: new Uint8Array(0),
  held: new Uint8Array(MAX_VALUE + 2),
  bound: new Uint8Array(MAX_VALUE + 2),
  plain: 0,
  ranged: [0, 0, 0, 0],
  plainBound: 0,
  rangedBound: [0, 0, 0, 0],
};

/** How many cards stay, special cards among them. */
export function countStuck(tally: HandTally, shape: TableShape, top: number): number {
  const specials = tally.size - tally.numbers - jokersIn(tally);
  const needy = bindNumbers(tally, shape) + bindJokers(tally, shape);
  if (needy === 0 || shape.ends === 0) return specials + needy;
  game.top = top;
  game.ups = shape.ups;
  game.downs = shape.downs;
  return specials + needy - mostThroughEnds(game);
}

/** What the ends of runs do with the cards that need them, value by value. */
export function playEnds(tally: HandTally, shape: TableShape, top: number): EndPlay {
  bindNumbers(tally, shape);
  bindJokers(tally, shape);
  game.top = top;
  game.ups = shape.ups;
  game.downs = shape.downs;
  return playThroughEnds(game);
}

/** Counts the number cards that need a run's end, by value, and all of them. */
function bindNumbers(tally: HandTally, { sets, colours }: TableShape): number {
  const { held, bound } = game;
  held.fill(0);
  bound.fill(0);
  let sum = 0;
  for (let rest = tally.planes[1]!; rest !== 0; rest &= rest - 1) {
    const value = lowestBit(rest);
    const count = tally.values[value]!;
    held[value] = count;
    if ((sets & (1 << value)) !== 0) continue;
    let free = 0;
    for (let some = colours; some !== 0; some &= some - 1) {
      free += tally.cards[numberCard(COLOURS[lowestBit(some)]!, value)]!;
    }
    bound[value] = count - free;
    sum += count - free;
  }
  return sum;
}

/** The same for jokers: one is free where a colour or a set that it can stand in lies. */
function bindJokers({ jokers }: HandTally, { sets, colours }: TableShape): number {
  game.plain = jokers[0]!;
  game.plainBound = colours === 0 && sets === 0 ? 1 : 0;
  let sum = game.plain * game.plainBound;
  for (let range = 0; range < 3; range++) {
    const isFree = colours !== 0 || (sets & RANGE_MASKS[range]!) !== 0;
    game.ranged[range] = jokers[range + 1]!;
    game.rangedBound[range] = isFree ? 0 : 1;
    if (!isFree) sum += jokers[range + 1]!;
  }
  return sum;
}
