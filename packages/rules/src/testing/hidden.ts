/** Other worlds: states that one viewer cannot tell from the true one, and hands dealt on purpose. */
import { assert } from '../assert.ts';
import {
  COLOURS,
  UNKNOWN,
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isSpecial,
  jokerCovers,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Card,
  type Placed,
} from '../cards.ts';
import type { LayLevel } from '../commands.ts';
import { event as eventCodec } from '../documents.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolve.ts';
import { isFault } from '../faults.ts';
import type { LevelPart } from '../ladders.ts';
import { keepLimit, offerSize } from '../round.ts';
import { ladderOfSeat } from '../setup.ts';
import { pastEvents, type SecretChoices, type Seat, type State, type Viewer } from '../state.ts';
import { redact } from '../view.ts';
import type { Dice } from './dice.ts';

/** The stock's cards that are still there, next first. */
export function stockOf({ stock, table }: State): readonly Card[] {
  return stock.slice(stock.length - table.stock);
}

/**
 * The same world to a viewer, without its past: every card the viewer does not see may be anywhere
 * else the viewer does not see, and what others have secretly chosen may be anything else.
 */
export function hiddenTwin(state: State, viewer: Viewer, dice: Dice): State {
  const { table } = state;
  const isOwn = (index: number): boolean => index + 1 === viewer;
  // Cards laid open for a Take card are seen, and stay where they are.
  const open = state.hands.map((_, index) => table.offers?.[index] ?? []);
  const hidden = state.hands.map((hand, index) =>
    isOwn(index) ? [] : open[index]!.reduce(without, hand),
  );
  const pool = dice.shuffle([...hidden.flat(), ...stockOf(state)]);
  const hands = state.hands.map((hand, index) =>
    isOwn(index) ? hand : [...open[index]!, ...pool.splice(0, hidden[index]!.length)],
  );
  const secretly = (choices: SecretChoices, sizeOf: (seat: Seat) => number): SecretChoices =>
    choices.map((cards, index) =>
      cards === undefined || isOwn(index) ? cards : dice.some(hands[index]!, sizeOf(index + 1)),
    );
  const keptSize = (seat: Seat): number =>
    dice.below(Math.min(keepLimit(table, seat), hands[seat - 1]!.length) + 1);
  return {
    table,
    hands,
    stock: pool,
    offered: secretly(state.offered, (seat) => offerSize(table, seat)),
    kept: secretly(state.kept, keptSize),
    past: undefined,
  };
}

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  assert(place !== -1, 'the card is not there');
  return cards.toSpliced(place, 1);
}

/**
 * The same world to a viewer, with its past: two cards that the viewer has not seen in this round
 * change places in all that happened since the round was dealt. Nothing where there are no such two.
 */
export function retoldTwin(
  beforeDeal: State,
  state: State,
  viewer: Viewer,
  dice: Dice,
): State | undefined {
  const events = pastEvents(state.past);
  const seen = new Set<Card>(viewer === 'spectator' ? [] : state.hands[viewer - 1]);
  for (const card of viewer === 'spectator' ? [] : (beforeDeal.kept[viewer - 1] ?? []))
    seen.add(card);
  for (const event of events)
    for (const card of cardsNamedIn(redact(event, viewer))) seen.add(card);
  const others = state.hands.filter((_, index) => index + 1 !== viewer).flat();
  // A special card is named by what is done with it, not by an event's members: it stays.
  const unseen = (cards: readonly Card[]): readonly Card[] =>
    cards.filter((card) => !seen.has(card) && !isSpecial(card));
  const held = unseen(others);
  if (held.length === 0) return undefined;
  const a = dice.pick(held);
  const elsewhere = unseen([...others, ...stockOf(state)]).filter((card) => card !== a);
  if (elsewhere.length === 0) return undefined;
  const b = dice.pick(elsewhere);
  const copies = state.table.setup.copies;
  // Where one has more copies than the other the deck would change.
  if (copies[a] !== copies[b]) return undefined;
  const swapped = (card: Card): Card => (card === a ? b : card === b ? a : card);
  const kept = beforeDeal.kept.map((cards) => cards?.map(swapped));
  return events.reduce<State>((world, event) => evolve(world, mapCards(event, swapped)), {
    ...beforeDeal,
    kept,
  });
}

/** The cards named in an event, by way of its JSON. */
export function cardsNamedIn(event: Event): readonly Card[] {
  const cards: Card[] = [];
  mapCards(event, (card) => {
    if (card !== UNKNOWN) cards.push(card);
    return card;
  });
  return cards;
}

function mapCards(event: Event, map: (card: Card) => Card): Event {
  const members = Object.entries(event).map(([name, value]) => [name, mapMember(name, value, map)]);
  return Object.fromEntries(members) as Event;
}

const CARD_MEMBERS = new Set([
  'card',
  'cards',
  'joker',
  'hands',
  'upcard',
  'stock',
  'offers',
  'melds',
]);
const LOW_BITS = 0x7f;

