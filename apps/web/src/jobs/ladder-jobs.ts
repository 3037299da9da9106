/** The long work of the ladder editor, done in workers: odds, games of bots, what they say. */
import { NO_FACTS, addSums, ladderSample, levelOdds, reportOn } from '@palier/bots/lab';
import {
  assert,
  isFault,
  makeSetup,
  type Level,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import type { Doer } from './jobs.ts';

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
