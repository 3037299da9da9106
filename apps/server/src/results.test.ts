/** How games ended, at real servers: put down once, shown to whose they are, gone with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from './api/openapi.ts';
import { isServerFault, startServer, type RunningServer } from './index.ts';
import type { ServerSettings } from './settings.ts';
import { Device } from './testing/device.ts';
import { newPlace } from './testing/places.ts';
import { played, type PlayedSeat } from './testing/played.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { eventually } from './testing/waiting.ts';
import { webFolder } from './testing/web-folder.ts';

const { root: web, remove } = webFolder();
const folder = mkdtempSync(join(tmpdir(), 'palier-results-'));
const running: RunningServer[] = [];
let postgres: TestPostgres;

async function serve(place: ServerSettings): Promise<string> {
  const limits = { 'table-rate': 0, 'message-rate': 0, 'request-rate': 0, 'bot-threads': 1 };
  const server = await startServer({ settings: { port: 0, web, ...limits, ...place } });
  if (isServerFault(server)) throw new Error(server.code);
  running.push(server);
  return server.url.replace('localhost', '127.0.0.1');
}

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(running.map(async (server) => server.close()));
  await postgres.stop();
  remove();
  rmSync(folder, { recursive: true, force: true });
});

type Somebody = { readonly device: Device; readonly id: string };

async function signUp(url: string, name: string): Promise<Somebody> {
  const device = new Device(url);
  const { body } = await device.ask('POST', '', { name, face: 'a0123' });
  return { device, id: (body as { readonly profile: { readonly id: string } }).profile.id };
}

async function befriend(one: Somebody, other: Somebody): Promise<void> {
  const { body } = await other.device.ask('GET', '/friends');
  await one.device.ask('POST', '/friends', { code: (body as { readonly code: string }).code });
  await other.device.ask('PUT', `/friends/${one.id}`);
}

type Shown = {
  readonly table: string;
  readonly seats: readonly { readonly name: string | null; readonly isMine: boolean }[];
};

async function games({ device }: Somebody): Promise<readonly Shown[]> {
  const { body } = await device.ask('GET', '/me/games');
  return (body as { readonly games: readonly Shown[] }).games;
}

async function game(who: Somebody): Promise<Shown> {
  await eventually(async () => (await games(who)).length > 0, 'a game is shown');
  return (await games(who))[0]!;
}

const names = ({ seats }: Shown) => seats.map(({ name }) => name);

describe.each(['sqlite', 'postgres'] as const)('with %s', (kind) => {
  let nodes: readonly string[];
  beforeAll(async () => {
    const database = kind === 'sqlite' ? undefined : await newPlace(postgres.url);
    const place = database === undefined ? { data: folder } : { database };
    nodes = [await serve(place), ...(kind === 'sqlite' ? [] : [await serve(place)])];
  });

  it('a game is shown to who keeps a seat of it, at every node, and figures to friends', async () => {
    const [url, other = url] = nodes;
    const [ada, ben] = [await signUp(url!, 'Ada'), await signUp(other!, 'Ben')];
    const keep = async ([first, second]: readonly PlayedSeat[]): Promise<void> => {
      await ada.device.ask('PUT', '/me/seats', { seats: [first] });
      await ben.device.ask('PUT', '/me/seats', { seats: [second] });
    };
    const { id } = await played(url!, { names: ['A', 'B', 'C'], begun: keep });
    const seen = await game(ada);
    expect([seen.table, names(seen)]).toEqual([id, ['Ada', 'Ben', null]]);
    expect(seen.seats.map(({ isMine }) => isMine)).toEqual([true, false, false]);
    expect(names(await game(ben))).toEqual(['Ada', 'Ben', null]);

    const figures = `/friends/${ben.id}/games`;
    expect((await ada.device.ask('GET', figures)).status).toBe(404);
    await befriend(ada, ben);
    const met = (await ada.device.ask('GET', figures)).body as { readonly ahead: number };
    expect(met).toMatchObject({ games: 1, last: expect.any(Number) as number });
    const back = (await ben.device.ask('GET', `/friends/${ada.id}/games`)).body;
    expect(back).toMatchObject({ games: 1, behind: met.ahead });

    await ada.device.ask('PUT', `/blocks/${ben.id}`);
    expect(names(await game(ada))).toEqual(['Ada', null, null]);
    expect(names(await game(ben))).toEqual([null, 'Ben', null]);
    expect((await ben.device.ask('DELETE', '/me')).status).toBe(204);
    expect(names(await game(ada))).toEqual(['Ada', null, null]);
  });

  it('who becomes somebody after a game has it, as the documents say and in their file', async () => {
    const [url] = nodes;
    const first = await signUp(url!, 'Ada');
    const { id, seats } = await played(url!, { names: ['A', 'B'] });
    await first.device.ask('PUT', '/me/seats', { seats: [seats[0]] });
    expect((await game(first)).table).toBe(id);
    const late = await signUp(url!, 'Ben');
    expect(await games(late)).toEqual([]);
    const stolen = { ...seats[1]!, token: seats[0]!.token };
    await late.device.ask('PUT', '/me/seats', { seats: [stolen] });
    expect(await games(late)).toEqual([]);
    await late.device.ask('PUT', '/me/seats', { seats: [seats[1]] });
    expect((await games(late)).map(names)).toEqual([['Ada', 'Ben']]);

    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(openApi(), 'api');
    for (const [path, schema] of [
      ['/me/games', 'Games'],
      ['/me/export', 'Export'],
    ] as const) {
      const { body } = await late.device.ask('GET', path);
      expect(body).toMatchObject({ games: [{ table: id }] });
      const isValid = ajv.validate({ $ref: `api#/components/schemas/${schema}` }, body);
      expect([schema, isValid, ajv.errors]).toEqual([schema, true, null]);
    }
    expect(await late.device.ask('GET', '/me/games?before=x')).toMatchObject({ status: 400 });
    expect(await late.device.ask('GET', '/me/games?before=1')).toMatchObject({
      body: { games: [], next: null },
    });
    expect((await new Device(url!).ask('GET', '/me/games')).status).toBe(401);
  });

  it('a game at an open table rates those who want it, and a private one does not', async () => {
    const [url, other = url] = nodes;
    const [ada, ben, guest] = [
      await signUp(url!, 'Ada'),
      await signUp(other!, 'Ben'),
      await signUp(url!, 'Eva'),
    ];
    type Own = { readonly isWanted: boolean; readonly ratings: readonly Rated[] };
    type Rated = { readonly edition: string; readonly rating: number; readonly games: number };
    const own = async ({ device }: Somebody): Promise<Own> =>
      (await device.ask('GET', '/me/ratings')).body as Own;
    for (const { device } of [ada, ben]) {
      expect((await device.ask('PUT', '/me/ratings', { isWanted: true })).status).toBe(204);
    }
    const keep = async (seats: readonly PlayedSeat[]): Promise<void> => {
      for (const [index, { device }] of [ada, ben, guest].entries()) {
        await device.ask('PUT', '/me/seats', { seats: [seats[index]] });
      }
    };
    await played(url!, { names: ['A', 'B', 'C'], begun: keep });
    await game(ada);
    expect((await own(ada)).ratings).toEqual([]);
    await played(url!, { names: ['A', 'B', 'C'], begun: keep, options: { listing: 'open' } });
    await eventually(async () => (await own(ada)).ratings.length > 0, 'a rating');
    const [mine, theirs] = [await own(ada), await own(ben)];
    expect(mine).toMatchObject({
      isWanted: true,
      ratings: [{ edition: 'level-8-101', games: 1, isProvisional: true, place: null }],
    });
    const sum = mine.ratings[0]!.rating + theirs.ratings[0]!.rating;
    expect(Math.abs(sum - 2000)).toBeLessThanOrEqual(1);
    expect(await own(guest)).toMatchObject({ isWanted: false, ratings: [] });
    const { body } = await ada.device.ask('GET', '/me/export');
    expect(body).toMatchObject({
      wantsRating: true,
      ratingWishes: [{ isOn: true }],
      ratings: [{ games: 1 }],
      ratingSteps: [{ edition: 'level-8-101' }],
    });
    const board = '/leaderboards/level-8-101';
    const { body: shown } = await new Device(url!).ask('GET', board);
    expect(shown).toEqual({
      palier: 1,
      edition: 'level-8-101',
      rows: [],
      next: null,
      place: null,
    });
    expect((await ada.device.ask('GET', '/leaderboards/nothing')).status).toBe(400);
    expect((await ada.device.ask('PUT', '/me/ratings', {})).status).toBe(400);
  });
});