function mapMember(name: string, value: unknown, map: (card: Card) => Card): unknown {
  if (!CARD_MEMBERS.has(name)) return value;
  const deep = (part: unknown): unknown => {
    if (typeof part === 'number') return (part & ~LOW_BITS) | map((part & LOW_BITS) as Card);
    if (Array.isArray(part)) return part.map(deep);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, key === 'cards' ? deep(inner) : inner]),
    );
  };
  return deep(value);
}

/** Reads an event back from its JSON. */
export function reread(event: Event): Event {
  const json: unknown = JSON.parse(JSON.stringify(eventCodec.make(event)));
  const read = eventCodec.parse(json, '');
  assert(!isFault(read), () => `an event cannot be read back: ${JSON.stringify(read)}`);
  return read;
}

/** A state and, where the cards were found for it, a laying that its hand was made for. */
export type Rich = { readonly state: State; readonly laying: LayLevel | undefined };

/**
 * The state with a hand that can lay its level: hidden cards are exchanged until it holds the cards
 * of some laying, jokers among them now and then. The past, which would contradict, is left out.
 * The laying is put together here and not by the kernel's search, which it is there to test.
 */
export function withRichHand(state: State, seat: Seat, dice: Dice): Rich {
  const { table } = state;
  const { length } = state.hands[seat - 1]!;
  const ladder = ladderOfSeat(table.setup, seat);
  const left = table.left[seat - 1]!;
  const isOpen = ladder.mode === 'open';
  const number = isOpen ? dice.pick(left) : left[0]!;
  const level = ladder.levels[number - 1]!;
  const pool = dice.shuffle([...state.hands.flat(), ...stockOf(state)]);
  const melds = level.map((part) => takePart(part, pool, table.setup.top, dice));
  const wanted = melds.flat().map(cardOf);
  const own = [...wanted, ...pool.splice(0, Math.max(0, length - wanted.length))];
  const rest = [...own.splice(length), ...pool];
  const hands = state.hands.map((hand, index) =>
    index + 1 === seat ? dice.shuffle(own) : rest.splice(0, hand.length),
  );
  const isWhole =
    wanted.length <= length && level.every(({ size }, i) => melds[i]!.length === size);
  return {
    state: { ...state, hands, stock: rest, past: undefined },
    laying: isWhole ? { t: 'layLevel', melds, ...(isOpen ? { level: number } : {}) } : undefined,
  };
}

/** Takes cards for a part out of the pool, as many as it has, jokers with their meaning. */
function takePart(
  { kind, size }: LevelPart,
  pool: Card[],
  top: number,
  dice: Dice,
): readonly Placed[] {
  const lastStart = Math.max(1, top - size + 1);
  // The ends of the scale are where mistakes are: they come up often.
  const anywhere = 1 + dice.below(kind === 'run' ? lastStart : top);
  const start = dice.oneIn(4) ? (kind === 'run' ? lastStart : top) : anywhere;
  const colour = dice.pick(COLOURS);
  const taken: Placed[] = [];
  for (let i = 0; i < size; i++) {
    const value = kind === 'run' ? start + i : start;
    const fits = (card: Card): boolean => {
      if (isSpecial(card)) return false;
      if (isJoker(card)) return kind === 'colour' || jokerCovers(card, value);
      return kind === 'colour' ? cardColour(card) === colour : cardValue(card) === value;
    };
    const joker = dice.oneIn(4) ? pool.findIndex((card) => isJoker(card) && fits(card)) : -1;
    const place = joker === -1 ? pool.findIndex(fits) : joker;
    if (place === -1) continue;
    const card = pool.splice(place, 1)[0]!;
    if (!isJoker(card)) taken.push(placeCard(card));
    else taken.push(kind === 'colour' ? placeAsColour(card, colour) : placeAsValue(card, value));
  }
  return taken;
}

const SMALL = 5;

/**
 * The state with one to five cards in a hand, special cards before others: where a last card, a
 * Swap that takes too many and a card thrown back are decided, which games seldom reach.
 */
export function withSmallHand(state: State, seat: Seat, dice: Dice): State {
  const { table } = state;
  const pool = [...dice.shuffle(state.hands[seat - 1]!), ...dice.shuffle(stockOf(state))];
  const size = 1 + dice.below(Math.min(SMALL, pool.length));
  const specials = dice.some(pool.filter(isSpecial), dice.below(3)).slice(0, size);
  const others = specials.reduce(without, pool as readonly Card[]);
  const hand = dice.shuffle([...specials, ...others.slice(0, size - specials.length)]);
  const rest = others.slice(size - specials.length);
  return {
    ...state,
    hands: state.hands.with(seat - 1, hand),
    stock: rest,
    table: { ...table, counts: table.counts.with(seat - 1, hand.length), stock: rest.length },
    past: undefined,
  };
}
