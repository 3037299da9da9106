/** The operator over HTTP at a real server: who may, what is shown, what it does to people, what is noted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAdminTokens } from '../base/admin-token.ts';
import { parseTrust } from '../base/proxy.ts';
import { systemTime, type Time } from '../base/time.ts';
import { isServerFault, makeLog, openApi, startServer, type RunningServer } from '../index.ts';
import { newPlace } from '../testing/places.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { Stranger } from '../testing/stranger.ts';
import { eventually } from '../testing/waiting.ts';
import { webFolder } from '../testing/web-folder.ts';

const ANNA = 'annas-token-0123456789abcdef';
const BEN = 'bens-token-0123456789abcdef';
const HOME = '203.0.113.7';
const SALT = '5a'.repeat(16);
const DAY = 86_400_000;
/** Milliseconds between two sweeps. */
const SWEEPING = 600_000;

const { root, remove } = webFolder();
const folder = mkdtempSync(join(tmpdir(), 'palier-admin-'));
const lines: string[] = [];
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  place: { readonly data: string } | { readonly database: string },
  tokens = `anna:${ANNA},ben:${BEN}`,
  time = systemTime,
): Promise<string> {
  const started = await startServer({
    settings: {
      port: 0,
      web: root,
      ...place,
      'bot-threads': 1,
      'message-rate': 0,
      'request-rate': 0,
      'table-rate': 0,
      'trust-proxy': parseTrust('loopback')!,
      'report-days': 30,
      'sweep-share': 100,
      ...(tokens !== '' && { 'admin-token': parseAdminTokens(tokens)! }),
    },
    log: makeLog('debug', { write: (line) => lines.push(line) }),
    time,
  });
  if (isServerFault(started)) throw new Error(started.code);
  servers.push(started);
  return started.url.replace('localhost', '127.0.0.1');
}

type Answer = { readonly status: number; readonly json: Record<string, unknown> };

