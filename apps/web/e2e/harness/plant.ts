/** Games put on the player's device before the visit: how a test comes to a rare situation. */
import {
  assert,
  isFault,
  makeRecordLine,
  makeSetup,
  type EditionId,
  type GameRecord,
  type SetupChoice,
} from '@palier/rules';
import { openGame, storedGame, summaryOf, type SeatInfo, type StoredGame } from '@palier/table';
import type { Page } from 'playwright-core';
import type { FinishedGame } from '../../src/local/finished.ts';

/** A position of the contract, and who sits at it. */
export type Planted = {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whether a discard can be taken back; what is usual, where it is not said. */
  readonly isDiscardOpen?: boolean;
  readonly position: { readonly edition: EditionId; readonly players: number } & {
    readonly [member: string]: unknown;
  };
};

/** Puts a game where the app keeps its own; the page must have been open before. The cards follow `planted.id`. */
export async function plant(
  page: Page,
  planted: Planted,
  id: string = planted.id,
): Promise<string> {
  await page.evaluate(putRows, rowsOf(planted, id));
  return id;
}

/** Puts a whole game there, as if it had been played on the device. */
export async function plantRecord(
  page: Page,
  { header, events, result }: GameRecord,
  { id, seats }: { readonly id: string; readonly seats: readonly SeatInfo[] },
): Promise<string> {
  const { secret } = result ?? {};
  const stored: StoredGame = {
    id,
    seats,
    header: makeRecordLine({ ...header, names: seats.map(({ name }) => name) }),
    ...(secret !== undefined && { secret }),
    lines: events.map(makeRecordLine),
  };
  await page.evaluate(putRows, rowsOfStored(stored));
  return id;
}

/** Puts what is kept of finished games there; the page must have shown games before. */
export async function plantResults(page: Page, rows: readonly FinishedGame[]): Promise<void> {
  await page.evaluate(putResults, rows);
}

function rowsOf({ id: seed, seats, position, isDiscardOpen }: Planted, id: string) {
  const { edition, players, ladder, ladders, master, rules } = position;
  const choice = {
    edition,
    players,
    ...(ladder !== undefined && { ladder }),
    ...(ladders !== undefined && { ladders }),
    ...(master !== undefined && { master }),
    ...(rules !== undefined && { rules }),
  } as SetupChoice;
  const setup = makeSetup(choice);
  assert(!isFault(setup), `a planted set-up is sound: ${JSON.stringify(setup)}`);
  const header = JSON.stringify({
    palier: 1,
    t: 'header',
    engine: 'e2e',
    ruleset: setup.id,
    ...choice,
    names: seats.map(({ name }) => name),
    fairness: { t: 'seeded', seed: `planted ${seed}` },
    position: { palier: 1, seed: `planted ${seed}`, ...position },
  });
  const option = isDiscardOpen === undefined ? {} : { isDiscardOpen };
  return rowsOfStored({ id, seats, header, ...option, lines: [] });
}

function rowsOfStored(stored: StoredGame) {
  const game = openGame(stored);
  assert(!isFault(game), `a planted game is sound: ${JSON.stringify(game)}`);
  const { lines, ...rest } = storedGame(game);
  return {
    game: { ...rest, length: lines.length, summary: summaryOf(game), saved: Date.now() },
    lines: lines.map((line, index) => ({ game: rest.id, number: index + 1, line })),
  };
}

/** Runs in the page; the stores are those of src/local/idb-store.ts. */
async function putRows({
  game,
  lines,
}: {
  readonly game: object;
  readonly lines: readonly object[];
}): Promise<void> {
  // Of whatever version the app has made it; the oldest where it has not yet been there.
  const opening = indexedDB.open('palier');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.result.createObjectStore('lines', { keyPath: ['game', 'number'] });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
  const transaction = db.transaction(['games', 'lines'], 'readwrite');
  transaction.objectStore('games').put(game);
  for (const line of lines) transaction.objectStore('lines').put(line);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not put')));
  });
  db.close();
}

/** Runs in the page; the store is that of src/local/idb-store.ts. */
async function putResults(rows: readonly object[]): Promise<void> {
  const opening = indexedDB.open('palier');
  const db = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const transaction = db.transaction('results', 'readwrite');
  for (const row of rows) transaction.objectStore('results').put(row);
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
  db.close();
}
