/** A game as one text file, JSON Lines: header, events with the whole truth, result. */
import {
  integer,
  list,
  object,
  oneOf,
  optional,
  tagged,
  text,
  type Codec,
  type Json,
} from './codec.ts';
import { seededChance, type Chance } from './chance.ts';
import {
  event,
  name,
  perSeat,
  seats,
  setupFields,
  takenBack,
  VERSION,
  version,
  type Version,
} from './documents.ts';
import { MAX_PLAYERS } from './editions.ts';
import { emptyState, evolve } from './evolve.ts';
import type { Event, TakenBack } from './events.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { honestChance, SECRET_BYTES } from './honest.ts';
import { parsePosition } from './position.ts';
import { positionDocument, SEED_LENGTH, type PositionDocument } from './position-document.ts';
import { makeSetup, type Setup, type SetupChoice } from './setup.ts';
import type { Seat, State } from './state.ts';

/** Where a game's luck comes from, and what is needed to deal it again. */
export type Fairness =
  | { readonly t: 'seeded'; readonly seed: string }
  | { readonly t: 'honest'; readonly commitment: string; readonly salts: readonly string[] };

export type RecordHeader = SetupChoice & {
  readonly palier: Version;
  readonly t: 'header';
  /** The version of the program that wrote it: for people, never for reading. */
  readonly engine: string;
  /** The rule set's stable id. */
  readonly ruleset: string;
  readonly names: readonly string[];
  readonly fairness: Fairness;
  /** Where the game began, if not at its first deal. */
  readonly position?: PositionDocument;
};

export type RecordResult = {
  readonly t: 'result';
  readonly winners: readonly Seat[];
  readonly rounds: number;
  /** The secret behind the commitment, shown once the game is over. */
  readonly secret?: string;
};

export type RecordedEvent = Event | TakenBack;

export type GameRecord = {
  readonly t: 'record';
  readonly header: RecordHeader;
  readonly setup: Setup;
  readonly events: readonly RecordedEvent[];
  /** Absent while the game goes on. */
  readonly result?: RecordResult;
};

const SALT_LENGTH = 200;
const HEX_DIGITS = SECRET_BYTES * 2;

const hex: Codec<string> = {
  schema: { type: 'string', pattern: `^[0-9a-f]{${HEX_DIGITS}}$` },
  parse: (json, path) =>
    typeof json === 'string' && new RegExp(`^[0-9a-f]{${HEX_DIGITS}}$`).test(json)
      ? json
      : fault('wrong-type', path, { expected: 'hex' }),
  make: (value) => value,
};

// Salts are joined by line feeds: a control character in one could say what two others say.
const salt: Codec<string> = {
  schema: { type: 'string', maxLength: SALT_LENGTH, pattern: '^\\P{Cc}*$' },
  parse: (json, path) =>
    typeof json === 'string' && json.length <= SALT_LENGTH && !/\p{Cc}/u.test(json)
      ? json
      : fault('wrong-type', path, { expected: 'line' }),
  make: (value) => value,
};

const fairness: Codec<Fairness> = tagged<Fairness>({
  seeded: { seed: text(SEED_LENGTH) },
  honest: { commitment: hex, salts: list(salt, 0, MAX_PLAYERS) },
});

export const recordHeader: Codec<RecordHeader> = object<RecordHeader>({
  palier: version,
  t: oneOf(['header']),
  engine: text(100),
  ruleset: text(2000),
  ...setupFields,
  names: perSeat(name),
  fairness,
  position: optional(positionDocument),
});

export const recordResult: Codec<RecordResult> = object<RecordResult>({
  t: oneOf(['result']),
  winners: seats,
  rounds: integer(0, 1_000_000),
  secret: optional(hex),
});

export const recordedEvent: Codec<RecordedEvent> = {
  schema: { anyOf: [event.schema, takenBack.schema] },
  parse: (json, path) =>
    isTagged(json, 'takenBack') ? takenBack.parse(json, path) : event.parse(json, path),
  make: (value) => (value.t === 'takenBack' ? takenBack.make(value) : event.make(value)),
};

function isTagged(json: unknown, tag: string): boolean {
  return typeof json === 'object' && json !== null && 't' in json && json.t === tag;
}

export function makeHeader(
  setup: Setup,
  options: {
    readonly names: readonly string[];
    readonly fairness: Fairness;
    readonly engine: string;
    readonly position?: PositionDocument;
  },
): RecordHeader {
  return { palier: VERSION, t: 'header', ruleset: setup.id, ...setup.chosen, ...options };
}

