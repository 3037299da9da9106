/** What keeps the tables of a server, and joins its nodes where there are several. */
import type { PeopleStore } from '@palier/people';
import type {
  Bus,
  Gossip,
  Leases,
  Ledger,
  RoomSummary,
  Standing,
  StoredStep,
} from '@palier/table/room';
import type { Office } from './office.ts';

export type Storage = {
  readonly ledger: Ledger;
  readonly pushes: PushStore;
  readonly leases: Leases;
  readonly bus: Bus;
  readonly people: PeopleStore;
  readonly office: Office;
  /** From now on these hear what other nodes do. */
  readonly listen: (ears: Ears) => void;
  readonly ready: () => Promise<boolean>;
  readonly count: () => Promise<{ readonly tables: number }>;
  /** How these tables stand, as far as it is kept beside their steps; those that are there. */
  readonly standings: (ids: readonly string[]) => Promise<readonly KeptStanding[]>;
  /** Which of these tables are still there, and not over. */
  readonly stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Tables over days at which something is to be done by then, the longest due first; so many at most. */
  readonly due: (now: number, most: number) => Promise<readonly DueTable[]>;
  /** Tables whose game is over, or that were closed, and whose end has not been put down; the oldest first. */
  readonly unsettled: (most: number) => Promise<readonly string[]>;
  /** It has been, for good. */
  readonly settle: (id: string) => Promise<void>;
  /** Removes what is too old, by the machine's clock. */
  readonly sweep: (now: number, rules: SweepRules) => Promise<Swept>;
  /**
   * How many milliseconds this node's clock is ahead of the one that all nodes share. One that is off
   * lets others have its leases and removes nothing.
   */
  readonly clockSkew: (now: () => number) => Promise<number>;
  /** Copies everything to a file, while the server runs. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Ears = {
  /** A step that another node stored. */
  readonly step: (id: string, stored: StoredStep) => void;
  readonly gossip: (news: Gossip) => void;
  /** Something may have gone by unheard. */
  readonly resync: () => void;
  /** Another node is gone. */
  readonly forget: (node: string) => void;
};

/** `standing` only of a game over days that has begun. */
export type KeptStanding = {
  readonly id: string;
  readonly phase: RoomSummary['phase'];
  readonly standing: Standing | undefined;
};

/** As a database answers. */
export type StandingRow = {
  readonly id: string;
  readonly phase: string;
  readonly standing: string | null;
};

export function keptStanding({ id, phase, standing }: StandingRow): KeptStanding {
  return {
    id,
    phase: phase as KeptStanding['phase'],
    standing: standing === null ? undefined : (JSON.parse(standing) as Standing),
  };
}

/** By the clock that tables go by. */
export type DueTable = { readonly id: string; readonly due: number };

/** Milliseconds since the last step after which a table is removed. */
export type SweepRules = {
  /** In the lobby, without anybody who has joined. */
  readonly empty: number;
  /** In the lobby, or with its game unfinished. */
  readonly idle: number;
  readonly retention: number;
  /** Of a hundred tables that anybody joined, how many may go at once. */
  readonly share: number;
};

/** How many tables were removed, and how many are due but stay because they are more than their share. */
export type Swept = { readonly removed: number; readonly held: number };

/** Milliseconds by which clocks may differ, and nobody minds. */
export const MOST_SKEW = 1000;

/** Steps of what it means to be touched, so that not every move writes a time: sweeping comes later by it. */
export const TOUCH_STEP = 5 * 60_000;

/**
 * Tables last touched before these times are due. Joining and leaving are always touches, and a table over
 * days counts as touched until its clock runs out.
 */
export type SweepLimits = Pick<SweepRules, 'empty' | 'idle' | 'retention'>;

export function sweepLimits(now: number, { empty, idle, retention }: SweepRules): SweepLimits {
  return {
    empty: now - empty,
    idle: now - idle - TOUCH_STEP,
    retention: now - retention - TOUCH_STEP,
  };
}

/**
 * Where more is due than is plausible, it is the clock that is wrong: what people have played stays, and
 * only tables without anybody go. `due` and `joined` are of those that somebody joined.
 */
