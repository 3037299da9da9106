/**
 * What travels between a table online and somebody's client: JSON documents, one a message. These
 * schemas read them at both ends and make the published ones (docs/schemas, docs/PROTOCOL.md).
 */
import { MAX_MOVE_LENGTH, MAX_PLAYERS, SEED_LENGTH, VERSION, type Refusal } from '@palier/rules';
import * as z from 'zod';
import { FACE_CODE } from '../face-code.ts';
import {
  ABSENCES,
  CHATS,
  CHAT_LENGTH,
  CLOCKS,
  DELAYS,
  EMOTES,
  FILL_STRENGTHS,
  JOINING,
  LISTINGS,
  MOST_EVER,
  PHRASES,
  REPORT_LENGTH,
  REPORT_REASONS,
  TAKE_BACKS,
  USUAL_OPTIONS,
  WATCHING,
} from './options.ts';

export const NICKNAME_LENGTH = 20;

/** What is told may grow: a page of yesterday goes on without what it does not know. Asks stay strict. */
export function told<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.object(shape).meta({ additionalProperties: true });
}

/** A word of a list that may grow; one that is not in it yet is `unknown`. */
export function growing<const Words extends readonly string[]>(list: Words) {
  return z.union([z.enum(list), z.string().transform(() => 'unknown' as const)]);
}

/** Names and what is said. What of it cannot be shown is taken out by the table. */
function line(most: number): z.ZodString {
  return z.string().min(1).max(most);
}

const id = z
  .int()
  .min(0)
  .max(2 ** 31);
/** Chosen by the client, another for every command: one that comes twice is done once. */
const key = z.string().regex(/^[\w-]{8,40}$/u);
const at = z.int().min(0).max(10_000_000);
const seat = z.int().min(1).max(MAX_PLAYERS);
const person = z.int().min(1).max(MOST_EVER);
const name = line(NICKNAME_LENGTH);
/** What somebody looks like: one of a closed list, so that nothing else can be shown by it. */
const face = z.string().regex(FACE_CODE);
const isBot = z.literal(true);
const salt = z.string().regex(/^[0-9a-f]{32}$/u);
const token = z.string().max(100);
/** 80 bits in letters and figures that are not mixed up when read out (Crockford's base 32). */
const ownToken = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
const tableName = z.string().min(1).max(64);
const hex = z.string().regex(/^[0-9a-f]{64}$/u);

/** Read by the rules (`parseSetupChoice`), which say what is wrong with it. */
const setup = z.record(z.string().max(40), z.json()).meta({ id: 'setup' });

export const roomOptions = z.strictObject({
  setup,
  clock: z.enum(CLOCKS),
  absence: z.enum(ABSENCES),
  watching: z.enum(WATCHING),
  delay: z.literal([...DELAYS]),
  chat: z.enum(CHATS),
  takeBack: z.enum(TAKE_BACKS),
  joining: z.enum(JOINING),
  listing: z.enum(LISTINGS),
  fill: z.enum(FILL_STRENGTHS).optional(),
});

type Extras = Omit<typeof roomOptions.shape, 'setup' | 'fill'>;
const extras = Object.keys(USUAL_OPTIONS) as readonly (keyof Extras)[];

/** As a client chooses them: a page that does not know an option yet leaves it out. */
export const askedOptions = z.strictObject({
  setup,
  fill: roomOptions.shape.fill,
  ...(Object.fromEntries(
    extras.map((name) => [name, z.exactOptional(roomOptions.shape[name])]),
  ) as { [Name in keyof Extras]: z.ZodExactOptional<Extras[Name]> }),
});

/** As they are told: what this version does not know of them, or is not told, is as usual. */
export const toldOptions = told({
  setup,
  fill: z.enum(FILL_STRENGTHS).optional().catch(undefined),
  ...(Object.fromEntries(
    extras.map((name) => [name, (roomOptions.shape[name] as z.ZodType).catch(USUAL_OPTIONS[name])]),
  ) as unknown as Extras),
});

const saying = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ t: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ t: z.literal('text'), text: line(CHAT_LENGTH) }),
]);

/** What a client knows already, so that it is told only the rest. */
const known = z.strictObject({ number: at, viewer: z.union([seat, z.literal('spectator')]) });

export const hello = z.strictObject({
  t: z.literal('hello'),
  palier: z.literal(VERSION),
  /** Its id, or the code that it is joined by. */
  table: tableName,
  token: token.optional(),
  known: known.optional(),
});

/** What other messages than those of a table have in common with them. */
export { id as askId, face as faceCode, name as shownName, ownToken, person as personId };

