import { VirtualClock } from '@palier/table/testing';
import { describe, expect, it } from 'vitest';
import { makeLog } from './base/log.ts';
import { ClockWatch } from './clock-watch.ts';

/** A machine whose clock somebody sets, and a database that has its own. */
function world() {
  const time = new VirtualClock(1_000_000);
  const said: string[] = [];
  const machine = { set: 0, skew: 0 };
  const watch = new ClockWatch({
    storage: { clockSkew: async () => machine.skew },
    time: { now: time.now, every: time.every, wall: () => time.now() + machine.set },
    log: makeLog('info', { write: (line) => said.push((JSON.parse(line) as { msg: string }).msg) }),
    report: (error) => said.push(String(error)),
  });
  const pass = async (): Promise<void> => {
    time.pass(10_000);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { machine, watch, said, pass };
}

describe('the clock of the machine', () => {
  it('is spoken of when it is set, each time, and not when it is a little off', async () => {
    const { machine, watch, said, pass } = world();
    machine.set = 900;
    await pass();
    expect(said).toEqual([]);
    machine.set = 3_600_000;
    await pass();
    await pass();
    machine.set = 0;
    await pass();
    const words = 'the clock of this machine was set';
    expect(said).toEqual([words, words]);
    expect(watch.jumps).toBe(2);
  });

  it('is spoken of when it is not the database’s, once, and when it is again', async () => {
    const { machine, watch, said, pass } = world();
    machine.skew = -1500;
    await pass();
    await pass();
    expect(watch.skew).toBe(-1500);
    machine.skew = 20;
    await pass();
    expect(said).toEqual([
      'the clock here is not that of the database: others run the tables',
      'the clock here is that of the database again',
    ]);
  });
});
