import { BOT_PAUSE } from './bot-turn.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import { assert, isRefusal, otherMoves, viewOf, type Command } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from './entries.ts';
import { TableClient } from './client.ts';
import { act, type Game } from './game.ts';
import { Host } from './host.ts';
import type { BotQuestion, BotDecider } from './ports.ts';
import { eagerMove } from './testing/eager-player.ts';
import { ear, kindsOf } from './testing/ear.ts';
import { takeTurn } from './testing/people.ts';
import { dealtGame, planWith, tableOf, type TableUnderTest } from './testing/table-of.ts';
import { VirtualClock } from './testing/virtual-clock.ts';
import { wireTo } from './testing/wire.ts';
import { witnessOf } from './testing/witness.ts';

const DRAW: Command = { t: 'drawCard' };

/** Lets happen what is due within a time. */
async function pass({ clock }: TableUnderTest, ms: number): Promise<void> {
  const until = clock.now() + ms;
  await breathe();
  while (clock.next(until)) await breathe();
}

/** A game at the first moment in which both seats may keep cards. */
function atKeeping(): Game {
  const plan = planWith('pb', 1);
  const rules = { keepFrom: 1, keepCards: 2 };
  let game = dealtGame({ ...plan, choice: { ...plan.choice, rules } });
  while (game.timeline.at.table.step !== 'keep') {
    const { at, number } = game.timeline;
    const { turn } = at.table;
    // Whoever lays its level may keep nothing: both only draw and discard, until the stock ends it.
    const moves = [...otherMoves(viewOf(at, turn))].filter(({ t }) => t !== 'takeCard');
    const acted = act(game, turn, moves[number % moves.length]!);
    assert(!isRefusal(acted), 'a move was refused');
    ({ game } = acted);
  }
  return game;
}

describe('a pause', () => {
  it('stops the bots and nobody else, and ends where it began', async () => {
    const table = await tableOf(planWith('pb', 2));
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'pause', on: true });
    await pass(table, 60_000);
    expect(told).toEqual([{ t: 'paused', pause: 'asked' }]);
    await ask({ t: 'pause', on: false });
    await pass(table, BOT_PAUSE);
    expect(kindsOf(told.slice(1))).toEqual(['paused', 'happened']);
  });

  it('keeps a bot from thinking that has not begun', async () => {
    let thoughts = 0;
    const decide: BotDecider['decide'] = async ({ view, stream }) => {
      thoughts++;
      return eagerMove(view, stream);
    };
    const table = await tableOf(planWith('pb', 2, { botDecider: { decide } }));
    const { ask } = await ear(table.host, 1);
    await ask({ t: 'pause', on: true });
    await pass(table, 5000);
    expect(thoughts).toBe(0);
  });

  it('is heeded by a bot that thinks already', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let thoughts = 0;
    const botDecider: BotDecider = {
      decide: async ({ view, stream }) => {
        thoughts++;
        await promise;
        return eagerMove(view, stream);
      },
    };
    const table = await tableOf(planWith('pb', 2, { botDecider }));
    const { told, ask } = await ear(table.host, 1);
    await pass(table, BOT_PAUSE);
    expect(thoughts).toBe(1);
    await ask({ t: 'pause', on: true });
    resolve(undefined);
    await pass(table, 10_000);
    expect(kindsOf(told)).toEqual(['paused']);
    await ask({ t: 'pause', on: false });
    await pass(table, BOT_PAUSE);
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
    const hasEnded = (): boolean =>
      allEntries(client.state!.entries).some(({ t }) => t === 'roundEnded');
    for (let moves = 0; !hasEnded(); moves++) {
      expect(moves).toBeLessThan(1000);
      if ((await takeTurn({ client, seed: 'round' })) === undefined) await pass(table, BOT_PAUSE);
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

  it('play the turn at once in which they are hurried, and the next at their pace', async () => {
    const table = await tableOf(planWith('pbb', 2));
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'hurry' });
    await pass(table, 0);
    const turns = (): number =>
      table.witness.entries.filter(({ t }) => t === 'cardDiscarded' || t === 'passPlayed').length;
    const { length } = told;
    expect(length).toBeGreaterThan(0);
    expect(turns()).toBe(1);
    await pass(table, BOT_PAUSE - 1);
    expect(told).toHaveLength(length);
    await pass(table, 1);
    expect(told).toHaveLength(length + 1);
  });

  it('wait while nobody looks on', async () => {
    const table = await tableOf(planWith('bb', 2));
    await pass(table, 5000);
    const watcher = await ear(table.host, 'spectator');
    const visitor = await ear(table.host);
    await pass(table, BOT_PAUSE);
    expect(table.witness.entries).toHaveLength(2);
    watcher.leave();
    await pass(table, 5000);
    expect(table.witness.entries).toHaveLength(2);
    await visitor.ask({ t: 'watch', viewer: 'spectator' });
    await pass(table, BOT_PAUSE);
    expect(table.witness.entries.length).toBeGreaterThan(2);
    expect(watcher.told).toHaveLength(1);
  });

  it.each<[string, BotDecider['decide']]>([
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
    const table = await tableOf(planWith('pb', 2, { botDecider: { decide } }));
    await ear(table.host, 1);
    await pass(table, 2 * BOT_PAUSE);
    expect(table.witness.entries.map(({ t }) => t).slice(1, 3)).toEqual([
      'cardDrawn',
      'cardDiscarded',
    ]);
    expect(table.errors).toHaveLength(2);
  });

  it('are asked again when somebody else has chosen meanwhile', async () => {
    const game = atKeeping();
    const witness = await witnessOf(game);
    const questions: BotQuestion[] = [];
    const decide: BotDecider['decide'] = async (question) => {
      questions.push(question);
      return eagerMove(question.view, question.stream);
    };
    const clock = new VirtualClock();
    const host = new Host(game, { store: witness.store, clock, botDecider: { decide } });
    const { ask } = await ear(host, 1);
    clock.next(500);
    const { number } = game.timeline;
    await ask({ t: 'act', id: 1, at: number, command: { t: 'keepCards', cards: [] } });
    clock.next(BOT_PAUSE);
    expect(questions).toEqual([]);
    clock.next();
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ seat: 2, view: { table: { pending: [2] } } });
  });

  it('have luck of their own for each decision', async () => {
    const streams: string[] = [];
    const decide: BotDecider['decide'] = async ({ view, stream }) => {
      streams.push(stream);
      return eagerMove(view, stream);
    };
    const table = await tableOf(planWith('bb', 1, { botDecider: { decide } }));
    await ear(table.host, 'spectator');
    await pass(table, 20_000);
    expect(streams.length).toBeGreaterThan(20);
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('that never decide keep nobody waiting', async () => {
    const decide = async (): Promise<Command> => new Promise(() => undefined);
    const table = await tableOf(planWith('pb', 2, { botDecider: { decide } }));
    const { told, ask } = await ear(table.host, 1);
    await pass(table, BOT_PAUSE);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    await ask({ t: 'watch', viewer: 'spectator' });
    expect(kindsOf(told)).toEqual(['answered', 'opened']);
  });
});

