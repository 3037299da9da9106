/** Everybody who is connected to a table here: what they are shown, through which eyes, how late. */
import { makeRecordLine, type RecordedEvent, type Viewer } from '@palier/rules';
import type { Guest } from './guest.ts';
import { History } from './history.ts';
import { linesFor, News } from './news.ts';
import { isSealed, toldResult } from './night-table.ts';
import type { RoomClock } from './ports.ts';
import type { Room, RoomStep } from './room.ts';
import { seatOf } from './who.ts';
import { turnTimeLeft } from './told.ts';
import type { Hello } from './wire.ts';

/** A question and who waits for it; what is told may say that it is done. */
export type Origin = { readonly guest: Guest; readonly id: number; isAnswered: boolean };

export type AudiencePorts = {
  readonly clock: RoomClock;
  readonly room: () => Room;
  /** The steps of the table so far, from its ledger. */
  readonly steps: () => Promise<readonly RoomStep[]>;
  readonly enqueue: (task: () => Promise<void>) => void;
  /** What a guest should see now could not be read. */
  readonly onBlind: (guest: Guest, error: unknown) => void;
};

/** Milliseconds that entries read from the ledger are kept for the next who comes. */
const KEPT = 5000;

export class Audience {
  readonly guests = new Set<Guest>();
  readonly #ports: AudiencePorts;
  #history: History | undefined;
  #endHistory: (() => void) | undefined;
  #endLate: (() => void) | undefined;

  constructor(ports: AudiencePorts) {
    this.#ports = ports;
  }

  tellAll(text: string): void {
    for (const guest of this.guests) guest.tell(text);
  }

  stop(): void {
    this.#endHistory?.();
    this.#endLate?.();
  }

  /** What a step brought to the game is told to all who may see it now. */
  tellStep(step: RoomStep, before: Room, origin?: Origin): void {
    this.#history?.add(step);
    const room = this.#ports.room();
    const { truth } = room;
    if (before.truth === undefined || truth === undefined) return;
    const from = before.truth.timeline.number;
    const { number } = truth.timeline;
    if (number === from) return;
    const left = turnTimeLeft(room, this.#ports.clock.now());
    const news = new News({ from, entries: entriesOf(step), left, result: toldResult(room) });
    for (const guest of this.guests) {
      const { viewer } = guest;
      if (viewer === undefined || guest.shown !== from || this.#delayOf(viewer) > 0) continue;
      guest.shown = number;
      const isAsker = origin?.guest === guest;
      if (isAsker) origin.isAnswered = true;
      guest.tell(news.textFor(viewer, isAsker ? origin.id : undefined));
    }
    this.#showLater();
  }

  /**
   * Who sits elsewhere than before, or may watch now, sees the game anew; and who need not watch late
   * any more, the rest of it.
   */
  async refreshEyes(): Promise<void> {
    const number = this.#ports.room().truth?.timeline.number ?? 0;
    for (const guest of this.guests) {
      const { viewer, shown } = guest;
      const isSame = viewer === this.#eyesOf(guest);
      if (isSame && (viewer === undefined || shown >= number || this.#delayOf(viewer) > 0))
        continue;
      const known = isSame && viewer !== undefined ? { number: shown, viewer } : undefined;
      await this.show(guest, known).catch((error: unknown) => this.#ports.onBlind(guest, error));
    }
  }

  /** The game as a guest may see it, from where they know it. */
  async show(guest: Guest, known: Hello['known']): Promise<void> {
    const viewer = this.#eyesOf(guest);
    guest.viewer = viewer;
    const { truth } = this.#ports.room();
    if (viewer === undefined || truth === undefined) return;
    const { entries } = await this.#recall();
    const until = await this.#visible(viewer);
    const isKnown = known !== undefined && known.viewer === viewer && known.number <= until;
    const from = isKnown ? known.number : 0;
    const lines = linesFor(viewer, entries.slice(from, until));
    const result = until === entries.length ? toldResult(this.#ports.room()) : undefined;
    const end = result === undefined ? 'null' : makeRecordLine(result);
    const eyes = JSON.stringify(viewer);
    const header = makeRecordLine(truth.header);
    guest.tell(
      `{"t":"opened","header":${header},"viewer":${eyes},"from":${from},"entries":[${lines}],"result":${end}}`,
    );
    guest.shown = until;
    this.#showLater();
  }

  /** The game's entries so far. */
  async entries(): Promise<readonly RecordedEvent[]> {
    const { entries } = await this.#recall();
    return entries;
  }

  /** Whose eyes a guest has: a seat's, a spectator's, or none where nobody may watch, or no more. */
  #eyesOf({ person, isBrief }: Guest): Viewer | undefined {
    const room = this.#ports.room();
    if (room.truth === undefined) return undefined;
    const seat = person === undefined ? undefined : seatOf(room, person);
    if (seat !== undefined) return seat;
    if (person === undefined && isBrief) return undefined;
    if (isSealed(room)) return undefined;
    return room.options.watching === 'anyone' || room.phase === 'over' ? 'spectator' : undefined;
  }

  /** Milliseconds that eyes see the game late. */
  #delayOf(viewer: Viewer): number {
    return viewer === 'spectator' ? this.#ports.room().options.delay * 1000 : 0;
  }

  async #visible(viewer: Viewer): Promise<number> {
    const history = await this.#recall();
    const delay = this.#delayOf(viewer);
    if (delay === 0) return history.entries.length;
    return history.countUntil(this.#ports.clock.now() - delay);
  }

  /** Sets the time when those who watch late are shown the next thing. */
  #showLater(): void {
    if (this.#endLate !== undefined || this.#ports.room().options.delay === 0) return;
    const isLate = [...this.guests].some((guest) => this.#isBehind(guest));
    if (!isLate) return;
    this.#endLate = this.#ports.clock.after(1000, () => {
      this.#endLate = undefined;
      this.#ports.enqueue(async () => this.#showLate());
    });
  }

  #isBehind({ viewer, shown }: Guest): boolean {
    const number = this.#ports.room().truth?.timeline.number ?? 0;
    return viewer !== undefined && this.#delayOf(viewer) > 0 && shown < number;
  }

  async #showLate(): Promise<void> {
    const { truth } = this.#ports.room();
    const { entries } = await this.#recall();
    const until = await this.#visible('spectator');
    for (const guest of this.guests) {
      if (!this.#isBehind(guest) || guest.shown >= until || truth === undefined) continue;
      const from = guest.shown;
      const result = until === entries.length ? toldResult(this.#ports.room()) : undefined;
      const news = new News({ from, entries: entries.slice(from, until), left: null, result });
      guest.shown = until;
      guest.tell(news.textFor('spectator'));
    }
    this.#showLater();
  }

  async #recall(): Promise<History> {
    this.#history ??= historyOf(await this.#ports.steps());
    this.#endHistory?.();
    this.#endHistory = this.#ports.clock.after(KEPT, () => {
      this.#history = undefined;
    });
    return this.#history;
  }
}

function historyOf(steps: readonly RoomStep[]): History {
  const history = new History();
  for (const step of steps) history.add(step);
  return history;
}

function entriesOf({ events }: RoomStep): readonly RecordedEvent[] {
  const [first] = events;
  if (events.length === 1 && first?.t === 'played') return first.entries;
  return events.flatMap((event) => (event.t === 'played' ? event.entries : []));
}
