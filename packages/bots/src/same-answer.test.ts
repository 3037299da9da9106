/** The same view, seed and sample budget give the same move, whatever was thought before. */
import { randomBytes } from 'node:crypto';
import {
  deciders,
  isRefusal,
  makeMove,
  play,
  seededChance,
  start,
  type Setup,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { questionFor } from './testing/play-out.ts';
import type { RandomPosition } from './testing/positions.ts';

const NAMES = ['random', 'novice', 'steady', 'expert', 'wanda-novice', 'odile-steady', 'master:20'];
const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

function answer(bot: Bot, { state, seat, seed }: RandomPosition): string {
  return makeMove(bot.decide(questionFor(state, seat, seed)));
}

describe.each(NAMES)('%s answers the same question alike', (name) => {
  const bot = botNamed(name)!;

  it('in another order, by another bot of the name, and from a copy of the view', () => {
    const positions: RandomPosition[] = [];
    const asked: string[] = [];
    everywhere(`same answer of ${name}`, name.startsWith('master') ? 60 : 120, (position) => {
      positions.push(position);
      asked.push(answer(bot, position));
    });
    const again = positions.toReversed().map((position) => answer(bot, position));
    expect(again.toReversed()).toEqual(asked);
    const copies = positions.map(({ state, seat, seed }) => {
      const question = questionFor(state, seat, seed);
      const view = structuredClone(question.view);
      return makeMove(botNamed(name)!.decide({ ...question, view }));
    });
    expect(copies).toEqual(asked);
  });

  it('when several games are played at the same time', () => {
    const setups = [
      setupOf({ edition: 'level-8-101', players: 3, ladder: 'two-star', master: 'all' }),
      setupOf({ edition: 'level-up', players: 2, ladder: 'open' }),
      setupOf({ edition: 'level-8-98', players: 4, rules: { jokerNeedsNatural: 'yes' } }),
    ];
    const alone = setups.map((setup) => [...movesOf(setup, bot).take(60)]);
    const games = setups.map((setup) => movesOf(setup, bot));
    const together = setups.map((): string[] => []);
    for (let move = 0; move < 60; move++) {
      for (const [index, game] of games.entries()) {
        const { value } = game.next();
        if (value !== undefined) together[index]!.push(value);
      }
    }
    expect(together).toEqual(alone);
    expect(alone.map((moves) => moves.length)).toEqual([60, 60, 60]);
  });
});

/** The moves of a game with the same bot in every seat, one after the other as they are asked for. */
function* movesOf(setup: Setup, bot: Bot): Generator<string, undefined> {
  const chance = seededChance(setup.id);
  let { state } = start(setup, chance);
  for (let move = 0; state.table.step !== 'over'; move++) {
    const seat = deciders(state.table)[0]!;
    const command = bot.decide(questionFor(state, seat, `${setup.id}/${move}`));
    yield makeMove(command);
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(`${makeMove(command)}: ${played.code}`);
    ({ state } = played);
  }
}

it('other seeds lead to other moves of those who sample or err', () => {
  for (const name of ['novice', 'master:20']) {
    const bot = botNamed(name)!;
    const [here, there] = ['here', 'there'].map((luck) => {
      const moves: string[] = [];
      const seeded: Bot = {
        name,
        decide: (question) => {
          const { random } = questionFor(stateFor, 1, `${luck}/${moves.length}`);
          const command = bot.decide({ ...question, random });
          moves.push(makeMove(command));
          return command;
        },
      };
      const stateFor = start(SHORT, seededChance('other seeds')).state;
      return [...movesOf(SHORT, seeded).take(100)];
    });
    expect(here).not.toEqual(there);
  }
});

const SHORT = setupOf({ edition: 'level-8-101', players: 2 });
