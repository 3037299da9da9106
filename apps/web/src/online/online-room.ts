/**
 * Somebody at a table online: a `RoomClient` in signals, and the model of its game once that has
 * begun. Keeps the ticket that leads back to the seat, and says when nobody looks.
 */
import { batch, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { deciders, type Seat } from '@palier/rules';
import {
  RoomClient,
  isOverDays,
  type HeardClosing,
  type RoomClientPorts,
  type RoomState,
} from '@palier/table/room';
import { isSignedIn } from '../people/account.ts';
import { watchFriends } from '../people/friends.ts';
import { randomHex } from '../state/browser.ts';
import { profile } from '../state/own-profile.ts';
import { goInstead } from '../state/router.ts';
import type { TableModel } from '../table/table-model.ts';
import { dialTo, roomClock } from './dial.ts';
import { inMinutes } from './my-tables.ts';
import { forgetSeat, shareSeats } from './shared-seats.ts';
import { keepTicket, keepTicketBehind, ticketFor, tickets, type Ticket } from './tickets.ts';

export type OnlineRoomOptions = {
  /** Proves who one is; without it the device's own ticket is tried. */
  readonly token?: string;
  /** Whoever has come by a link has yet to say that they want its seat: until then they only look. */
  readonly isUnsure?: boolean;
  /** Comes as somebody new, whoever has been here before. */
  readonly isStranger?: boolean;
  /** Goes to the next game of the same people, by its id; otherwise the way of every table. */
  readonly onNext?: (table: string) => void;
  /** Keeps what leads back, where that is no seat of whoever uses this device. */
  readonly keep?: (ticket: Ticket) => void;
  readonly world?: RoomClientPorts;
  /** Makes the table once the game has begun: its code is not needed before. */
  readonly openGame: (room: OnlineRoom) => Promise<TableModel>;
};

export class OnlineRoom {
  readonly client: RoomClient;
  readonly #state = signal<RoomState | undefined>(undefined);
  readonly #closed = signal<HeardClosing | undefined>(undefined);
  readonly #model = signal<TableModel | undefined>(undefined);
  readonly #endings: (() => void)[] = [];
  /** What gives somebody who looks on without a name one, while a screen can. */
  join: (() => void) | undefined;
  readonly #isSure: Signal<boolean>;
  #kept = '';
  /** What was kept of it last. */
  #seat: Ticket | undefined;
  /** Whether this device comes back to this seat by now. */
  #isFirst = false;
  #faceAsked = '';
  readonly #openGame: OnlineRoomOptions['openGame'];
  readonly #onNext: (table: string) => void;
  readonly #keepElsewhere: ((ticket: Ticket) => void) | undefined;
  #isOpening = false;
  #hasLeft = false;

  /** Undefined until the table has answered. */
  readonly state: ReadonlySignal<RoomState | undefined> = this.#state;
  /** Why it is over, also where the table never answered. */
  readonly closed: ReadonlySignal<HeardClosing | undefined> = this.#closed;
  /** Once the game has begun. */
  readonly model: ReadonlySignal<TableModel | undefined> = this.#model;

  /** `table`: its id or code. */
  constructor(
    table: string,
    {
      token,
      isUnsure = false,
      isStranger,
      onNext,
      keep: own,
      world = browserWorld,
      openGame,
    }: OnlineRoomOptions,
  ) {
    this.#openGame = openGame;
    this.#keepElsewhere = own;
    this.#onNext = onNext ?? ((next) => goInstead({ t: 'table', table: next }));
    this.#isSure = signal(!isUnsure);
    const current = isStranger === true ? undefined : ticketFor(tickets.peek(), table);
    const proof = token ?? current?.token;
    const ticket = tickets.peek().find((one) => one.id === current?.id && one.token === proof);
    this.client = new RoomClient(table, world, {
      ...(proof !== undefined && { token: proof }),
      ...(ticket?.promise !== undefined && { promise: ticket.promise }),
      ...(ticket?.entries !== undefined && { seen: ticket.entries }),
      isAway: isUnsure || document.visibilityState === 'hidden',
    });
    this.#endings.push(
      this.client.subscribe((state) => {
        batch(() => {
          this.#state.value = state;
          this.#closed.value = this.client.closed;
        });
        if (state === undefined) return;
        if (state.room.phase !== 'lobby') void this.#openTable();
        // Whoever has left has no way back by what was kept.
        const seat = this.#seat;
        if (this.client.closed === 'removed' && seat !== undefined) void forgetSeat(seat);
      }),
      effect(() => this.#keep()),
      effect(() => this.#showFace()),
      // Friends see whoever is at a table there.
      isSignedIn() ? watchFriends() : () => undefined,
      onEvent(document, 'visibilitychange', () => this.#look()),
      onEvent(window, 'online', () => this.client.retryNow()),
      // What the browser says of its network is a reason to ask the other end, no more.
      onEvent(window, 'offline', () => this.client.retryNow()),
    );
  }

  /** Takes the seat that the link leads to. */
  beSure(): void {
    this.#isSure.value = true;
    this.#look();
  }

  /** On to the game that the same people go on with, as the same person. */
  toNext(): void {
    const { room } = this.#state.peek() ?? {};
    const ticket = tickets
      .peek()
      .find((one) => one.id === room?.id && one.token === this.client.token);
    if (room === undefined || room.next === null) return;
    const { id, code } = room.next;
    if (ticket !== undefined) {
      const { token, name, players, bots } = ticket;
      const fresh = { phase: 'lobby', turn: [], winners: [] } as const;
      keepTicket({ id, code, token, name, players, bots, ...fresh, seen: Date.now() });
    }
    this.#onNext(id);
  }

  /** Leaves the page, not the table. */
  close(): void {
    this.#hasLeft = true;
    for (const end of this.#endings) end();
    this.#model.peek()?.leave();
    this.client.close();
  }

  #look(): void {
    const isHidden = document.visibilityState === 'hidden';
    this.client.setAway(isHidden || !this.#isSure.peek());
    if (!isHidden) this.client.retryNow();
  }

  async #openTable(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      const model = await this.#openGame(this);
      if (this.#hasLeft) model.leave();
      else this.#model.value = model;
    } catch {
      // With the next that is told it is tried again.
      this.#isOpening = false;
    }
  }

  /** What was chosen meanwhile is seen at the table too; of who comes back to it, what they are now. */
  #showFace(): void {
    const state = this.#state.value;
    const { face } = profile.value;
    const me = state?.room.people.find(({ id }) => id === state.me);
    if (!this.#isSure.value || me === undefined || face === undefined) return;
    if (face === me.face || face === this.#faceAsked) return;
    this.#faceAsked = face;
    void this.client.chooseFace(face);
  }

  /** What is known of the table, for the list of games and for coming back. */
  #keep(): void {
    const state = this.#state.value;
    const game = this.#model.value?.state.value;
    const { token, promise } = this.client;
    const me = state?.room.people.find(({ id }) => id === state.me);
    if (state === undefined || me === undefined || token === undefined) return;
    if (state.closed !== undefined) return;
    const { id, code, phase, seats, options } = state.room;
    const players = seats.map((seat) => (seat.t === 'open' ? '' : seat.name));
    const namesOf = (seats: readonly Seat[]): string[] => seats.map((seat) => players[seat - 1]!);
    const { edition } = options.setup;
    const ticket: Omit<Ticket, 'seen'> = {
      id,
      code,
      token,
      name: me.name,
      ...(promise && { promise }),
      ...(game && { entries: game.entries.length }),
      phase,
      players: players.filter((name) => name !== ''),
      bots: Object.fromEntries(
        seats.flatMap((seat) => (seat.t === 'bot' ? [[seat.name, seat.bot]] : [])),
      ),
      turn: game === undefined ? [] : namesOf(deciders(game.view.table)),
      ...(isOverDays(options.clock) &&
        state.dueAt !== undefined && { due: inMinutes(state.dueAt) }),
      winners: namesOf(game?.result?.winners ?? []),
      ...(me.rest !== undefined && { rest: me.rest }),
      ...(typeof edition === 'string' && { edition }),
    };
    const isSure = this.#isSure.value;
    const text = JSON.stringify(ticket);
    if (text === this.#kept && isSure === this.#isFirst) return;
    const isNew = this.#kept === '';
    this.#kept = text;
    // Of two tabs in different seats none takes the other's place with every move.
    const keep = this.#keepElsewhere ?? (isSure && !this.#isFirst ? keepTicket : keepTicketBehind);
    this.#isFirst = isSure;
    this.#seat = { ...ticket, seen: Date.now() };
    keep(this.#seat);
    if (isNew) void shareSeats();
  }
}

function onEvent(target: EventTarget, name: string, call: () => void): () => void {
  target.addEventListener(name, call);
  return () => target.removeEventListener(name, call);
}

const browserWorld: RoomClientPorts = {
  dial: dialTo('/live'),
  clock: roomClock,
  random: randomHex,
};
