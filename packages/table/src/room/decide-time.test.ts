import { assert } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom, GRACE_IN_TESTS, STAND_IN } from '../testing/decided-room.ts';
import { nextTick } from './decide-time.ts';
import {
  AWAY_VOTE_AFTER,
  LONG_VOTE_AFTER,
  STALLED_AFTER,
  VOTE_AFTER,
  TURN_TIME,
  type RoomOptions,
} from './options.ts';
import type { PersonId, StandIn } from './room.ts';
import { botAt, isAttended } from './who.ts';
import type { Denial } from './wire.ts';

const NOTHING = { t: 'events', events: [] };
const GRACE = GRACE_IN_TESTS;

function denied(why: Denial): object {
  return { t: 'denied', why };
}

function due(table: DecidedRoom): number {
  return table.due[0]!;
}

function standInAt({ room }: DecidedRoom, seat: number): StandIn | undefined {
  const sitter = room.seats[seat - 1];
  return sitter?.t === 'person' ? sitter.standIn : undefined;
}

/** Long games, in which nobody wins before a test is over; people sit in the seat of their number. */
function playing(seats: string, options: Partial<RoomOptions> = {}): DecidedRoom {
  const rules = { levels: 8 };
  const setup = { edition: 'level-8-101', players: seats.length, rules } as const;
  return begunRoom(seats, { setup, ...options });
}

/** Plays until it is a seat’s turn, or no longer. */
function play(table: DecidedRoom, until: (seat: number) => boolean): DecidedRoom {
  for (let moves = 0; !until(due(table)); moves++) {
    assert(moves < 500 && table.go() !== undefined, 'it does not come to that');
  }
  return table;
}

function next(table: DecidedRoom): number | undefined {
  return nextTick(table.room, table.context);
}

const came = (seat: number, why: StandIn, standIn = why): object => ({
  t: 'standInCame',
  seat,
  why,
  standIn,
});
const went = (seat: number, setsClock: boolean): object => ({ t: 'standInWent', seat, setsClock });

describe('who is gone', () => {
  it('is played for after a grace time, when it is their turn, until they return', () => {
    const table = playing('pp');
    const turn = due(table);
    expect(next(table)).toBeUndefined();
    table.setPresence(turn, 'gone');
    expect(next(table)).toBe(GRACE);
    expect(table.tick(GRACE - 1)).toEqual([]);
    expect(next(table)).toBe(1);
    expect(table.tick(1)).toContainEqual(came(turn, 'gone'));
    expect(next(table)).toBeUndefined();
    expect(botAt(table.room, turn, STAND_IN)).toBe(STAND_IN);
    play(table, (seat) => seat !== turn);
    play(table, (seat) => seat === turn);
    expect(standInAt(table, turn)).toBe('gone');
    expect(table.return(turn)).toEqual({ t: 'events', events: [went(turn, true)] });
    expect(standInAt(table, turn)).toBeUndefined();
    expect(table.return(turn)).toEqual(NOTHING);
  });

  it('is not played for in another’s turn', () => {
    const table = playing('pp');
    const turn = due(table);
    table.ask(turn, { t: 'rename', name: 'Here' });
    table.setPresence(3 - turn, 'gone');
    table.tick(GRACE * 2);
    expect(standInAt(table, 3 - turn)).toBeUndefined();
    play(table, (seat) => seat !== turn);
    expect(table.tick()).toEqual([came(3 - turn, 'gone')]);
  });

  it('is waited for where the game may last for days', () => {
    const table = playing('pp', { absence: 'wait' });
    table.setPresence(due(table), 'gone');
    table.fold([{ t: 'hostPassed', to: 3 - due(table) }]);
    expect(next(table)).toBeUndefined();
    expect(table.tick(GRACE * 1000)).toEqual([]);
  });

  it('is waited for by who is gone too: if everybody vanishes the game waits', () => {
    const table = playing('ppb', { clock: 'quick' });
    const onlooker = table.join('Olga');
    play(table, (seat) => seat !== 3);
    const { context } = table;
    expect(isAttended(table.room, context.presenceOf)).toBe(true);
    for (const person of [1, 2]) table.setPresence(person, 'gone');
    table.ask(1, { t: 'passHost', person: onlooker });
    expect(next(table)).toBeUndefined();
    expect(table.tick(GRACE * 10)).toEqual([]);
    expect(isAttended(table.room, table.context.presenceOf)).toBe(false);
    table.ask(onlooker, { t: 'sit', seat: 3 });
    expect(isAttended(table.room, table.context.presenceOf)).toBe(true);
  });

  it('is not gone who is away', () => {
    const table = playing('pp');
    for (const person of [1, 2]) table.setPresence(person, 'away');
    expect(table.tick(GRACE)).toEqual([]);
  });

  it('has the seat back by acting, or by sitting down in it', () => {
    const table = playing('pp');
    const turn = due(table);
    table.fold([{ t: 'standInCame', seat: turn, why: 'gone' }]);
    expect(table.ask(turn, { t: 'sit', seat: turn })).toEqual({
      t: 'events',
      events: [went(turn, true)],
    });
    table.fold([{ t: 'standInCame', seat: turn, why: 'gone' }]);
    expect(table.act(turn, turn)).toMatchObject({
      events: [{ t: 'standInWent', seat: turn }, { t: 'played' }],
    });
    expect(standInAt(table, turn)).toBeUndefined();
  });

  it('has it back when a node hears late that they were there', () => {
    const table = playing('pp');
    const turn = due(table);
    table.fold([{ t: 'standInCame', seat: turn, why: 'gone' }]);
    expect(next(table)).toBe(0);
    expect(table.tick()).toEqual([went(turn, true)]);
    table.fold([{ t: 'standInCame', seat: turn, why: 'vote' }]);
    expect(table.tick()).toEqual([]);
  });

  it('gets nothing back from a game that is over', () => {
    const table = begunRoom('pp');
    table.setPresence(2, 'gone');
    table.fold([{ t: 'standInCame', seat: 2, why: 'gone' }]);
    table.playOut();
    expect(table.return(2)).toEqual(NOTHING);
  });

  it('does not keep who claims a seat from playing on', () => {
    const table = play(playing('pb'), (seat) => seat === 1);
    const onlooker = table.join('Olga');
    table.ask(onlooker, { t: 'sit', seat: 2 });
    table.setPresence(1, 'gone');
    expect(table.tick(GRACE)).toContainEqual(came(1, 'gone'));
  });
});

