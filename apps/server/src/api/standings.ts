/**
 * How many tables of somebody stand, in one question and without opening any: whose turn it is, and how
 * long they have. Of a table without a clock of days it is known only while it is open here.
 */
import { isFault, VERSION, type Fault } from '@palier/rules';
import { told, type RoomSummary, type SeenRoom, type Standing } from '@palier/table/room';
import * as z from 'zod';
import { systemRandom } from '../base/random.ts';
import { askedSeats } from './asked-seats.ts';
import { readBody } from './read-body.ts';

export const askedStandings = z.strictObject({
  seats: askedSeats,
});

const standing = told({
  table: z.string(),
  phase: z.enum(['lobby', 'playing', 'over', 'missing']),
  /** The names of those whom the game waits for; null where it is not known without opening the table. */
  turn: z.array(z.string()).nullable(),
  /** Whether the token is one of theirs; null likewise. */
  you: z.boolean().nullable(),
  /** Milliseconds that the first of them still has; null without a clock of days. */
  left: z.int().nullable(),
  /** The names of those who have won a game over days. */
  winners: z.array(z.string()),
  /** Of those whom a game over days waits for, who rest, and until when: milliseconds since 1970. */
  resting: z.array(told({ name: z.string(), until: z.number() })),
  /** The same of who asks, whether the game waits for them or not; null: they do not rest. */
  rest: z.number().nullable(),
  /** The table that the people of a game over days went on to. */
  next: told({ id: z.string(), code: z.string() }).nullable(),
});

/** In the order of the seats. */
export const shownStandings = told({ palier: z.literal(VERSION), standings: z.array(standing) });

type AskedSeat = z.infer<typeof askedStandings>['seats'][number];
type ShownStanding = z.infer<typeof standing>;

/** As the tables' store has it; `standing` only of a game over days that has begun. */
type KeptStanding = {
  readonly id: string;
  readonly phase: RoomSummary['phase'];
  readonly standing: Standing | undefined;
};

export type StandingPorts = {
  readonly standings: (ids: readonly string[]) => Promise<readonly KeptStanding[]>;
  /** What is known of a table that is open here. */
  readonly seen: (id: string, token: string) => SeenStanding | undefined;
  readonly now: () => number;
};

export type SeenStanding = Pick<SeenRoom, 'seats' | 'due' | 'phase'> & { readonly isDue: boolean };

export function readStandings(body: unknown): readonly AskedSeat[] | Fault {
  const read = readBody(askedStandings, body);
  return isFault(read) ? read : read.seats;
}

export async function standingsOf(
  seats: readonly AskedSeat[],
  { standings, seen, now }: StandingPorts,
): Promise<z.infer<typeof shownStandings>> {
  const found = await standings([...new Set(seats.map(({ table }) => table))]);
  const known = new Map(found.map((one) => [one.id, one]));
  const shown = seats.map((seat): ShownStanding => {
    const kept = known.get(seat.table);
    if (kept === undefined) return { ...nothingOf(seat), phase: 'missing' };
    if (kept.standing !== undefined) return keptShown(seat, kept, now());
    const live = kept.phase === 'playing' ? seen(seat.table, seat.token) : undefined;
    const { phase } = live ?? kept;
    if (live === undefined) return { ...nothingOf(seat), phase };
    const turn = live.due.flatMap((place) => {
      const sitter = live.seats[place - 1];
      return sitter?.t === 'person' ? [sitter.name] : [];
    });
    return { ...nothingOf(seat), phase, turn, you: live.isDue };
  });
  return { palier: VERSION, standings: shown };
}

function nothingOf({ table }: AskedSeat): Omit<ShownStanding, 'phase'> {
  return {
    table,
    turn: null,
    you: null,
    left: null,
    winners: [],
    resting: [],
    rest: null,
    next: null,
  };
}

function keptShown({ table, token }: AskedSeat, kept: KeptStanding, now: number): ShownStanding {
  const { seats, due, until, winners = [], next = null } = kept.standing!;
  const hash = systemRandom.hash(token);
  const holders = due.flatMap((place) => seats[place - 1] ?? []);
  const { rest: own = 0 } = seats.find((seat) => seat?.token === hash) ?? {};
  return {
    table,
    phase: kept.phase,
    turn: holders.map(({ name }) => name),
    you: holders.some((holder) => holder.token === hash),
    left: holders.length === 0 ? null : Math.max(0, until - now),
    winners: winners.flatMap((place) => seats[place - 1]?.name ?? []),
    resting: holders.flatMap(({ name, rest: until = 0 }) => (until > now ? { name, until } : [])),
    rest: own > now && kept.phase !== 'over' ? own : null,
    next,
  };
}
