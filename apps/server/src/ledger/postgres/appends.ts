/** Steps of many tables in one statement, told to the other nodes in the same transaction. */
import type { Pool } from 'pg';
import type { Appended, LedgerEntry } from '@palier/table/room';
import { standingText, TOUCH_STEP } from '../storage.ts';
import { int4Array, textArray } from './arrays.ts';
import { guard } from './errors.ts';
import { Gatherer } from './gatherer.ts';
import { noticeHead, partsOf } from './notices.ts';
import { APPEND, APPEND_AND_MARK, WHICH_EXIST } from './sql.ts';

/**
 * One statement at a time, and a moment in between where it is busy: commits that notify wait for each
 * other anyway, and each costs as much as twenty steps in it (bench/ledger.md).
 */
const FLIGHTS = 1;
const PAUSE = 1;
const MOST_STEPS = 500;
const MOST_TEXT = 1_000_000;

/** Tables whose time of touching is remembered. */
const TOUCHES = 20_000;

export type QueuedStep = { readonly id: string; readonly rev: number; readonly entry: LedgerEntry };

export type PostgresPlace = {
  readonly pool: Pool;
  readonly channel: string;
  readonly node: string;
};

export class Appends {
  readonly #place: PostgresPlace;
  readonly #head: string;
  readonly #gatherer: Gatherer<QueuedStep, Appended>;
  /** When this node last wrote that a table was touched. */
  readonly #touched = new Map<string, number>();

  constructor(place: PostgresPlace) {
    this.#place = place;
    this.#head = noticeHead(place.node, 'steps');
    this.#gatherer = new Gatherer({
      flights: FLIGHTS,
      pause: PAUSE,
      most: MOST_STEPS,
      heaviest: MOST_TEXT,
      weight: ({ entry }) => entry.step.length,
      key: ({ id }) => id,
      send: async (additions) => guard('append', async () => this.#send(additions)),
    });
  }

  // Not async: that would be one more promise for every step.
  add(addition: QueuedStep): Promise<Appended> {
    return this.#gatherer.add(addition);
  }

  async #send(additions: readonly QueuedStep[]): Promise<readonly Appended[]> {
    const { pool, channel } = this.#place;
    const told = additions.map(({ id, entry: { step } }) => ({ id, step }));
    const values: unknown[] = [
      textArray(additions.map(({ id }) => id)),
      int4Array(additions.map(({ rev }) => rev)),
      textArray(additions.map(({ entry }) => entry.step)),
      int4Array(partsOf(this.#head, told)),
      channel,
      this.#head,
    ];
    const now = Date.now();
    const marked = additions.filter(({ id, entry }) => this.#isNews(id, entry, now));
    const [name, text] = marked.length > 0 ? ['mark', APPEND_AND_MARK] : ['append', APPEND];
    if (marked.length > 0) values.push(...marksOf(marked), now, ...daysOf(marked));
    const { rows } = await pool.query<[number[]]>({ name, text, values, rowMode: 'array' });
    const stored = new Set(
      rows.flatMap(([places]) => places.map((place) => additions[place - 1]!)),
    );
    for (const addition of marked) if (stored.has(addition)) this.#remember(addition.id, now);
    if (stored.size === additions.length) return additions.map(() => 'stored');
    const refused = additions.filter((addition) => !stored.has(addition));
    const there = await whichExist(
      pool,
      refused.map(({ id }) => id),
    );
    const whyNot = ({ id }: QueuedStep): Appended => (there.has(id) ? 'conflict' : 'missing');
    return additions.map((addition) => (stored.has(addition) ? 'stored' : whyNot(addition)));
  }

  /** Whether more is to be written of a table than its step. */
  #isNews(id: string, { summary }: LedgerEntry, now: number): boolean {
    return summary !== undefined || now - (this.#touched.get(id) ?? -Infinity) > TOUCH_STEP;
  }

  #remember(id: string, now: number): void {
    this.#touched.delete(id);
    this.#touched.set(id, now);
    if (this.#touched.size <= TOUCHES) return;
    const [oldest] = this.#touched.keys();
    this.#touched.delete(oldest!);
  }
}

export async function whichExist(pool: Pool, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(WHICH_EXIST, [textArray(ids)]);
  return new Set(rows.map(({ id }) => id));
}

function marksOf(marked: readonly QueuedStep[]): readonly Buffer[] {
  const summaries = marked.map(({ entry }) => entry.summary);
  return [
    textArray(marked.map(({ id }) => id)),
    textArray(summaries.map((summary) => summary?.phase ?? '')),
    int4Array(summaries.map((summary) => summary?.round ?? 0)),
    int4Array(summaries.map((summary) => summary?.people ?? 0)),
  ];
}

/** Of tables over days; empty where there is nothing, or it is as before. */
function daysOf(marked: readonly QueuedStep[]): readonly Buffer[] {
  const summaries = marked.map(({ entry }) => entry.summary);
  return [
    textArray(summaries.map((summary) => String(summary?.days?.due ?? ''))),
    textArray(summaries.map((summary) => (summary && standingText(summary)) ?? '')),
    textArray(marked.map(newsOf)),
  ];
}

/** The number of what a step brings that somebody may want to hear of; empty where it is nothing. */
export function newsOf({ rev, entry }: QueuedStep): string {
  return entry.summary?.days?.isNews === true ? String(rev) : '';
}
