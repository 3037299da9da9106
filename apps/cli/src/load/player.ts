/** One client at one game: a real one, which follows what it is shown and moves when it is asked to. */
import {
  assert,
  deciders,
  emptyState,
  evolveView,
  isFault,
  makeSetup,
  viewOf,
  type RecordedEvent,
  type Seat,
  type View,
} from '@palier/rules';
import { follow, lineFrom, type Answer, type Channel, type Line, type Tell } from '@palier/table';
import { RoomClient } from '@palier/table/room';
import { clientPorts, type Cuttable } from './dial.ts';
import type { MoveWatch } from './meter.ts';
import type { LoadMind } from './minds.ts';
import type { LoadCounts } from './counts.ts';

export type PlayerKit = {
  readonly urls: readonly string[];
  readonly mind: LoadMind;
  /** Milliseconds before a move, on average. */
  readonly think: number;
  readonly counts: LoadCounts;
};

export type PlayerSeat = {
  readonly table: string;
  readonly seat: Seat;
  readonly watch: MoveWatch;
  readonly token?: string | undefined;
  /** Called when the game is over. */
  readonly over: () => void;
};

/** Milliseconds before a move that was not done is tried again. */
const RETRY = 200;

export class Player {
  readonly client: RoomClient;
  readonly #kit: PlayerKit;
  readonly #seat: PlayerSeat;
  readonly #link: Cuttable;
  readonly #channel: Channel;
  #line: Line<View> | undefined;
  #plays = false;
  #isBusy = false;
  #isOver = false;
  #asked = 0;
  #askedAt = 0;

  constructor(kit: PlayerKit, place: PlayerSeat) {
    this.#kit = kit;
    this.#seat = place;
    const { table, watch, token } = place;
    const client = place.seat - 1;
    let isBack = false;
    const ports = clientPorts(kit.urls, {
      opened: () => {
        watch.returned(client);
        if (isBack) kit.counts.reconnects++;
        isBack = true;
      },
      lost: () => watch.left(client),
    });
    this.#link = ports;
    this.client = new RoomClient(table, ports, token === undefined ? {} : { token });
    this.#channel = this.client.channel();
    this.#channel.listen((tell) => this.#hear(tell));
    this.#channel.send({ t: 'watch', viewer: place.seat });
  }

  get isDealt(): boolean {
    return this.#line !== undefined;
  }

  play(): void {
    this.#plays = true;
    this.#consider();
  }

  /** Loses the connection, as if in a tunnel; the client comes back by itself. */
  cut(): void {
    this.#link.cut();
  }

  close(): void {
    this.#plays = false;
    this.client.close();
  }

  #hear(tell: Tell): void {
    switch (tell.t) {
      case 'opened': {
        const setup = makeSetup(tell.opening.choice);
        assert(!isFault(setup), 'a game that is played can be set up');
        this.#line = lineFrom(viewOf(emptyState(setup), tell.viewer));
        this.#follow(tell.entries, tell.result !== undefined);
        return;
      }
      case 'happened':
        this.#follow(tell.entries, tell.result !== undefined);
        return;
      case 'answered':
        this.#answered(tell.answer);
        return;
      case 'closed':
        if (this.#plays) this.#kit.counts.closed++;
        return;
      case 'paused':
    }
  }

  #follow(entries: readonly RecordedEvent[], isOver: boolean): void {
    let line = this.#line!;
    for (const entry of entries) line = follow(line, entry, evolveView);
    this.#line = line;
    const { watch, seat, over } = this.#seat;
    watch.heard(seat - 1, line.number);
    if (!isOver) this.#consider();
    else if (!this.#isOver) {
      this.#isOver = true;
      over();
    }
  }

  #consider(): void {
    const line = this.#line;
    if (!this.#plays || this.#isBusy || line === undefined || this.#isOver) return;
    if (!deciders(line.at.table).includes(this.#seat.seat)) return;
    this.#isBusy = true;
    const { think } = this.#kit;
    if (think === 0) this.#move();
    else setTimeout(() => this.#move(), think * (0.5 + Math.random()));
  }

  #move(): void {
    const line = this.#line!;
    const { mind } = this.#kit;
    const { table, seat, watch } = this.#seat;
    const command = mind(line.at, `${table}/${seat}/${line.number}`);
    this.#askedAt = line.number;
    watch.sent(line.number);
    this.#channel.send({ t: 'act', id: ++this.#asked, at: line.number, command });
  }

  #answered({ t }: Answer): void {
    this.#isBusy = false;
    if (t === 'done') {
      this.#consider();
      return;
    }
    const { counts } = this.#kit;
    this.#seat.watch.refused(this.#askedAt);
    if (t === 'stale') counts.stale++;
    else counts.refused++;
    setTimeout(() => this.#consider(), RETRY);
  }
}
