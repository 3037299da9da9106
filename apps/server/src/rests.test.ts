/** Time off at all of one's tables at once, on virtual time and over a restart. */
import { rmSync } from 'node:fs';
import { setImmediate as breath } from 'node:timers/promises';
import { RoomClient, TURN_TIME } from '@palier/table/room';
import { VirtualClock } from '@palier/table/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from './index.ts';
import { begunDays, type BegunDays } from './testing/days.ts';
import { liveDial, livePorts } from './testing/live-dial.ts';
import { makeServerFolder } from './testing/server-process.ts';
import { eventually } from './testing/waiting.ts';

const DAY = TURN_TIME.day;
const folder = makeServerFolder();
const servers: { readonly server: RunningServer; readonly time: VirtualClock }[] = [];

/** What a server waits for while it stops is on its clock, too. */
async function stop(): Promise<void> {
  for (const { server, time } of servers.splice(0)) {
    const closing = server.close().then(() => 'closed' as const);
    while ((await Promise.race([closing, pass(time, 100)])) !== 'closed') await breath();
  }
}
afterEach(async () => {
  await stop();
  rmSync(folder.data, { recursive: true, force: true });
});
afterAll(() => folder.remove());

async function start(time: VirtualClock): Promise<string> {
  const settings = { host: '127.0.0.1', port: 0, web: folder.web, data: folder.data };
  const server = await startServer({ settings, time });
  if (isServerFault(server)) throw new Error(server.code);
  servers.push({ server, time });
  return server.url;
}

/** By leaps; after each, seconds in which a node does what is due. */
async function pass(time: VirtualClock, ms: number): Promise<void> {
  const end = time.now() + ms;
  while (time.now() < end) {
    time.pass(Math.min(end - time.now(), DAY / 4));
    for (let seconds = 0; seconds < 30; seconds++) {
      time.pass(1000);
      for (let breaths = 0; breaths < 3; breaths++) await breath();
    }
  }
}

type Seat = { readonly table: string; readonly token: string };

async function ask(url: string, path: 'rests' | 'standings', body: object): Promise<unknown> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

async function rest(url: string, until: number | null, seats: readonly Seat[]): Promise<unknown> {
  return ask(url, 'rests', { until, seats });
}

/** Whose turn it is, and the other’s. */
function seatsOf({ id, tokens, names, turn }: BegunDays): readonly [Seat, Seat] {
  const place = names.indexOf(turn[0]!);
  return [place, 1 - place].map((one) => ({ table: id, token: tokens[one]! })) as [Seat, Seat];
}

async function standing(url: string, seat: Seat): Promise<unknown> {
  const { standings } = (await ask(url, 'standings', { seats: [seat] })) as {
    readonly standings: readonly unknown[];
  };
  return standings[0];
}

describe('time off', () => {
  it('at all tables keeps their clocks from running out, over a restart too, and ends', async () => {
    const time = new VirtualClock(Date.now());
    const first = await start(time);
    const tables = [await begunDays(first, 'day'), await begunDays(first, 'days3')] as const;
    const own = tables.map((table) => seatsOf(table)[0]);
    const until = time.now() + 5 * DAY;
    expect(await rest(first, until, [...own, { table: tables[0].id, token: 'nobody’s' }])).toEqual({
      palier: 1,
      rests: [...own.map(({ table }) => ({ table, until, left: 14 * DAY })), null],
    });
    // The other looks in, and sees until when they are away.
    const [me, other] = seatsOf(tables[0]);
    const room = new RoomClient(other.table, livePorts(liveDial(first)), { token: other.token });
    await eventually(
      () => room.state?.room.people.some((one) => one.rest === until) === true,
      'rest',
    );
    room.close();
    await stop();
    await pass(time, 3 * DAY);
    const second = await start(time);
    expect(await standing(second, other)).toMatchObject({
      turn: tables[0].turn,
      you: false,
      left: until + DAY - time.now(),
      rest: null,
      resting: [{ name: tables[0].turn[0], until }],
    });
    expect(await standing(second, me)).toMatchObject({ you: true, rest: until });
    await pass(time, 2 * DAY + DAY / 2);
    expect(await standing(second, other)).toMatchObject({ turn: tables[0].turn, resting: [] });
    // A day after their time off a bot plays that turn.
    await pass(time, DAY);
    await eventually(async () => {
      // A bot thinks for a while.
      await pass(time, 20_000);
      return ((await standing(second, other)) as { readonly you: boolean }).you;
    }, 'the other’s turn');
  });

  it('is given back, and is not to be had where no clock of days runs', async () => {
    const time = new VirtualClock(Date.now());
    const url = await start(time);
    const live = seatsOf(await begunDays(url, 'off'))[0];
    expect(await rest(url, time.now() + DAY, [live])).toEqual({ palier: 1, rests: [null] });
    const [own] = seatsOf(await begunDays(url, 'day'));
    await rest(url, time.now() + 3 * DAY, [own]);
    await pass(time, DAY / 2);
    expect(await rest(url, null, [own])).toMatchObject({
      rests: [{ until: null, left: 14 * DAY }],
    });
    expect(await standing(url, own)).toMatchObject({ left: DAY, rest: null });
  });

  it.each([
    ['without an end', { seats: [] }],
    ['with a day', { until: 'Sunday', seats: [] }],
    ['with more', { until: null, seats: [], more: 1 }],
  ])('asked for %s is refused', async (_, body) => {
    const url = await start(new VirtualClock(Date.now()));
    await expect(ask(url, 'rests', body)).rejects.toThrow('400');
  });
});
