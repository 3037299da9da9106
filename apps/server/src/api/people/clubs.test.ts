/** Clubs over HTTP, at a real server: run by their members, and nobody else learns of a private one. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from '../../index.ts';
import { Device } from '../../testing/device.ts';
import { Stranger } from '../../testing/stranger.ts';
import { webFolder } from '../../testing/web-folder.ts';
import { openApi } from '../openapi.ts';

const { root: web, remove } = webFolder();
const NAME = 'The Tuesday Round';
const OPTIONS = { setup: { edition: 'level-8-101', players: 2 } };
let server: RunningServer;
/** Where somebody guesses, and others from there have to wait. */
let guessed: RunningServer;

async function start(): Promise<RunningServer> {
  const started = await startServer({ settings: { port: 0, web, 'table-rate': 0 } });
  if (isServerFault(started)) throw new Error(started.code);
  return started;
}

beforeAll(async () => {
  [server, guessed] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([server.close(), guessed.close()]);
  remove();
});

type Somebody = { readonly device: Device; readonly id: string };
type Club = {
  readonly id: string;
  readonly code: string;
  readonly role: string | null;
  readonly members: readonly { readonly id: string; readonly role: string }[];
};

async function join(name: string, { url } = server): Promise<Somebody> {
  const device = new Device(url);
  const { body } = await device.ask('POST', '', { name });
  return { device, id: (body as { readonly profile: { readonly id: string } }).profile.id };
}

async function found({ device }: Somebody): Promise<Club> {
  const asked = { name: NAME, zone: 'Europe/Rome', setup: { edition: 'level-up', players: 4 } };
  const { status, body } = await device.ask('POST', '/clubs', asked);
  expect(status).toBe(201);
  return look({ device }, (body as { readonly id: string }).id);
}

async function look({ device }: Pick<Somebody, 'device'>, id: string): Promise<Club> {
  const { status, body } = await device.ask('GET', `/clubs/${id}`);
  expect(status).toBe(200);
  return body as Club;
}

async function status(
  { device }: Pick<Somebody, 'device'>,
  ...asked: Parameters<Device['ask']>
): Promise<number> {
  return (await device.ask(...asked)).status;
}

it('is founded, joined by its code, run by its helpers, and ended by its owner', async () => {
  const [ada, ben, zoe] = [await join('Ada'), await join('Ben'), await join('Zoë')];
  const club = await found(ada);
  const { id, code } = club;
  expect(club).toMatchObject({
    you: ada.id,
    name: NAME,
    isOpen: false,
    role: 'owner',
    season: 'quarter',
  });
  expect(code).toMatch(/^[A-Z]{8}$/u);
  for (const who of [ben, zoe]) {
    const answer = await who.device.ask('POST', '/clubs/join', { code: code.toLowerCase() });
    expect(answer).toMatchObject({ status: 200, body: { id } });
  }
  const member = `/clubs/${id}/members/${zoe.id}`;
  expect(await status(ben, 'DELETE', member)).toBe(403);
  expect(await status(ada, 'PUT', `/clubs/${id}/members/${ben.id}`, { role: 'helper' })).toBe(204);
  expect(await status(ben, 'PUT', `/clubs/${id}`, { isOpen: true })).toBe(403);
  const change = { name: 'Mardi', setup: { edition: 'level-8-98', players: 3 } };
  expect(await status(ben, 'PUT', `/clubs/${id}`, change)).toBe(204);
  expect(await look(zoe, id)).toMatchObject({ ...change, role: 'member' });
  expect(await status(ben, 'PUT', `/clubs/${id}`, { setup: null })).toBe(204);
  expect(await status(ben, 'PUT', `/clubs/${id}`, { setup: { edition: 'x' } })).toBe(400);
  expect(await status(ben, 'PUT', `/clubs/${id}`, { name: '\u3164' })).toBe(400);
  expect(await status(ben, 'DELETE', member)).toBe(204);
  expect(await status(zoe, 'POST', '/clubs/join', { code })).toBe(404);
  expect(await look(ben, id)).toMatchObject({ barred: [{ id: zoe.id, name: 'Zoë' }] });
  expect(await status(ben, 'DELETE', `/clubs/${id}/barred/${zoe.id}`)).toBe(204);
  expect(await status(zoe, 'POST', '/clubs/join', { code })).toBe(200);
  const { body } = await ben.device.ask('POST', `/clubs/${id}/code`);
  expect(await status(await join('Max'), 'POST', '/clubs/join', { code })).toBe(404);
  expect((await look(ada, id)).code).toBe((body as { readonly code: string }).code);
  expect(await status(ada, 'DELETE', `/clubs/${id}/members/me`)).toBe(204);
  expect(await look(ben, id)).toMatchObject({ role: 'owner', members: [{}, {}] });
  expect(await status(zoe, 'DELETE', `/clubs/${id}`)).toBe(403);
  expect(await status(ben, 'DELETE', `/clubs/${id}`)).toBe(204);
  expect(await status(ben, 'GET', `/clubs/${id}`)).toBe(404);
});