export function heldBack(
  limits: SweepLimits,
  { due, joined, share }: { readonly due: number; readonly joined: number; readonly share: number },
): { readonly limits: SweepLimits; readonly held: number } {
  if (due * 100 <= joined * share) return { limits, held: 0 };
  return { limits: { ...limits, idle: 0, retention: 0 }, held: due };
}

/** Tables removed in one transaction: while that lasts, nobody else writes. */
export const SWEEP_CHUNK = 20;

/** A table about which nothing was said. */
export const NO_SUMMARY: RoomSummary = { phase: 'lobby', round: 0, people: 0 };

/** How a game over days stands, as it is kept. */
export function standingText({ days }: RoomSummary): string | null {
  return days === undefined ? null : JSON.stringify(days.standing);
}

/** Milliseconds after which news of a table is told to who is not there: most are, or play on at once. */
export const NEWS_DELAY = 3000;

/** What browsers are told while nobody has the game open; and what is to be told. */
export type PushStore = {
  /** A value that is made once, by whichever node comes first. */
  readonly secret: (name: string, fresh: string) => Promise<string>;
  /** All that a device wants to hear of, instead of what it wanted before. Of tables that are there. */
  readonly keep: (device: PushDevice, seats: readonly PushSeat[]) => Promise<void>;
  readonly forget: (device: string) => Promise<void>;
  /** Tables with news to be told by then, the oldest first; so many at most. */
  readonly news: (now: number, most: number) => Promise<readonly TableNews[]>;
  /** Who wants to hear of a table. */
  readonly listeners: (id: string) => Promise<readonly PushListener[]>;
  /** It has been told this news. */
  readonly told: (seat: PushSeat, device: string, no: number) => Promise<void>;
  /** The news of a table is done with, or tried again then; not where there is other news by now. */
  readonly settle: (id: string, no: number, again?: number) => Promise<void>;
  /** The browser of a session wants to hear of invitations; it goes with the session. */
  readonly keepFor: (who: PushOwner, where: PushAddress) => Promise<void>;
  readonly forgetFor: (session: string) => Promise<void>;
  /** Invitations to be told by then, the oldest first; so many at most. */
  readonly calls: (now: number, most: number) => Promise<readonly Call[]>;
  /** Where somebody hears of them. */
  readonly callees: (profile: string) => Promise<readonly PushAddress[]>;
  /** A device has been told. Not where there is another invitation by now, and so below. */
  readonly toldCall: (call: Call, device: string) => Promise<void>;
  readonly settleCall: (call: Call, again?: number) => Promise<void>;
};

/** Where a browser is reached. */
export type PushAddress = {
  /** A name for it: the hash of its endpoint. */
  readonly device: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushOwner = { readonly profile: string; readonly session: string };

/** A friend invites somebody to a table. */
export type Call = {
  readonly from: string;
  readonly to: string;
  /** What the friend is called. */
  readonly name: string;
  /** The code of the table. */
  readonly table: string;
  readonly made: number;
  readonly tries: number;
  /** The devices that have been told. */
  readonly told: readonly string[];
};

export type CallRow = { readonly [name: string]: unknown };

export function callFrom(row: CallRow): Call {
  const { from, to, name, table, made, tries, told } = row;
  return {
    from: String(from),
    to: String(to),
    name: String(name),
    table: String(table),
    made: Number(made),
    tries: Number(tries),
    told: String(told).split(' ').filter(Boolean),
  };
}

export type PushDevice = PushAddress & {
  /** The kinds of news, divided by spaces. */
  readonly wants: string;
};

/** `token`: the hash of what proves it. */
export type PushSeat = { readonly id: string; readonly token: string };

/** `sent`: the number of the news that it was told last. */
export type PushListener = PushDevice & { readonly token: string; readonly sent: number | null };

export type TableNews = KeptStanding & {
  /** Another for all that happens. */
  readonly no: number;
  /** How often it could not be told to all. */
  readonly tries: number;
};

export type NewsRow = StandingRow & { readonly no: unknown; readonly tries: unknown };

export function tableNews(row: NewsRow): TableNews {
  return { ...keptStanding(row), no: Number(row.no), tries: Number(row.tries) };
}