export function makeRecord(record: Omit<GameRecord, 't' | 'setup'>): string {
  const { header, events, result } = record;
  const lines = [header, ...events, ...(result === undefined ? [] : [result])];
  return lines.map((line) => `${makeRecordLine(line)}\n`).join('');
}

/** One line of a record, without its end: for a store that keeps a game while it goes on. */
export function makeRecordLine(line: RecordHeader | RecordedEvent | RecordResult): string {
  return JSON.stringify(lineDocument(line));
}

function lineDocument(line: RecordHeader | RecordedEvent | RecordResult): Json {
  if (line.t === 'header') return recordHeader.make(line);
  return line.t === 'result' ? recordResult.make(line) : recordedEvent.make(line);
}

/** An entry in the form of a record's line, as JSON; hidden cards are `?`. */
export function parseRecordedEvent(json: unknown): RecordedEvent | Fault {
  return recordedEvent.parse(json, '');
}

/** A record from its text; a fault's path begins with the line it stands in. */
export function parseRecord(source: string): GameRecord | Fault {
  const lines = source.split('\n').map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  const first = parseLine(lines[0] ?? '', 1);
  if (isFault(first)) return first;
  if (!isTagged(first, 'header')) return fault('no-header', lineOf(1), {});
  const header = recordHeader.parse(first, lineOf(1));
  if (isFault(header)) return header;
  const setup = makeSetup(header);
  if (isFault(setup)) return { ...setup, path: at(lineOf(1), setup.path) };
  if (header.names.length !== header.players) {
    const { length } = header.names;
    const { players } = header;
    return fault('wrong-length', at(lineOf(1), 'names'), { length, min: players, max: players });
  }
  const salts = header.fairness.t === 'honest' ? header.fairness.salts.length : 0;
  if (salts > 0 && salts !== header.players) {
    const { players } = header;
    const path = at(lineOf(1), 'fairness.salts');
    return fault('wrong-length', path, { length: salts, min: players, max: players });
  }
  const events: RecordedEvent[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const number = index + 2;
    const json = parseLine(line, number);
    if (isFault(json)) return json;
    if (isTagged(json, 'result')) {
      const result = recordResult.parse(json, lineOf(number));
      if (isFault(result)) return result;
      if (number < lines.length) return fault('line-after-result', lineOf(number + 1), {});
      return { t: 'record', header, setup, events, result };
    }
    const parsed = recordedEvent.parse(json, lineOf(number));
    if (isFault(parsed)) return parsed;
    events.push(parsed);
  }
  return { t: 'record', header, setup, events };
}

function lineOf(number: number): string {
  return `line ${number}`;
}

function parseLine(line: string, number: number): unknown {
  try {
    const json: unknown = JSON.parse(line);
    return json;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return fault('not-json', lineOf(number), { detail });
  }
}

/** The state a record's game began in, before its first event. */
export function startOf(record: GameRecord): State | Fault {
  const { header, setup } = record;
  if (header.position === undefined) return emptyState(setup);
  const seed = header.fairness.t === 'seeded' ? header.fairness.seed : '';
  const parsed = parsePosition(positionDocument.make(header.position), seed);
  if (isFault(parsed)) return { ...parsed, path: at(at(lineOf(1), 'position'), parsed.path) };
  return parsed.state;
}

/** The luck of a record, where the record says enough to deal it again. */
export function chanceOf(record: GameRecord): Chance | undefined {
  const { fairness } = record.header;
  if (fairness.t === 'seeded') return seededChance(fairness.seed);
  const secret = record.result?.secret;
  return secret === undefined ? undefined : honestChance(secret, fairness.salts);
}

/** A recorded event with its number, from 1, and the state it leaves. */
export type Moment = {
  readonly number: number;
  readonly event: RecordedEvent;
  readonly state: State;
};

/**
 * The record folded, moment by moment, for records that `verify` accepts: folding asks no questions.
 * A take-back leaves the state of the event it names, which must still stand.
 */
export function momentsOf(record: GameRecord): readonly Moment[] | Fault {
  const start = startOf(record);
  if (isFault(start)) return start;
  const moments: Moment[] = [];
  const standing: { readonly number: number; readonly state: State }[] = [
    { number: 0, state: start },
  ];
  for (const [index, event] of record.events.entries()) {
    const number = index + 1;
    if (event.t === 'takenBack') {
      while (standing.length > 0 && standing.at(-1)!.number > event.to) standing.pop();
      if (standing.at(-1)?.number !== event.to) {
        return fault('bad-take-back', lineOf(number + 1), { to: event.to });
      }
    } else standing.push({ number, state: evolve(standing.at(-1)!.state, event) });
    moments.push({ number, event, state: standing.at(-1)!.state });
  }
  return moments;
}
