/** Reviews a game, decision by decision, then all of them together, then the luck. */
import {
  assert,
  commandOf,
  isFault,
  momentsOf,
  startOf,
  viewOf,
  type Command,
  type GameRecord,
  type Seat,
  type State,
  type View,
} from '@palier/rules';
import { standpointOf } from '../bot.ts';
import { hintedAt } from '../hint.ts';
import { coachReasons } from './coach-reasons.ts';
import { judgeMove, type MoveJudgement } from './judge-move.ts';
import { luckOf } from './luck.ts';
import {
  DOUBT,
  isAgainst,
  type CoachVerdict,
  type GameReview,
  type Lost,
  type ReviewedMove,
  type ReviewOptions,
} from './review.ts';
import { effectOf } from './same-move.ts';
import { intervalOfSum, type Sample } from './sample.ts';

/** A decision that stands: what was taken back later is none. */
export type RecordedDecision = {
  readonly at: number;
  readonly state: State;
  readonly command: Command;
  readonly turn: number;
};

/** The decisions of a seat in a record that `verify` accepts. */
export function decisionsOf(record: GameRecord, seat: Seat): readonly RecordedDecision[] {
  const first = startOf(record);
  const moments = momentsOf(record);
  assert(!isFault(first) && !isFault(moments), 'a record is verified before it is reviewed');
  const decisions: RecordedDecision[] = [];
  let turn = 0;
  for (const { event, number } of moments) {
    const at = number - 1;
    if (event.t === 'takenBack') {
      while ((decisions.at(-1)?.at ?? -1) >= event.to) decisions.pop();
      continue;
    }
    if (event.t === 'roundDealt') turn = 0;
    const move = commandOf(event);
    if (move?.seat !== seat) continue;
    if (move.command.t === 'drawCard' || move.command.t === 'takeCard') turn++;
    const state = moments[at - 1]?.state ?? first;
    decisions.push({ at, state, command: move.command, turn: Math.max(1, turn) });
  }
  return decisions;
}

/**
 * Yields each decision as soon as it is judged, so that who asks can tell how far it is. The record
 * must be one that `verify` accepts.
 */
export function* reviewGame(
  record: GameRecord,
  seat: Seat,
  { continuations, games, seed }: ReviewOptions,
): Generator<ReviewedMove, GameReview> {
  const moves: ReviewedMove[] = [];
  const against: Sample[] = [];
  for (const decision of decisionsOf(record, seat)) {
    const { at, state, command } = decision;
    const view = viewOf(state, seat);
    const judgement = judgeMove(view, command, { continuations, seed: `${seed}/${at}` });
    const { verdict, ...measured } = gradeIn(decision, view, judgement);
    if (isAgainst(verdict)) against.push(judgement.difference);
    const move: ReviewedMove = {
      at,
      seat,
      round: state.table.round,
      turn: decision.turn,
      played: command,
      ...measured,
      verdict,
      reasons:
        isAgainst(verdict) && judgement.rival !== undefined
          ? coachReasons(view, judgement.rival, judgement.played)
          : [],
    };
    moves.push(move);
    yield move;
  }
  return {
    seat,
    moves,
    worth: worthALook(moves),
    ...(against.length > 0 && { lost: lostBy(against) }),
    luck: luckOf(record, seat, { games, seed: `${seed}/luck` }),
  };
}

/** The grade, but for a fault that a hint would have made: nothing is said against who follows one. */
function gradeIn(
  { state, command }: RecordedDecision,
  view: View,
  judgement: MoveJudgement,
): Grade {
  const grade = gradeOf(judgement);
  if (!isAgainst(grade.verdict)) return grade;
  const effect = (move: Command): string => effectOf(state, standpointOf(view).seat, move);
  const own = effect(command);
  const isHinted = hintedAt(view).some((move) => effect(move) === own);
  return isHinted ? { ...grade, best: command, verdict: 'hinted' } : grade;
}

/** Only what is certain is summed up: what is open would come out below zero as often as above. */
function lostBy(against: readonly Sample[]): Lost {
  const total = against.reduce((sum, { mean }) => sum + mean, 0);
  const variance = against.reduce((sum, { error }) => sum + error ** 2, 0);
  return { decisions: against.length, total, interval: intervalOfSum(total, variance) };
}

/** Less than this is a slip, less than that a mistake. */
const SLIP = 0.03;
const MISTAKE = 0.08;

/** Two lots of samples must agree before anything is said against a move. */
function verdictOf({ difference, rival, isOnlyMove, isRivalAhead }: MoveJudgement): CoachVerdict {
  if (rival === undefined) return isOnlyMove ? 'only-move' : 'best';
  const { mean } = difference;
  const { low, high } = difference.interval(-1, 1);
  if (low > DOUBT && isRivalAhead)
    return mean < SLIP ? 'slip' : mean < MISTAKE ? 'mistake' : 'blunder';
  return high < 0 ? 'best' : 'open';
}

type Grade = Pick<
  ReviewedMove,
  'best' | 'rival' | 'loss' | 'interval' | 'verdict' | 'chance' | 'chanceInterval' | 'samples'
>;

export function gradeOf(judgement: MoveJudgement): Grade {
  const { played, rival, difference, chance } = judgement;
  const verdict = verdictOf(judgement);
  const chances = { chance: chance.mean, chanceInterval: chance.interval(0, 1) };
  if (rival === undefined) {
    const interval = { low: 0, high: 0 };
    return { best: played.command, loss: 0, interval, verdict, ...chances, samples: 0 };
  }
  return {
    best: isAgainst(verdict) ? rival.command : played.command,
    rival: rival.command,
    loss: Math.max(0, difference.mean),
    interval: difference.interval(-1, 1),
    verdict,
    ...chances,
    samples: difference.count,
  };
}

const MOST_WORTH = 3;

function worthALook(moves: readonly ReviewedMove[]): readonly number[] {
  return [...moves.keys()]
    .filter((index) => isAgainst(moves[index]!.verdict))
    .sort((a, b) => moves[b]!.loss - moves[a]!.loss)
    .slice(0, MOST_WORTH);
}