/** All that a client says after its hello. What has an id is answered. */
export const ask = z.discriminatedUnion('t', [
  /**
   * Becomes somebody at this table. The client draws the token, which proves from any device who it
   * is; one that is known is that person, so that a join may be sent again.
   */
  z.strictObject({
    t: z.literal('join'),
    id,
    name,
    token: ownToken,
    salt,
    face: face.optional(),
    /** A program plays, and no person: what it may do is less, and everybody sees that it is one. */
    isBot: isBot.optional(),
  }),
  /** Adds to the luck, in the lobby, for who came over from the game before. */
  z.strictObject({ t: z.literal('salt'), id, salt }),
  z.strictObject({ t: z.literal('rename'), id, name }),
  z.strictObject({ t: z.literal('face'), id, face }),
  /** In the lobby takes a seat; in a game asks for a bot's, from the next round on. */
  z.strictObject({ t: z.literal('sit'), id, seat }),
  z.strictObject({ t: z.literal('stand'), id }),
  z.strictObject({ t: z.literal('leave'), id }),
  z.strictObject({ t: z.literal('away'), on: z.boolean() }),
  z.strictObject({ t: z.literal('act'), id, key, at, move: z.string().max(MAX_MOVE_LENGTH) }),
  z.strictObject({ t: z.literal('takeBack'), id, key, at }),
  z.strictObject({ t: z.literal('consent'), id, at, yes: z.boolean() }),
  z.strictObject({ t: z.literal('moveOn'), id, at }),
  z.strictObject({ t: z.literal('say'), id, key, saying }),
  z.strictObject({ t: z.literal('wantNext'), id, on: z.boolean() }),
  z.strictObject({ t: z.literal('again'), id }),
  z.strictObject({ t: z.literal('record'), id }),
  /** To the operator, about somebody who is or was at this table. */
  z.strictObject({
    t: z.literal('report'),
    id,
    person,
    reason: z.enum(REPORT_REASONS),
    text: line(REPORT_LENGTH).optional(),
  }),
  z.strictObject({ t: z.literal('ping'), id }),
  // The host's.
  z.strictObject({ t: z.literal('configure'), id, options: askedOptions }),
  z.strictObject({
    t: z.literal('seatBot'),
    id,
    seat,
    /** Null: the seat is open again. */
    bot: z.strictObject({ bot: z.string().max(60), name }).nullable(),
  }),
  /** To who waits to be let in. */
  z.strictObject({ t: z.literal('admit'), id, person, yes: z.boolean() }),
  /** `forGood`: neither this person nor another from the same address comes in again. */
  z.strictObject({ t: z.literal('remove'), id, person, forGood: z.boolean().optional() }),
  z.strictObject({ t: z.literal('passHost'), id, person }),
  z.strictObject({ t: z.literal('begin'), id }),
]);

const PRESENCES = ['here', 'away', 'gone'] as const;
/** Whoever is told of is at the table in some way. */
const presence = z.enum(PRESENCES).catch('here');
/** One that cannot be drawn here is none. */
const toldFace = face.optional().catch(undefined);
/** One that is told otherwise by a newer server is a person. */
const toldBot = isBot.optional().catch(undefined);
const roomName = told({ id: z.string(), code: z.string() });

const toldPerson = told({
  id: person,
  name,
  /** Only of who has chosen one. */
  face: toldFace,
  /** A program from outside. */
  isBot: toldBot,
  presence,
  seat: seat.nullable(),
  /** Whether their client has added to the luck. */
  salted: z.boolean(),
  wantsNext: z.boolean(),
  /** Milliseconds since 1970: until when they rest, at a table over days. */
  rest: z.number().optional().catch(undefined),
});

const toldSeat = z.discriminatedUnion('t', [
  told({ t: z.literal('open') }),
  told({
    t: z.literal('bot'),
    bot: z.string(),
    name: z.string(),
    /** Who takes the seat over when the round ends. */
    claim: person.nullable(),
  }),
  told({
    t: z.literal('person'),
    person,
    name,
    face: toldFace,
    isBot: toldBot,
    /** Why a bot plays for them just now. */
    standIn: z.enum(['gone', 'clock', 'vote']).nullable().catch('gone'),
  }),
]);

/** Everything that everybody at the table may know of it, but for the game itself. */
export const toldRoom = told({
  id: z.string(),
  code: z.string(),
  /** Counts what happened to the table: of two tellings the higher is the newer. */
  rev: at,
  phase: z.enum(['lobby', 'playing', 'over']),
  options: toldOptions,
  /** The id of the club that it is of. */
  club: z.exactOptional(z.string()),
  host: person.nullable(),
  /** The fingerprint of the server's part of the luck, shown before the first deal. */
  commitment: hex,
  seats: z.array(toldSeat),
  people: z.array(toldPerson),
  /** Who wait until the host lets them in. */
  waiting: z.array(told({ id: person, name, face: toldFace, isBot: toldBot })),
  /** How many look on without a name. */
  watchers: z.int(),
  /** Milliseconds left for the decision that is due; null without a clock. */
  left: z.int().nullable(),
  /** Whether a vote to move on would count by now, and who has given theirs. */
  votes: told({ open: z.boolean(), people: z.array(person), needed: z.int() }),
  wish: told({ seat, number: at, granted: z.array(person) }).nullable(),
  next: roomName.nullable(),
  /** Of a table of a duplicate night: `isSealed` until everybody has played the deal. */
  night: told({ id: z.string(), deal: z.int(), isSealed: z.boolean() }).optional().catch(undefined),
});

