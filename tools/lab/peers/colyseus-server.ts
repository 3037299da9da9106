/**
 * Colyseus as its documentation sets it up for speed: a schema that all clients share, patched as soon
 * as a message was heard instead of 20 times a second; what only one may see goes by message.
 */
import type {
  ColyseusCore,
  ColyseusSchema,
  ColyseusTransport,
  PlayerState,
  ServerClient,
  TableState,
} from './colyseus-types.ts';
import { deal, discard, draw, SEATS, shuffled, type Secret } from './rummy.ts';
import { load } from './load-peer.ts';

const { Room, Server } = (await load('@colyseus/core')) as ColyseusCore;
const { WebSocketTransport } = (await load('@colyseus/ws-transport')) as ColyseusTransport;
const { schema, t } = (await load('@colyseus/schema')) as ColyseusSchema;

const Player = schema({ cards: t.uint8() }, 'Player') as new () => PlayerState;
const Table = schema(
  {
    turn: t.uint8(),
    step: t.uint8(),
    stock: t.uint8(),
    top: t.uint8(),
    moves: t.uint32(),
    players: t.array(Player),
  },
  'Table',
) as new () => TableState;

class RummyRoom extends Room {
  declare state: TableState;
  readonly #secret: Secret = deal(shuffled);
  #joined = 0;

  onCreate(): void {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.state = new Table();
    this.onMessage('draw', (client) => this.#draw(client));
    this.onMessage('discard', (client, card) => this.#discard(client, Number(card)));
  }

  onJoin(client: ServerClient): void {
    client.userData = this.#joined++;
    const player = new Player();
    player.cards = this.#secret.hands[this.state.players.length]!.length;
    this.state.players.push(player);
    if (this.#joined < SEATS) return;
    const { stock, discarded, hands } = this.#secret;
    this.state.step = 1;
    this.state.turn = 0;
    this.state.moves = 0;
    this.state.stock = stock.length;
    this.state.top = discarded.at(-1)!;
    for (const one of this.clients) one.send('hand', hands[Number(one.userData)]);
    this.broadcastPatch();
  }

  #draw(client: ServerClient): void {
    const seat = Number(client.userData);
    const { state } = this;
    if (state.turn !== seat || state.step !== 1) return;
    const card = draw(this.#secret, seat, shuffled);
    state.step = 2;
    state.stock = this.#secret.stock.length;
    state.players[seat]!.cards++;
    state.moves++;
    client.send('card', card);
    this.broadcastPatch();
  }

  #discard(client: ServerClient, card: number): void {
    const seat = Number(client.userData);
    const { state } = this;
    if (state.turn !== seat || state.step !== 2 || !discard(this.#secret, seat, card)) return;
    state.step = 1;
    state.turn = (seat + 1) % SEATS;
    state.top = card;
    state.players[seat]!.cards--;
    state.moves++;
    this.broadcastPatch();
  }
}

const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('rummy', RummyRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
process.send?.({ t: 'ready' });
