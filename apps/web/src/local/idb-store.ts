/**
 * Games in the browser's database: one row a game for lists, one row a line of its record; and of each
 * that came to its end here a row that stays when the game is thrown away.
 */
import type { Store, StoredGame, Summary } from '@palier/table';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { DamagedGame, SavedGame } from './calls.ts';
import { finishedOf, type FinishedGame } from './finished.ts';
import { isSound } from './sound-row.ts';

type GameRow = Omit<StoredGame, 'lines'> & {
  /** How many lines there are: an addition that expects another number comes too late. */
  readonly length: number;
  readonly summary: Summary;
  readonly saved: number;
  /** Out of the lists. */
  readonly isAside?: boolean;
};

type LineRow = { readonly game: string; readonly number: number; readonly line: string };

type Schema = DBSchema & {
  games: { key: string; value: GameRow };
  lines: { key: [string, number]; value: LineRow };
  results: { key: string; value: FinishedGame };
};

export type IdbStore = Store & {
  /** Those that can be listed. */
  readonly list: () => Promise<readonly SavedGame[]>;
  readonly damaged: () => Promise<readonly DamagedGame[]>;
  /** Takes a game out of the lists, or back; it stays as it is. */
  readonly setAside: (id: string, on: boolean) => Promise<void>;
  readonly rawGame: (id: string) => Promise<string>;
  /** It could not be opened: until the next visit it counts as damaged. */
  readonly suspect: (id: string) => void;
  readonly remove: (id: string) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** The oldest first. */
  readonly results: () => Promise<readonly FinishedGame[]>;
  readonly eraseResults: () => Promise<void>;
  /** As it was kept first, if it was. */
  readonly keepResult: (game: FinishedGame) => Promise<void>;
};

/** 2: with results. */
const VERSION = 2;

// What was said to be stored must be on the disk: a crash of the tab, or of the phone, loses nothing.
const STRICT = { durability: 'strict' } as const;

export function idbStore(name = 'palier'): IdbStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  // Not kept: a newer version may well read what this one cannot.
  const suspects = new Set<string>();
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade: (db, before, _now, transaction) => {
        if (before < 1) {
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('lines', { keyPath: ['game', 'number'] });
        }
        db.createObjectStore('results', { keyPath: 'id' });
        // The database is opened when the transaction is through, and not where it fails.
        void countGames(transaction);
      },
      // Another tab has a newer version, or erases: let it, and open again when asked.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    try {
      return await opening;
    } catch (error) {
      // What could not be opened now may be opened later.
      opening = undefined;
      throw error;
    }
  };
  return {
    create: async (game, summary) => createIn(await open(), game, summary),
    load: async (id) => loadFrom(await open(), id),
    append: async (id, addition) => appendTo(await open(), id, addition),
    list: async () => listOf(await open(), suspects),
    damaged: async () => damagedIn(await open(), suspects),
    setAside: async (id, on) => setAsideIn(await open(), id, on),
    rawGame: async (id) => rawGameIn(await open(), id),
    suspect: (id) => {
      suspects.add(id);
    },
    remove: async (id) => removeFrom(await open(), id),
    erase: async () => eraseAll(await open()),
    results: async () => resultsOf(await open()),
    eraseResults: async () => {
      await (await open()).clear('results');
    },
    keepResult: async (game) => keepResultIn(await open(), game),
  };
}

type Database = IDBPDatabase<Schema>;

async function createIn(db: Database, game: StoredGame, summary: Summary): Promise<void> {
  const { lines, ...rest } = game;
  const transaction = db.transaction(['games', 'lines'], 'readwrite', STRICT);
  const row: GameRow = { ...rest, length: lines.length, summary, saved: Date.now() };
  await Promise.all([
    transaction.objectStore('games').add(row),
    ...rowsOf(game.id, 0, lines).map(async (line) => transaction.objectStore('lines').add(line)),
    transaction.done,
  ]);
}

function rowsOf(game: string, from: number, lines: readonly string[]): readonly LineRow[] {
  return lines.map((line, index) => ({ game, number: from + index + 1, line }));
}

async function loadFrom(db: Database, id: string): Promise<StoredGame | undefined> {
  const transaction = db.transaction(['games', 'lines']);
  const row = await transaction.objectStore('games').get(id);
  if (row === undefined) return undefined;
  const lines = await transaction.objectStore('lines').getAll(linesOf(id));
  const { seats, header, secret, isDiscardOpen } = row;
  return {
    id,
    seats,
    header,
    ...(secret !== undefined && { secret }),
    ...(isDiscardOpen !== undefined && { isDiscardOpen }),
    lines: lines.map(({ line }) => line),
  };
}

