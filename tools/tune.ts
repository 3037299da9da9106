/**
 * Finds the weights of `expert`: changes a few at a time, plays the changed bot and the present one
 * against `steady` on the same deals, and the changed one against the present one, so that nothing is
 * learnt that works against the blind alone; keeps a change that wins more. A change that looks bad is
 * dropped after a few deals; one that looks good must hold on many. Prints a log and the weights:
 * `npm run lab:tune -- [--minutes 10] [--seed TEXT] [--players 2,4] [--edition level-8-101]`.
 */
import { parseArgs } from 'node:util';
import { EXPERT_MIND, botOf, thinker, type Bot, type Weights } from '@palier/bots';
import {
  MASTER_SPECIALS,
  assert,
  below,
  isFault,
  makeSetup,
  seededBits,
  specialName,
  type Bits,
  type EditionId,
  type Setup,
} from '@palier/rules';
import { playBotGame } from '@palier/bots/lab';

type Field = { readonly setup: Setup; readonly name: string };

/** Deals of every field between two looks at the score, and the most looks. */
const BATCH = 25;
const MOST_BATCHES = 24;
/** In standard errors: worse than this is dropped, better than that is kept at once. */
const HOPELESS = -0.7;
const CONVINCING = 2.6;
/** A gain that cannot be as large as this is not looked for any longer. */
const WORTH_KNOWING = 0.004;
/** What is left after the last look must be better than this. */
const GOOD_ENOUGH = 1.2;

function field(edition: EditionId, players: number): Field {
  const setup = makeSetup({ edition, players });
  assert(!isFault(setup), 'a plain edition can be played');
  return { setup, name: `${edition} with ${players}` };
}

const steadyBot = botOf({ strength: 'steady' });

/** The share of games that a bot wins in one deal, sitting once in every seat. */
async function shareOf(
  { setup }: Field,
  [bot, rival]: readonly [Bot, Bot],
  seed: string,
): Promise<number> {
  let won = 0;
  for (let seat = 0; seat < setup.players; seat++) {
    const bots = Array.from({ length: setup.players }, (_, i) => (i === seat ? bot : rival));
    const { winners } = await playBotGame({ setup, bots, seed, number: 1 });
    if (winners.includes(seat + 1)) won += 1 / winners.length;
  }
  return won / setup.players;
}

/** The present bot's shares, by deal: played once, compared with many. */
class Standard {
  readonly bot: Bot;
  readonly #shares = new Map<string, number>();

  constructor(bot: Bot) {
    this.bot = bot;
  }

  async share(of: Field, seed: string): Promise<number> {
    const key = `${of.name}/${seed}`;
    const known = this.#shares.get(key);
    if (known !== undefined) return known;
    const share = await shareOf(of, [this.bot, steadyBot], seed);
    this.#shares.set(key, share);
    return share;
  }
}

type Score = { readonly gain: number; readonly error: number; readonly deals: number };

/** How much more of its games a changed bot wins, in the mean of the fields. */
async function race(changed: Bot, standard: Standard, seed: string): Promise<Score> {
  const gains: number[] = [];
  let score: Score = { gain: 0, error: Infinity, deals: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    for (let i = 0; i < BATCH; i++) {
      const deal = `${seed}/${batch * BATCH + i}`;
      let gain = 0;
      for (const each of FIELDS) {
        gain +=
          (await shareOf(each, [changed, steadyBot], deal)) - (await standard.share(each, deal));
        gain += (await shareOf(each, [changed, standard.bot], deal)) - 1 / each.setup.players;
      }
      gains.push(gain / (2 * FIELDS.length));
    }
    score = scoreOf(gains);
    const z = score.gain / score.error;
    const isIdle = score.gain + 2 * score.error < WORTH_KNOWING;
    if (z < HOPELESS || z > CONVINCING || isIdle) break;
  }
  return score;
}

function scoreOf(gains: readonly number[]): Score {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  const error = Math.sqrt(squares / (gains.length - 1) / gains.length) + 1e-9;
  return { gain: mean, error, deals: gains.length };
}

type Name = keyof Weights;

/** The Master add-on's cards are in no deck that is tuned on. */
const UNTUNED: ReadonlySet<Name> = new Set(
  MASTER_SPECIALS.map((card) => specialName(card) as Name),
);

/** One to three weights changed by a factor of 1.3 to 2.2 either way; those of 0 may come to life. */
function changedWeights(weights: Weights, bits: Bits): Partial<Record<Name, number>> {
  const names = (Object.keys(weights) as Name[]).filter((name) => !UNTUNED.has(name));
  const changes: Partial<Record<Name, number>> = {};
  for (let i = 0; i <= below(bits, 3); i++) {
    const name = names[below(bits, names.length)]!;
    const size = 1.3 + 0.9 * (below(bits, 1001) / 1000);
    const factor = below(bits, 2) === 0 ? size : 1 / size;
    const value = weights[name] === 0 ? 0.1 * factor : weights[name] * factor;
    changes[name] = below(bits, 12) === 0 ? 0 : Number(value.toPrecision(3));
  }
  return changes;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'tune' },
    players: { type: 'string', default: '2,4' },
    edition: { type: 'string', default: 'level-8-101' },
  },
});

const until = performance.now() + 60_000 * Number(values.minutes);
const bits = seededBits(`${values.seed}/changes`);
const FIELDS = values.players.split(',').map((n) => field(values.edition as EditionId, Number(n)));
let { weights } = EXPERT_MIND;
let standard = new Standard(thinker('present', { ...EXPERT_MIND, weights }));
let kept = 0;
for (let trial = 1; performance.now() < until; trial++) {
  const changes = changedWeights(weights, bits);
  const changed = { ...weights, ...changes };
  // New deals after every change that is kept, so that none is kept for fitting the old ones.
  const seed = `${values.seed}/${kept}`;
  const score = await race(
    thinker('changed', { ...EXPERT_MIND, weights: changed }),
    standard,
    seed,
  );
  const isKept = score.gain > GOOD_ENOUGH * score.error;
  console.log(
    `${trial}\t${isKept ? 'kept' : '-'}\t${(100 * score.gain).toFixed(2)} ± ${(100 * score.error).toFixed(2)} %\t${score.deals} deals\t${JSON.stringify(changes)}`,
  );
  if (!isKept) continue;
  kept++;
  weights = changed;
  standard = new Standard(thinker('present', { ...EXPERT_MIND, weights }));
}
console.log(JSON.stringify(weights, null, 2));
