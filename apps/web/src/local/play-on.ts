/** Games played on from a moment of one that is over: made, and kept among the others. */
import { assert, isFault, parseRecord } from '@palier/rules';
import { playOn, storedGame, summaryOf } from '@palier/table';
import type { PlayOn } from './calls.ts';
import type { IdbStore } from './idb-store.ts';
import { randomHex } from '../state/browser.ts';
import { ENGINE, recordIn } from './tables.ts';

/** The new game's id; undefined where there is no such game, or nothing is left to play. */
export async function dealOn(
  store: IdbStore,
  { game: from, at, seats }: PlayOn,
): Promise<string | undefined> {
  const text = await recordIn(store, from);
  const record = text === undefined ? undefined : parseRecord(text);
  if (record === undefined || isFault(record)) return undefined;
  const id = randomHex(16);
  const game = playOn({ id, record, at, seats, seed: randomHex(16), engine: ENGINE });
  if (game === 'over') return undefined;
  assert(!isFault(game), 'a game that was played can be played on');
  await store.create(storedGame(game), summaryOf(game));
  return id;
}
