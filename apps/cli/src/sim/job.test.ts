import { NO_FACTS, addSums, type FactSums } from '@palier/bots/lab';
import type { Setup } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { playSpan, type Match } from './job.ts';

function shortSetup(players: number, levels: number): Setup {
  return setupOf({ edition: 'level-8-101', players, rules: { levels } });
}

describe('the facts of a span', () => {
  it('are the same whatever the order and the parts', async () => {
    const match: Match = {
      t: 'match',
      setup: shortSetup(3, 3),
      bots: ['steady', 'random', 'steady'],
      seed: 'facts',
      isRotated: true,
      isDetailed: true,
      folder: undefined,
    };
    const whole = (await playSpan(match, { from: 0, to: 4 })).totals.facts;
    const parts: FactSums[] = [];
    for (const from of [3, 0, 2, 1]) {
      parts.push((await playSpan(match, { from, to: from + 1 })).totals.facts);
    }
    expect(parts.reduce((a, b) => addSums(a, b), NO_FACTS)).toEqual(whole);
    const plain = await playSpan({ ...match, isDetailed: false }, { from: 0, to: 1 });
    expect(plain.totals.facts).toEqual(NO_FACTS);
  });
});
