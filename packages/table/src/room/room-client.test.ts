import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { OWN_TOKEN, playingClient, scriptedClient } from '../testing/scripted-client.ts';
import { happenedTell, openedTell, roomTell, welcomeTo } from '../testing/scripted-dial.ts';
import { CLOSINGS, type Closing, type RoomTell } from './wire.ts';

const ANY_KEY = expect.any(String) as string;

function closedTell(why: Closing): RoomTell {
  return { t: 'closed', why };
}

describe('who comes to a table', () => {
  it('says who they are, and knows nothing before they are told', () => {
    const { client, last, states } = scriptedClient();
    expect(last().said).toEqual([]);
    last().open();
    expect(last().said).toEqual([{ t: 'hello', palier: 1, table: 'ABCDEF', token: OWN_TOKEN }]);
    expect(client.state).toBeUndefined();
    const table = begunRoom('pp');
    const welcome = welcomeTo(table, 2);
    last().tell(welcome);
    expect(client.state).toEqual({
      room: welcome.room,
      me: 2,
      seat: 2,
      said: [],
      link: 'open',
      dueAt: undefined,
      missed: [],
      closed: undefined,
    });
    expect(states).toEqual([client.state]);
  });

  it('need not be anybody', () => {
    const { client, last } = scriptedClient({ isAway: true });
    last().open();
    expect(last().said).toEqual([
      { t: 'hello', palier: 1, table: 'ABCDEF' },
      { t: 'away', on: true },
    ]);
    last().tell(welcomeTo(begunRoom('pp'), null));
    expect(client.state).toMatchObject({ me: undefined, seat: undefined });
  });

  it('joins by a token and a salt of their own, which are the same when they are sent again', async () => {
    const { client, last, redial } = scriptedClient({});
    const answer = client.join('Ann');
    last().open();
    last().tell(welcomeTo(new DecidedRoom(), null));
    await Promise.resolve();
    const [, join] = last().said;
    expect(join).toMatchObject({ t: 'join', name: 'Ann' });
    expect(client.token).toBeUndefined();
    last().cut();
    redial();
    last().open();
    expect(last().said).toEqual([{ t: 'hello', palier: 1, table: 'table' }, join]);
    last().tell(welcomeTo(new DecidedRoom(), null), {
      t: 'answered',
      id: 1,
      answer: { t: 'joined', person: 7 },
    });
    expect(await answer).toEqual({ t: 'joined', person: 7 });
    expect(join).toMatchObject({ token: client.token });
    expect(client.state?.me).toBe(7);
    last().cut();
    redial();
    last().open();
    expect(last().said).toEqual([{ t: 'hello', palier: 1, table: 'table', token: client.token }]);
  });

  it('adds to the luck of the next game, and again where that fails', async () => {
    const { clock, last } = scriptedClient();
    const table = new DecidedRoom();
    table.join('Ann');
    table.room = { ...table.room, people: [{ ...table.room.people[0]!, salt: '' }] };
    last().open();
    last().tell(welcomeTo(table, 1));
    const [, first] = last().said;
    expect(first).toMatchObject({ t: 'salt', id: 1 });
    last().tell({ t: 'answered', id: 1, answer: { t: 'failed' } });
    await breathe();
    clock.next(clock.now() + 1000);
    expect(last().said[2]).toEqual({ ...first, id: 2 });
  });

  it('is told what others say, the newest thirty', () => {
    const { client, last } = playingClient();
    const said = { person: 2, at: 5, saying: { t: 'emote', emote: 'clap' } } as const;
    for (let at = 0; at < 40; at++) last().tell({ t: 'said', said: { ...said, at } });
    expect(client.state?.said).toHaveLength(30);
    expect(client.state?.said.at(-1)).toEqual({ ...said, at: 39 });
  });

  it('is away while they look away, over every connection', () => {
    const { client, last, redial } = playingClient();
    client.setAway(true);
    client.setAway(true);
    expect(last().said.slice(1)).toEqual([{ t: 'away', on: true }]);
    last().cut();
    redial();
    last().open();
    expect(last().said.slice(1)).toEqual([{ t: 'away', on: true }]);
    client.setAway(false);
    last().cut();
    client.setAway(true);
    client.setAway(false);
    redial();
    last().open();
    expect(last().said).toHaveLength(1);
  });
});

