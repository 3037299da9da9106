import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toldApart } from './naming.ts';

it.each([
  [
    ['Anna', 'Ben'],
    ['Anna', 'Ben'],
  ],
  [
    ['', ''],
    ['', ''],
  ],
  [
    ['Bo', 'Anna', 'Bo'],
    ['Bo 1', 'Anna', 'Bo 3'],
  ],
  [
    ['Bo', 'Bo', 'Bo 1'],
    ['Bo 1 1', 'Bo 2', 'Bo 1 3'],
  ],
])('%j are called %j', (names, called) => {
  expect(toldApart(names)).toEqual(called);
});

it('no two seats with a name are called the same', () => {
  const name = fc.constantFrom('', 'Bo', 'Bo 1', 'Bo 2', 'Bo 1 1', 'Bo 3 2', 'Bo 2 1 3');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const called = toldApart(names).filter((text) => text !== '');
      expect(new Set(called).size).toBe(called.length);
    }),
  );
});
