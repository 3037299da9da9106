/** What profiles need of the world around them. */
import type {
  Ceremony,
  Invitation,
  KeptSeat,
  Passkey,
  Person,
  Profile,
  Session,
  Tie,
} from './kept.ts';

/**
 * Keeps people. What it has said is done survives a crash. Everything of a profile goes with it, also
 * where another node adds to it at the same moment: that is answered `missing`.
 */
export type PeopleStore = {
  readonly count: () => Promise<number>;

  readonly create: (profile: Profile, session: Session) => Promise<void>;
  readonly find: (id: string) => Promise<Profile | undefined>;
  readonly rename: (id: string, look: Look) => Promise<Done>;
  /** Removes it with all that belongs to it. */
  readonly remove: (id: string) => Promise<Done>;

  /** The fingerprint of the one code that lets its owner back in; the one before is worth nothing. */
  readonly setRecovery: (id: string, hash: string) => Promise<Done>;
  readonly hasRecovery: (id: string) => Promise<boolean>;
  readonly byRecovery: (hash: string) => Promise<Profile | undefined>;

  /** The sessions unseen for longest make room. */
  readonly addSession: (session: Session) => Promise<Done>;
  readonly bySession: (hash: string) => Promise<SignedIn | undefined>;
  /** Of the session and of its profile. */
  readonly seen: (session: Session, at: number) => Promise<void>;
  /** The one seen last comes first. */
  readonly sessions: (profile: string) => Promise<readonly Session[]>;
  readonly endSession: (profile: string, id: string) => Promise<Done>;
  readonly endOthers: (profile: string, id: string) => Promise<void>;

  readonly addPasskey: (passkey: Passkey) => Promise<Done | 'taken' | 'too-many'>;
  readonly passkey: (id: string) => Promise<Passkey | undefined>;
  readonly usePasskey: (id: string, use: Pick<Passkey, 'counter' | 'used'>) => Promise<Done>;
  /** The oldest first. */
  readonly passkeys: (profile: string) => Promise<readonly Passkey[]>;
  readonly removePasskey: (profile: string, id: string) => Promise<Done>;

  readonly begin: (ceremony: Ceremony) => Promise<void>;
  /** Gives it away once. */
  readonly take: (id: string) => Promise<Ceremony | undefined>;

  /** One of a table and token that is there is written anew; the oldest make room. */
  readonly keepSeats: (profile: string, seats: readonly KeptSeat[]) => Promise<Done>;
  /** The one kept last comes first. */
  readonly seats: (profile: string) => Promise<readonly KeptSeat[]>;
  readonly forgetSeat: (profile: string, seat: SeatKey) => Promise<Done>;

  readonly friends: FriendStore;

  /** Removes what has not been seen since these times. */
  readonly sweep: (limits: PeopleLimits) => Promise<SweptPeople>;
};

/** Keeps who is whose friend. Everything of two people goes with either of them. */
export type FriendStore = {
  /** What others find somebody by; the one before leads nowhere. `taken`: it is somebody else's. */
  readonly setCode: (id: string, code: string) => Promise<Done | 'taken'>;
  readonly codeOf: (id: string) => Promise<string | undefined>;
  readonly byCode: (code: string) => Promise<Person | undefined>;
  /**
   * One wants the other for a friend. `missing`: there is no such person, or one of them does not want to
   * see the other. `too-many`: of either.
   */
  readonly tie: (pair: Pair, at: number) => Promise<Done | 'too-many'>;
  /** Neither does any more. */
  readonly untie: (pair: Pair) => Promise<Done>;
  /** By name. */
  readonly ties: (id: string) => Promise<readonly Tie[]>;
  /** Neither sees the other any more. */
  readonly block: (pair: Pair, at: number) => Promise<Done | 'too-many'>;
  readonly unblock: (pair: Pair) => Promise<Done>;
  /** By name. */
  readonly blocked: (id: string) => Promise<readonly Person[]>;
  readonly here: (id: string, at: number) => Promise<void>;
  /** To a friend only; the newest takes the place of the one before. */
  readonly invite: (pair: Pair, table: string, at: number) => Promise<Done>;
  /** To somebody, made since then; the newest first. */
  readonly invitations: (id: string, since: number) => Promise<readonly Invitation[]>;
  /** By `other`, to `id`. */
  readonly dropInvitation: (pair: Pair) => Promise<Done>;
};

/** Who does it, and to whom. */
export type Pair = { readonly id: string; readonly other: string };

export type Done = 'done' | 'missing';
export type Look = Pick<Profile, 'name' | 'face'>;
export type SeatKey = Pick<KeptSeat, 'table' | 'token'>;
export type SignedIn = { readonly profile: Profile; readonly session: Session };

export type PeopleLimits = {
  readonly ceremonies: number;
  readonly invitations: number;
  readonly sessions: number;
  readonly profiles: number;
  /** Of a hundred profiles, how many may go at once: where more are due it is the clock that is wrong. */
  readonly share: number;
};

/** How many profiles were removed, and how many are due but stay because they are too many at once. */
export type SweptPeople = { readonly removed: number; readonly held: number };
