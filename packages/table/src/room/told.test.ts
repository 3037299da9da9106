import { commitmentTo } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { DecidedRoom, ROOM_SECRET, begunRoom } from '../testing/decided-room.ts';
import { VOTE_AFTER, TURN_TIME, USUAL_OPTIONS } from './options.ts';
import { makeToldRoom, turnTimeLeft } from './told.ts';
import { toldRoom, type ToldRoom } from './wire.ts';

function told({ room, context }: DecidedRoom): ToldRoom {
  const { now, presenceOf } = context;
  const tell = makeToldRoom(room, { now, presenceOf, watchers: 2 });
  expect(toldRoom.parse(JSON.parse(JSON.stringify(tell)))).toEqual(tell);
  return tell;
}

describe('what is told of a table', () => {
  it('is all of it that everybody may know', () => {
    const table = new DecidedRoom();
    table.join('Ana');
    table.join('Ben');
    table.ask(1, { t: 'sit', seat: 2 });
    table.ask(1, { t: 'seatBot', seat: 3, bot: { bot: 'odile', name: 'Odile' } });
    table.ask(2, { t: 'wantNext', on: true });
    table.fold([{ t: 'salted', person: 2, salt: '' }]);
    table.setPresence(2, 'away');
    expect(told(table)).toEqual({
      id: 'table',
      code: 'ABCDEF',
      rev: 7,
      phase: 'lobby',
      options: {
        ...USUAL_OPTIONS,
        setup: { edition: 'level-8-101', players: 3, rules: { levels: 2 } },
      },
      host: 1,
      commitment: commitmentTo(ROOM_SECRET),
      seats: [
        { t: 'open' },
        { t: 'person', person: 1, name: 'Ana', standIn: null },
        { t: 'bot', bot: 'odile', name: 'Odile', claim: null },
      ],
      people: [
        { id: 1, name: 'Ana', presence: 'here', seat: 2, salted: true, wantsNext: false },
        { id: 2, name: 'Ben', presence: 'away', seat: null, salted: false, wantsNext: true },
      ],
      waiting: [],
      watchers: 2,
      left: null,
      votes: { open: false, people: [], needed: 1 },
      wish: null,
      next: null,
    });
  });

  it('tells of time, votes, wishes and who stands in', () => {
    const table = begunRoom('pppb', { clock: 'relaxed' });
    const onlooker = table.join('Olga');
    table.ask(onlooker, { t: 'sit', seat: 4 });
    while (table.due[0] === 4) table.go();
    const turn = table.due[0]!;
    const [first, second] = [1, 2, 3].filter((seat) => seat !== turn);
    table.now += VOTE_AFTER;
    expect(told(table)).toMatchObject({
      phase: 'playing',
      left: TURN_TIME.relaxed - VOTE_AFTER,
      votes: { open: false, people: [], needed: 2 },
    });
    table.setPresence(turn, 'gone');
    expect(told(table).votes.open).toBe(true);
    table.ask(first!, { t: 'moveOn', at: table.number });
    table.fold([
      { t: 'takeBackWished', seat: turn, number: 1 },
      { t: 'takeBackGranted', person: second! },
      { t: 'standInCame', seat: second!, why: 'gone' },
      { t: 'continued', id: 'other', code: 'GHJKMN' },
    ]);
    const tell = told(table);
    expect(tell).toMatchObject({
      votes: { open: true, people: [first], needed: 1 },
      wish: { seat: turn, number: 1, granted: [second] },
      next: { id: 'other', code: 'GHJKMN' },
    });
    expect(tell.seats[second! - 1]).toMatchObject({ standIn: 'gone' });
    expect(tell.seats[3]).toMatchObject({ claim: onlooker });
  });

  it('never tells of more time than there is, nor of less than none', () => {
    const { room } = begunRoom('pp', { clock: 'quick' });
    expect(turnTimeLeft(room, room.since - 5)).toBe(TURN_TIME.quick);
    expect(turnTimeLeft(room, room.since + TURN_TIME.quick + 1)).toBe(0);
    expect(turnTimeLeft({ ...room, phase: 'over' }, room.since)).toBeNull();
  });

  it('writes a ladder of one’s own as the contract does', () => {
    const levels = [[{ kind: 'set', size: 3 }]] as const;
    const ladder = { name: 'Ours', levels };
    const setup = { edition: 'level-8-101', players: 2, ladder } as const;
    const { options } = told(new DecidedRoom({ setup }));
    expect(options.setup).toEqual({ ...setup, ladder: { name: 'Ours', levels: [['set 3']] } });
  });
});
