import { describe, expect, it } from 'vitest';
import { describeLeases, describeLedger } from '../testing/describe-ledger.ts';
import { memoryLeases, memoryLedger } from './memory-ledger.ts';

describeLedger('a ledger in memory', async () => ({ ledger: memoryLedger() }), { describe, it });

describeLeases(
  'leases in memory',
  async () => {
    let now = 0;
    const leasesOf = memoryLeases(() => now);
    const pass = async (ms: number): Promise<void> => {
      now += ms;
    };
    return { here: leasesOf('here'), there: leasesOf('there'), pass };
  },
  { describe, it },
);

it('a ledger in memory lists what there is to tell of its tables', async () => {
  const ledger = memoryLedger();
  const lobby = { phase: 'lobby', round: 0, people: 1 } as const;
  const playing = { phase: 'playing', round: 1, people: 4 } as const;
  await ledger.create({ id: 'a', code: 'A2' }, { step: '{}', summary: lobby });
  expect(ledger.summaries()).toEqual([{ id: 'a', code: 'A2', summary: lobby }]);
  await ledger.append('a', 1, { step: '{}', summary: playing });
  await ledger.append('a', 2, { step: '{}' });
  expect(ledger.summaries()).toEqual([{ id: 'a', code: 'A2', summary: playing }]);
});
