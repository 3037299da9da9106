/** Friends over HTTP, at a real server. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from '../../index.ts';
import { Device } from '../../testing/device.ts';
import { webFolder } from '../../testing/web-folder.ts';
import { openApi } from '../openapi.ts';

const { root: web, remove } = webFolder();
let server: RunningServer;

beforeAll(async () => {
  const started = await startServer({ settings: { port: 0, web, 'table-rate': 0 } });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
});
afterAll(async () => {
  await server.close();
  remove();
});

type Circle = {
  readonly code: string;
  readonly friends: readonly { readonly id: string; readonly isHere: boolean }[];
  readonly asking: readonly object[];
  readonly asked: readonly object[];
};
type Somebody = { readonly device: Device; readonly id: string };

async function join(name: string): Promise<Somebody> {
  const device = new Device(server.url);
  const { body } = await device.ask('POST', '', { name });
  return { device, id: (body as { readonly profile: { readonly id: string } }).profile.id };
}

async function circle({ device }: Somebody): Promise<Circle> {
  const { status, body } = await device.ask('GET', '/friends');
  expect(status).toBe(200);
  return body as Circle;
}

async function befriend(one: Somebody, other: Somebody): Promise<void> {
  const { code } = await circle(other);
  expect((await one.device.ask('POST', '/friends', { code })).status).toBe(204);
  expect((await other.device.ask('PUT', `/friends/${one.id}`)).status).toBe(204);
}

it('two find each other by a code, are friends where both want it, and invite each other', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { code } = await circle(ben);
  expect(code).toMatch(/^[A-Z]{8}$/u);
  const asked = { code: code.toLowerCase() };
  expect((await ada.device.ask('POST', '/friends', asked)).status).toBe(204);
  expect(await circle(ada)).toMatchObject({ friends: [], asked: [{ id: ben.id, name: 'Ben' }] });
  expect(await circle(ben)).toMatchObject({ friends: [], asking: [{ id: ada.id, name: 'Ada' }] });
  const table = { table: 'BCDFGHJK' };
  const early = await ada.device.ask('PUT', `/friends/${ben.id}/invitation`, table);
  expect(early.status).toBe(404);
  expect((await ben.device.ask('PUT', `/friends/${ada.id}`)).status).toBe(204);
  expect((await circle(ben)).friends).toMatchObject([{ id: ada.id, isHere: true }]);
  const invited = await ada.device.ask('PUT', `/friends/${ben.id}/invitation`, table);
  expect(invited.status).toBe(204);
  expect(await circle(ben)).toMatchObject({
    invitations: [{ person: { name: 'Ada' }, ...table }],
  });
  expect((await ben.device.ask('DELETE', `/invitations/${ada.id}`)).status).toBe(204);
  expect(await circle(ben)).toMatchObject({ invitations: [] });
  expect((await ada.device.ask('DELETE', `/friends/${ben.id}`)).status).toBe(204);
  expect((await circle(ben)).friends).toEqual([]);
});

it('nobody is found by a code of before, by guessing, or by themselves', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { code } = await circle(ben);
  const { status, body } = await ben.device.ask('POST', '/friends/code');
  expect(status).toBe(201);
  const fresh = (body as { readonly code: string }).code;
  expect((await circle(ben)).code).toBe(fresh);
  for (const wrong of [code, 'x', (await circle(ada)).code]) {
    expect(await ada.device.ask('POST', '/friends', { code: wrong })).toMatchObject({
      status: 404,
      body: { error: { code: 'not-there' } },
    });
  }
  expect((await ada.device.ask('POST', '/friends', { code: fresh })).status).toBe(204);
  expect((await ada.device.ask('POST', '/friends', {})).status).toBe(400);
  const nobody = new Device(server.url);
  expect((await nobody.ask('GET', '/friends')).status).toBe(401);
});

it('whom one blocks sees nothing more, on both sides, and is not told', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  await befriend(ada, ben);
  expect((await ada.device.ask('PUT', `/blocks/${ben.id}`)).status).toBe(204);
  expect(await circle(ada)).toMatchObject({ friends: [], blocked: [{ id: ben.id }] });
  expect(await circle(ben)).toMatchObject({ friends: [], asked: [], blocked: [] });
  const { code } = await circle(ada);
  expect((await ben.device.ask('POST', '/friends', { code })).status).toBe(404);
  expect((await ada.device.ask('DELETE', `/blocks/${ben.id}`)).status).toBe(204);
  expect((await ada.device.ask('DELETE', `/blocks/${ben.id}`)).status).toBe(404);
  expect((await ben.device.ask('POST', '/friends', { code })).status).toBe(204);
});

it('is all in the file, is what the documents say, and goes with either of them', async () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(openApi(), 'api');
  const check = (name: string, value: unknown): void => {
    const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
    expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
  };
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  await befriend(ada, ben);
  await ada.device.ask('PUT', `/friends/${ben.id}/invitation`, { table: 'BCDFGHJK' });
  check('Friends', await circle(ben));
  const { body } = await ben.device.ask('GET', '/me/export');
  check('Export', body);
  expect(body).toMatchObject({
    friendCode: (await circle(ben)).code,
    friends: [{ person: { id: ada.id } }],
    invitations: [{ person: { id: ada.id }, table: 'BCDFGHJK' }],
  });
  await ada.device.ask('DELETE', '/me');
  expect(await circle(ben)).toMatchObject({ friends: [], invitations: [] });
});
