import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

function commits() {
  const db = new DatabaseSync(':memory:');
  db.exec(
    'CREATE TABLE words (word TEXT PRIMARY KEY, other TEXT REFERENCES words (word) DEFERRABLE INITIALLY DEFERRED)',
  );
  db.exec('PRAGMA foreign_keys = ON');
  const rollbacks: number[] = [];
  const group = new GroupCommit(db, () => rollbacks.push(1));
  const add =
    (word: string, other: string | null = null) =>
    async (): Promise<string> =>
      group.submit(() => {
        db.prepare('INSERT INTO words VALUES (?, ?)').run(word, other);
        return word;
      });
  const words = () =>
    db
      .prepare('SELECT word FROM words ORDER BY word')
      .all()
      .map(({ word }) => word);
  return { db, group, add, words, rollbacks };
}

async function outcomes(works: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(works.map(async (work) => work()));
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));
}

describe('a group of writes', () => {
  it('is one transaction, which begins with the first and ends with the turn', async () => {
    const { db, group } = commits();
    const seen = await Promise.all([1, 2, 3].map(async () => group.submit(() => db.isTransaction)));
    expect(seen).toEqual([true, true, true]);
    expect(db.isTransaction).toBe(false);
  });

  it('stores the others where one fails', async () => {
    const { add, words, rollbacks } = commits();
    expect(await outcomes([add('a'), add('a'), add('b')])).toEqual(['a', 'failed', 'b']);
    expect(words()).toEqual(['a', 'b']);
    expect(rollbacks).toEqual([]);
  });

  it('stores the others where the commit fails because of one', async () => {
    const { add, words, rollbacks } = commits();
    expect(await outcomes([add('a'), add('b', 'nobody'), add('c')])).toEqual(['a', 'failed', 'c']);
    expect(words()).toEqual(['a', 'c']);
    expect(rollbacks).toEqual([1, 1]);
    expect(await outcomes([add('b'), add('d')])).toEqual(['b', 'd']);
  });

  it('stores the others where one costs the transaction', async () => {
    const { db, group, add, words } = commits();
    const spoil = async (): Promise<string> =>
      group.submit(() => {
        db.exec('ROLLBACK');
        throw new Error('the disk is gone');
      });
    expect(await outcomes([add('a'), spoil, add('b')])).toEqual(['a', 'failed', 'b']);
    expect(words()).toEqual(['a', 'b']);
    expect(await outcomes([add('c')])).toEqual(['c']);
  });

  it('refuses those who have no room, and no others', async () => {
    const { db, add, words } = commits();
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const long = 'x'.repeat(50_000);
    expect(await outcomes([add('a'), add(long), add('b')])).toEqual(['a', 'failed', 'b']);
    expect(words()).toEqual(['a', 'b']);
    db.exec('PRAGMA max_page_count = 1000');
    expect(await outcomes([add(long)])).toEqual([long]);
  });
});
