/** What a table online needs of the world around it. */
import type { Clock, BotDecider } from '../ports.ts';
import type { FillBot } from './decision.ts';
import type { FillStrength } from './options.ts';
import type { ClubTable } from './listing.ts';
import type { ListedTable } from './lobby-wire.ts';
import type { Origin } from './origin.ts';
import type { NewReport } from './report.ts';
import type { RoomName } from './room.ts';
import type { RoomSummary } from './summary.ts';

/** A step as it is stored, and the place it has: the number of steps before it. */
export type StoredStep = { readonly rev: number; readonly step: string };

/**
 * Keeps tables as their steps. What it has said it stored survives a crash; where it fails instead of
 * answering, it may have stored or not, and the next step finds out.
 */
export type Ledger = {
  /** `taken`: there is a table of that id or code. */
  readonly create: (room: RoomName, first: LedgerEntry) => Promise<'stored' | 'taken'>;
  /** By id, or by code in letters of any case. The code of a table may have gone on to the next. */
  readonly find: (name: string) => Promise<RoomName | undefined>;
  /** The steps from a place on; undefined where there is no such table. */
  readonly since: (id: string, rev: number) => Promise<readonly StoredStep[] | undefined>;
  /** Adds the step after the first `rev`. `conflict`: there are more steps than that, or fewer. */
  readonly append: (id: string, rev: number, entry: NextEntry) => Promise<Appended>;
};

export type Appended = 'stored' | 'conflict' | 'missing';

export type LedgerEntry = {
  readonly step: string;
  /** What lists and sweeps need; absent where it is as before. */
  readonly summary?: RoomSummary;
};

export type NextEntry = LedgerEntry & {
  /** A table to go on to: made in the same breath or not at all, and the code is its own from then on. */
  readonly opens?: { readonly id: string; readonly first: LedgerEntry };
};

/**
 * Who runs bots and clocks of a table. Only a matter of thrift: two at once collide in the ledger.
 * `anew`: nobody held it just before, so time may have been lost.
 */
export type Leases = {
  readonly claim: (id: string, ms: number) => Promise<'held' | 'anew' | 'elsewhere'>;
  readonly release: (id: string) => Promise<void>;
};

/** Says to the other nodes what no ledger keeps: who is connected here. May get lost, seldom. */
export type Bus = {
  readonly publish: (news: Gossip) => void;
};

export type Gossip = RoomNews | ListNews | ClubNews;

/** Of one table, to who has it open. */
export type RoomNews =
  /** Who is connected to that node at this table: all of them. */
  | {
      readonly t: 'present';
      readonly node: string;
      readonly id: string;
      readonly people: readonly (readonly [person: number, isAway: boolean])[];
      readonly watchers: number;
    }
  /** Asks the others to say so. */
  | { readonly t: 'who'; readonly node: string; readonly id: string };

/** Of the list of open tables, to everybody. */
export type ListNews<Table = ListedTable> =
  /** A table of that node is in the list, or is no more. */
  | {
      readonly t: 'listed';
      readonly node: string;
      readonly id: string;
      readonly listing: { readonly rev: number; readonly table: Table } | null;
    }
  /** Asks the others to say so of all of theirs. */
  | { readonly t: 'lists'; readonly node: string };

/** Of the tables of clubs: only nodes hear it, which know who may be told. */
export type ClubNews = {
  readonly t: 'clubs';
  readonly node: string;
  readonly news: ListNews<ClubTable>;
};

/** Luck for names and tokens; the shuffles have their own. */
export type RandomSource = {
  /** Hexadecimal, from the system's generator. */
  readonly hex: (bytes: number) => string;
  readonly code: () => string;
  readonly hash: (token: string) => string;
};

export type RoomClock = Clock & { readonly now: () => number };

export type RoomPorts = {
  /** This node among others. */
  readonly node: string;
  readonly engine: string;
  readonly ledger: Ledger;
  readonly leases: Leases;
  readonly bus: Bus;
  readonly clock: RoomClock;
  readonly botDecider: BotDecider;
  readonly random: RandomSource;
  /** The bots that can be seated, and what they are called. */
  readonly bots: {
    readonly isBot: (bot: string) => boolean;
    readonly standIn: string;
    /** Who takes free seats among strangers: as many as there can be seats. */
    readonly fill: (strength: FillStrength) => readonly FillBot[];
  };
  readonly pace: BotPace;
  readonly limits: RoomLimits;
  /** Absent: there is nobody who would read them. */
  readonly reports?: ReportKeeper;
  /** Absent: nobody is banned. */
  readonly bans?: Bans;
  /** Hears of who lets others down at a table among strangers, by the hash of their token; of one perhaps again. */
  readonly deserted?: (token: string) => void;
  /** Hears what goes wrong at the table's own end. */
  readonly report: (error: unknown) => void;
};

/** What people tell the operator about each other. */
export type ReportKeeper = {
  /** Days for which they are kept. */
  readonly days: number;
  /** Whether one more may come from this address now; it counts as one. */
  readonly mayReport: (address: string | undefined) => boolean;
  /** `known`: this person has reported that one at this table before. */
  readonly keep: (report: NewReport) => Promise<'kept' | 'known' | 'full'>;
};

/** Whom the operator keeps from all tables: until when, in milliseconds since 1970. */
export type Bans = {
  /** Who comes from there, as limits are counted. */
  readonly untilFor: (address: string | undefined) => number | undefined;
  /** The same of somebody who is not connected. */
  readonly untilOf: (origin: Origin) => number | undefined;
};

/** Milliseconds. */
export type BotPace = { readonly turn: number; readonly afterRound: number };

export type RoomLimits = {
  /** Milliseconds before a bot plays for somebody who is gone. */
  readonly grace: number;
  readonly watchers: number;
  /** Tables in the list that one address has opened to everybody; 0: any number. */
  readonly listedPerAddress: number;
  /** Milliseconds that a table of quick play waits for people. */
  readonly quickWait: number;
};
