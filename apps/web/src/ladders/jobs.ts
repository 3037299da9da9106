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
  MIN_PLAYERS,
  assert,
  isFault,
  type EditionId,
  type Level,
  type Setup,
} from '@palier/rules';
import type { Doer, Job } from '../aside/jobs.ts';
import { setupOn, type OwnLadder } from '../state/ladder-code.ts';

export type OddsInput = { readonly edition: EditionId; readonly level: Level };
export type OddsJob = Job<readonly OddsInput[], OddsNews, undefined>;
export type OddsNews = { readonly of: OddsInput; readonly odds: readonly LevelOdds[] };

/** A share of the games: numbers `from` up to but not including `to`. */
export type GamesInput = {
  readonly ladder: OwnLadder;
  readonly players: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
};

/** What all games of this worker so far add up to. */
export type GamesJob = Job<GamesInput, FactSums, undefined>;

export type ReportInput = Pick<GamesInput, 'ladder' | 'players'> & { readonly facts: FactSums };
export type ReportJob = Job<ReportInput, never, LadderReport | undefined>;

/** Only ladders that can be played come here. */
function playable(ladder: OwnLadder, players: number): Setup {
  const setup = setupOn(ladder, players);
  assert(!isFault(setup), 'the ladder can be played');
  return setup;
}

export const findOdds: Doer<'ladder-odds'> = async (inputs, tell) => {
  for (const of of inputs) {
    const { edition, level } = of;
    const setup = playable({ edition, name: '', levels: [level] }, MIN_PLAYERS);
    tell({ of, odds: levelOdds(setup, level) });
  }
  return undefined;
};

/** News after so many games: often enough to be seen moving. */
const BATCH = 10;

export const playLadder: Doer<'ladder-games'> = async (input, tell) => {
  const { ladder, players, seed, from, to } = input;
  const setup = playable(ladder, players);
  let facts = NO_FACTS;
  for (let number = from; number < to; number++) {
    facts = addSums(facts, await ladderSample(setup, seed, number));
    const isLast = number === to - 1;
    if (isLast || (number - from + 1) % BATCH === 0) tell(facts);
  }
  return undefined;
};

export const reportLadder: Doer<'ladder-report'> = async ({ ladder, players, facts }) =>
  reportOn(playable(ladder, players), facts);
