/**
 * What rude people try, to spoil a table for the others. Each was once possible, or nearly; time and
 * presence are in the test's hands, and every step goes through its text.
 */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom, GRACE_IN_TESTS } from '../testing/decided-room.ts';
import { HandLine, MOST_WATCHERS, RoomNodes } from '../testing/room-nodes.ts';
import { nextRoomEvents } from './next-room.ts';
import {
  HOST_SAFE_TIME,
  JOIN_TIME,
  MOST_BESIDE,
  MOST_EVER_FROM_ONE,
  MOST_FROM_ONE,
  MOST_TAKEN_BACK,
  MOST_WAITING,
  MOST_WATCHERS_FROM_ONE,
  TURN_TIME,
  type RoomOptions,
  LISTINGS,
} from './options.ts';
import type { PersonId } from './room.ts';
import { makeToldRoom } from './told.ts';
import type { Denial, ToldOptions } from './wire.ts';

const MINUTE = 60_000;

function denied(why: Denial): object {
  return { t: 'denied', why };
}

function lobby(...names: readonly string[]): DecidedRoom {
  const table = new DecidedRoom();
  for (const name of names) table.join(name);
  return table;
}

/** Another name every few milliseconds; how many steps came of it. */
function rename(table: DecidedRoom, person: PersonId, times: number): number {
  const before = table.steps.length;
  for (let time = 0; time < times; time++) {
    table.now += 4;
    table.ask(person, { t: 'rename', name: `Rude ${time}` });
  }
  return table.steps.length - before;
}

describe('who does something again and again', () => {
  it('is slowed down, and freezes nothing: ten thousand names in forty seconds', () => {
    const table = lobby('Ana', 'Rude', 'Cleo');
    expect(rename(table, 2, 10_000)).toBeLessThan(100);
    expect(table.ask(2, { t: 'rename', name: 'Once more' })).toEqual(denied('too-soon'));
    expect(table.ask(3, { t: 'rename', name: 'Clea' })).toMatchObject({ t: 'events' });
    expect(table.ask(3, { t: 'sit', seat: 1 })).toMatchObject({ t: 'events' });
    expect(table.tryJoin('Dan')).toMatchObject({ t: 'events' });
    for (const seat of [2, 3]) {
      const bot = { bot: 'eager', name: `Bot ${seat}` };
      expect(table.ask(1, { t: 'seatBot', seat, bot })).toMatchObject({ t: 'events' });
    }
    expect(table.ask(1, { t: 'begin' })).toMatchObject({ t: 'events' });
  });

  it('has time on their side, if they take it', () => {
    const table = lobby('Ana', 'Rude');
    rename(table, 2, 1000);
    table.now += MINUTE;
    expect(rename(table, 2, 10)).toBe(10);
  });

  it('is shown out in the end, and does not get far by coming again', () => {
    const table = lobby('Ana');
    let steps = 0;
    for (let person = 2; person < 20; person++) {
      table.tryJoin('Rude', `token ${person}`, undefined, 'away');
      const { length } = table.steps;
      for (let half = 0; half < 120 && table.room.people.length > 1; half++) {
        table.now += MINUTE / 2;
        rename(table, person, 60);
      }
      steps += table.steps.length - length;
      if (table.room.people.length > 1) break;
      expect(table.steps.at(-1)!.events).toEqual([{ t: 'left', person, why: 'too-much' }]);
    }
    expect(table.room.people.map(({ id }) => id)).toEqual([1, table.room.joined]);
    expect(steps).toBeLessThan(MOST_BESIDE / 2);
  });

  it('leaves the seat of a game to a bot', () => {
    const table = begunRoom('ppp');
    for (let half = 0; half < 120 && table.room.people.length > 2; half++) {
      table.now += MINUTE / 2;
      rename(table, 2, 60);
    }
    expect(table.room.people.map(({ id }) => id)).toEqual([1, 3]);
    expect(table.room.seats[1]).toMatchObject({ t: 'bot', bot: 'stand-in' });
  });

  it('plays on: what the game needs is always heard', () => {
    const table = begunRoom('pp');
    for (const person of [1, 2]) rename(table, person, 1000);
    expect(table.go()).toMatchObject({ t: 'events' });
    expect(table.ask(2, { t: 'leave' })).toMatchObject({ t: 'events' });
  });

  it('as the host is slowed down too, later, and stays', () => {
    const table = lobby('Ana', 'Ben');
    expect(rename(table, 1, 10_000)).toBeGreaterThan(200);
    expect(table.ask(1, { t: 'rename', name: 'Once more' })).toEqual(denied('too-soon'));
    for (let hour = 0; hour < 100; hour++) {
      table.now += MINUTE;
      rename(table, 1, 100);
    }
    expect(table.room.host).toBe(1);
  });

  it('comes and goes in a loop, while a bot plays for them: it plays on', () => {
    const table = begunRoom('ppp');
    const { length } = table.steps;
    for (let time = 0; time < 1000; time++) {
      table.fold([{ t: 'standInCame', seat: 2, why: 'vote', standIn: 'vote' }]);
      table.return(2);
    }
    const returns = table.steps.slice(length).filter(({ by }) => by === 2);
    expect(returns.length).toBeLessThan(100);
  });
});

