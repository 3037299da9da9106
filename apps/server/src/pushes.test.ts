/** Pushes of a real server to a push service of our own: received, decrypted, once for each cause. */
import { rmSync } from 'node:fs';
import { TableClient } from '@palier/table';
import { RoomClient } from '@palier/table/room';
import { eagerMove } from '@palier/table/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from './index.ts';
import type { ServerSettings } from './settings.ts';
import { begunDays, turnAt } from './testing/days.ts';
import { liveDial, livePorts } from './testing/live-dial.ts';
import { newPlace } from './testing/places.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { startPushService, type PushService } from './testing/push-service.ts';
import {
  makeServerFolder,
  startServerProcess,
  type ServerProcess,
} from './testing/server-process.ts';
import { Device } from './testing/device.ts';
import { eventually } from './testing/waiting.ts';

let postgres: TestPostgres;
let service: PushService;
const folder = makeServerFolder();
const servers: RunningServer[] = [];
const processes: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, service] = await Promise.all([startPostgres(), startPushService()]);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.close()));
  await Promise.all(processes.splice(0).map(async (one) => one.end('SIGKILL')));
  rmSync(folder.data, { recursive: true, force: true });
  service.received.splice(0);
  service.answer = () => undefined;
});
afterAll(async () => {
  folder.remove();
  await Promise.all([postgres.stop(), service.stop()]);
});

async function start(place: ServerSettings): Promise<RunningServer> {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    push: 'local' as const,
    web: folder.web,
    ...place,
  };
  const server = await startServer({ settings });
  if (isServerFault(server)) throw new Error(server.code);
  servers.push(server);
  return server;
}