it('a stranger learns nothing of a private one, whatever they ask, and all of an open one', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { id, code } = await found(ada);
  const made = await ada.device.ask('POST', `/clubs/${id}/tables`, OPTIONS);
  expect(made.status).toBe(201);
  const strangers = [ben, { device: new Device(server.url), id: '' }];
  const asks = [
    ['GET', '', undefined],
    ['GET', '/tables', undefined],
    ['GET', '/standings', undefined],
    ['GET', '/evenings/2026-11-19', undefined],
    ['PUT', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', '/join', undefined],
    ['POST', '/code', undefined],
    ['POST', '/report', {}],
    ['POST', '/tables', OPTIONS],
    ['DELETE', '/members/me', undefined],
    ['DELETE', `/members/${ada.id}`, undefined],
    ['PUT', `/members/${ben.id}`, { role: 'owner' }],
    ['DELETE', `/barred/${ben.id}`, undefined],
  ] as const;
  for (const stranger of strangers) {
    for (const [method, path, body] of asks) {
      const answers = [];
      // As where there is none at all.
      for (const club of [id, 'f'.repeat(32)]) {
        const answer = await stranger.device.ask(method, `/clubs/${club}${path}`, body);
        expect(JSON.stringify(answer.body)).not.toMatch(/Tuesday|Ada/u);
        answers.push(answer);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]!.status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await look(ada, id)).toMatchObject({ members: [{ id: ada.id }] });
  expect(await status(ada, 'PUT', `/clubs/${id}`, { isOpen: true })).toBe(204);
  for (const stranger of strangers) {
    const open = await look(stranger, id);
    expect(open).toMatchObject({ name: NAME, role: null, you: null, barred: [] });
    expect(open.code).toBeUndefined();
    expect(await status(stranger, 'GET', `/clubs/${id}/tables`)).toBe(200);
  }
  expect(await status(ben, 'POST', `/clubs/${id}/tables`, OPTIONS)).toBe(404);
  expect(await status(ben, 'POST', `/clubs/${id}/join`)).toBe(200);
  expect(await status(ben, 'POST', `/clubs/${id}/tables`, OPTIONS)).toBe(201);
  const door = await new Device(server.url).ask('GET', `/clubs/door/${code}`);
  expect(door.body).toEqual({
    palier: 1,
    id,
    name: NAME,
    isOpen: true,
    members: 2,
    isMember: false,
  });
});

it('its tables are listed there, for its members, while somebody is at them', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { id, code } = await found(ada);
  await ben.device.ask('POST', '/clubs/join', { code });
  const made = await ben.device.ask('POST', `/clubs/${id}/tables`, OPTIONS);
  const table = made.body as { readonly id: string; readonly code: string };
  const guest = await Stranger.at(server.url, table.code);
  await guest.ask({ t: 'join', name: 'Ben', token: '7K3M9PQRSTVWXYZ0', salt: '0'.repeat(32) });
  await guest.ask({ t: 'sit', seat: 1 });
  await expect
    .poll(async () => (await ada.device.ask('GET', `/clubs/${id}/tables`)).body)
    .toMatchObject({
      tables: [{ id: table.id, code: table.code, seats: [{ name: 'Ben' }, { t: 'open' }] }],
    });
  expect((await ada.device.ask('GET', '/clubs')).body).toMatchObject({
    clubs: [{ id, name: NAME, role: 'owner', members: 2, tables: 1 }],
  });
  const lobby = await (await fetch(`${server.url}/api/lobby`)).json();
  expect(JSON.stringify(lobby)).not.toContain(table.id);
  guest.caller.socket.close();
});

it('nobody guesses their way in', async () => {
  const asks = Array.from({ length: 31 }, () => '/clubs/door/AAAAAAAA');
  const thief = new Device(guessed.url);
  const answers = [];
  for (const path of asks) answers.push((await thief.ask('GET', path)).status);
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  const max = await join('Max', guessed);
  expect(await status(max, 'POST', '/clubs/join', { code: 'AAAAAAAA' })).toBe(429);
});

it('is what the documents say, and is in the file', async () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(openApi(), 'api');
  const check = (name: string, value: unknown): void => {
    const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
    expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
  };
  const ada = await join('Ada');
  const { id } = await found(ada);
  check('Club', await look(ada, id));
  check('Clubs', (await ada.device.ask('GET', '/clubs')).body);
  const season = await ada.device.ask('GET', `/clubs/${id}/standings`);
  check('ClubSeason', season.body);
  expect(season.body).toMatchObject({ kind: 'quarter', back: 0, hasEarlier: false, standings: [] });
  expect(await status(ada, 'GET', `/clubs/${id}/standings?back=-1`)).toBe(404);
  const evening = await ada.device.ask('GET', `/clubs/${id}/evenings/2026-11-19`);
  check('ClubEvening', evening.body);
  expect(evening.body).toMatchObject({ evening: '2026-11-19', games: [] });
  expect(await status(ada, 'GET', `/clubs/${id}/evenings/2026-13-19`)).toBe(404);
  check('ClubTables', (await ada.device.ask('GET', `/clubs/${id}/tables`)).body);
  const { body } = await ada.device.ask('GET', '/me/export');
  check('Export', body);
  expect(body).toMatchObject({ clubs: [{ id, name: NAME, role: 'owner' }] });
});
