/** Profiles over HTTP, at real servers, with both databases read to the last row. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer, type ServerOptions } from '../../index.ts';
import { Device, type DeviceAnswer } from '../../testing/device.ts';
import { asAdmin, newPlace, schemaOf } from '../../testing/places.ts';
import { played } from '../../testing/played.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { eventually } from '../../testing/waiting.ts';
import { webFolder } from '../../testing/web-folder.ts';
import { openApi } from '../openapi.ts';

const { root: web, remove } = webFolder();
const root = mkdtempSync(join(tmpdir(), 'palier-people-'));
const running: RunningServer[] = [];
const ZOE = { name: 'Zoë', face: 'a0123', device: 'Firefox, Linux' };
const SEAT = {
  table: '66817422c553e1f257d14ea3e4442c64',
  token: '7K3M9PQRSTVWXYZ0',
  code: 'BCDFGHJK',
  name: 'Zoë at the table',
};
let url = '';
let folder = '';
let postgres: TestPostgres;

async function serve(settings: Partial<ServerOptions['settings']> = {}): Promise<string> {
  const server = await startServer({
    settings: { port: 0, web, 'table-rate': 0, 'message-rate': 0, ...settings },
  });
  if (isServerFault(server)) throw new Error(server.code);
  running.push(server);
  return server.url;
}

beforeAll(async () => {
  folder = join(root, 'data');
  [postgres, url] = await Promise.all([startPostgres(), serve({ data: folder })]);
});
afterAll(async () => {
  for (const server of running) await server.close();
  await postgres.stop();
  remove();
  rmSync(root, { recursive: true, force: true });
});

type Me = {
  readonly profile: { readonly id: string; readonly name: string; readonly face: string };
  readonly session: string;
  readonly sessions: readonly { readonly id: string; readonly device: string }[];
  readonly hasRecoveryCode: boolean;
};

async function signUp(at = url): Promise<{ device: Device; me: Me; answer: DeviceAnswer }> {
  const device = new Device(at);
  const answer = await device.ask('POST', '', ZOE);
  expect(answer.status).toBe(201);
  return { device, me: answer.body as Me, answer };
}

async function codeOf(device: Device): Promise<string> {
  const { status, body } = await device.ask('POST', '/me/recovery-code');
  expect(status).toBe(201);
  return (body as { readonly code: string }).code;
}

/** A club that is there for nobody else. */
async function found(device: Device): Promise<{ readonly id: string; readonly code: string }> {
  const asked = { name: 'A club', zone: 'Europe/Rome' };
  const made = (await device.ask('POST', '/clubs', asked)).body as { readonly id: string };
  return (await device.ask('GET', `/clubs/${made.id}`)).body as { id: string; code: string };
}

function problem(status: number, code: string): object {
  return { status, body: { palier: 1, error: { code } } };
}

/** All that is in a database, as one text. */
function readSqlite(): string {
  const db = new DatabaseSync(join(folder, 'palier.sqlite'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => db.prepare(`SELECT * FROM "${String(name)}"`).all());
  db.close();
  return JSON.stringify(rows);
}

async function readPostgres(place: string): Promise<string> {
  return asAdmin(place, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
      [schemaOf(place)],
    );
    expect(tables.length).toBeGreaterThan(6);
    const rows: unknown[] = [];
    for (const { name } of tables) {
      rows.push((await client.query<Record<string, unknown>>(`SELECT * FROM "${name}"`)).rows);
    }
    return JSON.stringify(rows);
  });
}

