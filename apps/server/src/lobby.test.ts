/** Open tables and quick play over real sockets: one server, several on PostgreSQL, and rude guests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { lobbyTell, type ListedTable, type QuickWishes, type RoomTell } from '@palier/table/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTrust } from './base/proxy.ts';
import { isServerFault, startServer, wireSchema, type RunningServer } from './index.ts';
import type { ServerSettings } from './settings.ts';
import { Caller } from './testing/caller.ts';
import { Device } from './testing/device.ts';
import { newPlace } from './testing/places.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { Stranger } from './testing/stranger.ts';
import { webFolder } from './testing/web-folder.ts';

const SALT = '5a'.repeat(16);
const HOME = '203.0.113.7';
const RUDE = '198.51.100.23';
/** Nobody else is there. */
let houses = 0;
const newHouse = (): string => `192.0.2.${++houses}`;
const TWO = { edition: 'level-8-101', players: 2 } as const;

const { root, remove } = webFolder();
const folder = mkdtempSync(join(tmpdir(), 'palier-lobby-'));
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(settings: ServerSettings): Promise<RunningServer> {
  const trust = parseTrust('loopback')!;
  const started = await startServer({
    settings: { port: 0, web: root, 'bot-threads': 1, 'trust-proxy': trust, ...settings },
  });
  if (isServerFault(started)) throw new Error(started.code);
  return { ...started, url: started.url.replace('localhost', '127.0.0.1') };
}

let drawn = 0;
const newToken = (): string => `${++drawn}`.padStart(16, 'A');

async function post(url: string, body: object, from = HOME): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

type Seated = Played & { readonly token: string; readonly status: number };
type Wished = QuickWishes & { readonly token?: string; readonly from?: string };

type Played = { readonly id: string; readonly code: string; readonly person: number };

async function play(
  url: string,
  name: string,
  { token = newToken(), from = newHouse(), ...wishes }: Wished = {},
): Promise<Seated> {
  const answer = await post(`${url}/api/play`, { wishes, name, token }, from);
  const body = (await answer.json()) as Played;
  return { ...body, token, status: answer.status };
}

async function leave({ caller }: Stranger): Promise<void> {
  caller.say({ t: 'leave', id: 99 });
  await caller.ended();
}

/** Comes to the seat that quick play gave, and adds to the luck. */
async function comeTo(url: string, { id, token }: Seated, from = newHouse()): Promise<Stranger> {
  const person = await Stranger.at(url, id, token, from);
  expect(await person.ask({ t: 'salt', salt: SALT })).toEqual({ t: 'done' });
  return person;
}

/** The game is there. */
async function opened({ caller }: Stranger): Promise<void> {
  await caller.until((heard) => heard.find((tell) => (tell as { t: string }).t === 'opened'));
}

async function openTable(url: string, from = newHouse(), name = 'Anna'): Promise<Stranger> {
  const made = await post(`${url}/api/tables`, { setup: TWO, listing: 'open' }, from);
  const { id } = (await made.json()) as { readonly id: string };
  const host = await Stranger.at(url, id, undefined, from);
  await host.ask({ t: 'join', name, token: newToken(), salt: SALT });
  await host.ask({ t: 'sit', seat: 1 });
  return host;
}

async function watch(url: string, from = HOME): Promise<Caller> {
  const headers = { 'x-forwarded-for': from };
  const caller = await Caller.open(`${url.replace('http', 'ws')}/lobby`, { headers });
  caller.say({ t: 'hello', palier: 1 });
  return caller;
}

/** The list as this watcher has it by now. */
function held(heard: readonly unknown[]): readonly ListedTable[] {
  const tables = new Map<string, ListedTable>();
  for (const json of heard) {
    const tell = lobbyTell.parse(json);
    if (tell.t !== 'tables' && tell.t !== 'changed') continue;
    for (const table of tell.tables) tables.set(table.id, table);
    if (tell.t === 'changed') for (const id of tell.gone) tables.delete(id);
  }
  return [...tables.values()];
}