describe('one address', () => {
  const from = 'f00';

  it('is so many people at once, and leaves room for others', () => {
    const table = lobby('Ana');
    const join = (name: string): object => table.tryJoin(name, name, undefined, from);
    for (let count = 0; count < MOST_FROM_ONE; count++) {
      expect(join(`Rude ${count}`)).toMatchObject({ t: 'events' });
    }
    expect(join('One more')).toEqual(denied('address-full'));
    expect(table.tryJoin('Ben', 'Ben', undefined, 'elsewhere')).toMatchObject({ t: 'events' });
  });

  it('joins and leaves in a loop, and does not use up the numbers of the others', () => {
    const table = lobby('Ana');
    for (let count = 0; count < 3000; count++) {
      const decision = table.tryJoin('Rude', `token ${count}`, undefined, from);
      if (decision.t === 'events') table.ask(table.room.joined, { t: 'leave' });
    }
    expect(table.room.joined).toBe(1 + MOST_EVER_FROM_ONE);
    expect(table.tryJoin('Ben')).toMatchObject({ t: 'events' });
  });

  it('is not told to anybody', () => {
    const table = lobby('Ana');
    table.tryJoin('Ben', 'Ben', undefined, from);
    expect(table.room.people[1]).toMatchObject({ from });
    const told = makeToldRoom(table.room, { ...table.context, watchers: 0 });
    expect(JSON.stringify(told)).not.toContain(from);
  });
});

