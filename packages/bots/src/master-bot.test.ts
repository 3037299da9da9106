/** The search: what it may spend, when it stops, what it says of its candidates. */
import { check, type State } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { randomFrom, type Question } from './bot.ts';
import { masterBot, search, type Judged } from './master-bot.ts';
import { byJudgement, byLearning } from './proposals.ts';
import { botNamed as namedWith } from './roster.ts';
import { botNamed, learnt } from './testing/learnt.ts';
import { playOut, questionFor } from './testing/play-out.ts';
import { randomPositions, stateOf } from './testing/positions.ts';
import { EXPERT_MIND } from './thinkers.ts';

const HAND = ['R1', 'G2', 'B4', 'R7', 'G8', 'P12', 'P15', 'O12', 'Y15', 'Y11', 'B13'];
const propose = byLearning(learnt);

/** Far from its level: many discards to choose from. */
const OPEN = stateOf({ turn: 1, step: 'play', hands: [HAND, ['P1', 'P2', 'O7', 'Y8', 'R15']] });

function asked(state: State, stopAfter: number): { question: Question; calls: () => number } {
  let calls = 0;
  const shouldStop = (): boolean => calls++ >= stopAfter;
  return { question: { ...questionFor(state, 1, 'luck'), shouldStop }, calls: () => calls };
}

function judgedWith(continuations: number, stopAfter = Infinity): readonly Judged[] {
  const { question } = asked(OPEN, stopAfter);
  return search(question, { propose, continuations });
}

describe('an answer wanted now', () => {
  it.each([0, 1, 2, 5])('is legal, and comes once it was wanted, after %i worlds', (worlds) => {
    const { question, calls } = asked(OPEN, worlds);
    const judged = search(question, { propose, continuations: 1_000_000 });
    expect(check(OPEN, 1, judged[0]!.command)).toBeUndefined();
    expect(Math.max(...judged.map(({ samples }) => samples))).toBe(worlds);
    expect(calls()).toBe(worlds + 1);
  });

  it('is the expert choice where nothing was tried', () => {
    const { question } = asked(OPEN, 0);
    const move = botNamed('master:1000000')!.decide(question);
    expect(move).toEqual(judgedWith(0)[0]!.option.command);
    expect(judgedWith(0).every(({ samples, gain }) => samples === 0 && gain <= 0)).toBe(true);
  });

  it('is legal everywhere, whenever it is wanted', () => {
    const bot = botNamed('master:1000000')!;
    for (const [index, { state, seat, seed }] of [...randomPositions('stop', 120)].entries()) {
      let calls = 0;
      const shouldStop = (): boolean => calls++ >= index % 4;
      const move = bot.decide({ ...questionFor(state, seat, seed), shouldStop });
      expect(check(state, seat, move)).toBeUndefined();
      expect(calls).toBeLessThanOrEqual(1 + (index % 4));
    }
  });
});

it('without its network the master is the one that has learnt nothing', () => {
  const plain = masterBot('plain', { propose: byJudgement(EXPERT_MIND), continuations: 12 });
  const master = namedWith('master:12', () => undefined)!;
  const setup = setupOf({ edition: 'level-8-101', players: 3 });
  let asked = 0;
  playOut(
    setup,
    Array.from({ length: 3 }, () => botNamed('steady')!),
    {
      seed: 'nothing learnt',
      watch: ({ question }) => {
        if (asked++ >= 40) return;
        const luck = `nothing learnt/${asked}`;
        const [here, there] = [master, plain].map((one) =>
          one.decide({ ...question, random: randomFrom(luck) }),
        );
        expect(here).toEqual(there);
      },
    },
  );
  expect(asked).toBeGreaterThan(40);
});

describe('a number of continuations', () => {
  it.each([1, 20, 100])('is not exceeded by more than a world: %i', (continuations) => {
    const judged = judgedWith(continuations);
    const spent = judged.reduce((sum, { samples }) => sum + samples, 0);
    expect(spent).toBeGreaterThanOrEqual(judged.length);
    expect(spent).toBeLessThan(continuations + judged.length);
  });

  it('is asked about before each world, so that nobody waits for a whole search', () => {
    const { question, calls } = asked(OPEN, Infinity);
    const judged = search(question, { propose, continuations: 60 });
    const worlds = Math.max(...judged.map(({ samples }) => samples));
    expect(worlds).toBeGreaterThan(1);
    expect(calls()).toBeGreaterThanOrEqual(worlds);
  });
});

describe('what is said of the candidates', () => {
  it('holds: chances are chances, the best comes first, nobody is left out', () => {
    for (const { state, seat, seed } of randomPositions('judged', 60)) {
      const judged = search(questionFor(state, seat, seed), {
        propose,
        continuations: 24,
      });
      expect(judged.length).toBeGreaterThan(0);
      for (const { chance, error, gain, samples, command } of judged) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(error).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(judged[0]!.gain);
        expect(judged.length === 1 || samples > 0).toBe(true);
        expect(check(state, seat, command)).toBeUndefined();
      }
    }
  });
});
