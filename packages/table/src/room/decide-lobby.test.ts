import { assert, isFault, parseRecord, verify } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { ROOM_SECRET, STAND_IN, DecidedRoom, begunRoom } from '../testing/decided-room.ts';
import { welcomeTo } from '../testing/scripted-dial.ts';
import { MOST_BESIDE, MOST_EVER, MOST_PEOPLE, USUAL_OPTIONS } from './options.ts';
import { nextRoomEvents } from './next-room.ts';
import type { RoomSeat } from './room.ts';
import { makeToldRoom } from './told.ts';
import { playersOf } from './who.ts';
import { ask, type Denial, type ToldOptions } from './wire.ts';

const BOT = { bot: 'eager', name: 'Odile' };
const SETUP = { edition: 'level-8-101', players: 3, rules: { levels: 2 } } as const;
const OPTIONS: ToldOptions = { ...USUAL_OPTIONS, setup: SETUP };

const NOTHING = { t: 'events', events: [] };

function denied(why: Denial): object {
  return { t: 'denied', why };
}

function events(...list: readonly object[]): object {
  return { t: 'events', events: list };
}

/** Who sits where, by number of the person and name of the bot. */
function sitters({ room }: DecidedRoom): readonly (number | string | undefined)[] {
  return room.seats.map((seat) =>
    seat.t === 'person' ? seat.person : seat.t === 'bot' ? seat.name : undefined,
  );
}

function lobby(...names: readonly string[]): DecidedRoom {
  const table = new DecidedRoom();
  for (const name of names) table.join(name);
  return table;
}

describe('joining', () => {
  it('the first is the host, and everybody is counted', () => {
    const table = lobby('Ana', 'Ben');
    expect(table.room).toMatchObject({ host: 1, joined: 2, rev: 3, phase: 'lobby' });
    expect(table.room.people.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Ana'],
      [2, 'Ben'],
    ]);
  });

  it.each([
    'ana',
    'ÀNA',
    'Ａna',
    'A\u200Dna',
    'An\u200Ca',
    'An\u00ADa',
    '\u202EAna',
    'Аnа',
    'ΑNA',
    'Anɑ',
  ])('nobody else is called %s', (name) => {
    const table = lobby('Ana');
    expect(table.tryJoin(name, 'another')).toEqual(denied('name-taken'));
    expect(table.room.rev).toBe(2);
  });

  it.each([
    ['Otto', '0tto'],
    ['Bill', 'BiIl'],
    ['Bill', 'Bi1|'],
    ['Werner', 'VVerner'],
    ['Arno', 'Amo'],
    ['Павел', 'Пaвeл'],
  ])('nor can who is called %s be mistaken for %s', (name, like) => {
    expect(lobby(name).tryJoin(like, 'another')).toEqual(denied('name-taken'));
    const table = lobby('Eve', name);
    expect(table.ask(1, { t: 'rename', name: like })).toEqual(denied('name-taken'));
  });

  it.each([
    ['Kai', 'Kal'],
    ['Ina', 'Lina'],
    ['Павел', 'Павла'],
    ['👩‍🚀', '👨‍🚀'],
    ['Person 1', 'Person 2'],
  ])('%s and %s are two', (one, other) => {
    expect(lobby(one).tryJoin(other)).toMatchObject({ t: 'events' });
  });

  it('joiners stay where they are seen, and nowhere else', () => {
    const table = lobby('👩\u200D🚀', 'علی\u200Cرضا', 'Zo\u200Dé');
    expect(table.room.people.map(({ name }) => name)).toEqual([
      '👩\u200D🚀',
      'علی\u200Cرضا',
      'Zoé',
    ]);
  });

  it('nor as a bot is', () => {
    const table = lobby('Ana');
    table.ask(1, { t: 'seatBot', seat: 1, bot: BOT });
    expect(table.tryJoin('odile')).toEqual(denied('name-taken'));
  });

  it('names are as they can be seen', () => {
    const table = lobby('  Zo\u202Eé\t ');
    expect(table.room.people[0]!.name).toBe('Zoé');
    expect(table.tryJoin('\u3164', 'another')).toEqual(denied('nothing-to-see'));
    expect(table.ask(1, { t: 'rename', name: '\u200D' })).toEqual(denied('nothing-to-see'));
  });

  it('who left a game to a bot may come back under the same name', () => {
    const table = begunRoom('pp');
    table.ask(2, { t: 'leave' });
    expect(table.tryJoin('Person 2', 'another')).toMatchObject({ t: 'events' });
  });

  it('too much beside the game, and only what is needed is heard', () => {
    const table = begunRoom('pp');
    table.room = { ...table.room, beside: MOST_BESIDE };
    expect(table.ask(1, { t: 'wantNext', on: true })).toEqual(denied('too-soon'));
    expect(table.tryJoin('Late')).toMatchObject({ t: 'events' });
    expect(table.go()).toBeDefined();
  });

  it('a token that has joined is done', () => {
    const table = lobby('Ana');
    expect(table.tryJoin('Other', 'hash of Ana')).toEqual({ t: 'again' });
  });

  it('a table has room for so many, and calls nobody by the number of another', () => {
    const table = lobby(...Array.from({ length: MOST_PEOPLE }, (_, index) => `N ${index}`));
    expect(table.tryJoin('Late')).toEqual(denied('table-full'));
    table.ask(MOST_PEOPLE, { t: 'leave' });
    expect(table.join('Late')).toBe(MOST_PEOPLE + 1);
    table.ask(3, { t: 'leave' });
    table.room = { ...table.room, joined: MOST_EVER };
    expect(table.tryJoin('Later')).toEqual(denied('table-full'));
  });

  it('somebody who is nobody here is no player', () => {
    expect(lobby('Ana').ask(7, { t: 'sit', seat: 1 })).toEqual(denied('not-a-player'));
  });
});

