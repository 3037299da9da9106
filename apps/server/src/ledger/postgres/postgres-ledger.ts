/** Tables in PostgreSQL, written by any number of nodes. */
import { assert } from '@palier/rules';
import type {
  Appended,
  Ledger,
  LedgerEntry,
  NextEntry,
  RoomName,
  StoredStep,
} from '@palier/table/room';
import {
  keptStanding,
  NO_SUMMARY,
  standingText,
  type DueTable,
  type KeptStanding,
  type StandingRow,
} from '../storage.ts';
import { textArray } from './arrays.ts';
import { Appends, newsOf, whichExist, type QueuedStep, type PostgresPlace } from './appends.ts';
import { guard } from './errors.ts';
import { isTellable, noticeHead, partsOf } from './notices.ts';
import {
  COUNT,
  CREATE,
  DUE,
  FIND,
  GO_ON,
  SETTLE,
  SINCE,
  STANDINGS,
  STILL_OPEN,
  UNSETTLED,
  type GoneOn,
} from './sql.ts';

export class PostgresLedger implements Ledger {
  readonly #place: PostgresPlace;
  readonly #appends: Appends;

  constructor(place: PostgresPlace) {
    this.#place = place;
    this.#appends = new Appends(place);
  }

  async create({ id, code }: RoomName, first: LedgerEntry): Promise<'stored' | 'taken'> {
    assertPlain(id, first.step);
    const { pool } = this.#place;
    const { phase, round, people } = first.summary ?? NO_SUMMARY;
    const values = [id, code.toUpperCase(), phase, round, people, Date.now(), first.step];
    const { rowCount } = await guard('create', async () => pool.query(CREATE, values));
    return rowCount === 1 ? 'stored' : 'taken';
  }

  async find(name: string): Promise<RoomName | undefined> {
    if (!isStorable(name)) return undefined;
    const { pool } = this.#place;
    const values = [name, name.toUpperCase()];
    const { rows } = await guard('find', async () => pool.query<RoomName>(FIND, values));
    return rows.find(({ id }) => id === name) ?? rows[0];
  }

  async since(id: string, rev: number): Promise<readonly StoredStep[] | undefined> {
    if (!isStorable(id)) return undefined;
    const { pool } = this.#place;
    const query = { name: 'since', text: SINCE, values: [id, rev], rowMode: 'array' };
    type Row = [number | null, string];
    const { rows } = await guard('since', async () => pool.query<Row>(query));
    if (rows.length === 0) return undefined;
    return rows.flatMap(([at, step]) => (at === null ? [] : [{ rev: at, step }]));
  }

  async append(id: string, rev: number, entry: NextEntry): Promise<Appended> {
    if (!isStorable(id)) return 'missing';
    assertPlain(id, entry.step);
    const { opens } = entry;
    if (opens === undefined) return this.#appends.add({ id, rev, entry });
    assertPlain(opens.id, opens.first.step);
    return guard('go on', async () => this.#goOn({ id, rev, entry }, opens));
  }

  async count(): Promise<number> {
    const { pool } = this.#place;
    const { rows } = await guard('count', async () => pool.query<{ tables: number }>(COUNT));
    return rows[0]!.tables;
  }

  async stillOpen(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { pool } = this.#place;
    const values = [textArray(ids)];
    const { rows } = await guard('look', async () =>
      pool.query<{ id: string }>(STILL_OPEN, values),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async standings(ids: readonly string[]): Promise<readonly KeptStanding[]> {
    const { pool } = this.#place;
    const query = {
      name: 'standings',
      text: STANDINGS,
      values: [textArray(ids.filter(isStorable))],
    };
    const { rows } = await guard('standings', async () => pool.query<StandingRow>(query));
    return rows.map(keptStanding);
  }

  async due(now: number, most: number): Promise<readonly DueTable[]> {
    const { pool } = this.#place;
    type Row = { readonly id: string; readonly due: string };
    const query = { name: 'due', text: DUE, values: [now, most] };
    const { rows } = await guard('due', async () => pool.query<Row>(query));
    return rows.map(({ id, due }) => ({ id, due: Number(due) }));
  }

  async unsettled(most: number): Promise<readonly string[]> {
    const { pool } = this.#place;
    const query = { name: 'unsettled', text: UNSETTLED, values: [most] };
    const { rows } = await guard('unsettled', async () => pool.query<{ id: string }>(query));
    return rows.map(({ id }) => id);
  }

  async settle(id: string): Promise<void> {
    const { pool } = this.#place;
    await guard('settle', async () => pool.query(SETTLE, [id]));
  }

  /** One table ends and the next begins: both or neither. */
  async #goOn(addition: QueuedStep, opens: NonNullable<NextEntry['opens']>): Promise<Appended> {
    const { pool } = this.#place;
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<GoneOn>(GO_ON, this.#goOnValues(addition, opens));
      const { stored, opened } = rows[0]!;
      assert(stored === opened, `the code of table ${addition.id} has gone on`);
      await client.query('COMMIT');
      client.release();
      if (stored) return 'stored';
    } catch (error) {
      // Not to be used again: with the connection the transaction ends.
      client.release(true);
      throw error;
    }
    return (await whichExist(pool, [addition.id])).has(addition.id) ? 'conflict' : 'missing';
  }

  #goOnValues(
    { id, rev, entry }: QueuedStep,
    { id: next, first }: NonNullable<NextEntry['opens']>,
  ): unknown[] {
    const { channel, node } = this.#place;
    const head = noticeHead(node, 'steps');
    const [part] = partsOf(head, [{ id, step: entry.step }]);
    const last = entry.summary ?? { ...NO_SUMMARY, phase: '' };
    const { phase, round, people } = first.summary ?? NO_SUMMARY;
    const told = [id, rev, entry.step, part, channel, head];
    const kept = [last.phase, last.round, last.people, Date.now()];
    const days = [entry.summary?.days?.due ?? null, entry.summary && standingText(entry.summary)];
    const news = newsOf({ id, rev, entry });
    return [...told, ...kept, next, phase, round, people, first.step, ...days, news];
  }
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
