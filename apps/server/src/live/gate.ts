/**
 * The door for live connections, at `/live` to a table and at `/lobby` to the list of open ones: who may
 * come in, who is still there, who must go.
 */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type Server as SocketServer, type ServerOptions } from 'ws';
import { MOST_SAID, type Ear, type RoomAsk, type RoomLine } from '@palier/table/room';
import type { Log } from '../base/log.ts';
import { isAllowedHost } from '../base/host.ts';
import type { Misses } from '../base/misses.ts';
import { isAllowedOrigin, type Origins } from '../base/origin.ts';
import { clientAddress, limitKey, type Asking } from '../base/proxy.ts';
import { limit, type ValuesOf } from '../base/setting.ts';
import type { Time } from '../base/time.ts';
import { DEFLATE, isUnreadable } from './broadcast.ts';
import { Costs } from './costs.ts';
import { Framer } from './frame.ts';
import { Allowance, type PaceLimits } from './pace.ts';
import { LOBBY_PATH, readLobbyAsk, readLobbyHello, type Lobby } from './lobby.ts';
import { readAsk, readHello } from './reading.ts';
import { LiveTally } from './tally.ts';
import { LiveSocket, Visitor, type Hall, type Manners } from './visitor.ts';

export const LIVE_PATH = '/live';

export const LIVE_SETTINGS = {
  /** At once. */
  connections: limit(20_000),
  /** Of them from one address. */
  'connections-per-address': limit(100),
  /** A second of one connection; twice as many at once. */
  'message-rate': limit(20),
};

export type LiveSettings = ValuesOf<typeof LIVE_SETTINGS>;

export type GatePorts = {
  readonly connect: (ear: Ear) => RoomLine;
  readonly lobby: Pick<Lobby, 'watch'>;
  readonly misses: Misses;
  readonly time: Time;
  readonly origins: Origins;
  readonly settings: LiveSettings;
  readonly log: Log;
};

/** Milliseconds for the first message. */
const HELLO_TIME = 10_000;
/** Seconds between two signs of life of one connection; the door looks every second, at its share. */
const PULSE = 25;
/** Milliseconds for the other side to say goodbye too. */
const GOODBYE_TIME = 3000;
/** Seconds after which an address's hurry is forgotten. */
const FORGIVEN = 60;
/** Told that there are too many, and not gone yet. Those beyond are not even told. */
const MOST_TURNED_AWAY = 200;

/** `closeTimeout` is younger than the types of `ws`. */
const SOCKET_OPTIONS: ServerOptions<typeof LiveSocket> & { readonly closeTimeout: number } = {
  noServer: true,
  WebSocket: LiveSocket,
  clientTracking: false,
  perMessageDeflate: false,
  // In bytes, which are never fewer than characters.
  maxPayload: MOST_SAID,
  maxFragments: 64,
  closeTimeout: GOODBYE_TIME,
};

/** Behind a path: what is spoken there, and who opens the sockets. */
type Way = { readonly hall: Hall; readonly sockets: SocketServer<typeof LiveSocket> };

export class Gate {
  readonly tally = new LiveTally();
  readonly #ports: GatePorts;
  /** By the path that leads there. */
  readonly #ways: ReadonlyMap<string, Way>;
  readonly #visitors = new Set<Visitor>();
  readonly #perAddress = new Map<string, number>();
  /** How fast an address opens connections, also such as end at once. */
  readonly #arrivals = new Map<string, Allowance>();
  /** Who has not said hello, the first to come first. */
  readonly #silent = new Set<Visitor>();
  /** Whose turn it is to give a sign of life, second by second. */
  readonly #pulse: readonly Set<Visitor>[] = Array.from({ length: PULSE }, () => new Set());
  readonly #costs: Costs | undefined;
  #seconds = 0;
  #turnedAway = 0;
  #isOpen = true;
  readonly #stopBeating: () => void;

