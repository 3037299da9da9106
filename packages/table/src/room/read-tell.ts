/** What a client hears, read: the message by its schema, what happened in the game by the rules. */
import {
  isFault,
  parseRecord,
  parseRecordedEvent,
  type RecordHeader,
  type RecordResult,
  type RecordedEvent,
  type SetupChoice,
} from '@palier/rules';
import { tell as tellSchema, type RoomTell } from './wire.ts';

type GameTell = Extract<RoomTell, { readonly t: 'opened' | 'happened' }>;

type Read = {
  readonly entries: readonly RecordedEvent[];
  readonly result: RecordResult | undefined;
};

export type HeardOpened = Omit<Extract<GameTell, { readonly t: 'opened' }>, keyof Read | 'header'> &
  Read &
  ReadHeader;

type ReadHeader = { readonly header: RecordHeader; readonly choice: SetupChoice };

export type HeardHappened = Omit<Extract<GameTell, { readonly t: 'happened' }>, keyof Read> & Read;

export type HeardTell = Exclude<RoomTell, GameTell> | HeardOpened | HeardHappened;

/** Undefined for what cannot be read. */
export function readTell(text: string): HeardTell | undefined {
  const parsed = tellSchema.safeParse(readJson(text));
  if (!parsed.success) return undefined;
  const tell = parsed.data;
  if (tell.t !== 'opened' && tell.t !== 'happened') return tell;
  const entries = readEntries(tell.entries);
  if (entries === undefined) return undefined;
  const result = readResult(tell.result);
  if (tell.t === 'happened') return { ...tell, entries, result };
  const header = readHeader(tell.header);
  return header && { ...tell, ...header, entries, result };
}

function readJson(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    return undefined;
  }
}

function readEntries(list: readonly unknown[]): readonly RecordedEvent[] | undefined {
  const entries: RecordedEvent[] = [];
  for (const json of list) {
    const entry = parseRecordedEvent(json);
    if (isFault(entry)) return undefined;
    entries.push(entry);
  }
  return entries;
}

/** A header alone is a record in which nothing has happened. */
function readHeader(json: unknown): ReadHeader | undefined {
  const record = parseRecord(JSON.stringify(json));
  return isFault(record) ? undefined : { header: record.header, choice: record.setup.chosen };
}

function readResult(result: GameTell['result']): RecordResult | undefined {
  if (result === null) return undefined;
  const { secret, ...rest } = result;
  return secret === undefined ? rest : { ...rest, secret };
}
