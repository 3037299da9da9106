/**
 * The only place that knows legality. What a command's legality rests on is the table and the seat's
 * own hand, never a hidden card: so a client can ask the same question of its view.
 */
import { unreachable } from './assert.ts';
import {
  PASS,
  SWAP,
  UNKNOWN,
  cardOf,
  isNumber,
  isSpecial,
  type Card,
  type Placed,
} from './cards.ts';
import type { AddCard, Command, LayLevel } from './commands.ts';
import { jokerIsPossible, meansFor, readLaying, refuseSpecial, whyJoker } from './lay.ts';
import { count } from './lists.ts';
import { addableValues, fitOn, jokerFor } from './melds.ts';
import { isRefusal, refuse, type Refusal } from './refusals.ts';
import { droppable, keepersOf, keepingOf, offerSize, winsByLaying } from './round.ts';
import type { RuleId } from './rule-ids.ts';
import { ladderOfSeat } from './setup.ts';
import { PLAYED_ALONE, isAloneCommand, type AloneCommand } from './specials.ts';
import { nextSeat, type Meld, type Seat, type State, type Table } from './state.ts';
import { canRebuild, checkTake } from './stock.ts';

/** Where a seat stands: the table and its own cards, all that a legal move rests on. */
export type Standpoint = {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: readonly Card[];
};

/** The reason why a seat may not do this now, or nothing when it may. */
export function check(state: State, seat: Seat, command: Command): Refusal | undefined {
  const { table, hands } = state;
  const hand = hands[seat - 1];
  if (hand === undefined) return noSuchSeat(table, seat);
  return checkAt({ table, seat, hand }, command);
}

export function checkAt(at: Standpoint, command: Command): Refusal | undefined {
  return checkTurn(at, command) ?? checkCommand(at, command);
}

/** Who may act, and what is asked for at this step of the turn (TURN-1, TURN-2). */
function checkTurn({ table, seat }: Standpoint, command: Command): Refusal | undefined {
  const { step, turn, pending } = table;
  if (step === 'over') return refuse('game-over', 'TURN-2', {});
  if (step === 'keep' || step === 'offer') {
    if (!pending.includes(seat)) return notPending(table, seat);
  } else if (seat !== turn) return refuse('not-your-turn', 'TURN-2', { turn });
  if (STEP_OF[command.t] === step) return undefined;
  return wrongStep(table, seat, command);
}

/** Somebody has chosen already, or has nothing to choose while the others do. */
function notPending(table: Table, seat: Seat): Refusal {
  const { step } = table;
  const had =
    step === 'keep'
      ? keepersOf(table).includes(seat)
      : seat !== table.turn && offerSize(table, seat) > 0;
  return refuse(had ? 'already-decided' : 'nothing-to-decide', 'TURN-2', { step });
}

/** When each command can be legal. */
export const STEP_OF = {
  drawCard: 'draw',
  takeCard: 'draw',
  layLevel: 'play',
  addCard: 'play',
  exchangeJoker: 'play',
  discard: 'play',
  playPass: 'play',
  dropPalier: 'drop',
  keepCards: 'keep',
  playTake: 'play',
  offerCards: 'offer',
  pickCard: 'pick',
  playSwap: 'play',
  playHold: 'play',
} as const satisfies { readonly [T in Command['t']]: Table['step'] };

function wrongStep(table: Table, seat: Seat, command: Command): Refusal {
  switch (table.step) {
    case 'keep':
      return mustKeepFirst(table, seat);
    case 'offer':
      return refuse('must-offer-first', 'MASTER-3', { count: offerSize(table, seat) });
    case 'pick':
      return refuse('must-pick-first', 'MASTER-3', {});
    case 'drop':
      return refuse('must-drop-first', 'OPEN-2', { levels: droppable(table, seat) });
    default:
  }
  switch (STEP_OF[command.t]) {
    case 'keep':
      return refuse('nothing-to-keep', 'KEEP-1', {});
    case 'offer':
      return refuse('nothing-to-offer', 'MASTER-3', {});
    case 'pick':
      return refuse('nothing-to-pick', 'MASTER-3', {});
    case 'drop':
      return refuse('nothing-to-drop', 'OPEN-2', {});
    case 'draw':
      return refuse('already-drawn', 'TURN-1', {});
    case 'play':
      return refuse('must-draw-first', 'TURN-1', {});
  }
}

function mustKeepFirst(table: Table, seat: Seat): Refusal {
  const { most, rule } = keepingOf(table, seat);
  return refuse('must-keep-first', rule, { most });
}

function checkCommand(at: Standpoint, command: Command): Refusal | undefined {
  switch (command.t) {
    case 'drawCard':
      return checkDraw(at.table);
    case 'takeCard':
      return isSeat(at.table, command.from)
        ? checkTake(at.table, at.seat, command.from)
        : noSuchSeat(at.table, command.from);
    case 'layLevel':
      return checkLay(at, command);
    case 'addCard':
      return checkAdd(at, command);
    case 'exchangeJoker':
      return checkExchange(at, command);
    case 'discard':
      return checkDiscard(at, command.card);
    case 'playPass':
      return checkPass(at, command.on);
    case 'dropPalier':
      return checkDrop(at, command.level);
    case 'keepCards':
      return checkKeep(at, command.cards);
    case 'playTake':
      return checkAlone(at, command) ?? checkSomebodyOffers(at);
    case 'offerCards':
      return checkOffer(at, command.cards);
    case 'pickCard':
      return checkPick(at, command.from, command.card);
    case 'playSwap':
      return checkSwap(at, command.cards);
    default:
      return isAloneCommand(command) ? checkAlone(at, command) : unreachable(command);
  }
}

