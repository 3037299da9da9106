/** An evening with real cards: who plays by which rules, and the rounds as they were told. */
import {
  assert,
  firstStanding,
  isFault,
  makeSetup,
  settleRound,
  type RoundEnded,
  type RuleId,
  type Seat,
  type Setup,
  type SetupChoice,
  type Standing,
  type ToldRound,
} from '@palier/rules';

export type Evening = {
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly begun: number;
  /** One a seat; empty where nobody typed one. */
  readonly names: readonly string[];
  readonly choice: SetupChoice;
  readonly dealer: Seat;
  readonly rounds: readonly ToldRound[];
  /** Rounds taken back, the one to bring back first at the end. */
  readonly undone?: readonly ToldRound[];
};

type PlayedRound = { readonly dealer: Seat; readonly ended: RoundEnded };

/** What the rules make of an evening. */
export type Score = {
  readonly setup: Setup;
  readonly standing: Standing;
  readonly played: readonly PlayedRound[];
};

/** Rounds that cannot have been, and all after them, count for nothing. */
export function scoreOf({ choice, dealer, rounds }: Evening): Score {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'an evening is kept with rules that can be played');
  let standing = firstStanding(setup, dealer);
  const played: PlayedRound[] = [];
  for (const round of rounds) {
    const settled = settleRound(setup, standing, round);
    if (settled === undefined) break;
    played.push({ dealer: standing.dealer, ended: settled.ended });
    standing = settled.standing;
  }
  return { setup, standing, played };
}

/** The rule that ended the game. */
export function winningRule({ setup, standing, played }: Score): RuleId {
  const { winners, left } = standing;
  const hasFinished = left[winners[0]! - 1]!.length === 0;
  if (!hasFinished) return 'STOCK-5';
  if (setup.rules.winOnLaying === 'no') {
    return setup.ladders[0]!.mode === 'open' ? 'OPEN-3' : 'WIN-2';
  }
  assert(played.length > 0, 'nobody wins before the first round');
  return 'WIN-1';
}

/** A round told anew takes the place of those that were taken back. */
export function withRound(evening: Evening, round: ToldRound): Evening {
  return { ...evening, rounds: [...evening.rounds, round], undone: [] };
}

export function withoutLast(evening: Evening): Evening {
  const { rounds, undone = [] } = evening;
  return { ...evening, rounds: rounds.slice(0, -1), undone: [...undone, ...rounds.slice(-1)] };
}

export function withRedone(evening: Evening): Evening {
  const { rounds, undone = [] } = evening;
  return { ...evening, rounds: [...rounds, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}
