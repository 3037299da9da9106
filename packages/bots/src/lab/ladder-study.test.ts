import type { Setup } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from './fact-sums.ts';
import { ladderSample, reportOn } from './ladder-study.ts';
import { intervalAround } from './moments.ts';
import { addSums } from './sums.ts';

function ladderOf(sizes: readonly number[]): Setup {
  const levels = sizes.map((size) => [{ kind: 'run', size }] as const);
  return setupOf({ edition: 'level-8-101', players: 2, ladder: { name: 'Own', levels } });
}

async function report(setup: Setup, numbers: readonly number[]) {
  let facts = NO_FACTS;
  for (const number of numbers) facts = addSums(facts, await ladderSample(setup, 'study', number));
  return reportOn(setup, facts);
}

describe('a ladder tried out', () => {
  it('says nothing before the first game', () => {
    expect(reportOn(ladderOf([3]), NO_FACTS)).toBeUndefined();
  });

  it('is judged by its games, in whatever order they come', async () => {
    const setup = ladderOf([3, 9, 6, 4]);
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const found = await report(setup, numbers);
    expect(found).toEqual(await report(setup, numbers.toReversed()));
    const { games, roundsOfGame, findings, advice } = found!;
    expect(games).toBe(20);
    expect(findings.levels.map(({ cost }) => cost!.value > 0)).toEqual([true, true, true, true]);
    // Four levels with one or two a round: at least two rounds, and known with an error.
    const [low, high] = intervalAround(roundsOfGame!)!;
    expect(low).toBeGreaterThan(1.5);
    expect(high).toBeGreaterThan(low);
    expect(advice.map(({ t }) => t)).toContain('few-games');
  });
});
