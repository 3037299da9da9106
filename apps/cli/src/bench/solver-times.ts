/** How long the solver takes for the full question, over random hands for every level of the ladders. */
import { solve, unseenFrom, type HandQuestion, type Solution } from '@palier/bots';
import {
  EDITIONS,
  EDITION_IDS,
  LADDER_IDS,
  DEFAULT_EDITION,
  HAND_SIZE,
  assert,
  isFault,
  makeSetup,
  seededBits,
  shuffled,
  type Bits,
  type EditionId,
  type LadderId,
  type Level,
  type Setup,
} from '@palier/rules';

export type Times = {
  /** In microseconds: half of the answers, and 99 of 100, are quicker. */
  readonly p50: number;
  readonly p99: number;
};

export type LadderTimes = Times & {
  readonly ladder: LadderId;
  /** Of the answers: the same for the same seed on every machine. */
  readonly checksum: string;
};

export type SolverTimes = { readonly all: Times; readonly ladders: readonly LadderTimes[] };

/** Noise only ever slows: a question takes as long as in its best run. */
const RUNS = 5;

/** `hands`: so many for each level. */
export function timeSolver(seed: string, hands: number): SolverTimes {
  const asked = LADDER_IDS.map((ladder) => {
    const questions = questionsFor(ladder, seed, hands);
    // Answered once for the checksum, which also warms the machine up.
    const checksum = checksumOf(questions.map(solve));
    return { ladder, questions, checksum };
  });
  const times = asked.map(({ questions }) => bestTimes(questions));
  return {
    all: percentiles(times.flatMap((own) => [...own])),
    ladders: asked.map(({ ladder, checksum }, index) => ({
      ladder,
      ...percentiles([...times[index]!]),
      checksum,
    })),
  };
}

/** The edition whose box has the ladder, the product's own before others. */
function setupFor(ladder: LadderId): Setup {
  const has = (edition: EditionId): boolean => EDITIONS[edition].ladders.includes(ladder);
  const edition = has(DEFAULT_EDITION) ? DEFAULT_EDITION : EDITION_IDS.find(has);
  assert(edition !== undefined, `no edition has ${ladder}`);
  const setup = makeSetup({ edition, ladder, players: 2 });
  assert(!isFault(setup), `${edition} with ${ladder} can be played`);
  return setup;
}

function questionsFor(ladder: LadderId, seed: string, hands: number): readonly HandQuestion[] {
  const setup = setupFor(ladder);
  const bits = seededBits(`${seed}/solver/${ladder}`);
  return setup.ladders[0]!.levels.flatMap((level) =>
    Array.from({ length: hands }, () => questionOn(setup, level, bits)),
  );
}

/** A hand in the middle of a turn: one card more than was dealt. */
function questionOn(setup: Setup, level: Level, bits: Bits): HandQuestion {
  const hand = shuffled(bits, setup.deck).slice(0, HAND_SIZE + 1);
  const counts = setup.copies.slice();
  for (const card of hand) counts[card] = counts[card]! - 1;
  return { hand, level, setup, melds: [[], []], unseen: unseenFrom(counts) };
}

function bestTimes(questions: readonly HandQuestion[]): Float64Array {
  const best = new Float64Array(questions.length).fill(Infinity);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, question] of questions.entries()) {
      const from = performance.now();
      solve(question);
      const microseconds = (performance.now() - from) * 1000;
      if (microseconds < best[index]!) best[index] = microseconds;
    }
  }
  return best;
}

export function percentiles(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** FNV-1a over what was answered. */
function checksumOf(solutions: readonly Solution[]): string {
  let hash = 0x811c9dc5;
  for (const { distance, outsUnseen, grouping, laying } of solutions) {
    const cards = [...grouping.parts, ...(laying?.laying ?? [])].flatMap((meld) => meld.cards);
    for (const number of [distance, outsUnseen, ...cards]) {
      hash = Math.imul(hash ^ number, 0x01000193);
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
