/**
 * From a legal command to what happens: events with every random outcome inside. Each event is folded
 * at once, so that what follows from it is decided on the state it leaves.
 */
import { assert, unreachable } from './assert.ts';
import { PASS, type Card } from './cards.ts';
import type { Chance } from './chance.ts';
import { check } from './check.ts';
import type { Command } from './commands.ts';
import { HAND_SIZE } from './editions.ts';
import type { Event } from './events.ts';
import { emptyState, evolve } from './evolve.ts';
import { readLaying } from './lay.ts';
import { fitOn, jokerFor } from './melds.ts';
import { without } from './lists.ts';
import { isRefusal, type Refusal } from './refusals.ts';
import {
  choosesBonus,
  isBlocked,
  nextDealer,
  outcomeOf,
  winsByLaying,
  type Ending,
} from './round.ts';
import type { Setup } from './setup.ts';
import { nextSeat, topOfStock, type Seat, type State } from './state.ts';
import { canDraw, canRebuild, collected, isUsedUp } from './stock.ts';

export type Played = {
  readonly t: 'played';
  readonly events: readonly Event[];
  readonly state: State;
};

/** What is happening: the state so far and the events that led to it. */
type Draft = { state: State; readonly events: Event[]; readonly chance: Chance };

/** A game from its first deal. */
export function start(setup: Setup, chance: Chance): Played {
  return dealRound(emptyState(setup), firstDealer(setup, chance), chance);
}

/** DEAL-4, HOUSE-firstDealer. */
export function firstDealer(setup: Setup, chance: Chance): Seat {
  return setup.firstDealer ?? 1 + chance.below('dealer', setup.players);
}

/** The next round of a state in which one is about to begin, dealt by a given seat. */
export function dealRound(state: State, dealer: Seat, chance: Chance): Played {
  const draft = draftOf(state, chance);
  deal(draft, dealer);
  return played(draft);
}

/** The events of a legal command, for callers who have asked `check` before. */
export function decide(
  state: State,
  seat: Seat,
  command: Command,
  chance: Chance,
): readonly Event[] {
  const result = play(state, seat, command, chance);
  assert(!isRefusal(result), 'decide was called with a command that check refuses');
  return result.events;
}

/** Checks, decides and folds in one call. */
export function play(state: State, seat: Seat, command: Command, chance: Chance): Played | Refusal {
  const refusal = check(state, seat, command);
  if (refusal !== undefined) return refusal;
  const draft = draftOf(state, chance);
  perform(draft, seat, command);
  return played(draft);
}

function draftOf(state: State, chance: Chance): Draft {
  return { state, events: [], chance };
}

function played(draft: Draft): Played {
  return { t: 'played', events: draft.events, state: draft.state };
}

function emit(draft: Draft, event: Event): void {
  draft.events.push(event);
  draft.state = evolve(draft.state, event);
}

function perform(draft: Draft, seat: Seat, command: Command): void {
  switch (command.t) {
    case 'drawCard':
      return drawCard(draft, seat);
    case 'takeCard':
      return takeCard(draft, seat, command.from);
    case 'layLevel':
      return layLevel(draft, seat, command);
    case 'addCard':
      return addCard(draft, seat, command);
    case 'exchangeJoker':
      return exchangeJoker(draft, seat, command);
    case 'discard':
      return endTurn(draft, { t: 'cardDiscarded', seat, card: command.card });
    case 'playPass':
      return endTurn(draft, lastCardOr(draft, { t: 'passPlayed', seat, on: command.on }));
    case 'playHold':
      return endTurn(draft, lastCardOr(draft, { t: 'holdPlayed', seat }));
    case 'playTake':
      return playTake(draft, seat);
    case 'offerCards':
      return offerCards(draft, seat, command.cards);
    case 'pickCard':
      return pickCard(draft, seat, command);
    case 'playSwap':
      return playSwap(draft, seat, command.cards);
    case 'dropPalier':
      emit(draft, { t: 'palierDropped', seat, level: command.level });
      return endRound(draft, { by: 'went-out', seat, last: seat, bonus: command.level });
    case 'keepCards':
      emit(draft, { t: 'cardsKept', seat, cards: command.cards });
      if (draft.state.table.pending.length === 0) dealNext(draft);
      return;
    default:
      return unreachable(command);
  }
}

