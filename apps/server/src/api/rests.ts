/** Time off from games over days: for all tables of somebody in one question, without a connection to any. */
import { VERSION, type Fault } from '@palier/rules';
import { told, type Rooms } from '@palier/table/room';
import * as z from 'zod';
import { askedSeats } from './asked-seats.ts';
import { readBody } from './read-body.ts';

export const askedRests = z.strictObject({
  /** Milliseconds since 1970; null: is back. */
  until: z.number().int().min(0).nullable(),
  seats: askedSeats,
});

/** In the order of the seats; null where there is no time off to be had. */
export const shownRests = told({
  palier: z.literal(VERSION),
  rests: z.array(
    told({
      table: z.string(),
      /** Until when they rest there by now: what may not be granted is shorter, or null. */
      until: z.number().nullable(),
      /** Milliseconds that they may rest there from now on, this year. */
      left: z.number(),
    }).nullable(),
  ),
});

export function readRests(body: unknown): z.infer<typeof askedRests> | Fault {
  return readBody(askedRests, body);
}

/** One after another: each may have to be read from its ledger. */
export async function restAt(
  { until, seats }: z.infer<typeof askedRests>,
  rooms: Pick<Rooms, 'rest'>,
): Promise<z.infer<typeof shownRests>> {
  const rests: z.infer<typeof shownRests>['rests'] = [];
  for (const { table, token } of seats) {
    const rest = await rooms.rest(table, token, until ?? undefined);
    rests.push(rest === undefined ? null : { table, until: rest.until ?? null, left: rest.left });
  }
  return { palier: VERSION, rests };
}
