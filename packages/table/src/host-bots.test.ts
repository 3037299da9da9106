import { setImmediate as breathe } from 'node:timers/promises';
import type { Command } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { TableClient } from './client.ts';
import type { Minds } from './ports.ts';
import { eagerMove } from './testing/eager-player.ts';
import { ear, kindsOf } from './testing/ear.ts';
import { takeTurn } from './testing/people.ts';
import { planWith, tableOf, type TableUnderTest } from './testing/table-of.ts';
import { wireTo } from './testing/wire.ts';

const DRAW: Command = { t: 'drawCard' };

/** Lets happen what is due within a time. */
async function pass({ clock }: TableUnderTest, ms: number): Promise<void> {
  const until = clock.now() + ms;
  while (clock.next(until)) await breathe();
}

describe('a pause', () => {
  it('stops the bots and nobody else, and ends where it began', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'pause', on: true });
    await pass(table, 60_000);
    expect(told).toEqual([{ t: 'paused', pause: 'asked' }]);
    await ask({ t: 'pause', on: false });
    await pass(table, 700);
    expect(kindsOf(told.slice(1))).toEqual(['paused', 'happened']);
  });

  it('is heeded by a bot that thinks already', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let thoughts = 0;
    const minds: Minds = {
      decide: async ({ view, stream }) => {
        thoughts++;
        await promise;
        return eagerMove(view, stream);
      },
    };
    const table = await tableOf(planWith('pb', 2, { minds }));
    const { told, ask } = await ear(table.host, 1);
    await pass(table, 700);
    expect(thoughts).toBe(1);
    await ask({ t: 'pause', on: true });
    resolve(undefined);
    await pass(table, 10_000);
    expect(kindsOf(told)).toEqual(['paused']);
    await ask({ t: 'pause', on: false });
    await pass(table, 700);
    expect(kindsOf(told)).toEqual(['paused', 'paused', 'happened']);
    expect(thoughts).toBe(2);
  });

  it.each([
    ['pbb', 'round'],
    ['bbb', 'none'],
  ])('at the end of a round comes by itself where people play: %s', async (seats, pause) => {
    const table = await tableOf(planWith(seats, 2));
    const client = new TableClient(wireTo(table.host, { copy: structuredClone }), 1);
    await breathe();
    const hasEnded = (): boolean => client.state!.entries.some(({ t }) => t === 'roundEnded');
    for (let moves = 0; !hasEnded(); moves++) {
      expect(moves).toBeLessThan(1000);
      if ((await takeTurn({ client, seed: 'round' })) === undefined) await pass(table, 700);
    }
    const { length } = table.witness.entries;
    expect(client.state).toMatchObject({ pause, result: undefined });
    await pass(table, 5000);
    expect(table.witness.entries.length > length).toBe(pause === 'none');
    client.pause(false);
    await breathe();
    expect(client.state).toMatchObject({ pause: 'none' });
  });
});

describe('the bots', () => {
  it('keep the pace, and a new one at once', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { told, ask } = await ear(table.host, 1);
    await pass(table, 699);
    expect(told).toEqual([]);
    await ask({ t: 'pace', ms: 5000 });
    await pass(table, 4999);
    expect(told).toEqual([]);
    await pass(table, 1);
    expect(kindsOf(told)).toEqual(['happened']);
    await ask({ t: 'pace', ms: 10 });
    await pass(table, 10);
    expect(kindsOf(told)).toEqual(['happened', 'happened']);
  });

  it('wait while nobody looks on', async () => {
    const table = await tableOf(planWith('bb', 2));
    await pass(table, 5000);
    const watcher = await ear(table.host, 'spectator');
    const visitor = await ear(table.host);
    await pass(table, 700);
    expect(table.witness.entries).toHaveLength(2);
    watcher.leave();
    await pass(table, 5000);
    expect(table.witness.entries).toHaveLength(2);
    await visitor.ask({ t: 'watch', viewer: 'spectator' });
    await pass(table, 700);
    expect(table.witness.entries.length).toBeGreaterThan(2);
    expect(watcher.told).toHaveLength(1);
  });

  it.each<[string, Minds['decide']]>([
    ['breaks', async () => Promise.reject(new Error('no idea'))],
    [
      'breaks at once',
      () => {
        throw new Error('no idea');
      },
    ],
    ['breaks the rules', async () => ({ t: 'pickCard', from: 9, card: 1 }) as Command],
    ['makes no sense', async () => undefined as unknown as Command],
  ])('go on for one that %s', async (_how, decide) => {
    const table = await tableOf(planWith('pb', 2, { minds: { decide } }));
    await ear(table.host, 1);
    await pass(table, 1400);
    expect(table.witness.entries.map(({ t }) => t).slice(1, 3)).toEqual([
      'cardDrawn',
      'cardDiscarded',
    ]);
    expect(table.errors).toHaveLength(2);
  });

  it('that never decide keep nobody waiting', async () => {
    const decide = async (): Promise<Command> => new Promise(() => undefined);
    const table = await tableOf(planWith('pb', 2, { minds: { decide } }));
    const { told, ask } = await ear(table.host, 1);
    await pass(table, 700);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'watch', viewer: 'spectator' });
    expect(kindsOf(told)).toEqual(['answered', 'opened']);
  });
});
