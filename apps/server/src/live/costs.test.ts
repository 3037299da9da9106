import { describe, expect, it } from 'vitest';
import { Costs } from './costs.ts';

const RECORD = { t: 'record', length: 20 } as const;
const PLACE = { address: '192.0.2.1', table: 'ABCDEF' };

describe('what is dear', () => {
  it('is free for a while, then has to be waited for, then ends it', () => {
    const costs = new Costs();
    const spend = (): number | 'too-fast' => costs.spend(RECORD, PLACE, 0);
    for (let asked = 0; asked < 40; asked++) expect(spend()).toBe(0);
    expect([spend(), spend()]).toEqual([2000, 4000]);
    for (let asked = 42; asked < 80; asked++) spend();
    expect(spend()).toBe('too-fast');
    // One comes back every two seconds.
    expect(costs.spend(RECORD, PLACE, 2000)).toBe(80_000);
    const neighbour = { address: '192.0.2.2', table: 'GHJKLM' };
    expect(costs.spend(RECORD, neighbour, 2000)).toBe(0);
    expect(costs.spend(RECORD, PLACE, 86_400_000)).toBe(0);
  });

  it('is counted by what it writes, for an address over all tables and for a table over all', () => {
    const costs = new Costs();
    const configure = { t: 'configure', length: 8192 } as const;
    /** How many bytes are written at once, by so many addresses at so many tables. */
    const written = (addresses: number, tables: number): number => {
      let bytes = 0;
      for (let sent = 0; sent < 1000; sent++) {
        const address = `a${sent % addresses} of ${addresses}`;
        const table = `${tables} t${sent % tables}`;
        if (costs.spend(configure, { address, table }, 0) !== 'too-fast') bytes += 8192;
      }
      return bytes;
    };
    expect(written(1, 100)).toBe(256 * 1024);
    expect(written(100, 1)).toBe(128 * 1024);
  });

  it('is little beside what is said usually, which costs nothing', () => {
    const costs = new Costs();
    const act = { t: 'act', length: 8000 } as const;
    for (let sent = 0; sent < 1000; sent++) expect(costs.spend(act, PLACE, 0)).toBe(0);
  });

  it('is forgotten once all is paid, and not before', () => {
    const costs = new Costs();
    for (let asked = 0; asked < 50; asked++) costs.spend(RECORD, PLACE, 0);
    costs.tidy(1000);
    expect(costs.spend(RECORD, PLACE, 1000)).toBe(21_000);
    costs.tidy(1_000_000);
    expect(costs.spend(RECORD, PLACE, 0)).toBe(0);
  });
});
