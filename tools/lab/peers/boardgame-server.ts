/**
 * boardgame.io as its documentation sets it up, with what it has for speed: no undo, moves that only
 * the server makes, WebSockets only; hidden cards cut away by its own `STRIP_SECRETS`.
 */
import { loadOld } from './load-peer.ts';
import { deal, discard, draw, SEATS, type Secret } from './rummy.ts';

/** What is used of boardgame.io, so that this file can be checked where it is not installed. */
type Core = {
  readonly INVALID_MOVE: string;
  readonly PlayerView: { readonly STRIP_SECRETS: unknown };
};
type BoardgameServer = {
  readonly Server: (options: object) => { readonly run: (port: number) => Promise<unknown> };
  readonly SocketIO: new (options: object) => object;
  readonly Origins: { readonly LOCALHOST: unknown };
};

type Shuffling = { readonly random: { readonly Shuffle: (cards: number[]) => number[] } };
type Playing = Shuffling & {
  readonly G: Table;
  readonly playerID: string;
  readonly events: { readonly endTurn: () => void };
};

/** `players` is cut to one's own, `secret` away. */
type Table = {
  secret: { stock: number[]; discarded: number[] };
  players: Record<string, { hand: number[] }>;
  step: 'draw' | 'discard';
  stock: number;
  top: number;
  cards: number[];
};

const { INVALID_MOVE, PlayerView } = loadOld('boardgame.io/core') as Core;
const { Server, SocketIO, Origins } = loadOld('boardgame.io/server') as BoardgameServer;

function secretOf({ secret, players }: Table): Secret {
  const hands = Array.from({ length: SEATS }, (_, seat) => players[seat]!.hand);
  return { stock: secret.stock, discarded: secret.discarded, hands };
}

const rummy = {
  name: 'rummy',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }: Shuffling): Table => {
    const { stock, discarded, hands } = deal((cards) => random.Shuffle(cards));
    return {
      secret: { stock, discarded },
      players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
      step: 'draw',
      stock: stock.length,
      top: discarded.at(-1)!,
      cards: hands.map((hand) => hand.length),
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }: Playing): string | undefined => {
        if (G.step !== 'draw') return INVALID_MOVE;
        draw(secretOf(G), Number(playerID), (cards) => random.Shuffle(cards));
        G.step = 'discard';
        G.stock = G.secret.stock.length;
        G.cards[Number(playerID)]!++;
        return undefined;
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID, events }: Playing, card: number): string | undefined => {
        if (G.step !== 'discard') return INVALID_MOVE;
        if (!discard(secretOf(G), Number(playerID), card)) return INVALID_MOVE;
        G.step = 'draw';
        G.top = card;
        G.cards[Number(playerID)]!--;
        events.endTurn();
        return undefined;
      },
    },
  },
};

const server = Server({
  games: [rummy],
  origins: [Origins.LOCALHOST],
  transport: new SocketIO({
    socketOpts: { transports: ['websocket'], perMessageDeflate: false, httpCompression: false },
  }),
});
await server.run(Number(process.argv[2]));
process.send?.({ t: 'ready' });