async function request(
  url: string,
  body?: object,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${ANNA}` },
): Promise<Answer> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

const codeOf = ({ json }: Answer): unknown => (json['error'] as { readonly code: string }).code;

async function makeTable(url: string, from = HOME): Promise<Answer> {
  const setup = { edition: 'level-8-101', players: 2 };
  return request(`${url}/api/tables`, { setup, chat: 'free' }, { 'x-forwarded-for': from });
}

let drawn = 0;

async function joined(url: string, table: string, name: string, from: string): Promise<Stranger> {
  const person = await Stranger.at(url, table, undefined, from);
  const token = `${++drawn}`.padStart(16, 'A');
  expect(await person.ask({ t: 'join', name, token, salt: SALT })).toMatchObject({ t: 'joined' });
  return person;
}

/** A table of two that goes on, with one who is rude. */
async function rudeTable(url: string, rudeFrom: string) {
  const table = String((await makeTable(url)).json['id']);
  const ana = await joined(url, table, 'Ana', HOME);
  const rude = await joined(url, table, 'Rude', rudeFrom);
  for (const [seat, person] of [ana, rude].entries()) {
    expect(await person.ask({ t: 'sit', seat: seat + 1 })).toEqual({ t: 'done' });
  }
  await rude.ask({ t: 'say', key: 'rude-words', saying: { t: 'text', text: 'You fool!' } });
  expect(await ana.ask({ t: 'begin' })).toEqual({ t: 'done' });
  return { table, ana, rude };
}

const closingOf = async (person: Stranger): Promise<unknown> => {
  await person.caller.ended();
  return person.told.at(-1);
};

describe('at one server', () => {
  let url: string;
  let admin: string;
  beforeAll(async () => {
    url = await start({ data: join(folder, 'one') });
    admin = `${url}/api/admin`;
  });

  it.each([
    ['no token', {}],
    ['a wrong one', { authorization: `Bearer ${ANNA.slice(0, -1)}x` }],
    ['the beginning of one', { authorization: `Bearer ${ANNA.slice(0, 10)}` }],
    ['another scheme', { authorization: `Basic ${ANNA}` }],
    ['two in one', { authorization: `Bearer ${ANNA} ${BEN}` }],
  ])('with %s nothing is told or done', async (_what, headers: Record<string, string>) => {
    for (const [path, body] of [
      ['reports', undefined],
      ['reports/1', undefined],
      ['reports/1/settle', { note: '' }],
      ['bans', undefined],
      ['log', undefined],
      ['tables/x/close', { note: '' }],
    ] as const) {
      const answer = await request(`${admin}/${path}`, body, headers);
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 401, 'not-admin']);
    }
  });

  it('where nobody has set a token there is nothing', async () => {
    const other = await start({ data: join(folder, 'other') }, '');
    const answer = await request(`${other}/api/admin/reports`);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'no-such-page']);
  });

  it('a report is read and settled, and neither an address nor its fingerprint is shown', async () => {
    const { table, ana, rude } = await rudeTable(url, '198.51.100.1');
    await rude.ask({ t: 'rename', name: 'Nice' });
    await ana.ask({ t: 'report', person: 2, reason: 'rude', text: 'See what was said.' });
    const { json } = await request(`${admin}/reports`);
    const [report] = json['reports'] as readonly Record<string, unknown>[];
    expect(report).toEqual({
      no: expect.any(Number) as number,
      at: expect.any(Number) as number,
      table,
      code: expect.stringMatching(/^[A-Z]{8}$/u) as string,
      reason: 'rude',
      text: 'See what was said.',
      reporter: { person: 1, names: ['Ana'], hasAddress: true },
      reported: { person: 2, names: ['Rude', 'Nice'], hasAddress: true },
      lines: [{ at: expect.any(Number) as number, saying: { t: 'text', text: 'You fool!' } }],
    });
    const one = await request(`${admin}/reports/${String(report!['no'])}`);
    expect(one.json).toEqual({ palier: 1, report });
    const settle = `${admin}/reports/${String(report!['no'])}/settle`;
    expect((await request(settle, { note: 'warned' })).json).toEqual({ palier: 1, done: true });
    expect((await request(`${admin}/reports`)).json['reports']).toEqual([]);
    const all = (await request(`${admin}/reports?all=1&most=5`)).json['reports'];
    expect(all).toMatchObject([{ settled: { by: 'anna', note: 'warned' } }]);
    const log = (await request(`${admin}/log`)).json['log'];
    expect(log).toMatchObject([{ by: 'anna', what: 'settle', about: { note: 'warned' } }]);
    const seen = await request(`${admin}/tables/${table}`);
    expect(seen.json).toMatchObject({
      id: table,
      phase: 'playing',
      isClosed: false,
      people: [
        { person: 1, names: ['Ana'], seat: 1, household: 1 },
        { person: 2, names: ['Rude', 'Nice'], seat: 2, household: 2 },
      ],
    });
    expect(JSON.stringify([all, log, seen.json])).not.toMatch(/doorKey|origin|"from"|198\.51/u);
    for (const [path, body, status, code] of [
      ['reports/999', undefined, 404, 'no-such-report'],
      ['reports/x', undefined, 404, 'no-such-report'],
      ['reports/999/settle', { note: '' }, 404, 'no-such-report'],
      ['reports/1/settle', { note: 7 }, 400, 'bad-request'],
      ['reports/1/settle', { note: 'x'.repeat(501) }, 400, 'bad-request'],
      ['tables/nowhere', undefined, 404, 'no-such-table'],
    ] as const) {
      const answer = await request(`${admin}/${path}`, body);
      expect([path, answer.status, codeOf(answer)]).toEqual([path, status, code]);
    }
  });

  it('who is banned leaves, is told until when, and makes and joins nothing from there', async () => {
    const from = '2001:db8:7:7::1';
    const { table, ana, rude } = await rudeTable(url, from);
    const elsewhere = await rudeTable(url, '2001:db8:7:7:ffff::2');
    const who = { t: 'person', table, person: 2 };
    const began = Date.now();
    const banned = await request(`${admin}/bans`, { who, hours: 48, note: 'insults' });
    expect(banned.status).toBe(201);
    const { no, until } = banned.json['ban'] as { readonly no: number; readonly until: number };
    expect(until - began).toBeGreaterThan(47.9 * 3_600_000);
    const closed = { t: 'closed', why: 'banned', until };
    expect(await closingOf(rude)).toEqual(closed);
    // The same network at another table.
    expect(await closingOf(elsewhere.rude)).toEqual(closed);
    await ana.caller.until(() =>
      ana.told.find((tell) => tell.t === 'room' && tell.room.seats[1]?.t === 'bot'),
    );
    const made = await makeTable(url, from);
    expect(made).toMatchObject({ status: 403, json: { error: { code: 'banned', until } } });
    await expect(Stranger.at(url, table, undefined, from)).rejects.toThrow('"banned"');
    await expect(Stranger.at(url, elsewhere.table, undefined, from)).rejects.toThrow('"banned"');
    expect((await makeTable(url)).status).toBe(201);
    const list = await request(`${admin}/bans`);
    expect(list.json['bans']).toEqual([
      {
        no,
        at: expect.any(Number) as number,
        until,
        by: 'anna',
        note: 'insults',
        kind: 'address',
        about: { table, person: 2, name: 'Rude' },
      },
    ]);
    const end = `${admin}/bans/${no}/end`;
    const lifted = await request(end, {}, { authorization: `Bearer ${BEN}` });
    expect(lifted.json).toEqual({ palier: 1, done: true });
    expect(codeOf(await request(end, {}))).toBe('no-such-ban');
    expect((await makeTable(url, from)).status).toBe(201);
    await joined(url, table, 'Sorry', from);
    const log = (await request(`${admin}/log?most=2`)).json['log'];
    expect(log).toMatchObject([
      { by: 'ben', what: 'unban', about: { ban: no } },
      { by: 'anna', what: 'ban', about: { ban: no, name: 'Rude', note: 'insults' } },
    ]);
  });

  it('a ban can name who a report is about, or who wrote it', async () => {
    const { ana } = await rudeTable(url, '198.51.100.3');
    await ana.ask({ t: 'report', person: 2, reason: 'other' });
    const { json } = await request(`${admin}/reports`);
    const [{ no } = { no: 0 }] = json['reports'] as readonly { readonly no: number }[];
    const ban = async (side: string): Promise<Answer> =>
      request(`${admin}/bans`, { who: { t: 'report', report: no, side }, hours: 1, note: '' });
    expect((await ban('reported')).json).toMatchObject({ ban: { about: { name: 'Rude' } } });
    expect((await makeTable(url, '198.51.100.3')).status).toBe(403);
    expect((await makeTable(url)).status).toBe(201);
    expect((await ban('reporter')).json).toMatchObject({ ban: { about: { name: 'Ana' } } });
    expect((await makeTable(url)).status).toBe(403);
    const bans = (await request(`${admin}/bans`)).json['bans'] as readonly { no: number }[];
    for (const one of bans) await request(`${admin}/bans/${one.no}/end`, {});
    const who = { t: 'person', table: 'nowhere', person: 1 };
    expect(codeOf(await request(`${admin}/bans`, { who, hours: 1, note: '' }))).toBe(
      'no-such-table',
    );
    expect(codeOf(await request(`${admin}/bans`, { who, hours: 0, note: '' }))).toBe('bad-request');
  });

  it('somebody is renamed, and a table is closed for all', async () => {
    const { table, ana, rude } = await rudeTable(url, '198.51.100.4');
    const rename = async (name: string): Promise<Answer> =>
      request(`${admin}/tables/${table}/rename`, { person: 2, name });
    expect(codeOf(await rename('Ana'))).toBe('name-taken');
    expect((await rename('Guest')).json).toEqual({ palier: 1, done: true });
    expect(await rude.ask({ t: 'rename', name: 'Rude' })).toEqual({
      t: 'denied',
      why: 'name-given',
    });
    const close = await request(`${admin}/tables/${table}/close`, { note: 'enough' });
    expect(close.json).toEqual({ palier: 1, done: true });
    for (const one of [ana, rude]) {
      expect(await closingOf(one)).toEqual({ t: 'closed', why: 'shut' });
    }
    const there = await request(`${url}/api/tables/${table}`);
    expect([there.status, codeOf(there)]).toEqual([404, 'no-such-table']);
    expect((await request(`${admin}/tables/${table}`)).json).toMatchObject({ isClosed: true });
    const log = (await request(`${admin}/log?most=2`)).json['log'];
    expect(log).toMatchObject([
      { what: 'close', about: { table, note: 'enough' } },
      { what: 'rename', about: { table, person: 2, before: 'Rude', name: 'Guest' } },
    ]);
    expect(lines.join('\n')).not.toMatch(/annas-token|bens-token|198\.51\.100|enough/u);
  });

  it('all that is answered is as the OpenAPI document has it', async () => {
    const { table, ana } = await rudeTable(url, '198.51.100.8');
    await ana.ask({ t: 'report', person: 2, reason: 'spoiling' });
    const who = { t: 'person', table, person: 2 };
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(openApi(), 'api');
    const check = (name: string, { json }: Answer): void => {
      const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, json);
      expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
    };
    const reports = await request(`${admin}/reports`);
    check('Reports', reports);
    const [{ no } = { no: 0 }] = reports.json['reports'] as readonly { readonly no: number }[];
    check('OneReport', await request(`${admin}/reports/${no}`));
    check('Done', await request(`${admin}/reports/${no}/settle`, { note: '' }));
    check('OneReport', await request(`${admin}/reports/${no}`));
    const banned = await request(`${admin}/bans`, { who, hours: 1, note: '' });
    check('OneBan', banned);
    check('Bans', await request(`${admin}/bans`));
    check('Problem', await makeTable(url, '198.51.100.8'));
    check('InspectedTable', await request(`${admin}/tables/${table}`));
    check('Log', await request(`${admin}/log`));
    const { no: ban } = banned.json['ban'] as { readonly no: number };
    check('Done', await request(`${admin}/bans/${ban}/end`, {}));
  });

  it('reports and bans that are over are forgotten in time, and never the log', async () => {
    let passed = 0;
    const sweeps: (() => void)[] = [];
    const time: Time = {
      ...systemTime,
      wall: () => Date.now() + passed,
      every: (ms, call) => {
        if (ms !== SWEEPING) return systemTime.every(ms, call);
        sweeps.push(call);
        return () => undefined;
      },
    };
    const at = await start({ data: join(folder, 'old') }, undefined, time);
    const { table, ana } = await rudeTable(at, '198.51.100.9');
    await ana.ask({ t: 'report', person: 2, reason: 'other' });
    const who = { t: 'person', table, person: 2 };
    await request(`${at}/api/admin/bans`, { who, hours: 1, note: '' });
    const listed = async (what: string): Promise<number> => {
      const { json } = await request(`${at}/api/admin/${what}`);
      return (json[what] as readonly unknown[]).length;
    };
    for (const [days, reports] of [
      [29, 1],
      [31, 0],
    ] as const) {
      passed = days * DAY;
      expect(sweeps).toHaveLength(1);
      sweeps[0]!();
      await eventually(async () => (await listed('reports')) === reports, `${reports} reports`);
    }
    expect(await listed('log')).toBe(1);
  });

  it('what an operator did is still there after a restart', async () => {
    const place = { data: join(folder, 'again') };
    const first = await start(place);
    const { table } = await rudeTable(first, '198.51.100.5');
    const who = { t: 'person', table, person: 2 };
    await request(`${first}/api/admin/bans`, { who, hours: 1, note: '' });
    await servers.pop()!.close();
    const second = await start(place);
    expect((await makeTable(second, '198.51.100.5')).status).toBe(403);
    expect((await request(`${second}/api/admin/log`)).json['log']).toHaveLength(1);
  });
});

describe('at several nodes of PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    for (const server of servers.splice(0)) await server.close();
    await postgres.stop();
  });

  it('what one is told holds at the other', async () => {
    const database = await newPlace(postgres.url);
    const [one, two] = [await start({ database }), await start({ database })];
    const from = '198.51.100.6';
    const { table, rude } = await rudeTable(two, from);
    const admin = `${one}/api/admin`;
    await request(`${admin}/tables/${table}/rename`, { person: 2, name: 'Guest' });
    await rude.caller.until(() =>
      rude.told.find((tell) => tell.t === 'room' && tell.room.people[1]?.name === 'Guest'),
    );
    const who = { t: 'person', table, person: 2 };
    const { json } = await request(`${admin}/bans`, { who, hours: 1, note: '' });
    const { until } = json['ban'] as { readonly until: number };
    expect(await closingOf(rude)).toMatchObject({ t: 'closed', why: 'banned' });
    // It knows by itself, though nobody from there is connected any more.
    const knock = async (): Promise<Answer> =>
      request(`${two}/api/tables`, {}, { 'x-forwarded-for': from });
    await eventually(async () => (await knock()).status === 403, 'the ban at the other node');
    expect(await knock()).toMatchObject({ json: { error: { code: 'banned', until } } });
    expect((await request(`${two}/api/admin/log`)).json['log']).toMatchObject([
      { what: 'ban' },
      { what: 'rename' },
    ]);
  });
});