describe('a guest who becomes somebody', () => {
  it('gives a name and a face and is known by a cookie that no script reads', async () => {
    const { device, me, answer } = await signUp();
    expect(answer.body).toEqual({
      palier: 1,
      profile: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
        name: 'Zoë',
        face: 'a0123',
        made: expect.any(Number) as number,
      },
      session: expect.stringMatching(/^[0-9a-f]{16}$/u) as string,
      sessions: [
        {
          id: me.session,
          device: ZOE.device,
          made: expect.any(Number) as number,
          seen: expect.any(Number) as number,
        },
      ],
      passkeys: [],
      hasRecoveryCode: false,
    });
    expect(answer.cookie).toMatch(
      /^palier-session=[0-9a-f]{64}; Path=\/api\/people; Max-Age=15552000; HttpOnly; SameSite=Strict$/u,
    );
    expect((await device.ask('GET', '/me')).body).toEqual(answer.body);
    const token = device.cookie.split('=')[1]!;
    expect(readSqlite()).toContain(me.profile.id);
    expect(readSqlite()).not.toContain(token);
  });

  it('who is nobody is told nothing', async () => {
    const nobody = new Device(url);
    const asks = [
      ['GET', '/me'],
      ['DELETE', '/me'],
      ['GET', '/me/export'],
      ['POST', '/me/recovery-code'],
      ['DELETE', '/me/sessions'],
      ['DELETE', '/me/sessions/x'],
      ['GET', '/me/seats'],
    ] as const;
    for (const cookie of ['', 'palier-session=', `palier-session=${'0'.repeat(64)}`, 'a=b;;']) {
      nobody.cookie = cookie;
      for (const [method, path] of asks) {
        expect(await nobody.ask(method, path)).toMatchObject(problem(401, 'not-signed-in'));
      }
    }
    expect(await nobody.ask('GET', '/somebody')).toMatchObject(problem(404, 'no-such-page'));
  });

  it.each([
    [{}, 'missing-member', 'name'],
    [{ name: '' }, 'wrong-type', 'name'],
    [{ name: 'x'.repeat(21) }, 'wrong-type', 'name'],
    [{ name: 'Zoë', face: 'zzzzz' }, 'wrong-type', 'face'],
    [{ name: 'Zoë', mail: 'zoe@example.org' }, 'unknown-member', 'mail'],
    [{ name: '\u200B' }, 'bad-name', ''],
    [{ name: 'Zoë', device: 'x'.repeat(41) }, 'wrong-type', 'device'],
  ])('%j is refused: %s', async (body, code, path) => {
    const answer = await new Device(url).ask('POST', '', body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code, path } } });
    expect(answer.cookie).toBeUndefined();
  });

  it('can be somebody else: a name and a face', async () => {
    const { device } = await signUp();
    expect(await device.ask('PUT', '/me', { name: 'Zo', face: 'b1111' })).toMatchObject({
      status: 204,
    });
    const { body } = await device.ask('GET', '/me');
    expect(body).toMatchObject({ profile: { name: 'Zo', face: 'b1111' } });
    const nameless = { name: '\u3164', face: 'b1111' };
    expect(await device.ask('PUT', '/me', nameless)).toMatchObject(problem(400, 'bad-name'));
  });

  it('finds no room where there are enough', async () => {
    const at = await serve({ profiles: 1 });
    await signUp(at);
    const answer = await new Device(at).ask('POST', '', ZOE);
    expect(answer).toMatchObject(problem(503, 'too-many-profiles'));
  });
});

