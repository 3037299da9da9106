import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { SQLITE_MIGRATIONS, migrateSqlite } from './migrations.ts';

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

it('a migration that fails leaves everything as it was', () => {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  expect(() => migrateSqlite(db, [...SQLITE_MIGRATIONS, NEXT, 'CREATE nonsense'])).toThrow(
    'syntax',
  );
  expect(versions(db)).toEqual(SQLITE_MIGRATIONS.map((_, index) => index + 1));
  expect(db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'next'").get()).toBeUndefined();
});
