/** What is kept of people, and nothing else is. Times are milliseconds since 1970. */
import type { EditionId, Rating, SetupChoice } from '@palier/rules';

/** Somebody who has asked to be known again: by a name and a face, as at a table. */
export type Profile = {
  /** 32 hexadecimal digits, for ever. */
  readonly id: string;
  readonly name: string;
  /** The code of a face. */
  readonly face: string;
  readonly made: number;
  /** When one of its devices last asked for something, to the day. */
  readonly seen: number;
};

/** A device that is signed in. What proves it is known by its fingerprint only. */
export type Session = {
  /** Its name among the sessions of a profile: knowing it opens nothing. */
  readonly id: string;
  readonly profile: string;
  readonly hash: string;
  /** What its owner tells it from others by: `Firefox, Linux`. */
  readonly device: string;
  readonly made: number;
  readonly seen: number;
};

/** The public half of a passkey; the other half never leaves its owner's device. */
export type Passkey = {
  /** As base64url. */
  readonly id: string;
  readonly profile: string;
  /** The public key as base64url (COSE). */
  readonly key: string;
  /** How often it was used, where it counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
  readonly made: number;
  readonly used: number;
};

/** A seat at a table online: what another device of the same person needs to come to it. */
export type Seat = {
  /** The table's id. */
  readonly table: string;
  /** Proves who one is there. */
  readonly token: string;
  /** The code on its door, and the name at it. */
  readonly code: string;
  readonly name: string;
};

export type KeptSeat = Seat & { readonly kept: number };

/** A question to a passkey that waits for its answer. */
export type Ceremony = {
  readonly id: string;
  readonly challenge: string;
  /** Who adds a passkey; null: somebody signs in. */
  readonly profile: string | null;
  readonly until: number;
};

/** How many of each one profile may have. The oldest sessions and seats make room for new ones. */
export const MOST_SESSIONS = 20;
export const MOST_PASSKEYS = 10;
export const MOST_SEATS = 200;

export const DEVICE_LENGTH = 40;

/** Another person, as friends see each other. */
export type Person = Pick<Profile, 'id' | 'name' | 'face'>;

/**
 * Somebody whom one of two wants for a friend. They are friends where both do: asking, agreeing and
 * taking back are all the same row, there or not.
 */
export type Tie = {
  readonly person: Person;
  /** Since when this one wants it, and since when the other: null where not. */
  readonly mine: number | null;
  readonly theirs: number | null;
  /** When the other was last there; null: never, as far as anybody knows. */
  readonly here: number | null;
};

/** The newest invitation of a friend to a table online. */
export type Invitation = {
  readonly person: Person;
  /** The code of the table. */
  readonly table: string;
  readonly made: number;
};

/** Friends, and people asked or asking, each. */
export const MOST_FRIENDS = 200;
export const MOST_BLOCKED = 500;

/** What a game was played for. */
export const GAME_KINDS = ['private', 'public', 'club', 'night'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** How a game at a table online ended, kept once. A game of a night is also its club's. */
export type Game = {
  readonly table: string;
  readonly ended: number;
  readonly edition: EditionId;
  /** The rule set's stable id. */
  readonly rules: string;
  readonly kind: GameKind;
  readonly club: string | null;
  readonly night: string | null;
};

/** Whose seat it was is kept only where somebody has shown that it was theirs. */
export type GameSeat = {
  readonly seat: number;
  readonly isBot: boolean;
  /** From 1; who ended alike shares the better one. */
  readonly place: number;
  /** How many levels were climbed. */
  readonly level: number;
  /** Of the others, how many of a hundred ended behind; who ended alike counts half. */
  readonly points: number;
};

/** A game to be kept. Of several seats of one profile the first is theirs. */
export type EndedGame = Game & {
  /** When it began, where it counts for the ratings of those who wanted one by then. */
  readonly ratedFrom?: number;
  readonly seats: readonly (GameSeat & {
    readonly profile: string | null;
    /** They came after it had begun. */
    readonly isLate?: true;
  })[];
};

/** `no`: counts all games in the order in which they were kept. */
export type KeptGame = Game & {
  readonly no: number;
  readonly seats: readonly (GameSeat & { readonly person: Person | null })[];
};

/** What two have played with each other, as one of them sees it. */
export type Encounters = {
  readonly games: number;
  /** Ended in a better place than the other, and in a worse one. */
  readonly ahead: number;
  readonly behind: number;
  readonly won: number;
  readonly lost: number;
  /** When the newest ended; null: there is none. */
  readonly last: number | null;
};

/** What somebody has made of a club's games in a while. */
export type Tally = {
  readonly person: Person;
  readonly games: number;
  readonly won: number;
  /** The sum of the points, and of their squares: what an interval is made of. */
  readonly points: number;
  readonly squares: number;
};

/** A group of people with a link. */
export type Club = {
  /** 32 hexadecimal digits, for ever. */
  readonly id: string;
  /** What lets somebody in: it is in the link that a helper gives on, and can be drawn anew. */
  readonly code: string;
  readonly name: string;
  /** Whether everybody may look at it and come in. Else nobody learns that it is there. */
  readonly isOpen: boolean;
  /** What a table of the club begins with; null: as usual. */
  readonly setup: SetupChoice | null;
  readonly season: Season;
  /** Where its evenings are: they and its seasons begin and end by the clocks there (`Europe/Rome`). */
  readonly zone: string;
  readonly made: number;
};

/** How long a season is; `always`: there is one, from the club's beginning. */
export const SEASONS = ['month', 'quarter', 'year', 'always'] as const;
export type Season = (typeof SEASONS)[number];

/** The owner may do all, a helper most. There is one owner at any time. */
export const CLUB_ROLES = ['owner', 'helper', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

export type ClubMember = {
  readonly person: Person;
  readonly role: ClubRole;
  readonly since: number;
};

/** A club as one of its members has it. */
export type Membership = {
  readonly club: Club;
  readonly role: ClubRole;
  readonly since: number;
  /** How many there are, this one too. */
  readonly members: number;
};

/** Of one person. */
export const MOST_CLUBS = 20;
export const MOST_MEMBERS = 100;
/** Whom a club does not let in again; the oldest make room. */
export const MOST_BARRED = 100;
export const CLUB_NAME_LENGTH = 40;

/** What is believed of somebody at an edition, after so many games. */
export type KeptRating = Rating & { readonly edition: EditionId; readonly games: number };

/** What one game made of it. */
export type RatingStep = Rating & {
  readonly table: string;
  readonly edition: EditionId;
  readonly no: number;
};

export type Rated = KeptRating & { readonly person: Person };
