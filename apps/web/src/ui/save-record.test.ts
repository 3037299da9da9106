import { expect, test } from 'vitest';
import { recordFileName } from './save-record.ts';

const DAY = new Date(2026, 10, 5);

test.each<[readonly string[], string]>([
  [['Anna', 'Ben'], 'palier-2026-11-05-anna-ben.jsonl'],
  [['Zoë', 'Jean-Paul', ''], 'palier-2026-11-05-zoe-jean-paul.jsonl'],
  [['../../etc', 'a/b\\c'], 'palier-2026-11-05-etc-a-b-c.jsonl'],
  [['日本', '😀'], 'palier-2026-11-05.jsonl'],
])('a file is named after the day and the players: %j', (names, name) => {
  expect(recordFileName('palier', names, DAY)).toBe(name);
});

test('however many and long their names are, the name of the file is not', () => {
  const names = Array.from({ length: 6 }, () => 'x'.repeat(80));
  expect(recordFileName('palier', names, DAY).length).toBeLessThanOrEqual(86);
});
