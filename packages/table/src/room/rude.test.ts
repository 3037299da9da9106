/**
 * What rude people try, to spoil a table for the others. Each was once possible, or nearly; time and
 * presence are in the test's hands, and every step goes through its text.
 */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { MOST_BESIDE, MOST_EVER_FROM_ONE, MOST_FROM_ONE } from './options.ts';
import type { PersonId } from './room.ts';
import { makeToldRoom } from './told.ts';
import type { Denial } from './wire.ts';

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
