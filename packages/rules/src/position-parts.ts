/** The parts of a position whose writing is not their meaning: levels, melds, levels laid. */
import { makePlaced } from './cards.ts';
import type { WrittenMeld } from './documents.ts';
import { emptyTable } from './evolve-table.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { KINDS, type Ladder } from './ladders.ts';
import { readAs } from './melds.ts';
import type { LevelsOfSeat, PositionDocument } from './position-document.ts';
import { isFinished, leaders } from './round.ts';
import { ladderOfSeat, type Setup } from './setup.ts';
import type { Meld, Seat, Table } from './state.ts';

export function seatOrder(seats: readonly number[]): readonly number[] {
  return seats.toSorted((a, b) => a - b);
}

export function levelsLeftIn(document: PositionDocument, setup: Setup): Table['left'] | Fault {
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
  return seatOrder(given);
}

export function meldsOf(document: PositionDocument, setup: Setup): Table['melds'] | Fault {
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
export function laidLevels(document: PositionDocument, table: Table): Table['laid'] | Fault {
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
export function impliedLevel(table: Table, seat: number): number | undefined {
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

/** Those who have finished; where nobody has, those on the highest level (STOCK-5). */
export function impliedWinners(table: Table): readonly Seat[] {
  const finished = table.left.flatMap((left, index) =>
    isFinished(table.setup, index + 1, left) ? [index + 1] : [],
  );
  return finished.length > 0 ? finished : leaders(table);
}