describe('another device', () => {
  it('is let in by the recovery code, the last one only, and is listed', async () => {
    const { device, me } = await signUp();
    const old = await codeOf(device);
    const code = await codeOf(device);
    expect(readSqlite()).not.toContain(code.replaceAll('-', ''));
    const phone = new Device(url);
    const asked = { code: code.toLowerCase(), device: 'Safari, iPhone' };
    const { status, body } = await phone.ask('POST', '/recover', asked);
    expect([status, (body as Me).profile.id]).toEqual([200, me.profile.id]);
    expect((body as Me).session).not.toBe(me.session);
    expect((body as Me).hasRecoveryCode).toBe(true);
    const names = ((await device.ask('GET', '/me')).body as Me).sessions.map((one) => one.device);
    expect(names.toSorted()).toEqual(['Firefox, Linux', 'Safari, iPhone']);
    const late = await new Device(url).ask('POST', '/recover', { code: old });
    expect(late).toMatchObject(problem(403, 'wrong-code'));
  });

  it('whoever guesses codes has to wait, also where they would be right', async () => {
    const at = await serve();
    const { device } = await signUp(at);
    const code = await codeOf(device);
    const thief = new Device(at);
    const statuses = [];
    for (let guess = 0; guess < 31; guess++) {
      statuses.push((await thief.ask('POST', '/recover', { code: '0000' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 403), 429]);
    expect(await thief.ask('POST', '/recover', { code })).toMatchObject(problem(429, 'too-fast'));
  });

  it('is signed out by itself, by another, or with all others', async () => {
    const { device, me } = await signUp();
    const code = await codeOf(device);
    const others = [new Device(url), new Device(url), new Device(url)];
    const sessions: string[] = [];
    for (const other of others) {
      sessions.push(((await other.ask('POST', '/recover', { code })).body as Me).session);
    }
    const [first, second, third] = others;
    const left = await first!.ask('DELETE', `/me/sessions/${sessions[0]}`);
    expect([left.status, left.cookie]).toEqual([204, expect.stringContaining('Max-Age=0;')]);
    expect((await device.ask('DELETE', `/me/sessions/${sessions[1]}`)).cookie).toBeUndefined();
    const gone = await device.ask('DELETE', `/me/sessions/${sessions[1]}`);
    expect(gone).toMatchObject(problem(404, 'not-there'));
    expect((await third!.ask('GET', '/me')).status).toBe(200);
    expect((await device.ask('DELETE', '/me/sessions')).status).toBe(204);
    for (const other of [first!, second!, third!]) {
      expect((await other.ask('GET', '/me')).status).toBe(401);
    }
    expect(((await device.ask('GET', '/me')).body as Me).sessions).toMatchObject([
      { id: me.session },
    ]);
  });

  it('finds the seats that the first has left', async () => {
    const { device } = await signUp();
    const code = await codeOf(device);
    const phone = new Device(url);
    await phone.ask('POST', '/recover', { code });
    expect((await device.ask('PUT', '/me/seats', { seats: [SEAT] })).status).toBe(204);
    const kept = { ...SEAT, kept: expect.any(Number) as number };
    expect((await phone.ask('GET', '/me/seats')).body).toEqual({ palier: 1, seats: [kept] });
    expect((await phone.ask('DELETE', `/me/seats/${SEAT.table}`)).status).toBe(204);
    expect((await device.ask('GET', '/me/seats')).body).toEqual({ palier: 1, seats: [] });
    expect((await phone.ask('DELETE', `/me/seats/${SEAT.table}`)).status).toBe(404);
    const many = Array.from({ length: 51 }, () => SEAT);
    expect((await phone.ask('PUT', '/me/seats', { seats: many })).status).toBe(400);
    const bad = { seats: [{ ...SEAT, token: 'short' }] };
    expect(await phone.ask('PUT', '/me/seats', bad)).toMatchObject({
      status: 400,
      body: { error: { code: 'wrong-type', path: 'seats[0].token' } },
    });
  });
});

describe('pages of other sites', () => {
  it('may not ask for anybody, and over https a cookie never goes without', async () => {
    const own = 'https://play.example';
    const at = await serve({ 'public-url': own });
    const evil = new Device(at, 'https://evil.example');
    expect(await evil.ask('POST', '', ZOE)).toMatchObject(problem(403, 'other-origin'));
    const device = new Device(at, own);
    expect((await device.ask('POST', '', ZOE)).cookie).toMatch(/SameSite=Strict; Secure$/u);
    evil.cookie = device.cookie;
    expect(await evil.ask('DELETE', '/me')).toMatchObject(problem(403, 'other-origin'));
    expect((await device.ask('GET', '/me')).status).toBe(200);
  });
});

describe('what is kept', () => {
  it('is all in the file, and is what the documents say', async () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(openApi(), 'api');
    const check = (name: string, value: unknown): void => {
      const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
      expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
    };
    const { device, me } = await signUp();
    check('NewProfile', ZOE);
    check('Me', me);
    check('Code', (await device.ask('POST', '/me/recovery-code')).body);
    check('NewSeats', { seats: [SEAT] });
    await device.ask('PUT', '/me/seats', { seats: [SEAT] });
    check('Seats', (await device.ask('GET', '/me/seats')).body);
    const { body } = await device.ask('GET', '/me/export');
    check('Export', body);
    expect(body).toMatchObject({
      t: 'profile',
      profile: { id: me.profile.id, name: 'Zoë' },
      hasRecoveryCode: true,
      sessions: [{ device: ZOE.device }],
      seats: [SEAT],
    });
  });

  it.each(['sqlite', 'postgres'] as const)(
    'goes for good with one request, and no table of the database has any of it: %s',
    async (kind) => {
      const place = kind === 'sqlite' ? '' : await newPlace(postgres.url);
      const at = kind === 'sqlite' ? url : await serve({ database: place });
      const read = async (): Promise<string> =>
        kind === 'sqlite' ? readSqlite() : readPostgres(place);
      const { device, me } = await signUp(at);
      const code = await codeOf(device);
      const phone = new Device(at);
      const { body } = await phone.ask('POST', '/recover', { code });
      const seat = { ...SEAT, table: 'f'.repeat(32), token: '00000000000FFFFF' };
      await device.ask('PUT', '/me/seats', { seats: [seat] });
      const [own, shared] = [await found(device), await found(device)];
      const { device: heir, me: other } = await signUp(at);
      const asked = { code: shared.code };
      expect((await heir.ask('POST', '/clubs/join', asked)).status).toBe(200);
      // A game with somebody who stays: what is left of it tells of nobody who is gone.
      const { seats } = await played(at, { names: ['A', 'B'] });
      await heir.ask('PUT', '/me/seats', { seats: [seats[1]] });
      await device.ask('PUT', '/me/seats', { seats: [seats[0]] });
      await eventually(async () => {
        const { body: page } = await device.ask('GET', '/me/games');
        return (page as { readonly games: readonly object[] }).games.length > 0;
      }, 'the game is theirs');
      const traces = [
        own.id,
        own.code,
        me.profile.id,
        me.session,
        (body as Me).session,
        seat.table,
        seat.token,
      ];
      const before = await read();
      expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
      const { status, cookie } = await device.ask('DELETE', '/me');
      expect([status, cookie]).toEqual([204, expect.stringContaining('palier-session=; ')]);
      const after = await read();
      expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
      for (const gone of [device, phone]) expect((await gone.ask('GET', '/me')).status).toBe(401);
      expect((await phone.ask('POST', '/recover', { code })).status).toBe(403);
      // What others have a share in is theirs from now on.
      const left = await heir.ask('GET', `/clubs/${shared.id}`);
      expect(left.body).toMatchObject({ role: 'owner', members: [{ id: other.profile.id }] });
    },
  );
});