describe('the host who is gone', () => {
  it('is followed by who is seated and there, in the lobby too', () => {
    const table = new DecidedRoom();
    for (const name of ['Ana', 'Ben', 'Cleo']) table.join(name);
    table.ask(3, { t: 'sit', seat: 1 });
    table.setPresence(1, 'gone');
    expect(next(table)).toBe(GRACE);
    expect(table.tick(GRACE - 1)).toEqual([]);
    expect(table.tick(1)).toEqual([{ t: 'hostPassed', to: 3, why: 'absence' }]);
    expect(next(table)).toBeUndefined();
  });

  it('by who is there, and by nobody who is not', () => {
    const table = playing('pp');
    const onlooker = table.join('Olga');
    for (const person of [1, 2, onlooker]) table.setPresence(person, 'gone');
    expect(next(table)).toBeUndefined();
    table.now += GRACE;
    table.setPresence(onlooker, 'away');
    expect(next(table)).toBe(0);
    expect(table.tick()).toEqual([{ t: 'hostPassed', to: onlooker, why: 'absence' }]);
  });

  it('stays it when the game is over', () => {
    const table = begunRoom('pp');
    table.playOut();
    table.setPresence(1, 'gone');
    expect(table.tick(GRACE)).toEqual([]);
    expect(next(table)).toBeUndefined();
  });
});