function drawCard(draft: Draft, seat: Seat): void {
  refill(draft);
  emit(draft, { t: 'cardDrawn', seat, card: topOfStock(draft.state) });
  refill(draft);
  const { table } = draft.state;
  if (table.setup.rules.stockOut === 'at-once' && isUsedUp(table)) {
    endRound(draft, { by: 'stock', last: seat });
  }
}

function takeCard(draft: Draft, seat: Seat, from: Seat): void {
  refill(draft);
  const card = draft.state.table.discards[from - 1]!.at(-1)!;
  emit(draft, { t: 'cardTaken', seat, from, card });
}

/** STOCK-1, PASS-3: an empty stock is rebuilt at once where it can be. */
function refill(draft: Draft): void {
  const { table } = draft.state;
  if (table.stock > 0 || !canRebuild(table)) return;
  const { round, melds, idle } = table;
  const melded = melds.flat().reduce((sum, { cards }) => sum + cards.length, 0);
  const stock = draft.chance.shuffle(`rebuild/${round}/${melded}/${idle}`, collected(table));
  emit(draft, { t: 'stockRebuilt', stock });
}

function layLevel(draft: Draft, seat: Seat, command: Extract<Command, { t: 'layLevel' }>): void {
  const laying = readLaying(draft.state.table, seat, command);
  assert(!isRefusal(laying), 'check and decide read a laying alike');
  const wins = winsByLaying(draft.state.table, seat, laying.level);
  emit(draft, { t: 'levelLaid', seat, level: laying.level, melds: laying.melds });
  if (wins) endRound(draft, { by: 'win', seat, last: seat });
  else goOutIfEmpty(draft, seat);
}

function addCard(draft: Draft, seat: Seat, command: Extract<Command, { t: 'addCard' }>): void {
  const { table } = draft.state;
  const meld = table.melds[command.to - 1]![command.meld - 1]!;
  const fit = fitOn(meld, command.card, table.setup.top);
  assert(fit.t === 'one', 'check and decide fit a card alike');
  emit(draft, { t: 'cardAdded', seat, card: fit.card, to: command.to, meld: command.meld });
  goOutIfEmpty(draft, seat);
}

function exchangeJoker(
  draft: Draft,
  seat: Seat,
  { card, to, meld }: Extract<Command, { t: 'exchangeJoker' }>,
): void {
  const { cards, kind } = draft.state.table.melds[to - 1]![meld - 1]!;
  const place = jokerFor({ cards, kind }, card);
  assert(place !== undefined, 'check and decide find a joker alike');
  emit(draft, { t: 'jokerExchanged', seat, card, joker: cards[place]!, to, meld });
}

type SeatEvent = Extract<Event, { readonly seat: Seat }>;

/** PASS-4, MASTER-2: a special card played as the last one is the final discard, without effect. */
function lastCardOr(draft: Draft, event: SeatEvent): SeatEvent {
  const hand = draft.state.hands[event.seat - 1]!;
  if (hand.length > 1) return event;
  return { t: 'cardDiscarded', seat: event.seat, card: hand[0]! };
}

/** Ends a turn by the event given and begins the next, or ends the round. */
function endTurn(draft: Draft, event: SeatEvent): void {
  emit(draft, event);
  afterTurn(draft, event.seat);
}

function afterTurn(draft: Draft, seat: Seat): void {
  if (draft.state.hands[seat - 1]!.length === 0) goOut(draft, seat);
  else if (isUsedUp(draft.state.table)) endRound(draft, { by: 'stock', last: seat });
  else beginTurn(draft, seat);
}

/** Turns that happen by themselves, until a player can act or the round is over. */
function beginTurn(draft: Draft, previous: Seat): void {
  let last = previous;
  for (;;) {
    const { turn, skipped } = draft.state.table;
    if (isBlocked(draft.state.table)) return endRound(draft, { by: 'blocked', last });
    if (!skipped.includes(turn)) break;
    emit(draft, { t: 'turnSkipped', seat: turn });
    refill(draft);
    last = turn;
  }
  refill(draft);
  const { table } = draft.state;
  if (!canDraw(table, table.turn)) endRound(draft, { by: 'stock', last });
}

