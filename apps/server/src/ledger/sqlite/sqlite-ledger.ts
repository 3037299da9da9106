/** Tables in SQLite. This process is the only one that writes, so it knows where every table ends. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  Appended,
  Ledger,
  LedgerEntry,
  NextEntry,
  RoomName,
  StoredStep,
} from '@palier/table/room';
import {
  heldBack,
  keptStanding,
  NEWS_DELAY,
  NO_SUMMARY,
  standingText,
  SWEEP_CHUNK,
  sweepLimits,
  TOUCH_STEP,
  type DueTable,
  type KeptStanding,
  type StandingRow,
  type SweepLimits,
  type Swept,
  type SweepRules,
} from '../storage.ts';
import { GroupCommit } from './group-commit.ts';

/** Steps of one volume. More of them make a commit dearer, fewer make reading so. */
const VOLUME = 1024;

/** Tables whose end is remembered; others are looked up. */
const HEADS = 20_000;

/** A place that no step has. */
const PROBE = -1;
/** Longer than what is left in any page. */
const FILLER = ' '.repeat(16_384);

type Head = {
  readonly no: number;
  readonly code: string;
  /** The volume of its first step. */
  readonly volume: number;
  /** How many steps there are. */
  rev: number;
  touched: number;
};

export class SqliteLedger implements Ledger {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof statements>;
  readonly #commits: GroupCommit;
  readonly #heads = new Map<string, Head>();
  #volume: number;
  /** Steps in the newest volume, more or less. */
  #filled: number;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#sql = statements(db);
    this.#commits = new GroupCommit(db, () => this.#heads.clear());
    const newest = this.#sql.newestVolume.get();
    this.#volume = Number(newest?.['volume'] ?? 0);
    this.#filled = Number(this.#sql.countVolume.get(this.#volume)?.['steps']);
  }

  async create({ id, code }: RoomName, first: LedgerEntry): Promise<'stored' | 'taken'> {
    return this.#commits.submit(() => {
      const name = { id, code: code.toUpperCase() };
      const isTaken = this.#sql.taken.get(id, name.code) !== undefined;
      if (isTaken) return 'taken';
      this.#whole(() => this.#open(name, first));
      return 'stored';
    });
  }

  async find(name: string): Promise<RoomName | undefined> {
    const row = this.#sql.byId.get(name) ?? this.#sql.byCode.get(name.toUpperCase());
    return row && { id: String(row['id']), code: String(row['code']) };
  }

  async since(id: string, rev: number): Promise<readonly StoredStep[] | undefined> {
    const head = this.#head(id);
    if (head === undefined) return undefined;
    const parts: (readonly StoredStep[])[] = [];
    let from = head.rev;
    // From the end, because the end is what is mostly asked for.
    for (let volume = this.#volume; from > rev && volume >= head.volume; volume--) {
      const rows = this.#sql.steps.all(volume, head.no, rev) as unknown as [number, string][];
      if (rows.length === 0) continue;
      parts.push(rows.map((row) => ({ rev: row[0], step: row[1] })));
      from = rows[0]![0];
    }
    return parts.toReversed().flat();
  }

  // Not async: that would be one more promise for every step.
  append(id: string, rev: number, entry: NextEntry): Promise<Appended> {
    return this.#commits.submit(() => this.#append(id, rev, entry));
  }

  count(): number {
    return Number(this.#sql.count.get()?.['tables']);
  }

  stillOpen(ids: readonly string[]): ReadonlySet<string> {
    return new Set(ids.filter((id) => this.#sql.isOpen.get(id) !== undefined));
  }

  standings(ids: readonly string[]): readonly KeptStanding[] {
    return ids.flatMap((id) => {
      const row = this.#sql.standing.get(id) as StandingRow | undefined;
      return row === undefined ? [] : [keptStanding(row)];
    });
  }

  /** Writes of others into the same database, in the same commits. */
  submit<T>(work: () => T): Promise<T> {
    return this.#commits.submit(work);
  }

  due(now: number, most: number): readonly DueTable[] {
    const rows = this.#sql.due.all(now, most);
    return rows.map((row) => ({ id: String(row['id']), due: Number(row['due']) }));
  }

  unsettled(most: number): readonly string[] {
    return this.#sql.unsettled.all(most).map(({ id }) => String(id));
  }

  async settle(id: string): Promise<void> {
    await this.#commits.submit(() => void this.#sql.settle.run(id));
  }

  async sweep(now: number, rules: SweepRules): Promise<Swept> {
    const wanted = sweepLimits(now, rules);
    const row = this.#sql.countDue.get(wanted.retention, wanted.idle);
    const [joined, due] = [Number(row?.['joined']), Number(row?.['due'] ?? 0)];
    const { limits, held } = heldBack(wanted, { due, joined, share: rules.share });
    let removed = 0;
    for (;;) {
      const count = await this.#commits.submit(() => this.#removeSome(limits));
      removed += count;
      if (count < SWEEP_CHUNK) return { removed, held };
    }
  }

  /** Writes as a step would, some pages more than there are, and takes it back. Fails where none could be. */
  async probe(): Promise<void> {
    await this.#commits.submit(() => {
      this.#sql.put.run(PROBE, PROBE, PROBE, FILLER);
      this.#sql.removeSteps.run(PROBE, PROBE);
    });
  }

  /** After what was asked for is done. */
  close(): void {
    this.#commits.close();
  }

  #append(id: string, rev: number, entry: NextEntry): Appended {
    const head = this.#head(id);
    if (head === undefined) return 'missing';
    if (head.rev !== rev) return 'conflict';
    const { opens } = entry;
    try {
      if (opens === undefined) this.#add(head, entry);
      else {
        this.#whole(() => {
          this.#add(head, entry);
          this.#sql.passCode.run(head.no);
          this.#open({ id: opens.id, code: head.code }, opens.first);
        });
      }
    } catch (error) {
      this.#heads.delete(id);
      throw error;
    }
    return 'stored';
  }

  #add(head: Head, { step, summary }: LedgerEntry): void {
    this.#put(head.no, head.rev, step);
    head.rev++;
    const now = Date.now();
    if (summary !== undefined) {
      const { phase, round, people, days } = summary;
      const standing = standingText(summary);
      this.#sql.summarize.run(now, phase, round, people, days?.due ?? null, standing, head.no);
      if (days?.isNews === true) this.#sql.notice.run(head.rev - 1, now + NEWS_DELAY, head.no);
    } else if (now - head.touched > TOUCH_STEP) this.#sql.touch.run(now, head.no);
    else return;
    head.touched = now;
  }

  #open({ id, code }: RoomName, { step, summary = NO_SUMMARY }: LedgerEntry): void {
    const now = Date.now();
    const { phase, round, people } = summary;
    const volume = this.#volume;
    const made = this.#sql.open.run(id, code, volume, phase, round, people, now);
    const no = Number(made.lastInsertRowid);
    this.#put(no, 0, step);
    this.#remember(id, { no, code, volume, rev: 1, touched: now });
  }

  #put(no: number, rev: number, step: string): void {
    this.#sql.put.run(this.#volume, no, rev, step);
    this.#filled++;
    if (this.#filled < VOLUME) return;
    this.#volume++;
    this.#filled = 0;
  }

  #head(id: string): Head | undefined {
    const known = this.#heads.get(id);
    if (known !== undefined) return known;
    const row = this.#sql.byId.get(id);
    if (row === undefined) return undefined;
    const [no, first] = [Number(row['no']), Number(row['volume'])];
    let last: number | undefined;
    for (let volume = this.#volume; last === undefined && volume >= first; volume--) {
      last = (this.#sql.end.get(volume, no) as { rev: number | null }).rev ?? undefined;
    }
    const rev = last === undefined ? 0 : last + 1;
    const head = {
      no,
      code: String(row['code']),
      volume: first,
      rev,
      touched: Number(row['touched']),
    };
    this.#remember(id, head);
    return head;
  }

  #remember(id: string, head: Head): void {
    this.#heads.set(id, head);
    if (this.#heads.size <= HEADS) return;
    const [oldest] = this.#heads.keys();
    this.#heads.delete(oldest!);
  }

  #removeSome({ retention, empty, idle }: SweepLimits): number {
    const rows = this.#sql.old.all(retention, empty, idle, SWEEP_CHUNK);
    for (const row of rows) {
      const no = Number(row['no']);
      for (let volume = Number(row['volume']); volume <= this.#volume; volume++) {
        this.#sql.removeSteps.run(volume, no);
      }
      this.#sql.remove.run(no);
      this.#sql.removePushes.run(String(row['id']));
      this.#heads.delete(String(row['id']));
    }
    return rows.length;
  }

  /** Several statements of which all are done or none. */
  #whole(work: () => void): void {
    this.#db.exec('SAVEPOINT whole');
    try {
      work();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK TO whole; RELEASE whole');
      throw error;
    }
    this.#db.exec('RELEASE whole');
  }
}

