/** A server that is stopped in the middle of somebody's turn gives the time back when it runs again. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from '@palier/rules';
import { TableClient } from '@palier/table';
import { RoomClient, TURN_TIME, type RoomState } from '@palier/table/room';
import { VirtualClock, eagerMove } from '@palier/table/testing';
import { afterAll, afterEach, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from './index.ts';
import { liveDial, livePorts } from './testing/live-dial.ts';
import { makeServerFolder, startServerProcess } from './testing/server-process.ts';

const WHOLE = TURN_TIME.quick;
const DAY = 24 * 3_600_000;

class Player {
  readonly room: RoomClient;
  readonly table: TableClient;

  constructor(url: string, table: string, token?: string) {
    const ports = livePorts(liveDial(url));
    this.room = new RoomClient(table, ports, token === undefined ? {} : { token });
    this.table = new TableClient(this.room.channel(), 'spectator');
  }

  /** Waits until the table is told to be so. */
  async until(isSo: (state: RoomState) => boolean): Promise<RoomState> {
    for (;;) {
      const { state } = this.room;
      if (state?.link === 'open' && isSo(state)) return state;
      await sleep(5);
    }
  }

  /** Whose turn it is here, and what they would do. */
  get isDue(): boolean {
    const view = this.table.state?.view;
    return view !== undefined && view.viewer === view.table.turn;
  }

  async act(): Promise<string> {
    const answer = await this.table.act(eagerMove(this.table.state!.view, 'clock'));
    return answer.t;
  }

  leave(): void {
    this.table.close();
    this.room.close();
  }
}

const players: Player[] = [];
const folder = makeServerFolder();
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  for (const cleanup of cleanups.splice(0)) await cleanup();
  rmSync(folder.data, { recursive: true, force: true });
});

afterAll(() => folder.remove());

function come(url: string, table: string, token?: string): Player {
  const player = new Player(url, table, token);
  players.push(player);
  return player;
}

/** Two people at a table with a clock, whose game has begun. */
async function begin(url: string): Promise<readonly Player[]> {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-8-101', players: 2 }, clock: 'quick' }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const both = [come(url, id), come(url, id)];
  for (const [index, player] of both.entries()) {
    expect(await player.room.join(`Player ${index + 1}`)).toMatchObject({ t: 'joined' });
    expect(await player.room.sit(index + 1)).toEqual({ t: 'done' });
  }
  expect(await both[0]!.room.begin()).toEqual({ t: 'done' });
  for (const player of both) await player.until(({ room }) => room.phase === 'playing');
  while (both.some(({ table }) => table.state === undefined)) await sleep(5);
  return both;
}

it('gives the time back after SIGTERM and a new start', async () => {
  const { web, data } = folder;
  const settings = { host: '127.0.0.1', log: 'warn', web, data };
  const first = await startServerProcess({ ...settings, port: 0 });
  cleanups.push(async () => first.end('SIGKILL'));
  const both = await begin(first.url);
  const due = both.find(({ isDue }) => isDue)!;
  // Time passes, which only has to be some.
  await sleep(1000);
  const before = due.room.state?.dueAt;
  expect(before).toBeDefined();
  expect(await first.end('SIGTERM')).toEqual({ status: 0, signal: null });

  await sleep(500);
  const began = Date.now();
  const second = await startServerProcess({ ...settings, port: first.port });
  cleanups.push(async () => second.end('SIGKILL'));
  for (const player of both) {
    // By the same clock: told later than the time was set, so no less is left than the whole from then.
    const { dueAt } = await player.until((state) => (state.dueAt ?? 0) >= began + WHOLE);
    expect(dueAt).toBeGreaterThan(before! + 1500);
  }
  const { room } = due.room.state!;
  expect(room.seats.map((seat) => seat.t === 'person' && seat.standIn)).toEqual([null, null]);
  expect(await due.act()).toBe('done');
  expect(await second.end('SIGTERM')).toEqual({ status: 0, signal: null });
});

async function startAt(time: VirtualClock): Promise<{ server: RunningServer; url: string }> {
  const { web, data } = folder;
  const server = await startServer({ settings: { port: 0, web, data }, time });
  assert(!isServerFault(server), 'the server starts');
  return { server, url: server.url.replace('localhost', '127.0.0.1') };
}

/** Its goodbyes need a moment. */
async function stop(server: RunningServer, time: VirtualClock): Promise<void> {
  const passing = setInterval(() => time.pass(10), 1);
  await server.close();
  clearInterval(passing);
}

it('a night later a decision has its whole time again, and not more', async () => {
  const evening = new VirtualClock(DAY);
  const { server, url } = await startAt(evening);
  const [one, other] = await begin(url);
  const table = one!.room.state!.room.id;
  evening.pass(WHOLE - 1000);
  const tokens = [one!.room.token!, other!.room.token!];
  for (const player of players.splice(0)) player.leave();
  await stop(server, evening);

  const morning = new VirtualClock(evening.now() + DAY);
  const again = await startAt(morning);
  cleanups.push(async () => stop(again.server, morning));
  const both = tokens.map((token) => come(again.url, table, token));
  const standIns = ({ room }: RoomState): number =>
    room.seats.filter((seat) => seat.t === 'person' && seat.standIn !== null).length;
  for (const player of both) {
    const state = await player.until(({ room }) => room.left === WHOLE && everybodyIsHere(room));
    expect(standIns(state)).toBe(0);
  }
  morning.pass(WHOLE - 1);
  // Whoever asks is answered after all that time brought.
  await both[0]!.room.wantNext(true);
  expect(standIns(both[0]!.room.state!)).toBe(0);
  morning.pass(1);
  await both[0]!.until((state) => standIns(state) === 1);
});

function everybodyIsHere({ people }: RoomState['room']): boolean {
  return people.every(({ presence }) => presence === 'here');
}