function playTake(draft: Draft, seat: Seat): void {
  const event = lastCardOr(draft, { t: 'takePlayed', seat });
  if (event.t !== 'takePlayed') return endTurn(draft, event);
  emit(draft, event);
  refill(draft);
}

function offerCards(draft: Draft, seat: Seat, cards: readonly Card[]): void {
  emit(draft, { t: 'offerMade', seat, cards });
  const { table, offered } = draft.state;
  if (table.pending.length > 0) return;
  emit(draft, { t: 'offersShown', offers: offered.map((offer) => offer ?? []) });
}

function pickCard(
  draft: Draft,
  seat: Seat,
  { from, card }: Extract<Command, { t: 'pickCard' }>,
): void {
  emit(draft, { t: 'cardPicked', seat, from, card });
  drawReplacements(draft, from, 1);
  afterTurn(draft, seat);
}

function playSwap(draft: Draft, seat: Seat, cards: readonly Card[]): void {
  const event = lastCardOr(draft, { t: 'swapPlayed', seat, cards });
  if (event.t !== 'swapPlayed') return endTurn(draft, event);
  emit(draft, event);
  drawReplacements(draft, seat, cards.length);
  afterTurn(draft, seat);
}

/** Draws as many as the stock has, rebuilding it on the way (MASTER-3, MASTER-4). */
function drawReplacements(draft: Draft, seat: Seat, wanted: number): void {
  let missing = wanted;
  refill(draft);
  while (missing > 0 && draft.state.table.stock > 0) {
    const { stock, table } = draft.state;
    const from = stock.length - table.stock;
    const cards = stock.slice(from, from + missing);
    emit(draft, { t: 'replacementsDrawn', seat, cards });
    missing -= cards.length;
    refill(draft);
  }
}

function goOutIfEmpty(draft: Draft, seat: Seat): void {
  if (draft.state.hands[seat - 1]!.length === 0) goOut(draft, seat);
}

function goOut(draft: Draft, seat: Seat): void {
  if (choosesBonus(draft.state.table, seat)) emit(draft, { t: 'bonusDue', seat });
  else endRound(draft, { by: 'went-out', seat, last: seat });
}

function endRound(draft: Draft, ending: Ending): void {
  const { ended, winners } = outcomeOf(draft.state.table, ending);
  emit(draft, ended);
  if (winners.length > 0) emit(draft, { t: 'gameWon', winners });
  else if (ended.keepers.length === 0) dealNext(draft);
}

function dealNext(draft: Draft): void {
  const { table } = draft.state;
  deal(draft, nextDealer(table, table.turn));
}

/** DEAL-1, DEAL-2, KEEP-2: whole deck but for the kept cards, one by one from the dealer's left. */
function deal(draft: Draft, dealer: Seat): void {
  const { table, kept } = draft.state;
  const { setup } = table;
  const round = table.round + 1;
  const deck = draft.chance.shuffle(`deal/${round}`, withoutKept(setup.deck, kept.flat()));
  const hands: Card[][] = kept.map(() => []);
  const wanted = kept.map((cards) => HAND_SIZE - (cards?.length ?? 0));
  let at = 0;
  for (let seat = dealer; hands.some((hand, index) => hand.length < wanted[index]!);) {
    seat = nextSeat(seat, setup.players);
    if (hands[seat - 1]!.length < wanted[seat - 1]!) hands[seat - 1]!.push(deck[at++]!);
  }
  const upcard = deck[at]!;
  emit(draft, { t: 'roundDealt', round, dealer, hands, upcard, stock: deck.slice(at + 1) });
  if (setup.rules.passUpcardSkips === 'yes' && upcard === PASS) {
    emit(draft, { t: 'upcardSkipped', seat: draft.state.table.turn });
  }
  beginTurn(draft, dealer);
}

function withoutKept(deck: readonly Card[], kept: readonly (Card | undefined)[]): readonly Card[] {
  return kept.reduce((rest, card) => (card === undefined ? rest : without(rest, card)), deck);
}
