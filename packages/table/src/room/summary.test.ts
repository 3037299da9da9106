import { expect, it } from 'vitest';
import { begunRoom, type DecidedRoom } from '../testing/decided-room.ts';
import { TURN_TIME } from './options.ts';
import { roomSummary } from './summary.ts';

const DAY = TURN_TIME.day;

/** Plays until it is a seat's turn. */
function until(table: DecidedRoom, seat: number): void {
  while (table.due[0] !== seat) table.go();
}

it('of a table with another clock says nothing of whose turn it is: nobody asks', () => {
  const table = begunRoom('pp', { clock: 'quick' });
  expect(roomSummary(table.room)).toEqual({ phase: 'playing', round: 1, people: 2 });
});

it('says of a game over days who must decide until when, and nothing that is secret', () => {
  const table = begunRoom('ppb', { clock: 'day' });
  until(table, 1);
  const deadline = table.now + DAY;
  const seats = [1, 2].map((seat) => ({
    token: `hash of Person ${seat}`,
    name: `Person ${seat}`,
    ...(seat === 1 && { turnFrom: table.room.turnsFrom.get(1) }),
  }));
  expect(roomSummary(table.room)).toEqual({
    phase: 'playing',
    round: 1,
    people: 2,
    days: {
      due: deadline,
      standing: { number: table.number, seats: [...seats, null], due: [1], until: deadline },
    },
  });
});

it('is due at once where a bot is to play, and not where nobody plays any more', () => {
  const table = begunRoom('pb', { clock: 'day' });
  until(table, 2);
  expect(roomSummary(table.room).days).toMatchObject({ due: table.now, standing: { due: [] } });
  until(table, 1);
  table.tick(DAY);
  until(table, 2);
  until(table, 1);
  table.tick(DAY);
  expect(roomSummary(table.room).days?.due).toBeUndefined();
});

it('of a game that is over names who has won', () => {
  const table = begunRoom('pp', { clock: 'day' });
  table.playOut();
  const { phase, days } = roomSummary(table.room);
  expect([phase, days?.due]).toEqual(['over', undefined]);
  expect(days?.standing.winners).toEqual(table.room.truth!.timeline.at.table.winners);
});
