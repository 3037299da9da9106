/** The long work of the ladder editor, done in workers: odds, games of bots, what they say. */
import {
  NO_FACTS,
  addSums,
  ladderSample,
  levelOdds,
  reportOn,
  type FactSums,
  type LadderReport,
  type LevelOdds,
} from '@palier/bots/lab';
import {
  assert,
  isFault,
  makeSetup,
  type Level,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import type { Doer, Job } from '../jobs/jobs.ts';

// Nothing of the page may be imported here: it needs a document.

/** Each ladder has the one level in question. */
export type OddsInput = { readonly key: string; readonly choice: SetupChoice };
export type OddsNews = { readonly key: string; readonly odds: readonly LevelOdds[] };
export type OddsJob = Job<readonly OddsInput[], OddsNews, undefined>;

/** A share of the games: numbers `from` up to but not including `to`. */
export type GamesInput = {
  readonly choice: SetupChoice;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
};

/** What all games of this worker so far add up to. */
export type GamesJob = Job<GamesInput, FactSums, undefined>;

export type ReportInput = { readonly choice: SetupChoice; readonly facts: FactSums };
export type ReportJob = Job<ReportInput, never, LadderReport | undefined>;

/** Only ladders that can be played come here. */
function playable(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'the ladder can be played');
  return setup;
}

function onlyLevel(setup: Setup): Level {
  return setup.ladders[0]!.levels[0]!;
}

export const findOdds: Doer<'ladder-odds'> = async (inputs, tell) => {
  for (const { key, choice } of inputs) {
    const setup = playable(choice);
    tell({ key, odds: levelOdds(setup, onlyLevel(setup)) });
  }
  return undefined;
};

/** News after so many games: often enough to be seen moving. */
const BATCH = 10;

export const playLadder: Doer<'ladder-games'> = async (input, tell) => {
  const { choice, seed, from, to } = input;
  const setup = playable(choice);
  let facts = NO_FACTS;
  for (let number = from; number < to; number++) {
    facts = addSums(facts, await ladderSample(setup, seed, number));
    const isLast = number === to - 1;
    if (isLast || (number - from + 1) % BATCH === 0) tell(facts);
  }
  return undefined;
};

export const reportLadder: Doer<'ladder-report'> = async ({ choice, facts }) =>
  reportOn(playable(choice), facts);
