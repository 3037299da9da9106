/**
 * Quick play: one touch to a seat among strangers. Whoever has one at a table that goes on is led back to
 * it: nobody has two.
 */
import { text } from '@palier/rules/codec';
import { MOST_BEFORE, TOKEN_BYTES, tokenFrom } from '@palier/table/room';
import { isSignedIn } from '../people/account.ts';
import { randomHex } from '../state/browser.ts';
import { kept } from '../state/kept.ts';
import { looseList, looseObject, withDefault } from '../state/kept-codecs.ts';
import { ownFace } from '../state/own-profile.ts';
import { playNow, tableInfo, type NotCreated } from './api.ts';
import { askedWishes, wishes } from './quick-wishes.ts';
import { keepTicket, tickets, type Ticket } from './tickets.ts';

const ID_LENGTH = 64;
const TOKEN_LENGTH = 16;

type Seated = { readonly id: string; readonly tokens: readonly string[] };

/** Where this device was seated last, and by which tokens of late: the server asks whether it stayed. */
const last = kept<Seated>(
  'table.quick',
  looseObject<Seated>({
    id: text(ID_LENGTH),
    tokens: withDefault(looseList(text(TOKEN_LENGTH), MOST_BEFORE), []),
  }),
  { id: '', tokens: [] },
);

/** Until it is answered: asked again, it is the same question. */
let drawn: string | undefined;

export async function seatMe(name: string): Promise<{ readonly table: string } | NotCreated> {
  const own = await seatThatGoesOn();
  if (own !== undefined) {
    keepTicket(own);
    return { table: own.id };
  }
  drawn ??= tokenFrom(randomHex(TOKEN_BYTES));
  const token = drawn;
  const face = ownFace();
  const before = last.peek().tokens;
  const asked = {
    wishes: askedWishes(wishes.peek()),
    name,
    token,
    ...(face !== undefined && { face }),
    ...(before.length > 0 && { before: [...before] }),
  };
  const seat = await playNow(asked, { asMe: isSignedIn() });
  if ('problem' in seat) return seat;
  drawn = undefined;
  const { id, code } = seat;
  const unseen = { phase: 'lobby', players: [], bots: {}, turn: [], winners: [] } as const;
  keepTicket({ id, code, token, name, ...unseen, seen: Date.now() });
  last.set({ id, tokens: [token, ...before].slice(0, MOST_BEFORE) });
  return { table: id };
}

async function seatThatGoesOn(): Promise<Ticket | undefined> {
  const { id } = last.peek();
  const ticket = tickets.peek().find((one) => one.id === id);
  if (ticket === undefined || ticket.phase === 'over') return undefined;
  const info = await tableInfo(id);
  return info === 'missing' || info === 'unknown' || info.phase === 'over' ? undefined : ticket;
}
