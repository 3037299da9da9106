/** Judging single decisions: fair, repeatable, and right where the truth is known. */
import { legalMoves, makeMove, parseMove, isRefusal, viewOf, type State } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '@palier/rules/testing';
import { shortOrLong } from '../testing/laws.ts';
import { randomPositions, stateOf } from '../testing/positions.ts';
import { lookAlike } from '../testing/twins.ts';
import { judgeMove, leadOf, type MoveJudgement } from './judge-move.ts';
import { gradeOf } from './review-game.ts';
import { DOUBT } from './review.ts';
import { Sample } from './sample.ts';

function judged(state: State, move: string, continuations = 600, seed = 'x'): MoveJudgement {
  const command = parseMove(move);
  if (isRefusal(command)) throw new Error(move);
  return judgeMove(viewOf(state, state.table.turn), command, { continuations, seed });
}

const LAST = {
  turn: 1,
  step: 'play',
  levels: [7, 7],
  melds: [
    [{ kind: 'run', cards: ['R1', 'G2', 'B3', 'R4'] }],
    [{ kind: 'set', cards: ['R9', 'G9', 'B9'] }],
  ],
} as const;

describe('where the best move is settled', () => {
  // Seat 1 adds two cards, discards the third, and wins; the opponent would win next.
  const winning = stateOf({ ...LAST, hands: [['R5', 'Y9', 'P12'], ['P13']] });

  it('the move that wins is the best, and nothing else comes near', () => {
    const { verdict, loss, interval } = gradeOf(judged(winning, 'add R5 1.1'));
    expect({ verdict, loss }).toEqual({ verdict: 'best', loss: 0 });
    expect(interval.high).toBeLessThan(0.01);
  });

  it('a move that throws the win away is a blunder, and the coach names the winning one', () => {
    const judgement = judged(winning, 'discard P12');
    const { verdict, best, chance, interval } = gradeOf(judgement);
    expect(verdict).toBe('blunder');
    expect(best.t).toBe('addCard');
    expect(chance).toBe(1);
    expect(interval.low).toBeGreaterThan(0.08);
  });

  it('moves that come to the same are not told apart', () => {
    // Whichever card is added first, both are.
    const { verdict } = gradeOf(judged(winning, 'add Y9 2.1'));
    expect(verdict).toBe('open');
  });

  // One level, and laying it wins: nothing can be better, whatever is hidden.
  const ONE_LEVEL = { turn: 1, ladder: { name: 'own', levels: [['run 3', 'run 3']] } } as const;
  const OTHERS = ['P1', 'P2', 'P4', 'P5', 'O1', 'O2', 'O4', 'O5', 'Y10', 'Y14'];

  it.each([
    {
      says: 'laying the last level',
      position: {
        step: 'play',
        hands: [['R1', 'G2', 'B3', 'Y5', 'P6', 'O7', 'R12', 'G14'], OTHERS],
      },
      wins: 'lay R1 G2 B3 / Y5 P6 O7',
      misses: 'discard R12',
    },
    {
      says: 'taking the card that completes it',
      position: {
        step: 'draw',
        hands: [['R1', 'G2', 'B3', 'Y5', 'P6', 'R12', 'G14', 'R9'], OTHERS],
        discards: [[], ['O7']],
      },
      wins: 'take 2',
      misses: 'draw',
    },
  ])('a win that is certain is found: $says', ({ position, wins, misses }) => {
    const state = stateOf({ ...ONE_LEVEL, ...position });
    const missed = gradeOf(judged(state, misses));
    expect(makeMove(missed.best)).toBe(wins);
    expect({ verdict: missed.verdict, chance: missed.chance }).toEqual({
      verdict: 'blunder',
      chance: 1,
    });
    expect(gradeOf(judged(state, wins))).toMatchObject({ verdict: 'best', loss: 0 });
  });

  it('there is no verdict where there was no choice', () => {
    const state = stateOf({ ...LAST, hands: [['P12'], ['P13', 'P14']] });
    const judgement = judged(state, 'discard P12');
    expect(judgement.isOnlyMove).toBe(true);
    expect(gradeOf(judgement)).toMatchObject({
      verdict: 'only-move',
      loss: 0,
      interval: { low: 0, high: 0 },
      samples: 0,
    });
  });
});

