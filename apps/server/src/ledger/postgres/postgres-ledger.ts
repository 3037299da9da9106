/** Tables in PostgreSQL. Steps that are stored are told to the other nodes in the same transaction. */
import type { Pool } from 'pg';
import { assert } from '@palier/rules';
import type {
  Appended,
  Ledger,
  LedgerEntry,
  NextEntry,
  RoomName,
  StoredStep,
} from '@palier/table/room';
import { NO_SUMMARY, SWEEP_CHUNK, TOUCH_STEP, type SweepRules } from '../storage.ts';
import { int4Array, textArray } from './arrays.ts';
import { DatabaseFailure } from './errors.ts';
import { Gatherer } from './gatherer.ts';
import { MOST_BYTES, isTellable, noticeHead, recordSize } from './notices.ts';
import {
  APPEND,
  APPEND_AND_MARK,
  CREATE,
  FIND,
  GO_ON,
  OLD,
  REMOVE,
  SINCE,
  type GoneOn,
} from './sql.ts';

/** Statements under way at once: one commits while the next is on its way. */
const FLIGHTS = 2;
const MOST_STEPS = 500;
const MOST_TEXT = 1_000_000;

/** Tables whose time of touching is remembered. */
const TOUCHES = 20_000;

type Addition = { readonly id: string; readonly rev: number; readonly entry: LedgerEntry };

export type PostgresPlace = {
  readonly pool: Pool;
  readonly channel: string;
  readonly node: string;
};

export class PostgresLedger implements Ledger {
  readonly #pool: Pool;
  readonly #channel: string;
  readonly #head: string;
  readonly #appends: Gatherer<Addition, Appended>;
  /** When this node last wrote that a table was touched. */
  readonly #touched = new Map<string, number>();

