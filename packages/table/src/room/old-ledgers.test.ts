/**
 * Ledgers of older versions, from `fixtures/ledgers`: each with the room that the version that wrote it
 * folded it to. Whatever changes, these tables stay as they were played.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { assert, makeRecordLine, positionOf } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import type { Timeline } from '../timeline.ts';
import { begunRoom } from '../testing/decided-room.ts';
import { evolveRoom, foldRoom } from './evolve.ts';
import type { Room, RoomEvent, RoomStep } from './room.ts';
import { parseStep } from './step.ts';

const FOLDER = new URL('../../../../fixtures/ledgers/', import.meta.url);

type Expected = {
  readonly shows: string;
  /** Who plays where, and since when the clock runs: after each step that changes it. */
  readonly seats: readonly string[];
  readonly room: unknown;
};

type Fixture = Expected & { readonly name: string; readonly steps: readonly RoomStep[] };

function fixtures(): readonly Fixture[] {
  const names = readdirSync(FOLDER).flatMap(
    (file) => /^(.+)\.steps\.jsonl$/u.exec(file)?.[1] ?? [],
  );
  assert(names.length > 0, 'there are old ledgers');
  return names.map((name) => {
    const lines = read(`${name}.steps.jsonl`).trim().split('\n');
    const expected = JSON.parse(read(`${name}.room.json`)) as Expected;
    return { name, steps: lines.map(parseStep), ...expected };
  });
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

function seatsAfter({ rev, since, seats, lapses }: Room): string {
  const sitters = seats.map((seat) => (seat.t === 'person' ? (seat.standIn ?? 'self') : seat.t));
  const lapsed = lapses.length === 0 ? 'none' : lapses.join(' ');
  return `${rev}: ${sitters.join(' ')}, lapses ${lapsed}, clock since ${since}`;
}

/** Without what no older version knew. */
function plain({ truth, keys, sayingKeys, ...room }: Room): unknown {
  const {
    spent: _,
    came: __,
    doorKey: ___,
    takenBack: ____,
    turnsFrom,
    overFrom,
    nextFrom,
    waiting,
    barred,
    options,
    ...known
  } = room;
  const { joining, listing, ...rest } = options;
  const unknown = { waiting, barred, joining, listing };
  const asThen = { waiting: [], barred: [], joining: 'anyone', listing: 'hidden' };
  expect(unknown).toEqual(asThen);
  // Of games over days alone.
  expect([turnsFrom.size, overFrom, nextFrom]).toEqual([0, undefined, undefined]);
  const whole = {
    ...known,
    options: rest,
    keys: Object.fromEntries(keys),
    sayingKeys: Object.fromEntries(sayingKeys),
    truth: truth && {
      header: JSON.parse(makeRecordLine(truth.header)) as unknown,
      secret: truth.secret,
      number: truth.timeline.number,
      stands: truth.timeline.stands,
      position: positionOf(truth.timeline.at),
      back: backOf(truth.timeline),
    },
  };
  return JSON.parse(JSON.stringify(whole));
}

function backOf<T extends Parameters<typeof positionOf>[0]>({
  back,
}: Timeline<T>): readonly unknown[] {
  const places: unknown[] = [];
  for (let place = back; place !== undefined; place = place.before) {
    places.unshift({ stands: place.stands, position: positionOf(place.at) });
  }
  return places;
}

describe('a ledger of an older version', () => {
  it.each(fixtures())('folds to the room that it was: $name, $shows', ({ steps, seats, room }) => {
    let before = '';
    const changes = steps.flatMap((_, index) => {
      const now = seatsAfter(foldRoom(steps.slice(0, index + 1)));
      const [, who = ''] = now.split(/: (?<rest>.*)/u);
      const isNew = who !== before;
      before = who;
      return isNew ? [now] : [];
    });
    expect(changes).toEqual(seats);
    expect(plain(foldRoom(steps))).toEqual(room);
  });

  it('has shown all that was decided by the fold: who lapsed too often, and whose clock ran on', () => {
    const all = fixtures();
    const seats = all.flatMap((fixture) => fixture.seats).join('\n');
    expect(seats).toMatch(/gone.*lapses (?:\d )*2/u);
    const events = all.flatMap(({ steps }) => steps.flatMap((step) => step.events));
    const kinds = new Set(events.map((event) => ('why' in event ? event.why : event.t)));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['clock', 'gone', 'vote', 'standInWent', 'voted', 'takeBackGranted']),
    );
    expect(events.every((event) => !('standIn' in event || 'setsClock' in event))).toBe(true);
  });
});

describe('what a step says of a stand-in', () => {
  const { room } = begunRoom('pp', { clock: 'quick' });
  const after = (at: number, ...events: readonly RoomEvent[]): Room =>
    evolveRoom(room, { at, events });

  it.each(['gone', 'clock'] as const)(
    'is what the seat has, however often it lapsed: %s',
    (standIn) => {
      const lapse: RoomEvent = { t: 'standInCame', seat: 1, why: 'clock', standIn };
      const next = after(9, lapse, lapse, lapse);
      expect(next.seats[0]).toMatchObject({ standIn });
      expect(next.lapses[0]).toBe(3);
    },
  );

  it.each([true, false])('is whether the clock begins anew: %s', (setsClock) => {
    const came: RoomEvent = { t: 'standInCame', seat: 1, why: 'vote', standIn: 'vote' };
    const next = after(99_000, came, { t: 'standInWent', seat: 1, setsClock });
    expect(next.since).toBe(setsClock ? 99_000 : room.since);
  });
});