describe('where two moves are equal', () => {
  // Only colours differ, and no level of this ladder asks for one: the 14s are as good as each other.
  const state = stateOf({
    turn: 1,
    step: 'play',
    ladder: { name: 'own', levels: [['run 3', 'run 4']] },
    hands: [
      ['R1', 'G2', 'B3', 'Y6', 'P7', 'O8', 'R14', 'G14'],
      ['P1', 'P2', 'O4', 'Y5'],
    ],
  });

  it('there is hardly ever a verdict', () => {
    const verdicts = Array.from({ length: 40 }, (_, seed) => {
      const { played, rival, difference } = judged(state, 'discard R14', 200, `equal/${seed}`);
      const names = [played, rival!].map(({ command }) => makeMove(command));
      return { names: names.toSorted(), isAgainst: difference.interval(-1, 1).low > 0 };
    });
    const against = verdicts.filter(({ isAgainst }) => isAgainst);
    expect(verdicts.map(({ names }) => names)).toContainEqual(['discard G14', 'discard R14']);
    // One in forty goes astray.
    expect(against.length).toBeLessThanOrEqual(4);
  });
});

describe('what quick players may be wrong by', () => {
  const judgement = (mean: number): MoveJudgement => {
    const difference = new Sample();
    for (let i = 0; i < 4000; i++) difference.add(mean);
    const option = { command: { t: 'drawCard' }, score: 0, facts: {} } as const;
    return {
      played: option,
      rival: option,
      isOnlyMove: false,
      isRivalAhead: true,
      difference,
      chance: difference,
    };
  };

  it.each([
    [0.008, 'open'],
    [0.012, 'slip'],
    [-0.008, 'best'],
  ])('a loss of %d is called %s, however sure it is', (mean, verdict) => {
    expect(gradeOf(judgement(mean)).verdict).toBe(verdict);
  });
});

describe('at positions of every kind', () => {
  const positions = [...randomPositions('coach', shortOrLong(process.env, 30, 60))];

  it('any legal move can be judged, and a verdict is never without its interval above doubt', () => {
    for (const { state, seat, seed } of positions) {
      const view = viewOf(state, seat);
      const move = diceFrom(seed).pick([...legalMoves(view).take(60)]);
      const { verdict, interval, loss, chance, chanceInterval, best, samples } = gradeOf(
        judgeMove(view, move, { continuations: 100, seed }),
      );
      const isAgainst = ['slip', 'mistake', 'blunder'].includes(verdict);
      expect(isAgainst).toBe(interval.low > DOUBT);
      expect(makeMove(best) === makeMove(move)).toBe(!isAgainst);
      expect(interval.low).toBeLessThanOrEqual(loss);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(chanceInterval.low).toBeLessThanOrEqual(chance);
      expect(chanceInterval.high).toBeGreaterThanOrEqual(chance);
      expect(2 * samples).toBeLessThanOrEqual(100);
    }
  });

  it('what the player could not see changes nothing, and the same seed gives the same', () => {
    for (const { state, seat, seed } of positions.slice(0, positions.length / 2)) {
      const view = viewOf(state, seat);
      const [move] = legalMoves(view).take(1);
      const options = { continuations: 100, seed };
      const grade = gradeOf(judgeMove(view, move!, options));
      const twin = lookAlike(state, seat, diceFrom(seed));
      expect(gradeOf(judgeMove(viewOf(twin, seat), move!, options))).toEqual(grade);
      expect(gradeOf(judgeMove(view, move!, options))).toEqual(grade);
    }
  });
});

describe('the intervals', () => {
  const HAND = ['R1', 'G2', 'B4', 'R7', 'G8', 'P12', 'P15', 'O12', 'Y15', 'Y11', 'B13'];
  const state = stateOf({
    turn: 1,
    step: 'play',
    hands: [HAND, ['P1', 'P2', 'O7', 'Y8', 'R15']],
  });

  it('hold what many samples settle, although the rival was chosen for looking good', () => {
    const view = viewOf(state, 1);
    const truths = new Map<string, number>();
    let held = 0;
    const seeds = shortOrLong(process.env, 20, 40);
    for (let i = 0; i < seeds; i++) {
      const { rival, played, difference } = judged(state, 'discard P12', 200, `seed/${i}`);
      const key = makeMove(rival!.command);
      const truth =
        truths.get(key) ??
        leadOf(view, [rival!.command, played.command], { count: 1500, seed: 'truth' }).mean;
      truths.set(key, truth);
      const { low, high } = difference.interval(-1, 1);
      if (low <= truth && truth <= high) held++;
    }
    // 38 of 40 on average; less than 34 happens once in hundreds.
    expect(held).toBeGreaterThanOrEqual(0.85 * seeds);
  });
});
