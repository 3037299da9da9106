import { PassThrough } from 'node:stream';
import type { Json } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, write } from './output.ts';

describe('layOut', () => {
  it('keeps short values on a line and fills lines with bare lists', () => {
    const cards = Array.from({ length: 40 }, (_, index) => `R${index}`);
    expect(layOut({ a: 1, cards: cards.slice(0, 3) })).toBe(
      '{ "a": 1, "cards": ["R0", "R1", "R2"] }',
    );
    expect(layOut({ none: {}, cards })).toBe(
      [
        '{',
        '  "none": {},',
        '  "cards": [',
        '    "R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14",',
        '    "R15", "R16", "R17", "R18", "R19", "R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27",',
        '    "R28", "R29", "R30", "R31", "R32", "R33", "R34", "R35", "R36", "R37", "R38", "R39"',
        '  ]',
        '}',
      ].join('\n'),
    );
  });

  it('says the same as JSON.stringify', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.parse(layOut(json))).toEqual(json);
      }),
    );
  });
});

describe('write', () => {
  it('writes everything at the pace of the reader', async () => {
    const output = new PassThrough({ highWaterMark: 1000 });
    const read = output.toArray();
    const pieces = Array.from({ length: 50_000 }, (_, index) => `${index}\n`);
    await write(output, pieces);
    output.end();
    expect(Buffer.concat((await read) as Buffer[]).toString()).toBe(pieces.join(''));
  });

  it('stops when the reader goes', async () => {
    const output = new PassThrough({ highWaterMark: 1000 });
    let taken = 0;
    function* endless(): Generator<string> {
      for (;;) yield String(taken++);
    }
    setImmediate(() => output.destroy());
    await write(output, endless());
    expect(taken).toBeLessThan(100_000);
  });
});
