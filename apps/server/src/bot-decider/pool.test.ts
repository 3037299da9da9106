/** Bots in real threads. */
import { botOf, questionOf } from '@palier/bots';
import {
  deciders,
  isFault,
  isRefusal,
  makeSetup,
  play,
  seededChance,
  start,
  viewOf,
  type Seat,
  type State,
  type View,
} from '@palier/rules';
import { packView, somethingLegal, unpackView, type BotQuestion } from '@palier/table';
import { VirtualClock } from '@palier/table/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { systemTime } from '../base/time.ts';
import { learnt } from './learnt.ts';
import { BotPool, type BotPoolOptions } from './pool.ts';
import { BOTS, thinksLong } from './roster.ts';

const NASTY = new URL('../testing/nasty-bot.ts', import.meta.url);

const pools: BotPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function poolOf(options: Partial<BotPoolOptions> = {}): {
  readonly pool: BotPool;
  readonly errors: string[];
} {
  const errors: string[] = [];
  const report = (error: unknown): void => void errors.push((error as Error).message);
  const pool = new BotPool({ threads: 2, clock: systemTime, report, ...options });
  pools.push(pool);
  return { pool, errors };
}

function dealt(): State {
  const setup = makeSetup({
    edition: 'level-8-101',
    players: 3,
    ladder: {
      name: 'own',
      levels: [
        [
          { kind: 'run', size: 3 },
          { kind: 'set', size: 2 },
        ],
      ],
    },
  });
  if (isFault(setup)) throw new Error(setup.code);
  return start(setup, seededChance('minds')).state;
}

/** Views of a game as it goes on. */
function* views(): Generator<View> {
  let state = dealt();
  const chance = seededChance('minds');
  const bot = botOf({ strength: 'steady' });
  for (let number = 0; number < 40; number++) {
    const [seat] = deciders(state.table);
    if (seat === undefined) return;
    const view = viewOf(state, seat);
    yield view;
    const command = bot.decide(questionOf(view, `view ${number}`));
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(played.code);
    ({ state } = played);
  }
}

const FIRST = viewOf(dealt(), deciders(dealt().table)[0]!);
const LEGAL = somethingLegal(FIRST);
/** What the nasty thread answers if it is asked nicely. */
const GOOD = { t: 'drawCard', by: FIRST.viewer };

function question(bot: string, view = FIRST): BotQuestion {
  return { bot, seat: view.viewer as Seat, view, stream: `${bot} decides` };
}

describe('a view for a thread', () => {
  it('arrives as it was, without the set-up on the way', () => {
    for (const view of views()) {
      const packed = structuredClone(packView(view));
      expect(packed.table).not.toHaveProperty('setup');
      expect(unpackView(packed)).toEqual(view);
    }
  });
});

