import { BOT_PAUSE } from './bot-turn.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Command, Seat } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { Store } from './ports.ts';
import { eagerBots } from './testing/eager-player.ts';
import { answersIn, ear, kindsOf } from './testing/ear.ts';
import { planWith, tableOf, type TableUnderTest } from './testing/table-of.ts';

const DRAW: Command = { t: 'drawCard' };

/** Lets happen what is due within a time. */
async function pass({ clock }: TableUnderTest, ms: number): Promise<void> {
  const until = clock.now() + ms;
  await breathe();
  while (clock.next(until)) await breathe();
}

describe('a store that fails', () => {
  /** A table whose store fails so many times before it works. */
  async function tableWith(seats: string, first: Seat, times: number): Promise<TableUnderTest> {
    const table = await tableOf(planWith(seats, first));
    const { game, clock, witness } = table;
    let left = times;
    const append: Store['append'] = async (id, addition) => {
      if (left-- > 0) throw new Error('the disk is full');
      return witness.store.append(id, addition);
    };
    const errors: unknown[] = [];
    const report = (error: unknown): void => void errors.push(error);
    const store = { ...witness.store, append };
    return {
      ...table,
      host: new Host(game, { store, clock, botDecider: eagerBots, report }),
      errors,
    };
  }

  it('leaves the game as it was, and the question can be asked again', async () => {
    const { host, witness, errors } = await tableWith('pp', 1, 1);
    const { told, ask } = await ear(host, 1);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 2, at: 1, command: DRAW });
    expect(kindsOf(told)).toEqual(['answered', 'happened', 'answered']);
    expect(answersIn(told)).toEqual(['1 failed', '2 done']);
    expect(witness.entries).toHaveLength(2);
    expect(errors).toMatchObject([{ message: 'the disk is full' }]);
  });

  it('is tried again by the bots, not too soon', async () => {
    const table = await tableWith('pb', 2, 2);
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'pace', ms: 100 });
    await pass(table, 4099);
    expect(told).toEqual([]);
    expect(table.errors).toHaveLength(2);
    await pass(table, 1);
    expect(kindsOf(told)).toEqual(['happened']);
  });

  it('after having stored is found out by the next move', async () => {
    const { game, clock, witness } = await tableOf(planWith('pp', 1));
    let isFirst = true;
    const append: Store['append'] = async (id, addition) => {
      const outcome = await witness.store.append(id, addition);
      if (!isFirst) return outcome;
      isFirst = false;
      throw new Error('the answer was lost');
    };
    const host = new Host(game, {
      store: { ...witness.store, append },
      clock,
      botDecider: eagerBots,
    });
    const { told, ask } = await ear(host, 1);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 2, at: 1, command: DRAW });
    expect(told).toEqual([
      { t: 'answered', id: 1, answer: { t: 'failed' } },
      { t: 'closed', why: 'elsewhere' },
      { t: 'answered', id: 2, answer: { t: 'closed' } },
    ]);
    expect(witness.entries).toHaveLength(2);
  });
});

describe('two hosts of one game', () => {
  it('do nothing twice: who comes too late is closed', async () => {
    const { host, game, witness, clock } = await tableOf(planWith('pp', 1));
    const other = new Host(game, { store: witness.store, clock, botDecider: eagerBots });
    const [here, there] = [await ear(host, 1), await ear(other, 1)];
    await there.ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await here.ask({ t: 'act', id: 1, at: 1, command: DRAW });
    expect(answersIn(there.told)).toEqual(['1 done']);
    expect(here.told).toEqual([
      { t: 'closed', why: 'elsewhere' },
      { t: 'answered', id: 1, answer: { t: 'closed' } },
    ]);
    expect(witness.entries).toHaveLength(2);
  });

  it('do nothing twice when it is a bot that comes too late', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { host, game, witness, clock } = table;
    const other = new Host(game, { store: witness.store, clock, botDecider: eagerBots });
    const [here, there] = [await ear(host, 1), await ear(other, 1)];
    await pass(table, BOT_PAUSE);
    expect(kindsOf(here.told)).toEqual(['happened']);
    expect(there.told).toEqual([{ t: 'closed', why: 'elsewhere' }]);
    expect(witness.entries).toHaveLength(2);
    await pass(table, 5000);
    expect(kindsOf(there.told)).toEqual(['closed']);
  });
});
