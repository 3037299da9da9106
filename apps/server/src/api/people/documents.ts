/** What is asked and answered about profiles, as schemas; the OpenAPI document is made of them. */
import {
  CLUB_ROLES,
  DEVICE_LENGTH,
  GAME_KINDS,
  MOST_IN_PAGE,
  type Board,
  type Circle,
  type Encounters,
  type Export,
  type GamesPage,
  type KeptSeat,
  type OwnRatings,
  type Played,
  type ShownGame,
  type SignedIn,
} from '@palier/people';
import { EDITIONS, VERSION, type EditionId } from '@palier/rules';
import { FACE_CODE } from '@palier/table';
import { NICKNAME_LENGTH, told } from '@palier/table/room';
import * as z from 'zod';

const palier = z.literal(VERSION);
const name = z.string().min(1).max(NICKNAME_LENGTH);
const face = z.string().regex(FACE_CODE);
const device = z.string().max(DEVICE_LENGTH).default('');
/** A return code, or what somebody has typed for one. */
const code = z.string().min(1).max(40);
const at = z.int();

/** Seats that are kept at once; a device with more sends them one after the other. */
export const MOST_AT_ONCE = 50;

const seat = {
  table: z.string().regex(/^[0-9a-f]{32}$/u),
  token: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/u),
  code: z.string().regex(/^[A-Z0-9]{4,12}$/u),
  name,
};

export const askedProfile = z.strictObject({ name, face: face.optional(), device });
export const askedLook = z.strictObject({ name, face });
export const askedRecovery = z.strictObject({ code, device });
export const askedSeats = z.strictObject({
  seats: z.array(z.strictObject(seat)).max(MOST_AT_ONCE),
});

export const askedFriend = z.strictObject({ code });
export const askedInvitation = z.strictObject({ table: z.string().regex(/^[A-Z0-9]{4,12}$/u) });

/** A browser's answer (PublicKeyCredential.toJSON), read by the library that judges it. */
export const askedPasskey = z.strictObject({
  ceremony: z.string().regex(/^[0-9a-f]{32}$/u),
  response: z.looseObject({ id: z.string().min(1).max(1400) }),
  device,
});

const profile = told({ id: z.string(), name: z.string(), face: z.string(), made: at });
const session = told({ id: z.string(), device: z.string(), made: at, seen: at });
const passkey = told({ id: z.string(), device: z.string(), made: at, used: at });
const keptSeat = told({ ...seat, kept: at });
const person = told({ id: z.string(), name: z.string(), face: z.string() });
const invitation = told({ person, table: z.string(), made: at });

export const shownMe = told({
  palier,
  profile,
  /** The session that asks. */
  session: z.string(),
  sessions: z.array(session),
  passkeys: z.array(passkey),
  hasRecoveryCode: z.boolean(),
});

/** What to ask of a passkey: options of WebAuthn, in the form that its JSON has. */
export const shownCeremony = told({
  palier,
  ceremony: z.string(),
  options: z.looseObject({ challenge: z.string() }),
});

export const shownCircle = told({
  palier,
  code: z.string(),
  friends: z.array(told({ ...person.shape, isHere: z.boolean() })),
  asking: z.array(person),
  asked: z.array(person),
  blocked: z.array(person),
  invitations: z.array(invitation),
});

const edition = z.enum(Object.keys(EDITIONS) as EditionId[]);

const game = told({
  no: z.int(),
  /** The table's id: its record can be fetched as long as the table is kept. */
  table: z.string(),
  ended: at,
  edition,
  kind: z.enum(GAME_KINDS),
  seats: z.array(
    told({
      seat: z.int(),
      isMine: z.boolean(),
      isBot: z.boolean(),
      /** From 1; who ended alike shares the better one. */
      place: z.int(),
      /** How many levels were climbed. */
      level: z.int(),
      /** Of the others, how many of a hundred ended behind. */
      points: z.number(),
      name: z.string().nullable(),
      face: z.string().nullable(),
    }),
  ),
});

export const shownGames = told({ palier, games: z.array(game), next: z.int().nullable() });

export const shownEncounters = told({
  palier,
  games: z.int(),
  /** Ended in a better place than the other, and in a worse one. */
  ahead: z.int(),
  behind: z.int(),
  won: z.int(),
  lost: z.int(),
  last: at.nullable(),
});

const rating = {
  /** A newcomer has 1000. */
  rating: z.int(),
  /** How far it may be off, with 95 in a hundred. */
  range: z.int(),
  games: z.int(),
};

export const askedWish = z.strictObject({ isWanted: z.boolean() });

export const shownRatings = told({
  palier,
  isWanted: z.boolean(),
  ratings: z.array(
    told({
      edition,
      ...rating,
      /** Little is known yet: nobody is compared with others by it. */
      isProvisional: z.boolean(),
      /** On the leaderboard. */
      place: z.int().nullable(),
    }),
  ),
});

