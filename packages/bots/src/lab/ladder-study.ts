/** A ladder tried out: steady bots play it, each game a sample of its own. */
import type { Setup } from '@palier/rules';
import { botOf } from '../roster.ts';
import { adviceOn, type LadderStudy } from './balance.ts';
import { TABLE_COUNTS, countIndex, type FactSums } from './fact-sums.ts';
import { findingsOf } from './findings.ts';
import { playBotGame } from './game.ts';
import type { LadderAdvice } from './ladder-advice.ts';
import { ratioOf, type Estimate } from './moments.ts';
import { runawayOf } from './race.ts';
import { sampleTotals } from './totals.ts';

const STEADY = botOf({ strength: 'steady' });

/** What one game adds: sums of any games can be added up, in any order. Numbered from 1. */
export async function ladderSample(setup: Setup, seed: string, number: number): Promise<FactSums> {
  const bots = Array.from({ length: setup.players }, () => STEADY);
  const game = await playBotGame({ setup, bots, seed: `${seed}/${number}`, number });
  return sampleTotals([{ game, entryOfSeat: bots.map((_, seat) => seat) }], setup).facts;
}

export type LadderReport = LadderStudy & {
  readonly games: number;
  readonly roundsOfGame: Estimate | undefined;
  readonly advice: readonly LadderAdvice[];
};

/** Undefined where no game was finished yet. */
export function reportOn(setup: Setup, facts: FactSums): LadderReport | undefined {
  const { table, half } = facts;
  if (table.samples === 0) return undefined;
  const study = { findings: findingsOf(setup, facts), runaway: runawayOf(half) };
  const at = (name: (typeof TABLE_COUNTS)[number]): number => countIndex(TABLE_COUNTS, name);
  return {
    ...study,
    games: table.samples,
    roundsOfGame: ratioOf(table, at('rounds'), at('games')),
    advice: adviceOn(setup, study),
  };
}
