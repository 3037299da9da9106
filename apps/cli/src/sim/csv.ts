/** Tables for a spreadsheet (RFC 4180): names of columns as in `--json`, numbers with a point. */
import { POINTS, intervalAround, intervalOf, isOutOfOrder, laddersOf } from '@palier/bots/lab';
import { makePart } from '@palier/rules';
import { addFaults, NO_FAULTS } from '../exec/faults.ts';
import { faultCount } from '../exec/report.ts';
import type { Analysis } from './analysis.ts';
import { methodOf, rounded, type MatchResult } from './report.ts';

type Cell = string | number | undefined;
type Row = { readonly [column: string]: Cell };

/** The first row's columns are every row's. */
export function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === undefined) return '';
  const text = typeof cell === 'number' ? String(rounded(cell)) : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row for each bot. */
export function matchCsv(
  { match, totals, faults = [] }: MatchResult,
  analysis: Analysis | undefined,
): string {
  const { games, samples } = totals;
  const method = methodOf(match);
  const rows = match.bots.map((bot, entry) => {
    const wins = totals.entries[entry]!.points / POINTS;
    const [low, high] = intervalOf(totals, entry, method);
    const own = faults[entry] ?? NO_FAULTS;
    const { elo, mu, sigma } = analysis?.ratings[entry] ?? {};
    const { laid, wentOut, climbed } = analysis?.findings.entries[entry] ?? {};
    return {
      seat: entry + 1,
      bot,
      games,
      deals: samples,
      wins,
      share: games === 0 ? 0 : wins / games,
      low,
      high,
      method,
      elo,
      mu,
      sigma,
      laid: laid?.value,
      wentOut: wentOut?.value,
      climbed: climbed?.value,
      faults: faultCount(own),
      replaced: own.replaced,
      ruleset: match.setup.id,
      seed: match.seed,
    };
  });
  return csvOf(rows);
}

/** A row for each level; the faults are those of the whole run. */
export function ladderCsv(
  { match, faults = [] }: MatchResult,
  analysis: Analysis | undefined,
): string {
  const all = faults.reduce(addFaults, NO_FAULTS);
  const { ladders } = laddersOf(match.setup);
  const rows = (analysis?.findings.levels ?? []).map((finding) => {
    const { ladder, level, asks, tried, laid, share, turns, cost } = finding;
    const costs = cost === undefined ? undefined : intervalAround(cost);
    return {
      ladder: ladders[ladder]!.name,
      level,
      asks: asks.map(makePart).join(' + '),
      tried,
      laid,
      share: share?.value,
      low: share?.interval[0],
      high: share?.interval[1],
      turnMean: turns?.mean,
      turnLow: turns?.low,
      turnMedian: turns?.median,
      turnHigh: turns?.high,
      cost: cost?.value,
      costLow: costs?.[0],
      costHigh: costs?.[1],
      outOfOrder: isOutOfOrder(finding) ? 'yes' : 'no',
      faults: faultCount(all),
      replaced: all.replaced,
      ruleset: match.setup.id,
      seed: match.seed,
    };
  });
  return csvOf(rows);
}
