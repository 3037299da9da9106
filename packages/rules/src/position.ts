/** Positions: the only door from a document to a state. */
import { makeCard, type Card } from './cards.ts';
import { seededChance } from './chance.ts';
import { dealRound, firstDealer } from './decide.ts';
import type { StockCard } from './documents.ts';
import { emptyState } from './evolve.ts';
import { emptyTable } from './evolve-table.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { checkPosition, namedCards } from './position-check.ts';
import { positionDocument, type PositionDocument } from './position-document.ts';
import { impliedWinners, laidLevels, levelsLeftIn, meldsOf, seatOrder } from './position-parts.ts';
import { keepersOf } from './round.ts';
import { makeSetup, type Setup } from './setup.ts';
import { nextSeat, type SecretChoices, type State, type Table } from './state.ts';

export type ParsedPosition = {
  readonly t: 'position';
  readonly state: State;
  /** What every later shuffle comes from: the document's own, or the fresh one given. */
  readonly seed: string;
};

/** A state from a position's JSON; `freshSeed` serves where the document has none. */
export function parsePosition(json: unknown, freshSeed: string): ParsedPosition | Fault {
  const document = positionDocument.parse(json, '');
  if (isFault(document)) return document;
  const setup = makeSetup(document);
  if (isFault(setup)) return setup;
  const seed = document.seed ?? freshSeed;
  const state =
    document.hands === undefined ? dealt(document, setup, seed) : composed(document, setup, seed);
  return isFault(state) ? state : { t: 'position', state, seed };
}

/** What only makes sense beside given hands. */
const NEEDS_HANDS = [
  'discards',
  'stock',
  'melds',
  'skipped',
  'pending',
  'laid',
  'laidNow',
  'taken',
  'offers',
  'kept',
  'held',
  'winners',
] as const;

function dealt(document: PositionDocument, setup: Setup, seed: string): State | Fault {
  const odd = NEEDS_HANDS.find((member) => document[member] !== undefined);
  if (odd !== undefined) return fault('missing-member', 'hands', { member: 'hands' });
  if (document.step !== undefined && document.step !== 'draw') {
    return fault('missing-member', 'hands', { member: 'hands' });
  }
  const chance = seededChance(seed);
  const left = levelsLeftIn(document, setup);
  if (isFault(left)) return left;
  const round = document.round ?? 1;
  const before = emptyState(setup);
  const start: State = {
    ...before,
    table: { ...before.table, left, round: round - 1, barren: document.barren ?? 0 },
  };
  const dealer = document.dealer ?? firstDealer(setup, chance);
  const problem = checkSeats(document, setup);
  if (problem !== undefined) return problem;
  const { state } = dealRound(start, dealer, chance);
  const table: Table = {
    ...state.table,
    turn: document.turn ?? state.table.turn,
    idle: document.idle ?? state.table.idle,
  };
  return checkPosition({ ...state, table });
}

function composed(document: PositionDocument, setup: Setup, seed: string): State | Fault {
  const problem = checkSeats(document, setup) ?? checkLengths(document, setup);
  if (problem !== undefined) return problem;
  const left = levelsLeftIn(document, setup);
  if (isFault(left)) return left;
  const melds = meldsOf(document, setup);
  if (isFault(melds)) return melds;
  const chance = seededChance(seed);
  const dealer = document.dealer ?? firstDealer(setup, chance);
  const step = document.step ?? 'draw';
  const hands = document.hands!;
  const skipped = seatOrder(document.skipped ?? []);
  const held = seatOrder(document.held ?? []);
  const empty = emptyTable(setup);
  const base: Table = {
    ...empty,
    round: document.round ?? 1,
    dealer,
    turn: document.turn ?? nextSeat(dealer, setup.players),
    step,
    left,
    counts: hands.map((hand) => hand.length),
    discards: document.discards ?? empty.discards,
    melds,
    laidNow: document.laidNow ?? false,
    taken: document.taken,
    skipped,
    held,
    idle: document.idle ?? 0,
    barren: document.barren ?? 0,
  };
  const laid = laidLevels(document, base);
  if (isFault(laid)) return laid;
  const secret = (choices: SecretChoices | undefined): SecretChoices =>
    choices ?? hands.map(() => undefined);
  const table: Table = { ...base, laid };
  const state: State = {
    table,
    hands,
    stock: [],
    offered: secret(step === 'offer' ? document.offers : undefined),
    kept: secret(document.kept),
    past: undefined,
  };
  const stocked = withStock(state, document.stock, (cards) => chance.shuffle('stock', cards));
  return isFault(stocked) ? stocked : checkPosition(withDecisions(stocked, document), document);
}

