import { EDITION_IDS, EDITIONS, LADDER_IDS } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, test } from 'vitest';
import {
  checksumOf,
  commandsPerSecond,
  eventsPerSecond,
  heapOver,
  playFastGame,
} from './measure.ts';
import { timeSolver } from './solver-times.ts';

const SETUPS = EDITION_IDS.flatMap((edition) =>
  EDITIONS[edition].ladders.flatMap((ladder) =>
    (EDITIONS[edition].takesMaster ? (['none', 'all'] as const) : (['none'] as const)).map(
      (master) => setupOf({ edition, ladder, master, players: 3 }),
    ),
  ),
);

describe('the speed table', () => {
  test.each(SETUPS.map((setup) => [setup.id, setup] as const))(
    'plays %s to its end',
    (_, setup) => {
      const { state, events, commands } = playFastGame(setup, 'test');
      expect(state.table.winners).not.toEqual([]);
      expect(events.at(-1)).toEqual({ t: 'gameWon', winners: state.table.winners });
      expect(commands).toBeLessThanOrEqual(events.length);
    },
  );

  test('plays the games it always played, and others from another seed', () => {
    const setup = setupOf({ edition: 'level-8-101', players: 4 });
    expect(checksumOf(setup, 'bench', 3)).toBe('64c01787');
    expect(checksumOf(setup, 'another', 3)).not.toBe('64c01787');
    expect(checksumOf(setup, 'bench', 3)).toBe('64c01787');
  });

  test('gives positive rates and a reading for each tenth', () => {
    const setup = setupOf({ edition: 'level-8-101', players: 2 });
    expect(commandsPerSecond(setup, 'test', 1)).toBeGreaterThan(0);
    expect(eventsPerSecond(setup, 'test', 1)).toBeGreaterThan(0);
    expect(heapOver(setup, 'test', 10).map(({ games }) => games)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});

describe('the times of the solver', () => {
  test('are of every ladder, with the same answers for the same seed', () => {
    const { all, ladders } = timeSolver('a', 4);
    expect(ladders.map(({ ladder }) => ladder)).toEqual(LADDER_IDS);
    const checksums = ladders.map(({ checksum }) => checksum);
    expect(timeSolver('a', 4).ladders.map(({ checksum }) => checksum)).toEqual(checksums);
    expect(timeSolver('b', 4).ladders.map(({ checksum }) => checksum)).not.toEqual(checksums);
    for (const { p50, p99 } of [all, ...ladders]) {
      expect(p50).toBeGreaterThan(0);
      expect(p99).toBeGreaterThanOrEqual(p50);
    }
  });
});
