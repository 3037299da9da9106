/**
 * What the operator has in front of them: reports of players about each other, who is banned, and a log
 * of what operators did. Kept where the tables are, so that a backup has it too and every node the same.
 */
import type { NewReport, Origin } from '@palier/table/room';

/** Who did something, as their token is named, and what. Nothing that is kept is ever changed. */
export type Deed = {
  readonly at: number;
  readonly by: string;
  readonly what: DeedName;
  readonly about: { readonly [name: string]: string | number };
};

export const DEEDS = [
  'settle',
  'ban',
  'unban',
  'rename',
  'close',
  'rename-club',
  'close-club',
] as const;
export type DeedName = (typeof DEEDS)[number];

export type KeptDeed = Deed & { readonly no: number };

export type Settlement = { readonly at: number; readonly by: string; readonly note: string };

export type KeptReport = NewReport & { readonly no: number; readonly settled?: Settlement };

/** Whom a ban keeps out. One who signs in could be named here as well. */
export type BanTarget = { readonly t: 'address' } & Origin;

export type NewBan = {
  readonly at: number;
  readonly until: number;
  readonly by: string;
  readonly note: string;
  readonly target: BanTarget;
  /** Who it was about, for the operator to tell bans apart. */
  readonly about: { readonly table: string; readonly person: number; readonly name: string };
};

export type KeptBan = NewBan & { readonly no: number };

export type Office = {
  /** `known`: the same person has reported the same one at that table. `full`: there are `most`. */
  readonly keepReport: (report: NewReport, most: number) => Promise<'kept' | 'known' | 'full'>;
  /** The newest first. */
  readonly reports: (which: Which) => Promise<readonly KeptReport[]>;
  readonly report: (no: number) => Promise<KeptReport | undefined>;
  /** False where there is no such report. Settled again, the newer note counts. */
  readonly settle: (no: number, note: string, who: Doing) => Promise<boolean>;
  /** Its number; undefined where there are `most` in force. */
  readonly ban: (ban: NewBan, most: number) => Promise<number | undefined>;
  /** False where none of that number is in force. */
  readonly unban: (no: number, who: Doing) => Promise<boolean>;
  /** Those in force, the oldest first. */
  readonly bans: (now: number) => Promise<readonly KeptBan[]>;
  readonly note: (deed: Deed) => Promise<void>;
  /** The newest first. */
  readonly log: (most: number) => Promise<readonly KeptDeed[]>;
  /** Reports from before, and bans that ended before; of the log nothing. */
  readonly forget: (before: number) => Promise<void>;
};

export type Doing = Pick<Deed, 'at' | 'by'>;

export type Which = { readonly isSettledToo: boolean; readonly most: number };

/** One person reports another once at a table, and somebody the name of a club. */
export function sourceOf({ table, club, reporter, reported }: NewReport): string {
  if (club !== undefined) return `club/${club}/${reported.names.at(-1) ?? ''}`;
  return `${table}/${reporter.person}/${reported.person}`;
}

export function settling(no: number, note: string, { at, by }: Doing): Deed {
  return { at, by, what: 'settle', about: { report: no, note } };
}

export function banning(no: number, { at, by, until, note, about }: NewBan): Deed {
  const { table, person, name } = about;
  return { at, by, what: 'ban', about: { ban: no, until, table, person, name, note } };
}

export function unbanning(no: number, { at, by }: Doing): Deed {
  return { at, by, what: 'unban', about: { ban: no } };
}
