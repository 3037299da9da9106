/**
 * What a client hears, read: the message by its schema, what happened in the game by the rules. The
 * other end may be newer: what it says beyond this version is left out (docs/PROTOCOL.md, Versions).
 */
import {
  REFUSAL_CODES,
  isFault,
  parseRecord,
  parseRecordedEvent,
  type RecordHeader,
  type RecordResult,
  type RecordedEvent,
  type SetupChoice,
} from '@palier/rules';
import { said, tell as tellSchema, wireAnswer, type RoomTell, type WireAnswer } from './wire.ts';

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

const TELLS = new Set(tellSchema.options.map(({ shape }) => shape.t.value));
const ANSWERS = new Set(wireAnswer.options.map(({ shape }) => shape.t.value));

/** `unknown` for what a newer table may well say; undefined for what cannot be read. */
export function readTell(text: string): HeardTell | 'unknown' | undefined {
  const json = readJson(text);
  const kind = kindOf(json);
  if (!isMembers(json) || kind === undefined) return undefined;
  if (!has(TELLS, kind) || (kind === 'said' && !isSaid(json['said']))) return 'unknown';
  const parsed = tellSchema.safeParse(withoutUnknown(json));
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

type Members = { readonly [name: string]: unknown };

/** In a message of a known kind, what is of an unknown one. */
function withoutUnknown(tell: Members): Members {
  const { answer, said: sayings } = tell;
  if (tell['t'] === 'answered') return { ...tell, answer: readAnswer(answer) };
  if (Array.isArray(sayings)) return { ...tell, said: sayings.filter(isSaid) };
  return tell;
}

/** Every question is answered, if only by a general sentence. */
function readAnswer(answer: unknown): unknown {
  const kind = kindOf(answer);
  if (kind !== undefined && !has(ANSWERS, kind)) return { t: 'failed' } satisfies WireAnswer;
  const refusal = isMembers(answer) && kind === 'refused' ? answer['refusal'] : undefined;
  const code = isMembers(refusal) ? refusal['code'] : undefined;
  if (typeof code !== 'string' || has(CODES, code)) return answer;
  return { t: 'denied', why: 'unknown' } satisfies WireAnswer;
}

const CODES = new Set(REFUSAL_CODES);

function isSaid(json: unknown): boolean {
  return said.safeParse(json).success;
}

function kindOf(json: unknown): string | undefined {
  const kind = isMembers(json) ? json['t'] : undefined;
  return typeof kind === 'string' ? kind : undefined;
}

function has(known: ReadonlySet<string>, name: string): boolean {
  return known.has(name);
}

function isMembers(json: unknown): json is Members {
  return typeof json === 'object' && json !== null;
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
