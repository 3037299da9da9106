/** A move that is read without the schema is read as by it; and what the schema refuses stays refused. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask as askSchema } from '@palier/table/room';
import { readAsk } from './reading.ts';

function bySchema(text: string): unknown {
  try {
    const read = askSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : 'bad-message';
  } catch {
    return 'bad-message';
  }
}

const ACT = '{"t":"act","id":7,"key":"0123456789abcdef","at":12,"move":"discard B7"}';

describe('a move', () => {
  it.each([
    ACT,
    ACT.replace('"id":7', '"id":07'),
    ACT.replace('"id":7', '"id":-7'),
    ACT.replace('"id":7', '"id":7.5'),
    ACT.replace('"id":7', '"id":2147483648'),
    ACT.replace('"id":7', '"id":2147483649'),
    ACT.replace('"at":12', '"at":10000000'),
    ACT.replace('"at":12', '"at":10000001'),
    ACT.replace('"at":12', '"at":1e1'),
    ACT.replace('0123456789abcdef', '1234567'),
    ACT.replace('0123456789abcdef', 'a'.repeat(41)),
    ACT.replace('0123456789abcdef', '0123456789abcdé'),
    ACT.replace('discard B7', ''),
    ACT.replace('discard B7', 'x'.repeat(200)),
    ACT.replace('discard B7', 'x'.repeat(201)),
    ACT.replace('discard B7', 'a\tb'),
    ACT.replace('discard B7', String.raw`a\tb`),
    ACT.replace('discard B7', 'é'),
    ACT.replace('}', ',"more":1}'),
    ACT.replace('}', ',"move":"draw"}'),
    `${ACT}\n`,
    ` ${ACT}`,
    `${ACT}x`,
  ])('%s', (text) => {
    expect(readAsk(text)).toEqual(bySchema(text));
  });

  it('of any kind, and with a character changed anywhere', () => {
    const move = fc.record({
      t: fc.constant('act'),
      id: fc.nat(2 ** 31),
      key: fc.stringMatching(/^[\w-]{8,40}$/u),
      at: fc.nat(10_000_000),
      move: fc.oneof(fc.stringMatching(/^[ -~]{0,210}$/u), fc.string({ maxLength: 210 })),
    });
    const change = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.string({ maxLength: 2 }),
    );
    fc.assert(
      fc.property(move, fc.option(change, { nil: undefined }), (asked, changed) => {
        const text = JSON.stringify(asked);
        const [share, put] = changed ?? [0, text[0]!];
        const place = Math.floor(share * text.length);
        const said = text.slice(0, place) + put + text.slice(place + 1);
        expect(readAsk(said)).toEqual(bySchema(said));
      }),
    );
  });
});
