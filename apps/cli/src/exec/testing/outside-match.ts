/** Matches with programs from outside, as `palier sim` plays them. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SetupChoice } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { runSim, type RunResult } from '../../sim/pool.ts';
import type { Limits } from '../limits.ts';

/** From here, as `--bots` takes it: without the spaces that the path to here may have. */
export function fromHere(path: string): string {
  return relative(process.cwd(), path);
}

const NODE = fromHere(process.execPath);
const NASTY = fromHere(fileURLToPath(new URL('nasty-bot.mjs', import.meta.url)));

/** An entry for `--bots` that is run by this very Node. */
export function nodeEntry(...argv: readonly string[]): string {
  return ['exec:' + NODE, ...argv].join(' ');
}

/** A program that is bad in one way, see `nasty-bot.mjs`. */
export function nasty(...how: readonly string[]): string {
  return nodeEntry(NASTY, ...how);
}

export type OutsideMatch = {
  readonly choice?: Partial<SetupChoice>;
  readonly limits?: Partial<Limits>;
  readonly log?: string;
  readonly folder?: string;
  readonly games?: number;
  readonly workers?: number;
  readonly signal?: AbortSignal;
};

/** So long that no clock decides anything: a program that does not answer hangs, and the test with it. */
const FOR_EVER = { ms: 600_000, startMs: 0 };

export async function playOutside(
  bots: readonly string[],
  match: OutsideMatch = {},
): Promise<RunResult> {
  const { choice, limits, log, games = 1, workers = 1 } = match;
  const setup = setupOf({
    edition: 'level-8-101',
    players: bots.length,
    rules: { levels: 3 },
    ...choice,
  });
  return runSim({
    job: {
      t: 'match',
      setup,
      bots,
      seed: 'outside',
      isRotated: false,
      isDetailed: false,
      folder: match.folder,
      outside: { limits: { ...FOR_EVER, ...limits }, ...(log === undefined ? {} : { log }) },
    },
    span: { from: 0, to: games },
    workers,
    patience: 0,
    signal: match.signal ?? new AbortController().signal,
    onProgress: () => undefined,
  });
}
