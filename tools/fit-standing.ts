/**
 * Fits what levels are worth (`packages/bots/src/standing.ts`): plays games of experts, notes the levels
 * left at the start of every round and who won, and finds the strengths that make these winners most
 * likely. `npm run lab:standing -- [--games 400] [--seed TEXT] [--bot steady]`.
 */
import { parseArgs } from 'node:util';
import { botNamed } from '@palier/bots';
import { assert, isFault, makeSetup, type EditionId } from '@palier/rules';
import { playBotGame } from '@palier/bots/lab';

type Sample = { readonly left: readonly number[]; readonly winners: readonly number[] };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'standing' },
    bot: { type: 'string', default: 'expert' },
    edition: { type: 'string', default: 'level-8-101' },
  },
});

const LEVELS = 8;
const STEPS = 4000;
const RATE = 0.5;

async function samplesOf(players: number): Promise<readonly Sample[]> {
  const setup = makeSetup({ edition: values.edition as EditionId, players });
  const bot = botNamed(values.bot);
  assert(!isFault(setup) && bot !== undefined, 'a plain edition and a known bot');
  const samples: Sample[] = [];
  for (let game = 0; game < Number(values.games); game++) {
    const bots = Array.from({ length: players }, () => bot);
    const lefts: (readonly number[])[] = [];
    let round = 0;
    const seed = `${values.seed}/${players}/${game}`;
    const { winners } = await playBotGame({ setup, bots, seed, number: 1 }, ({ state }) => {
      if (state.table.round === round || state.table.step === 'over') return;
      ({ round } = state.table);
      lefts.push(state.table.left.map((levels) => levels.length));
    });
    for (const left of lefts) samples.push({ left, winners });
  }
  return samples;
}

/** Gradient ascent on the mean log-likelihood; one level left is the measure for the others. */
function fit(samples: readonly Sample[]): readonly number[] {
  const strengths = Array.from({ length: LEVELS + 1 }, (_, left) => -0.4 * Math.max(0, left - 1));
  for (let step = 0; step < STEPS; step++) {
    const slope = strengths.map(() => 0);
    for (const { left, winners } of samples) {
      const powers = left.map((levels) => Math.exp(strengths[levels]!));
      const sum = powers.reduce((a, b) => a + b, 0);
      for (const [seat, levels] of left.entries()) {
        const won = winners.includes(seat + 1) ? 1 / winners.length : 0;
        slope[levels] = slope[levels]! + (won - powers[seat]! / sum) / samples.length;
      }
    }
    for (let left = 2; left <= LEVELS; left++) {
      strengths[left] = strengths[left]! + RATE * LEVELS * slope[left]!;
    }
  }
  return strengths;
}

for (const players of [2, 3, 4]) {
  const samples = await samplesOf(players);
  const strengths = fit(samples);
  console.log(players, samples.length, strengths.map((value) => value.toFixed(2)).join(' '));
}