function checkAlone(at: Standpoint, { t }: AloneCommand): Refusal | undefined {
  const { card, rule } = PLAYED_ALONE[t];
  return checkCard(at, card, rule);
}

function noSuchSeat({ setup }: Table, seat: number): Refusal {
  return refuse('no-such-seat', 'INPUT-1', { seat, players: setup.players });
}

function isSeat(table: Table, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 1 && seat <= table.setup.players;
}

/** A card that the deck has (INPUT-1) and the hand holds. */
function checkCard({ table, hand }: Standpoint, card: Card, rule: RuleId): Refusal | undefined {
  if (hand.includes(card)) return undefined;
  if (card === UNKNOWN) return refuse('unknown-card', 'INPUT-1', {});
  if (table.setup.copies[card]! === 0) return refuse('no-such-card', 'INPUT-1', { card });
  return refuse('card-not-in-hand', rule, { card });
}

/** Cards that the hand holds, each as often as it is named. */
function checkCards(at: Standpoint, cards: readonly Card[], rule: RuleId): Refusal | undefined {
  for (const card of cards) {
    const refusal = checkCard(at, card, rule);
    if (refusal !== undefined) return refusal;
    if (count(cards, card) > count(at.hand, card)) {
      return refuse('card-used-twice', rule === 'LAY-1' ? 'LAY-6' : rule, { card });
    }
  }
  return undefined;
}

function checkDraw(table: Table): Refusal | undefined {
  if (table.stock > 0 || canRebuild(table)) return undefined;
  const { stockOut } = table.setup.rules;
  if (stockOut === 'play-on') return refuse('stock-empty', 'HOUSE-stockOut', {});
  return refuse('stock-empty', stockOut === 'rebuild' ? 'STOCK-2' : 'STOCK-3', {});
}

function checkLay(at: Standpoint, command: LayLevel): Refusal | undefined {
  const { table, seat, hand } = at;
  if (table.laid[seat - 1] !== undefined) return refuse('already-laid', 'LAY-2', {});
  const cards = command.melds.flat().map(cardOf);
  const refusal = checkCards(at, cards, 'LAY-1');
  if (refusal !== undefined) return refusal;
  const laying = readLaying(table, seat, command);
  if (isRefusal(laying)) return laying;
  if (cards.length < hand.length || table.setup.rules.goingOut === 'any') return undefined;
  return winsByLaying(table, seat, laying.level) ? undefined : mustDiscardLast(table);
}

function mustDiscardLast({ setup }: Table): Refusal {
  const isOwnRule = setup.chosen.rules?.goingOut !== undefined;
  return refuse('last-card-must-be-discarded', isOwnRule ? 'HOUSE-goingOut' : 'END-1', {});
}

function meldAt(table: Table, seat: Seat, index: number): Meld | Refusal {
  if (!isSeat(table, seat)) return noSuchSeat(table, seat);
  return (
    table.melds[seat - 1]![index - 1] ?? refuse('no-such-meld', 'INPUT-1', { seat, meld: index })
  );
}

function checkAdd(at: Standpoint, command: AddCard): Refusal | undefined {
  const { table, seat, hand } = at;
  const meld = meldAt(table, command.to, command.meld);
  if (isRefusal(meld)) return meld;
  const { top, rules } = table.setup;
  const refusal =
    checkCard(at, cardOf(command.card), 'ADD-1') ??
    checkHasLaid(table, seat) ??
    checkFits(meld, command.card, top);
  if (refusal !== undefined) return refusal;
  if (rules.addSameTurn === 'no' && table.laidNow) {
    return refuse('add-from-next-turn', 'HOUSE-addSameTurn', {});
  }
  if (hand.length > 1 || rules.goingOut === 'any') return undefined;
  return mustDiscardLast(table);
}

function checkHasLaid(table: Table, seat: Seat): Refusal | undefined {
  return table.laid[seat - 1] === undefined ? refuse('lay-first', 'ADD-1', {}) : undefined;
}

function checkFits(meld: Meld, card: Placed, top: number): Refusal | undefined {
  if (isSpecial(cardOf(card))) return refuseSpecial(cardOf(card), 'ADD-2');
  if (!jokerIsPossible(card, top)) return whyJoker(card, top);
  const { kind, cards } = meld;
  if (!meansFor(card, kind)) {
    return refuse('joker-meaning-does-not-fit', 'JOKER-2', { cards: [...cards, card], kind });
  }
  switch (fitOn(meld, card, top).t) {
    case 'one':
      return undefined;
    case 'several':
      return refuse('joker-ambiguous', 'JOKER-2', { cards: [...meld.cards, card] });
    case 'none':
      return refuse('does-not-fit', 'ADD-2', {
        card,
        kind: meld.kind,
        cards: meld.cards,
        values: meld.kind === 'colour' ? [] : addableValues(meld, top),
      });
  }
}

