/** Choices of a seat that thinks no further than its hand: for play-outs, where each must be quick. */
import {
  assert,
  checkAt,
  droppable,
  HOLD,
  isJoker,
  isNumber,
  MOST_SWAPPED,
  nextSeat,
  offerSize,
  PASS,
  SWAP,
  TAKE,
  unreachable,
  type Card,
  type Command,
  type Level,
  type Standpoint,
} from '@palier/rules';
import { fitsTable, hasLaid } from './outlook.ts';
import type { HandTally } from './solver/index.ts';
import { useOf } from './use.ts';

/** What is asked of a seat besides its turn, within a round. */
export function quickChoice(at: Standpoint, level: Level, tally: HandTally): Command {
  const { table, seat } = at;
  const { step } = table;
  switch (step) {
    case 'offer':
      return {
        t: 'offerCards',
        cards: leastUseful(at, level, tally).slice(0, offerSize(table, seat)),
      };
    case 'pick':
      return pick(at, level, tally);
    case 'drop':
      return { t: 'dropPalier', level: droppable(table, seat).at(-1)! };
    case 'draw':
    case 'play':
    case 'keep':
    case 'over':
      throw new Error(`no quick choice at ${step}`);
    default:
      return unreachable(step);
  }
}

function pick(at: Standpoint, level: Level, tally: HandTally): Command {
  let best: Command | undefined;
  let most = -Infinity;
  for (const [index, offer] of at.table.offers!.entries()) {
    for (const card of offer) {
      const use = useTo(at, level, tally, card);
      if (use <= most) continue;
      most = use;
      best = { t: 'pickCard', from: index + 1, card };
    }
  }
  assert(best !== undefined, 'somebody has offered a card');
  return best;
}

/** More than any number card is of. */
const USE_OF_JOKER = 1000;

function useTo(at: Standpoint, level: Level, tally: HandTally, card: Card): number {
  if (isJoker(card)) return USE_OF_JOKER;
  if (!isNumber(card)) return -1;
  return hasLaid(at) ? (fitsTable(at.table, card) ? 1 : 0) : useOf(tally, level, card);
}

function leastUseful(at: Standpoint, level: Level, tally: HandTally): readonly Card[] {
  return at.hand
    .map((card) => ({ card, use: useTo(at, level, tally, card) }))
    .sort((a, b) => a.use - b.use)
    .map(({ card }) => card);
}

/** A special card is played as soon as it can do something. */
export function quickSpecial(at: Standpoint, level: Level, tally: HandTally): Command | undefined {
  const { table, seat, hand } = at;
  if (hand.includes(PASS)) {
    const pass = quickPass(at);
    if (pass !== undefined) return pass;
  }
  if (hasLaid(at)) return undefined;
  const take: Command = { t: 'playTake' };
  if (hand.includes(TAKE) && checkAt(at, take) === undefined) return take;
  if (hand.includes(HOLD) && !table.held.includes(seat)) return { t: 'playHold' };
  if (!hand.includes(SWAP)) return undefined;
  const most = Math.min(MOST_SWAPPED, table.stock, hand.length - 2);
  const cards = leastUseful(at, level, tally).filter(isNumber).slice(0, Math.max(0, most));
  const swap: Command = { t: 'playSwap', cards };
  return checkAt(at, swap) === undefined ? swap : undefined;
}

/** Added for a seat that has not laid, so that it comes after every seat that has: no hand is as large. */
const NOT_SOON = 100;

/** On who has laid and holds fewest cards, else on the next. */
function quickPass(at: Standpoint): Command | undefined {
  const { table, seat } = at;
  const { players } = table.setup;
  let best: Command | undefined;
  let least = Infinity;
  for (let on = nextSeat(seat, players); on !== seat; on = nextSeat(on, players)) {
    const command: Command = { t: 'playPass', on };
    const cards = table.laid[on - 1] === undefined ? NOT_SOON : table.counts[on - 1]!;
    if (cards >= least || checkAt(at, command) !== undefined) continue;
    least = cards;
    best = command;
  }
  return best;
}
