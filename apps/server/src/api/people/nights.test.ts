/**
 * Duplicate nights at a real server: two tables with the same cards, and whoever has still to play them
 * learns nothing, over HTTP or over the wire, until all have.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { commitmentTo, isFault, parseRecord, verify, type GameRecord } from '@palier/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from '../../index.ts';
import { Device, type DeviceAnswer } from '../../testing/device.ts';
import { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/waiting.ts';
import { webFolder } from '../../testing/web-folder.ts';
import { openApi } from '../openapi.ts';
import type { shownNight, shownNights } from './night-documents.ts';
import type * as z from 'zod';

const { root: web, remove } = webFolder();
const HOUR = 3_600_000;
const PLAN = {
  name: 'Tuesday',
  setup: { edition: 'level-8-101', players: 2, rules: { levels: 1 } },
  clock: 'quick',
  deals: 1,
};
const TOKENS = { Ann: '7K3M9PQRSTVWXYZ0', Ben: '7K3M9PQRSTVWXYZ1' } as const;
let server: RunningServer;

beforeAll(async () => {
  const settings = { port: 0, web, 'table-rate': 0, 'request-rate': 0, 'bot-pace': 0 };
  const started = await startServer({ settings });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
});
afterAll(async () => {
  await server.close();
  remove();
});

type Night = z.infer<typeof shownNight>;
type Somebody = { readonly name: string; readonly device: Device };

async function join(name: string): Promise<Somebody> {
  const device = new Device(server.url);
  expect((await device.ask('POST', '', { name })).status).toBe(201);
  return { name, device };
}

async function ask(
  { device }: Somebody,
  ...asked: Parameters<Device['ask']>
): Promise<DeviceAnswer> {
  return device.ask(...asked);
}

/** A club of these people; the first founds it. */
async function club([owner, ...members]: readonly Somebody[]): Promise<string> {
  const { body } = await ask(owner!, 'POST', '/clubs', { name: 'Tuesdays', zone: 'UTC' });
  const { id } = body as { readonly id: string };
  const { code } = (await ask(owner!, 'GET', `/clubs/${id}`)).body as { readonly code: string };
  for (const member of members) await ask(member, 'POST', '/clubs/join', { code });
  return id;
}

async function open(owner: Somebody, of: string, plan: object = {}): Promise<string> {
  const asked = { ...PLAN, until: Date.now() + HOUR, ...plan };
  const { status, body } = await ask(owner, 'POST', `/clubs/${of}/nights`, asked);
  expect(status).toBe(201);
  return (body as { readonly id: string }).id;
}

async function see(who: Somebody, night: string): Promise<Night> {
  const { status, body } = await ask(who, 'GET', `/nights/${night}`);
  expect(status).toBe(200);
  return body as Night;
}

async function enter(who: Somebody, night: string, salt: string): Promise<void> {
  const { status } = await ask(who, 'POST', `/nights/${night}/entry`, { salt });
  expect(status).toBe(204);
}

async function sit(who: Somebody, night: string, name: keyof typeof TOKENS): Promise<string> {
  const seat = { deal: 1, token: TOKENS[name], now: true };
  expect((await ask(who, 'PUT', `/nights/${night}/seat`, seat)).status).toBe(204);
  const { deals } = await see(who, night);
  return deals[0]!.table!;
}

