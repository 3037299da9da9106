/** What is asked of people's games and ratings finds its rows by an index, however many there are. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrateSqlite } from '../../ledger/sqlite/migrations.ts';
import { sqlitePeople } from './sqlite-people.ts';

const PAGE = { most: 20 };

/** Every statement that is run goes by here. */
function watched() {
  const db = new DatabaseSync(':memory:');
  migrateSqlite(db);
  const run = new Set<string>();
  const prepare = db.prepare.bind(db);
  const noting = new Proxy(db, {
    get(target, name) {
      if (name !== 'prepare') {
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      }
      return (sql: string) => {
        const statement = prepare(sql);
        for (const how of ['all', 'get', 'run'] as const) {
          const asked = statement[how].bind(statement);
          Object.assign(statement, {
            [how]: (...values: SQLInputValue[]) => {
              run.add(sql);
              return asked(...values);
            },
          });
        }
        return statement;
      };
    },
  });
  const store = sqlitePeople(noting, { submit: async (work) => work() });
  const plan = (sql: string): readonly string[] =>
    prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...Array.from({ length: (sql.match(/\?(?!\d)/gu) ?? []).length }, () => 1))
      .map(({ detail }) => String(detail));
  return { store, run, plan };
}

const { store, run, plan } = watched();

it.each<[what: string, ask: () => Promise<unknown>]>([
  ['games of somebody', async () => store.results.of('ada', PAGE)],
  ['games of a club', async () => store.results.ofClub('c', PAGE)],
  ['games of a night', async () => store.results.ofNight('n', PAGE)],
  ['standings of a club', async () => store.results.tallies('c', 0, 9)],
  ['what two have played', async () => store.results.between({ id: 'ada', other: 'ben' })],
  ['which seats may be claimed', async () => store.results.claimable('ada', ['t'])],
  ['who keeps a seat', async () => store.holders('t')],
  ['friends', async () => store.friends.ties('ada')],
  ['ratings of somebody', async () => store.ratings.of('ada')],
  ['the leaderboard', async () => store.ratings.board('level-up', 0, 20)],
  ['who is deleted', async () => store.remove('ada')],
])('%s', async (_, ask) => {
  run.clear();
  await ask();
  expect(run.size).toBeGreaterThan(0);
  const scans = [...run]
    .flatMap(plan)
    // What was given or found already is gone through, and nothing else.
    .filter((step) => /^SCAN (?!json_each|paged|tied|CONSTANT|\()/u.test(step));
  expect(scans).toEqual([]);
});

it('a question that goes through a whole table would be found', () => {
  expect(plan('SELECT count(*) FROM results WHERE ended > ?')).toEqual([
    expect.stringMatching(/^SCAN results/u),
  ]);
});
