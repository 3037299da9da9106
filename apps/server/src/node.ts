/** One node: the tables that are open here, the door to them, and the bots that think for them. */
import { GRACE, Rooms } from '@palier/table/room';
import type { Storage } from './ledger/index.ts';
import { USUAL_LIMITS, type ServerLimits } from './limits.ts';
import { Gate } from './live/gate.ts';
import type { Log } from './log.ts';
import { systemRandom } from './random.ts';
import type { Metrics } from './metrics.ts';
import { BotPool } from './bot-decider/pool.ts';
import { BOTS, usualThreads } from './bot-decider/roster.ts';
import type { Origins } from './origin.ts';
import { TRUST_NOBODY } from './proxy.ts';
import type { ServerOptions } from './options.ts';
import { startSweeping } from './sweep.ts';
import { systemTime, type Time } from './time.ts';

/** What a server stands on. */
export type Ground = {
  /** The name of this node among others, another at each start. */
  readonly name: string;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Hears what goes wrong at the server's own end. */
  readonly report: (error: unknown) => void;
};

export type Node = {
  readonly rooms: Rooms;
  readonly gate: Gate;
  readonly limits: ServerLimits;
  readonly origins: Origins;
  readonly engine: string;
  readonly time: Time;
  readonly isStopping: () => boolean;
  readonly isReady: () => Promise<boolean>;
  readonly tables: () => Promise<number>;
  /** Everybody is told, and gone when it ends. */
  readonly stop: () => Promise<void>;
  /** What is needed until the last request is answered. */
  readonly close: () => Promise<void>;
};

export const BOT_PACE = 900;
/** Everybody looks at what a round has changed. */
const ROUND_PACES = 4;

export function makeNode(options: ServerOptions, ground: Ground): Node {
  const { storage, metrics, log, report } = ground;
  const { time = systemTime, engine = 'palier', botThreads = usualThreads() } = options;
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const origins = originsOf(options);
  const botDecider = new BotPool({ threads: botThreads, clock: time, report });
  const rooms = makeRooms(options, { ...ground, botDecider, limits, time, engine });
  const gate = new Gate({
    connect: (ear) => rooms.connect(ear),
    time,
    origins,
    limits: {
      connections: limits.connections,
      perAddress: limits.connectionsPerAddress,
      pace: { rate: limits.messageRate, burst: limits.messageRate * 2 },
    },
    log,
  });
  const tables = async (): Promise<number> => (await storage.count()).tables;
  metrics.watch({ rooms, tables, gate, botDecider });
  const stopSweeping = startSweeping({ storage, time, limits, log, report });
  let isStopping = false;
  return {
    rooms,
    gate,
    limits,
    origins,
    engine,
    time,
    isStopping: () => isStopping,
    isReady: async () => !isStopping && storage.ready(),
    tables,
    stop: async () => {
      isStopping = true;
      stopSweeping();
      await rooms.stop();
      await gate.close();
    },
    close: async () => {
      await botDecider.close();
      await storage.close();
    },
  };
}

function originsOf({ origins = [], publicUrl, trust = TRUST_NOBODY }: ServerOptions): Origins {
  return { allowed: publicUrl === undefined ? origins : [...origins, publicUrl], trust };
}

type RoomGround = Ground &
  Pick<Node, 'limits' | 'time' | 'engine'> & { readonly botDecider: BotPool };

function makeRooms(options: ServerOptions, ground: RoomGround): Rooms {
  const { name, storage, metrics, botDecider, limits, time, engine, report } = ground;
  const { botPace = BOT_PACE, grace = GRACE } = options;
  const rooms = new Rooms({
    node: name,
    engine,
    ledger: metrics.measured(storage.ledger, time.steady),
    leases: storage.leases,
    bus: storage.bus,
    clock: time,
    botDecider,
    random: systemRandom,
    bots: BOTS,
    pace: { turn: botPace, afterRound: botPace * ROUND_PACES },
    limits: { grace, watchers: limits.watchers },
    report,
  });
  storage.listen({
    step: (id, stored) => rooms.heed(id, stored),
    gossip: (news) => rooms.hear(news),
    resync: () => rooms.resync(),
    forget: (node) => rooms.forget(node),
  });
  return rooms;
}
