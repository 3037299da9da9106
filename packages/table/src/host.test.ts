import { setImmediate as breathe } from 'node:timers/promises';
import { evolve, isFault, type Command, type Seat, type Viewer } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { openGame } from './game.ts';
import { Host } from './host.ts';
import { follow } from './line.ts';
import type { Ask, Tell } from './messages.ts';
import type { Minds, Store } from './ports.ts';
import { eagerMinds, eagerMove } from './testing/eager-player.ts';
import { planWith, tableOf, type TableUnderTest } from './testing/table-of.ts';
import { memoryStore } from './memory-store.ts';

const DRAW: Command = { t: 'drawCard' };

type Ear = {
  readonly told: Tell[];
  readonly ask: (ask: Ask) => Promise<void>;
  readonly leave: () => void;
};

/** Somebody who hears everything and asks by hand. */
async function ear(host: Host, viewer?: Viewer, seats?: readonly Seat[]): Promise<Ear> {
  const told: Tell[] = [];
  const { ask, leave } = host.connect((tell) => told.push(tell), seats);
  const settle = async (question: Ask): Promise<void> => {
    ask(question);
    await host.settled();
  };
  if (viewer !== undefined) await settle({ t: 'watch', viewer });
  told.length = 0;
  return { told, ask: settle, leave };
}

/** Lets so much happen as is due within a time. */
async function pass({ clock }: TableUnderTest, ms: number): Promise<void> {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver) {
    clock.next();
    await breathe();
  }
}

function answers(told: readonly Tell[]): readonly string[] {
  return told.flatMap((tell) => (tell.t === 'answered' ? [`${tell.id} ${tell.answer.t}`] : []));
}

function kinds(told: readonly Tell[]): readonly string[] {
  return told.map(({ t }) => t);
}

describe('a question', () => {
  it('that comes twice acts once', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 2, at: 1, command: DRAW });
    expect(answers(told)).toEqual(['1 done', '1 stale', '2 stale']);
    expect(witness.entries.map(({ t }) => t)).toEqual(['roundDealt', 'cardDrawn']);
  });

  it('from who knows too little or too much is stale', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    await ask({ t: 'act', id: 1, at: 0, command: DRAW });
    await ask({ t: 'takeBack', id: 2, at: 2 });
    expect(answers(told)).toEqual(['1 stale', '2 stale']);
  });

  it('is answered after what it led to, and that is told after it is stored', async () => {
    const plan = planWith('pp', 1);
    const heard: string[] = [];
    const store = memoryStore();
    const append: Store['append'] = async (id, addition) => {
      await breathe();
      heard.push('stored');
      return store.append(id, addition);
    };
    const { host, game } = await tableOf({ ...plan, ports: { store: { ...store, append } } });
    const { header, lines } = (await (await tableOf(plan)).witness.memory.load('game'))!;
    await store.create(
      { id: 'game', seats: game.seats, header, lines },
      {
        edition: 'level-8-101',
        seats: game.seats,
        round: 1,
        levels: [1, 1],
        turn: 1,
        winners: [],
      },
    );
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
    expect(answers(told)).toEqual(['1 not-yours', '2 not-yours']);
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

describe('a pause', () => {
  it('stops the bots and nobody else, and ends where it began', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'pause', on: true });
    await pass(table, 60_000);
    expect(told).toEqual([{ t: 'paused', pause: 'asked' }]);
    await ask({ t: 'pause', on: false });
    await pass(table, 700);
    expect(kinds(told.slice(1))).toEqual(['paused', 'happened']);
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
    expect(kinds(told)).toEqual(['paused']);
    await ask({ t: 'pause', on: false });
    await pass(table, 700);
    expect(kinds(told)).toEqual(['paused', 'paused', 'happened']);
    expect(thoughts).toBe(2);
  });

  it.each([
    ['pbb', 'round'],
    ['bbb', 'none'],
  ])('at the end of a round comes by itself where people play: %s', async (seats, pause) => {
    const table = await tableOf(planWith(seats, 2));
    const { told, ask } = await ear(table.host, 1);
    const isEnd = (tell: Tell): boolean =>
      tell.t === 'happened' && tell.entries.some(({ t }) => t === 'roundEnded');
    let { line } = table.game;
    for (let moves = 0; !told.some(isEnd); moves++) {
      expect(moves).toBeLessThan(1000);
      const { viewer, number, at } = { viewer: 1, ...line };
      if (at.table.turn === viewer && seats[0] === 'p') {
        const view = { ...at, viewer, hand: at.hands[0]!, offered: undefined, kept: undefined };
        const command = eagerMove(view, `person/${number}`);
        await ask({ t: 'act', id: moves, at: number, command });
      } else await pass(table, 700);
      for (const entry of table.witness.entries.slice(line.number)) {
        line = follow(line, entry, evolve);
      }
    }
    const { length } = table.witness.entries;
    expect(told.findLast(isEnd)).toMatchObject({ pause });
    await pass(table, 5000);
    expect(table.witness.entries.length > length).toBe(pause === 'none');
    await ask({ t: 'pause', on: false });
    expect(told.at(-1)).toMatchObject(pause === 'none' ? {} : { t: 'paused', pause: 'none' });
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
    expect(kinds(told)).toEqual(['happened']);
    await ask({ t: 'pace', ms: 10 });
    await pass(table, 10);
    expect(kinds(told)).toEqual(['happened', 'happened']);
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
    expect(kinds(told)).toEqual(['answered', 'opened']);
  });
});

