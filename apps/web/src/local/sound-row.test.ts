import { expect, it } from 'vitest';
import { isSound } from './sound-row.ts';

const SUMMARY = {
  edition: 'level-up',
  seats: [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-expert' }],
  round: 1,
  levels: [1, 2],
  ladders: [8, 8],
  gone: [undefined, [1]],
  turn: 1,
  winners: [],
};
const ROW = { id: 'a', saved: 1, summary: SUMMARY };

it('a row is sound as it is written', () => {
  expect(isSound(ROW)).toBe(true);
  const { gone: _, ...inOrder } = SUMMARY;
  expect(isSound({ ...ROW, summary: inOrder })).toBe(true);
});

it.each<readonly [string, unknown]>([
  ['nothing', null],
  ['a text', 'game'],
  ['no time', { ...ROW, saved: undefined }],
  ['a time that is none', { ...ROW, saved: Number.NaN }],
  ['no summary', { id: 'a', saved: 1 }],
  ...Object.entries(SUMMARY).flatMap(([name]) =>
    [null, 'x', [{}], {}].map(
      (value) => [`${name}: ${JSON.stringify(value)}`, having({ [name]: value })] as const,
    ),
  ),
  ['a seat without a name', having({ seats: [{ bot: 'odile' }] })],
  ['a bot that is none', having({ seats: [{ name: 'Odile', bot: 7 }] })],
])('and not with %s', (_what, row) => {
  expect(isSound(row)).toBe(false);
});

function having(changes: object): object {
  return { ...ROW, summary: { ...SUMMARY, ...changes } };
}