describe('a question', () => {
  it('that is asked while there is no connection is sent with the next', async () => {
    const { client, last, redial } = playingClient();
    last().cut();
    const answer = client.say({ t: 'phrase', phrase: 'hello' });
    redial();
    last().open();
    expect(last().said.slice(1)).toMatchObject([{ t: 'say', id: 1 }]);
    last().tell(welcomeTo(begunRoom('pp'), 1), { t: 'answered', id: 1, answer: { t: 'done' } });
    expect(await answer).toEqual({ t: 'done' });
  });

  it('is sent again with its key until it is answered, in order', async () => {
    const { client, last, redial, table } = playingClient();
    const said = client.say({ t: 'emote', emote: 'heart' });
    const seated = client.sit(2);
    const other = client.say({ t: 'emote', emote: 'heart' });
    const asked = last().said.slice(1);
    expect(asked.map(({ t }) => t)).toEqual(['say', 'sit', 'say']);
    expect(new Set(asked.map((ask) => ('key' in ask ? ask.key : '')))).toHaveProperty('size', 3);
    last().tell({ t: 'answered', id: 2, answer: { t: 'denied', why: 'seat-taken' } });
    expect(await seated).toEqual({ t: 'denied', why: 'seat-taken' });
    for (let count = 0; count < 3; count++) {
      last().cut();
      redial();
      last().open();
      expect(last().said.slice(1)).toEqual([asked[0], asked[2]]);
    }
    last().tell(welcomeTo(table, 1));
    for (const id of [1, 3]) last().tell({ t: 'answered', id, answer: { t: 'done' } });
    expect(await Promise.all([said, other])).toEqual([{ t: 'done' }, { t: 'done' }]);
  });

  it('that was done, and is denied when it is sent again, is done', async () => {
    const lobby = new DecidedRoom();
    lobby.join('Ann');
    const { client, last, redial } = scriptedClient();
    last().open();
    last().tell(welcomeTo(lobby, 1));
    const begun = client.begin();
    last().cut();
    redial();
    last().open();
    last().tell(welcomeTo(begunRoom('pp'), 1));
    last().tell({ t: 'answered', id: 1, answer: { t: 'denied', why: 'not-in-lobby' } });
    expect(await begun).toEqual({ t: 'done' });
  });

  it('that was not done is denied', async () => {
    const { client, last } = playingClient();
    const answers = [client.sit(2), client.passHost(2)];
    last().tell({ t: 'answered', id: 1, answer: { t: 'denied', why: 'seat-taken' } });
    last().tell({ t: 'answered', id: 2, answer: { t: 'denied', why: 'not-host' } });
    expect(await Promise.all(answers)).toEqual([
      { t: 'denied', why: 'seat-taken' },
      { t: 'denied', why: 'not-host' },
    ]);
  });

  it('of every kind is one that the wire knows', async () => {
    const { client, last, table } = playingClient();
    const { options } = welcomeTo(table, 1).room;
    const answers = [
      client.rename('Ann'),
      client.sit(1),
      client.stand(),
      client.configure(options),
      client.seatBot(2, { bot: 'eager', name: 'Bot' }),
      client.seatBot(2, null),
      client.remove(2),
      client.passHost(2),
      client.begin(),
      client.moveOn(),
      client.consent(true),
      client.say({ t: 'text', text: 'Well, well.' }),
      client.wantNext(true),
      client.again(),
      client.record(),
      client.leave(),
      client.chooseFace('c0123'),
    ];
    expect(last().said.slice(1)).toEqual([
      { t: 'rename', id: 1, name: 'Ann' },
      { t: 'sit', id: 2, seat: 1 },
      { t: 'stand', id: 3 },
      { t: 'configure', id: 4, options },
      { t: 'seatBot', id: 5, seat: 2, bot: { bot: 'eager', name: 'Bot' } },
      { t: 'seatBot', id: 6, seat: 2, bot: null },
      { t: 'remove', id: 7, person: 2 },
      { t: 'passHost', id: 8, person: 2 },
      { t: 'begin', id: 9 },
      { t: 'moveOn', id: 10, at: table.number },
      { t: 'consent', id: 11, at: table.number, yes: true },
      { t: 'say', id: 12, key: ANY_KEY, saying: { t: 'text', text: 'Well, well.' } },
      { t: 'wantNext', id: 13, on: true },
      { t: 'again', id: 14 },
      { t: 'record', id: 15 },
      { t: 'leave', id: 16 },
      { t: 'face', id: 17, face: 'c0123' },
    ]);
    client.close();
    expect(new Set((await Promise.all(answers)).map(({ t }) => t))).toEqual(new Set(['failed']));
  });
});

const FOR_GOOD: readonly Closing[] = [
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
];

