import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom, FILL_BOTS, STAND_IN } from '../testing/decided-room.ts';
import { decideQuickSeat, nextTick } from './decide.ts';
import { listingOf } from './listing.ts';
import { QUICK_GONE, QUICK_WAIT, type RoomOptions } from './options.ts';
import type { Decision } from './decision.ts';
import { claimOf, seatOf } from './who.ts';

const QUICK: Partial<RoomOptions> = { listing: 'quick', clock: 'relaxed' };

function seatNow(table: DecidedRoom, name: string, from?: string): Decision {
  const newcomer = {
    name,
    token: `hash of ${name}`,
    ...(from !== undefined && { from }),
  };
  const decision = decideQuickSeat(table.room, newcomer, table.context);
  if (decision.t !== 'events') return decision;
  const before = table.room.joined;
  table.fold(decision.events);
  // As every client does that comes to a table.
  const comer = table.room.joined;
  if (comer > before && table.room.phase === 'lobby') {
    table.ask(comer, { t: 'salt', salt: 'b'.repeat(32) });
  }
  return decision;
}

describe('quick play before the deal', () => {
  it('seats who comes in one step, each once, and begins when everybody is there', () => {
    const table = new DecidedRoom(QUICK);
    expect(seatNow(table, 'Anna')).toMatchObject({
      events: [
        { t: 'joined', person: 1 },
        { t: 'seated', person: 1, seat: 1 },
      ],
    });
    expect(seatNow(table, 'Anna')).toEqual({ t: 'again' });
    seatNow(table, 'Ben');
    expect(table.tick(QUICK_WAIT - 1)).toEqual([]);
    seatNow(table, 'Carla');
    expect(table.room.seats).toEqual([1, 2, 3].map((person) => ({ t: 'person', person })));
    expect(nextTick(table.room, table.context)).toBe(0);
    expect(table.tick().map(({ t }) => t)).toEqual(['begun', 'played']);
    expect(seatNow(table, 'Dora')).toEqual({ t: 'denied', why: 'seat-taken' });
  });

  it('fills up with bots after a short wait, each by a name of its own', () => {
    const table = new DecidedRoom(QUICK);
    seatNow(table, 'Odile');
    expect(nextTick(table.room, table.context)).toBe(QUICK_WAIT);
    expect(table.tick(QUICK_WAIT).map(({ t }) => t)).toEqual([
      'botSeated',
      'botSeated',
      'begun',
      'played',
    ]);
    expect(table.room.phase).toBe('playing');
    expect(table.room.seats).toMatchObject([{ t: 'person' }, { name: 'Bruno' }, { name: 'Wanda' }]);
  });

  it('gives the seat of who has gone to a bot, and waits while nobody is there', () => {
    const table = new DecidedRoom(QUICK);
    seatNow(table, 'Anna');
    seatNow(table, 'Ben');
    table.setPresence(1, 'gone');
    table.setPresence(2, 'gone');
    expect(table.tick(QUICK_WAIT * 2)).toEqual([]);
    table.setPresence(2, 'here');
    table.tick();
    expect(table.room.phase).toBe('playing');
    expect(table.room.seats).toMatchObject([
      FILL_BOTS[0],
      { t: 'person', person: 2 },
      FILL_BOTS[1],
    ]);
    // Whoever comes back may have a bot's seat, as any other.
    seatNow(table, 'Anna');
    expect(claimOf(table.room, 1)).toBe(1);
  });

  it('takes a bot’s seat where no other is left, and none where the host lets nobody in', () => {
    const table = new DecidedRoom(QUICK);
    seatNow(table, 'Anna');
    for (const seat of [2, 3]) {
      table.ask(1, { t: 'seatBot', seat, bot: { bot: 'eager', name: `Bot ${seat}` } });
    }
    seatNow(table, 'Ben');
    expect(seatOf(table.room, 2)).toBe(2);
    const { options } = table.room;
    table.ask(1, { t: 'configure', options: { ...options, joining: 'nobody' } as never });
    expect(seatNow(table, 'Carla')).toEqual({ t: 'denied', why: 'locked' });
    table.ask(1, { t: 'configure', options: { ...options, joining: 'approved' } as never });
    expect(seatNow(table, 'Carla')).toEqual({ t: 'denied', why: 'locked' });
  });
});

