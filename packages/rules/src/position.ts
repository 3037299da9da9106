/** Positions: the only door from a document to a state, and the way back. */
import { makeCard, makePlaced, UNKNOWN, type Card } from './cards.ts';
import { seededChance } from './chance.ts';
import type { Json } from './codec.ts';
import { dealRound, firstDealer } from './decide.ts';
import { VERSION, type StockCard, type WrittenMeld } from './documents.ts';
import { emptyState, emptyTable } from './evolve.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { KINDS, type Ladder } from './ladders.ts';
import { readAs } from './melds.ts';
import { checkPosition, namedCards } from './position-check.ts';
import {
  positionDocument,
  viewDocument,
  type LevelsOfSeat,
  type PositionDocument,
} from './position-document.ts';
import { keepersOf } from './round.ts';
import { ladderOfSeat, makeSetup, type Setup } from './setup.ts';
import {
  nextSeat,
  pastEvents,
  type Meld,
  type SecretChoices,
  type State,
  type Table,
  type View,
} from './state.ts';

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
  const left = levelsLeft(document, setup);
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
  const left = levelsLeft(document, setup);
  if (isFault(left)) return left;
  const melds = meldsOf(document, setup);
  if (isFault(melds)) return melds;
  const chance = seededChance(seed);
  const dealer = document.dealer ?? firstDealer(setup, chance);
  const step = document.step ?? 'draw';
  const hands = document.hands!;
  const skipped = sorted(document.skipped ?? []);
  const held = sorted(document.held ?? []);
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

function sorted(seats: readonly number[]): readonly number[] {
  return seats.toSorted((a, b) => a - b);
}

function levelsLeft(document: PositionDocument, setup: Setup): Table['left'] | Fault {
  const { levels } = document;
  if (levels === undefined) return emptyTable(setup).left;
  const { players } = setup;
  if (levels.length !== players) {
    return fault('wrong-length', 'levels', { length: levels.length, min: players, max: players });
  }
  const left: (readonly number[])[] = [];
  for (const [index, given] of levels.entries()) {
    const seatLeft = leftOnLadder(given, ladderOfSeat(setup, index + 1), at('levels', index));
    if (isFault(seatLeft)) return seatLeft;
    left.push(seatLeft);
  }
  return left;
}

function leftOnLadder(
  given: LevelsOfSeat,
  { mode, levels }: Ladder,
  path: string,
): readonly number[] | Fault {
  const all = levels.map((_, index) => index + 1);
  if (mode === 'stacked') {
    if (typeof given !== 'number') return fault('wrong-type', path, { expected: 'integer' });
    if (given > levels.length + 1) {
      return fault('out-of-range', path, { value: given, min: 1, max: levels.length + 1 });
    }
    return all.slice(given - 1);
  }
  if (typeof given === 'number') return fault('wrong-type', path, { expected: 'array' });
  for (const [index, level] of given.entries()) {
    if (level > levels.length) {
      return fault('out-of-range', at(path, index), { value: level, min: 1, max: levels.length });
    }
    if (given.indexOf(level) !== index) {
      return fault('same-level-twice', at(path, index), { level });
    }
  }
  return sorted(given);
}

function meldsOf(document: PositionDocument, setup: Setup): Table['melds'] | Fault {
  if (document.melds === undefined) return emptyTable(setup).melds;
  const all: (readonly Meld[])[] = [];
  for (const [index, written] of document.melds.entries()) {
    const melds: Meld[] = [];
    for (const [place, meld] of written.entries()) {
      const read = readMeld(meld, setup.top, at(at('melds', index), place));
      if (isFault(read)) return read;
      melds.push(read);
    }
    all.push(melds);
  }
  return all;
}

const SMALLEST_MELD = 2;

/** A written meld; bare cards are the first of set, run, colour that they can be. */
function readMeld(written: WrittenMeld, top: number, path: string): Meld | Fault {
  const cards = written.cards.map(makePlaced).join(' ');
  if (written.cards.length < SMALLEST_MELD) return fault('invalid-meld', path, { cards });
  for (const kind of written.kind === undefined ? KINDS : [written.kind]) {
    const reading = readAs(kind, written.cards, top);
    if (reading.t === 'several') return fault('joker-ambiguous', path, { cards });
    if (reading.t === 'one') return { kind, cards: reading.cards };
  }
  return fault('invalid-meld', path, { cards });
}

/** The level each seat with melds has laid: said by the document, or the only one it can be. */
function laidLevels(document: PositionDocument, table: Table): Table['laid'] | Fault {
  const laid: (number | undefined)[] = [];
  for (const [index, melds] of table.melds.entries()) {
    const path = at('laid', index);
    const given = document.laid?.[index];
    if (melds.length === 0) {
      if (given !== undefined) return fault('not-laid', path, { seat: index + 1 });
      laid.push(undefined);
      continue;
    }
    const level = given ?? impliedLevel(table, index + 1);
    if (level === undefined) return fault('missing-member', path, { member: 'laid' });
    const { length } = ladderOfSeat(table.setup, index + 1).levels;
    if (level > length) return fault('out-of-range', path, { value: level, min: 1, max: length });
    laid.push(level);
  }
  return laid;
}