  constructor({ pool, channel, node }: PostgresPlace) {
    this.#pool = pool;
    this.#channel = channel;
    this.#head = noticeHead(node, 'steps');
    this.#appends = new Gatherer({
      flights: FLIGHTS,
      most: MOST_STEPS,
      heaviest: MOST_TEXT,
      weight: ({ entry }) => entry.step.length,
      key: ({ id }) => id,
      send: async (additions) => guard('append', async () => this.#send(additions)),
    });
  }

  async create({ id, code }: RoomName, first: LedgerEntry): Promise<'stored' | 'taken'> {
    assertPlain(id, first.step);
    const { phase, round, people } = first.summary ?? NO_SUMMARY;
    const values = [id, code.toUpperCase(), phase, round, people, Date.now(), first.step];
    const { rowCount } = await guard('create', async () => this.#pool.query(CREATE, values));
    return rowCount === 1 ? 'stored' : 'taken';
  }

  async find(name: string): Promise<RoomName | undefined> {
    if (!isStorable(name)) return undefined;
    const values = [name, name.toUpperCase()];
    const { rows } = await guard('find', async () => this.#pool.query<RoomName>(FIND, values));
    return rows.find(({ id }) => id === name) ?? rows[0];
  }

  async since(id: string, rev: number): Promise<readonly StoredStep[] | undefined> {
    if (!isStorable(id)) return undefined;
    const query = { name: 'since', text: SINCE, values: [id, rev], rowMode: 'array' };
    type Row = [number | null, string];
    const { rows } = await guard('since', async () => this.#pool.query<Row>(query));
    if (rows.length === 0) return undefined;
    return rows.flatMap(([at, step]) => (at === null ? [] : [{ rev: at, step }]));
  }

  async append(id: string, rev: number, entry: NextEntry): Promise<Appended> {
    if (!isStorable(id)) return 'missing';
    assertPlain(id, entry.step);
    const { opens } = entry;
    if (opens === undefined) return this.#appends.add({ id, rev, entry });
    return guard('go on', async () => this.#goOn({ id, rev, entry }, opens));
  }

  async count(): Promise<number> {
    const query = 'SELECT count(*)::int4 AS tables FROM palier_tables';
    const { rows } = await guard('count', async () => this.#pool.query<{ tables: number }>(query));
    return rows[0]!.tables;
  }

  async sweep(now: number, { idle, retention }: SweepRules): Promise<number> {
    const limits = [now - retention - TOUCH_STEP, now - idle - TOUCH_STEP];
    let removed = 0;
    for (;;) {
      const count = await guard('sweep', async () => this.#removeSome(limits));
      removed += count;
      if (count < SWEEP_CHUNK) return removed;
    }
  }

  async #send(additions: readonly Addition[]): Promise<readonly Appended[]> {
    const values: unknown[] = [
      textArray(additions.map(({ id }) => id)),
      int4Array(additions.map(({ rev }) => rev)),
      textArray(additions.map(({ entry }) => entry.step)),
      int4Array(this.#parts(additions)),
      this.#channel,
      this.#head,
    ];
    const now = Date.now();
    const marked = additions.filter(
      ({ id, entry }) => entry.summary !== undefined || this.#isStale(id, now),
    );
    const [name, text] = marked.length > 0 ? ['mark', APPEND_AND_MARK] : ['append', APPEND];
    if (marked.length > 0) values.push(...marksOf(marked), now);
    const { rows } = await this.#pool.query<[number[]]>({ name, text, values, rowMode: 'array' });
    const stored = new Set(rows.flatMap(([places]) => places));
    if (marked.length > 0) {
      for (const [index, { id }] of additions.entries())
        if (stored.has(index + 1)) this.#remember(id, now);
    }
    if (stored.size === additions.length) return additions.map(() => 'stored');
    const refused = additions.filter((_, index) => !stored.has(index + 1));
    const there = await this.#whichExist(refused.map(({ id }) => id));
    const whyNot = (id: string): Appended => (there.has(id) ? 'conflict' : 'missing');
    return additions.map(({ id }, index) => (stored.has(index + 1) ? 'stored' : whyNot(id)));
  }

  /** Which notice tells of which step; below zero without its text. */
  #parts(additions: readonly Addition[]): readonly number[] {
    const room = MOST_BYTES - Buffer.byteLength(this.#head);
    let part = 0;
    let size = 0;
    return additions.map(({ id, entry: { step } }) => {
      const isTold = step.length < room && isTellable(step);
      const told = recordSize(id, isTold ? step : '');
      const isShort = told <= room;
      const bytes = isShort ? told : recordSize(id, '');
      if (size + bytes > room) {
        part++;
        size = 0;
      }
      size += bytes;
      // 0 has no sign: the parts are counted from 1.
      return isTold && isShort ? part + 1 : -(part + 1);
    });
  }

  async #whichExist(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const text = 'SELECT id FROM palier_tables WHERE id = ANY ($1::text[])';
    const { rows } = await this.#pool.query<{ id: string }>(text, [textArray(ids)]);
    return new Set(rows.map(({ id }) => id));
  }

  /** One table ends and the next begins: both or neither. */
  async #goOn(
    { id, rev, entry }: Addition,
    { id: next, first }: NonNullable<NextEntry['opens']>,
  ): Promise<Appended> {
    assertPlain(next, first.step);
    const [part = 0] = this.#parts([{ id, rev, entry }]);
    const { phase, round, people } = entry.summary ?? { phase: '', round: 0, people: 0 };
    const {
      phase: firstPhase,
      round: firstRound,
      people: firstPeople,
    } = first.summary ?? NO_SUMMARY;
    const now = Date.now();
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const here = [
        id,
        rev,
        entry.step,
        part,
        this.#channel,
        this.#head,
        phase,
        round,
        people,
        now,
      ];
      const there = [next, firstPhase, firstRound, firstPeople, first.step];
      const { rows } = await client.query<GoneOn>(GO_ON, [...here, ...there]);
      const { stored, opened } = rows[0]!;
      assert(stored === opened, `the code of table ${id} has gone on`);
      await client.query('COMMIT');
      client.release();
      if (stored) return 'stored';
    } catch (error) {
      // Not given back: that ends the transaction as well.
      client.release(true);
      throw error;
    }
    return (await this.#whichExist([id])).has(id) ? 'conflict' : 'missing';
  }

  #isStale(id: string, now: number): boolean {
    return now - (this.#touched.get(id) ?? -Infinity) > TOUCH_STEP;
  }

  #remember(id: string, now: number): void {
    this.#touched.delete(id);
    this.#touched.set(id, now);
    if (this.#touched.size <= TOUCHES) return;
    const [oldest] = this.#touched.keys();
    this.#touched.delete(oldest!);
  }

  /**
   * Keeps appends out while it removes: one that had seen the table's last step could otherwise store the
   * next one after the table is gone. Those who waited then look for that step anew.
   */
  async #removeSome(limits: readonly number[]): Promise<number> {
    const seen = await this.#pool.query(OLD, [...limits, 1]);
    if (seen.rowCount === 0) return 0;
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("SET LOCAL lock_timeout = '3s'");
      await client.query('LOCK TABLE palier_steps IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await client.query<{ id: string }>(REMOVE, [...limits, SWEEP_CHUNK]);
      const ids = textArray(rows.map(({ id }) => id));
      await client.query('DELETE FROM palier_steps WHERE id = ANY ($1::text[])', [ids]);
      await client.query('COMMIT');
      client.release();
      return rows.length;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

function marksOf(marked: readonly Addition[]): readonly Buffer[] {
  const summaries = marked.map(({ entry }) => entry.summary);
  return [
    textArray(marked.map(({ id }) => id)),
    textArray(summaries.map((summary) => summary?.phase ?? '')),
    int4Array(summaries.map((summary) => summary?.round ?? 0)),
    int4Array(summaries.map((summary) => summary?.people ?? 0)),
  ];
}

/** PostgreSQL keeps no text with a zero in it. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** What one step cannot be must not spoil the statement for others. */
function assertPlain(id: string, step: string): void {
  assert(isStorable(id) && isTellable(id), 'an id has no control characters');
  assert(isStorable(step), 'a step has no zero in it');
}

async function guard<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DatabaseFailure(what, error);
  }
}