describe('a store that fails', () => {
  function failing(times: number): { readonly store: (store: Store) => Store } {
    let left = times;
    return {
      store: (store) => ({
        ...store,
        append: async (id, addition) => {
          if (left-- > 0) throw new Error('the disk is full');
          return store.append(id, addition);
        },
      }),
    };
  }

  async function tableWith(seats: string, first: Seat, times: number): Promise<TableUnderTest> {
    const table = await tableOf(planWith(seats, first));
    const { game, clock, witness } = table;
    const errors: unknown[] = [];
    const host = new Host(game, {
      store: failing(times).store(witness.store),
      clock,
      minds: eagerMinds,
      report: (error) => errors.push(error),
    });
    return { ...table, host, errors };
  }

  it('leaves the game as it was, and the question can be asked again', async () => {
    const { host, witness, errors } = await tableWith('pp', 1, 1);
    const { told, ask } = await ear(host, 1);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'act', id: 2, at: 1, command: DRAW });
    expect(kinds(told)).toEqual(['answered', 'happened', 'answered']);
    expect(answers(told)).toEqual(['1 failed', '2 done']);
    expect(witness.entries).toHaveLength(2);
    expect(errors).toMatchObject([{ message: 'the disk is full' }]);
  });

  it('is tried again by the bots, not too soon', async () => {
    const table = await tableWith('pb', 2, 2);
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'pace', ms: 0 });
    await pass(table, 3999);
    expect(told).toEqual([]);
    expect(table.errors).toHaveLength(2);
    await pass(table, 1);
    expect(kinds(told)).toEqual(['happened']);
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
    const host = new Host(game, { store: { ...witness.store, append }, clock, minds: eagerMinds });
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
    const other = new Host(game, { store: witness.store, clock, minds: eagerMinds });
    const [here, there] = [await ear(host, 1), await ear(other, 1)];
    await there.ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await here.ask({ t: 'act', id: 1, at: 1, command: DRAW });
    expect(answers(there.told)).toEqual(['1 done']);
    expect(here.told).toEqual([
      { t: 'closed', why: 'elsewhere' },
      { t: 'answered', id: 1, answer: { t: 'closed' } },
    ]);
    expect(witness.entries).toHaveLength(2);
  });

  it('do nothing twice when it is a bot that comes too late', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { host, game, witness, clock } = table;
    const other = new Host(game, { store: witness.store, clock, minds: eagerMinds });
    const [here, there] = [await ear(host, 1), await ear(other, 1)];
    await pass(table, 700);
    expect(kinds(here.told)).toEqual(['happened']);
    expect(there.told).toEqual([{ t: 'closed', why: 'elsewhere' }]);
    expect(witness.entries).toHaveLength(2);
    await pass(table, 5000);
    expect(kinds(there.told)).toEqual(['closed']);
  });
});

describe('who leaves', () => {
  it('hears nothing more, is asked nothing more, and has done what was asked before', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask, leave } = await ear(host, 1);
    const other = await ear(host, 2);
    void ask({ t: 'act', id: 1, at: 1, command: DRAW });
    leave();
    await ask({ t: 'act', id: 2, at: 2, command: { t: 'discard', card: 1 as never } });
    await ask({ t: 'watch', viewer: 1 });
    expect(told).toEqual([]);
    expect(kinds(other.told)).toEqual(['happened']);
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
    expect(kinds(told)).toEqual(['happened', 'answered', 'paused']);
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
    expect(kinds(told)).toEqual(['closed', 'answered', 'opened', 'closed']);
    expect(told.at(-1)).toEqual({ t: 'closed', why: 'gone' });
    expect(answers(told)).toEqual(['1 closed']);
    expect(table.witness.entries).toHaveLength(1);
  });

  it('while a move is being stored has stored it', async () => {
    const { host, witness } = await tableOf(planWith('pp', 1));
    const { told, ask } = await ear(host, 1);
    const asked = ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await Promise.resolve();
    host.close('elsewhere');
    await asked;
    expect(kinds(told)).toEqual(['closed', 'answered']);
    const again = openGame((await witness.memory.load('game'))!);
    expect(!isFault(again) && again.entries.map(({ t }) => t)).toEqual(['roundDealt', 'cardDrawn']);
  });
});