describe('bots in threads', () => {
  it('decide as they would here, and no thread starts before', async () => {
    const { pool, errors } = poolOf();
    expect(pool.threads).toBe(0);
    const asked = [...views()].map((view, number): BotQuestion => {
      return { ...question('expert', view), stream: `decision ${number}` };
    });
    const there = await Promise.all(asked.map(async (one) => pool.decide(one)));
    const expert = botOf({ strength: 'expert' }, learnt);
    const here = asked.map(({ view, stream }) => expert.decide(questionOf(view, stream)));
    expect(there).toEqual(here);
    expect(errors).toEqual([]);
    expect([pool.decided, pool.replaced, pool.waiting]).toEqual([asked.length, 0, 0]);
    expect(pool.threads).toBe(2);
  });

  it.each([
    ['crash', ['crashed', 'crashed']],
    ['exit', ['a thread ended with 3', 'a thread ended with 3']],
    ['fail', ['failed']],
  ])('that %s are replaced by some legal move', async (bot, said) => {
    const { pool, errors } = poolOf({ program: NASTY, threads: 1 });
    const [broken, next] = await Promise.all([
      pool.decide(question(bot)),
      pool.decide(question('good')),
    ]);
    expect(broken).toEqual(LEGAL);
    expect(next).toEqual(GOOD);
    expect(errors).toEqual(said);
  });

  it('that think too long are ended, and others go on', async () => {
    const time = new VirtualClock(1_000_000);
    const { pool, errors } = poolOf({ program: NASTY, threads: 1, clock: time, patience: 5000 });
    expect(await pool.decide(question('good'))).toEqual(GOOD);
    const [stuck, next] = [pool.decide(question('sleep')), pool.decide(question('good'))];
    expect(pool.waiting).toBe(1);
    time.pass(5000);
    expect(await stuck).toEqual(LEGAL);
    expect(await next).toEqual(GOOD);
    expect(errors).toEqual(['a bot thought too long']);
  });

  it('have longer for the first question of a thread, which must start before', async () => {
    const time = new VirtualClock(1_000_000);
    const { pool, errors } = poolOf({ program: NASTY, threads: 1, clock: time, patience: 5000 });
    const stuck = pool.decide(question('sleep'));
    time.pass(124_999);
    expect(errors).toEqual([]);
    time.pass(1);
    expect(await stuck).toEqual(LEGAL);
    expect(errors).toEqual(['a bot thought too long']);
  });

  it('do not pile up, nor keep anybody waiting when it is over', async () => {
    const { pool } = poolOf({ program: NASTY, threads: 1, mostWaiting: 1 });
    const asked = ['mute', 'mute', 'good'].map(async (bot) => pool.decide(question(bot)));
    expect(await asked[2]).toEqual(LEGAL);
    await pool.close();
    expect(await Promise.all(asked)).toEqual([LEGAL, LEGAL, LEGAL]);
    expect(await pool.decide(question('good'))).toEqual(LEGAL);
    expect(pool.replaced).toBe(4);
  });
});

describe('bots of many tables', () => {
  it('take turns by whose tables they are: one with a hundred keeps nobody waiting', async () => {
    const ownerOf = (table: string): string => table.split('/')[0]!;
    const { pool } = poolOf({ program: NASTY, threads: 1, ownerOf });
    const order: string[] = [];
    const ask = async (table: string): Promise<void> => {
      await pool.decide({ ...question('master'), table });
      order.push(table);
    };
    const tables = ['bad/1', 'bad/2', 'bad/3', 'bad/4', 'good/1', 'other/1'];
    await Promise.all(tables.map(ask));
    expect(order).toEqual(['bad/1', 'bad/2', 'good/1', 'other/1', 'bad/3', 'bad/4']);
  });

  it('that think quickly have a way past those who think long', async () => {
    const isSlow = (bot: string): boolean => bot === 'mute';
    const { pool } = poolOf({ program: NASTY, threads: 2, isSlow });
    const stuck = ['mute', 'mute', 'mute'].map(async (bot) => pool.decide(question(bot)));
    expect(await pool.decide(question('good'))).toEqual(GOOD);
    expect(await pool.decide(question('good'))).toEqual(GOOD);
    expect([pool.threads, pool.waiting]).toEqual([3, 1]);
    await pool.close();
    expect(await Promise.all(stuck)).toEqual([LEGAL, LEGAL, LEGAL]);
  });

  it('do not fill the line for everybody else', async () => {
    const { pool } = poolOf({ program: NASTY, threads: 1, mostWaiting: 4 });
    const ask = async (table: string): Promise<unknown> =>
      pool.decide({ ...question('mute'), table });
    const asked = ['bad', 'bad', 'bad', 'bad', 'good'].map(ask);
    expect(await asked[3]).toEqual(LEGAL);
    expect([pool.waiting, pool.replaced]).toEqual([3, 1]);
  });
});

it.each([
  ['master', true],
  ['odile-master', true],
  ['expert', false],
  ['odile', false],
])('%j may think long: %s', (name, isLong) => {
  expect(thinksLong(name)).toBe(isLong);
});

it.each([
  ['steady', true],
  ['odile-expert', true],
  ['master', true],
  ['master:1000000', false],
  ['oracle', false],
  ['exec:./bot', false],
  ['', false],
])('%j may sit at a table: %s', (name, isBot) => {
  expect(BOTS.isBot(name)).toBe(isBot);
  expect(BOTS.isBot(BOTS.standIn)).toBe(true);
});