describe('a name', () => {
  it('can change, to one that nobody else has', () => {
    const table = lobby('Ana', 'Ben');
    expect(table.ask(2, { t: 'rename', name: 'ana' })).toEqual(denied('name-taken'));
    expect(table.ask(2, { t: 'rename', name: 'Ben' })).toEqual(NOTHING);
    table.ask(2, { t: 'rename', name: 'BEN' });
    expect(table.room.people[1]!.name).toBe('BEN');
  });

  it('changes in a game too, where the record keeps the old', () => {
    const table = begunRoom('pp');
    table.ask(1, { t: 'rename', name: 'Zoé' });
    expect(playersOf(table.room)).toEqual([{ name: 'Zoé' }, { name: 'Person 2' }]);
    expect(table.room.truth!.header.names).toEqual(['Person 1', 'Person 2']);
  });

  it('of one who stood up is still theirs', () => {
    const table = begunRoom('pp');
    table.ask(1, { t: 'stand' });
    expect(table.ask(1, { t: 'rename', name: 'Person 1' })).toEqual(NOTHING);
  });
});

describe('a face', () => {
  it('comes with who joins, can change at any time, and is told to everybody', () => {
    const table = begunRoom('pp');
    const person = table.join('Eve', 'b1234');
    expect(table.room.people.at(-1)).toMatchObject({ id: person, face: 'b1234' });
    expect(table.ask(person, { t: 'face', face: 'b1234' })).toEqual(NOTHING);
    table.ask(1, { t: 'face', face: 'c5432' });
    const { people, seats } = makeToldRoom(table.room, { ...table.context, watchers: 0 });
    expect(people.map(({ face }) => face)).toEqual(['c5432', undefined, 'b1234']);
    expect(seats[0]).toMatchObject({ t: 'person', face: 'c5432' });
    expect(seats[1]).not.toHaveProperty('face');
  });

  it('goes on to the next game', () => {
    const table = begunRoom('pp');
    table.ask(2, { t: 'face', face: 'c5432' });
    const joined = nextRoomEvents(table.room).filter(({ t }) => t === 'joined');
    expect(joined.map((event) => ('face' in event ? event.face : undefined))).toEqual([
      undefined,
      'c5432',
    ]);
  });

  it.each(['', 'a', 'm0000', 'a0006', 'a00000', '<script>', 'a0000\n', 7, null, ['a0000']])(
    '%j is none that a table hears',
    (face) => {
      expect(ask.safeParse({ t: 'face', id: 1, face }).success).toBe(false);
      const joining = {
        t: 'join',
        id: 1,
        name: 'Eve',
        token: '7K3M9PQRSTVWXYZ0',
        salt: 'a'.repeat(32),
      };
      expect(ask.safeParse(joining).success).toBe(true);
      expect(ask.safeParse({ ...joining, face: 'l5555' }).success).toBe(true);
      expect(ask.safeParse({ ...joining, face }).success).toBe(false);
    },
  );
});

