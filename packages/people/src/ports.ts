/** What profiles need of the world around them. */
import type { NightStore } from './night-ports.ts';
import type { EditionId } from '@palier/rules';
import type {
  Ceremony,
  EndedGame,
  Encounters,
  Club,
  ClubMember,
  ClubRole,
  Invitation,
  KeptGame,
  KeptRating,
  KeptSeat,
  Membership,
  Passkey,
  Person,
  Profile,
  Rated,
  RatingStep,
  Session,
  Tally,
  Tie,
} from './kept.ts';
import type { Wish } from './rating.ts';

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
  /** Who keeps a seat at a table, and by which token; who kept it first comes first. */
  readonly holders: (table: string) => Promise<readonly SeatHolder[]>;
  readonly forgetSeat: (profile: string, seat: SeatKey) => Promise<Done>;

  readonly friends: FriendStore;
  readonly results: ResultStore;
  readonly ratings: RatingStore;
  readonly clubs: ClubStore;
  readonly nights: NightStore;
  readonly manners: MannersStore;

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
  /** The ids of tables at which somebody has kept a seat whom this one blocks, or who blocks this one. */
  readonly tablesApart: (id: string) => Promise<ReadonlySet<string>>;
  /** Whom somebody does not see: who was blocked by either of the two. */
  readonly unseen: (id: string) => Promise<ReadonlySet<string>>;
  readonly here: (id: string, at: number) => Promise<void>;
  /** To a friend only; the newest takes the place of the one before. */
  readonly invite: (pair: Pair, table: string, at: number) => Promise<Done>;
  /** To somebody, made since then; the newest first. */
  readonly invitations: (id: string, since: number) => Promise<readonly Invitation[]>;
  /** By `other`, to `id`. */
  readonly dropInvitation: (pair: Pair) => Promise<Done>;
};

/**
 * Keeps how games ended. Where a profile goes its seats are nobody's, and the games in which nobody else was
 * known go with it, but for those of a club.
 */
export type ResultStore = {
  /** Once for each table, whoever says it how often. Seats of who is not there are nobody's. */
  readonly record: (game: EndedGame) => Promise<'recorded' | 'known'>;
  /** Somebody shows only now that a seat was theirs: one that is nobody's, where they have no other. */
  readonly claim: (table: string, seat: number, profile: string) => Promise<Done>;
  /** Which of these tables have a game with a seat that is nobody's, and none of this one's. */
  readonly claimable: (profile: string, tables: readonly string[]) => Promise<readonly string[]>;
  /** The newest first. */
  readonly of: (profile: string, page: Page) => Promise<readonly KeptGame[]>;
  readonly ofClub: (club: string, page: Page) => Promise<readonly KeptGame[]>;
  readonly ofNight: (night: string, page: Page) => Promise<readonly KeptGame[]>;
  readonly between: (pair: Pair) => Promise<Encounters>;
  /** Of who has played a club's games that ended in `[since, until)`; by id. */
  readonly tallies: (club: string, since: number, until: number) => Promise<readonly Tally[]>;
  /** The club is gone: its games are their players' alone. */
  readonly dropClub: (club: string) => Promise<void>;
};

/**
 * Keeps how strong people are at each edition. It changes in the same breath as a game is recorded, and only
 * for those who wanted a rating when the game began; who does not want it any more keeps it, unseen.
 */
export type RatingStore = {
  readonly isWanted: (profile: string) => Promise<boolean>;
  /** The newest changes of it, from the oldest on. */
  readonly wishes: (profile: string) => Promise<readonly Wish[]>;
  readonly want: (profile: string, isOn: boolean, at: number) => Promise<Done>;
  /** By edition. */
  readonly of: (profile: string) => Promise<readonly KeptRating[]>;
  /** What single games made of it, in their order. */
  readonly steps: (profile: string) => Promise<readonly RatingStep[]>;
  /** The strongest first, as far as it is sure: so many at most, after the first `from`. */
  readonly board: (edition: EditionId, from: number, most: number) => Promise<readonly Rated[]>;
  /** How many come before somebody there; undefined: they do not stand there. */
  readonly ahead: (edition: EditionId, profile: string) => Promise<number | undefined>;
};

