import { expect, it } from 'vitest';
import type { EndedGame } from './kept.ts';
import { memoryPeople } from './memory-store.ts';
import { BOARD_ROWS, Ratings } from './ratings.ts';

const AT = 1_800_000_000_000;
const EDITION = 'level-up';

function game(no: number, players: readonly string[]): EndedGame {
  return {
    table: `${no}`,
    ended: AT,
    edition: EDITION,
    rules: '',
    kind: 'public',
    club: null,
    night: null,
    ratedFrom: AT,
    seats: players.map((profile, index) => ({
      seat: index + 1,
      isBot: false,
      place: index + 1,
      level: 1,
      points: 0,
      profile,
    })),
  };
}

/** As many as two pages, who have played enough. */
async function world() {
  const store = memoryPeople();
  const ratings = new Ratings({ store, now: () => AT });
  const ids = Array.from(
    { length: BOARD_ROWS + 5 },
    (_, index) => `p${String(index).padStart(2, '0')}`,
  );
  const who = (id: string) => {
    const profile = { id, name: `Name of ${id}`, face: 'a0123', made: AT, seen: AT };
    const session = { id, profile: id, hash: id, device: '', made: AT, seen: AT };
    return { profile, session };
  };
  for (const id of ids) {
    await store.create(who(id).profile, who(id).session);
    await ratings.want(who(id), true);
  }
  for (let no = 0; no < 60; no++) {
    for (let first = 0; first < ids.length; first += 2) {
      const two = ids.slice(first, first + 2);
      await store.results.record(game(no * 100 + first, no % 3 === 0 ? two.toReversed() : two));
    }
  }
  return { store, ratings, who };
}

it('shows who is ahead by pages, and everybody where they stand', async () => {
  const { ratings, who } = await world();
  const me = who('p07');
  const first = await ratings.board(EDITION, 0, me);
  expect(first.rows.map(({ place }) => place)).toEqual(
    Array.from({ length: BOARD_ROWS }, (_, index) => index + 1),
  );
  expect(first.next).toBe(BOARD_ROWS);
  const second = await ratings.board(EDITION, BOARD_ROWS, me);
  expect([second.rows.length, second.next]).toEqual([5, null]);
  const mine = [...first.rows, ...second.rows].filter(({ isMe }) => isMe);
  expect(mine).toMatchObject([{ place: first.place, name: 'Name of p07' }]);
  const { ratings: own } = await ratings.own(me);
  expect(own).toMatchObject([{ place: first.place, isProvisional: false, games: 60 }]);
  expect(JSON.stringify(first)).not.toMatch(/"p\d\d"/u);
  expect((await ratings.board(EDITION, 0)).place).toBeNull();
});

it('does not show two to each other who do not see each other, and leaves their places', async () => {
  const { store, ratings, who } = await world();
  const [best, me] = [(await ratings.board(EDITION, 0)).rows[0]!, who('p09')];
  const id = best.name.replace('Name of ', '');
  await store.friends.block({ id, other: 'p09' }, AT);
  const { rows } = await ratings.board(EDITION, 0, me);
  expect([rows[0]!.place, rows.length]).toEqual([2, BOARD_ROWS - 1]);
});
