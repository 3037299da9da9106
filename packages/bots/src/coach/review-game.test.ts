/** Whole games reviewed. */
import {
  commandOf,
  positionOf,
  type Command,
  type GameRecord,
  type RecordedEvent,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { hintAt } from '../hint.ts';
import { botRecord } from '../testing/record-of.ts';
import {
  DOUBT,
  isAgainst,
  type GameReview,
  type ReviewedMove,
  type ReviewOptions,
} from './review.ts';
import { decisionsOf, reviewGame } from './review-game.ts';

const SHORT = { edition: 'level-8-101', players: 3, rules: { levels: 2 } } as const;
const GAME = botRecord(SHORT, ['novice', 'expert', 'steady'], 'review');
const QUICK: ReviewOptions = { continuations: 160, games: 2, seed: 'x' };

function reviewed(record: GameRecord, seat: number, options = QUICK): GameReview {
  const review = reviewGame(record, seat, options);
  const moves: ReviewedMove[] = [];
  for (;;) {
    const next = review.next();
    if (next.done === true) {
      // What was told on the way is what is told at the end.
      expect(next.value.moves).toEqual(moves);
      return next.value;
    }
    moves.push(next.value);
  }
}

describe('the decisions of a seat', () => {
  it('are its moves in the record, each with the state it was made in', () => {
    for (const seat of [1, 2, 3]) {
      const decisions = decisionsOf(GAME, seat);
      const moves = GAME.events.flatMap((event) =>
        event.t === 'takenBack' ? [] : (commandOf(event) ?? []),
      );
      const own = moves.filter((move) => move.seat === seat).map(({ command }) => command);
      expect(decisions.map(({ command }) => command)).toEqual(own);
      for (const { at, state } of decisions) {
        expect(state.table.turn).toBe(seat);
        expect(GAME.events[at]).toMatchObject({ seat });
      }
    }
  });

  it('leave out what was taken back', () => {
    const at = GAME.events.findIndex(({ t }) => t === 'levelLaid');
    const laid = GAME.events[at]!;
    if (laid.t !== 'levelLaid') throw new Error('no level was laid');
    const back: RecordedEvent = { t: 'takenBack', seat: laid.seat, to: at };
    const events = [...GAME.events.slice(0, at + 1), back, ...GAME.events.slice(at)];
    const commands = (record: GameRecord): readonly Command[] =>
      decisionsOf(record, laid.seat).map(({ command }) => command);
    const twice = { ...GAME, events };
    expect(commands(twice)).toEqual(commands(GAME));
    expect(decisionsOf(twice, laid.seat).map((decision) => decision.at)).toContain(at + 2);
  });
});

describe('a game that began in the middle of another', () => {
  const from = decisionsOf(GAME, 1)[3]!;
  const record: GameRecord = {
    ...GAME,
    header: { ...GAME.header, position: positionOf(from.state) },
    events: GAME.events.slice(from.at),
  };

  it('is reviewed from there, and its luck is that of the rest', () => {
    const { moves, luck } = reviewed(record, 1);
    const rest = decisionsOf(GAME, 1).slice(3);
    expect(moves.map(({ played }) => played)).toEqual(rest.map(({ command }) => command));
    expect(moves[0]!.at).toBe(0);
    expect(luck.games).toBe(QUICK.games);
  });
});

describe('a review', () => {
  const review = reviewed(GAME, 1);

  it('is the same for the same seed', () => {
    expect(reviewed(GAME, 1)).toEqual(review);
  });

  it('points at the worst certain losses, at most three, the greatest first', () => {
    const against = review.moves.filter(({ verdict }) => isAgainst(verdict));
    const losses = against.map(({ loss }) => loss).toSorted((a, b) => b - a);
    expect(review.worth.map((index) => review.moves[index]!.loss)).toEqual(losses.slice(0, 3));
    expect(review.worth.length).toBeGreaterThan(0);
  });

  it('gives a reason only where there is a verdict, and counts turns from one in each round', () => {
    for (const { verdict, reasons, turn, round } of review.moves) {
      if (!isAgainst(verdict)) expect(reasons).toEqual([]);
      expect(turn).toBeGreaterThanOrEqual(1);
      expect(round).toBeGreaterThanOrEqual(1);
    }
    const turns = review.moves.filter(({ round }) => round === 1).map(({ turn }) => turn);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(turns[0]).toBe(1);
  });

  it('has an interval around what was lost in all', () => {
    const { decisions, total, interval } = review.lost!;
    const against = review.moves.filter(({ verdict }) => isAgainst(verdict));
    expect(decisions).toBe(against.length);
    expect(total).toBeCloseTo(against.reduce((sum, { loss }) => sum + loss, 0));
    expect(interval.low).toBeLessThan(total);
    expect(interval.high).toBeGreaterThan(total);
  });
});

describe('who does what the hint says', () => {
  const rules = { edition: 'level-8-101', players: 2, rules: { levels: 3 } } as const;

  it.each([
    ['steady', 'hint/7'],
    ['expert', 'hint/4'],
  ])('is not faulted for it, against a bot that is %s', (bot, seed) => {
    const decide: Bot['decide'] = ({ view }) => hintAt(view, [bot]).command;
    const record = botRecord(rules, ['obedient', bot], seed, {
      obedient: { name: 'obedient', decide },
    });
    const { moves, worth, lost } = reviewed(record, 1, { ...QUICK, games: 0 });
    expect({ worth, lost }).toEqual({ worth: [], lost: undefined });
    expect(moves.filter(({ verdict }) => isAgainst(verdict))).toEqual([]);
    const hinted = moves.filter(({ verdict }) => verdict === 'hinted');
    // The samples had something against it.
    expect(hinted.length).toBeGreaterThan(0);
    for (const { best, played, reasons, interval } of hinted) {
      expect({ best, reasons }).toEqual({ best: played, reasons: [] });
      expect(interval.low).toBeGreaterThan(DOUBT);
    }
  });
});

// The expert whose mind the coach judges by.
it('a novice loses clearly more than an expert', () => {
  const games = 4;
  const rules = { edition: 'level-8-101', players: 2, rules: { levels: 4 } } as const;
  const lossOf = (name: string): number => {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const record = botRecord(rules, [name, 'expert-2611'], `loss/${game}`);
      sum += reviewed(record, 1, { ...QUICK, games: 0 }).lost?.total ?? 0;
    }
    return sum / games;
  };
  const novice = lossOf('novice');
  const expert = lossOf('expert-2611');
  expect(novice - expert).toBeGreaterThan(0.15);
});
