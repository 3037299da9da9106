/** Whether a state that somebody has composed contradicts itself or its edition. */
import { cardOf, HOLD, isSpecial, makeCard, PASS, TAKE, UNKNOWN, type Card } from './cards.ts';
import { at, fault, type Fault } from './faults.ts';
import type { WrittenMeld } from './documents.ts';
import type { PositionDocument } from './position-document.ts';
import { impliedWinners } from './position-parts.ts';
import {
  choosesBonus,
  idleLimit,
  isFinished,
  keepersOf,
  keepLimit,
  MOST_BARREN_ROUNDS,
  offerSize,
  winsByLaying,
} from './round.ts';
import { ladderOfSeat } from './setup.ts';
import type { SecretChoices, State, Step } from './state.ts';
import { canDraw } from './stock.ts';

type Place = readonly [card: Card, path: string];

/** Every card that lies somewhere, with its place in the document that was read, if there was one. */
function* placesOf(state: State, document?: PositionDocument): Generator<Place, undefined> {
  const { table, hands, stock } = state;
  for (const [seat, hand] of hands.entries()) {
    for (const [index, card] of hand.entries()) yield [card, at(at('hands', seat), index)];
  }
  for (const [seat, pile] of table.discards.entries()) {
    for (const [index, card] of pile.entries()) yield [card, at(at('discards', seat), index)];
  }
  const down = stock.slice(stock.length - table.stock);
  for (const [index, card] of [...down, ...table.faceUp].entries()) {
    yield [card, at('stock', index)];
  }
  for (const [seat, melds] of (document?.melds ?? table.melds).entries()) {
    for (const [place, meld] of melds.entries())
      yield* meldPlaces(meld, at(at('melds', seat), place));
  }
  for (const [index] of table.skipped.entries()) yield [PASS, at('skipped', index)];
  for (const [index] of table.held.entries()) yield [HOLD, at('held', index)];
}

/** Bare cards stand in the meld's own place, those of a meld with its kind in its `cards`. */
function* meldPlaces({ kind, cards }: WrittenMeld, path: string): Generator<Place, undefined> {
  const listPath = kind === undefined ? path : at(path, 'cards');
  for (const [index, placed] of cards.entries()) yield [cardOf(placed), at(listPath, index)];
}

export function namedCards(state: State): readonly Card[] {
  return Array.from(placesOf(state), ([card]) => card);
}

/** The state itself, or the first thing that is wrong with it. */
export function checkPosition(state: State, document?: PositionDocument): State | Fault {
  return (
    checkCards(state, document) ??
    checkTaken(state) ??
    checkLevels(state) ??
    checkCounters(state) ??
    checkTurn(state) ??
    checkMembers(state, document) ??
    checkDecisions(state) ??
    checkCanGoOn(state) ??
    state
  );
}

function checkCards(state: State, document?: PositionDocument): Fault | undefined {
  const { copies } = state.table.setup;
  const named = new Map<Card, number>();
  const places = [...placesOf(state, document)];
  const { taken } = state.table;
  const extra: readonly Place[] = taken === undefined ? [] : [[taken, 'taken']];
  for (const [card, path] of [...places, ...extra]) {
    if (card === UNKNOWN || copies[card] === 0) {
      return fault('card-not-in-deck', path, { card: makeCard(card) });
    }
  }
  for (const [card, path] of places) {
    const count = (named.get(card) ?? 0) + 1;
    const most = copies[card]!;
    if (count > most) return fault('card-too-often', path, { card: makeCard(card), count, most });
    named.set(card, count);
  }
  // A Hold card lies in front of its player; the other specials go under the stock.
  const odd = state.table.faceUp.findIndex((card) => !isSpecial(card) || card === HOLD);
  if (odd === -1) return undefined;
  return fault('face-up-card-not-allowed', at('stock', state.table.stock + odd), {
    card: makeCard(state.table.faceUp[odd]!),
  });
}

/** A card taken in this turn is still in hand, or has been laid, added or played since. */
function checkTaken({ table, hands }: State): Fault | undefined {
  const { taken, turn, melds, step } = table;
  if (taken === undefined) return undefined;
  const isThere =
    hands[turn - 1]!.includes(taken) ||
    melds.flat().some((meld) => meld.cards.some((placed) => cardOf(placed) === taken)) ||
    (taken === TAKE && step !== 'play');
  return isThere ? undefined : fault('not-in-hand', 'taken', { card: makeCard(taken), seat: turn });
}