async function until(
  watcher: Caller,
  isSo: (tables: readonly ListedTable[]) => boolean,
): Promise<readonly ListedTable[]> {
  return watcher.until((heard) => {
    const tables = held(heard);
    return heard.length > 0 && isSo(tables) ? tables : undefined;
  });
}

describe('one server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve({ data: folder, 'table-rate': 0, 'listed-per-address': 3 });
  });
  afterAll(async () => server.close());

  it('tells of tables that are open to everybody as they come, change and go, and of no other', async () => {
    const { url } = server;
    const watcher = await watch(url);
    await until(watcher, (tables) => tables.length === 0);
    const hidden = await post(`${url}/api/tables`, { setup: TWO });
    const { id } = (await hidden.json()) as { readonly id: string };
    const friend = await Stranger.at(url, id, undefined, HOME);
    await friend.ask({ t: 'join', name: 'Hidden', token: newToken(), salt: SALT });
    const host = await openTable(url);
    const [table] = await until(watcher, ([one]) => one?.seats[0]?.t === 'person');
    expect(table).toMatchObject({
      phase: 'lobby',
      clock: 'relaxed',
      seats: [{ t: 'person', name: 'Anna' }, { t: 'open' }],
    });
    // What is told is described, and what is asked for is the same.
    const isTell = new Ajv2020({ strict: false }).compile(wireSchema('lobby-tell'));
    for (const tell of watcher.heard) expect([isTell(tell), isTell.errors]).toEqual([true, null]);
    const list = (await (await fetch(`${url}/api/lobby`)).json()) as object;
    expect(list).toEqual({ palier: 1, tables: [table] });
    expect(JSON.stringify(watcher.heard)).not.toContain('Hidden');
    await host.ask({ t: 'configure', options: { setup: TWO, listing: 'hidden' } });
    await until(watcher, (tables) => tables.length === 0);
    await host.ask({ t: 'configure', options: { setup: TWO, listing: 'open' } });
    await until(watcher, (tables) => tables.length === 1);
    await leave(host);
    await until(watcher, (tables) => tables.length === 0);
    friend.caller.socket.close();
    watcher.socket.close();
  });

  it('brings strangers together, each once, and begins when all are there', async () => {
    const { url } = server;
    const first = await play(url, 'Anna', { players: 2 });
    expect(first).toMatchObject({ status: 200, person: 1 });
    // An answer that was lost is given again.
    expect(await play(url, 'Anna', { players: 2, token: first.token })).toMatchObject({
      id: first.id,
      person: 1,
    });
    const anna = await comeTo(url, first);
    const elsewhere = await play(url, 'Carla', { players: 2, clock: 'quick' });
    expect(elsewhere.id).not.toBe(first.id);
    const second = await play(url, 'Ben', { players: 2, clock: 'relaxed' });
    expect(second).toMatchObject({ id: first.id, person: 2 });
    // Nothing is dealt before both have added to the luck.
    const ben = await comeTo(url, second);
    await Promise.all([anna, ben].map(opened));
    // The table is full now.
    expect((await play(url, 'Dora', { players: 2, clock: 'relaxed' })).id).not.toBe(first.id);
    anna.caller.socket.close();
    ben.caller.socket.close();
  });

  it('fills a table with bots that play as well as was wished, and has it in the list', async () => {
    // Nobody waits long for people who do not come.
    const own = await serve({ 'table-rate': 0, 'quick-wait': 1 });
    const { url } = own;
    const [expert, any] = [
      await play(url, 'Uma', { players: 6, fill: 'expert', edition: 'level-up' }),
      await play(url, 'Vera', { players: 6, fill: 'steady', edition: 'level-up' }),
    ];
    expect(any.id).not.toBe(expert.id);
    const watcher = await watch(url);
    const tables = await until(watcher, (all) => all.some(({ id }) => id === expert.id));
    expect(tables.find(({ id }) => id === expert.id)?.fill).toBe('expert');
    const uma = await comeTo(url, expert);
    const seats = await uma.caller.until((heard) => {
      for (const tell of heard as readonly RoomTell[]) {
        if (tell.t === 'room' && tell.room.phase === 'playing') return tell.room.seats;
      }
      return undefined;
    });
    const bots = seats.flatMap((seat) => (seat.t === 'bot' ? [seat.bot] : []));
    expect(bots).toHaveLength(5);
    for (const bot of bots) expect(bot).toMatch(/^[a-z]+-expert$/u);
    uma.caller.socket.close();
    watcher.socket.close();
    await own.close();
  });

  it('seats two who come at the same moment at one table', async () => {
    const both = await Promise.all(
      ['Eva', 'Finn'].map(async (name) => play(server.url, name, { players: 3 })),
    );
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(new Set(both.map(({ person }) => person))).toEqual(new Set([1, 2]));
  });

  it('seats nobody where they were sent away from, whatever they call themselves', async () => {
    const { url } = server;
    const wishes = { players: 4 };
    const first = await play(url, 'Gina', wishes);
    const host = await comeTo(url, first);
    const rude = await play(url, 'Rude', { ...wishes, from: RUDE });
    expect(rude).toMatchObject({ id: first.id, person: 2 });
    expect(await host.ask({ t: 'remove', person: 2 })).toEqual({ t: 'done' });
    const again = await play(url, 'Nice', { ...wishes, from: RUDE });
    expect([again.status, again.id === first.id]).toEqual([200, false]);
    host.caller.socket.close();
  });

  it('never seats together by chance who blocked whom, and nobody is told which way round', async () => {
    const { url } = server;
    const wishes = { players: 6 };
    const known = async (name: string): Promise<{ device: Device; id: string }> => {
      const device = new Device(url);
      const { body } = await device.ask('POST', '', { name });
      return { device, id: (body as { readonly profile: { readonly id: string } }).profile.id };
    };
    const playAs = async ({ device }: { device: Device }, name: string): Promise<string> => {
      const asked = { wishes, name, token: newToken() };
      const { status, body } = await device.ask('POST', '/play', asked);
      expect([status, Object.keys(body as object)]).toEqual([
        200,
        ['palier', 'id', 'code', 'person'],
      ]);
      return (body as Played).id;
    };
    const [ada, ben, zoe] = [await known('Ada'), await known('Ben'), await known('Zoe')];
    expect((await ada.device.ask('PUT', `/blocks/${ben.id}`)).status).toBe(204);
    const [first, second] = await Promise.all([playAs(ada, 'Ada'), playAs(ben, 'Ben')]);
    expect(second).not.toBe(first);
    // Others sit where there are most, which is at one of the two.
    expect([first, second]).toContain(await playAs(zoe, 'Zoe'));
    expect([first, second]).toContain((await play(url, 'Guest', wishes)).id);
    // A seat of who is known is theirs on all their devices at once.
    const { body } = await ben.device.ask('GET', '/me/seats');
    expect(body).toMatchObject({ seats: [{ table: second, name: 'Ben' }] });
    // As before, where who is signed in no more asks the same way.
    await ada.device.ask('DELETE', '/me');
    expect(typeof (await playAs(ada, 'Ada'))).toBe('string');
  });

  it('lets who leaves games again and again wait a little, and says until when', async () => {
    const { url } = server;
    const before: string[] = [];
    const asked = async (more: object = {}): Promise<Response> =>
      post(`${url}/api/play`, { wishes: { players: 5 }, name: 'Lea', token: newToken(), ...more });
    for (const edition of ['level-up', 'level-8-98', 'level-8-99']) {
      const wishes = { edition, players: 2 };
      const [lea, ben] = [await play(url, 'Lea', wishes), await play(url, 'Ben', wishes)];
      expect(ben.id).toBe(lea.id);
      const both = [await comeTo(url, lea), await comeTo(url, ben)];
      await Promise.all(both.map(opened));
      before.push(lea.token);
      expect((await asked({ before })).status).toBe(200);
      await leave(both[0]!);
      both[1]!.caller.socket.close();
    }
    await expect.poll(async () => (await asked({ before })).status).toBe(403);
    const { error } = (await (await asked({ before })).json()) as {
      readonly error: { readonly code: string; readonly until: number };
    };
    expect(error.code).toBe('left-often');
    expect(error.until).toBeGreaterThan(Date.now());
    expect(error.until).toBeLessThanOrEqual(Date.now() + 120_000);
    // Nobody is known by anything else than what they show.
    expect((await asked()).status).toBe(200);
  });

  it.each([
    [{ wishes: { edition: 'chess' } }, 'not-one-of', 'wishes.edition'],
    [{ wishes: { players: 77 } }, undefined, 'wishes.players'],
    [{ wishes: { strength: 'any' } }, 'unknown-member', 'wishes.strength'],
    [{ wishes: { clock: 'off' } }, 'not-one-of', 'wishes.clock'],
    [{ name: '\u200B' }, 'wrong-type', 'name'],
    [{ token: 'short' }, undefined, 'token'],
  ])('says what is wrong with %j', async (more, code, path) => {
    const whole = { wishes: {}, name: 'Anna', token: newToken(), ...more };
    const answer = await post(`${server.url}/api/play`, whole);
    const { error } = (await answer.json()) as { readonly error: { readonly code: string } };
    expect([answer.status, error]).toMatchObject([400, { path }]);
    if (code !== undefined) expect(error.code).toBe(code);
  });

  it('has so many tables of one address in its list, and all of the others', async () => {
    const { url } = server;
    const watcher = await watch(url);
    const isHers = ({ seats: [seat] }: ListedTable): boolean =>
      seat?.t === 'person' && seat.name.startsWith('Rude');
    const hosts: Stranger[] = [];
    const rude = newHouse();
    for (let count = 0; count < 6; count++) hosts.push(await openTable(url, rude, `Rude ${count}`));
    const other = await openTable(url, newHouse(), 'Ines');
    const tables = await until(watcher, (all) =>
      all.some(({ seats: [seat] }) => seat?.t === 'person' && seat.name === 'Ines'),
    );
    expect(tables.filter(isHers)).toHaveLength(3);
    // Nobody fills it by tables that nobody is at.
    for (const host of [...hosts, other]) await leave(host);
    await until(watcher, (all) => !all.some(isHers));
    watcher.socket.close();
  });

  it('lets one address watch so often, and says so', async () => {
    const watchers = await Promise.all(
      Array.from({ length: 20 }, async () => watch(server.url, RUDE)),
    );
    await Promise.all(watchers.map(async (one) => one.until(([first]) => first)));
    const late = await watch(server.url, RUDE);
    expect(await late.ended()).toEqual({ code: 1013, reason: 'too-many' });
    expect(late.heard).toEqual([{ t: 'closed', why: 'too-many' }]);
    const rude = await watch(server.url, HOME);
    rude.say({ t: 'join', id: 1 });
    expect((await rude.ended()).reason).toBe('bad-message');
    for (const one of watchers) one.socket.close();
  });
});