/** `before`: the number of the last of the page before. */
export type Page = { readonly before?: number | undefined; readonly most: number };

/**
 * Keeps clubs and who is in them. There is always one owner: where the one there was leaves, or their
 * profile goes, the helper who has been there longest takes over, or else the member; with the last
 * member the club is gone.
 */
export type ClubStore = {
  /** `too-many`: the owner is in as many as may be. `taken`: its code is another's. */
  readonly create: (club: Club, owner: string) => Promise<Done | 'taken' | 'too-many'>;
  readonly find: (id: string) => Promise<Club | undefined>;
  readonly byCode: (code: string) => Promise<Club | undefined>;
  readonly change: (id: string, change: ClubChange) => Promise<Done>;
  /** The one before leads nowhere. */
  readonly setCode: (id: string, code: string) => Promise<Done | 'taken'>;
  readonly remove: (id: string) => Promise<Done>;

  /**
   * `missing`: also for who is kept out, and where the owner does not want to see them or they the owner.
   * `too-many`: clubs of this person. `full`: the club.
   */
  readonly join: (place: InClub, at: number) => Promise<Done | 'too-many' | 'full'>;
  readonly leave: (place: InClub) => Promise<Done>;
  /** Of a member who is not the owner. */
  readonly setRole: (place: InClub, role: Exclude<ClubRole, 'owner'>) => Promise<Done>;
  /** The owner becomes a helper, and another member the owner. */
  readonly handOver: (place: InClub, to: string) => Promise<Done>;
  /** A member who is not the owner is one no more, and does not come in again. */
  readonly bar: (place: InClub, at: number) => Promise<Done>;
  readonly unbar: (place: InClub) => Promise<Done>;
  readonly roleOf: (place: InClub) => Promise<ClubRole | undefined>;
  /** Those who have been there longest first. */
  readonly members: (id: string) => Promise<readonly ClubMember[]>;
  /** By name. */
  readonly barred: (id: string) => Promise<readonly Person[]>;
  /** The clubs of somebody, by name. */
  readonly of: (profile: string) => Promise<readonly Membership[]>;
};

export type InClub = { readonly club: string; readonly profile: string };
export type ClubChange = Partial<Pick<Club, 'name' | 'isOpen' | 'setup' | 'season' | 'zone'>>;

/** Keeps which seats among strangers were left, by the hashes of their tokens. */
export type MannersStore = {
  /** Of those that they have not left the newest are kept, `MOST_SEATS`. */
  readonly seated: (token: string, profile: string, at: number) => Promise<Done>;
  /** Whose seats these are known to be, by token. */
  readonly sitters: (tokens: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Told again, what was told first holds. */
  readonly left: (token: string, at: number) => Promise<void>;
  /** When these were left, and those of a profile, since then. */
  readonly leavings: (
    profile: string | undefined,
    tokens: readonly string[],
    since: number,
  ) => Promise<readonly number[]>;
};

/** Who does it, and to whom. */
export type Pair = { readonly id: string; readonly other: string };

export type Done = 'done' | 'missing';
export type Look = Pick<Profile, 'name' | 'face'>;
export type SeatKey = Pick<KeptSeat, 'table' | 'token'>;
export type SeatHolder = Pick<KeptSeat, 'token'> & { readonly profile: string };
export type SignedIn = { readonly profile: Profile; readonly session: Session };

export type PeopleLimits = {
  readonly ceremonies: number;
  readonly invitations: number;
  /** Of seats among strangers. */
  readonly seatings: number;
  readonly sessions: number;
  readonly profiles: number;
  /** Games of nobody that ended before. */
  readonly games: number;
  /** Of a hundred profiles, how many may go at once: where more are due it is the clock that is wrong. */
  readonly share: number;
};

/** How many profiles were removed, and how many are due but stay because they are too many at once. */
export type SweptPeople = { readonly removed: number; readonly held: number };
