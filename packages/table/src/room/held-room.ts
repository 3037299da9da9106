/** What a client holds of a table online: all that it was told, through all its connections. */
import type { RecordedEvent, Seat } from '@palier/rules';
import { CHAT_KEPT } from './options.ts';
import type { RoomClock } from './ports.ts';
import type { HeardHappened, HeardOpened, HeardTell } from './read-tell.ts';
import type { PersonId } from './room.ts';
import { ShownGame } from './shown-game.ts';
import type { HeardClosing, ToldRoom, ToldSaid } from './wire.ts';

export type RoomState = {
  readonly room: ToldRoom;
  readonly me: PersonId | undefined;
  /** One's own. */
  readonly seat: Seat | undefined;
  readonly said: readonly ToldSaid[];
  /** `waiting`: the connection is lost and dialled again. */
  readonly link: 'open' | 'waiting';
  /** By the port's clock, when the decision that is due runs out. */
  readonly dueAt: number | undefined;
  /** What happened in the game while this client was away, until it is `seenMissed()`. */
  readonly missed: readonly RecordedEvent[];
  /** For good. */
  readonly closed: HeardClosing | undefined;
};

/** What was promised before the first deal, to hold against the record. */
export type RoomPromise = { readonly commitment: string; readonly salt: string };

export class HeldRoom {
  readonly game = new ShownGame();
  readonly #clock: RoomClock;
  me: PersonId | undefined;
  missed: readonly RecordedEvent[] = [];
  promise: RoomPromise | undefined;
  #room: ToldRoom | undefined;
  #said: readonly ToldSaid[] = [];
  #dueAt: number | undefined;
  /** Set while away: the entries from this place on are missed. */
  #missedFrom: number | undefined;
  #commitment: string | undefined;

  /** `seen`: how many of the game's entries somebody saw here before. */
  constructor(clock: RoomClock, seen: number | undefined) {
    this.#clock = clock;
    this.#missedFrom = seen;
  }

  get room(): ToldRoom | undefined {
    return this.#room;
  }

  get dueAt(): number | undefined {
    return this.#dueAt;
  }

  /** Whether this person's client has yet to add to the luck. */
  get isSaltDue(): boolean {
    if (this.#room?.phase !== 'lobby') return false;
    return this.#room.people.some(({ id, salted }) => id === this.me && !salted);
  }

  state(link: RoomState['link'], closed: HeardClosing | undefined): RoomState | undefined {
    const room = this.#room;
    if (room === undefined) return undefined;
    const { me, missed } = this;
    const index = room.seats.findIndex((seat) => seat.t === 'person' && seat.person === me);
    const seat = index === -1 ? undefined : index + 1;
    return { room, me, seat, said: this.#said, link, dueAt: this.#dueAt, missed, closed };
  }

  welcome({ person, room, said }: Extract<HeardTell, { readonly t: 'welcome' }>): void {
    this.me = person ?? undefined;
    this.#said = said;
    // Where no game has begun there is none to be missed.
    if (room.phase === 'lobby') this.#missedFrom = undefined;
    this.see(room);
  }

  see(room: ToldRoom): void {
    this.#room = room;
    if (room.phase === 'lobby') this.#commitment ??= room.commitment;
    this.#setLeft(room.left);
    this.game.seat(room);
  }

  say(said: ToldSaid): void {
    this.#said = [...this.#said, said].slice(-CHAT_KEPT);
  }

  /** False where it does not go with what is held. */
  open(tell: HeardOpened): boolean {
    if (!this.game.open(tell)) return false;
    if (this.#missedFrom !== undefined) {
      this.missed = [...this.missed, ...this.game.entriesFrom(this.#missedFrom)];
    }
    this.#missedFrom = undefined;
    return true;
  }

  /** False where something was lost on the way. */
  follow(tell: HeardHappened): boolean {
    if (!this.game.follow(tell)) return false;
    this.#setLeft(tell.left);
    return true;
  }

  /** The connection is lost. */
  lose(): void {
    this.#missedFrom ??= this.game.number;
  }

  /** Salt that comes after the deal is part of no luck. */
  keepPromise(salt: string): void {
    const commitment = this.#commitment;
    if (commitment === undefined || this.#room?.phase !== 'lobby') return;
    this.promise = { commitment, salt };
  }

  #setLeft(left: number | null): void {
    this.#dueAt = left === null ? undefined : this.#clock.now() + left;
  }
}