/** On a stacked ladder the current level; on an open one the first whose parts the melds can be. */
function impliedLevel(table: Table, seat: number): number | undefined {
  const left = table.left[seat - 1]!;
  const { mode, levels } = ladderOfSeat(table.setup, seat);
  if (mode === 'stacked') return left[0] ?? levels.length;
  const kinds = (list: readonly { readonly kind: string }[]): string =>
    list
      .map(({ kind }) => kind)
      .toSorted()
      .join();
  const laid = kinds(table.melds[seat - 1]!);
  return left.find((level) => kinds(levels[level - 1]!) === laid);
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
      return { ...state, table: { ...table, pending: sorted(pending) } };
    }
    case 'offer': {
      const holders = table.counts.flatMap((cards, index) =>
        cards > 0 && index + 1 !== table.turn ? [index + 1] : [],
      );
      const pending = document.pending ?? undecided(state.offered, holders);
      return { ...state, table: { ...table, pending: sorted(pending) } };
    }
    case 'pick': {
      const offers = document.offers?.map((offer) => offer ?? []);
      return { ...state, table: { ...table, offers } };
    }
    case 'over': {
      const finished = table.left.flatMap((left, index) => (left.length === 0 ? [index + 1] : []));
      return { ...state, table: { ...table, winners: sorted(document.winners ?? finished) } };
    }
    default:
      return state;
  }
}

function undecided(choices: SecretChoices, seats: readonly number[]): readonly number[] {
  return seats.filter((seat) => choices[seat - 1] === undefined);
}

/** The position of a state; with the seed that its luck comes from, it can be played on. */
export function makePosition(state: State, seed?: string): Json {
  const { table } = state;
  return positionDocument.make({
    ...tableMembers(table, state.stock.slice(state.stock.length - table.stock)),
    hands: state.hands,
    melds: table.melds,
    ...(seed === undefined ? {} : { seed }),
    ...choiceMembers(table, state.offered, state.kept),
  });
}

/** A view as JSON: a position with `?` for hidden cards, the viewer's seat and the round so far. */
export function makeView(view: View): Json {
  const { table, viewer } = view;
  const unknown = (count: number): readonly Card[] => Array.from({ length: count }, () => UNKNOWN);
  const own = <T>(value: T): readonly (T | undefined)[] =>
    table.counts.map((_, index) => (index + 1 === viewer ? value : undefined));
  return viewDocument.make({
    ...tableMembers(table, unknown(table.stock)),
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
    hands: table.counts.map((count, index) => (index + 1 === viewer ? view.hand : unknown(count))),
    melds: table.melds,
    ...choiceMembers(table, own(view.offered), own(view.kept)),
    history: pastEvents(view.past),
  });
}

function tableMembers(table: Table, stock: readonly Card[]): Omit<PositionDocument, 'melds'> {
  const { setup } = table;
  const { rules = {} } = setup.chosen;
  const isTurn = table.step === 'play' || table.step === 'offer' || table.step === 'pick';
  return {
    palier: VERSION,
    ...setup.chosen,
    rules,
    dealer: table.dealer,
    turn: table.turn,
    step: table.step,
    levels: table.left.map((left, index) => levelsOfSeat(left, ladderOfSeat(setup, index + 1))),
    discards: table.discards,
    stock: [
      ...stock.map((card) => ({ card, isFaceUp: false })),
      ...table.faceUp.map((card) => ({ card, isFaceUp: true })),
    ],
    skipped: table.skipped,
    round: table.round,
    ...(table.pending.length > 0 ? { pending: table.pending } : {}),
    ...(isImplied(table) ? {} : { laid: table.laid }),
    ...(isTurn && table.laidNow ? { laidNow: true } : {}),
    ...(isTurn && table.taken !== undefined ? { taken: table.taken } : {}),
    ...(table.held.length > 0 ? { held: table.held } : {}),
    ...(table.idle > 0 ? { idle: table.idle } : {}),
    ...(table.barren > 0 ? { barren: table.barren } : {}),
    ...(table.winners.length > 0 ? { winners: table.winners } : {}),
  };
}

function levelsOfSeat(left: readonly number[], { mode, levels }: Ladder): LevelsOfSeat {
  return mode === 'open' ? left : (left[0] ?? levels.length + 1);
}

/** Whether reading would find the laid levels by itself; an open ladder always says them. */
function isImplied(table: Table): boolean {
  return table.laid.every(
    (level, index) =>
      level === undefined ||
      (ladderOfSeat(table.setup, index + 1).mode === 'stacked' &&
        level === impliedLevel(table, index + 1)),
  );
}

function choiceMembers(
  table: Table,
  offered: SecretChoices,
  kept: SecretChoices,
): Pick<PositionDocument, 'offers' | 'kept'> {
  const isChosen = (choices: SecretChoices): boolean =>
    choices.some((choice) => choice !== undefined);
  const offers = table.offers ?? (isChosen(offered) ? offered : undefined);
  return {
    ...(offers === undefined ? {} : { offers }),
    ...(isChosen(kept) ? { kept } : {}),
  };
}
