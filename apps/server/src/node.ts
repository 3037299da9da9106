/** One node: the tables that are open here, the door to them, and the bots that think for them. */
import {
  ClubGames,
  Clubs,
  Friends,
  Games,
  Manners,
  Nights,
  People,
  Ratings,
  Settler,
} from '@palier/people';
import { randomInt } from 'node:crypto';
import { Rooms, type ReportKeeper } from '@palier/table/room';
import type { Office, Storage } from './ledger/index.ts';
import { BanList } from './admin/bans.ts';
import { reportKeeper } from './admin/reports.ts';
import { Makers } from './api/makers.ts';
import { ClockWatch } from './clock-watch.ts';
import { DueWatch } from './due-watch.ts';
import { Gate } from './live/gate.ts';
import { Lobby } from './live/lobby.ts';
import type { Log } from './base/log.ts';
import { hostsOf } from './base/host.ts';
import { Misses } from './base/misses.ts';
import { systemRandom } from './base/random.ts';
import type { Metrics } from './metrics.ts';
import { NightWatch } from './night-watch.ts';
import { BotPool } from './bot-decider/pool.ts';
import { BOTS } from './bot-decider/roster.ts';
import type { Origins } from './base/origin.ts';
import { startPushes, type Pushes } from './push/pushes.ts';
import { SettleWatch } from './settle-watch.ts';
import { SECOND, type CompleteSettings } from './settings.ts';
import { startSweeping } from './sweep.ts';
import type { Time } from './base/time.ts';

/** What a server stands on. */
export type Ground = {
  /** The name of this node among others, another at each start. */
  readonly name: string;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly log: Log;
  /** The program, for records. */
  readonly engine: string;
  readonly time: Time;
  /** Hears what goes wrong at the server's own end. */
  readonly report: (error: unknown) => void;
};

export type Node = {
  readonly rooms: Rooms;
  readonly people: People;
  readonly friends: Friends;
  readonly clubs: Clubs;
  readonly reports: ReportKeeper;
  readonly clubGames: ClubGames;
  readonly games: Games;
  readonly ratings: Ratings;
  readonly settler: Settler;
  readonly manners: Manners;
  readonly nights: Nights;
  readonly gate: Gate;
  readonly makers: Makers;
  readonly misses: Misses;
  readonly origins: Origins;
  readonly pushes: Pushes | undefined;
  readonly isStopping: () => boolean;
  readonly office: Office;
  readonly bans: BanList;
  /** What has to be known before anybody comes. */
  readonly prepare: () => Promise<void>;
  readonly isReady: () => Promise<boolean>;
  readonly tables: () => Promise<number>;
  /** Everybody is told, and gone when it ends. */
  readonly stop: () => Promise<void>;
  /** What is needed until the last request is answered. */
  readonly close: () => Promise<void>;
};

const DAY = 86_400_000;

/** Everybody looks at what a round has changed. */
const ROUND_PACES = 4;

