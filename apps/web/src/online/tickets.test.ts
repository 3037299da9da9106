import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import {
  MOST_TICKETS,
  ticketFor,
  ticketsCodec,
  withTicket,
  withTicketBehind,
  type Ticket,
} from './tickets.ts';

function makeTickets(tickets: readonly Ticket[]): string {
  return makeKept(ticketsCodec, tickets);
}

function parseTickets(text: string | null): readonly Ticket[] {
  return parseKept(ticketsCodec, text) ?? [];
}

const ANNA: Ticket = {
  id: 'table-1',
  code: 'KLMPQR',
  token: 'ABCDEFGHJKMNPQRS',
  name: 'Anna',
  phase: 'playing',
  players: ['Anna', 'Ben'],
  bots: {},
  turn: ['Ben'],
  winners: [],
  seen: 1000,
};

const aText = fc.string({ minLength: 1, maxLength: 20 });
const aTicket: fc.Arbitrary<Ticket> = fc.record(
  {
    id: aText,
    code: fc.stringMatching(/^[A-Z]{6}$/),
    token: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
    name: aText,
    promise: fc.record({ commitment: aText, salt: aText }),
    entries: fc.nat(),
    phase: fc.constantFrom('lobby', 'playing', 'over'),
    players: fc.array(aText),
    bots: fc.dictionary(aText, aText, { noNullPrototype: true }),
    turn: fc.array(aText),
    winners: fc.array(aText),
    edition: aText,
    seen: fc.nat(),
  },
  {
    requiredKeys: [
      'id',
      'code',
      'token',
      'name',
      'phase',
      'players',
      'bots',
      'turn',
      'winners',
      'seen',
    ],
    noNullPrototype: true,
  },
);
const someTickets = fc.uniqueArray(aTicket, { selector: ({ id }) => id, maxLength: 5 });

describe('tickets', () => {
  it('are read back as they were', () => {
    fc.assert(
      fc.property(someTickets, (tickets) => {
        expect(parseTickets(makeTickets(tickets))).toEqual(tickets);
      }),
    );
  });

  it('are some, whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const ticket of parseTickets(text)) expect(ticket.token).toHaveLength(16);
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"id":"a"}'],
    ['a ticket without a token', JSON.stringify([{ ...ANNA, token: '' }])],
    ['a token that is none', JSON.stringify([{ ...ANNA, token: 'short' }])],
  ])('are none where there is %s', (_, text) => {
    expect(parseTickets(text)).toEqual([]);
  });

  it('keep what can be used of one that is odd', () => {
    const odd = JSON.stringify([
      { ...ANNA, phase: 'later', players: ['Anna', 7], promise: { salt: 1 } },
    ]);
    expect(parseTickets(odd)).toEqual([{ ...ANNA, phase: 'lobby', players: ['Anna'] }]);
  });

  it('of a table stand there once, the newest first', () => {
    const other = { ...ANNA, id: 'table-2' };
    const later = { ...ANNA, seen: 2000 };
    expect(withTicket([other, ANNA], later)).toEqual([later, other]);
  });

  it('of one table may be several, each for a seat; the first is the one that this device goes to', () => {
    const other = { ...ANNA, token: '0123456789ABCDEF', name: 'Ben' };
    expect(withTicket([ANNA], other)).toEqual([other, ANNA]);
    expect(ticketFor(withTicket([ANNA], other), 'KLMPQR')).toBe(other);
    expect(parseTickets(makeTickets([other, ANNA, other]))).toEqual([other, ANNA]);
  });

  it('are kept behind the seat that this device goes to, and stay where they are', () => {
    const [before, after] = ['table-0', 'table-2'].map((id) => ({ ...ANNA, id }));
    const other = { ...ANNA, token: '0123456789ABCDEF', name: 'Ben' };
    const all = withTicketBehind([before!, ANNA, after!], other);
    expect(all).toEqual([before, ANNA, other, after]);
    const later = { ...other, seen: 2000 };
    expect(withTicketBehind(all, later)).toEqual([before, ANNA, later, after]);
  });

  it('are bounded', () => {
    const many = Array.from({ length: MOST_TICKETS }, (_, n) => ({ ...ANNA, id: `table-${n}` }));
    const fresh = { ...ANNA, id: 'fresh' };
    expect(withTicket(many, fresh)).toEqual([fresh, ...many.slice(0, -1)]);
    expect(parseTickets(makeTickets([fresh, ...many]))).toHaveLength(MOST_TICKETS);
  });

  it('are found by id, or by the code of the newest', () => {
    const next = { ...ANNA, id: 'table-2', seen: 2000 };
    expect(ticketFor([next, ANNA], 'table-1')).toBe(ANNA);
    expect(ticketFor([next, ANNA], 'klmpqr')).toBe(next);
    expect(ticketFor([next, ANNA], 'XXXXXX')).toBeUndefined();
  });
});