describe('quick play in a game', () => {
  it('gives a bot’s seat to who comes, from the next round on', () => {
    const table = begunRoom('pbb', { ...QUICK, setup: longGame(3) });
    seatNow(table, 'Ben');
    expect(claimOf(table.room, 2)).toBe(2);
    seatNow(table, 'Carla');
    expect(claimOf(table.room, 3)).toBe(3);
    expect(seatNow(table, 'Dora')).toEqual({ t: 'denied', why: 'seat-taken' });
    const { round } = table.room.truth!.timeline.at.table;
    while (table.room.truth!.timeline.at.table.round === round) table.go();
    expect([2, 3].map((person) => seatOf(table.room, person))).toEqual([2, 3]);
  });

  it('keeps a seat for a while, and then a bot has it and whoever comes', () => {
    const table = begunRoom('pp', { ...QUICK, setup: longGame(2) });
    table.setPresence(2, 'gone');
    table.tick(QUICK_GONE - 1);
    expect(table.room.seats[1]).toMatchObject({ t: 'person', person: 2 });
    table.tick(1);
    expect(table.room.seats[1]).toMatchObject({ t: 'bot', bot: STAND_IN, name: 'Person 2' });
    seatNow(table, 'Carla');
    expect(claimOf(table.room, 3)).toBe(2);
  });

  it('keeps every seat for ever at a table of friends', () => {
    const table = begunRoom('pp', { clock: 'relaxed', setup: longGame(2) });
    table.setPresence(2, 'gone');
    table.tick(QUICK_GONE * 100);
    expect(table.room.seats[1]).toMatchObject({ t: 'person', person: 2 });
  });
});

function longGame(players: number): RoomOptions['setup'] {
  return { edition: 'level-8-101', players, rules: { levels: 6 } };
}

describe('who was sent away', () => {
  it.each(['open', 'quick'] as const)('does not come back to a table that is %s', (listing) => {
    const table = new DecidedRoom({ ...QUICK, listing });
    for (const [name, from] of [
      ['Anna', 'here'],
      ['Ben', 'there'],
    ] as const) {
      table.tryJoin(name, `hash of ${name}`, undefined, from);
    }
    table.ask(1, { t: 'remove', person: 2 });
    expect(table.tryJoin('Ben', 'another token', undefined, 'there')).toEqual({
      t: 'denied',
      why: 'barred',
    });
    const why = listing === 'quick' ? 'barred' : 'locked';
    expect(seatNow(table, 'Ben', 'there')).toEqual({ t: 'denied', why });
    expect(seatNow(table, 'Bea', 'there')).toEqual({ t: 'denied', why });
  });
});

describe('the list', () => {
  const listed = ({ room, context }: DecidedRoom): object | undefined =>
    listingOf(room, context.presenceOf);

  it('has what helps to choose a table, and nothing else', () => {
    const table = begunRoom('ppb', { listing: 'open', clock: 'quick' });
    expect(listed(table)).toEqual({
      id: 'table',
      code: 'ABCDEF',
      phase: 'playing',
      quick: false,
      edition: 'level-8-101',
      own: true,
      clock: 'quick',
      joining: 'anyone',
      watching: true,
      round: 1,
      seats: [
        { t: 'person', name: 'Person 1' },
        { t: 'person', name: 'Person 2' },
        { t: 'bot', free: true },
      ],
    });
  });

  it('has no round where who looks on sees the game late', () => {
    expect(listed(begunRoom('pb', { listing: 'open', delay: 120 }))).toMatchObject({ round: null });
  });

  it.each<[string, DecidedRoom]>([
    ['is hidden', begunRoom('pb')],
    ['is locked', begunRoom('pb', { listing: 'open', joining: 'nobody' })],
    ['is full and not to be looked at', begunRoom('pp', { listing: 'open', watching: 'nobody' })],
    ['has nobody', new DecidedRoom({ listing: 'open' })],
  ])('has no table that %s', (_, table) => {
    expect(listed(table)).toBeUndefined();
  });

  it('has none whose people have gone, or whose game is over', () => {
    const table = begunRoom('pb', { listing: 'open' });
    table.setPresence(1, 'gone');
    expect(listed(table)).toBeUndefined();
    table.setPresence(1, 'here');
    table.playOut();
    expect(listed(table)).toBeUndefined();
  });
});

describe('a host', () => {
  const SETUP = { edition: 'level-8-101', players: 3 } as const;

  it('who opens the table to everybody is given a clock, and may take it away again', () => {
    const table = new DecidedRoom();
    table.join('Anna');
    const asked = { ...table.room.options, setup: SETUP };
    table.ask(1, { t: 'configure', options: { ...asked, listing: 'open' } });
    expect(table.room.options).toMatchObject({ listing: 'open', clock: 'relaxed' });
    table.ask(1, { t: 'configure', options: { setup: SETUP, clock: 'off' } });
    expect(table.room.options).toMatchObject({ listing: 'open', clock: 'off' });
  });

  it('cannot keep strangers of quick play waiting, nor write at them', () => {
    const table = new DecidedRoom(QUICK);
    table.join('Anna');
    const options = { setup: SETUP, clock: 'off', absence: 'wait', chat: 'free' } as const;
    table.ask(1, { t: 'configure', options });
    const { clock, absence, chat } = table.room.options;
    expect([clock, absence, chat]).toEqual(['relaxed', 'standIn', 'phrases']);
  });

  it('who opens it to quick play has the whole wait from then on', () => {
    const table = new DecidedRoom();
    table.ask(table.join('Anna'), { t: 'sit', seat: 1 });
    table.now += 1_000_000;
    table.ask(1, { t: 'configure', options: { setup: SETUP, listing: 'quick' } });
    expect(nextTick(table.room, table.context)).toBe(QUICK_WAIT);
  });
});
