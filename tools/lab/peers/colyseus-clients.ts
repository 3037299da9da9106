/** Players of Colyseus, by its own client, who draw and discard as soon as it is their turn. */
import { followOrders } from '../../../apps/cli/src/load/crew.ts';
import { MoveWatch, type Meter } from '../../../apps/cli/src/load/meter.ts';
import type { ColyseusSdk, JoinedRoom, TableState } from './colyseus-types.ts';
import { load } from './load-peer.ts';
import { PeerCounts, type PeerSpec } from './peer-spec.ts';
import { SEATS } from './rummy.ts';

// The client takes what is there, and `ws` costs much less than the WebSocket of Node.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client } = (await load('@colyseus/sdk')) as ColyseusSdk;

class Player {
  readonly #room: JoinedRoom;
  readonly #watch: MoveWatch;
  readonly #seat: number;
  #hand: number[] = [];
  #state: TableState | undefined;
  #moved = -1;
  #plays = false;

  constructor(room: JoinedRoom, seat: number, watch: MoveWatch) {
    this.#room = room;
    this.#seat = seat;
    this.#watch = watch;
    room.onMessage('hand', (hand) => {
      this.#hand = hand as number[];
    });
    room.onMessage('card', (card) => this.#hand.push(card as number));
    room.onStateChange((state) => this.#see(state));
    room.onLeave(() => counts.add('dropped'));
    room.onError(() => counts.add('errors'));
  }

  get isSeated(): boolean {
    return this.#hand.length > 0 && this.#state?.step === 1;
  }

  play(): void {
    this.#plays = true;
    this.#act();
  }

  #see(state: TableState): void {
    this.#state = state;
    this.#watch.heard(this.#seat, state.moves);
    if (this.#plays) this.#act();
  }

  #act(): void {
    const state = this.#state;
    if (state === undefined || state.turn !== this.#seat || state.moves === this.#moved) return;
    this.#moved = state.moves;
    this.#watch.sent(state.moves);
    if (state.step === 1) this.#room.send('draw');
    else this.#room.send('discard', this.#hand.shift());
  }
}

const counts = new PeerCounts();
const players: Player[] = [];

async function openTable(url: string, meter: Meter): Promise<void> {
  const watch = new MoveWatch(meter, SEATS);
  const client = new Client(url);
  const first = await client.create('rummy');
  const own = [new Player(first, 0, watch)];
  for (let seat = 1; seat < SEATS; seat++) {
    own.push(new Player(await new Client(url).joinById(first.roomId), seat, watch));
  }
  while (!own.every(({ isSeated }) => isSeated)) {
    await new Promise((settle) => setTimeout(settle, 5));
  }
  players.push(...own);
}

followOrders<PeerSpec>({
  open: async ({ url, tables }, meter) => {
    for (let table = 0; table < tables; table++) await openTable(url, meter);
  },
  play: () => {
    for (const player of players) player.play();
  },
  counts: () => counts.all(),
});
