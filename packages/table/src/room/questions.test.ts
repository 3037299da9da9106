import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { welcomeTo } from '../testing/scripted-dial.ts';
import { isSo, Questions, type WireQuestion } from './questions.ts';
import type { ToldRoom } from './wire.ts';

function toldOf(table: DecidedRoom): ToldRoom {
  return welcomeTo(table, null).room;
}

/** Ann, the host, sits in seat 1; Bob stands; a bot sits in seat 2. */
function lobby(): DecidedRoom {
  const table = new DecidedRoom();
  table.join('Ann');
  table.join('Bob');
  table.ask(1, { t: 'sit', seat: 1 });
  table.ask(1, { t: 'seatBot', seat: 2, bot: { bot: 'eager', name: 'Bot' } });
  return table;
}

describe('what was denied is so already', () => {
  const { options } = toldOf(lobby());
  const bot = { bot: 'eager', name: 'Bot' };
  it.each<[boolean, number | undefined, WireQuestion]>([
    [true, 1, { t: 'sit', id: 1, seat: 1 }],
    [false, 2, { t: 'sit', id: 1, seat: 1 }],
    [false, 2, { t: 'sit', id: 1, seat: 2 }],
    [false, 2, { t: 'sit', id: 1, seat: 3 }],
    [false, 2, { t: 'sit', id: 1, seat: 6 }],
    [false, undefined, { t: 'sit', id: 1, seat: 3 }],
    [false, 1, { t: 'stand', id: 1 }],
    [true, 2, { t: 'stand', id: 1 }],
    [false, 2, { t: 'leave', id: 1 }],
    [true, 7, { t: 'leave', id: 1 }],
    [true, 2, { t: 'rename', id: 1, name: 'Bob' }],
    [false, 2, { t: 'rename', id: 1, name: 'Ann' }],
    [true, 1, { t: 'seatBot', id: 1, seat: 2, bot }],
    [false, 1, { t: 'seatBot', id: 1, seat: 2, bot: { ...bot, name: 'Other' } }],
    [false, 1, { t: 'seatBot', id: 1, seat: 2, bot: { ...bot, bot: 'odile' } }],
    [false, 1, { t: 'seatBot', id: 1, seat: 2, bot: null }],
    [false, 1, { t: 'seatBot', id: 1, seat: 1, bot }],
    [true, 1, { t: 'seatBot', id: 1, seat: 3, bot: null }],
    [false, 1, { t: 'remove', id: 1, person: 2 }],
    [true, 1, { t: 'remove', id: 1, person: 3 }],
    [true, 2, { t: 'passHost', id: 1, person: 1 }],
    [false, 2, { t: 'passHost', id: 1, person: 2 }],
    [false, 1, { t: 'begin', id: 1 }],
    [true, 1, { t: 'configure', id: 1, options }],
    [true, 1, { t: 'configure', id: 1, options: { setup: options.setup } }],
    [false, 1, { t: 'configure', id: 1, options: { setup: options.setup, chat: 'off' } }],
    [false, 1, { t: 'configure', id: 1, options: { ...options, chat: 'off' } }],
    [
      false,
      1,
      { t: 'configure', id: 1, options: { ...options, setup: { ...options.setup, players: 4 } } },
    ],
    [
      false,
      1,
      { t: 'configure', id: 1, options: { ...options, setup: { ...options.setup, master: null } } },
    ],
    [true, 1, { t: 'consent', id: 1, at: 3, yes: true }],
    [false, 1, { t: 'moveOn', id: 1, at: 3 }],
    [false, 1, { t: 'record', id: 1 }],
  ])('%s for %s: %j', (expected, me, ask) => {
    expect(isSo(ask, toldOf(lobby()), me)).toBe(expected);
  });

  it('where the game has begun, or somebody else began it', () => {
    expect(isSo({ t: 'begin', id: 1 }, toldOf(begunRoom('pp')), 2)).toBe(true);
  });

  it('where a bot’s seat is claimed', () => {
    const table = begunRoom('pb');
    const person = table.join('Bob');
    table.ask(person, { t: 'sit', seat: 2 });
    expect(isSo({ t: 'sit', id: 1, seat: 2 }, toldOf(table), person)).toBe(true);
    expect(isSo({ t: 'sit', id: 1, seat: 2 }, toldOf(table), 1)).toBe(false);
  });
});

describe('questions', () => {
  it('wait in order, and are answered once', async () => {
    const questions = new Questions();
    const first = questions.add((id) => ({ t: 'stand', id }));
    const second = questions.add((id) => ({ t: 'begin', id }));
    const third = questions.add((id) => ({ t: 'leave', id }));
    questions.settle(second.ask.id, { t: 'done' });
    questions.settle(second.ask.id, { t: 'failed' });
    questions.settle(99, { t: 'failed' });
    expect([...questions]).toEqual([first.ask, third.ask]);
    questions.settleAll({ t: 'failed' });
    expect([...questions]).toEqual([]);
    expect(await Promise.all([first.answer, second.answer, third.answer])).toEqual([
      { t: 'failed' },
      { t: 'done' },
      { t: 'failed' },
    ]);
  });
});