  constructor(ports: GatePorts) {
    const { misses, time, settings, log } = ports;
    const rate = settings['message-rate'];
    this.#ports = ports;
    this.#costs = rate === 0 ? undefined : new Costs();
    const shared = {
      misses,
      time,
      pace: { rate, burst: rate * 2 },
      costs: this.#costs,
      framer: new Framer(),
      tally: this.tally,
      log,
      greeted: (visitor: Visitor) => this.#silent.delete(visitor),
      left: (visitor: Visitor) => this.#forget(visitor),
    };
    const live = new WebSocketServer(SOCKET_OPTIONS);
    // What all are told is made small, once; what each at a table is told is another's secret, and short.
    const lobby = new WebSocketServer({ ...SOCKET_OPTIONS, perMessageDeflate: DEFLATE });
    this.#ways = new Map([
      [LIVE_PATH, { hall: { ...shared, manners: tableManners(ports) }, sockets: live }],
      [LOBBY_PATH, { hall: { ...shared, manners: lobbyManners(ports) }, sockets: lobby }],
    ]);
    this.#stopBeating = time.every(1000, () => this.#beat());
  }

  get connections(): number {
    return this.#visitors.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Everybody has to go; who does not is cut off. Ends when nobody is left. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#stopBeating();
    for (const visitor of this.#visitors) visitor.shut('stopping');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const isEmpty = (): boolean => this.#visitors.size === 0 && this.#turnedAway === 0;
    const stopLooking = this.#ports.time.every(10, () => isEmpty() && resolve(undefined));
    const cutOff = this.#ports.time.after(GOODBYE_TIME / 3, () => {
      for (const visitor of this.#visitors) visitor.cut();
    });
    if (!isEmpty()) await promise;
    stopLooking();
    cutOff();
  }

  #upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void {
    const { origins } = this.#ports;
    const asking: Asking = { peer: request.socket.remoteAddress, headers: request.headers };
    const [path] = (request.url ?? '').split('?');
    const way = this.#ways.get(path ?? '');
    if (way === undefined) return this.#reject(wire, 404);
    if (!isAllowedHost(asking, origins.hosts)) return this.#reject(wire, 421);
    if (!this.#isOpen || this.#turnedAway >= MOST_TURNED_AWAY) return this.#reject(wire, 503);
    if (!isAllowedOrigin(asking, origins)) return this.#reject(wire, 403);
    const key = limitKey(clientAddress(asking, origins.trust));
    if (!this.#mayArrive(key)) return this.#reject(wire, 429);
    const offer = request.headers['sec-websocket-extensions'];
    if (offer !== undefined && isUnreadable(offer)) {
      delete request.headers['sec-websocket-extensions'];
    }
    return way.sockets.handleUpgrade(request, wire, head, (socket) => {
      this.#admit(way.hall, socket, { wire, key });
    });
  }

  #mayArrive(key: string): boolean {
    const { settings, time } = this.#ports;
    const most = settings['connections-per-address'];
    if (most === 0) return true;
    const pace = arrivalPace(most);
    const now = time.steady();
    const arrivals = this.#arrivals.get(key) ?? new Allowance(pace, now);
    this.#arrivals.set(key, arrivals);
    return arrivals.take(pace, now) === 'on';
  }

  #admit(hall: Hall, socket: LiveSocket, { wire, key }: { wire: Duplex; key: string }): void {
    const here = this.#perAddress.get(key) ?? 0;
    const { connections, 'connections-per-address': fromOne } = this.#ports.settings;
    const isTooMany = isReached(connections, this.#visitors.size) || isReached(fromOne, here);
    if (isTooMany) return this.#turnAway(new Visitor(this.#outside(hall), socket, { wire, key }));
    this.tally.opened++;
    this.#perAddress.set(key, here + 1);
    const visitor = new Visitor(hall, socket, { wire, key });
    this.#visitors.add(visitor);
    this.#silent.add(visitor);
    this.#pulse[this.#seconds % PULSE]!.add(visitor);
    return this.#ports.log.info('connection opened');
  }

  #turnAway(visitor: Visitor): void {
    this.#turnedAway++;
    this.#ports.log.warn({ address: visitor.key }, 'too many connections');
    visitor.shut('too-many');
  }

  /** For those who do not count, because they must go at once. */
  #outside(hall: Hall): Hall {
    return { ...hall, left: () => void this.#turnedAway-- };
  }

  #forget(visitor: Visitor): void {
    this.#visitors.delete(visitor);
    this.#silent.delete(visitor);
    for (const share of this.#pulse) if (share.delete(visitor)) break;
    const here = (this.#perAddress.get(visitor.key) ?? 0) - 1;
    if (here > 0) this.#perAddress.set(visitor.key, here);
    else this.#perAddress.delete(visitor.key);
  }

  #beat(): void {
    this.#seconds++;
    for (const visitor of this.#pulse[this.#seconds % PULSE]!) visitor.beat();
    const now = this.#ports.time.steady();
    if (this.#seconds % FORGIVEN === 0) {
      this.#arrivals.clear();
      this.#costs?.tidy(now);
    }
    for (const visitor of this.#silent) {
      if (now - visitor.cameAt < HELLO_TIME) break;
      this.#silent.delete(visitor);
      visitor.shut('too-slow');
    }
  }

  /** Answers as HTTP: there is no live connection yet. */
  #reject(wire: Duplex, status: number): void {
    this.tally.rejected++;
    const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    wire.on('error', () => undefined);
    wire.once('finish', () => wire.destroy());
    wire.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
}

function tableManners({ connect, misses }: GatePorts): Manners {
  return {
    greet: (visitor, text) => {
      const message = readHello(text);
      if (typeof message === 'string') return message;
      const { table } = message;
      if (!misses.mayTry(visitor.key, table)) return 'too-fast';
      const line = connect(visitor);
      return { line, table, begin: () => line.hear(message) };
    },
    readAsk,
  };
}

function lobbyManners({ lobby }: GatePorts): Manners {
  return {
    greet: (visitor, text) => {
      const line = readLobbyHello(text) ?? lobby.watch(visitor);
      if (typeof line === 'string') return line;
      const hear = (message: RoomAsk): void =>
        message.t === 'ping' ? line.hear(message) : undefined;
      return { line: { ...line, hear }, table: '', begin: () => undefined };
    },
    readAsk: readLobbyAsk,
  };
}

/** All that an address may have can come at once, twice, as after a restart; then a fifth a second. */
function arrivalPace(perAddress: number): PaceLimits {
  return { rate: Math.max(1, perAddress / 5), burst: Math.max(10, perAddress * 2) };
}

function isReached(limit: number, count: number): boolean {
  return limit > 0 && count >= limit;
}
