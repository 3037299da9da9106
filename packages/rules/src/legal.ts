/**
 * Every legal command of a seat, lazily: layings can be many. Made from the table and the seat's own
 * hand alone; `check` accepts each of them and nothing that is not among them but for its spelling.
 */
import { PASS, SWAP, isNumber, type Card } from './cards.ts';
import { checkAt, MOST_SWAPPED, type Standpoint } from './check.ts';
import type { AddCard, Command, LayLevel } from './commands.ts';
import { layings, type Laying } from './layings.ts';
import { takes, waysOn } from './melds.ts';
import { droppable, keepLimit, layableLevels, offerSize } from './round.ts';
import { ladderOfSeat } from './setup.ts';
import { ALONE_COMMANDS, PLAYED_ALONE } from './specials.ts';
import { deciders, type Seat, type Table, type View } from './state.ts';

export function* legalMoves(view: View): Generator<Command, undefined> {
  yield* layingMoves(view);
  yield* otherMoves(view);
}

function* layingMoves(view: View): Generator<LayLevel, undefined> {
  const at = standpointOf(view);
  if (at === undefined || at.table.step !== 'play') return;
  for (const command of layingCommands(at)) {
    if (checkAt(at, command) === undefined) yield command;
  }
}

/** The legal moves but for layings, which can be thousands. */
export function* otherMoves(view: View): Generator<Command, undefined> {
  const at = standpointOf(view);
  if (at === undefined) return;
  for (const command of candidates(at)) {
    if (checkAt(at, command) === undefined) yield command;
  }
}

/** Where the viewer stands, if it is one who must decide. */
function standpointOf({ table, viewer, hand }: View): Standpoint | undefined {
  if (viewer === 'spectator' || !deciders(table).includes(viewer)) return undefined;
  return { table, seat: viewer, hand };
}

function* candidates(at: Standpoint): Generator<Command, undefined> {
  const { table, seat, hand } = at;
  switch (table.step) {
    case 'draw':
      yield { t: 'drawCard' };
      for (let from = 1; from <= table.setup.players; from++) yield { t: 'takeCard', from };
      return;
    case 'play':
      yield* addingCommands(at);
      yield* turnEnds(at);
      return;
    case 'drop':
      for (const level of droppable(table, seat)) yield { t: 'dropPalier', level };
      return;
    case 'keep':
      for (const cards of choices(hand, 0, keepLimit(table, seat))) yield { t: 'keepCards', cards };
      return;
    case 'offer': {
      const size = offerSize(table, seat);
      for (const cards of choices(hand, size, size)) yield { t: 'offerCards', cards };
      return;
    }
    case 'pick':
      for (const [index, offer] of table.offers!.entries()) {
        for (const card of new Set(offer)) yield { t: 'pickCard', from: index + 1, card };
      }
      return;
    case 'over':
  }
}

function* layingCommands({ table, seat, hand }: Standpoint): Generator<LayLevel, undefined> {
  if (table.laid[seat - 1] !== undefined) return;
  const { levels } = ladderOfSeat(table.setup, seat);
  for (const level of layableLevels(table, seat)) {
    for (const laying of layings(hand, levels[level - 1]!, table.setup)) {
      yield layCommand(table, seat, { level, laying });
    }
  }
}

/** A laying as a command; the level is named where the ladder leaves a choice. */
export function layCommand(
  table: Table,
  seat: Seat,
  { level, laying }: { readonly level: number; readonly laying: Laying },
): LayLevel {
  const melds = laying.map((meld) => meld.cards);
  const isOpen = ladderOfSeat(table.setup, seat).mode === 'open';
  return isOpen ? { t: 'layLevel', level, melds } : { t: 'layLevel', melds };
}

function* addingCommands({ table, seat, hand }: Standpoint): Generator<Command, undefined> {
  if (table.laid[seat - 1] === undefined) return;
  for (const card of new Set(hand)) {
    for (const [index, melds] of table.melds.entries()) {
      for (const [place, meld] of melds.entries()) {
        const target = { to: index + 1, meld: place + 1 };
        for (const way of waysOn(meld, card, table.setup.top)) {
          yield { t: 'addCard', card: way, ...target };
        }
        if (table.setup.rules.jokerSwap === 'yes' && isNumber(card)) {
          yield { t: 'exchangeJoker', card, ...target };
        }
      }
    }
  }
}

/** Some card that can be added now, or undefined: for players who add whenever they can. */
export function firstAddition(at: Standpoint): AddCard | undefined {
  const { table, seat, hand } = at;
  if (table.laid[seat - 1] === undefined) return undefined;
  for (const card of hand) {
    for (let to = 1; to <= table.melds.length; to++) {
      const melds = table.melds[to - 1]!;
      for (let meld = 1; meld <= melds.length; meld++) {
        if (!takes(melds[meld - 1]!, card, table.setup.top)) continue;
        const way = waysOn(melds[meld - 1]!, card, table.setup.top)[0]!;
        const command: AddCard = { t: 'addCard', card: way, to, meld };
        return checkAt(at, command) === undefined ? command : undefined;
      }
    }
  }
  return undefined;
}

function* turnEnds({ table, hand }: Standpoint): Generator<Command, undefined> {
  for (const card of new Set(hand)) yield { t: 'discard', card };
  if (hand.includes(PASS)) {
    for (let on = 1; on <= table.setup.players; on++) yield { t: 'playPass', on };
  }
  for (const command of ALONE_COMMANDS) {
    if (hand.includes(PLAYED_ALONE[command.t].card)) yield command;
  }
  const place = hand.indexOf(SWAP);
  if (place === -1) return;
  for (const cards of choices(hand.toSpliced(place, 1), 0, MOST_SWAPPED)) {
    yield { t: 'playSwap', cards };
  }
}

/** Every distinct choice of some cards out of a hand, the small ones first. */
export function* choices(
  hand: readonly Card[],
  least: number,
  most: number,
): Generator<readonly Card[], undefined> {
  const sorted = hand.toSorted((a, b) => a - b);
  for (let size = least; size <= Math.min(most, sorted.length); size++) {
    yield* choicesOf(sorted, size, []);
  }
}

function* choicesOf(
  sorted: readonly Card[],
  size: number,
  chosen: readonly Card[],
): Generator<readonly Card[], undefined> {
  if (size === 0) {
    yield chosen;
    return;
  }
  for (let i = 0; i + size <= sorted.length; i++) {
    // Equal cards are one choice.
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
    yield* choicesOf(sorted.slice(i + 1), size - 1, [...chosen, sorted[i]!]);
  }
}
