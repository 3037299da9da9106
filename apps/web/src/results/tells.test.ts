import { LANGS, loadPart, type Telling } from '@palier/text';
import type { SetupChoice } from '@palier/rules';
import { climbOf, type GameClimb, type RoundOfSeat, type RoundStory } from '@palier/table/seat';
import { describe, expect, test } from 'vitest';
import { tellsOf } from './tells.ts';
import { botGame } from '../local/testing/bot-game.ts';

type Shape = Partial<RoundOfSeat>;

/** A game of eight levels from how many levels each seat climbed in each round. */
function climbed(
  rounds: readonly (readonly number[])[],
  {
    winners,
    last = {},
  }: { readonly winners: readonly number[]; readonly last?: Partial<RoundStory> },
  shapes: readonly (readonly Shape[])[] = [],
): GameClimb {
  const players = rounds[0]!.length;
  const behind = Array<number>(players).fill(0);
  const stories = rounds.map((steps, at): RoundStory => {
    const seats = steps.map((step, index): RoundOfSeat => {
      const before = behind[index]!;
      behind[index]! += step;
      return {
        seat: index + 1,
        laid: step > 0 ? before + 1 : undefined,
        wentOut: step === 2,
        cleared: Array.from({ length: step }, (_, level) => before + level + 1),
        before,
        after: before + step,
        levels: 8,
        isOpen: false,
        laidInTurn: step > 0 ? 3 : undefined,
        passesReceived: 0,
        jokersPlaced: 0,
        ...shapes[at]?.[index],
      };
    });
    const out = steps.indexOf(2);
    return {
      round: at + 1,
      dealer: 1,
      by: out === -1 ? 'stock' : 'went-out',
      seat: out === -1 ? undefined : out + 1,
      seats,
      turns: 20,
      keepers: [],
      nextDealer: 1,
      winners: [],
      ...(at === rounds.length - 1 ? { winners, ...last } : {}),
    };
  });
  return {
    rounds: stories,
    levels: Array<number>(players).fill(8),
    start: Array<number>(players).fill(0),
    winners,
    moves: 100,
  };
}

function told(climb: GameClimb, t: Telling['t']): Telling | undefined {
  return tellsOf(climb).find((telling) => telling.t === t);
}

/** How many levels each of two climbed, round by round: "02 11". */
function rounds(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((round) => Array.from(round, Number));
}

const EVEN = rounds('11 11 11 11 11 11 11');

describe('how the game was won', () => {
  test.each<[string, GameClimb, Telling]>([
    [
      'by laying the last level',
      climbed([...EVEN, [1, 0]], { winners: [1], last: { by: 'win', seat: 1 } }),
      { t: 'won', how: 'laying', seat: 1, level: 8, round: 8 },
    ],
    [
      'by going out with the last but one',
      climbed([...EVEN.slice(1), [0, 2]], { winners: [2] }),
      { t: 'won', how: 'going-out', seat: 2, level: 7, round: 7 },
    ],
    [
      'at the end of a round that another ended',
      climbed([...EVEN, [1, 0]], { winners: [1], last: { by: 'went-out', seat: 2 } }),
      { t: 'won', how: 'round-end', seat: 1, level: 8, round: 8 },
    ],
    [
      'by two at once',
      climbed([...EVEN, [1, 1]], { winners: [1, 2] }),
      { t: 'shared', seats: [1, 2], round: 8 },
    ],
    [
      'by standing highest when nothing moved any more',
      climbed([...EVEN, [0, 0]], { winners: [1, 2], last: { by: 'blocked' } }),
      { t: 'stalled', seats: [1, 2], rounds: 8 },
    ],
  ])('%s', (_, climb, telling) => {
    expect(tellsOf(climb)[0]).toEqual(telling);
  });
});

describe('what is worth telling', () => {
  test('a comeback, by the last time it looked worst', () => {
    const climb = climbed(rounds('02 02 21 20 20 20'), { winners: [1] });
    expect(told(climb, 'comeback')).toEqual({ t: 'comeback', seat: 1, behind: 4, round: 2 });
    expect(told(climb, 'led')).toEqual({ t: 'led', seat: 2, times: 4, rounds: 5 });
    expect(told(climb, 'allTheWay')).toBeUndefined();
    expect(told(climb, 'streak')).toEqual({ t: 'streak', seat: 1, levels: 8, from: 3, to: 6 });
    expect(told(climb, 'stuck')).toEqual({ t: 'stuck', seat: 2, level: 6, rounds: 3 });
  });

  test('never behind anybody', () => {
    const climb = climbed(rounds('21 20 21 20'), { winners: [1] });
    expect(told(climb, 'allTheWay')).toEqual({ t: 'allTheWay', seat: 1, rounds: 4 });
    expect(told(climb, 'outs')).toEqual({ t: 'outs', seat: 1, times: 4 });
    expect(told(climb, 'streak')).toBeUndefined();
  });

  test('several who needed one level only', () => {
    const climb = climbed([...EVEN, [1, 0]], { winners: [1], last: { by: 'win', seat: 1 } });
    expect(told(climb, 'finale')).toEqual({ t: 'finale', seats: [1, 2] });
  });

  test('a lead that changes hands, ties left out', () => {
    const climb = climbed(rounds('10 02 20 01 02 20 21 10'), {
      winners: [1],
      last: { by: 'win', seat: 1 },
    });
    expect(told(climb, 'leadChanged')).toEqual({ t: 'leadChanged', times: 4 });
  });

  test('a level laid at once, Pass cards, jokers, long rounds', () => {
    const shapes: readonly (readonly Shape[])[] = [
      [{ passesReceived: 2 }, { laidInTurn: 1 }],
      [{}, { jokersPlaced: 5 }],
      [{ laidInTurn: 1 }, {}],
    ];
    const steps = EVEN.flatMap((_, at) => (at % 2 === 0 ? [[1, 0]] : [[0, 1]]));
    const climb = climbed(steps, { winners: [1], last: { turns: 50 } }, shapes);
    expect(tellsOf(climb).slice(1)).toEqual([
      { t: 'atOnce', seat: 1, level: 2, round: 3 },
      { t: 'passed', seat: 1, times: 2 },
      { t: 'jokers', seat: 2, count: 5 },
      { t: 'lengths', longest: { round: 7, turns: 50 }, shortest: { round: 1, turns: 20 } },
    ]);
  });

  test('nothing of a game that goes on', () => {
    expect(tellsOf(climbed(EVEN, { winners: [] }))).toEqual([]);
  });
});

test('every game has a story of two to six sentences, in every language', async () => {
  const languages = await Promise.all(LANGS.map(async (lang) => loadPart(lang, 'results')));
  const choices: readonly SetupChoice[] = [
    { edition: 'level-8-101', players: 3 },
    { edition: 'level-up', players: 5 },
    { edition: 'level-up', ladder: 'open', players: 2 },
  ];
  for (const [index, choice] of choices.entries()) {
    const { events, setup, header } = botGame(choice, { seed: `story ${index}` });
    const tellings = tellsOf(climbOf(events, setup));
    expect(tellings.length).toBeGreaterThanOrEqual(2);
    expect(tellings.length).toBeLessThanOrEqual(6);
    for (const says of languages) {
      for (const telling of tellings) {
        const say = says.tellings[telling.t] as (telling: Telling, naming: object) => string;
        const sentence = say(telling, {
          viewer: 1,
          names: header.names,
          edition: setup.edition,
        });
        expect(sentence).toMatch(/^[\p{Lu}\d].*[.!]$/u);
        expect(sentence).not.toMatch(/undefined|NaN/);
      }
    }
  }
});
