/**
 * What is told of open tables, to anybody: over HTTP, and over a socket one snapshot and then what has
 * changed. Only what everybody may know who has a table's code, and of that what helps to choose one.
 */
import { VERSION } from '@palier/rules';
import * as z from 'zod';
import { CLOCKS, FILL_STRENGTHS, MOST_NAME, QUICK_CLOCKS } from './options.ts';
import {
  askId,
  CLOSINGS,
  faceCode,
  growing,
  ownToken,
  personId,
  shownName,
  told,
  wireAnswer,
} from './wire.ts';

const listedSeat = z.discriminatedUnion('t', [
  told({ t: z.literal('open') }),
  /** `free`: nobody waits for it yet. */
  told({ t: z.literal('bot'), free: z.boolean() }),
  told({ t: z.literal('person'), name: z.string(), face: faceCode.optional().catch(undefined) }),
]);

export const listedTable = told({
  id: z.string(),
  code: z.string(),
  phase: z.enum(['lobby', 'playing']),
  /** Whether strangers are seated there by quick play. */
  quick: z.boolean(),
  edition: z.string(),
  /** Whether it is played by rules or a ladder of its own. */
  own: z.boolean(),
  clock: z.enum(CLOCKS).catch('off'),
  /** `approved`: whom the host lets in. */
  joining: z.enum(['anyone', 'approved']).catch('approved'),
  /** How well the bots play that come by themselves, where it is not as usual. */
  fill: z.enum(FILL_STRENGTHS).optional().catch(undefined),
  watching: z.boolean(),
  /** Null where who looks on is told later, or nobody looks on. */
  round: z.int().nullable(),
  seats: z.array(listedSeat),
});

/** The first message of who watches the list. */
export const lobbyHello = z.strictObject({ t: z.literal('hello'), palier: z.literal(VERSION) });

/** Whether somebody is still there. */
export const lobbyAsk = z.strictObject({ t: z.literal('ping'), id: askId });

export const lobbyTell = z.discriminatedUnion('t', [
  /** All of them. */
  told({ t: z.literal('tables'), palier: z.literal(VERSION), tables: z.array(listedTable) }),
  /** Tables that are new or other than before, and the ids of those that are in the list no more. */
  told({ t: z.literal('changed'), tables: z.array(listedTable), gone: z.array(z.string()) }),
  told({ t: z.literal('answered'), id: askId, answer: wireAnswer }),
  told({ t: z.literal('closed'), why: growing(CLOSINGS) }),
]);

/** Undefined: it is not understood. */
export function readLobbyTell(text: string): LobbyTell | undefined {
  try {
    return lobbyTell.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Seats of before that are told of. */
export const MOST_BEFORE = 10;

/** What somebody wishes who would play at once; what is left out may be any. */
export const quickWishes = z.strictObject({
  edition: z.exactOptional(z.string().max(MOST_NAME)),
  players: z.exactOptional(z.int().min(1).max(100)),
  clock: z.exactOptional(z.enum(QUICK_CLOCKS)),
  fill: z.exactOptional(z.enum(FILL_STRENGTHS)),
});

/**
 * Seats somebody at a table among strangers. The token is drawn by the client, as to join a table; what
 * they add to the luck is asked of them there, once they have seen the table's commitment.
 */
export const playNow = z.strictObject({
  wishes: quickWishes,
  name: shownName,
  token: ownToken,
  face: z.exactOptional(faceCode),
  /** The tokens of the seats that they were given before, the newest: whether they stayed is known by them. */
  before: z.exactOptional(z.array(ownToken).max(MOST_BEFORE)),
});

export const playingNow = told({
  palier: z.literal(VERSION),
  id: z.string(),
  code: z.string(),
  person: personId,
});

export type ListedTable = z.infer<typeof listedTable>;
export type LobbyTell = z.infer<typeof lobbyTell>;
export type LobbyHello = z.infer<typeof lobbyHello>;
export type LobbyAsk = z.infer<typeof lobbyAsk>;
export type QuickWishes = z.infer<typeof quickWishes>;
export type PlayNow = z.infer<typeof playNow>;
