import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { SQLITE_MIGRATIONS, migrateSqlite } from './migrations.ts';
import { SqliteLedger } from './sqlite-ledger.ts';

const NEXT = 'CREATE TABLE next (x INTEGER) STRICT';

function versions(db: DatabaseSync): readonly unknown[] {
  return db
    .prepare('SELECT version FROM schema_version')
    .all()
    .map(({ version }) => version);
}

it('a database is brought from any version to the newest, once', () => {
  const db = new DatabaseSync(':memory:');
  expect(migrateSqlite(db)).toBeUndefined();
  expect(migrateSqlite(db)).toBeUndefined();
  expect(versions(db)).toEqual(SQLITE_MIGRATIONS.map((_, index) => index + 1));
  const more = [...SQLITE_MIGRATIONS, NEXT];
  expect(migrateSqlite(db, more)).toBeUndefined();
  expect(migrateSqlite(db, more)).toBeUndefined();
  expect(versions(db)).toEqual(more.map((_, index) => index + 1));
  expect(migrateSqlite(db)).toMatchObject({ code: 'newer-database' });
});

it.each(SQLITE_MIGRATIONS.map((_, index) => index + 1))(
  'a database of version %d comes to the newest with all that was in it',
  async (version) => {
    const db = new DatabaseSync(':memory:');
    migrateSqlite(db, SQLITE_MIGRATIONS.slice(0, version));
    db.exec(`
      INSERT INTO tables (no, id, code, holds_code, volume, phase, round, people, touched)
      VALUES (1, 'a', 'AAAAAA', 1, 0, 'playing', 2, 3, 4);
      INSERT INTO steps VALUES (0, 1, 0, 'first'), (0, 1, 1, 'second');
    `);
    const people = version > 1 ? 1 : 0;
    if (people > 0) db.exec("INSERT INTO profiles VALUES ('zoe', 'Zoë', 'a0123', 1, 2, NULL)");
    expect(migrateSqlite(db)).toBeUndefined();
    const ledger = new SqliteLedger(db);
    expect(await ledger.find('aaaaaa')).toEqual({ id: 'a', code: 'AAAAAA' });
    expect((await ledger.since('a', 0))?.map(({ step }) => step)).toEqual(['first', 'second']);
    expect(await ledger.append('a', 2, { step: 'third' })).toBe('stored');
    expect(db.prepare('SELECT count(*) AS people FROM profiles').get()).toEqual({ people });
  },
);

it('a migration that fails leaves everything as it was', () => {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  expect(() => migrateSqlite(db, [...SQLITE_MIGRATIONS, NEXT, 'CREATE nonsense'])).toThrow(
    'syntax',
  );
  expect(versions(db)).toEqual(SQLITE_MIGRATIONS.map((_, index) => index + 1));
  expect(db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'next'").get()).toBeUndefined();
});
