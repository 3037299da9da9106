/** The HTTP interface of a real server, and the documents that describe it. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { VirtualClock } from '@palier/table/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isServerFault, startServer, type RunningServer, type ServerOptions } from '../index.ts';
import { parseTrust } from '../base/proxy.ts';
import { webFolder } from '../testing/web-folder.ts';
import { openApi } from './openapi.ts';
import { acceptedLanguages } from './problem.ts';

const { root, remove } = webFolder();
const LONG = 'x'.repeat(50);
const SETUP = { edition: 'level-8-101', players: 3 };
const running: RunningServer[] = [];
let url = '';

async function serve(settings: Partial<ServerOptions['settings']> = {}): Promise<string> {
  const server = await startServer({ settings: { port: 0, web: root, ...settings } });
  if (isServerFault(server)) throw new Error(server.code);
  running.push(server);
  return server.url.replace('localhost', '127.0.0.1');
}

beforeAll(async () => {
  url = await serve();
});
afterAll(async () => {
  for (const server of running) await server.close();
  remove();
});

type Answer = { readonly status: number; readonly body: unknown };

async function ask(address: string, how: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(address, how);
  return { status: answer.status, body: await answer.json() };
}

async function post(
  body: unknown,
  headers: Record<string, string> = {},
  at = url,
): Promise<Answer> {
  return ask(`${at}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('a new table', () => {
  it('has an id and a code, and shows what was chosen', async () => {
    const { status, body } = await post({ setup: SETUP, clock: 'quick', delay: 30 });
    expect(status).toBe(201);
    const { id, code } = body as { readonly id: string; readonly code: string };
    expect(body).toEqual({
      palier: 1,
      id: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      code: expect.stringMatching(/^[A-Z]{8}$/u) as string,
    });
    const shown = {
      palier: 1,
      id,
      code,
      phase: 'lobby',
      options: {
        setup: { edition: 'level-8-101', players: 3 },
        clock: 'quick',
        absence: 'standIn',
        watching: 'anyone',
        delay: 30,
        chat: 'phrases',
        takeBack: 'consent',
        joining: 'anyone',
        listing: 'hidden',
      },
      seats: [{ t: 'open' }, { t: 'open' }, { t: 'open' }],
      open: 3,
      turn: [],
      next: null,
    };
    expect(await ask(`${url}/api/tables/${id}`)).toEqual({ status: 200, body: shown });
    expect(await ask(`${url}/api/tables/${code.toLowerCase()}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['{', 400, 'not-json', ''],
    ['', 400, 'not-json', ''],
    ['"text"', 400, 'wrong-type', ''],
    [{}, 400, 'missing-member', 'setup'],
    [{ setup: 3 }, 400, 'wrong-type', 'setup'],
    [{ setup: SETUP, clock: 'slow' }, 400, 'not-one-of', 'clock'],
    [{ setup: SETUP, delay: '30' }, 400, 'not-one-of', 'delay'],
    [{ setup: SETUP, admin: true }, 400, 'unknown-member', 'admin'],
    [{ setup: { edition: 'level-8-101' } }, 400, 'missing-member', 'setup.players'],
    [{ setup: { ...SETUP, players: 9 } }, 400, 'out-of-range', 'setup.players'],
    [{ setup: { ...SETUP, ladder: 'open' } }, 400, 'ladder-not-in-edition', 'setup.ladder'],
    [{ setup: { ...SETUP, rules: { goingOut: 'no' } } }, 400, 'not-one-of', 'setup.rules.goingOut'],
    [{ setup: { [LONG]: 1 } }, 400, 'unknown-member', `setup.${LONG}`],
  ])('of %j is refused: %d %s at %j', async (body, status, code, path) => {
    expect(await post(body)).toEqual({
      status,
      body: { palier: 1, error: { code, path, message: expect.stringMatching(/./u) as string } },
    });
  });

  it('is not larger than anybody needs', async () => {
    const answer = await post({ setup: { ...SETUP, ladder: 'x'.repeat(20_000) } });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-large', path: '' } } });
  });

  it('is refused in the asker’s language', async () => {
    const { body } = await post('{', { 'accept-language': 'nl, fr-CH;q=0.9, en;q=0.1' });
    expect(body).toMatchObject({ error: { message: 'Le corps de la requête doit être du JSON.' } });
    expect(acceptedLanguages('de;q=0.5, fr, en;q=0')).toEqual(['fr', 'de']);
    expect(acceptedLanguages('')).toEqual(['']);
  });

  it('comes as JSON or not at all', async () => {
    const text = await post({ setup: SETUP }, { 'content-type': 'text/plain' });
    expect(text).toMatchObject({ status: 400, body: { error: { code: 'not-json' } } });
  });
});

describe('nothing is told of', () => {
  it.each([
    ['/api/tables/XXXXXX', 'no-such-table'],
    ['/api/tables/XXXXXX/record', 'no-such-table'],
    ['/api/tables/%00', 'no-such-table'],
    ['/api/nothing', 'no-such-page'],
    ['/api/', 'no-such-page'],
  ])('%s: %s', async (path, code) => {
    expect(await ask(`${url}${path}`)).toMatchObject({ status: 404, body: { error: { code } } });
  });

  it('a game that is not over', async () => {
    const { body } = await post({ setup: SETUP });
    const { id } = body as { readonly id: string };
    const answer = await ask(`${url}/api/tables/${id}/record`);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'not-over' } } });
  });
});

describe('limits', () => {
  it('of tables made by one address, which only a trusted proxy may name', async () => {
    const limits = { 'table-rate': 2 };
    const trusting = await serve({ ...limits, 'trust-proxy': parseTrust('loopback')! });
    const from = async (address: string, at: string): Promise<number> =>
      (await post({ setup: SETUP }, { 'x-forwarded-for': address }, at)).status;
    const one = '2001:db8::1';
    expect([await from(one, trusting), await from(one, trusting)]).toEqual([201, 201]);
    expect(await from('2001:db8::2', trusting)).toBe(429);
    expect(await from('192.0.2.1', trusting)).toBe(201);
    const doubting = await serve(limits);
    const made = [await from('192.0.2.1', doubting), await from('192.0.2.2', doubting)];
    expect([...made, await from('192.0.2.3', doubting)]).toEqual([201, 201, 429]);
  });

  it('of requests', async () => {
    const at = await serve({ 'request-rate': 3 });
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await ask(`${at}/api/server`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { body } = await ask(`${at}/api/server`);
    expect(body).toMatchObject({ palier: 1, error: { code: 'too-fast', path: '' } });
    expect((await fetch(`${at}/`)).status).toBe(200);
  });

  it('of open tables of one address, however slowly it makes them', async () => {
    const trust = { 'trust-proxy': parseTrust('loopback')! };
    const at = await serve({ ...trust, 'tables-per-address': 2, 'table-rate': 0 });
    const from = async (address: string): Promise<Answer> =>
      post({ setup: SETUP }, { 'x-forwarded-for': address, 'accept-language': 'de' }, at);
    const made = await Promise.all([1, 2, 3].map(async (end) => from(`2001:db8::${end}`)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await from('2001:db8::4')).toEqual({
      status: 429,
      body: {
        palier: 1,
        error: {
          code: 'too-many-from-here',
          path: '',
          message: expect.stringMatching(/^Von deiner Adresse aus/u) as string,
        },
      },
    });
    expect((await from('2001:db8:0:1::1')).status).toBe(201);
  });

  it('of codes that lead nowhere, which are not looked for any more', async () => {
    const at = await serve();
    const { body } = await post({ setup: SETUP }, {}, at);
    const { id, code } = body as { readonly id: string; readonly code: string };
    const statusOf = async (name: string): Promise<number> =>
      (await ask(`${at}/api/tables/${name}`)).status;
    const guesses = [];
    for (let guess = 0; guess < 32; guess++) guesses.push(await statusOf('BBBBBB'));
    expect(guesses.slice(28)).toEqual([404, 404, 429, 429]);
    expect(await statusOf(`${code}/record`)).toBe(429);
    // Who has the id guesses nothing.
    expect([await statusOf(code), await statusOf(id)]).toEqual([429, 200]);
  });

  it('of requests are over in a minute, though the clock was set back meanwhile', async () => {
    const time = new VirtualClock(Date.now());
    const server = await startServer({ settings: { port: 0, web: root, 'request-rate': 1 }, time });
    if (isServerFault(server)) throw new Error(server.code);
    // Closing takes some of its time.
    const passing = setInterval(() => time.pass(10), 10);
    onTestFinished(async () => {
      await server.close();
      clearInterval(passing);
    });
    const statusOf = async (): Promise<number> => (await ask(`${server.url}/api/server`)).status;
    expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    const real = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(real - 86_400_000);
    onTestFinished(() => clock.mockRestore());
    time.pass(60_000);
    expect(await statusOf()).toBe(200);
  });

  it('of tables at all', async () => {
    const at = await serve({ tables: 1 });
    expect((await post({ setup: SETUP }, {}, at)).status).toBe(201);
    expect(await post({ setup: SETUP }, {}, at)).toMatchObject({
      status: 503,
      body: { error: { code: 'too-many-tables' } },
    });
  });
});

describe('pages of other sites', () => {
  it('may do nothing, unless they are named', async () => {
    const friend = 'https://friends.example';
    const at = await serve({ origins: [friend], 'public-url': 'https://play.example' });
    const from = async (origin: string): Promise<Response> =>
      fetch(`${at}/api/server`, { headers: { origin } });
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('https://play.example')).status).toBe(200);
    const named = await from(friend);
    expect(named.headers.get('access-control-allow-origin')).toBe(friend);
    expect(await named.json()).toMatchObject({ urls: ['https://play.example'] });
    const preflight = await fetch(`${at}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin: friend, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const strange = await fetch(`${at}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(strange.status).toBe(403);
  });
});

describe('the OpenAPI document', () => {
  const document = openApi() as {
    readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
    readonly components: { readonly schemas: { readonly [name: string]: object } };
  };

  it('is served, and is the one in docs (npm run schemas)', async () => {
    const served = await ask(`${url}/api/openapi.json`);
    const plain = JSON.parse(JSON.stringify(document)) as unknown;
    expect(served).toEqual({ status: 200, body: plain });
    const file = new URL('../../../../docs/openapi.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(served.body);
  });

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"\$ref":"(?<ref>[^"]+)"/gu)].map((found) => found[1]!);
    const known = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('describes what is really answered', async () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(document, 'api');
    const check = (name: string, value: unknown): void => {
      const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
      expect([name, isValid, ajv.errors]).toEqual([name, true, null]);
    };
    const wanted = { setup: { ...SETUP, rules: { levels: 2 } }, watching: 'nobody' };
    check('NewTable', wanted);
    const { body } = await post(wanted);
    check('MadeTable', body);
    const { id } = body as { readonly id: string };
    check('ShownTable', (await ask(`${url}/api/tables/${id}`)).body);
    check('ShownServer', (await ask(`${url}/api/server`)).body);
    check('Problem', (await ask(`${url}/api/tables/none`)).body);
    expect(ajv.validate({ $ref: 'api#/components/schemas/NewTable' }, { setup: {} })).toBe(false);
  });
});
