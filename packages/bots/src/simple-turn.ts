/** After the draw: lays when it can, adds what it can, and ends the turn with what helps least. */
import {
  assert,
  cardValue,
  checkAt,
  firstLaying,
  HOLD,
  isJoker,
  isNumber,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  layCommand,
  levelOf,
  MOST_SWAPPED,
  nextSeat,
  PASS,
  placedValue,
  SWAP,
  TAKE,
  waysOn,
  type Card,
  type Command,
  type Meld,
  type Placed,
  type Standpoint,
  type Seat,
} from '@palier/rules';
import { WORTH_OF_SERVING, byWorth, hasLaid } from './worth.ts';

export function playTurn(at: Standpoint): Command {
  const growth = hasLaid(at) ? (exchange(at) ?? add(at)) : lay(at);
  return growth ?? endTurn(at);
}

function isLegal(at: Standpoint, command: Command): boolean {
  return checkAt(at, command) === undefined;
}

/** The level, on an open ladder the highest that can be laid: the low ones come more easily. */
function lay(at: Standpoint): Command | undefined {
  const { table, seat, hand } = at;
  const { setup } = table;
  const { levels } = ladderOfSeat(setup, seat);
  for (const level of layableLevels(table, seat).toReversed()) {
    const laying = firstLaying(hand, levels[level - 1]!, setup);
    if (laying === undefined) continue;
    const command = layCommand(table, seat, { level, laying });
    // END-1: a laying may not take the last card. Every laying of a level has the same size.
    if (isLegal(at, command)) return command;
  }
  return undefined;
}

/** HOUSE-jokerSwap: a joker for a number card is always a good bargain. */
function exchange(at: Standpoint): Command | undefined {
  const { table, hand } = at;
  if (table.setup.rules.jokerSwap === 'no') return undefined;
  for (const [index, melds] of table.melds.entries()) {
    for (const place of melds.keys()) {
      for (const card of hand) {
        if (!isNumber(card)) continue;
        const command: Command = { t: 'exchangeJoker', card, to: index + 1, meld: place + 1 };
        if (isLegal(at, command)) return command;
      }
    }
  }
  return undefined;
}

/** Number cards first: a joker fits as long as anything does. */
function add(at: Standpoint): Command | undefined {
  return addOneOf(at, isNumber) ?? addOneOf(at, isJoker);
}

function addOneOf(at: Standpoint, isWanted: (card: Card) => boolean): Command | undefined {
  const { table, hand } = at;
  for (const card of hand) {
    if (!isWanted(card)) continue;
    for (const [index, melds] of table.melds.entries()) {
      for (const [place, meld] of melds.entries()) {
        const ways = waysOn(meld, card, table.setup.top);
        if (ways.length === 0) continue;
        const way = ways.find((candidate) => leadsOn(hand, meld, candidate)) ?? ways[0]!;
        const command: Command = { t: 'addCard', card: way, to: index + 1, meld: place + 1 };
        if (isLegal(at, command)) return command;
      }
    }
  }
  return undefined;
}

/** Whether a card of the hand would follow on a card put at this end of a run. */
function leadsOn(hand: readonly Card[], meld: Meld, placed: Placed): boolean {
  if (meld.kind !== 'run') return false;
  const value = placedValue(placed)!;
  const next = value < placedValue(meld.cards[0]!)! ? value - 1 : value + 1;
  return hand.some((card) => isNumber(card) && cardValue(card) === next);
}

function endTurn(at: Standpoint): Command {
  // END-1, PASS-4, MASTER-2: the last card of all is a discard, whatever it is.
  const special = at.hand.length === 1 ? undefined : playSpecial(at);
  return special ?? discardLeast(at);
}

/** A special card does nothing in a hand: it is played as soon as its effect is welcome. */
function playSpecial(at: Standpoint): Command | undefined {
  if (!at.hand.some(isSpecial)) return undefined;
  return take(at) ?? swap(at) ?? pass(at) ?? hold(at);
}

/** MASTER-3: one more card is welcome until the level is down. */
function take(at: Standpoint): Command | undefined {
  const command: Command = { t: 'playTake' };
  if (!at.hand.includes(TAKE) || hasLaid(at) || !isLegal(at, command)) return undefined;
  return command;
}

/** MASTER-4: up to three cards that serve nothing, as long as others come for them. */
function swap(at: Standpoint): Command | undefined {
  const { table, hand } = at;
  if (!hand.includes(SWAP)) return undefined;
  const stock = hasLaid(at) ? MOST_SWAPPED : table.stock;
  const most = Math.min(MOST_SWAPPED, stock, hand.length - 2);
  const cards = byWorth(at)
    .filter(({ card, worth }) => worth < WORTH_OF_SERVING && !isSpecial(card))
    .slice(0, Math.max(0, most))
    .map(({ card }) => card);
  const command: Command = { t: 'playSwap', cards };
  return isLegal(at, command) ? command : undefined;
}

/** PASS-1: on the opponent who is nearest to going out, or else stands highest. */
function pass(at: Standpoint): Command | undefined {
  const { table, seat, hand } = at;
  if (!hand.includes(PASS)) return undefined;
  const { players } = table.setup;
  let best: Command | undefined;
  let most = -1;
  for (let on = nextSeat(seat, players); on !== seat; on = nextSeat(on, players)) {
    const command: Command = { t: 'playPass', on };
    const threat = threatOf(at, on);
    if (threat <= most || !isLegal(at, command)) continue;
    most = threat;
    best = command;
  }
  return best;
}

function threatOf({ table }: Standpoint, seat: Seat): number {
  const level = levelOf(table, seat);
  if (table.laid[seat - 1] === undefined) return level;
  return level + 1000 - 10 * Math.min(90, table.counts[seat - 1]!);
}

/** MASTER-5: of use to a player who may end the round without having laid. */
function hold(at: Standpoint): Command | undefined {
  const { table, seat, hand } = at;
  if (!hand.includes(HOLD) || hasLaid(at) || table.held.includes(seat)) return undefined;
  return { t: 'playHold' };
}

function discardLeast(at: Standpoint): Command {
  const least = byWorth(at)
    .map(({ card }): Command => ({ t: 'discard', card }))
    .find((command) => isLegal(at, command));
  assert(least !== undefined, 'some card can always be discarded');
  return least;
}