function statements(db: DatabaseSync) {
  const steps = db.prepare(
    'SELECT rev, step FROM steps WHERE volume = ? AND no = ? AND rev >= ? ORDER BY rev',
  );
  steps.setReturnArrays(true);
  return {
    steps,
    put: db.prepare('INSERT INTO steps (volume, no, rev, step) VALUES (?, ?, ?, ?)'),
    end: db.prepare('SELECT max(rev) AS rev FROM steps WHERE volume = ? AND no = ?'),
    byId: db.prepare('SELECT no, id, code, volume, touched FROM tables WHERE id = ?'),
    byCode: db.prepare('SELECT id, code FROM tables WHERE code = ? AND holds_code'),
    taken: db.prepare('SELECT 1 FROM tables WHERE id = ? OR (code = ? AND holds_code)'),
    open: db.prepare(
      `INSERT INTO tables (id, code, holds_code, volume, phase, round, people, touched)
       VALUES (?, ?, 1, ?, ?, ?, ?, ?)`,
    ),
    passCode: db.prepare('UPDATE tables SET holds_code = 0 WHERE no = ?'),
    touch: db.prepare('UPDATE tables SET touched = ? WHERE no = ?'),
    summarize: db.prepare(
      `UPDATE tables SET touched = ?, phase = ?, round = ?, people = ?, due = ?, standing = ?
       WHERE no = ?`,
    ),
    count: db.prepare('SELECT count(*) AS tables FROM tables'),
    notice: db.prepare(
      'UPDATE tables SET notice_no = ?, notice_at = ?, notice_tries = 0 WHERE no = ?',
    ),
    removePushes: db.prepare('DELETE FROM pushes WHERE id = ?'),
    standing: db.prepare('SELECT id, phase, standing FROM tables WHERE id = ?'),
    due: db.prepare('SELECT id, due FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?'),
    unsettled: db.prepare(
      `SELECT id FROM tables WHERE phase = 'over' AND settled = 0 ORDER BY touched, id LIMIT ?`,
    ),
    settle: db.prepare('UPDATE tables SET settled = 1 WHERE id = ?'),
    isOpen: db.prepare("SELECT 1 FROM tables WHERE id = ? AND phase <> 'over'"),
    countDue: db.prepare(
      `SELECT count(*) AS joined, sum(max(touched, ifnull(due, 0)) < iif(phase = 'over', ?, ?)) AS due FROM tables
       WHERE NOT (phase = 'lobby' AND people = 0)`,
    ),
    old: db.prepare(
      `SELECT no, id, volume FROM tables WHERE max(touched, ifnull(due, 0)) <
       CASE WHEN phase = 'over' THEN ? WHEN phase = 'lobby' AND people = 0 THEN ? ELSE ? END
       LIMIT ?`,
    ),
    removeSteps: db.prepare('DELETE FROM steps WHERE volume = ? AND no = ?'),
    remove: db.prepare('DELETE FROM tables WHERE no = ?'),
    newestVolume: db.prepare('SELECT max(volume) AS volume FROM steps'),
    countVolume: db.prepare('SELECT count(*) AS steps FROM steps WHERE volume = ?'),
  } satisfies { readonly [name: string]: StatementSync };
}
