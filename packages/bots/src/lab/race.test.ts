import { describe, expect, it } from 'vitest';
import { evenShare, runawayOf } from './race.ts';
import { sampleMoments } from './moments.ts';
import { addSums } from './sums.ts';

describe('an even second half', () => {
  it.each([
    // Who needs one more while the other needs two, and each round climbs one of them: 3/4.
    [{ '1,2': 5 }, { '1,0': 9 }, 0.75],
    [{ '1,3': 5 }, { '1,0': 9 }, 0.875],
    // Shared leads: each of the leaders counts alike.
    [{ '2,2': 1 }, { '1,0': 1 }, 0.5],
    [{ '1,1,4': 1 }, { '1,0,0': 1 }, 0.4948],
    // Both arrive: shared.
    [{ '1,1': 1 }, { '1,1': 1 }, 0.5],
    // Nobody ever climbs: whoever is ahead has won.
    [{ '1,2': 1 }, { '0,0': 1 }, 1],
  ])('from %j with rounds %j', (standings, climbs, share) => {
    expect(evenShare(standings, climbs)!).toBeCloseTo(share, 1.7);
  });

  it('does not depend on the order in which things were seen', () => {
    const there = evenShare({ '1,3': 2, '2,3': 5 }, { '1,0': 3, '2,1': 4 });
    expect(evenShare({ '2,3': 5, '1,3': 2 }, { '2,1': 4, '1,0': 3 })).toBe(there);
  });

  it('is not known of games without one', () => {
    expect(evenShare({}, {})).toBeUndefined();
  });
});

it('the index says how much more leaders win than their lead gives', () => {
  // 100 games, all led by one level, of which the leader wins 90.
  const leads = Array.from({ length: 100 }, (_, game) =>
    sampleMoments([3600, game < 90 ? 3600 : 0]),
  );
  const half = {
    leads: leads.reduce((a, b) => addSums(a, b)),
    standings: { '1,2': 100 },
    climbs: { '1,0': 150 },
  };
  const { won, even, index, interval } = runawayOf(half)!;
  expect(won).toMatchObject({ value: 0.9, of: 100 });
  expect(index).toBeCloseTo(0.9 / even, 10);
  expect(interval[0]).toBeLessThan(index);
  expect(interval[0]).toBeGreaterThan(1);
});
