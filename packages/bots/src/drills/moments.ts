/** The games that drills are picked from: bots play, and every decision of theirs can be looked at. */
import {
  assert,
  deciders,
  isFault,
  isRefusal,
  makeSetup,
  play,
  seededChance,
  start,
  viewOf,
  type EditionId,
  type Seat,
  type Setup,
  type State,
  type View,
} from '@palier/rules';
import { randomFrom, type Random } from '../bot.ts';
import { EXPERT_MIND, thinker } from '../thinkers.ts';

/** Somebody has to decide. */
export type DrillMoment = {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
};

/** A table where every seat begins somewhere on the ladder: a game as it is after some rounds. */
export function setupAmidst(edition: EditionId, players: number, random: Random): Setup {
  const whole = editionSetup(edition, players);
  const levels = whole.ladders[0]!.levels.length;
  // All within a few levels of one another, as they are in most games.
  const lowest = 1 + random.below(levels - 1);
  const startLevel = whole.ladders.map(() => Math.min(levels, lowest + random.below(SPREAD)));
  return editionSetup(edition, players, startLevel);
}

const SPREAD = 3;

export function editionSetup(
  edition: EditionId,
  players: number,
  startLevel?: readonly number[],
): Setup {
  const setup = makeSetup({ edition, players, ...(startLevel && { rules: { startLevel } }) });
  assert(!isFault(setup), 'an edition can be played');
  return setup;
}

const PLAYER = thinker('drills', EXPERT_MIND);

/** Every decision of a game, the first first, until it is over or so many rounds were played. */
export function* drillMoments(
  setup: Setup,
  seed: string,
  rounds = Infinity,
): Generator<DrillMoment, undefined> {
  const chance = seededChance(seed);
  const random = randomFrom(`${seed}/bots`);
  let { state } = start(setup, chance);
  while (state.table.step !== 'over' && state.table.round <= rounds) {
    const seat = deciders(state.table)[0]!;
    const view = viewOf(state, seat);
    yield { state, seat, view };
    const command = PLAYER.decide({ view, random, shouldStop: () => false });
    const played = play(state, seat, command, chance);
    assert(!isRefusal(played), 'a bot moves legally');
    ({ state } = played);
  }
}
