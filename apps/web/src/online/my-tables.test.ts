import { expect, it } from 'vitest';
import {
  isRunning,
  tablesInOrder,
  tableStanding,
  withInfo,
  withStanding,
  type TableStanding,
} from './my-tables.ts';
import type { StandingInfo } from './api.ts';
import type { Ticket } from './tickets.ts';

const TICKET: Ticket = {
  id: 'table-1',
  code: 'KLMPQR',
  token: 'ABCDEFGHJKMNPQRS',
  name: 'Anna',
  phase: 'playing',
  players: ['Anna', 'Ben'],
  bots: {},
  turn: [],
  winners: [],
  seen: 1000,
};

it.each<[string, Partial<Ticket>, boolean, TableStanding]>([
  ['yours', { turn: ['Ben', 'Anna'] }, false, { t: 'your-turn' }],
  ['another’s', { turn: ['Ben'] }, false, { t: 'turn', names: ['Ben'] }],
  ['nobody’s', {}, false, { t: 'under-way' }],
  ['not begun', { phase: 'lobby' }, false, { t: 'lobby' }],
  ['over', { phase: 'over', winners: ['Ben'] }, false, { t: 'over', winners: ['Ben'] }],
  ['gone', { turn: ['Anna'] }, true, { t: 'gone' }],
  ['over and gone', { phase: 'over' }, true, { t: 'over', winners: [] }],
])('a table that is %s', (_, changes, isMissing, standing) => {
  expect(tableStanding({ ...TICKET, ...changes }, isMissing)).toEqual(standing);
});

it('your turn comes first, then what goes on, the last seen before the others', () => {
  const table = (id: string, standing: TableStanding, seen: number) => ({
    ticket: { ...TICKET, id, seen },
    standing,
  });
  const over = table('over', { t: 'over', winners: [] }, 9);
  const old = table('old', { t: 'lobby' }, 1);
  const later = table('later', { t: 'turn', names: ['Ben'] }, 2);
  const mine = table('mine', { t: 'your-turn' }, 0);
  expect(tablesInOrder([over, old, later, mine])).toEqual([mine, later, old, over]);
});

it.each<[TableStanding, boolean]>([
  [{ t: 'your-turn' }, false],
  [{ t: 'turn', names: ['Ben'] }, true],
  [{ t: 'under-way' }, true],
  [{ t: 'lobby' }, true],
  [{ t: 'over', winners: [] }, false],
  [{ t: 'gone' }, false],
])('a table with %j goes on without this player: %s', (standing, isSo) => {
  expect(isRunning(standing)).toBe(isSo);
});

it('what the server says goes on the ticket, and who one is stays', () => {
  const info = {
    id: 'table-1',
    code: 'KLMPQR',
    phase: 'playing',
    players: ['Anna', 'Ben', 'Odile'],
    turn: ['Anna'],
  } as const;
  expect(withInfo(TICKET, info)).toEqual({
    ...TICKET,
    players: ['Anna', 'Ben', 'Odile'],
    turn: ['Anna'],
  });
});

it('of tables that wait for this player the one with least time comes first', () => {
  const table = (id: string, due: Partial<Ticket>) => ({
    ticket: { ...TICKET, id, ...due },
    standing: { t: 'your-turn' } as const,
  });
  const [never, later, soon] = [
    table('never', {}),
    table('later', { due: 9 }),
    table('soon', { due: 5 }),
  ];
  expect(tablesInOrder([never, later, soon])).toEqual([soon, later, never]);
});

it.each([
  ['one’s own turn, whatever one is called', { turn: ['Annie'], isMine: true }, { turn: ['Anna'] }],
  [
    'another’s, with a clock of days',
    { turn: ['Ben'], left: 60_000 },
    { turn: ['Ben'], due: 120_000 },
  ],
  [
    'another’s, who has time off',
    { turn: ['Ben'], left: 60_000, resting: { Ben: 90_000 }, rest: 5 },
    { turn: ['Ben'], due: 120_000, resting: { Ben: 90_000 }, rest: 5 },
  ],
  ['nobody’s yet', { turn: [] }, { turn: [] }],
  ['over', { phase: 'over', winners: ['Ben'] }, { phase: 'over', winners: ['Ben'] }],
] as const)('what is known of many at once goes on the ticket: %s', (_, info, ticket) => {
  const whole = {
    phase: 'playing',
    turn: [],
    isMine: false,
    left: undefined,
    winners: [],
    resting: {},
    rest: undefined,
    ...info,
  };
  const next = withStanding({ ...TICKET, turn: ['Anna'], due: 7 }, whole as StandingInfo, 61_000);
  expect(next).toEqual({ ...TICKET, turn: [], ...ticket });
});

it.each([
  { phase: 'lobby', turn: undefined },
  { phase: 'playing', turn: undefined },
  { phase: 'over', turn: undefined },
] as const)('what is not known without a look at the table leaves the ticket: %j', (info) => {
  expect(
    withStanding(
      TICKET,
      { isMine: false, left: undefined, winners: [], resting: {}, rest: undefined, ...info },
      1,
    ),
  ).toBeUndefined();
});
