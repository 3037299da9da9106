/**
 * Players of boardgame.io, who draw and discard as soon as it is their turn. They speak its protocol
 * over socket.io themselves: its own client folds the game too, which would only cost its server cores.
 */
import { followOrders } from '../../../apps/cli/src/load/crew.ts';
import { MoveWatch, type Meter } from '../../../apps/cli/src/load/meter.ts';
import { loadOld } from './load-peer.ts';
import { PeerCounts, type PeerSpec } from './peer-spec.ts';
import { SEATS } from './rummy.ts';

type Socket = {
  readonly on: (event: string, hear: (...args: never[]) => void) => void;
  readonly emit: (event: string, ...args: unknown[]) => void;
};
type SocketIo = { readonly io: (url: string, options: object) => Socket };

type GameState = {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
  readonly G: {
    readonly step: 'draw' | 'discard';
    readonly players: { readonly [seat: string]: { readonly hand: readonly number[] } };
  };
};

const { io } = loadOld('socket.io-client') as SocketIo;
const counts = new PeerCounts();

type Seating = { readonly match: string; readonly seat: number; readonly credentials: string };

class Player {
  readonly #socket: Socket;
  readonly #seating: Seating;
  readonly #watch: MoveWatch;
  #state: GameState | undefined;
  #moved = -1;
  #plays = false;

  constructor(url: string, seating: Seating, watch: MoveWatch) {
    this.#seating = seating;
    this.#watch = watch;
    const socket = io(`${url}/rummy`, { transports: ['websocket'], forceNew: true });
    this.#socket = socket;
    const { match, seat, credentials } = seating;
    socket.on('connect', () => socket.emit('sync', match, String(seat), credentials, SEATS));
    socket.on('sync', (_match: never, { state }: { state: GameState }) => this.#see(state));
    socket.on('update', (_match: never, state: GameState) => this.#see(state));
    socket.on('disconnect', () => counts.add('dropped'));
    socket.on('connect_error', () => counts.add('errors'));
  }

  get isSeated(): boolean {
    return this.#state !== undefined;
  }

  play(): void {
    this.#plays = true;
    this.#act();
  }

  #see(state: GameState): void {
    this.#state = state;
    this.#watch.heard(this.#seating.seat, state._stateID);
    if (this.#plays) this.#act();
  }

  #act(): void {
    const state = this.#state;
    const { match, seat, credentials } = this.#seating;
    const playerID = String(seat);
    if (state === undefined || state.ctx.currentPlayer !== playerID) return;
    if (state._stateID === this.#moved) return;
    this.#moved = state._stateID;
    this.#watch.sent(state._stateID);
    const { step, players } = state.G;
    const args = step === 'draw' ? [] : [players[playerID]!.hand[0]];
    const payload = { type: step, args, playerID, credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, playerID);
  }
}

const players: Player[] = [];

async function openTable(url: string, meter: Meter): Promise<void> {
  const watch = new MoveWatch(meter, SEATS);
  const games = `${url}/games/rummy`;
  const { matchID: match } = await post<{ matchID: string }>(`${games}/create`, {
    numPlayers: SEATS,
  });
  const own: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(
      `${games}/${match}/join`,
      { playerID: String(seat), playerName: `Player ${seat}` },
    );
    own.push(new Player(url, { match, seat, credentials }, watch));
  }
  while (!own.every(({ isSeated }) => isSeated)) {
    await new Promise((settle) => setTimeout(settle, 5));
  }
  players.push(...own);
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
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