export const shownBoard = told({
  palier,
  edition,
  rows: z.array(
    told({ place: z.int(), name: z.string(), face: z.string(), isMe: z.boolean(), ...rating }),
  ),
  /** From where the next page begins. */
  next: z.int().nullable(),
  /** Of who asks. */
  place: z.int().nullable(),
});

export const askedBoard = z.strictObject({
  edition,
  from: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number)
    .optional(),
});

export const askedPage = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}$/u)
    .transform(Number)
    .optional(),
  most: z
    .string()
    .regex(/^[1-9]\d{0,3}$/u)
    .transform((text) => Math.min(Number(text), MOST_IN_PAGE))
    .optional(),
});

export const shownCode = told({ palier, code: z.string() });
export const shownSeats = told({ palier, seats: z.array(keptSeat) });

/** All that is kept of somebody. */
export const exported = told({
  palier,
  t: z.literal('profile'),
  profile: told({ ...profile.shape, seen: at }),
  hasRecoveryCode: z.boolean(),
  sessions: z.array(session),
  passkeys: z.array(
    told({
      ...passkey.shape,
      key: z.string(),
      counter: z.int(),
      transports: z.array(z.string()),
    }),
  ),
  seats: z.array(keptSeat),
  friendCode: z.string().nullable(),
  friends: z.array(
    told({ person, mine: at.nullable(), theirs: at.nullable(), here: at.nullable() }),
  ),
  blocked: z.array(person),
  invitations: z.array(invitation),
  clubs: z.array(told({ id: z.string(), name: z.string(), role: z.enum(CLUB_ROLES), since: at })),
  /** Duplicate nights that they have entered. */
  nights: z.array(told({ id: z.string(), club: z.string(), name: z.string(), from: at })),
  games: z.array(game),
  leavings: z.array(at),
  wantsRating: z.boolean(),
  /** When that changed, of late. */
  ratingWishes: z.array(told({ at, isOn: z.boolean() })),
  /** What is believed, and what each game made of it: the mean and its deviation. */
  ratings: z.array(told({ edition, mu: z.number(), sigma: z.number(), games: z.int() })),
  ratingSteps: z.array(
    told({ edition, table: z.string(), no: z.int(), mu: z.number(), sigma: z.number() }),
  ),
});

/** Built of what may be told, nothing cut away. */
export function meShown({ session: own }: SignedIn, about: Export): z.infer<typeof shownMe> {
  const { id, name: called, face: look, made } = about.profile;
  return {
    palier: VERSION,
    profile: { id, name: called, face: look, made },
    session: own.id,
    sessions: [...about.sessions],
    passkeys: about.passkeys.map((one) => ({
      id: one.id,
      device: one.device,
      made: one.made,
      used: one.used,
    })),
    hasRecoveryCode: about.hasRecoveryCode,
  };
}

/** What is no more than a few pages, and what may be many. */
export function exportOf(about: Export, { games, ...rest }: Played): z.infer<typeof exported> {
  const passkeys = about.passkeys.map((one) => ({ ...one, transports: [...one.transports] }));
  const { profile: kept, hasRecoveryCode, sessions, seats } = about;
  const { friendCode = null, friends, blocked, invitations, clubs, nights, leavings } = about;
  return {
    palier: VERSION,
    t: 'profile',
    profile: kept,
    hasRecoveryCode,
    sessions: [...sessions],
    passkeys,
    seats: [...seats],
    friendCode,
    friends: [...friends],
    blocked: [...blocked],
    invitations: [...invitations],
    clubs: clubs.map(({ club, role, since }) => ({ id: club.id, name: club.name, role, since })),
    nights: [...nights],
    games: games.map(gameShown),
    leavings: [...leavings],
    wantsRating: rest.wantsRating,
    ratingWishes: [...rest.ratingWishes],
    ratings: [...rest.ratings],
    ratingSteps: [...rest.ratingSteps],
  };
}

function gameShown({ seats, ...rest }: ShownGame): z.infer<typeof game> {
  return { ...rest, seats: [...seats] };
}

export function ratingsShown({ isWanted, ratings }: OwnRatings): z.infer<typeof shownRatings> {
  return { palier: VERSION, isWanted, ratings: [...ratings] };
}

export function boardShown(
  of: EditionId,
  { rows, next, place }: Board,
): z.infer<typeof shownBoard> {
  return { palier: VERSION, edition: of, rows: [...rows], next, place };
}

export function gamesShown({ games, next }: GamesPage): z.infer<typeof shownGames> {
  return { palier: VERSION, games: games.map(gameShown), next };
}

export function encountersShown(met: Encounters): z.infer<typeof shownEncounters> {
  return { palier: VERSION, ...met };
}

export function seatsShown(seats: readonly KeptSeat[]): z.infer<typeof shownSeats> {
  return { palier: VERSION, seats: [...seats] };
}

export function circleShown(circle: Circle): z.infer<typeof shownCircle> {
  const { code: own, friends, asking, asked, blocked, invitations } = circle;
  return {
    palier: VERSION,
    code: own,
    friends: [...friends],
    asking: [...asking],
    asked: [...asked],
    blocked: [...blocked],
    invitations: [...invitations],
  };
}