describe('salt', () => {
  it('is added once, by who has none yet, before the first deal', () => {
    const table = lobby('Ana');
    const salt = 'b'.repeat(32);
    expect(table.ask(1, { t: 'salt', salt })).toEqual({ t: 'stale' });
    const { people } = table.room;
    table.room = { ...table.room, people: people.map((person) => ({ ...person, salt: '' })) };
    expect(table.ask(1, { t: 'salt', salt })).toEqual(events({ t: 'salted', person: 1, salt }));
    expect(table.ask(1, { t: 'salt', salt })).toEqual(NOTHING);
    expect(table.room.people[0]!.salt).toBe(salt);
    expect(begunRoom('pp').ask(1, { t: 'salt', salt })).toEqual(denied('not-in-lobby'));
  });
});

describe('a seat in the lobby', () => {
  it('is taken, changed and given up', () => {
    const table = lobby('Ana', 'Ben');
    expect(table.ask(1, { t: 'sit', seat: 2 })).toEqual(
      events({ t: 'seated', person: 1, seat: 2 }),
    );
    expect(table.ask(1, { t: 'sit', seat: 2 })).toEqual(NOTHING);
    expect(table.ask(2, { t: 'sit', seat: 2 })).toEqual(denied('seat-taken'));
    expect(table.ask(2, { t: 'sit', seat: 4 })).toEqual(denied('no-such-seat'));
    table.ask(1, { t: 'sit', seat: 3 });
    expect(sitters(table)).toEqual([undefined, undefined, 1]);
    table.ask(1, { t: 'stand' });
    expect(sitters(table)).toEqual([undefined, undefined, undefined]);
    expect(table.ask(1, { t: 'stand' })).toEqual(denied('not-a-player'));
  });

  it('is a person’s before a bot’s', () => {
    const table = lobby('Ana');
    table.ask(1, { t: 'seatBot', seat: 1, bot: BOT });
    expect(table.ask(1, { t: 'sit', seat: 1 })).toEqual(
      events({ t: 'botLeft', seat: 1 }, { t: 'seated', person: 1, seat: 1 }),
    );
    expect(sitters(table)).toEqual([1, undefined, undefined]);
  });

  it('is open again when its person leaves, or is removed', () => {
    const table = lobby('Ana', 'Ben', 'Cleo');
    table.ask(2, { t: 'sit', seat: 1 });
    table.ask(3, { t: 'sit', seat: 2 });
    expect(table.ask(2, { t: 'leave' })).toEqual(events({ t: 'left', person: 2 }));
    expect(table.ask(1, { t: 'remove', person: 3 })).toEqual(events({ t: 'left', person: 3 }));
    expect(sitters(table)).toEqual([undefined, undefined, undefined]);
    expect(table.room.people.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the host', () => {
  it.each([
    { t: 'configure', options: OPTIONS },
    { t: 'seatBot', seat: 1, bot: BOT },
    { t: 'remove', person: 1 },
    { t: 'passHost', person: 2 },
    { t: 'begin' },
  ] as const)('alone may $t', (ask) => {
    expect(lobby('Ana', 'Ben').ask(2, ask)).toEqual(denied('not-host'));
  });

  it.each([
    { t: 'configure', options: OPTIONS },
    { t: 'seatBot', seat: 1, bot: BOT },
    { t: 'begin' },
  ] as const)('without a seat leaves $t also to the first who came of those who sit', (ask) => {
    const table = lobby('TV', 'Ana', 'Ben');
    expect(table.ask(2, ask)).toEqual(denied('not-host'));
    table.ask(3, { t: 'sit', seat: 2 });
    table.ask(2, { t: 'sit', seat: 3 });
    expect(table.ask(3, ask)).toEqual(denied('not-host'));
    expect(table.ask(2, ask)).not.toEqual(denied('not-host'));
  });

  it('with a seat leaves it to nobody, nor anything else, nor while a game goes on', () => {
    const table = lobby('Ana', 'Ben');
    table.ask(2, { t: 'sit', seat: 1 });
    for (const t of ['remove', 'passHost'] as const) {
      expect(table.ask(2, { t, person: 1 })).toEqual(denied('not-host'));
    }
    table.ask(1, { t: 'sit', seat: 2 });
    expect(table.ask(2, { t: 'seatBot', seat: 3, bot: BOT })).toEqual(denied('not-host'));
    table.ask(1, { t: 'stand' });
    table.ask(2, { t: 'seatBot', seat: 2, bot: BOT });
    table.ask(2, { t: 'seatBot', seat: 3, bot: { ...BOT, name: 'Bot' } });
    expect(table.ask(2, { t: 'begin' })).toMatchObject({ t: 'events' });
    expect(table.ask(2, { t: 'configure', options: OPTIONS })).toEqual(denied('not-host'));
  });

  it('seats bots where nobody sits', () => {
    const table = lobby('Ana', 'Ben');
    table.ask(2, { t: 'sit', seat: 2 });
    const seatBot = (seat: number, bot: typeof BOT | null): object =>
      table.ask(1, { t: 'seatBot', seat, bot });
    expect(seatBot(1, BOT)).toEqual(events({ t: 'botSeated', seat: 1, ...BOT }));
    expect(seatBot(1, { bot: 'odile', name: 'ODILE' })).toMatchObject({ t: 'events' });
    expect(seatBot(2, BOT)).toEqual(denied('seat-taken'));
    expect(seatBot(9, BOT)).toEqual(denied('no-such-seat'));
    expect(seatBot(3, { bot: 'nobody', name: 'X' })).toEqual(denied('no-such-bot'));
    expect(seatBot(3, BOT)).toEqual(denied('name-taken'));
    expect(seatBot(3, { bot: 'eager', name: 'bén' })).toEqual(denied('name-taken'));
    expect(seatBot(3, null)).toEqual(NOTHING);
    expect(seatBot(1, null)).toEqual(events({ t: 'botLeft', seat: 1 }));
    expect(sitters(table)).toEqual([undefined, 2, undefined]);
    expect(begunRoom('pb').ask(1, { t: 'seatBot', seat: 2, bot: null })).toEqual(
      denied('not-in-lobby'),
    );
  });

  it('passes the role to somebody who is there', () => {
    const table = lobby('Ana', 'Ben');
    expect(table.ask(1, { t: 'passHost', person: 9 })).toEqual(denied('no-such-person'));
    expect(table.ask(1, { t: 'remove', person: 9 })).toEqual(denied('no-such-person'));
    expect(table.ask(1, { t: 'passHost', person: 1 })).toEqual(NOTHING);
    table.ask(1, { t: 'passHost', person: 2 });
    expect(table.room.host).toBe(2);
    expect(table.ask(1, { t: 'begin' })).toEqual(denied('not-host'));
  });

  it('who leaves is followed by who is seated and there, who is there, who is seated, anybody', () => {
    const table = lobby('Ana', 'Ben', 'Cleo', 'Dan', 'Eve');
    table.ask(3, { t: 'sit', seat: 1 });
    table.ask(4, { t: 'sit', seat: 2 });
    table.setPresence(3, 'gone');
    table.setPresence(2, 'away');
    const heir = (): number | undefined => {
      table.ask(table.room.host!, { t: 'leave' });
      return table.room.host;
    };
    expect(heir()).toBe(4);
    expect(heir()).toBe(2);
    table.setPresence(5, 'gone');
    expect(heir()).toBe(3);
    expect(heir()).toBe(5);
    expect(heir()).toBeUndefined();
    expect(table.join('Fay')).toBe(6);
    expect(table.room.host).toBe(6);
  });
});

describe('options', () => {
  it('that cannot be played are refused', () => {
    const table = lobby('Ana');
    for (const setup of [
      { edition: 'none' },
      { ...SETUP, players: 9 },
      { ...SETUP, rules: { levels: 40 } },
    ]) {
      const options = { ...OPTIONS, setup } as ToldOptions;
      expect(table.ask(1, { t: 'configure', options })).toEqual(denied('bad-setup'));
    }
    // Readable, and not playable.
    const setup = { edition: 'level-up', players: 3, master: 'all' } as const;
    expect(table.ask(1, { t: 'configure', options: { ...OPTIONS, setup } })).toEqual(
      denied('bad-setup'),
    );
  });

  it('may have a ladder of one’s own', () => {
    const table = lobby('Ana');
    const ladder = { name: 'Ours', levels: [['run 3'], ['set 3', 'set 3']] };
    const setup = { edition: 'level-8-101', players: 2, ladder };
    table.ask(1, { t: 'configure', options: { ...OPTIONS, setup, clock: 'quick' } });
    expect(table.room.options).toMatchObject({
      clock: 'quick',
      setup: {
        players: 2,
        ladder: { name: 'Ours', levels: [[{ kind: 'run', size: 3 }], [{}, {}]] },
      },
    });
  });

  it.each<[string, string, number, readonly (string | number | undefined)[]]>([
    ['more seats are open', '1b', 4, [1, 'Bot 2', undefined, undefined]],
    ['who sits beyond moves up', '..12', 2, [1, 2]],
    ['into a bot’s seat if need be', '1b2b', 2, [1, 2]],
    ['a bot only into an open one', '.1bb', 3, ['Bot 4', 1, 'Bot 3']],
    ['people first', '1.b2', 2, [1, 2]],
    ['and who finds none stands', '1234', 3, [1, 2, 3]],
    ['or leaves', '12bb', 3, [1, 2, 'Bot 3']],
  ])('change the number of seats: %s', (_what, before, players, after) => {
    const table = lobby('Ana', 'Ben', 'Cleo', 'Dan');
    const configure = (count: number): object =>
      table.ask(1, {
        t: 'configure',
        options: { ...OPTIONS, setup: { ...SETUP, players: count } },
      });
    configure(before.length);
    for (const [index, sitter] of before.split('').entries()) {
      const seat = index + 1;
      const bot = { bot: 'eager', name: `Bot ${seat}` };
      if (sitter === 'b') table.ask(1, { t: 'seatBot', seat, bot });
      else if (sitter !== '.') table.ask(Number(sitter), { t: 'sit', seat });
    }
    expect(configure(players)).toMatchObject({ t: 'events' });
    expect(sitters(table)).toEqual(after);
  });

  it('that are not named stay as they are: a page of yesterday does not know them all', () => {
    const table = lobby('Ana');
    table.ask(1, { t: 'configure', options: { ...OPTIONS, chat: 'free', clock: 'quick' } });
    table.ask(1, { t: 'configure', options: { setup: { ...SETUP, players: 2 } } });
    const chosen = { ...OPTIONS, chat: 'free', clock: 'quick' };
    expect(table.room.options).toMatchObject({ ...chosen, setup: { players: 2 } });
    table.ask(1, { t: 'configure', options: { setup: SETUP, watching: 'nobody' } });
    expect(table.room.options).toMatchObject({ ...chosen, watching: 'nobody' });
    const playing = begunRoom('pp', { chat: 'free' });
    const { setup } = welcomeTo(playing, 1).room.options;
    playing.ask(1, { t: 'configure', options: { setup, clock: 'quick' } });
    expect(playing.room.options).toMatchObject({ chat: 'free', clock: 'quick' });
  });

  it('but for the set-up can be changed in a game, which gives the clock its time', () => {
    const table = begunRoom('pp');
    const { setup } = table.room.options;
    const same = {
      rules: setup.rules,
      players: 2,
      edition: setup.edition,
      master: 'none',
    } as const;
    table.now += 60_000;
    const options = { ...OPTIONS, setup: same as object as ToldOptions['setup'] };
    table.ask(1, { t: 'configure', options: { ...options, chat: 'free' } });
    expect(table.room).toMatchObject({ since: 1000, options: { chat: 'free', setup } });
    table.ask(1, { t: 'configure', options: { ...options, clock: 'quick' } });
    expect(table.room).toMatchObject({ since: 61_000, options: { clock: 'quick' } });
    expect(table.ask(1, { t: 'configure', options: OPTIONS })).toEqual(denied('not-in-lobby'));
    table.playOut();
    expect(table.ask(1, { t: 'configure', options })).toEqual(denied('not-in-lobby'));
  });
});

describe('a game begins', () => {
  it('when every seat is filled, one of them by a person, and once', () => {
    const table = lobby('Ana', 'Ben');
    for (const seat of [1, 2]) {
      table.ask(1, { t: 'seatBot', seat, bot: { bot: 'eager', name: `B${seat}` } });
    }
    expect(table.ask(1, { t: 'begin' })).toEqual(denied('seats-open'));
    table.ask(1, { t: 'seatBot', seat: 3, bot: { bot: 'eager', name: 'B3' } });
    expect(table.ask(1, { t: 'begin' })).toEqual(denied('not-a-player'));
    table.ask(2, { t: 'sit', seat: 2 });
    expect(table.ask(1, { t: 'begin' })).toMatchObject({
      events: [{ t: 'begun' }, { t: 'played', entries: [{ t: 'roundDealt' }] }],
    });
    expect(table.ask(1, { t: 'begin' })).toEqual(denied('not-in-lobby'));
    const { fairness, names } = table.room.truth!.header;
    expect(names).toEqual(['B1', 'Ben', 'B3']);
    expect(fairness).toEqual({
      t: 'honest',
      commitment: table.room.commitment,
      salts: ['', '1'.padStart(32, 'a'), ''],
    });
    expect(table.room).toMatchObject({ phase: 'playing', lapses: [0, 0, 0] });
  });

  it('dealt honestly: its record can be checked', () => {
    const table = begunRoom('pbp');
    table.playOut();
    const lines = table.steps.flatMap(({ events: all }) =>
      all.flatMap((event) => (event.t === 'played' ? event.entries : [])),
    );
    expect(table.room.phase).toBe('over');
    expect(lines.length).toBe(table.number);
    const { winners, round } = table.room.truth!.timeline.at.table;
    const header = JSON.stringify(table.room.truth!.header);
    const result = { t: 'result', winners, rounds: round, secret: ROOM_SECRET };
    const text = table.steps.flatMap(({ events: all }) =>
      all.flatMap((event) => (event.t === 'begun' ? [event.header] : [])),
    );
    expect(JSON.parse(text[0]!)).toEqual(JSON.parse(header));
    const record = parseRecord(text[0]!);
    assert(!isFault(record), 'a header that cannot be read');
    const checked = verify({ ...record, events: lines, result } as typeof record);
    expect(checked).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
  });
});

describe('standing up and leaving in a game', () => {
  it('leaves the seat to a bot of that name', () => {
    const table = begunRoom('ppp');
    const bot = { bot: STAND_IN, name: 'Person 2' };
    expect(table.ask(2, { t: 'stand' })).toEqual(events({ t: 'botSeated', seat: 2, ...bot }));
    expect(table.room.people).toHaveLength(3);
    expect(table.ask(2, { t: 'stand' })).toEqual(denied('not-a-player'));
    expect(table.ask(3, { t: 'leave' })).toEqual(
      events(
        { t: 'botSeated', seat: 3, bot: STAND_IN, name: 'Person 3' },
        { t: 'left', person: 3 },
      ),
    );
    expect(table.room.seats[2]).toEqual({ t: 'bot', bot: STAND_IN, name: 'Person 3' });
    expect(table.ask(1, { t: 'remove', person: 2 })).toEqual(events({ t: 'left', person: 2 }));
  });

  it('by the host passes the role on', () => {
    const table = begunRoom('ppb');
    expect(table.ask(1, { t: 'leave' })).toMatchObject({
      events: [
        { t: 'botSeated', seat: 1 },
        { t: 'left', person: 1 },
        { t: 'hostPassed', to: 2 },
      ],
    });
    expect(table.room.host).toBe(2);
  });

  it('takes votes, wishes and keys along', () => {
    const table = begunRoom('ppp');
    table.ask(2, { t: 'say', saying: { t: 'emote', emote: 'clap' }, key: 'key-of-two' });
    table.room = {
      ...table.room,
      votes: [2, 3],
      wish: { seat: 2, number: 1, granted: [] },
    };
    table.ask(2, { t: 'leave' });
    expect(table.room).toMatchObject({ votes: [3], wish: undefined });
    expect(table.room.keys.has(2) || table.room.sayingKeys.has(2)).toBe(false);
  });
});

describe('a bot’s seat in a game', () => {
  /** Until a round has ended. */
  function untilRoundEnds(table: DecidedRoom): void {
    const { round } = table.room.truth!.timeline.at.table;
    while (table.room.truth!.timeline.at.table.round === round) {
      const before = table.room.seats;
      assert(table.go() !== undefined, 'the game ends with this round');
      if (table.room.truth!.timeline.at.table.round === round)
        expect(table.room.seats).toEqual(before);
    }
  }

  it('is had from the next round on', () => {
    const table = begunRoom('pbb', { setup: { ...SETUP, rules: { levels: 8 } } });
    const onlooker = table.join('Olga');
    const other = table.join('Pia');
    expect(table.ask(onlooker, { t: 'sit', seat: 2 })).toEqual(
      events({ t: 'claimed', person: onlooker, seat: 2 }),
    );
    expect(table.ask(onlooker, { t: 'sit', seat: 2 })).toEqual(NOTHING);
    expect(table.ask(other, { t: 'sit', seat: 2 })).toEqual(denied('seat-taken'));
    expect(table.ask(other, { t: 'sit', seat: 1 })).toEqual(denied('seat-taken'));
    expect(table.ask(1, { t: 'sit', seat: 2 })).toEqual(denied('not-in-lobby'));
    expect(table.act(onlooker, 2)).toEqual(denied('not-a-player'));
    untilRoundEnds(table);
    expect(table.room.seats[1]).toEqual({ t: 'person', person: onlooker });
    expect(table.steps.at(-1)!.events.map(({ t }) => t)).toEqual(['played', 'seated']);
  });

  it('is let go again by who stands up, sits elsewhere or leaves', () => {
    const table = begunRoom('pbb', { setup: { ...SETUP, rules: { levels: 8 } } });
    const [olga, pia] = [table.join('Olga'), table.join('Pia')];
    const claims = (): readonly unknown[] =>
      table.room.seats.map((seat: RoomSeat) => (seat.t === 'bot' ? seat.claim : undefined));
    table.ask(olga, { t: 'sit', seat: 2 });
    expect(table.ask(olga, { t: 'stand' })).toEqual(events({ t: 'stood', seat: 2 }));
    expect(claims()).toEqual([undefined, undefined, undefined]);
    table.ask(pia, { t: 'sit', seat: 2 });
    table.ask(pia, { t: 'sit', seat: 3 });
    expect(claims()).toEqual([undefined, undefined, pia]);
    table.ask(pia, { t: 'leave' });
    expect(claims()).toEqual([undefined, undefined, undefined]);
    untilRoundEnds(table);
    expect(table.room.seats.map(({ t }) => t)).toEqual(['person', 'bot', 'bot']);
  });

  it('can be had by who left one, or stood up from it', () => {
    const table = begunRoom('pp', { setup: { ...SETUP, players: 2, rules: { levels: 8 } } });
    table.ask(2, { t: 'stand' });
    table.ask(2, { t: 'sit', seat: 2 });
    untilRoundEnds(table);
    expect(table.room.seats[1]).toEqual({ t: 'person', person: 2 });
  });

  it('is not handed over by the end of the game', () => {
    const setup = { ...SETUP, players: 2, rules: { levels: 1 } };
    const table = begunRoom('pb', { setup });
    const onlooker = table.join('Olga');
    table.ask(onlooker, { t: 'sit', seat: 2 });
    const firstRound = table.steps.length;
    table.playOut();
    const last = table.steps.slice(firstRound).filter(({ events: all }) => all.length > 1);
    expect(last.length).toBe(table.room.truth!.timeline.at.table.round === 1 ? 0 : 1);
    expect(table.ask(onlooker, { t: 'sit', seat: 1 })).toEqual(denied('not-in-lobby'));
    expect(table.ask(1, { t: 'stand' })).toEqual(denied('not-playing'));
    table.ask(1, { t: 'leave' });
    expect(table.room.seats[0]).toMatchObject({ t: 'bot', name: 'Person 1' });
  });
});
