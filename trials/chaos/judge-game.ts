/** What must be so when a game has ended: its record proves itself, and every client has seen that game. */
import {
  commandOf,
  isFault,
  makeRecordLine,
  viewOf,
  type GameRecord,
  type RecordedEvent,
  type RecordResult,
  type State,
  type Viewer,
} from '@palier/rules';
import { allEntries, openGame } from '@palier/table';
import { brokenPromise, judgeRecord, shownEntry, viewText, writtenAs } from '../shared/judging.ts';
import type { Device, DoneMove } from './device.ts';
import type { Asked, Look, Shown } from './history.ts';
import type { World } from './world.ts';

/** What is needed of a game for the last look at the ledger. */
export type EndedGame = {
  readonly id: string;
  readonly record: string;
  /** All that ever were at its table, with what they asked and heard. */
  readonly devices: readonly NotedDevice[];
  /** When the record was asked for, and how many entries it has. */
  readonly looked: Look & Pick<Shown, 'count'>;
};

export type NotedDevice = {
  readonly name: string;
  readonly asked: readonly Asked[];
  readonly shown: readonly Shown[];
};

type Ending = {
  readonly id: string;
  /** All that ever were at the table. */
  readonly devices: readonly Device[];
  readonly record: string;
  /** When it was asked for. */
  readonly look: Look;
};

export function judgeGame(world: World, { id, devices, record: text, look }: Ending): EndedGame {
  const fail = (what: string): void => world.fail(`table ${id}: ${what}`);
  const { record, problems } = judgeRecord(text);
  for (const problem of problems) fail(problem);
  if (record !== undefined) {
    const game = new JudgedGame(record, text);
    for (const device of devices) {
      for (const problem of game.problemsOf(device)) fail(`${device.name} ${problem}`);
      world.count('views compared');
    }
    for (const problem of game.problemsOfMoves(devices.flatMap(({ moves }) => moves)))
      fail(problem);
    world.count('moves in records', record.events.filter(isMove).length);
  }
  return {
    id,
    record: text,
    devices: devices.map(({ name, notes: { asked, shown } }) => ({
      name,
      asked: [...asked.values()],
      shown: [...shown],
    })),
    looked: { ...look, count: record?.events.length ?? 0 },
  };
}

class JudgedGame {
  readonly #record: GameRecord;
  readonly #state: State;
  readonly #result: RecordResult | undefined;
  readonly #lines = new Map<Viewer, readonly string[]>();

  constructor(record: GameRecord, text: string) {
    const [header = '', ...lines] = text.trim().split('\n');
    const { result } = record;
    this.#record = record;
    this.#result = result;
    const game = openGame({
      id: '',
      seats: record.header.names.map((name) => ({ name })),
      header,
      // Whoever closes a record tells the secret with it.
      ...(result?.secret !== undefined && { secret: result.secret }),
      lines: lines.slice(0, record.events.length),
    });
    if (isFault(game)) throw new Error(`the record cannot be opened: ${game.code}`);
    this.#state = game.timeline.at;
  }

  /** Whoever is still there has seen all of it; who left, what was there until then. */
  *problemsOf({ table, client, isOn }: Device): Generator<string> {
    const broken = this.#brokenPromise(client);
    if (broken !== undefined) yield broken;
    const { state } = table;
    if (state === undefined) {
      if (isOn) yield 'has seen nothing';
      return;
    }
    const { view, entries, result } = state;
    const expected = this.#linesFor(view.viewer).slice(0, entries.length);
    const shown = allEntries(entries).map(makeRecordLine);
    const at = shown.findIndex((line, index) => line !== expected[index]);
    if (at !== -1) yield `was shown ${shown[at]} as ${at}, which is ${expected[at]}`;
    if (!isOn) return;
    if (viewText(view) !== viewText(viewOf(this.#state, view.viewer))) yield 'sees another table';
    if (JSON.stringify(result) !== JSON.stringify(this.#result)) yield 'knows another end';
    if (client.state?.room.phase !== 'over') yield 'does not know that it is over';
  }

  /** Every acknowledged move is in the record, where whoever made it stood, and no two are the same one. */
  *problemsOfMoves(moves: readonly DoneMove[]): Generator<string> {
    const { events, header } = this.#record;
    const used = new Set<number>();
    for (const { seat, at, move } of moves) {
      // Where all choose at once the others may have chosen meanwhile.
      const last = at + header.names.length;
      let index = at;
      while (index < last && (used.has(index) || !isThat(events[index], seat, move))) index++;
      if (index === last)
        yield `${move} of seat ${seat} at ${at} was done, and is not in the record`;
      used.add(index);
    }
  }

  #brokenPromise({ promise, state }: Device['client']): string | undefined {
    const { fairness } = this.#record.header;
    if (fairness.t !== 'honest') return undefined;
    const seat = state?.seat;
    const salt = seat === undefined ? undefined : fairness.salts[seat - 1];
    // Who took a bot's seat over later added nothing to it.
    const added = salt === '' ? undefined : salt;
    return brokenPromise(promise, { commitment: fairness.commitment, salt: added });
  }

  #linesFor(viewer: Viewer): readonly string[] {
    const known = this.#lines.get(viewer);
    if (known !== undefined) return known;
    const lines = this.#record.events.map((entry) => makeRecordLine(shownEntry(viewer, entry)));
    this.#lines.set(viewer, lines);
    return lines;
  }
}

function isMove(entry: RecordedEvent): boolean {
  return entry.t !== 'takenBack' && commandOf(entry) !== undefined;
}

function isThat(entry: RecordedEvent | undefined, seat: number, move: string): boolean {
  if (entry === undefined || entry.t === 'takenBack') return false;
  const done = commandOf(entry);
  return done?.seat === seat && writtenAs(done.command, move) === move;
}
