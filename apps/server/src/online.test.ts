/** A whole game over real sockets, by a client that knows only the protocol; and what is left of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isFault, parseRecord, verify } from '@palier/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, makeLog, startServer, wireSchema, type RunningServer } from './index.ts';
import { Stranger } from './testing/stranger.ts';
import { webFolder } from './testing/web-folder.ts';

const { root, remove } = webFolder();
const folder = mkdtempSync(join(tmpdir(), 'palier-online-'));
const NAMES = ['Zwölfzylinder', 'Quittengelee'];
const TOKENS = ['ABCDEFGHJKMNPQRS', '0123456789ABCDEF'];
const SALTS = ['5a'.repeat(16), 'c3'.repeat(16)];

const lines: string[] = [];
const log = makeLog('debug', { write: (line) => lines.push(line) });

async function serve(): Promise<RunningServer> {
  const server = await startServer({
    settings: {
      port: 0,
      web: root,
      data: folder,
      'bot-pace': 0,
      'bot-threads': 1,
      'message-rate': 0,
    },
    engine: 'palier test',
    log,
  });
  if (isServerFault(server)) throw new Error(server.code);
  return { ...server, url: server.url.replace('localhost', '127.0.0.1') };
}

/** A table of two people and a bot, everybody seated. The bot begins: else luck may end the game before. */
async function seated(url: string): Promise<{
  readonly id: string;
  readonly code: string;
  readonly people: readonly Stranger[];
}> {
  const rules = { levels: 2, firstDealer: 2 };
  const setup = { edition: 'level-8-101', players: 3, rules };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup, chat: 'free' }),
  });
  const { id, code } = (await made.json()) as { readonly id: string; readonly code: string };
  const people: Stranger[] = [];
  for (const [index, name] of NAMES.entries()) {
    const person = await Stranger.at(url, code);
    people.push(person);
    const [token, salt] = [TOKENS[index], SALTS[index]];
    const joined = await person.ask({ t: 'join', name, token, salt });
    expect(joined).toMatchObject({ t: 'joined' });
    expect(await person.ask({ t: 'sit', seat: index + 1 })).toEqual({ t: 'done' });
  }
  const bot = { bot: 'steady', name: 'Bruno' };
  expect(await people[0]!.ask({ t: 'seatBot', seat: 3, bot })).toEqual({ t: 'done' });
  return { id, code, people };
}

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  remove();
  rmSync(folder, { recursive: true, force: true });
});

/** As docs/schemas has them; and to the last member, for what our own server says is all in there. */
const ajv = new Ajv2020({ strict: false });
const isTell = ajv.compile(
  JSON.parse(
    JSON.stringify(wireSchema('live-tell')).replaceAll(
      '"additionalProperties":true',
      '"additionalProperties":false',
    ),
  ) as object,
);

describe('a game online', () => {
  it('is played by the protocol alone, and its record is fetched when it is over', async () => {
    const { url } = server;
    const { id, code, people } = await seated(url);
    const watcher = await Stranger.at(url, code.toLowerCase());
    expect(await people[0]!.ask({ t: 'begin' })).toEqual({ t: 'done' });
    const early = await fetch(`${url}/api/tables/${id}/record`);
    expect(early.status).toBe(409);
    const shown = (await (await fetch(`${url}/api/tables/${code}`)).json()) as object;
    expect(shown).toMatchObject({ phase: 'playing', open: 0, seats: [{}, {}, { name: 'Bruno' }] });

    await Promise.all(people.map(async (person) => person.play()));
    await watcher.caller.until(() => watcher.isOver || undefined);

    const answer = await fetch(`${url}/api/tables/${id}/record`);
    expect(answer.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    const record = parseRecord(await answer.text());
    if (isFault(record)) throw new Error(record.code);
    expect(record.header).toMatchObject({ names: [...NAMES, 'Bruno'], engine: 'palier test' });
    const verdict = verify(record);
    expect(verdict).toMatchObject({ problems: [], shuffles: 'checked' });
    for (const person of people) expect(person.line()!.number).toBe(record.events.length);

    const told = [...people, watcher].flatMap((person) => person.told);
    const bad = told.find((tell) => !isTell(tell));
    expect([bad, isTell.errors]).toEqual([undefined, null]);
    for (const { caller } of [...people, watcher]) caller.socket.close();
  });

  it('is measured, for who may look', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const figure = (name: string): number =>
      Number(new RegExp(`^${name} (?<value>\\d+)$`, 'mu').exec(text)?.groups?.['value']);
    // Whatever went wrong is in the log; a bot that is replaced, for one.
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
    expect(figure('palier_errors_total')).toBe(0);
    expect(figure('palier_moves_total')).toBeGreaterThan(2);
    expect(figure('palier_append_seconds_count')).toBeGreaterThan(5);
    expect(figure('palier_bot_decisions_total')).toBeGreaterThan(0);
    expect(figure('palier_connections_opened_total')).toBe(3);
    expect(figure('palier_tables_stored')).toBe(1);
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(text).not.toContain(TOKENS[0]);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  });

  it('goes on after the server was stopped, and everybody was told', async () => {
    const { id, people } = await seated(server.url);
    expect(await people[0]!.ask({ t: 'begin' })).toEqual({ t: 'done' });
    await people[1]!.caller.until(() => people[1]!.line());
    const before = people[1]!.line()!;
    const [health, ready] = await Promise.all(
      ['healthz', 'readyz'].map(async (page) => fetch(`${server.url}/${page}`)),
    );
    expect([health!.status, ready!.status]).toEqual([200, 200]);

    await server.close();
    for (const { caller } of people) {
      expect(await caller.ended()).toEqual({ code: 1001, reason: 'stopping' });
      expect(caller.heard.at(-1)).toEqual({ t: 'closed', why: 'stopping' });
    }
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');

    server = await serve();
    const again = await Promise.all(
      TOKENS.map(async (token) => Stranger.at(server.url, id, token)),
    );
    await again[1]!.caller.until(() => again[1]!.line());
    const after = again[1]!.line()!;
    expect(after.number).toBeGreaterThanOrEqual(before.number);
    expect(after.at.hand).toEqual(before.at.hand);
    await Promise.all(again.map(async (person) => person.play()));
    for (const { caller } of again) caller.socket.close();
  });
});

describe('the log of all this', () => {
  /** Members that may be there, and what they may hold. */
  const MEMBERS: { readonly [name: string]: RegExp } = {
    level: /^(?:info|warn|debug)$/u,
    time: /^2\d\d\d-\d\d-\d\dT/u,
    msg: /^(?:listening|request|connection opened|connection closed|a proxy is in front, .*)$/u,
    method: /^(?:GET|POST)$/u,
    route: /^(?:none|\/[a-z:/.*]+)$/u,
    status: /^\d\d\d$/u,
    ms: /^[\d.]+$/u,
    why: /^(?:left|stopping)$/u,
    node: /^[0-9a-f]{16}$/u,
    port: /^\d+$/u,
  };

  it('says what happened by its route, and nothing else', () => {
    expect(lines.length).toBeGreaterThan(20);
    const strange = lines.flatMap((line) =>
      Object.entries(JSON.parse(line) as object).filter(
        ([name, value]) => MEMBERS[name]?.test(String(value)) !== true,
      ),
    );
    expect(strange).toEqual([]);
    expect(lines.join('')).toContain('"route":"/api/tables/:table/record","status":409');
  });

  it('has no token, name, salt or code in it', () => {
    const text = lines.join('');
    for (const secret of [...TOKENS, ...NAMES, ...SALTS, 'Bruno'])
      expect(text).not.toContain(secret);
  });
});