async function recordOf(table: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}/api/tables/${table}/record`);
  return { status: answer.status, text: await answer.text() };
}

/** All that is said to somebody who comes to a table; closed or greeted. */
async function listen(table: string, token?: string): Promise<string> {
  const caller = await Caller.open(`${server.url.replace('http', 'ws')}/live`);
  caller.say({ t: 'hello', palier: 1, table, ...(token !== undefined && { token }) });
  await caller.until((heard) => heard[0]);
  caller.socket.terminate();
  return caller.heard.map((one) => JSON.stringify(one)).join('\n');
}

it('two tables have the same cards, and nobody learns them before both have played', async () => {
  const [olga, ann, ben] = [await join('Olga'), await join('Ann'), await join('Ben')];
  const night = await open(olga, await club([olga, ann, ben]));
  const stranger = await join('Zoë');
  await enter(ann, night, 'a'.repeat(32));
  await enter(ben, night, 'b'.repeat(32));
  const early = await see(ben, night);
  const { commitment } = early.deals[0]!;
  const tables = [await sit(ann, night, 'Ann')];

  // Ben has not played: whatever he asks, by whatever way.
  const asAnn = await see(ann, night);
  expect(asAnn.deals[0]).toMatchObject({ playing: [1], table: tables[0] });
  const table = `${server.url}/api/tables/${tables[0]}`;
  const answers = [
    JSON.stringify(await see(ben, night)),
    JSON.stringify((await ask(ben, 'GET', `/clubs/${early.club}/nights`)).body),
    await (await fetch(table)).text(),
    (await recordOf(tables[0]!)).text,
    await listen(tables[0]!),
    await listen(tables[0]!, TOKENS.Ben),
  ];
  for (const answer of answers)
    expect(answer).not.toMatch(/"(?:hands|upcard|stock|secret|place)"/u);
  expect(await listen(tables[0]!)).toContain('no-watching');
  expect((await recordOf(tables[0]!)).status).toBe(409);
  expect(await ask(stranger, 'GET', `/nights/${night}`)).toMatchObject({ status: 404 });

  tables.push(await sit(ben, night, 'Ben'));
  expect(tables[1]).not.toBe(tables[0]);
  expect((await ask(ann, 'POST', `/nights/${night}/end`)).status).toBe(403);
  expect((await ask(olga, 'POST', `/nights/${night}/end`)).status).toBe(204);
  await eventually(
    async () => (await see(ann, night)).deals[0]!.closed !== null,
    'the end of the night',
  );
  const over = await see(ben, night);
  const { closed } = over.deals[0]!;
  expect(commitmentTo(closed!.secret)).toBe(commitment);
  expect(over.ranking.map(({ points }) => points).reduce((sum, points) => sum + points)).toBe(100);
  const names = over.ranking.map(({ entrant }) => over.entrants[entrant - 1]?.name);
  expect(new Set(names)).toEqual(new Set(['Ann', 'Ben']));

  // Opened a moment later, by whoever looks after it.
  await eventually(
    async () => (await Promise.all(tables.map(recordOf))).every(({ status }) => status === 200),
    'the records',
  );
  const records: GameRecord[] = [];
  for (const one of tables) {
    const record = parseRecord((await recordOf(one)).text);
    if (isFault(record)) throw new Error(record.code);
    expect(verify(record)).toMatchObject({ shuffles: 'checked', isFinished: true, problems: [] });
    records.push(record);
  }
  const deals = records.map(({ events }) => events.find(({ t }) => t === 'roundDealt'));
  expect(deals[1]).toEqual(deals[0]);
  expect(records[1]!.header.fairness).toEqual(records[0]!.header.fairness);
  expect(await listen(tables[0]!)).toContain('"welcome"');
});

it('is what the documents say, refuses what makes no sense, and goes with the club', async () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(openApi(), 'api');
  const check = (name: string, value: unknown): void => {
    const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
    expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
  };
  const [olga, ann] = [await join('Olga'), await join('Ann')];
  const of = await club([olga, ann]);
  for (const [wrong, status] of [
    [{ until: Date.now() }, 400],
    [{ until: Date.now() + 1000 * HOUR }, 400],
    [{ deals: 0 }, 400],
    [{ setup: { edition: 'level-8-101', players: 9 } }, 400],
    [{ clock: 'week' }, 400],
  ] as const) {
    const asked = { ...PLAN, until: Date.now() + HOUR, ...wrong };
    expect([wrong, (await ask(olga, 'POST', `/clubs/${of}/nights`, asked)).status]).toEqual([
      wrong,
      status,
    ]);
  }
  const asked = { ...PLAN, until: Date.now() + HOUR };
  expect((await ask(ann, 'POST', `/clubs/${of}/nights`, asked)).status).toBe(403);
  const night = await open(olga, of, { deals: 2 });
  const nights = (await ask(ann, 'GET', `/clubs/${of}/nights`)).body as z.infer<typeof shownNights>;
  check('Nights', nights);
  expect(nights.nights).toMatchObject([
    { id: night, name: 'Tuesday', deals: 2, closed: 0, me: null },
  ]);
  check('Night', await see(ann, night));
  const seat = { deal: 1, token: TOKENS.Ann };
  expect(await ask(ann, 'PUT', `/nights/${night}/seat`, seat)).toMatchObject({
    status: 409,
    body: { error: { code: 'not-entered' } },
  });
  await enter(ann, night, 'a'.repeat(32));
  expect((await ask(ann, 'PUT', `/nights/${night}/seat`, seat)).status).toBe(204);
  expect((await see(olga, night)).deals).toMatchObject([{ waiting: [1] }, { waiting: [] }]);
  expect((await ask(ann, 'DELETE', `/nights/${night}/seat`)).status).toBe(204);
  expect((await see(olga, night)).deals[0]!.waiting).toEqual([]);
  expect((await ask(olga, 'POST', `/nights/${night}/shut`)).status).toBe(204);
  const entry = { salt: 'b'.repeat(32) };
  expect(await ask(olga, 'POST', `/nights/${night}/entry`, entry)).toMatchObject({
    status: 409,
    body: { error: { code: 'night-shut' } },
  });
  const exported = (await ask(ann, 'GET', '/me/export')).body;
  check('Export', exported);
  expect(exported).toMatchObject({ nights: [{ id: night, club: of, name: 'Tuesday' }] });
  expect((await ask(ann, 'DELETE', '/me')).status).toBe(204);
  expect((await see(olga, night)).entrants).toEqual([null]);
  expect((await ask(olga, 'DELETE', `/clubs/${of}`)).status).toBe(204);
  expect((await ask(olga, 'GET', `/nights/${night}`)).status).toBe(404);
});
