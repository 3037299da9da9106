/** The operator's office beside the tables in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import type { Office } from '../office.ts';
import { sqlOffice, type OfficeStatement, type Row } from '../sql-office.ts';
import { GroupCommit } from './group-commit.ts';

export type SqliteOffice = Office & { readonly close: () => void };

export function sqliteOffice(db: DatabaseSync): SqliteOffice {
  const commits = new GroupCommit(db, () => undefined);
  const run = (statements: readonly OfficeStatement[]): readonly (readonly Row[])[] => {
    const done: (readonly Row[])[] = [];
    for (const { sql, values } of statements) {
      const given = typeof values === 'function' ? values(done) : values;
      const named = Object.fromEntries(given.map((value, index) => [`$${index + 1}`, value]));
      done.push(db.prepare(sql).all(named));
    }
    return done;
  };
  const office = sqlOffice(async (statements) => commits.submit(() => run(statements)), '');
  return { ...office, close: () => commits.close() };
}
