/**
 * The daily deal: one game that bots play from a seed, stopped five times for a question. The questions
 * come in the order of the game; what that game does not ask is taken from the next.
 */
import { DEFAULT_EDITION } from '@palier/rules';
import type { Drill, DrillKind } from './drill.ts';
import { MAKING, drillAt } from './make-drill.ts';
import { randomFrom } from '../bot.ts';
import { drillMoments, editionSetup } from './moments.ts';

export const DAILY_KINDS: readonly DrillKind[] = ['lay', 'draw', 'discard', 'draw', 'out'];
const DIFFICULTIES: readonly number[] = [1, 1, 2, 2, 3];
/** Of two more is seen in fewer worlds. */
const PLAYERS = 2;
/** After so many games without the next question one less like the one wished for will do. */
const PATIENCE = 2;

export function* dailyDrills(seed: string): Generator<Drill, undefined> {
  const setup = editionSetup(DEFAULT_EDITION, PLAYERS);
  const random = randomFrom(`${seed}/daily`);
  let asked = 0;
  let tried = 0;
  for (let game = 0; ; game++, tried++) {
    for (const moment of drillMoments(setup, `${seed}/game/${game}`)) {
      const kind = DAILY_KINDS[asked];
      if (kind === undefined) return;
      const difficulty = DIFFICULTIES[asked]!;
      const slack = MAKING[kind].dailySlack + Math.floor(tried / PATIENCE);
      const wantsCard = random.below(2) === 1;
      const drill = drillAt(moment, { kind, difficulty, slack, random, wantsCard });
      if (drill === undefined) continue;
      yield drill;
      asked++;
      tried = 0;
    }
  }
}
