/**
 * A table's log of steps at one node: the room that the steps so far lead to, and how the next is added.
 * One task after another: decide, store, then tell. Where another node stored a step first, its steps are
 * read and folded, and the task decides again.
 */
import type { Decision } from './decide.ts';
import { evolveRoom, foldRoom } from './evolve.ts';
import { isOverDays } from './options.ts';
import type { Appended, Ledger, LedgerEntry, NextEntry, RoomClock, StoredStep } from './ports.ts';
import type { Room, RoomStep } from './room.ts';
import { makeStep, parseStep } from './step.ts';
import { roomSummary } from './summary.ts';

/** How often it is decided again because another node was quicker. */
const MOST_TRIES = 50;

/** Milliseconds after a failure of the ledger before this node looks what it has. */
const DOUBT = 1000;

/** A table to go on to, with what it begins with once it is decided. */
export type NextRoom = { readonly id: string; readonly first: (room: Room) => LedgerEntry };

export type Change<Origin> = {
  /** Whose command it is. */
  readonly sign?: Pick<RoomStep, 'by' | 'key'>;
  /** Who waits for it. */
  readonly origin?: Origin;
  /** A table that is made with it. */
  readonly opens?: NextRoom;
};

export type RoomLogPorts<Origin> = {
  readonly ledger: Ledger;
  readonly clock: RoomClock;
  readonly report: (error: unknown) => void;
  /** A step was stored and the room is as it says. A promise only where something has to be read. */
  readonly onStep: (
    step: RoomStep,
    before: Room,
    origin: Origin | undefined,
  ) => Promise<void> | undefined;
  /** The table is not in the ledger any more. */
  readonly onMissing: () => void;
};

/** What could not be done at a table any more: whoever was there has been told. */
export class TableClosed extends Error {
  override readonly name = 'TableClosed';
}

export class RoomLog<Origin> {
  readonly #ports: RoomLogPorts<Origin>;
  readonly #tasks: (() => Promise<void>)[] = [];
  #room: Room;
  #work: Promise<void> | undefined;
  /** A step may have been stored or not. */
  #isUnsure = false;
  #isAboutToLook = false;
  #isOver = false;

  constructor(steps: readonly StoredStep[], ports: RoomLogPorts<Origin>) {
    this.#room = foldRoom(steps.map(({ step }) => parseStep(step)));
    this.#ports = ports;
  }

  get room(): Room {
    return this.#room;
  }

  get isIdle(): boolean {
    return this.#work === undefined;
  }

  /** What fails must not keep what comes after it from being done. */
  enqueue(task: () => Promise<void>): void {
    this.#tasks.push(task);
    this.#work ??= this.#drain();
  }

  async #drain(): Promise<void> {
    for (let task = this.#tasks.shift(); task !== undefined; task = this.#tasks.shift()) {
      try {
        await task();
      } catch (error) {
        this.#ports.report(error);
      }
    }
    this.#work = undefined;
  }

  /** When all that was enqueued so far is done. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Nothing is stored from now on. */
  end(): void {
    this.#isOver = true;
  }

  /** Decides, stores and follows. To be called from a task; fails where the ledger does. */
  async change(
    decide: (room: Room) => Decision,
    { sign, origin, opens }: Change<Origin> = {},
  ): Promise<Decision> {
    // Most moves of a table go this way: every promise less is felt.
    if (this.#isUnsure) await this.catchUp();
    let hasLooked = false;
    for (let tries = 0; tries < MOST_TRIES && !this.#isOver; tries++) {
      const decision = decide(this.#room);
      if (isNo(decision) && !hasLooked) {
        // Another node may have stored what makes it right: nobody is told no on old knowledge.
        hasLooked = true;
        const { rev } = this.#room;
        await this.catchUp();
        if (this.#room.rev !== rev) continue;
      }
      if (decision.t !== 'events' || decision.events.length === 0) return decision;
      const step = { at: this.#ports.clock.now(), ...sign, events: decision.events };
      const next = evolveRoom(this.#room, step, decision.truth);
      const { id, rev } = this.#room;
      let outcome: Appended;
      try {
        outcome = await this.#ports.ledger.append(id, rev, this.#entry(step, next, opens));
      } catch (error) {
        this.#doubt();
        throw error;
      }
      if (outcome === 'stored') {
        const shown = this.#become(next, step, origin);
        if (shown !== undefined) await shown;
        return decision;
      }
      if (outcome === 'missing') this.#ports.onMissing();
      else await this.catchUp();
    }
    throw this.#isOver ? new TableClosed() : new Error('other nodes were quicker again and again');
  }

  #entry(step: RoomStep, next: Room, opens: NextRoom | undefined): NextEntry {
    const entry = { step: makeStep(step) };
    const isTold = changesSummary(step, isOverDays(next.options.clock));
    if (opens === undefined && !isTold) return entry;
    return {
      ...entry,
      summary: roomSummary(next, this.#room),
      ...(opens !== undefined && { opens: { id: opens.id, first: opens.first(this.#room) } }),
    };
  }

  /** Whoever asks next finds out; but perhaps nobody does, and all wait for what is stored. */
  #doubt(): void {
    this.#isUnsure = true;
    if (this.#isAboutToLook || this.#isOver) return;
    this.#isAboutToLook = true;
    this.#ports.clock.after(DOUBT, () => {
      this.#isAboutToLook = false;
      if (this.#isUnsure && !this.#isOver) this.enqueue(async () => this.ensure());
    });
  }

  /** After a failure of the ledger: finds out what it has. */
  async ensure(): Promise<void> {
    if (this.#isUnsure) await this.catchUp();
  }

  /** Follows what other nodes have stored. */
  async catchUp(): Promise<void> {
    const { id, rev } = this.#room;
    const steps = await this.#ports.ledger.since(id, rev).catch((error: unknown) => {
      this.#doubt();
      throw error;
    });
    this.#isUnsure = false;
    if (steps === undefined) this.#ports.onMissing();
    for (const { step } of steps ?? []) await this.#follow(parseStep(step));
  }

  /** A step of which another node says that it stored it. */
  async heed({ rev, step }: StoredStep): Promise<void> {
    if (rev === this.#room.rev) await this.#follow(parseStep(step));
    else if (rev > this.#room.rev) await this.catchUp();
  }

  /** A step that was decided elsewhere: its events are all that is known of it. */
  #follow(step: RoomStep): Promise<void> | undefined {
    return this.#become(evolveRoom(this.#room, step), step, undefined);
  }

  #become(room: Room, step: RoomStep, origin: Origin | undefined): Promise<void> | undefined {
    const before = this.#room;
    this.#room = room;
    return this.#ports.onStep(step, before, origin);
  }

  /** All steps that this node has followed. */
  async steps(): Promise<readonly RoomStep[]> {
    const { id, rev } = this.#room;
    const stored = (await this.#ports.ledger.since(id, 0)) ?? [];
    return stored.slice(0, rev).map(({ step }) => parseStep(step));
  }
}

function isNo({ t }: Decision): boolean {
  return t !== 'events' && t !== 'again';
}

/** Moves change nothing that a list of tables tells, but for the last of a round; over days whose turn it is. */
function changesSummary({ events }: RoomStep, isWatched: boolean): boolean {
  return events.some((event) =>
    event.t === 'played'
      ? isWatched || event.entries.some(({ t }) => t === 'roundEnded' || t === 'gameWon')
      : event.t !== 'said',
  );
}