describe('the clock', () => {
  const QUICK = TURN_TIME.quick;

  /** A turn of the seat in which it lets the clock run out, and a bot plays on. */
  function lapse(table: DecidedRoom, seat: number): readonly object[] {
    play(table, (turn) => turn === seat);
    const events = table.tick(QUICK);
    play(table, (turn) => turn !== seat);
    return events;
  }

  it.each(['quick', 'relaxed'] as const)('%s runs for each decision', (clock) => {
    const table = playing('pp', { clock });
    const turn = due(table);
    expect(next(table)).toBe(TURN_TIME[clock]);
    table.now += TURN_TIME[clock] - 1;
    expect(table.tick()).toEqual([]);
    table.ask(turn, { t: 'act', at: table.number, move: 'draw' });
    expect(next(table)).toBe(TURN_TIME[clock]);
    expect(table.tick(TURN_TIME[clock])).toEqual([came(turn, 'clock')]);
    expect(standInAt(table, turn)).toBe('clock');
  });

  it('that has run out lets a bot play to the end of the turn', () => {
    const table = playing('pp', { clock: 'quick' });
    const turn = due(table);
    table.tick(QUICK);
    table.go();
    expect([due(table), standInAt(table, turn)]).toEqual([turn, 'clock']);
    play(table, (seat) => seat !== turn);
    expect(standInAt(table, turn)).toBeUndefined();
    expect(table.room.lapses[turn - 1]).toBe(1);
  });

  it('that runs out twice in a row lets it stay', () => {
    const table = playing('pp', { clock: 'quick' });
    const turn = due(table);
    expect(lapse(table, turn)).toEqual([came(turn, 'clock')]);
    expect(lapse(table, turn)).toEqual([came(turn, 'clock', 'gone')]);
    expect(standInAt(table, turn)).toBe('gone');
    play(table, (seat) => seat === turn);
    expect(table.tick(QUICK)).toEqual([]);
    table.act(turn, turn);
    expect([standInAt(table, turn), table.room.lapses[turn - 1]]).toEqual([undefined, 0]);
  });

  it('counts from nought again after a move of one’s own, and of nobody else’s', () => {
    const table = playing('pp', { clock: 'quick' });
    const turn = due(table);
    lapse(table, turn);
    play(table, (seat) => seat === turn);
    expect(table.room.lapses[turn - 1]).toBe(1);
    table.go();
    expect(table.room.lapses[turn - 1]).toBe(0);
    expect(lapse(table, turn)).toEqual([came(turn, 'clock')]);
    expect(standInAt(table, turn)).toBeUndefined();
  });

  it('counts on for who only lets another take back', () => {
    const table = playing('pp', { clock: 'quick' });
    const other = 3 - due(table);
    lapse(table, other);
    while (due(table) === other || table.room.truth!.timeline.back?.isTurnsEnd !== false) {
      // Nobody has acted in that seat but a bot.
      if (due(table) === other && standInAt(table, other) === undefined) {
        table.fold([{ t: 'standInCame', seat: other, why: 'vote' }]);
      }
      assert(table.go() !== undefined, 'nobody lays');
    }
    table.ask(due(table), { t: 'takeBack', at: table.number });
    const consent = { t: 'consent', at: table.number, yes: true } as const;
    expect(table.ask(other, consent)).toMatchObject({ events: [{}, { t: 'played' }] });
    expect(table.room.lapses[other - 1]).toBe(1);
  });

  it('gives who comes back the whole time, but not for ever', () => {
    const table = playing('pp', { clock: 'quick' });
    const turn = due(table);
    table.tick(QUICK);
    table.now += 500;
    table.return(turn);
    expect(next(table)).toBe(QUICK);
    table.tick(QUICK);
    expect(standInAt(table, turn)).toBe('gone');
    table.return(turn);
    expect(next(table)).toBe(0);
    expect(table.tick()).toEqual([came(turn, 'clock', 'gone')]);
  });

  it('is set anew after a standstill', () => {
    const table = playing('pp', { clock: 'quick' });
    table.now += QUICK * 100;
    table.fold([{ t: 'clockSet' }]);
    expect(next(table)).toBe(QUICK);
  });

  it('does not run for bots, nor for who has moved where all choose at once', () => {
    const rules = { levels: 8, keepFrom: 1, keepCards: 3 };
    const setup = { edition: 'level-8-101', ladder: 'two-star', players: 4, rules } as const;
    const table = begunRoom('pppp', { setup, clock: 'quick' });
    for (let moves = 0; table.due.length < 2; moves++) {
      assert(moves < 2000 && table.go() !== undefined, 'nobody may keep cards together');
    }
    const all = table.due;
    table.go();
    expect(table.tick(QUICK)).toEqual(all.slice(1).map((seat) => came(seat, 'clock')));
    const bots = play(playing('pb', { clock: 'quick' }), (seat) => seat === 2);
    expect(next(bots)).toBeUndefined();
  });

  it('says gone of who is gone', () => {
    const table = playing('pp', { clock: 'quick' });
    const turn = due(table);
    table.setPresence(turn, 'gone');
    table.fold([{ t: 'hostPassed', to: 3 - turn }]);
    expect(table.tick(GRACE)).toEqual([came(turn, 'gone')]);
    expect(table.room.lapses).toEqual([0, 0]);
  });

  it('does not follow who stands up', () => {
    const table = playing('ppp', { clock: 'quick' });
    const turn = due(table);
    lapse(table, turn);
    table.ask(turn, { t: 'stand' });
    table.ask(turn, { t: 'sit', seat: turn });
    const { round } = table.room.truth!.timeline.at.table;
    for (let moves = 0; table.room.truth!.timeline.at.table.round === round; moves++) {
      assert(moves < 2000 && table.go() !== undefined, 'a round without end');
    }
    expect(table.room.seats[turn - 1]).toEqual({ t: 'person', person: turn });
    expect(table.room.lapses[turn - 1]).toBe(0);
  });
});

