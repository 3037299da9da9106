/** The result of a match, for scripts and for people. */
import { POINTS, byEnding, intervalOf, type Method, type Totals } from '@palier/bots/lab';
import { ROUND_ENDS, VERSION, type Json } from '@palier/rules';
import { figuresOf, quotable } from '@palier/text';
import type { Faults } from '../exec/faults.ts';
import { faultLines, faultMembers } from '../exec/report.ts';
import type { Match } from './job.ts';
import type { Words } from '../words.ts';

export type MatchResult = {
  readonly match: Match;
  readonly totals: Totals;
  /** What programs from outside did wrong, by entry. */
  readonly faults?: readonly Faults[];
  readonly seconds: number;
  /** False when the match was interrupted. */
  readonly isWhole: boolean;
  /** What `--until` asked for, and whether that ended the match. */
  readonly until: { readonly width: number; readonly isSettled: boolean } | undefined;
};

export function methodOf({ isRotated }: Match): Method {
  return isRotated ? 'deals' : 'wilson';
}

/** How far the widest interval reaches to either side. */
export function intervalReach(match: Match, totals: Totals): number {
  const halves = match.bots.map((_, entry) => {
    const [low, high] = intervalOf(totals, entry, methodOf(match));
    return (high - low) / 2;
  });
  return Math.max(...halves);
}

export function matchDocument(result: MatchResult): { readonly [member: string]: Json } {
  const { match, totals, faults = [], seconds, isWhole, until } = result;
  const { setup, bots, seed, isRotated } = match;
  const rounds = Object.values(totals.endings).reduce((sum, count) => sum + count, 0);
  return {
    palier: VERSION,
    games: totals.games,
    seconds: rounded(seconds, 3),
    bots: bots.map((name, entry) => ({
      name,
      seat: entry + 1,
      wins: rounded(winsOf(totals, entry)),
      share: rounded(shareOf(winsOf(totals, entry), totals.games)),
      interval: intervalOf(totals, entry, methodOf(match)).map((end) => rounded(end)),
      ...faultMembers(name, faults[entry]),
    })),
    ruleset: setup.id,
    seed,
    rotate: isRotated,
    deals: totals.samples,
    method: methodOf(match),
    length: {
      rounds: rounded(shareOf(totals.rounds, totals.games)),
      moves: rounded(shareOf(totals.moves, totals.games)),
    },
    endings: byEnding((end) => rounded(shareOf(totals.endings[end], rounds))),
    ...(until === undefined
      ? {}
      : {
          until: {
            width: until.width,
            reached: rounded(intervalReach(match, totals)),
            settled: until.isSettled,
          },
        }),
    ...(isWhole ? {} : { interrupted: true }),
  };
}

function winsOf(totals: Totals, entry: number): number {
  return totals.entries[entry]!.points / POINTS;
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function rounded(value: number, digits = 6): number {
  return Number(value.toFixed(digits));
}

/** The same as a table. */
export function matchTable(result: MatchResult, words: Words): string {
  const { match, totals, faults = [], seconds, isWhole, until } = result;
  const { sim } = words.play;
  const { decimal, percent } = figuresOf(words.locale);
  const { setup } = match;
  const rounds = Object.values(totals.endings).reduce((sum, count) => sum + count, 0);
  const rows = match.bots.map((name, entry) => {
    const wins = winsOf(totals, entry);
    const [low, high] = intervalOf(totals, entry, methodOf(match));
    return [
      String(entry + 1),
      name,
      decimal(wins),
      percent(shareOf(wins, totals.games)),
      `${percent(low)} – ${percent(high)}`,
    ];
  });
  const endings = ROUND_ENDS.filter((end) => totals.endings[end] > 0).map((end) =>
    sim.ending[end](shareOf(totals.endings[end], rounds)),
  );
  return lines([
    `${words.edition(setup.edition)} · ${quotable(words.ladder(setup.ladders[0]!.name))}`,
    ...(isWhole ? [] : [sim.interrupted]),
    '',
    ...textTable([
      [sim.columns.seat, sim.columns.bot, sim.columns.wins, sim.columns.share, sim.columns.range],
      ...rows,
    ]),
    '',
    sim.method[methodOf(match)],
    sim.games(totals.games, totals.samples, match.isRotated),
    ...(until === undefined ? [] : [untilLine(result, until, words)]),
    sim.length(shareOf(totals.rounds, totals.games), shareOf(totals.moves, totals.games)),
    sim.endings(endings),
    ...faultLines(match.bots, faults, words),
    sim.speed(seconds, shareOf(totals.games, seconds)),
    sim.seed(match.seed),
  ]);
}

function untilLine(
  { match, totals }: MatchResult,
  { width, isSettled }: NonNullable<MatchResult['until']>,
  { play: { sim } }: Words,
): string {
  const reached = intervalReach(match, totals);
  if (isSettled || reached <= width) return sim.settled(width, isSettled);
  return sim.unsettled(reached, width);
}

export function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

/** The first two columns to the left, numbers to the right. */
export function textTable(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}