describe('the host', () => {
  const choose = (table: DecidedRoom, joining: RoomOptions['joining']): object => {
    const { room } = table;
    const options = { ...room.options, joining } as object as ToldOptions;
    return table.ask(room.host!, { t: 'configure', options });
  };
  const waiting = ({ room }: DecidedRoom): readonly string[] =>
    room.waiting.map(({ name }) => name);
  const names = ({ room }: DecidedRoom): readonly string[] => room.people.map(({ name }) => name);

  it('locks the table: nobody new joins, and who has joined comes back', () => {
    const table = lobby('Ana', 'Ben');
    choose(table, 'nobody');
    expect(table.tryJoin('Eve')).toEqual(denied('locked'));
    expect(table.tryJoin('Ben')).toEqual({ t: 'again' });
    choose(table, 'anyone');
    expect(table.tryJoin('Eve')).toMatchObject({ t: 'events' });
  });

  it('lets people in one by one, or not', () => {
    const table = lobby('Ana');
    choose(table, 'approved');
    for (const name of ['Ben', 'Eve']) table.tryJoin(name);
    expect([names(table), waiting(table)]).toEqual([['Ana'], ['Ben', 'Eve']]);
    expect(table.ask(2, { t: 'sit', seat: 1 })).toEqual(denied('not-a-player'));
    expect(table.ask(2, { t: 'admit', person: 2, yes: true })).toEqual(denied('not-a-player'));
    expect(table.tryJoin('Ben')).toEqual({ t: 'events', events: [] });
    table.ask(1, { t: 'admit', person: 2, yes: true });
    table.ask(1, { t: 'admit', person: 3, yes: false });
    expect([names(table), waiting(table)]).toEqual([['Ana', 'Ben'], []]);
    expect(table.ask(2, { t: 'sit', seat: 1 })).toMatchObject({ t: 'events' });
    expect(table.ask(1, { t: 'admit', person: 3, yes: true })).toEqual(denied('no-such-person'));
    expect(table.ask(1, { t: 'admit', person: 2, yes: true })).toEqual({ t: 'events', events: [] });
  });

  it('opens the door to all who wait, or shuts it before them', () => {
    const table = lobby('Ana');
    choose(table, 'approved');
    for (const [index, name] of ['Ben', 'Ben', 'Eve'].entries()) table.tryJoin(name, `${index}`);
    choose(table, 'anyone');
    expect([names(table), waiting(table)]).toEqual([['Ana', 'Ben', 'Eve'], []]);
    choose(table, 'approved');
    table.tryJoin('Fay');
    choose(table, 'nobody');
    expect([names(table), waiting(table)]).toEqual([['Ana', 'Ben', 'Eve'], []]);
  });

  it('goes, and with nobody left who is waits comes in', () => {
    const table = lobby('Ana');
    choose(table, 'approved');
    table.tryJoin('Ben');
    table.ask(1, { t: 'leave' });
    expect(table.room).toMatchObject({ host: 2, waiting: [], people: [{ name: 'Ben' }] });
    expect(new DecidedRoom({ joining: 'nobody' }).tryJoin('Ana')).toMatchObject({ t: 'events' });
  });

  it('is not kept busy by more than so many, and who has gone makes room', () => {
    const table = lobby('Ana');
    choose(table, 'approved');
    for (let count = 0; count < MOST_WAITING; count++) table.tryJoin(`Rude ${count}`);
    expect(table.tryJoin('Ben')).toEqual(denied('table-full'));
    table.setPresence(3, 'gone');
    table.tryJoin('Ben');
    expect(waiting(table)).toHaveLength(MOST_WAITING);
    expect(waiting(table)).toContain('Ben');
    const told = makeToldRoom(table.room, { ...table.context, watchers: 0 });
    expect(told.waiting).toContainEqual({ id: table.room.joined, name: 'Ben' });
    table.setPresence(table.room.joined, 'gone');
    const later = makeToldRoom(table.room, { ...table.context, watchers: 0 });
    expect(later.waiting.map(({ name }) => name)).not.toContain('Ben');
  });

  it('removes somebody for good: by token and by address', () => {
    const table = lobby('Ana');
    table.tryJoin('Rude', 'one token', undefined, 'f00');
    table.tryJoin('Sister', 'hers', undefined, 'f00');
    table.ask(1, { t: 'remove', person: 2, forGood: true });
    expect(table.tryJoin('Rude', 'one token', undefined, 'ba2')).toEqual(denied('barred'));
    expect(table.tryJoin('Another', 'another token', undefined, 'f00')).toEqual(denied('barred'));
    expect(table.tryJoin('Else', 'other token', undefined, 'ba2')).toMatchObject({ t: 'events' });
    // Who has joined before stays.
    expect(table.tryJoin('Sister', 'hers', undefined, 'f00')).toEqual({ t: 'again' });
    expect(table.room.people.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('removes for good who waits as well, and shuts out nobody at the own address', () => {
    const table = new DecidedRoom({ joining: 'approved' });
    table.tryJoin('Ana', 'Ana', undefined, 'home');
    table.tryJoin('Rude', 'one token', undefined, 'home');
    table.ask(1, { t: 'remove', person: 2, forGood: true });
    expect(table.room.barred).toEqual([{ token: 'one token' }]);
    expect(table.tryJoin('Kid', 'kid', undefined, 'home')).toMatchObject({ t: 'events' });
  });

  it('is spared them in the next game too', () => {
    const table = begunRoom('pp');
    table.fold([{ t: 'barred', token: 'one token', from: 'f00' }]);
    expect(nextRoomEvents(table.room)).toContainEqual({
      t: 'barred',
      token: 'one token',
      from: 'f00',
    });
  });
});

describe('a host who is absent', () => {
  /** Ana is the host, and Rude waits for a moment of absence; only Cleo sits. */
  function absent(phase: 'lobby' | 'playing'): DecidedRoom {
    const table = phase === 'lobby' ? lobby('Ana', 'Rude', 'Cleo') : begunRoom('ppp');
    if (phase === 'lobby') table.ask(3, { t: 'sit', seat: 1 });
    table.setPresence(1, 'gone');
    table.tick(GRACE_IN_TESTS);
    return table;
  }

  it('is followed by who sits, before who only looks on', () => {
    expect(absent('lobby').room).toMatchObject({ host: 3, formerHost: { person: 1 } });
  });

  it.each(['lobby', 'playing'] as const)('is the host again when back (%s)', (phase) => {
    for (const isSeen of [true, false]) {
      const table = absent(phase);
      // By the connection itself; or, where another node has it, by the next tick.
      if (isSeen) table.return(1);
      else table.setPresence(1, 'here');
      table.tick();
      expect(table.room).toMatchObject({ host: 1, formerHost: undefined });
      expect(table.ask(1, { t: 'passHost', person: 2 })).toMatchObject({ t: 'events' });
      table.return(1);
      expect(table.room.host).toBe(2);
    }
  });

  it.each([{}, { forGood: true }])('is not removed meanwhile, also by a friend: %j', (how) => {
    const table = absent('playing');
    const heir = table.room.host!;
    const friend = 5 - heir;
    expect(table.ask(heir, { t: 'remove', person: 1, ...how })).toEqual(denied('host-returns'));
    table.ask(heir, { t: 'passHost', person: friend });
    expect(table.ask(friend, { t: 'remove', person: 1, ...how })).toEqual(denied('host-returns'));
    table.now += HOST_SAFE_TIME;
    expect(table.ask(friend, { t: 'remove', person: 1, ...how })).toMatchObject({ t: 'events' });
    expect(table.room.formerHost).toBeUndefined();
  });

  it.each(LISTINGS)(
    'does not keep the next game, %s, from beginning by not coming to it',
    (listing) => {
      const table = absent('lobby');
      table.fold([{ t: 'optionsChosen', options: { ...table.room.options, listing } }]);
      table.fold([{ t: 'salted', person: 1, salt: '' }]);
      const heir = table.room.host!;
      const forGood = table.ask(heir, { t: 'remove', person: 1, forGood: true });
      expect(forGood).toEqual(denied('host-returns'));
      expect(table.ask(heir, { t: 'remove', person: 1 })).toMatchObject({ t: 'events' });
      expect(table.room.barred).toEqual([]);
    },
  );

  it('is it in the next game, too', () => {
    const { room } = absent('playing');
    expect(nextRoomEvents(room).filter(({ t }) => t === 'hostPassed')).toEqual([
      { t: 'hostPassed', to: 1 },
      { t: 'hostPassed', to: room.host, why: 'absence' },
    ]);
  });
});

describe('in a game', () => {
  it('a vote does not undercut the clock of who is present', () => {
    const table = begunRoom('ppp', { clock: 'relaxed' });
    const [turn] = table.due;
    const [first, second] = [1, 2, 3].filter((person) => person !== turn);
    const vote = (person: PersonId | undefined): object =>
      table.ask(person!, { t: 'moveOn', at: table.number });
    const isOpen = (): boolean =>
      makeToldRoom(table.room, { ...table.context, watchers: 0 }).votes.open;
    table.now += TURN_TIME.relaxed - 1;
    for (const presence of ['here', 'away'] as const) {
      table.setPresence(turn!, presence);
      expect([vote(first), vote(second), isOpen()]).toEqual([
        denied('too-soon'),
        denied('too-soon'),
        false,
      ]);
    }
    table.setPresence(turn!, 'gone');
    expect([isOpen(), vote(first), vote(second)]).toMatchObject([
      true,
      { t: 'events' },
      { t: 'events' },
    ]);
    expect(table.room.seats[turn! - 1]).toMatchObject({ standIn: 'vote' });
  });

  it('nobody lays and takes back without end', () => {
    const table = begunRoom('pb');
    for (let moves = 0; table.room.truth!.timeline.back?.seat !== 1; moves++) {
      expect(moves).toBeLessThan(2000);
      table.go();
    }
    let backs = 0;
    for (let times = 0; times < 100; times++) {
      const back = table.ask(1, { t: 'takeBack', at: table.number });
      if (back.t !== 'events') {
        expect(back).toEqual(denied('enough-taken-back'));
        break;
      }
      backs++;
      table.act(1, 1);
    }
    expect(backs).toBe(MOST_TAKEN_BACK);
    for (let moves = 0; table.room.takenBack > 0; moves++) {
      expect(moves).toBeLessThan(100);
      table.go();
    }
  });
});

describe('at the door', () => {
  async function world(table: DecidedRoom, ...names: readonly string[]) {
    const nodes = new RoomNodes();
    await nodes.keep(table);
    const rooms = (names.length === 0 ? ['one'] : names).map((name) => nodes.node(name));
    const come = async (at: number, token?: string, from?: string): Promise<HandLine> => {
      const line = new HandLine(rooms[at]!, from).hello(
        'table',
        token === undefined ? {} : { token },
      );
      await nodes.pass(20);
      return line;
    };
    const knock = async (line: HandLine, name: string): Promise<number> => {
      const token = name.toUpperCase().padEnd(16, '0');
      const asked = line.ask((id) => ({ t: 'join', id, name, token, salt: 'ab'.repeat(16) }));
      await nodes.pass(20);
      return asked;
    };
    return { nodes, come, knock };
  }

  it('a join is answered when the host has, also at another node', async () => {
    const table = new DecidedRoom({ joining: 'approved' });
    table.join('Ana');
    const { nodes, come, knock } = await world(table, 'one', 'two');
    const host = await come(0, 'Ana');
    const [ben, eve] = [await come(1), await come(1)];
    const asked = [await knock(ben, 'Ben'), await knock(eve, 'Eve')];
    expect(host.room.waiting).toEqual([
      { id: 2, name: 'Ben' },
      { id: 3, name: 'Eve' },
    ]);
    expect(host.room.watchers).toBe(0);
    expect(ben.answerTo(asked[0]!)).toBeUndefined();
    host.ask((id) => ({ t: 'admit', id, person: 2, yes: true }));
    host.ask((id) => ({ t: 'admit', id, person: 3, yes: false }));
    await nodes.pass(20);
    expect(ben.answerTo(asked[0]!)).toEqual({ t: 'joined', person: 2 });
    expect(eve.answerTo(asked[1]!)).toEqual(denied('turned-away'));
    expect(host.room.people).toMatchObject([{ name: 'Ana' }, { name: 'Ben', presence: 'here' }]);
    expect(host.room).toMatchObject({ waiting: [], watchers: 1 });
    const seat = ben.ask((id) => ({ t: 'sit', id, seat: 1 }));
    await nodes.pass(20);
    expect(ben.answerTo(seat)).toEqual({ t: 'done' });
  });

  it('who loses the connection while waiting asks again, and waits on', async () => {
    const table = new DecidedRoom({ joining: 'approved' });
    table.join('Ana');
    const { nodes, come, knock } = await world(table);
    const host = await come(0, 'Ana');
    const first = await come(0);
    await knock(first, 'Ben');
    first.drop();
    const second = await come(0);
    const asked = await knock(second, 'Ben');
    expect(host.room.waiting).toEqual([{ id: 2, name: 'Ben' }]);
    host.ask((id) => ({ t: 'admit', id, person: 2, yes: true }));
    await nodes.pass(20);
    expect(second.answerTo(asked)).toEqual({ t: 'joined', person: 2 });
  });

  it('who is not let in is one more who looks on', async () => {
    const table = new DecidedRoom({ joining: 'approved' });
    table.join('Ana');
    const { nodes, come, knock } = await world(table);
    const host = await come(0, 'Ana');
    const ben = await come(0);
    await knock(ben, 'Ben');
    expect(host.room.watchers).toBe(0);
    host.ask((id) => ({ t: 'admit', id, person: 2, yes: false }));
    await nodes.pass(20);
    expect([host.room.watchers, ben.room.watchers]).toEqual([1, 1]);
  });

  it('fifty who only look on keep nobody from joining, nor one address all others', async () => {
    const { nodes, come, knock } = await world(lobby('Ana'));
    for (let count = 0; count < MOST_WATCHERS; count++) await come(0, undefined, `${count}.rude`);
    const ben = await come(0, undefined, 'home');
    const asked = await knock(ben, 'Ben');
    expect(ben.answerTo(asked)).toEqual({ t: 'joined', person: 2 });
    expect(ben.room.watchers).toBe(MOST_WATCHERS);
    await nodes.pass(JOIN_TIME * 2);
    expect(ben.closed).toBeUndefined();
  });

  it('one address looks on so often at once, and others may', async () => {
    const { come } = await world(lobby('Ana'));
    const lines: HandLine[] = [];
    for (let count = 0; count <= MOST_WATCHERS_FROM_ONE; count++) {
      lines.push(await come(0, undefined, 'rude'));
    }
    expect(lines.map(({ closed }) => closed)).toEqual([
      ...Array.from({ length: MOST_WATCHERS_FROM_ONE }, () => undefined),
      'too-many',
    ]);
    expect((await come(0, undefined, 'home')).closed).toBeUndefined();
    expect((await come(0, 'Ana', 'rude')).closed).toBeUndefined();
  });

  it('who was removed for good is turned away, whatever they say, and others are not', async () => {
    const { nodes, come, knock } = await world(lobby('Ana'));
    const host = await come(0, 'Ana', 'home');
    const [rude, watcher] = [await come(0, undefined, 'rude'), await come(0, undefined, 'rude')];
    await knock(rude, 'Rude');
    host.ask((id) => ({ t: 'remove', id, person: 2, forGood: true }));
    await nodes.pass(20);
    expect([rude.closed, watcher.closed]).toEqual(['barred', 'barred']);
    expect((await come(0, 'RUDE000000000000', 'else')).closed).toBe('barred');
    expect((await come(0, undefined, 'rude')).closed).toBe('barred');
    expect((await come(0, undefined, 'else')).closed).toBeUndefined();
  });
});

describe('who is shown out', () => {
  it('is told why', async () => {
    const nodes = new RoomNodes();
    const table = lobby('Ana', 'Rude');
    for (let half = 0; half < 120 && table.room.people.length > 1; half++) {
      table.now += MINUTE / 2;
      rename(table, 2, 60);
    }
    const out = table.steps.pop()!;
    await nodes.keep(table);
    const line = new HandLine(nodes.node('one')).hello('table', { token: 'Rude' });
    await nodes.pass(20);
    expect(line.closed).toBeUndefined();
    table.steps.push(out);
    await nodes.keep(table, table.steps.length - 1);
    line.ask((id) => ({ t: 'rename', id, name: 'Ruder' }));
    await nodes.pass(20);
    expect(line.closed).toBe('too-much');
  });
});