describe('a vote to move on', () => {
  const moveOn = (table: DecidedRoom, person: PersonId): object =>
    table.ask(person, { t: 'moveOn', at: table.number });

  function others(table: DecidedRoom): readonly PersonId[] {
    return [1, 2, 3, 4].filter((person) => person !== due(table));
  }

  it.each([
    { clock: 'off', absence: 'wait' },
    { clock: 'off', absence: 'standIn' },
  ] as const)('needs patience and more than half: %j', (options) => {
    const table = playing('pppp', options);
    const turn = due(table);
    const [first, second] = others(table);
    table.now += VOTE_AFTER - 1;
    expect(moveOn(table, first!)).toEqual(denied('too-soon'));
    table.now += 1;
    expect(moveOn(table, turn)).toEqual(denied('too-soon'));
    expect(moveOn(table, first!)).toEqual({
      t: 'events',
      events: [{ t: 'voted', person: first }],
    });
    expect(moveOn(table, first!)).toEqual(NOTHING);
    expect(table.room.votes).toEqual([first]);
    expect(moveOn(table, second!)).toEqual({
      t: 'events',
      events: [{ t: 'voted', person: second }, came(turn, 'vote')],
    });
    expect(moveOn(table, second!)).toEqual(NOTHING);
    table.go();
    expect(table.room.votes).toEqual([]);
    play(table, (seat) => seat !== turn);
    expect(standInAt(table, turn)).toBeUndefined();
  });

  it('counts who is there and plays', () => {
    const table = playing('pppp');
    const [first, second, third] = others(table);
    table.now += VOTE_AFTER;
    table.setPresence(second!, 'gone');
    table.setPresence(third!, 'away');
    moveOn(table, first!);
    expect(standInAt(table, due(table))).toBeUndefined();
    table.fold([{ t: 'standInCame', seat: third!, why: 'gone' }]);
    expect(moveOn(table, first!)).toEqual({ t: 'events', events: [came(due(table), 'vote')] });
  });

  it('leaves who is here a minute to think', () => {
    const table = playing('pp');
    table.now += 59_999;
    expect(moveOn(table, 3 - due(table))).toEqual(denied('too-soon'));
  });

  it('needs less patience for who is away', () => {
    const table = playing('pp');
    const turn = due(table);
    table.setPresence(turn, 'away');
    table.now += AWAY_VOTE_AFTER - 1;
    expect(moveOn(table, 3 - turn)).toEqual(denied('too-soon'));
    table.now += 1;
    expect(moveOn(table, 3 - turn)).toMatchObject({ events: [{ t: 'voted' }, came(turn, 'vote')] });
  });

  it('needs no patience for who is gone', () => {
    const table = playing('pp');
    const turn = due(table);
    table.setPresence(turn, 'gone');
    expect(moveOn(table, 3 - turn)).toMatchObject({ events: [{ t: 'voted' }, came(turn, 'vote')] });
  });

  it('needs much where the game waits for who is gone', () => {
    const table = playing('pp', { absence: 'wait' });
    const turn = due(table);
    table.setPresence(turn, 'gone');
    table.now += VOTE_AFTER;
    expect(moveOn(table, 3 - turn)).toEqual(denied('too-soon'));
    table.now += LONG_VOTE_AFTER;
    expect(moveOn(table, 3 - turn)).toMatchObject({ events: [{ t: 'voted' }, came(turn, 'vote')] });
  });

  it('is not put off by setting the clock again and again', () => {
    const table = playing('pp', { clock: 'relaxed' });
    const turn = due(table);
    const { options } = table.room;
    table.now -= 1;
    for (const clock of ['quick', 'relaxed', 'quick'] as const) {
      table.now += STALLED_AFTER / 3;
      expect(moveOn(table, 3 - turn)).toEqual(denied('too-soon'));
      table.fold([{ t: 'optionsChosen', options: { ...options, clock } }, { t: 'clockSet' }]);
    }
    table.now += 1;
    expect(moveOn(table, 3 - turn)).toMatchObject({ events: [{ t: 'voted' }, came(turn, 'vote')] });
  });

  it('concerns nobody where a bot decides', () => {
    const table = play(playing('pb'), (seat) => seat === 2);
    table.now += VOTE_AFTER;
    expect(moveOn(table, 1)).toEqual(denied('too-soon'));
  });

  it('is of that moment', () => {
    const table = playing('pppp');
    const [first] = others(table);
    table.now += VOTE_AFTER;
    expect(table.ask(first!, { t: 'moveOn', at: 0 })).toEqual({ t: 'stale' });
  });

  it('is not undone by coming back again and again', () => {
    const table = playing('pp');
    const turn = due(table);
    table.now += VOTE_AFTER;
    moveOn(table, 3 - turn);
    table.return(turn);
    expect(standInAt(table, turn)).toBeUndefined();
    expect(moveOn(table, 3 - turn)).toEqual({ t: 'events', events: [came(turn, 'vote')] });
  });
});
