/**
 * Fits what levels are worth (`packages/bots/src/standing.ts`): plays games of experts, notes the levels
 * left at the start of every round and who won, and finds the strengths that make these winners most
 * likely. `npm run lab:standing -- [--games 60] [--seed TEXT] [--bot expert]`: so many games of every
 * ladder with every number of players. Says how well the strengths foretell games they were not fitted
 * on, beside those that are in use.
 */
import { parseArgs } from 'node:util';
import { botNamed, chanceToWin } from '@palier/bots';
import { playBotGame } from '@palier/bots/lab';
import {
  MAX_PLAYERS,
  MIN_PLAYERS,
  assert,
  isFault,
  makeSetup,
  type LadderMode,
  type Seat,
  type Setup,
  type SetupChoice,
  type Table,
} from '@palier/rules';
import { learnt } from '@palier/server/learnt';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'standing' },
    bot: { type: 'string', default: 'expert' },
  },
});

/** The start of a round, and who won the game. */
type Sample = {
  /** The number of the game, and how many play it by which rules. */
  readonly game: number;
  readonly setup: Setup;
  readonly left: readonly number[];
  readonly winners: readonly Seat[];
  /** What the strengths in use say of each seat. */
  readonly said: readonly number[];
};

const LADDERS: readonly Omit<SetupChoice, 'players'>[] = [
  { edition: 'level-8-101' },
  { edition: 'level-8-101', ladder: 'two-star' },
  { edition: 'level-up' },
  { edition: 'level-up', ladder: 'open' },
];

/** What is fitted together. A row for each number of players or each ladder foretells no better. */
const MODES: readonly LadderMode[] = ['stacked', 'open'];

const LEVELS = 8;
const FOLDS = 3;
const STEPS = 30;
/** Less than a whole step, since every level's strength moves the others'. */
const STRIDE = 0.7;
/** A level more is never better. */
const LEAST_FALL = 0.03;
/** As if so much had been seen of strengths that fall evenly. */
const CAUTION = 10;

async function samplesOf(setup: Setup): Promise<readonly Sample[]> {
  const bot = botNamed(values.bot, learnt);
  assert(bot !== undefined, 'a known bot');
  const { name } = setup.ladders[0]!;
  const samples: Sample[] = [];
  for (let game = 0; game < Number(values.games); game++) {
    const bots = Array.from({ length: setup.players }, () => bot);
    const tables: Table[] = [];
    const seed = `${values.seed}/${name}/${setup.players}/${game}`;
    const { winners } = await playBotGame({ setup, bots, seed, number: 1 }, ({ state }) => {
      const { table } = state;
      const isBetween = table.step === 'over' || table.step === 'keep';
      if (!isBetween && table.round !== tables.at(-1)?.round) tables.push(table);
    });
    for (const table of tables) {
      const left = table.left.map((levels) => levels.length);
      const said = left.map((_, index) => chanceToWin(table, index + 1));
      samples.push({ game, setup, left, winners, said });
    }
  }
  return samples;
}

const EVEN: readonly number[] = Array.from(
  { length: LEVELS + 1 },
  (_, left) => -0.4 * Math.max(0, left - 1),
);

function chancesBy(strengths: readonly number[], left: readonly number[]): readonly number[] {
  const powers = left.map((levels) => Math.exp(strengths[levels]!));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** Ascent of the log-likelihood; one level left is the measure for the others. */
function fit(samples: readonly Sample[]): readonly number[] {
  const strengths = [...EVEN];
  for (let step = 0; step < STEPS; step++) {
    const slope = EVEN.map((even, left) => CAUTION * (even - strengths[left]!));
    const bend = EVEN.map(() => CAUTION);
    for (const { left, winners } of samples) {
      for (const [index, chance] of chancesBy(strengths, left).entries()) {
        const levels = left[index]!;
        const won = winners.includes(index + 1) ? 1 / winners.length : 0;
        slope[levels] = slope[levels]! + won - chance;
        bend[levels] = bend[levels]! + chance * (1 - chance);
      }
    }
    for (let left = 2; left <= LEVELS; left++) {
      const next = strengths[left]! + (STRIDE * slope[left]!) / bend[left]!;
      strengths[left] = Math.min(next, strengths[left - 1]! - LEAST_FALL);
    }
  }
  return strengths;
}

/** What winners cost who believes in these chances: the mean of the negative logarithms. */
function lossOf(
  samples: readonly Sample[],
  chances: (sample: Sample) => readonly number[],
): number {
  const losses = samples.map((sample) => {
    const { winners } = sample;
    const logs = winners.map((seat) => Math.log(chances(sample)[seat - 1]!));
    return -logs.reduce((sum, log) => sum + log, 0) / winners.length;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

const samples: Sample[] = [];
for (const choice of LADDERS) {
  for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
    const setup = makeSetup({ ...choice, players });
    assert(!isFault(setup), 'a plain edition can be played');
    samples.push(...(await samplesOf(setup)));
  }
}
for (const mode of MODES) {
  const row = samples.filter(({ setup }) => setup.ladders[0]!.mode === mode);
  console.log(
    `${mode}: ${fit(row)
      .map((value) => value.toFixed(2))
      .join(', ')}`,
  );
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fit(row.filter(({ game }) => game % FOLDS !== fold)),
  );
  for (let players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
    const some = row.filter(({ setup }) => setup.players === players);
    const now = lossOf(some, ({ said }) => said);
    const held = lossOf(some, ({ game, left }) => chancesBy(folds[game % FOLDS]!, left));
    const losses = `loss in use ${now.toFixed(4)}, of these on other games ${held.toFixed(4)}`;
    console.log(`  ${players} players: ${some.length} rounds, ${losses}`);
  }
}
