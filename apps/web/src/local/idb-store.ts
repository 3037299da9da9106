/** Games in the browser's database: one row a game for lists, one row a line of its record. */
import type { Store, StoredGame, Summary } from '@palier/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedGame } from './calls.ts';

type GameRow = Omit<StoredGame, 'lines'> & {
  /** How many lines there are: an addition that expects another number comes too late. */
  readonly length: number;
  readonly summary: Summary;
  readonly saved: number;
};

type LineRow = { readonly game: string; readonly number: number; readonly line: string };

type Schema = DBSchema & {
  games: { key: string; value: GameRow };
  lines: { key: [string, number]; value: LineRow };
};

export type IdbStore = Store & {
  readonly list: () => Promise<readonly SavedGame[]>;
  readonly remove: (id: string) => Promise<void>;
  readonly erase: () => Promise<void>;
};

const VERSION = 1;

// What was said to be stored must be on the disk: a crash of the tab, or of the phone, loses nothing.
const STRICT = { durability: 'strict' } as const;

export function idbStore(name = 'palier'): IdbStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = async (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade: (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('lines', { keyPath: ['game', 'number'] });
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
    list: async () => listOf(await open()),
    remove: async (id) => removeFrom(await open(), id),
    erase: async () => eraseAll(await open()),
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
  const { seats, header, secret } = row;
  return {
    id,
    seats,
    header,
    ...(secret !== undefined && { secret }),
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
  const transaction = db.transaction(['games', 'lines'], 'readwrite', STRICT);
  const row = await transaction.objectStore('games').get(id);
  if (row === undefined || row.length !== from) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    return row === undefined ? 'missing' : 'conflict';
  }
  const next: GameRow = { ...row, length: from + lines.length, summary, saved: Date.now() };
  await Promise.all([
    transaction.objectStore('games').put(next),
    ...rowsOf(id, from, lines).map(async (line) => transaction.objectStore('lines').add(line)),
    transaction.done,
  ]);
  return 'stored';
}

async function listOf(db: Database): Promise<readonly SavedGame[]> {
  const rows = await db.getAll('games');
  return rows
    .map(({ id, saved, summary }) => ({ ...summary, id, saved }))
    .toSorted((a, b) => b.saved - a.saved);
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
  const transaction = db.transaction(['games', 'lines'], 'readwrite', STRICT);
  await Promise.all([
    transaction.objectStore('games').clear(),
    transaction.objectStore('lines').clear(),
    transaction.done,
  ]);
}
