/**
 * Nothing lost: real servers and clients while everything breaks, for a few seconds. The long form is
 * `npm run lab:chaos`.
 */
import { describe, expect, it } from 'vitest';
import { runChaos } from './chaos.ts';

const SEED = process.env['PALIER_SEED'] ?? String(Date.now());

// Together: both wait more than they work.
describe.concurrent('while servers are killed, sockets cut and messages jumbled', () => {
  it.each([
    { store: 'sqlite', nodes: 'one node, restarted' },
    { store: 'postgres', nodes: 'three nodes, one after another replaced' },
  ] as const)(
    'on $store, $nodes, every acknowledged move is kept and every game ends',
    async ({ store }) => {
      const seed = `${SEED}/${store}`;
      const plan = { seed, store, storm: 3500, tables: 4, strikes: 700 };
      const { failures, tally } = await runChaos(plan);
      expect(failures, `PALIER_SEED=${SEED}`).toEqual([]);
      expect(tally.get('games ended')).toBeGreaterThanOrEqual(plan.tables);
      expect(tally.get('servers killed (SIGKILL)')).toBeGreaterThan(0);
      expect(tally.get('acknowledged and found')).toBeGreaterThan(0);
      expect(tally.get('results found')).toBeGreaterThan(0);
      expect(tally.get('ratings changed')).toBeGreaterThan(0);
      expect(tally.get('histories checked')).toBe(tally.get('games ended'));
    },
  );
});
