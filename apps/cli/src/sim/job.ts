/** What is to be played, as data that can be sent to another thread, and the playing of a part of it. */
import {
  addTotals,
  noTotals,
  playBotGame,
  sampleTotals,
  type BotGame,
  type SampleGame,
  type Totals,
} from '@palier/bots/lab';
import type { Setup } from '@palier/rules';
import { MatchCrew, type OutsideSettings, type Surroundings } from '../exec/crew.ts';
import { addFaultLists, type Faults } from '../exec/faults.ts';
import { UnwrittenError, writeRecord, type Unwritten } from './records.ts';
import { checkSoakGame, soakGame } from './soak.ts';

export type Match = {
  readonly t: 'match';
  readonly setup: Setup;
  /** The entries of `--bots`. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly isRotated: boolean;
  /** The facts of each game are wanted, not only who won it. */
  readonly isDetailed: boolean;
  /** Where a record of each game goes. */
  readonly folder: string | undefined;
  /** For the entries that are programs. */
  readonly outside?: OutsideSettings;
};

/** Games of random rule sets, each checked through and through. */
export type Soak = { readonly t: 'soak'; readonly seed: string };

export type SimJob = Match | Soak;

/** A run of samples, by their numbers from 0: games, or deals with rotation. */
export type GameSpan = { readonly from: number; readonly to: number };

export type SpanResult = {
  readonly totals: Totals;
  /** What programs from outside did wrong, by entry. */
  readonly faults: readonly Faults[];
  /** The first sample that broke, and how. Those after it in the span were not played. */
  readonly broken?: { readonly sample: number; readonly detail: string };
  /** The first record that could not be written; no more were played. */
  readonly unwritten?: Unwritten;
};

export function nothingOf(job: SimJob): SpanResult {
  return { totals: noTotals(entriesIn(job).length), faults: [] };
}

/** The players of a job in this thread; they hold on to what they need until they are disposed of. */
export function crewOf(job: SimJob, surroundings?: Surroundings): MatchCrew {
  return new MatchCrew(entriesIn(job), job.t === 'match' ? job.outside : {}, surroundings);
}

export function entriesIn(job: SimJob): readonly string[] {
  return job.t === 'match' ? job.bots : [];
}

export async function playSpan(
  job: SimJob,
  { from, to }: GameSpan,
  crew: MatchCrew = crewOf(job),
): Promise<SpanResult> {
  let { totals, faults } = nothingOf(job);
  const add = (sample: Totals): void => {
    totals = addTotals(totals, sample);
    faults = addFaultLists(faults, crew.takeFaults());
  };
  for (let sample = from; sample < to; sample++) {
    try {
      add(await playSample(job, sample, crew));
    } catch (error) {
      if (error instanceof UnwrittenError) return { totals, faults, unwritten: error.unwritten };
      const detail = error instanceof Error ? error.message : String(error);
      return { totals, faults, broken: { sample, detail } };
    }
  }
  return { totals, faults };
}

async function playSample(job: SimJob, sample: number, crew: MatchCrew): Promise<Totals> {
  if (job.t === 'soak') {
    const game = await checkSoakGame(soakGame(job.seed, sample));
    return { ...sampleTotals([{ game, entryOfSeat: [] }]), entries: [] };
  }
  const entries = job.bots.length;
  const rotations = job.isRotated ? entries : 1;
  const games: SampleGame[] = [];
  for (let rotation = 0; rotation < rotations; rotation++) {
    const entryOfSeat = job.bots.map((_, index) => (index + rotation) % entries);
    const botGame: BotGame = {
      setup: job.setup,
      bots: entryOfSeat.map((entry) => crew.players[entry]!),
      // The deal's, whatever the rotation: each sits once where each other sat.
      seed: `${job.seed}/${sample + 1}`,
      number: sample * rotations + rotation + 1,
    };
    const game = await playBotGame(botGame);
    if (job.folder !== undefined) writeRecord(job.folder, botGame.number, { botGame, game });
    games.push({ game, entryOfSeat });
  }
  return sampleTotals(games, job.isDetailed ? job.setup : undefined);
}
