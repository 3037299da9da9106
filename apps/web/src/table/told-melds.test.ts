import {
  emptyState,
  makeSetup,
  parseCard,
  placeCard,
  viewOf,
  isFault,
  type Card,
  type Meld,
  type RecordedEvent,
  type Setup,
} from '@palier/rules';
import { NO_ENTRIES, withEntries } from '@palier/table';
import { expect, test } from 'vitest';
import { meldsBefore } from './told-melds.ts';

const card = (text: string): Card => parseCard(text) as Card;
const set = (...cards: readonly string[]): Meld => ({
  kind: 'set',
  cards: cards.map((text) => placeCard(card(text))),
});
const FIVES = set('R5', 'G5');
const NINES = set('O9', 'B9');

const laid = (seat: number, ...melds: readonly Meld[]): RecordedEvent => ({
  t: 'levelLaid',
  seat,
  level: 1,
  melds,
});
const DEALT: RecordedEvent = {
  t: 'roundDealt',
  round: 2,
  dealer: 1,
  hands: [],
  upcard: card('R7'),
  stock: [],
};

const before = (number: number, ...events: readonly RecordedEvent[]) =>
  meldsBefore({ entries: withEntries(NO_ENTRIES, events), opening: {} }, number);

test('what was laid in the round so far, by seat', () => {
  const events = [DEALT, laid(2, FIVES), laid(1, NINES)];
  expect([1, 2, 3].map((number) => before(number, ...events))).toEqual([
    [],
    [[], [FIVES]],
    [[NINES], [FIVES]],
  ]);
});

test('another round has a table of its own', () => {
  expect(before(2, laid(1, FIVES), DEALT)).toEqual([]);
});

test('what was laid again after a take-back is what lies there', () => {
  expect(before(3, laid(1, FIVES), { t: 'takenBack', seat: 1, to: 0 }, laid(1, NINES))).toEqual([
    [NINES],
  ]);
});

test('what lay there where the game began, until the next deal', () => {
  const setup = makeSetup({ edition: 'level-8-101', players: 2 });
  const { table, ...rest } = viewOf(emptyState(isFault(setup) ? never() : setup), 1);
  const start = { ...rest, table: { ...table, melds: [[FIVES], []] } };
  const at = (...events: readonly RecordedEvent[]) =>
    meldsBefore({ entries: withEntries(NO_ENTRIES, events), opening: { start } }, events.length);
  expect(at()).toEqual([[FIVES], []]);
  expect(at(laid(2, NINES))).toEqual([[FIVES], [NINES]]);
  expect(at(DEALT)).toEqual([]);
});

function never(): Setup {
  throw new Error('this can be set up');
}
