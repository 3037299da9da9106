/**
 * How fast people's pages are asked of SQLite with many profiles and results: `npm run -s bench:people`.
 * The data is made once in a temporary folder and removed; the queries are the server's own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStorage, type Storage } from '@palier/server/testing';

const PROFILES = 100_000;
const GAMES = 1_000_000;
const CLUBS = 1000;
const ASKED = 1000;
const AT = 1_800_000_000_000;
const SEATS = 4;
const EDITION = 'level-8-101';

const folder = mkdtempSync(join(tmpdir(), 'palier-bench-people-'));

async function open(): Promise<Storage> {
  const storage = await openStorage({ t: 'sqlite', folder }, 'bench', (error) => {
    throw error;
  });
  if ('code' in storage) throw new Error(storage.code);
  return storage;
}

await (await open()).close();
const db = new DatabaseSync(join(folder, 'palier.sqlite'));

let state = 12_345;
function below(bound: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % bound;
}

/** Few play very much and many little. */
function somebody(): string {
  const share = below(1_000_000) / 1_000_000;
  return idOf(Math.floor(PROFILES * share ** 3));
}

function idOf(index: number): string {
  return index.toString(16).padStart(32, '0');
}

function fill(): void {
  const profile = db.prepare('INSERT INTO profiles VALUES (?, ?, ?, ?, ?, NULL)');
  const rating = db.prepare('INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)');
  const result = db.prepare('INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, NULL, 0)');
  const seat = db.prepare('INSERT INTO result_seats VALUES (?, ?, ?, 0, ?, ?, ?)');
  db.exec('PRAGMA synchronous = OFF; BEGIN');
  for (let index = 0; index < PROFILES; index++) {
    profile.run(idOf(index), `Player ${index}`, 'a0123', AT, AT);
    const mu = 10 + below(30_000) / 1000;
    rating.run(idOf(index), EDITION, mu, 4, 50, index % 10 === 0 ? null : mu - 8);
  }
  for (let no = 1; no <= GAMES; no++) {
    const club =
      no % 2 === 0 ? `club ${Math.floor(CLUBS * (below(1_000_000) / 1_000_000) ** 2)}` : null;
    const kind = club === null ? 'public' : 'club';
    result.run(no, `table ${no}`, AT + no * 10_000, EDITION, 'rules', kind, club);
    const players = new Set<string>();
    while (players.size < SEATS) players.add(somebody());
    let place = 0;
    for (const id of players) {
      place++;
      seat.run(no, place, id, place, 8 - place, (100 * (SEATS - place)) / (SEATS - 1));
    }
  }
  db.exec('COMMIT; ANALYZE');
}

async function timed(name: string, ask: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let index = 0; index < ASKED; index++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => times[Math.floor(ASKED * share)]!.toFixed(2);
  return `| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(0.999)} |`;
}

const began = performance.now();
fill();
db.close();
const storage = await open();
const { results, ratings, friends } = storage.people;
const season = AT + GAMES * 5000;
const rows = [
  await timed('games of somebody, a page', async () => results.of(somebody(), { most: 21 })),
  await timed('friends of somebody', async () => friends.ties(somebody())),
  await timed('what two have played together', async () =>
    results.between({ id: somebody(), other: somebody() }),
  ),
  await timed('standings of a club, half of all time', async () =>
    results.tallies(`club ${below(CLUBS)}`, season, AT * 2),
  ),
  await timed('games of a club, a page', async () =>
    results.ofClub(`club ${below(CLUBS)}`, { most: 21 }),
  ),
  await timed('leaderboard, any page', async () => ratings.board(EDITION, below(80_000), 26)),
  await timed('own place on it', async () => ratings.ahead(EDITION, somebody())),
];
console.log(
  [
    '# People in SQLite',
    '',
    `${PROFILES} profiles, ${GAMES} games of ${SEATS} seats, ${CLUBS} clubs; few play very much and many little. Each asked ${ASKED} times, in milliseconds, by the store that the server uses: \`npm run -s bench:people > bench/people.md\`. Node ${process.version}, ${((performance.now() - began) / 1000).toFixed(0)} s in all.`,
    '',
    '| asked | median | p99 | p99.9 |',
    '|---|---:|---:|---:|',
    ...rows,
    '',
    'That every one of these finds its rows by an index is a test (`apps/server/src/people/sqlite/plans.test.ts`).',
  ].join('\n'),
);
await storage.close();
rmSync(folder, { recursive: true, force: true });
