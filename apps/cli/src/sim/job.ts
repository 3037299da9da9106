/** What is to be played, as data that can be sent to another thread, and the playing of a part of it. */
import { BOTS, type Bot } from '@palier/bots';
import { assert, type Setup } from '@palier/rules';
import { playBotGame, type BotGame } from './game.ts';
import { UnwrittenError, writeRecord, type Unwritten } from './records.ts';
import { checkSoakGame, soakGame } from './soak.ts';
import { addTotals, noTotals, sampleTotals, type Totals } from './totals.ts';

export type Match = {
  readonly t: 'match';
  readonly setup: Setup;
  /** The entries of `--bots`. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly isRotated: boolean;
  /** Where a record of each game goes. */
  readonly folder: string | undefined;
};

/** Games of random rule sets, each checked through and through. */
export type Soak = { readonly t: 'soak'; readonly seed: string };

export type Job = Match | Soak;

/** A run of samples, by their numbers from 0: games, or deals with rotation. */
export type Span = { readonly from: number; readonly to: number };

export type SpanResult = {
  readonly totals: Totals;
  /** The first sample that broke, and how. Those after it in the span were not played. */
  readonly broken?: { readonly sample: number; readonly detail: string };
  /** The first record that could not be written; no more were played. */
  readonly unwritten?: Unwritten;
};

export function playSpan(job: Job, { from, to }: Span): SpanResult {
  let totals = noTotals(job.t === 'match' ? job.bots.length : 0);
  for (let sample = from; sample < to; sample++) {
    try {
      totals = addTotals(totals, playSample(job, sample));
    } catch (error) {
      if (error instanceof UnwrittenError) return { totals, unwritten: error.unwritten };
      const detail = error instanceof Error ? error.message : String(error);
      return { totals, broken: { sample, detail } };
    }
  }
  return { totals };
}

function playSample(job: Job, sample: number): Totals {
  if (job.t === 'soak') {
    const game = checkSoakGame(soakGame(job.seed, sample));
    return { ...sampleTotals([{ game, entryOfSeat: [] }]), entries: [] };
  }
  const entries = job.bots.length;
  const rotations = job.isRotated ? entries : 1;
  const games = Array.from({ length: rotations }, (_, rotation) => {
    const entryOfSeat = job.bots.map((_, index) => (index + rotation) % entries);
    const botGame: BotGame = {
      setup: job.setup,
      bots: entryOfSeat.map((entry) => botNamed(job.bots[entry]!)),
      // The deal's, whatever the rotation: each sits once where each other sat.
      seed: `${job.seed}/${sample + 1}`,
    };
    const game = playBotGame(botGame);
    if (job.folder !== undefined) {
      writeRecord(job.folder, sample * rotations + rotation + 1, { botGame, game });
    }
    return { game, entryOfSeat };
  });
  return sampleTotals(games);
}

export function botNamed(name: string): Bot {
  const bot = BOTS.get(name);
  assert(bot !== undefined, `there is no bot ${name}`);
  return bot;
}