describe('a discard of somebody who plays bots', () => {
  const asksOf = async (isDiscardOpen: boolean) => {
    const table = await tableOf({ ...planWith('pb', 1), isDiscardOpen });
    const { told, ask } = await ear(table.host, 1);
    await ask({ t: 'act', id: 1, at: 1, command: DRAW });
    const [card] = table.witness.at(2).at.hands[0]!;
    await ask({ t: 'act', id: 2, at: 2, command: { t: 'discard', card: card! } });
    return { table, told, ask };
  };

  it('is taken back while the bot waits, and the bot does nothing', async () => {
    const { table, told, ask } = await asksOf(true);
    // It waits longer than for anything else.
    await pass(table, BOT_PAUSE);
    await ask({ t: 'takeBack', id: 3, at: 3 });
    await pass(table, 60_000);
    expect(told.at(-1)).toEqual({ t: 'answered', id: 3, answer: { t: 'done' } });
    expect(table.witness.entries.map(({ t }) => t)).toEqual([
      'roundDealt',
      'cardDrawn',
      'cardDiscarded',
      'takenBack',
    ]);
  });

  it('is not where the table does not let it', async () => {
    const { table, told, ask } = await asksOf(false);
    await ask({ t: 'takeBack', id: 3, at: 3 });
    expect(told.at(-1)).toEqual({
      t: 'answered',
      id: 3,
      answer: { t: 'nothing-to-take-back' },
    });
    await pass(table, BOT_PAUSE);
    expect(table.witness.entries.length).toBeGreaterThan(3);
  });

  it('is not once the bot has moved', async () => {
    const { table, told, ask } = await asksOf(true);
    await pass(table, 2 * BOT_PAUSE);
    await ask({ t: 'takeBack', id: 3, at: table.witness.entries.length });
    expect(told.at(-1)).toEqual({
      t: 'answered',
      id: 3,
      answer: { t: 'nothing-to-take-back' },
    });
  });
});
