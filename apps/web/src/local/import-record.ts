/** Records from files: checked, then kept among the games of this device to be watched. */
import { assert, isFault, makeRecordLine, parseRecord, verify } from '@palier/rules';
import { openGame, summaryOf } from '@palier/table';
import type { Imported } from './calls.ts';
import type { IdbStore } from './idb-store.ts';
import { randomHex } from '../state/browser.ts';

export async function keepRecordFrom(store: IdbStore, text: string): Promise<Imported> {
  const record = parseRecord(text);
  if (isFault(record)) return { t: 'unreadable', fault: record };
  const { problems, isFinished } = verify(record);
  if (problems.length > 0) return { t: 'unsound' };
  if (!isFinished) return { t: 'unfinished' };
  const id = randomHex(16);
  const { header, events, result } = record;
  const stored = {
    id,
    seats: header.names.map((name) => ({ name })),
    header: makeRecordLine(header),
    ...(result?.secret !== undefined && { secret: result.secret }),
    lines: events.map(makeRecordLine),
  };
  const game = openGame(stored);
  assert(!isFault(game), 'a record that was checked can be opened');
  await store.create(stored, summaryOf(game));
  return { t: 'kept', id };
}