describe('a table that closes', () => {
  it.each(FOR_GOOD)('for good (%s) answers everything, and is not dialled again', async (why) => {
    const { client, clock, last, lines, states } = playingClient();
    const answer = client.sit(2);
    last().tell(closedTell(why));
    expect(last().isClosed).toBe(true);
    last().cut();
    expect(await answer).toEqual({ t: 'failed' });
    expect(await client.stand()).toEqual({ t: 'failed' });
    expect(states.at(-1)).toMatchObject({ closed: why, link: 'waiting' });
    client.retryNow();
    expect(clock.next()).toBe(false);
    expect(lines).toHaveLength(1);
  });

  it.each(FOR_GOOD)('before it ever opened says so (%s)', (why) => {
    const { client, last, states } = scriptedClient();
    last().open();
    last().tell(closedTell(why));
    expect(states).toEqual([undefined]);
    expect(client.closed).toBe(why);
    let heard = 0;
    client.subscribe(() => heard++);
    expect(heard).toBe(1);
  });

  it.each(CLOSINGS.filter((why) => !FOR_GOOD.includes(why)))(
    'for a while (%s) is dialled again',
    (why) => {
      const { client, last, lines, states, redial } = playingClient();
      last().tell(closedTell(why));
      last().cut();
      expect(states.at(-1)).toMatchObject({ closed: undefined, link: 'waiting' });
      redial();
      expect(lines).toHaveLength(2);
      expect(client.closed).toBeUndefined();
    },
  );

  it('is dialled less and less often where it lets nobody stay', () => {
    const { clock, last, redial } = scriptedClient();
    const waits = [1, 2, 3, 4, 5, 6, 7].map(() => {
      last().open();
      last().tell(welcomeTo(begunRoom('pp'), 1), closedTell('too-many'));
      const since = clock.now();
      redial();
      return clock.now() - since;
    });
    expect(waits.every((wait, index) => wait >= 125 * 2 ** Math.max(0, index - 1))).toBe(true);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(4000);
  });

  it('to who leaves has done what was asked, also where the answer was lost', async () => {
    for (const why of ['removed', 'unknown-token'] as const) {
      const { client, last } = playingClient();
      const answer = client.leave();
      last().tell(closedTell(why));
      expect(await answer).toEqual({ t: 'done' });
      expect(client).toMatchObject({ closed: 'removed', token: undefined });
    }
  });
});

describe('a client that is closed', () => {
  it('says and hears nothing more', async () => {
    const { client, clock, last, lines, states } = playingClient();
    const answer = client.stand();
    const { length } = states;
    client.close();
    client.close();
    expect(await answer).toEqual({ t: 'failed' });
    expect(await client.begin()).toEqual({ t: 'failed' });
    last().tell(roomTell(begunRoom('ppp')));
    client.setAway(true);
    client.retryNow();
    expect(clock.next()).toBe(false);
    expect(states).toHaveLength(length);
    expect(lines).toHaveLength(1);
  });
});

describe('a message that cannot be read', () => {
  const { room } = welcomeTo(begunRoom('pp'), 1);
  const opened = openedTell(begunRoom('pp'), 1);
  const happened = { t: 'happened', from: 1, entries: [], left: null, result: null };
  it.each([
    'no JSON',
    '',
    'null',
    '{}',
    JSON.stringify({ t: 'room', room: { ...room, rev: -1 } }),
    JSON.stringify({ ...opened, header: {} }),
    JSON.stringify({ ...opened, entries: [{ t: 'cardDrawn' }] }),
    JSON.stringify({ ...opened, viewer: 9 }),
    JSON.stringify({ ...happened, from: '1' }),
    JSON.stringify({ ...happened, entries: [{ t: 'cardDrawn', seat: 1, card: 'Q1' }] }),
    JSON.stringify({ ...happened, entries: {} }),
    JSON.stringify({ ...happened, left: 'soon' }),
    JSON.stringify({ ...happened, result: { t: 'result' } }),
    JSON.stringify({ ...happened, done: 'x' }),
    JSON.stringify({ t: 'answered', id: 1, answer: { t: 'refused', refusal: 'no' } }),
  ])('ends the connection, and what was known is kept: %.60s', (text) => {
    const { client, last, lines, redial, table } = playingClient();
    last().tell(text);
    expect(lines[0]!.isClosed).toBe(true);
    expect(client.state).toMatchObject({ link: 'waiting', me: 1 });
    redial();
    last().open();
    expect(last().said[0]).toMatchObject({ known: { number: table.number, viewer: 1 } });
  });

  it('is also one that comes before the welcome', () => {
    const table = begunRoom('pp');
    const { client, last, lines } = scriptedClient();
    last().open();
    last().tell(openedTell(table, 1));
    expect(lines[0]!.isClosed).toBe(true);
    expect(client.state).toBeUndefined();
  });
});

describe('time', () => {
  it('runs by the clock of this device', () => {
    const table = begunRoom('pp', { clock: 'quick' });
    const { client, clock, last, states } = playingClient(table);
    expect(client.state?.dueAt).toBe(30_000);
    clock.next(4000);
    const { number } = table;
    table.go();
    const { length } = states;
    last().tell({ ...happenedTell(table, 1, number), left: 30_000 });
    expect(client.state?.dueAt).toBe(34_000);
    expect(states).toHaveLength(length + 1);
    const next = table.number;
    table.go();
    last().tell({ ...happenedTell(table, 1, next), left: null });
    expect(client.state?.dueAt).toBeUndefined();
  });
});