function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

async function appendTo(
  db: Database,
  id: string,
  { from, lines, summary }: Parameters<Store['append']>[1],
): Promise<'stored' | 'conflict' | 'missing'> {
  const transaction = db.transaction(['games', 'lines', 'results'], 'readwrite', STRICT);
  const row = await transaction.objectStore('games').get(id);
  if (row === undefined || row.length !== from) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    return row === undefined ? 'missing' : 'conflict';
  }
  const next: GameRow = { ...row, length: from + lines.length, summary, saved: Date.now() };
  // With the move that ends the game or not at all, so that it is counted once.
  const finished = finishedOf(id, summary, next.saved);
  await Promise.all([
    finished && transaction.objectStore('results').put(finished),
    transaction.objectStore('games').put(next),
    ...rowsOf(id, from, lines).map(async (line) => transaction.objectStore('lines').add(line)),
    transaction.done,
  ]);
  return 'stored';
}

async function keepResultIn(db: Database, game: FinishedGame): Promise<void> {
  const transaction = db.transaction('results', 'readwrite', STRICT);
  const isKnown = (await transaction.store.getKey(game.id)) !== undefined;
  await Promise.all([!isKnown && transaction.store.add(game), transaction.done]);
}

async function listOf(db: Database, suspects: ReadonlySet<string>): Promise<readonly SavedGame[]> {
  const rows = await db.getAll('games');
  return rows
    .filter((row) => isSound(row) && row.isAside !== true && !suspects.has(row.id))
    .map(({ id, saved, summary }) => ({ ...summary, id, saved }))
    .toSorted((a, b) => b.saved - a.saved);
}

/** Those in the way first; of equals the newest. */
async function damagedIn(
  db: Database,
  suspects: ReadonlySet<string>,
): Promise<readonly DamagedGame[]> {
  const rows = await db.getAll('games');
  return rows
    .filter((row) => !isSound(row) || row.isAside === true || suspects.has(row.id))
    .map(({ id, saved, isAside }) => ({
      id,
      saved: typeof saved === 'number' ? saved : undefined,
      isAside: isAside === true,
    }))
    .toSorted((a, b) => Number(a.isAside) - Number(b.isAside) || (b.saved ?? 0) - (a.saved ?? 0));
}

async function setAsideIn(db: Database, id: string, on: boolean): Promise<void> {
  const transaction = db.transaction('games', 'readwrite', STRICT);
  const row = await transaction.store.get(id);
  if (row !== undefined) await transaction.store.put({ ...row, isAside: on });
  await transaction.done;
}

async function rawGameIn(db: Database, id: string): Promise<string> {
  const transaction = db.transaction(['games', 'lines']);
  const game = await transaction.objectStore('games').get(id);
  const lines = await transaction.objectStore('lines').getAll(linesOf(id));
  return `${JSON.stringify({ game, lines }, undefined, 2)}\n`;
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

async function countGames(transaction: Upgrade): Promise<void> {
  const results = transaction.objectStore('results');
  for (const row of await transaction.objectStore('games').getAll()) {
    const finished = isSound(row) ? playedHere(row) : undefined;
    if (finished !== undefined) await results.put(finished);
  }
}

/** A game from before there were results. Without bots it may be a record from a file, played elsewhere. */
function playedHere({ id, summary, saved }: GameRow): FinishedGame | undefined {
  const finished = finishedOf(id, summary, saved);
  return finished === undefined || finished.bots.length === 0 ? undefined : finished;
}

async function resultsOf(db: Database): Promise<readonly FinishedGame[]> {
  const rows = await db.getAll('results');
  return rows.toSorted((a, b) => a.ended - b.ended);
}

async function removeFrom(db: Database, id: string): Promise<void> {
  const transaction = db.transaction(['games', 'lines'], 'readwrite', STRICT);
  await Promise.all([
    transaction.objectStore('games').delete(id),
    transaction.objectStore('lines').delete(linesOf(id)),
    transaction.done,
  ]);
}

async function eraseAll(db: Database): Promise<void> {
  const transaction = db.transaction(['games', 'lines', 'results'], 'readwrite', STRICT);
  await Promise.all([
    transaction.objectStore('results').clear(),
    transaction.objectStore('games').clear(),
    transaction.objectStore('lines').clear(),
    transaction.done,
  ]);
}
