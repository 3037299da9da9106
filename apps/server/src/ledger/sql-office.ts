/**
 * An office in a database. SQLite and PostgreSQL understand the same statements, so there is one text of
 * them; each has its own way to do several at once or none.
 */
import type { NewReport } from '@palier/table/room';
import {
  banning,
  settling,
  sourceOf,
  unbanning,
  type Deed,
  type KeptBan,
  type KeptDeed,
  type KeptReport,
  type NewBan,
  type Office,
  type Settlement,
} from './office.ts';

export type Row = { readonly [column: string]: unknown };
export type Value = number | string;

/** `values` for `$1`, `$2` …, which may come from what the statements before it answered. */
export type OfficeStatement = {
  readonly sql: string;
  readonly values: readonly Value[] | ((before: readonly (readonly Row[])[]) => readonly Value[]);
};

/** Does all of them, one after the other, or none; answers the rows of each. */
export type OfficeBatch = (
  statements: readonly OfficeStatement[],
) => Promise<readonly (readonly Row[])[]>;

/** No number has it. */
const NONE = 0;

/** `prefix`: of the names of its tables. */
export function sqlOffice(batch: OfficeBatch, prefix: string): Office {
  const sql = statements(prefix);
  const one = async (text: string, ...values: readonly Value[]): Promise<readonly Row[]> =>
    (await batch([{ sql: text, values }]))[0] ?? [];
  return {
    keepReport: async (report, most) => {
      const source = sourceOf(report);
      const [kept = [], known = []] = await batch([
        { sql: sql.keepReport, values: [report.at, source, JSON.stringify(report), most] },
        { sql: sql.bySource, values: [source] },
      ]);
      if (kept.length > 0) return 'kept';
      return known.length > 0 ? 'known' : 'full';
    },
    reports: async ({ isSettledToo, most }) =>
      (await one(sql.reports, isSettledToo ? 1 : 0, most)).map(reportFrom),
    report: async (no) => (await one(sql.report, no)).map(reportFrom)[0],
    settle: async (no, note, { at, by }) => {
      const settled: Settlement = { at, by, note };
      const deed = settling(no, note, { at, by });
      const [done = []] = await batch([
        { sql: sql.settle, values: [JSON.stringify(settled), no] },
        { sql: sql.noteReport, values: [at, JSON.stringify(deed), no] },
      ]);
      return done.length > 0;
    },
    ban: async (ban, most) => {
      const { at, until, target } = ban;
      const numberIn = ([rows = []]: readonly (readonly Row[])[]): number =>
        Number(rows[0]?.['no'] ?? NONE);
      const done = await batch([
        { sql: sql.ban, values: [until, target.t, JSON.stringify(ban), at, most] },
        {
          sql: sql.noteBan,
          values: (before) => {
            const no = numberIn(before);
            return [at, JSON.stringify(banning(no, ban)), no];
          },
        },
      ]);
      const no = numberIn(done);
      return no === NONE ? undefined : no;
    },
    unban: async (no, who) => {
      const deed = JSON.stringify(unbanning(no, who));
      const [done = []] = await batch([
        { sql: sql.unban, values: [who.at, no] },
        {
          sql: sql.noteBan,
          values: ([rows = []]) => [who.at, deed, rows.length > 0 ? no : NONE],
        },
      ]);
      return done.length > 0;
    },
    bans: async (now) => (await one(sql.bans, now)).map(banFrom),
    note: async (deed) => void (await one(sql.note, deed.at, JSON.stringify(deed))),
    log: async (most) => (await one(sql.log, most)).map(deedFrom),
    forget: async (before) => {
      await batch([
        { sql: sql.forgetReports, values: [before] },
        { sql: sql.forgetBans, values: [before] },
      ]);
    },
  };
}

/** Casts say to PostgreSQL what a parameter is, and to SQLite nothing new. */
function statements(prefix: string) {
  const [reports, bans, deeds] = [`${prefix}reports`, `${prefix}bans`, `${prefix}deeds`];
  const INT = (place: number): string => `CAST($${place} AS bigint)`;
  const TEXT = (place: number): string => `CAST($${place} AS text)`;
  const noteWhere = (table: string): string =>
    `INSERT INTO ${deeds} (at, body) SELECT ${INT(1)}, ${TEXT(2)}
     WHERE EXISTS (SELECT 1 FROM ${table} WHERE no = ${INT(3)})`;
  return {
    keepReport: `INSERT INTO ${reports} (at, source, body)
      SELECT ${INT(1)}, ${TEXT(2)}, ${TEXT(3)}
      WHERE (SELECT count(*) FROM ${reports}) < ${INT(4)}
      ON CONFLICT (source) DO NOTHING RETURNING no`,
    bySource: `SELECT no FROM ${reports} WHERE source = ${TEXT(1)}`,
    reports: `SELECT no, settled, body FROM ${reports}
      WHERE settled IS NULL OR ${INT(1)} = 1 ORDER BY no DESC LIMIT ${INT(2)}`,
    report: `SELECT no, settled, body FROM ${reports} WHERE no = ${INT(1)}`,
    settle: `UPDATE ${reports} SET settled = ${TEXT(1)} WHERE no = ${INT(2)} RETURNING no`,
    noteReport: noteWhere(reports),
    ban: `INSERT INTO ${bans} (until, kind, body) SELECT ${INT(1)}, ${TEXT(2)}, ${TEXT(3)}
      WHERE (SELECT count(*) FROM ${bans} WHERE until > ${INT(4)}) < ${INT(5)} RETURNING no`,
    noteBan: noteWhere(bans),
    unban: `UPDATE ${bans} SET until = ${INT(1)} WHERE no = ${INT(2)} AND until > ${INT(1)}
      RETURNING no`,
    bans: `SELECT no, until, body FROM ${bans} WHERE until > ${INT(1)} ORDER BY no`,
    note: `INSERT INTO ${deeds} (at, body) VALUES (${INT(1)}, ${TEXT(2)})`,
    log: `SELECT no, body FROM ${deeds} ORDER BY no DESC LIMIT ${INT(1)}`,
    forgetReports: `DELETE FROM ${reports} WHERE at < ${INT(1)}`,
    forgetBans: `DELETE FROM ${bans} WHERE until < ${INT(1)}`,
  };
}

function reportFrom({ no, settled, body }: Row): KeptReport {
  const report = { ...(JSON.parse(String(body)) as NewReport), no: Number(no) };
  if (typeof settled !== 'string') return report;
  return { ...report, settled: JSON.parse(settled) as Settlement };
}

function banFrom({ no, until, body }: Row): KeptBan {
  return { ...(JSON.parse(String(body)) as NewBan), until: Number(until), no: Number(no) };
}

function deedFrom({ no, body }: Row): KeptDeed {
  return { ...(JSON.parse(String(body)) as Deed), no: Number(no) };
}
