import { setImmediate as breathe } from 'node:timers/promises';
import { isFault, type Command, type Seat, type Viewer } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from './entries.ts';
import { openGame } from './game.ts';
import { Host } from './host.ts';
import type { Tell } from './messages.ts';
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

describe('a question', () => {
  it('that comes twice acts once', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 2, at: 1, command: DRAW });
    expect(answersIn(told)).toEqual(['1 done', '1 stale', '2 stale']);
    expect(witness.entries.map(({ t }) => t)).toEqual(['roundDealt', 'cardDrawn']);
  });

  it('from who knows too little or too much is stale', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    await ask({ t: 'act', id: 1, at: 0, command: DRAW });
    await ask({ t: 'takeBack', id: 2, at: 2 });
    expect(answersIn(told)).toEqual(['1 stale', '2 stale']);
  });

  it('is answered after what it led to, and that is told after it is stored', async () => {
    const { game, witness, clock } = await tableOf(planWith('pp', 1));
    const heard: string[] = [];
    const append: Store['append'] = async (id, addition) => {
      await breathe();
      heard.push('stored');
      return witness.store.append(id, addition);
    };
    const host = new Host(game, {
      store: { ...witness.store, append },
      clock,
      botDecider: eagerBots,
    });
    const connection = host.connect(({ t }) => heard.push(t));
    connection.ask({ t: 'watch', viewer: 1 });
    connection.ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await host.settled();
    expect(heard).toEqual(['opened', 'stored', 'happened', 'answered']);
  });

  it.each<[string, Viewer | undefined, readonly Seat[] | undefined]>([
    ['nobody yet', undefined, undefined],
    ['a spectator', 'spectator', undefined],
    ['a bot', 2, undefined],
    ['a seat that is not there', 7, undefined],
    ['a seat that is somebody else’s', 1, [3]],
  ])('of %s to move is refused', async (_who, viewer, seats) => {
    const { host, witness } = await tableOf(planWith('pbp', 1));
    const { told, ask } = await ear(host, viewer, seats);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'takeBack', id: 2, at: 1 });
    expect(answersIn(told)).toEqual(['1 not-yours', '2 not-yours']);
    expect(witness.entries).toHaveLength(1);
  });

  it('against the rules is refused with the rule', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 2);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'takeBack', id: 2, at: 1 });
    await ask({ t: 'record', id: 3 });
    const refusal = { t: 'refusal', code: 'not-your-turn', rule: 'TURN-2', facts: { turn: 1 } };
    expect(told.map((tell) => tell.t === 'answered' && tell.answer)).toEqual([
      { t: 'refused', refusal },
      { t: 'nothing-to-take-back' },
      { t: 'not-over' },
    ]);
  });
});

describe('who looks through which eyes', () => {
  it.each<[Viewer, Viewer, readonly Seat[] | undefined]>([
    [1, 1, undefined],
    [3, 3, undefined],
    [2, 'spectator', undefined],
    [2, 'spectator', [2]],
    [0, 'spectator', undefined],
    [1, 'spectator', [3]],
    [3, 3, [3]],
  ])('%s sees as %s with the seats %j', async (asked, given, seats) => {
    const { host } = await tableOf(planWith('pbp', 1));
    const told: Tell[] = [];
    const { ask } = host.connect((tell) => told.push(tell), seats);
    ask({ t: 'watch', viewer: asked });
    await host.settled();
    expect(told).toMatchObject([{ t: 'opened', viewer: given, pause: 'none' }]);
  });
});

describe('who leaves', () => {
  it('hears nothing more, is asked nothing more, and has done what was asked before', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask, leave } = await ear(host, 1);
    const other = await ear(host, 2);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    leave();
    await ask({ t: 'pause', on: true });
    await ask({ t: 'watch', viewer: 1 });
    expect(told).toEqual([]);
    expect(kindsOf(other.told)).toEqual(['happened']);
    expect(witness.entries).toHaveLength(2);
  });

  it('by a line that breaks does not keep the others from hearing', async () => {
    const { host, errors } = await tableOf(planWith('pp', 1));
    let isBroken = false;
    const broken = host.connect(() => {
      if (isBroken) throw new Error('no such port');
    });
    broken.ask({ t: 'watch', viewer: 2 });
    const { told, ask } = await ear(host, 1);
    isBroken = true;
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'pause', on: true });
    expect(kindsOf(told)).toEqual(['happened', 'answered', 'paused']);
    expect(errors).toMatchObject([{ message: 'no such port' }]);
  });
});

describe('a host that is closed', () => {
  it('says so to everybody, to every question, and to who comes too late', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { host } = table;
    const { told, ask } = await ear(host, 1);
    host.close('gone');
    host.close('elsewhere');
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'pause', on: true });
    await ask({ t: 'pace', ms: 0 });
    await ask({ t: 'watch', viewer: 1 });
    await pass(table, 5000);
    expect(kindsOf(told)).toEqual(['closed', 'answered', 'opened', 'closed']);
    expect(told.at(-1)).toEqual({ t: 'closed', why: 'gone' });
    expect(answersIn(told)).toEqual(['1 closed']);
    expect(table.witness.entries).toHaveLength(1);
  });

  it('while a move is being stored has stored it', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    const asked = ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await Promise.resolve();
    host.close('elsewhere');
    await asked;
    expect(kindsOf(told)).toEqual(['closed', 'answered']);
    const again = openGame((await witness.memory.load('game'))!);
    expect(!isFault(again) && allEntries(again.entries).map(({ t }) => t)).toEqual([
      'roundDealt',
      'cardDrawn',
    ]);
  });
});