describe('several servers on one database', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => postgres.stop());

  it('have one list, and strangers come together over them; who goes takes its own along', async () => {
    const database = await newPlace(postgres.url);
    const here = await serve({ database });
    const there = await serve({ database });
    const watcher = await watch(there.url);
    const host = await openTable(here.url, newHouse(), 'Host');
    const isHosts = ({ seats: [seat] }: ListedTable): boolean =>
      seat?.t === 'person' && seat.name === 'Host';
    await until(watcher, (tables) => tables.some(isHosts));
    const first = await play(here.url, 'Anna', { players: 2 });
    const anna = await comeTo(here.url, first);
    await until(watcher, (tables) => tables.some(({ id }) => id === first.id));
    const second = await play(there.url, 'Ben', { players: 2 });
    expect(second).toMatchObject({ id: first.id, person: 2 });
    const ben = await comeTo(there.url, second);
    await Promise.all([anna, ben].map(opened));
    // One that comes later asks the others what they have.
    const late = await serve({ database });
    const newest = await watch(late.url);
    await until(newest, (tables) => tables.some(isHosts));
    host.caller.socket.close();
    anna.caller.socket.close();
    await here.close();
    await until(watcher, (tables) => !tables.some(isHosts));
    ben.caller.socket.close();
    watcher.socket.close();
    newest.socket.close();
    await there.close();
    await late.close();
  });
});