function checkLevels({ table }: State): Fault | undefined {
  const finished = table.left.findIndex((left, index) => isFinished(table.setup, index + 1, left));
  if (table.step !== 'over' && finished !== -1) {
    return fault('finished-before-the-end', at('levels', finished), { seat: finished + 1 });
  }
  // Once the round is over the level laid is no longer among those left.
  if (table.step === 'keep' || table.step === 'over') return undefined;
  // WIN-1: whoever has laid the last level has won already.
  const winner = table.laid.findIndex(
    (level, index) => level !== undefined && winsByLaying(table, index + 1, level),
  );
  if (winner !== -1) {
    return fault('finished-before-the-end', at('melds', winner), { seat: winner + 1 });
  }
  for (const [index, level] of table.laid.entries()) {
    const left = table.left[index]!;
    const isOpen = ladderOfSeat(table.setup, index + 1).mode === 'open';
    if (level === undefined || (isOpen ? left : left.slice(0, 1)).includes(level)) continue;
    return fault('not-laid', at('laid', index), { seat: index + 1 });
  }
  return undefined;
}

function checkCounters({ table }: State): Fault | undefined {
  const { round, idle, barren } = table;
  if (round < 1) return fault('out-of-range', 'round', { value: round, min: 1, max: 1_000_000 });
  const mostIdle = idleLimit(table);
  const isRoundOver = table.step === 'keep' || table.step === 'over' || table.step === 'drop';
  if (idle > mostIdle || (idle === mostIdle && !isRoundOver)) {
    return fault('out-of-range', 'idle', { value: idle, min: 0, max: mostIdle - 1 });
  }
  const mostBarren = MOST_BARREN_ROUNDS - (table.step === 'over' ? 0 : 1);
  if (barren <= mostBarren) return undefined;
  return fault('out-of-range', 'barren', { value: barren, min: 0, max: mostBarren });
}

function checkTurn({ table }: State): Fault | undefined {
  const { step, turn, skipped } = table;
  const hasTurn = step !== 'keep' && step !== 'over';
  if (!hasTurn || !skipped.includes(turn)) return undefined;
  return fault('turn-on-skipped-seat', 'turn', { seat: turn });
}

/** At which steps a member says something. */
const STEPS_OF_MEMBER = {
  pending: ['keep', 'offer'],
  laidNow: ['play', 'offer', 'pick'],
  taken: ['play', 'offer', 'pick'],
  offers: ['offer', 'pick'],
  kept: ['keep'],
  winners: ['over'],
} as const satisfies { readonly [Member in keyof PositionDocument]?: readonly Step[] };

function checkMembers({ table }: State, document: PositionDocument | undefined): Fault | undefined {
  if (document === undefined) return undefined;
  const members = Object.keys(STEPS_OF_MEMBER) as (keyof typeof STEPS_OF_MEMBER)[];
  for (const member of members) {
    const steps: readonly Step[] = STEPS_OF_MEMBER[member];
    if (document[member] === undefined || steps.includes(table.step)) continue;
    return fault('not-at-this-step', member, { member, step: table.step });
  }
  if (!table.laidNow || table.laid[table.turn - 1] !== undefined) return undefined;
  return fault('not-laid', 'laidNow', { seat: table.turn });
}

function checkDecisions(state: State): Fault | undefined {
  const { table } = state;
  switch (table.step) {
    case 'keep':
      return checkKeeping(state);
    case 'offer':
      return checkTakeInDeck(state) ?? checkOffering(state);
    case 'pick':
      return checkTakeInDeck(state) ?? checkPicking(state);
    case 'drop':
      if (state.hands[table.turn - 1]!.length === 0 && choosesBonus(table, table.turn)) {
        return undefined;
      }
      return fault('not-entitled', 'step', { seat: table.turn });
    case 'over':
      return checkWinners(state);
    default:
      return undefined;
  }
}

