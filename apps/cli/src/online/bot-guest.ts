/**
 * A program from outside at one table online: it takes a seat, is asked for every decision and told the
 * end. Whatever it does the table goes on, and what it does not do the table's own bots do.
 */
import { randomFrom } from '@palier/bots';
import { deciders, type Seat, type View } from '@palier/rules';
import { TableClient, type TableState } from '@palier/table';
import type { HeardClosing, RoomClient, RoomName, ToldRoom, WireAnswer } from '@palier/table/room';
import type { OutsidePlayer } from '../exec/outside-player.ts';

export type BotGuestPlan = {
  readonly client: RoomClient;
  readonly player: OutsidePlayer;
  readonly name: string;
  /** The game's number, from 1. */
  readonly game: number;
  /** Does not go on to another with the people there. */
  readonly isLast: boolean;
  /** Milliseconds before each move, so that people can follow. */
  readonly pace: number;
  readonly events: BotGuestEvents;
};

export type BotGuestEvents = {
  readonly seated: (room: ToldRoom, seat: Seat) => void;
  readonly waiting: () => void;
  readonly begun: (state: TableState) => void;
  readonly over: (state: TableState) => void;
};

export type BotGuestEnd =
  | { readonly t: 'over'; readonly next: RoomName | undefined }
  | { readonly t: 'closed'; readonly why: HeardClosing }
  | { readonly t: 'denied'; readonly answer: WireAnswer }
  | { readonly t: 'stopped' };

const MOST_TRIES = 9;

export class BotGuest {
  readonly #plan: BotGuestPlan;
  readonly #end = Promise.withResolvers<BotGuestEnd>();
  #table: TableClient | undefined;
  #seat: Seat | undefined;
  #isJoined = false;
  #isSitting = false;
  #hasSaidWaiting = false;
  #hasBegun = false;
  #hasEnded = false;
  #isOver = false;
  #isDeciding = false;

  constructor(plan: BotGuestPlan) {
    this.#plan = plan;
  }

  /** Until the game is over and the people go on, or nothing more is to be done. */
  async run(): Promise<BotGuestEnd> {
    const { client } = this.#plan;
    const stop = client.subscribe(() => this.#follow());
    void this.#join();
    try {
      return await this.#end.promise;
    } finally {
      this.#hasEnded = true;
      stop();
      this.#table?.close();
      client.close();
    }
  }

  /** Gives the seat to one of the table's own bots, and goes. */
  async leave(): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#isJoined) await this.#plan.client.leave();
    this.#end.resolve({ t: 'stopped' });
  }

  async #join(): Promise<void> {
    const { client, name } = this.#plan;
    for (let tries = 1; ; tries++) {
      const answer = await client.join(tries === 1 ? name : `${name} ${tries}`);
      if (answer.t === 'joined') break;
      const isTaken = answer.t === 'denied' && answer.why === 'name-taken';
      if (isTaken && tries < MOST_TRIES) continue;
      // Of what is closed it is told why.
      if (client.closed === undefined) this.#end.resolve({ t: 'denied', answer });
      return;
    }
    this.#isJoined = true;
    await this.#sit();
    this.#open();
  }

  #follow(): void {
    const { client, isLast } = this.#plan;
    const { state, closed } = client;
    if (closed !== undefined && !this.#hasEnded) this.#end.resolve({ t: 'closed', why: closed });
    if (state === undefined || !this.#isJoined || this.#hasEnded) return;
    void this.#sit();
    this.#open();
    const { next } = state.room;
    if (!this.#isOver) return;
    if (isLast) this.#end.resolve({ t: 'over', next: undefined });
    else if (next !== null) this.#end.resolve({ t: 'over', next });
  }

  /** Where a person could sit too: a free seat first, a bot's where there is none. */
  async #sit(): Promise<void> {
    const { client, events } = this.#plan;
    const { room, seat } = client.state ?? {};
    if (room === undefined || this.#isSitting || room.phase === 'over') return;
    if (seat !== undefined) {
      if (seat !== this.#seat) events.seated(room, seat);
      this.#seat = seat;
      return;
    }
    const claims = room.seats.some((one) => one.t === 'bot' && one.claim === client.state?.me);
    if (claims) return;
    this.#isSitting = true;
    const isLobby = room.phase === 'lobby';
    const kinds =
      isLobby && this.#seat === undefined ? ['open', 'bot'] : [isLobby ? 'open' : 'bot'];
    const free = kinds.flatMap((kind) =>
      room.seats.flatMap((one, index) => {
        const isTaken = one.t === 'bot' && one.claim !== null;
        return one.t === kind && !isTaken ? [index + 1] : [];
      }),
    );
    let isDone = false;
    for (const place of free) {
      const answer = await client.sit(place);
      isDone = answer.t === 'done';
      if (isDone || answer.t !== 'denied' || answer.why !== 'seat-taken') break;
    }
    this.#isSitting = false;
    if (isDone) void this.#sit();
    else if (!this.#hasSaidWaiting) {
      this.#hasSaidWaiting = true;
      events.waiting();
    }
  }

  /** The game has begun. */
  #open(): void {
    const { client } = this.#plan;
    if (this.#table !== undefined || client.state?.room.phase === 'lobby') return;
    this.#table = new TableClient(client.channel(), 'spectator');
    this.#table.subscribe((state) => this.#play(state));
  }

  #play(state: TableState): void {
    const { player, game, events, client } = this.#plan;
    const { view, setup, result } = state;
    const { viewer } = view;
    if (viewer === 'spectator' || this.#hasEnded) return;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      events.begun(state);
      player.begin({ setup, seat: viewer, seed: client.state!.room.id, game });
    }
    if (result !== undefined && !this.#isOver) {
      this.#isOver = true;
      player.end(view);
      events.over(state);
      // What ended the game is answered by the same message, after this.
      queueMicrotask(() => this.#follow());
    } else this.#consider();
  }

  #consider(): void {
    const { view } = this.#table?.state ?? {};
    if (view === undefined || this.#isDeciding || this.#isOver || this.#hasEnded) return;
    if (view.viewer === 'spectator' || !deciders(view.table).includes(view.viewer)) return;
    this.#isDeciding = true;
    void this.#decide(view);
  }

  /** What was decided for a table that has changed meanwhile is forgotten. */
  async #decide(view: View): Promise<void> {
    const { player, client, pace } = this.#plan;
    const { id } = client.state!.room;
    const random = randomFrom(`${id}/${view.viewer}/${this.#table!.state!.entries.length}`);
    try {
      const [command] = await Promise.all([
        player.decide({ view, random, shouldStop: () => false }),
        new Promise((resolve) => {
          setTimeout(resolve, pace);
        }),
      ]);
      if (this.#table?.state?.view === view) await this.#table.act(command);
    } catch (error) {
      // The program is ended with the table.
      if (!this.#hasEnded) throw error;
    }
    this.#isDeciding = false;
    this.#consider();
  }
}