function checkExchange(
  at: Standpoint,
  command: Extract<Command, { t: 'exchangeJoker' }>,
): Refusal | undefined {
  const { table, seat } = at;
  if (table.setup.rules.jokerSwap === 'no') {
    return refuse('exchange-not-played', 'JOKER-2', {});
  }
  const meld = meldAt(table, command.to, command.meld);
  if (isRefusal(meld)) return meld;
  const refusal =
    checkCard(at, command.card, 'HOUSE-jokerSwap') ??
    (table.laid[seat - 1] === undefined ? refuse('lay-first', 'HOUSE-jokerSwap', {}) : undefined);
  if (refusal !== undefined) return refusal;
  if (isNumber(command.card) && jokerFor(meld, command.card) !== undefined) return undefined;
  return refuse('no-joker-for-this-card', 'HOUSE-jokerSwap', {
    card: command.card,
    cards: meld.cards,
  });
}

function checkDiscard(at: Standpoint, card: Card): Refusal | undefined {
  const { table, hand } = at;
  const refusal = checkCard(at, card, 'DISC-1');
  if (refusal !== undefined) return refusal;
  if (table.setup.rules.throwBack === 'allowed' || table.taken !== card) return undefined;
  // Another copy was not the one taken, and the last card may always go.
  if (hand.length === 1 || count(hand, card) > 1) return undefined;
  return refuse('throw-back-not-played', 'HOUSE-throwBack', { card });
}

function checkPass(at: Standpoint, on: Seat): Refusal | undefined {
  const { table, seat } = at;
  if (!isSeat(table, on)) return noSuchSeat(table, on);
  const refusal = checkCard(at, PASS, 'PASS-1');
  if (refusal !== undefined) return refusal;
  if (on === seat) return refuse('not-an-opponent', 'PASS-1', {});
  const { rules, players } = table.setup;
  const next = nextSeat(seat, players);
  if (rules.passTarget === 'next' && on !== next) {
    return refuse('only-the-next-player', 'HOUSE-passTarget', { seat: next });
  }
  return table.skipped.includes(on) ? refuse('already-skipped', 'PASS-1', { seat: on }) : undefined;
}

function checkDrop({ table, seat }: Standpoint, level: number): Refusal | undefined {
  const levels = droppable(table, seat);
  if (levels.includes(level)) return undefined;
  if (level < 1 || level > ladderOfSeat(table.setup, seat).levels.length) {
    return refuse('no-such-level', 'INPUT-1', { level });
  }
  return refuse('not-a-palier-left', 'OPEN-2', { level, levels });
}

function checkKeep(at: Standpoint, cards: readonly Card[]): Refusal | undefined {
  const { most, rule } = keepingOf(at.table, at.seat);
  return (
    checkCards(at, cards, rule) ??
    (cards.length > most ? refuse('too-many-kept', rule, { most }) : undefined)
  );
}

function checkSomebodyOffers({ table, seat, hand }: Standpoint): Refusal | undefined {
  // As a last card it is the final discard, without effect (MASTER-2).
  const somebody = table.counts.some((cards, index) => index !== seat - 1 && cards > 0);
  return somebody || hand.length === 1 ? undefined : refuse('nobody-to-take-from', 'MASTER-3', {});
}

function checkOffer(at: Standpoint, cards: readonly Card[]): Refusal | undefined {
  const size = offerSize(at.table, at.seat);
  return (
    checkCards(at, cards, 'MASTER-3') ??
    (cards.length === size ? undefined : refuse('wrong-offer', 'MASTER-3', { count: size }))
  );
}

function checkPick({ table }: Standpoint, from: Seat, card: Card): Refusal | undefined {
  if (!isSeat(table, from)) return noSuchSeat(table, from);
  if (card === UNKNOWN) return refuse('unknown-card', 'INPUT-1', {});
  if (table.setup.copies[card]! === 0) return refuse('no-such-card', 'INPUT-1', { card });
  if (table.offers?.[from - 1]!.includes(card) === true) return undefined;
  return refuse('not-offered', 'MASTER-3', { card, seat: from });
}

export const MOST_SWAPPED = 3;

function checkSwap(at: Standpoint, cards: readonly Card[]): Refusal | undefined {
  const refusal = checkCards(at, [SWAP, ...cards], 'MASTER-4');
  if (refusal !== undefined) return refusal;
  // As a last card it is the final discard, without effect (MASTER-2).
  if (cards.length === 0 && at.hand.length === 1) return undefined;
  if (cards.length < 1 || cards.length > MOST_SWAPPED) {
    return refuse('swap-one-to-three', 'MASTER-4', {});
  }
  // The Swap card itself leaves the hand too.
  return cards.length + 1 < at.hand.length
    ? undefined
    : refuse('swap-keeps-a-card', 'MASTER-4', {});
}
