import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { packCase, readCase, unpackCase } from './link.ts';

const packed = packCase(exampleOf('joker-swap', 'level-8-101'));

function packedJson(json: unknown): string {
  return `1${btoa(JSON.stringify(json)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

describe('a link', () => {
  test('is short and needs no escaping', () => {
    expect(packed).toMatch(/^1[\w-]+$/);
    expect(packed.length).toBeLessThan(600);
  });

  test('of another version says so', () => {
    expect(unpackCase(`2${packed.slice(1)}`)).toEqual({ t: 'broken', why: 'version' });
  });

  test.each(['', '1', 'x', '1!', '1AAAA', packedJson(1), packedJson([]), packedJson({})])(
    '%j is refused',
    (text) => {
      expect(unpackCase(text)).toEqual({ t: 'broken', why: 'unreadable' });
    },
  );

  test('that is far too long is not even looked at', () => {
    expect(unpackCase(`1${'A'.repeat(10_000)}`)).toEqual({ t: 'broken', why: 'unreadable' });
  });

  test('to another step than a turn is refused', () => {
    const position = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 2,
      step: 'keep',
      turn: 2,
      levels: [6, 1],
      hands: [['R1'], ['R2']],
    };
    expect(readCase({ position })).toEqual({ t: 'broken', why: 'not-a-turn' });
  });

  test('with a card too many is refused with the kernel’s reason', () => {
    const position = { edition: 'level-8-101', players: 2, hands: [['R1', 'R1']] };
    expect(unpackCase(packedJson({ position }))).toMatchObject({
      t: 'broken',
      why: { code: 'card-too-often', path: 'hands[0][1]' },
    });
  });

  test('with a question that cannot be read shows the situation', () => {
    const { situation } = exampleOf('joker-swap', 'level-8-101');
    const json = JSON.parse(
      atob(packed.slice(1).replaceAll('-', '+').replaceAll('_', '/')),
    ) as object;
    const read = unpackCase(packedJson({ ...json, move: 'steal everything' }));
    expect(read).toEqual({ t: 'case', case: { situation, question: undefined } });
  });

  test('never breaks the page, whatever is in it', () => {
    const members = fc.constantFrom(
      'edition',
      'players',
      'hands',
      'melds',
      'discards',
      'levels',
      'turn',
      'step',
      'rules',
      'ladder',
      'skipped',
      'taken',
    );
    const hostile = fc.dictionary(members, fc.jsonValue({ maxDepth: 3 }));
    const sound = { edition: 'level-8-101', players: 2, hands: [['R1']] };
    fc.assert(
      fc.property(hostile, fc.boolean(), fc.jsonValue(), (position, isSound, move) => {
        const read = readCase({ position: isSound ? { ...sound, ...position } : position, move });
        expect(['case', 'broken']).toContain(read.t);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: packed.length - 1 }), fc.base64String(), (place, noise) => {
        const text = packed.slice(0, place) + noise + packed.slice(place + noise.length);
        expect(['case', 'broken']).toContain(unpackCase(text).t);
      }),
    );
  });
});
