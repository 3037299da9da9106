/**
 * One client at one game: a real one, which joins, sits and comes back after every interruption by
 * itself. How it follows the game is its mind's affair (`thinking-player.ts`, `hasty-player.ts`).
 */
import type { Seat } from '@palier/rules';
import { RoomClient } from '@palier/table/room';
import type { LoadCounts } from './counts.ts';
import { clientPorts, type DialPorts } from './dial.ts';
import type { MoveWatch } from './meter.ts';

export type PlayerKit = {
  readonly urls: readonly string[];
  /** Milliseconds before a move, on average. */
  readonly think: number;
  readonly counts: LoadCounts;
};

export type PlayerSeat = {
  readonly table: string;
  readonly seat: Seat;
  readonly watch: MoveWatch;
  readonly token: string | undefined;
  /** Called when the game is over. */
  readonly over: () => void;
};

/** Milliseconds before a move that was not done is tried again. */
const RETRY = 200;

export abstract class LoadPlayer {
  readonly client: RoomClient;
  protected readonly kit: PlayerKit;
  protected readonly place: PlayerSeat;
  protected readonly link: DialPorts;
  #plays = false;
  #isMoving = false;
  #isOver = false;
  #isLeaving = false;
  #sentAt = 0;

  constructor(kit: PlayerKit, place: PlayerSeat) {
    this.kit = kit;
    this.place = place;
    const { table, seat, watch, token } = place;
    let hasCome = false;
    this.link = clientPorts(kit.urls, {
      opened: () => {
        watch.returned(seat - 1);
        if (hasCome) kit.counts.reconnects++;
        hasCome = true;
      },
      lost: () => watch.left(seat - 1),
      tap: (text) => this.tap(text),
    });
    this.client = new RoomClient(table, this.link, token === undefined ? {} : { token });
  }

  /** Whether the game is there. */
  abstract get isDealt(): boolean;

  play(): void {
    this.#plays = true;
    this.consider();
  }

  get table(): string {
    return this.place.table;
  }

  cut(): void {
    this.link.cut();
  }

  /**
   * Closes once this player has heard that the game is over: others have, and the answer to the move that
   * ended it may still be on its way.
   */
  leave(): void {
    this.#plays = false;
    this.#isLeaving = true;
    if (this.#isOver) this.client.close();
  }

  /** How many entries are known, if a decision is asked of this player; undefined otherwise. */
  protected abstract due(): number | undefined;

  /** Decides, and says so. */
  protected abstract move(): void;

  /** True keeps a message from the client. */
  protected tap(_text: string): boolean {
    return false;
  }

  /** So many entries are known by now. */
  protected heard(number: number): void {
    const { watch, seat } = this.place;
    watch.heard(seat - 1, number);
  }

  protected ended(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    // What ended the game is answered by the same message, after this.
    if (this.#isLeaving) queueMicrotask(() => this.client.close());
    this.place.over();
  }

  /** Moves if it is time to. */
  protected consider(): void {
    if (!this.#plays || this.#isMoving || this.#isOver || this.due() === undefined) return;
    this.#isMoving = true;
    const { think } = this.kit;
    if (think === 0) this.#move();
    else setTimeout(() => this.#move(), think * (0.5 + Math.random()));
  }

  /** What was asked for is done, or why it was not. */
  protected answered(t: string): void {
    this.#isMoving = false;
    if (t === 'done') {
      this.consider();
      return;
    }
    const { counts } = this.kit;
    this.place.watch.refused(this.#sentAt);
    if (t === 'stale') counts.stale++;
    else if (t === 'closed') counts.closed++;
    else counts.refused++;
    setTimeout(() => this.consider(), RETRY);
  }

  #move(): void {
    const number = this.due();
    if (number === undefined) {
      this.#isMoving = false;
      return;
    }
    this.#sentAt = number;
    this.place.watch.sent(number);
    this.move();
  }
}
