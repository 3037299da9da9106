/** What the HTTP interface answers with, as schemas; the OpenAPI document is made of them. */
import { VERSION } from '@palier/rules';
import {
  listedTable,
  told,
  toldOptions,
  type ListedTable,
  type SeenRoom,
} from '@palier/table/room';
import * as z from 'zod';

const palier = z.literal(VERSION);
const name = { id: z.string(), code: z.string() };

export const madeTable = told({ palier, ...name });

export const shownTable = told({
  palier,
  ...name,
  phase: z.enum(['lobby', 'playing', 'over']),
  options: toldOptions,
  seats: z.array(
    z.discriminatedUnion('t', [
      told({ t: z.literal('open') }),
      told({ t: z.literal('bot'), name: z.string() }),
      told({ t: z.literal('person'), name: z.string() }),
    ]),
  ),
  /** The names of the people whom the game waits for. */
  turn: z.array(z.string()),
  /** How many seats are free. */
  open: z.int(),
  /** The table that these people went on to. */
  next: told(name).nullable(),
});

export const shownLobby = told({ palier, tables: z.array(listedTable) });

export const shownServer = told({
  palier,
  /** The program that runs here. */
  engine: z.string(),
  /** Where others find this server: what to put into links; none where nobody said and nobody knows. */
  urls: z.array(z.string()),
});

export const problem = told({
  palier,
  error: told({
    code: z.string(),
    path: z.string(),
    message: z.string(),
    /** Of `banned`: until when, in milliseconds since 1970. */
    until: z.number().optional(),
  }),
});

export function lobbyShown(tables: Iterable<ListedTable>): z.infer<typeof shownLobby> {
  return { palier: VERSION, tables: [...tables] };
}

/** What may be known of a table before joining. Built of what may be told, nothing cut away. */
export function tableShown(room: SeenRoom): z.infer<typeof shownTable> {
  const { id, code, phase, options, seats, due, next } = room;
  return {
    palier: VERSION,
    id,
    code,
    phase,
    options,
    seats: seats.map((seat) =>
      seat.t === 'open' ? { t: 'open' } : { t: seat.t, name: seat.name },
    ),
    turn: due.flatMap((place) => {
      const seat = seats[place - 1];
      return seat?.t === 'person' ? [seat.name] : [];
    }),
    open: seats.filter((seat) => seat.t === 'open').length,
    next: next === null ? null : { id: next.id, code: next.code },
  };
}
