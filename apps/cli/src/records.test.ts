/** Records that somebody has tampered with: always an answer, never a defect. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call } from './testing/call.ts';
import { recordedGame } from './testing/recorded-game.ts';

const GAMES = [
  recordedGame({ edition: 'level-8-101', players: 3, rules: { levels: 2 } }, 'x'),
  recordedGame({ edition: 'level-up', ladder: 'open', players: 2, rules: { levels: 2 } }, 'x'),
  recordedGame(
    {
      edition: 'level-8-101',
      players: 4,
      ladder: 'two-star',
      master: 'all',
      rules: { levels: 2, keepFrom: 1 },
    },
    'x',
  ),
].map((record) => record.trim().split('\n'));

type Edit = (lines: readonly string[]) => readonly string[];

const place = fc.nat();
const card = fc.constantFrom('R1', 'G15', 'J', 'X', '?', 'T');

/** One change behind the header; a place is counted around the record. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  place.map(
    (at): Edit =>
      (lines) =>
        lines.toSpliced(around(lines, at), 1),
  ),
  fc.tuple(place, place).map(([at, from]): Edit => (lines) => {
    return lines.toSpliced(around(lines, at), 0, lines[around(lines, from)]!);
  }),
  fc.tuple(place, card).map(([at, other]): Edit => (lines) => {
    const line = around(lines, at);
    return lines.with(line, lines[line]!.replace(/"[ROYGBPJX]\d*"/u, `"${other}"`));
  }),
  fc.tuple(place, fc.nat(9)).map(([at, number]): Edit => (lines) => {
    const line = around(lines, at);
    return lines.with(line, lines[line]!.replace(/:\d+/u, `:${number}`));
  }),
  fc.tuple(place, fc.integer({ min: 1, max: 4 }), place).map(([at, seat, to]): Edit => (lines) => {
    const takenBack = JSON.stringify({ t: 'takenBack', seat, to: to % lines.length });
    return lines.toSpliced(around(lines, at), 0, takenBack);
  }),
);

function around(lines: readonly string[], at: number): number {
  return 1 + (at % Math.max(1, lines.length - 1));
}

const tampered = fc
  .tuple(fc.constantFrom(...GAMES), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([lines, edits]) => edits.reduce<readonly string[]>((next, apply) => apply(next), lines))
  .map((lines) => lines.join('\n'));

const CALLS = [
  ['verify', '-', '--json'],
  ['verify', '-'],
  ['replay', '-', '--json'],
  ['replay', '-', '--open'],
  ['replay', '-', '--seat', '2', '--json'],
];

describe('a tampered record', () => {
  it('is answered by every command that reads records', async () => {
    await fc.assert(
      fc.asyncProperty(tampered, async (record) => {
        for (const argv of CALLS) {
          const { status, stdout } = await call(argv, record);
          expect([0, 1, 2]).toContain(status);
          if (argv.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ palier: 1 });
        }
      }),
    );
  });
});
