import { describe, expect, it } from 'vitest';
import { begunRoom, openStep } from '../testing/decided-room.ts';
import { decideBegin, decideSalt } from './decide-lobby.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { nextRoomEvents } from './next-room.ts';
import type { Room } from './room.ts';

/** The table after one at which two people and a bot have played, and others have watched. */
function nextOf(...wishing: readonly string[]): Room {
  const table = begunRoom('ppb');
  for (const name of ['Eve', 'Max']) table.join(name);
  for (const person of table.room.people) {
    if (wishing.includes(person.name)) table.ask(person.id, { t: 'wantNext', on: true });
  }
  const first = openStep();
  return openRoom({ ...first, events: [...first.events, ...nextRoomEvents(table.room)] });
}

function sitters({ seats }: Room): readonly (number | string)[] {
  return seats.map((seat) => (seat.t === 'person' ? seat.person : seat.t));
}

describe('the next game', () => {
  it('has the same people with the same tokens, in the same seats', () => {
    const before = begunRoom('ppb').room;
    const next = nextOf();
    expect(sitters(next)).toEqual([1, 2, 'bot']);
    expect(next.host).toBe(before.host);
    expect(next.people.slice(0, 2).map(({ token }) => token)).toEqual(
      before.people.map(({ token }) => token),
    );
  });

  it('gives a bot’s seat to who asked first, and goes on hearing who asked later', () => {
    const next = nextOf('Eve', 'Max');
    expect(sitters(next)).toEqual([1, 2, 3]);
    expect(next.people.map(({ wantsNext }) => wantsNext)).toEqual([false, false, false, true]);
  });

  it('is not dealt before everybody who sits has added to its luck', () => {
    let next = nextOf();
    expect(decideBegin(next)).toEqual({ t: 'denied', why: 'people-missing' });
    for (const person of [1, 2]) {
      const decision = decideSalt(next, person, `${person}`.repeat(32));
      if (decision.t === 'events') next = evolveRoom(next, { at: 1, events: decision.events });
    }
    expect(decideBegin(next)).toMatchObject({ t: 'events' });
  });
});
