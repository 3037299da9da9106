/**
 * The seats of this device and of the same person's others: what one has the server keeps for the rest.
 * Nothing is asked where nobody has signed in.
 */
import { isSignedIn } from '../people/account.ts';
import { ask, isDone, listOf, numberOf, textOf } from '../people/api.ts';
import { tableInfo } from './api.ts';
import { withInfo } from './my-tables.ts';
import { forgetTicket, isSameSeat, keepTicketBehind, tickets, type Ticket } from './tickets.ts';

/** As many as the server takes in one go. */
const AT_ONCE = 50;

const SEATS = '/me/seats';

type SharedSeat = Pick<Ticket, 'id' | 'token' | 'code' | 'name' | 'seen'>;

export async function shareSeats(): Promise<void> {
  if (!isSignedIn()) return;
  const answer = await ask('GET', SEATS);
  if (!isDone(answer)) return;
  const there = listOf(answer.value['seats'], seatFrom);
  const here = tickets.peek();
  const strange = there.filter((seat) => !here.some((own) => isSameSeat(own, seat)));
  // The oldest first: each comes to stand before those that are there.
  for (const seat of strange.toReversed()) await takeSeat(seat);
  const fresh = here.filter(
    (own) => own.phase !== 'over' && !there.some((seat) => isSameSeat(seat, own)),
  );
  if (fresh.length > 0) await leaveSeats(fresh.slice(0, AT_ONCE));
}

/** A table that is gone is worth keeping nowhere. */
async function takeSeat(seat: SharedSeat): Promise<void> {
  const info = await tableInfo(seat.id);
  if (info === 'missing') await ask('DELETE', `${SEATS}/${seat.id}`);
  if (typeof info === 'string') return;
  const unseen = { phase: 'lobby', players: [], bots: {}, turn: [], winners: [] } as const;
  keepTicketBehind(withInfo({ ...seat, ...unseen }, info));
}

async function leaveSeats(seats: readonly Ticket[]): Promise<void> {
  const kept = seats.map(({ id, token, code, name }) => ({ table: id, token, code, name }));
  await ask('PUT', SEATS, { seats: kept });
}

/** Here, and for the other devices. */
export async function forgetSeat(seat: Pick<Ticket, 'id' | 'token'>): Promise<void> {
  forgetTicket(seat);
  if (isSignedIn()) await ask('DELETE', `${SEATS}/${seat.id}`);
}

function seatFrom({ table, token, code, name, kept }: { readonly [name: string]: unknown }) {
  return {
    id: textOf(table),
    token: textOf(token),
    code: textOf(code),
    name: textOf(name),
    seen: numberOf(kept),
  } satisfies SharedSeat;
}