export async function makeNode(settings: CompleteSettings, ground: Ground): Promise<Node> {
  const { storage, metrics, log, time, report } = ground;
  const origins = originsOf(settings);
  const makers = new Makers(settings['tables-per-address'], storage.stillOpen);
  const botDecider = new BotPool({
    threads: settings['bot-threads'],
    clock: time,
    report,
    // Of a table that was made before this start, nobody knows by whom.
    ownerOf: (table) => makers.makerOf(table) ?? table,
  });
  const { office } = storage;
  const bans = new BanList({ office, time, hash: systemRandom.hash });
  const { people: store } = storage;
  const peoplePorts = { store, random: systemRandom, now: time.wall, most: settings.profiles };
  const manners = new Manners(peoplePorts);
  const reports = reportKeeper({ office, time, settings, log });
  const rooms = makeRooms(settings, { ...ground, botDecider, makers, bans, manners, reports });
  const stopFollowing = bans.follow(async () => rooms.heedBans());
  const people = new People(peoplePorts);
  const nights = new Nights({
    store: store.nights,
    clubs: store.clubs,
    rooms: {
      createForNight: async (table) => rooms.createForNight(table),
      nightResult: async (id, doing) => rooms.nightResult(id, doing),
      unseal: async (id) => rooms.unseal(id),
      stillOpen: storage.stillOpen,
    },
    random: { ...systemRandom, below: (n) => randomInt(n) },
    bots: BOTS.fill('steady').map((one) => ({ ...one, t: 'bot' })),
    now: time.wall,
  });
  const misses = new Misses(time.steady, settings['request-rate'] > 0);
  const { openTables } = rooms;
  const lobby = new Lobby({ openTables, time, settings });
  const gate = new Gate({
    connect: (ear) => rooms.connect(ear),
    lobby,
    misses,
    time,
    origins,
    settings,
    log,
  });
  const tables = async (): Promise<number> => (await storage.count()).tables;
  const swept = async (isTimely: boolean): Promise<void> => {
    await makers.forgetClosed();
    if (isTimely) await nights.sweep();
    if (isTimely) await office.forget(time.wall() - settings['report-days'] * DAY);
  };
  const sweeper = startSweeping({ storage, people, time, settings, swept, log, report });
  const clock = new ClockWatch({ storage, time, log, report });
  const dues = new DueWatch({ storage, rooms, time, report });
  const { hash } = systemRandom;
  const settler = new Settler({ ledger: storage.ledger, store, hash, now: time.wall });
  const settling = new SettleWatch({ storage, settler, time, report });
  const nightWatch = new NightWatch({ nights, leases: storage.leases, time, report });
  const { isLooking } = rooms;
  const pushes = await startPushes({ storage, isLooking, time, settings, log, report });
  metrics.watch({
    rooms,
    tables,
    gate,
    lobby,
    openTables,
    botDecider,
    sweeper,
    clock,
    pushes,
    settling,
  });
  let isStopping = false;
  return {
    rooms,
    people,
    friends: new Friends(peoplePorts),
    clubs: new Clubs(peoplePorts),
    reports,
    clubGames: new ClubGames(peoplePorts),
    games: new Games(peoplePorts),
    ratings: new Ratings(peoplePorts),
    settler,
    manners,
    nights,
    gate,
    makers,
    misses,
    origins,
    pushes,
    isStopping: () => isStopping,
    office,
    bans,
    prepare: async () => void (await bans.refresh()),
    isReady: async () => !isStopping && storage.ready(),
    tables,
    stop: async () => {
      isStopping = true;
      sweeper.stop();
      stopFollowing();
      clock.stop();
      dues.stop();
      await nightWatch.stop();
      lobby.close();
      await settling.stop();
      await pushes?.stop();
      await rooms.stop();
      await gate.close();
    },
    close: async () => {
      await botDecider.close();
      await storage.close();
    },
  };
}

function originsOf(settings: CompleteSettings): Origins {
  const { origins, 'public-url': own, 'trust-proxy': trust } = settings;
  if (own === undefined) return { allowed: origins, trust };
  const allowed = [...origins, own];
  return { allowed, trust, hosts: hostsOf(allowed) };
}

type RoomGround = Ground & {
  readonly botDecider: BotPool;
  readonly makers: Makers;
  readonly bans: BanList;
  readonly manners: Manners;
  readonly reports: ReportKeeper;
};

function makeRooms(settings: CompleteSettings, ground: RoomGround): Rooms {
  const { name, storage, metrics, botDecider, makers, bans, manners } = ground;
  const { time, engine, report, reports } = ground;
  const { 'bot-pace': pace, grace, watchers } = settings;
  const rooms = new Rooms({
    node: name,
    engine,
    ledger: makers.noting(metrics.measured(storage.ledger, time.steady)),
    leases: storage.leases,
    bus: storage.bus,
    clock: time,
    botDecider,
    random: systemRandom,
    bots: BOTS,
    pace: { turn: pace, afterRound: pace * ROUND_PACES },
    limits: {
      grace: grace * SECOND,
      watchers,
      listedPerAddress: settings['listed-per-address'],
      quickWait: settings['quick-wait'] * SECOND,
    },
    reports,
    bans,
    deserted: (token) => void manners.left(token).catch(report),
    report,
  });
  storage.listen({
    step: (id, stored) => rooms.heed(id, stored),
    gossip: (news) => rooms.hear(news),
    resync: () => rooms.resync(),
    forget: (node) => rooms.forget(node),
  });
  // What the others have open already.
  rooms.openTables.resync();
  return rooms;
}
