/** Games over days: clocks that run while nobody is there, and nobody replaced before they have run out. */
import { assert } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunRoom, GRACE_IN_TESTS, type DecidedRoom } from '../testing/decided-room.ts';
import { HandLine, RoomNodes } from '../testing/room-nodes.ts';
import { nextTick } from './decide.ts';
import { DAY_CLOCKS, STALLED_AFTER, TURN_TIME, type RoomOptions } from './options.ts';
import { makeToldRoom } from './told.ts';
import { isAttended } from './who.ts';

const DAY = TURN_TIME.day;

/** Long games, in which nobody wins before a test is over; people sit in the seat of their number. */
function playing(seats: string, options: Partial<RoomOptions> = {}): DecidedRoom {
  const setup = { edition: 'level-8-101', players: seats.length, rules: { levels: 8 } } as const;
  return begunRoom(seats, { setup, clock: 'day', ...options });
}

function due(table: DecidedRoom): number {
  return table.due[0]!;
}

/** Everybody is gone, as they are who look in once a day. */
function leaveAll(table: DecidedRoom): void {
  for (const { id } of table.room.people) table.setPresence(id, 'gone');
}

/** Plays until it is a seat’s turn, or no longer. */
function play(table: DecidedRoom, until: (seat: number) => boolean): void {
  for (let moves = 0; !until(due(table)); moves++) {
    assert(moves < 500 && table.go() !== undefined, 'it does not come to that');
  }
}

/** Lets a seat's time run out, and the turn be played. */
function lapse(table: DecidedRoom, seat: number): readonly object[] {
  play(table, (turn) => turn === seat);
  const events = table.tick(TURN_TIME[table.room.options.clock]);
  play(table, (turn) => turn !== seat);
  return events;
}

const came = (seat: number, standIn: 'clock' | 'gone'): object => ({
  t: 'standInCame',
  seat,
  why: 'clock',
  standIn,
});

describe('a clock of days', () => {
  it.each(DAY_CLOCKS)('%s runs to its end though nobody is there, and no sooner', (clock) => {
    const table = playing('pp', { clock });
    const turn = due(table);
    leaveAll(table);
    expect(nextTick(table.room, table.context)).toBe(TURN_TIME[clock]);
    expect(table.tick(TURN_TIME[clock] - 1)).toEqual([]);
    expect(table.tick(1)).toEqual([came(turn, 'clock')]);
  });

  it('keeps everybody from being replaced or voted over for being away', () => {
    const table = playing('pp', { absence: 'standIn' });
    const turn = due(table);
    table.setPresence(turn, 'gone');
    table.fold([{ t: 'hostPassed', to: 3 - turn }]);
    expect(table.tick(GRACE_IN_TESTS * 10)).toEqual([]);
    table.now += STALLED_AFTER * 10;
    const vote = { t: 'moveOn', at: table.number } as const;
    expect(table.ask(3 - turn, vote)).toEqual({ t: 'denied', why: 'too-soon' });
  });

  it('lets a bot play that turn, and who lets it run out twice in a row is gone', () => {
    const table = playing('pp');
    const turn = due(table);
    leaveAll(table);
    expect(lapse(table, turn)).toEqual([came(turn, 'clock')]);
    expect(table.room.seats[turn - 1]).toEqual({ t: 'person', person: turn });
    expect(lapse(table, turn)).toContainEqual(came(turn, 'gone'));
    expect(table.room.seats[turn - 1]).toEqual({ t: 'person', person: turn, standIn: 'gone' });
  });

  it('stands still once nobody plays any more; who comes back first has the whole time', () => {
    const table = playing('pb');
    play(table, (seat) => seat === 1);
    leaveAll(table);
    lapse(table, 1);
    play(table, (seat) => seat === 1);
    table.tick(DAY);
    const { presenceOf } = table.context;
    expect(isAttended(table.room, presenceOf)).toBe(false);
    expect(table.tick(100 * DAY)).toEqual([]);
    expect(table.return(1)).toMatchObject({ events: [{ t: 'standInWent', setsClock: true }] });
    expect(nextTick(table.room, table.context)).toBe(DAY);
    expect(table.tick(DAY)).toEqual([came(1, 'gone')]);
  });

  it('is no way to hold up others: who comes back again and again gets no time for it', () => {
    const table = playing('pp');
    const turn = due(table);
    table.tick(DAY);
    table.return(turn);
    expect(nextTick(table.room, table.context)).toBe(DAY);
    table.tick(DAY);
    expect(table.return(turn)).toMatchObject({ events: [{ t: 'standInWent', setsClock: false }] });
    expect(table.tick()).toEqual([came(turn, 'gone')]);
  });

  it('is told as what is left of it', () => {
    const table = playing('pp');
    table.now += DAY / 4;
    const told = makeToldRoom(table.room, { ...table.context, watchers: 0 });
    expect(told.left).toBe((DAY * 3) / 4);
  });

  it('lets nobody be replaced early, whoever comes and goes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DAY_CLOCKS),
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom('here', 'away', 'gone', 'act'), fc.nat(DAY)), {
          maxLength: 40,
        }),
        (clock, doings) => {
          const table = playing('ppp', { clock });
          let since = table.now;
          for (const [one, doing, ms] of doings) {
            const [turn] = table.due;
            const person = one + 1;
            if (doing === 'act' && turn !== undefined) {
              table.act(turn, turn);
              since = table.now;
            } else if (doing === 'here') table.return(person);
            else if (doing !== 'act') table.setPresence(person, doing);
            table.now += ms;
            const replaced = table.tick().filter(({ t }) => t === 'standInCame');
            if (replaced.length === 0) continue;
            expect(table.now - since).toBeGreaterThanOrEqual(TURN_TIME[clock]);
            return;
          }
        },
      ),
    );
  });
});

describe('nodes', () => {
  const ID = 'table';

  it('let bots play on after the last person has left, and close the table then', async () => {
    const game = playing('pbb');
    play(game, (seat) => seat === 1);
    const nodes = new RoomNodes();
    await nodes.keep(game);
    const rooms = nodes.node('one');
    const line = new HandLine(rooms).hello(ID, { token: 'Person 1' });
    await nodes.pass(20);
    while (due(game) === 1) {
      const [at, move] = [game.number, game.moveFor(1)];
      line.ask((id) => ({ t: 'act', id, key: `key-of-move-${at}`, at, move }));
      game.act(1, 1);
    }
    await nodes.pass(50);
    line.drop();
    await nodes.pass(60_000);
    expect(rooms.counts()).toEqual({ rooms: 0, guests: 0 });
    const again = new HandLine(nodes.node('two')).hello(ID, { token: 'Person 1' });
    await nodes.pass(20);
    expect(again.shown).toBeGreaterThan(game.number + 1);
  });

  it('do not set the clock again when another takes the table over', async () => {
    const nodes = new RoomNodes();
    await nodes.keep(playing('pp'));
    new HandLine(nodes.node('one')).hello(ID, { token: 'Person 1' });
    await nodes.pass(60_000);
    nodes.kill('one');
    await nodes.pass(60_000);
    const guest = new HandLine(nodes.node('two')).hello(ID, { token: 'Person 1' });
    await nodes.pass(20);
    expect(guest.room.left).toBeLessThan(DAY);
    expect(await nodes.events(ID)).not.toContain('clockSet');
  });
});