const [phrase, emote, text] = saying.options;
export const said = told({
  person,
  at: z.number(),
  saying: z.discriminatedUnion('t', [told(phrase.shape), told(emote.shape), told(text.shape)]),
});

export const DENIALS = [
  'not-a-player',
  'not-host',
  'host-returns',
  'not-in-lobby',
  'not-playing',
  'not-over',
  'no-such-seat',
  'seat-taken',
  'seats-open',
  'name-taken',
  'nothing-to-see',
  'already-joined',
  'people-missing',
  'table-full',
  'address-full',
  'locked',
  'turned-away',
  'barred',
  'bad-setup',
  'no-such-bot',
  'no-such-person',
  'not-for-bots',
  'chat-off',
  'take-back-off',
  'nothing-to-take-back',
  'enough-taken-back',
  'no-wish',
  'too-soon',
  'already-reported',
  'reports-full',
  'name-given',
  'set-by-night',
  'sealed',
] as const;

const refusal = z.custom<Refusal>(
  (value) => typeof value === 'object' && value !== null && 'code' in value && 'rule' in value,
);

export const wireAnswer = z.discriminatedUnion('t', [
  told({ t: z.literal('done') }),
  /** The rules say no: which one, and the facts of its sentence. */
  told({ t: z.literal('refused'), refusal }),
  /** The game has moved on: what is new is on its way. */
  told({ t: z.literal('stale') }),
  /** The server could not; ask again with the same key. */
  told({ t: z.literal('failed') }),
  told({ t: z.literal('denied'), why: growing(DENIALS) }),
  told({ t: z.literal('joined'), person }),
  told({ t: z.literal('next'), id: z.string(), code: z.string() }),
  told({ t: z.literal('record'), text: z.string() }),
  /** For how many days the operator can read it. */
  told({ t: z.literal('reported'), days: z.int() }),
]);

/** Entries in the form of a record's lines, hidden cards as `?`; read by `parseRecordedEvent`. */
const entries = z.array(z.unknown());

const result = told({
  t: z.literal('result'),
  winners: z.array(seat),
  rounds: z.int(),
  secret: hex.optional(),
}).nullable();

export const CLOSINGS = [
  'no-such-table',
  'no-watching',
  'unknown-token',
  'removed',
  'barred',
  'banned',
  'shut',
  'too-much',
  'old-version',
  'bad-message',
  'too-fast',
  'too-slow',
  'too-many',
  'stopping',
  'failed',
] as const;

export const tell = z.discriminatedUnion('t', [
  told({
    t: z.literal('welcome'),
    palier: z.literal(VERSION),
    /** Who the token says you are; null: somebody without a name. */
    person: person.nullable(),
    room: toldRoom,
    said: z.array(said),
  }),
  told({ t: z.literal('room'), room: toldRoom }),
  told({
    t: z.literal('opened'),
    /** The record's header without the luck's secrets: names, set-up, commitment, salts. */
    header: z.json(),
    viewer: z.union([seat, z.literal('spectator')]),
    /** The number of entries before these: what the client said it knew. */
    from: at,
    entries,
    result,
  }),
  told({
    t: z.literal('happened'),
    from: at,
    entries,
    /** Milliseconds left for the decision that is due now; null without a clock. */
    left: z.int().nullable(),
    result,
    /** The question of this client that led to it, if any: it is done. */
    done: id.optional(),
  }),
  told({ t: z.literal('answered'), id, answer: wireAnswer }),
  told({ t: z.literal('said'), said }),
  /** The last message of a connection. */
  told({
    t: z.literal('closed'),
    why: growing(CLOSINGS),
    /** Milliseconds since 1970: until when who is `banned` is not let in. */
    until: z.number().optional(),
  }),
]);

export type Hello = z.infer<typeof hello>;
export type RoomAsk = z.infer<typeof ask>;
export type RoomTell = z.infer<typeof tell>;
export type WireAnswer = z.infer<typeof wireAnswer>;
export type ToldRoom = z.infer<typeof toldRoom>;
export type ToldPerson = z.infer<typeof toldPerson>;
export type ToldSeat = z.infer<typeof toldSeat>;
export type ToldSaid = z.infer<typeof said>;
export type Presence = (typeof PRESENCES)[number];
export type Denial = (typeof DENIALS)[number];
export type Closing = (typeof CLOSINGS)[number];
/** As a client hears them. */
export type HeardDenial = Denial | 'unknown';
export type HeardClosing = Closing | 'unknown';
export type ToldOptions = z.infer<typeof toldOptions>;
export type AskedOptions = z.infer<typeof askedOptions>;

/** The longest message that a client may send, in characters. */
export const MOST_SAID = 8000 + SEED_LENGTH;