async function want(url: string, body: object): Promise<number> {
  const answer = await fetch(`${url}/api/pushes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

/** Somebody comes, plays until it is another’s turn, and goes. */
async function playTurn(url: string, table: string, token: string): Promise<void> {
  const room = new RoomClient(table, livePorts(liveDial(url)), { token });
  const client = new TableClient(room.channel(), 'spectator');
  const isDue = (): boolean => {
    const view = client.state?.view;
    return view !== undefined && view.viewer !== 'spectator' && view.table.turn === view.viewer;
  };
  while (!isDue()) await sleep(5);
  while (isDue()) {
    await client.act(eagerMove(client.state!.view, 'push'));
  }
  client.close();
  room.close();
}

describe.each(['sqlite', 'postgres'] as const)('with %s', (kind) => {
  it('whoever’s turn it becomes hears of it once, though the node is killed at which it did', async () => {
    const place: { readonly data: string } | { readonly database: string } =
      kind === 'sqlite' ? { data: folder.data } : { database: await newPlace(postgres.url) };
    const first = await startServerProcess({
      host: '127.0.0.1',
      port: 0,
      push: 'local',
      web: folder.web,
      ...place,
    });
    processes.push(first);
    // Where there may be several, two others are there all the time.
    const others = kind === 'sqlite' ? [] : [await start(place), await start(place)];
    const table = await begunDays(first.url, 'day');
    const [own = ''] = table.turn;
    const place1 = table.names.indexOf(own);
    const [mine, theirs] = [table.tokens[place1]!, table.tokens[1 - place1]!];
    const phone = service.subscribe();
    const wants = ['turn', 'end', 'next'];
    const seats = [{ table: table.id, token: theirs }];
    expect(await want(first.url, { ...phone, wants, seats })).toBe(200);
    const { key } = (await (await fetch(`${first.url}/api/pushes`)).json()) as { key: string };
    await playTurn(first.url, table.id, mine);
    // Before it can have told anybody.
    await first.end('SIGKILL');
    const second = others[0] ?? (await start(place));
    await eventually(() => service.received.length > 0, 'a push');
    const [push] = service.received;
    expect(push?.message).toEqual({
      palier: 1,
      t: 'turn',
      table: table.id,
      no: expect.any(Number) as number,
      names: [own],
    });
    expect(push?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    // The same key as before the restart.
    expect(push?.headers.authorization).toContain(`k=${key}`);
    expect(Number(push?.headers['ttl'])).toBeGreaterThan(80_000);
    // And when it is theirs again.
    await playTurn(second.url, table.id, theirs);
    await playTurn(second.url, table.id, mine);
    await eventually(() => service.received.length > 1, 'another push');
    await sleep(4000);
    expect(service.received.map(({ message }) => (message as { t: string }).t)).toEqual([
      'turn',
      'turn',
    ]);
  });
});

it('a push service that says the browser is gone is not asked again', async () => {
  const { url } = await start({ data: folder.data });
  const table = await begunDays(url, 'week');
  const place = table.names.indexOf(table.turn[0]!);
  const [gone, here] = [service.subscribe(), service.subscribe()];
  const seats = [{ table: table.id, token: table.tokens[1 - place]! }];
  for (const device of [gone, here])
    expect(await want(url, { ...device, wants: ['turn'], seats })).toBe(200);
  let asked = 0;
  service.answer = (endpoint) => {
    if (endpoint !== gone.endpoint) return undefined;
    asked++;
    return { status: 410 };
  };
  await playTurn(url, table.id, table.tokens[place]!);
  await eventually(() => service.received.length === 1 && asked === 1, 'the push of the other');
  await playTurn(url, table.id, table.tokens[1 - place]!);
  await playTurn(url, table.id, table.tokens[place]!);
  await eventually(() => service.received.length === 2, 'the next push');
  expect(asked).toBe(1);
  expect(await turnAt(url, table.id)).toHaveLength(1);
});

it('who wants nothing, or cannot be reached, is not kept', async () => {
  const { url } = await start({ data: folder.data, push: 'on' });
  const { endpoint, ...keys } = service.subscribe();
  const seats = [{ table: 'a', token: 'b' }];
  expect(await want(url, { endpoint, ...keys, wants: ['turn'], seats })).toBe(400);
  const open = 'https://push.example/a';
  expect(await want(url, { endpoint: open, ...keys, wants: ['turn'], seats })).toBe(200);
  expect(await want(url, { endpoint: open, ...keys, wants: [], seats: [] })).toBe(200);
  expect(await want(url, { endpoint: open, ...keys, auth: 'short', wants: ['turn'], seats })).toBe(
    400,
  );
  expect(await want(url, { endpoint: open, ...keys, wants: ['cards'], seats })).toBe(400);
});

it('a friend’s invitation is told to the browser of who is invited, once, until it is signed out', async () => {
  const { url } = await start({ data: folder.data });
  const [ada, ben] = [new Device(url), new Device(url)];
  const idOf = async (device: Device, name: string): Promise<string> => {
    const { body } = await device.ask('POST', '', { name });
    return (body as { readonly profile: { readonly id: string } }).profile.id;
  };
  const [adas, bens] = [await idOf(ada, 'Ada'), await idOf(ben, 'Ben')];
  const { body } = await ben.ask('GET', '/friends');
  const { code } = body as { readonly code: string };
  await ada.ask('POST', '/friends', { code });
  await ben.ask('PUT', `/friends/${adas}`);
  const nobody = new Device(url);
  expect((await nobody.ask('PUT', '/me/pushes', service.subscribe())).status).toBe(401);
  expect((await ben.ask('PUT', '/me/pushes', { endpoint: 'x' })).status).toBe(400);
  expect((await ben.ask('PUT', '/me/pushes', service.subscribe())).status).toBe(204);
  const invite = async (table: string): Promise<void> => {
    expect((await ada.ask('PUT', `/friends/${bens}/invitation`, { table })).status).toBe(204);
  };
  await invite('BCDFGHJK');
  await invite('BCDFGHJK');
  await eventually(() => service.received.length > 0, 'an invitation');
  await invite('BCDFGHJK');
  await invite('CDFGHJKL');
  await eventually(() => service.received.length > 1, 'another');
  const no = expect.any(Number) as number;
  expect(service.received.map(({ message }) => message)).toEqual(
    ['BCDFGHJK', 'CDFGHJKL'].map((table) => ({
      palier: 1,
      t: 'invited',
      table,
      no,
      names: ['Ada'],
    })),
  );
  expect((await ben.ask('DELETE', '/me/pushes')).status).toBe(204);
});

it('a server may send none', async () => {
  const { url } = await start({ data: folder.data, push: 'off' });
  expect(await (await fetch(`${url}/api/pushes`)).json()).toEqual({ palier: 1, key: null });
  const seats = [{ table: 'a', token: 'b' }];
  expect(await want(url, { ...service.subscribe(), wants: ['turn'], seats })).toBe(404);
});
