/** Connections whose other end is played by hand, message by message. */
import { assert, makeRecordLine, seededBits, type RecordedEvent, type Viewer } from '@palier/rules';
import type { Dial, Hearing } from '../room/link.ts';
import { makeToldRoom } from '../room/told.ts';
import { ask, hello, type Hello, type RoomAsk, type RoomTell } from '../room/wire.ts';
import { resultOf, shownTo } from '../truth.ts';
import type { DecidedRoom } from './decided-room.ts';

export type ScriptedLine = {
  /** What the client said, read by the schemas of the wire. */
  readonly said: readonly (Hello | RoomAsk)[];
  readonly isClosed: boolean;
  readonly open: () => void;
  readonly tell: (...tells: readonly (RoomTell | string)[]) => void;
  readonly cut: () => void;
};

export type ScriptedDial = {
  readonly dial: Dial;
  readonly lines: readonly ScriptedLine[];
  readonly last: () => ScriptedLine;
};

export function scriptedDial(): ScriptedDial {
  const lines: ScriptedLine[] = [];
  const last = (): ScriptedLine => {
    const line = lines.at(-1);
    assert(line !== undefined, 'nobody has dialled');
    return line;
  };
  const dial: Dial = (hear) => {
    const line = new Line(hear);
    lines.push(line);
    return {
      send: (text) => line.hear(text),
      close: () => {
        line.isClosed = true;
      },
    };
  };
  return { dial, lines, last };
}

class Line implements ScriptedLine {
  readonly said: (Hello | RoomAsk)[] = [];
  readonly #client: Hearing;
  isClosed = false;

  constructor(client: Hearing) {
    this.#client = client;
  }

  hear(text: string): void {
    assert(!this.isClosed, 'somebody speaks into a closed line');
    this.said.push(readMessage(text));
  }

  open(): void {
    this.#client.opened();
  }

  /** Also after the client has hung up: what was on its way then is still heard. */
  tell(...tells: readonly (RoomTell | string)[]): void {
    for (const tell of tells) {
      this.#client.message(typeof tell === 'string' ? tell : JSON.stringify(tell));
    }
  }

  cut(): void {
    this.isClosed = true;
    this.#client.closed();
  }
}

/** A message of a client, which a server would take. */
export function readMessage(text: string): Hello | RoomAsk {
  const json = JSON.parse(text) as { readonly t?: unknown };
  return json.t === 'hello' ? hello.parse(json) : ask.parse(json);
}

export function hexFrom(seed: string): (bytes: number) => string {
  const bits = seededBits(seed);
  return (bytes) =>
    Array.from({ length: bytes }, () => (bits() & 255).toString(16).padStart(2, '0')).join('');
}

/** What a server would tell somebody who comes to a table. */
export function welcomeTo(table: DecidedRoom, person: number | null): RoomTell & { t: 'welcome' } {
  const room = makeToldRoom(table.room, { ...table.context, watchers: 0 });
  return { t: 'welcome', palier: 1, person, room, said: [] };
}

export function roomTell(table: DecidedRoom): RoomTell {
  return { t: 'room', room: welcomeTo(table, null).room };
}

export function entriesOf(table: DecidedRoom): readonly RecordedEvent[] {
  return table.steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.t === 'played' ? event.entries : [])),
  );
}

export function openedTell(table: DecidedRoom, viewer: Viewer, from = 0): RoomTell {
  const truth = table.room.truth;
  assert(truth !== undefined, 'no game has begun');
  const header = JSON.parse(makeRecordLine(truth.header)) as null;
  const entries = linesOf(table, viewer, from);
  return { t: 'opened', header, viewer, from, entries, result: resultOn(table) };
}

/** `from`: the number of entries before. */
export function happenedTell(table: DecidedRoom, viewer: Viewer, from: number): HappenedTell {
  const entries = linesOf(table, viewer, from);
  return { t: 'happened', from, entries, left: null, result: resultOn(table) };
}

type HappenedTell = RoomTell & { readonly t: 'happened' };

function linesOf(table: DecidedRoom, viewer: Viewer, from: number): unknown[] {
  return shownTo(viewer, entriesOf(table).slice(from)).map(
    (entry): unknown => JSON.parse(makeRecordLine(entry)) as unknown,
  );
}

function resultOn({ room }: DecidedRoom): HappenedTell['result'] {
  const result = room.truth && resultOf(room.truth);
  return result === undefined ? null : { ...result, winners: [...result.winners] };
}
