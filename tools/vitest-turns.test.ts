import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IN_TURNS as BROWSER } from '../apps/web/e2e/in-turns.ts';
import { IN_TURNS as UNIT } from './in-turns.ts';
import { leftOut, turnFrom } from './vitest-turns.ts';

const FILES = [['a'], ['b', 'c'], ['d']] as const;

describe('turns', () => {
  it('take every file, each in one of them', () => {
    const all = FILES.flat();
    const taken = [0, 1, 2].map((turn) => {
      const out = new Set(leftOut(FILES, turn));
      return all.filter((file) => !out.has(file));
    });
    expect(taken).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('leave nothing out where none is named', () => {
    expect(turnFrom({})).toBeUndefined();
    expect(leftOut(FILES, turnFrom({}))).toEqual([]);
  });

  it('are 1, 2 and 3', () => {
    expect(['1', '2', '3'].map((turn) => turnFrom({ TEST_TURN: turn }))).toEqual([0, 1, 2]);
    expect(() => turnFrom({ TEST_TURN: '4' })).toThrow('TEST_TURN is 1, 2 or 3, not 4');
  });

  it.each([
    ['in Node', UNIT],
    ['in the browser', BROWSER],
  ])('name files that there are, none twice: %s', (_, turns) => {
    const files = turns.flat();
    expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
    expect(files).toEqual([...new Set(files)]);
  });
});