function checkSeats(document: PositionDocument, { players }: Setup): Fault | undefined {
  for (const member of ['dealer', 'turn'] as const) {
    const value = document[member];
    if (value !== undefined && value > players) {
      return fault('out-of-range', member, { value, min: 1, max: players });
    }
  }
  for (const member of ['skipped', 'held', 'pending', 'winners'] as const) {
    for (const [index, value] of (document[member] ?? []).entries()) {
      const path = at(member, index);
      if (value > players) return fault('out-of-range', path, { value, min: 1, max: players });
      // A seat may have several Hold cards in front of it, of anything else one.
      if (member !== 'held' && document[member]!.indexOf(value) !== index) {
        return fault('same-seat-twice', path, { seat: value });
      }
    }
  }
  return undefined;
}

function checkLengths(document: PositionDocument, { players }: Setup): Fault | undefined {
  const members = ['hands', 'discards', 'melds', 'laid', 'offers', 'kept'] as const;
  const wrong = members.find((member) => (document[member]?.length ?? players) !== players);
  if (wrong === undefined) return undefined;
  const { length } = document[wrong]!;
  return fault('wrong-length', wrong, { length, min: players, max: players });
}

/** The stock as given, or every card of the deck named nowhere else. */
function withStock(
  state: State,
  given: readonly StockCard[] | undefined,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): State | Fault {
  if (given === undefined) {
    const stock = shuffle(unnamed(state));
    return { ...state, stock, table: { ...state.table, stock: stock.length } };
  }
  const firstUp = given.findIndex(({ isFaceUp }) => isFaceUp);
  const down = firstUp === -1 ? given : given.slice(0, firstUp);
  const up = firstUp === -1 ? [] : given.slice(firstUp);
  const under = up.findIndex(({ isFaceUp }) => !isFaceUp);
  if (under !== -1) {
    return fault('face-down-under-face-up', at('stock', firstUp + under), {
      card: makeCard(up[under]!.card),
    });
  }
  const stock = down.map(({ card }) => card);
  const faceUp = up.map(({ card }) => card);
  return { ...state, stock, table: { ...state.table, stock: stock.length, faceUp } };
}

function unnamed(state: State): readonly Card[] {
  const rest = state.table.setup.deck.slice();
  for (const card of namedCards(state)) {
    const place = rest.indexOf(card);
    if (place !== -1) rest.splice(place, 1);
  }
  return rest;
}

/** Who still must decide, what has been laid open, who has won: said or implied. */
function withDecisions(state: State, document: PositionDocument): State {
  const { table } = state;
  switch (table.step) {
    case 'keep': {
      const pending = document.pending ?? undecided(state.kept, keepersOf(table));
      return { ...state, table: { ...table, pending: seatOrder(pending) } };
    }
    case 'offer': {
      const holders = table.counts.flatMap((cards, index) =>
        cards > 0 && index + 1 !== table.turn ? [index + 1] : [],
      );
      const pending = document.pending ?? undecided(state.offered, holders);
      return { ...state, table: { ...table, pending: seatOrder(pending) } };
    }
    case 'pick': {
      const offers = document.offers?.map((offer) => offer ?? []);
      return { ...state, table: { ...table, offers } };
    }
    case 'over': {
      const winners = document.winners ?? impliedWinners(table);
      return { ...state, table: { ...table, winners: seatOrder(winners) } };
    }
    default:
      return state;
  }
}

function undecided(choices: SecretChoices, seats: readonly number[]): readonly number[] {
  return seats.filter((seat) => choices[seat - 1] === undefined);
}
