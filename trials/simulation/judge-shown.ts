/** What of a game somebody is shown: of their own eyes, word for word, stored before, and not too soon. */
import { makeRecordLine, type Viewer } from '@palier/rules';
import { resultOf } from '@palier/table';
import type { PersonId } from '@palier/table/room';
import { DAY } from './world.ts';
import type { WitnessedTable } from './witnessed-table.ts';

export type Shown = {
  readonly from: number;
  readonly entries: readonly unknown[];
  readonly result: unknown;
} & (
  | { readonly t: 'opened'; readonly viewer: Viewer; readonly header: unknown }
  | { readonly t: 'happened'; readonly done?: number }
);

/** Milliseconds that a node may not know yet who sits where, and the clocks of two differ. */
const LAG = 20_000;
const SKEW = 700;

export type Eyes = {
  readonly viewer: Viewer;
  /** Who looks, by the tokens of the connection. */
  readonly people: readonly PersonId[];
  readonly now: number;
};

/** What is wrong with it, if anything. */
export function checkShown(table: WitnessedTable, shown: Shown, eyes: Eyes): string | undefined {
  const { viewer } = eyes;
  if (shown.t === 'opened') {
    const { truth } = table.room;
    if (truth === undefined) return 'is shown a game that has not begun';
    if (JSON.stringify(shown.header) !== makeRecordLine(truth.header)) return 'sees another header';
  }
  for (const [index, entry] of shown.entries.entries()) {
    const number = shown.from + index;
    const time = table.times[number];
    if (time === undefined) return `is told ${number} before it is stored`;
    if (JSON.stringify(entry) !== table.lineFor(viewer, number)) {
      return `is told ${number} otherwise than ${viewer} may see it`;
    }
    const age = DAY + eyes.now - time;
    if (viewer === 'spectator' && age + SKEW < table.delaySince(time - DAY - SKEW)) {
      return `watches ${number} too soon`;
    }
  }
  return checkEyes(table, shown, eyes) ?? checkResult(table, shown);
}

/** Whoever looks through a seat's eyes sits there, or did just before it happened. */
function checkEyes(table: WitnessedTable, shown: Shown, eyes: Eyes): string | undefined {
  const { viewer, people, now } = eyes;
  const since = now - LAG;
  if (viewer === 'spectator') {
    for (const { options, phase } of table.sightsSince(since)) {
      if (options.watching === 'anyone' || phase === 'over') return undefined;
    }
    return 'watches where nobody may';
  }
  const isSitter = people.some((person) =>
    shown.t === 'opened'
      ? table.satSince(person, viewer, since)
      : table.satAt(person, viewer, shown.from),
  );
  return isSitter ? undefined : `has the eyes of seat ${viewer}`;
}

function checkResult(table: WitnessedTable, { from, entries, result }: Shown): string | undefined {
  const { truth } = table.room;
  const isWhole = from + entries.length === table.entries.length;
  const truthful = truth === undefined ? undefined : resultOf(truth);
  if (result === null) return isWhole && truthful !== undefined ? 'is not told the end' : undefined;
  if (!isWhole || truthful === undefined) return 'is told an end too soon';
  return JSON.stringify(result) === makeRecordLine(truthful) ? undefined : 'is told another end';
}
