/** Tables of clubs: listed for their club and nobody else, on every node, from game to game. */
import { expect, it } from 'vitest';
import { begunRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { USUAL_OPTIONS } from './options.ts';
import type { Rooms } from './rooms.ts';
import type { RoomStep } from './room.ts';

const CLUB = 'c'.repeat(32);
const SETUP = { edition: 'level-8-101', players: 2 };
const ANA = { token: '7K3M9PQRSTVWXYZ0', name: 'Ana', salt: '0'.repeat(32) };

function listed({ clubTables, openTables }: Rooms): readonly object[] {
  return [...clubTables.tables(), ...openTables.tables()];
}

it('a hidden table is listed for its club, on every node, while somebody is there', async () => {
  const nodes = new RoomNodes();
  const [one, two] = [nodes.node('one'), nodes.node('two')];
  const making = one.create({ ...USUAL_OPTIONS, setup: SETUP }, CLUB);
  await nodes.pass(50);
  const made = await making;
  if ('t' in made) throw new Error(made.why);
  expect(listed(one)).toEqual([]);
  const line = new HandLine(one).hello(made.code);
  line.ask((id) => ({ t: 'join', id, ...ANA }));
  await nodes.pass(50);
  expect(line.room).toMatchObject({ id: made.id, club: CLUB });
  line.ask((id) => ({ t: 'sit', id, key: 'ana-sits', seat: 1 }));
  await nodes.pass(50);
  const seats = [{ t: 'person', name: 'Ana' }, { t: 'open' }];
  for (const rooms of [one, two]) {
    expect(listed(rooms)).toMatchObject([{ club: CLUB, table: { id: made.id, seats } }]);
    expect(rooms.openTables.size).toBe(0);
  }
  // Whatever the host chooses, it stays the club’s; and everybody may be told of it besides.
  const options = { setup: { ...SETUP, players: 3 }, listing: 'open' } as const;
  line.ask((id) => ({ t: 'configure', id, options }));
  await nodes.pass(50);
  expect(line.room.club).toBe(CLUB);
  expect([two.clubTables.size, two.openTables.size]).toEqual([1, 1]);
  expect(JSON.stringify([...two.openTables.tables()])).not.toContain(CLUB);
  line.drop();
  await nodes.pass(20_000);
  expect([...listed(one), ...listed(two)]).toEqual([]);
});

it('the next game of the same people is the club’s too', async () => {
  const game = begunRoom('pp');
  game.playOut();
  const [first, ...rest] = game.steps;
  const opened = { ...first!.events[0]!, club: CLUB } as RoomStep['events'][number];
  game.steps.splice(0, game.steps.length, { ...first!, events: [opened] }, ...rest);
  const nodes = new RoomNodes();
  await nodes.keep(game);
  const rooms = nodes.node('one');
  const line = new HandLine(rooms).hello(game.room.id, { token: 'Person 1' });
  await nodes.pass(50);
  const asked = line.ask((id) => ({ t: 'again', id }));
  await nodes.pass(50);
  const answer = line.answerTo(asked) as { readonly t: 'next'; readonly id: string };
  const next = new HandLine(rooms).hello(answer.id, { token: 'Person 1' });
  await nodes.pass(50);
  expect(next.room).toMatchObject({ id: answer.id, club: CLUB, phase: 'lobby' });
});