/** WIN-1, WIN-2: those who have finished; STOCK-5: where nobody has, those on the highest level. */
function checkWinners({ table }: State): Fault | undefined {
  const { winners, left, step, barren, setup } = table;
  if (winners.length === 0) {
    return fault('needed-at-this-step', 'winners', { member: 'winners', step });
  }
  const finished = left.flatMap((levels, index) =>
    isFinished(setup, index + 1, levels) ? [index + 1] : [],
  );
  if (finished.length > 1 && setup.rules.winOnLaying === 'yes') {
    return fault('finished-before-the-end', at('levels', finished[1]! - 1), { seat: finished[1]! });
  }
  if (finished.length === 0 && barren < MOST_BARREN_ROUNDS) {
    const most = MOST_BARREN_ROUNDS;
    return fault('out-of-range', 'barren', { value: barren, min: most, max: most });
  }
  const entitled = impliedWinners(table);
  const odd = winners.findIndex((seat) => !entitled.includes(seat));
  if (odd === -1) return undefined;
  return fault('not-entitled', at('winners', odd), { seat: winners[odd]! });
}

function checkKeeping({ table, hands, kept }: State): Fault | undefined {
  if (table.pending.length === 0) return fault('nobody-decides', 'pending', { step: table.step });
  for (const seat of table.pending) {
    if (keepLimit(table, seat) === 0 || hands[seat - 1]!.length === 0) {
      return fault('not-entitled', 'pending', { seat });
    }
  }
  for (const [index, cards] of kept.entries()) {
    const seat = index + 1;
    const path = at('kept', index);
    if (cards === undefined) {
      if (!keepersOf(table).includes(seat) || table.pending.includes(seat)) continue;
      return fault('needed-at-this-step', path, { member: 'kept', step: table.step });
    }
    const most = keepLimit(table, seat);
    if (!keepersOf(table).includes(seat) || table.pending.includes(seat)) {
      return fault('not-entitled', path, { seat });
    }
    if (cards.length > most) return fault('too-many-kept', path, { seat, most });
  }
  return checkInHands(kept, hands, 'kept');
}

function checkTakeInDeck({ table }: State): Fault | undefined {
  if (table.setup.copies[TAKE]! > 0) return undefined;
  return fault('card-not-in-deck', 'step', { card: makeCard(TAKE) });
}

function checkOffering({ table, hands, offered }: State): Fault | undefined {
  if (table.pending.length === 0) return fault('nobody-decides', 'pending', { step: table.step });
  for (const seat of table.pending) {
    if (seat === table.turn || table.counts[seat - 1] === 0) {
      return fault('not-entitled', 'pending', { seat });
    }
  }
  for (const [index, cards] of offered.entries()) {
    const seat = index + 1;
    const isDue = seat !== table.turn && table.counts[index]! > 0;
    const isPending = table.pending.includes(seat);
    const path = at('offers', index);
    if (cards === undefined) {
      if (isDue && !isPending) {
        return fault('needed-at-this-step', path, { member: 'offers', step: table.step });
      }
      continue;
    }
    if (!isDue || isPending) return fault('not-entitled', path, { seat });
    const count = offerSize(table, seat);
    if (cards.length !== count) return fault('wrong-offer', path, { seat, count });
  }
  return checkInHands(offered, hands, 'offers');
}

function checkPicking({ table, hands }: State): Fault | undefined {
  const { offers } = table;
  if (offers === undefined) {
    return fault('needed-at-this-step', 'offers', { member: 'offers', step: table.step });
  }
  for (const [index, cards] of offers.entries()) {
    const seat = index + 1;
    const count = seat === table.turn ? 0 : offerSize(table, seat);
    if (cards.length !== count) return fault('wrong-offer', at('offers', index), { seat, count });
  }
  if (offers.every((cards) => cards.length === 0)) {
    return fault('nothing-to-offer', 'offers', { seat: table.turn });
  }
  return checkInHands(offers, hands, 'offers');
}

function checkInHands(
  choices: SecretChoices,
  hands: State['hands'],
  member: string,
): Fault | undefined {
  for (const [index, cards] of choices.entries()) {
    const rest = hands[index]!.slice();
    for (const [place, card] of (cards ?? []).entries()) {
      const found = rest.indexOf(card);
      if (found === -1) {
        const path = at(at(member, index), place);
        return fault('not-in-hand', path, { card: makeCard(card), seat: index + 1 });
      }
      rest.splice(found, 1);
    }
  }
  return undefined;
}

/** Nobody is left without a move: such a round would have ended already. */
function checkCanGoOn({ table, hands }: State): Fault | undefined {
  const { step, turn } = table;
  if (step === 'draw' && !canDraw(table, turn))
    return fault('nothing-to-draw', 'stock', { seat: turn });
  if (step === 'play' && hands[turn - 1]!.length === 0) {
    return fault('nothing-to-play', at('hands', turn - 1), { seat: turn });
  }
  return undefined;
}
