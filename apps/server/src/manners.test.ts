/** Who is kept from a table, over real sockets, where the address matters; and who is told of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTrust } from './base/proxy.ts';
import { isServerFault, makeLog, startServer, type RunningServer } from './index.ts';
import { Caller } from './testing/caller.ts';
import { Stranger } from './testing/stranger.ts';
import { webFolder } from './testing/web-folder.ts';

const HOME = '203.0.113.7';
const RUDE = '198.51.100.23';
/** Of the same network: whoever has one address of IPv6 has all of these. */
const RUDE_V6 = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'] as const;
const SALT = '5a'.repeat(16);

const { root, remove } = webFolder();
const folder = mkdtempSync(join(tmpdir(), 'palier-manners-'));
const lines: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  const started = await startServer({
    settings: {
      port: 0,
      web: root,
      data: folder,
      'bot-threads': 1,
      'message-rate': 0,
      'trust-proxy': parseTrust('loopback')!,
    },
    engine: 'palier test',
    log: makeLog('debug', { write: (line) => lines.push(line) }),
  });
  if (isServerFault(started)) throw new Error(started.code);
  server = { ...started, url: started.url.replace('localhost', '127.0.0.1') };
});
afterAll(async () => {
  await server.close();
  remove();
  rmSync(folder, { recursive: true, force: true });
});

async function makeTable(options: object = {}): Promise<string> {
  const made = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-8-101', players: 3 }, ...options }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  return id;
}

let drawn = 0;
const token = (): string => `${++drawn}`.padStart(16, 'A');

async function come(table: string, from: string): Promise<Stranger> {
  return Stranger.at(server.url, table, undefined, from);
}

async function joined(table: string, name: string, from: string): Promise<Stranger> {
  const person = await come(table, from);
  const answer = await person.ask({ t: 'join', name, token: token(), salt: SALT });
  expect(answer).toMatchObject({ t: 'joined' });
  return person;
}

/** Why somebody is not let in. */
async function closing(table: string, from: string): Promise<string> {
  const headers = { 'x-forwarded-for': from };
  const caller = await Caller.open(`${server.url.replace('http', 'ws')}/live`, { headers });
  caller.say({ t: 'hello', palier: 1, table });
  const { reason } = await caller.ended();
  expect(caller.heard).toEqual([{ t: 'closed', why: reason }]);
  return reason;
}

it.each([
  [RUDE, RUDE],
  [RUDE_V6[0], RUDE_V6[1]],
])('who was removed for good does not come back: from %s as %s', async (before, later) => {
  const table = await makeTable();
  const host = await joined(table, 'Ana', HOME);
  const rude = await joined(table, 'Rude', before);
  expect(await host.ask({ t: 'remove', person: 2, forGood: true })).toEqual({ t: 'done' });
  expect((await rude.caller.ended()).reason).toBe('barred');
  expect(await closing(table, later)).toBe('barred');
  await joined(table, 'Ben', '192.0.2.1');
});

it('an address is neither told, nor logged, nor stored, and looks another at every table', async () => {
  const kept: unknown[] = [];
  for (let count = 0; count < 2; count++) {
    const table = await makeTable();
    const host = await joined(table, 'Ana', HOME);
    await joined(table, 'Ben', RUDE);
    expect(JSON.stringify(host.told)).not.toMatch(/from":"|203\.0|198\.51/u);
    const database = new DatabaseSync(join(folder, 'palier.sqlite'), { readOnly: true });
    const rows = JSON.stringify(database.prepare('SELECT * FROM steps').all());
    database.close();
    expect(rows).not.toMatch(/203\.0\.113|198\.51\.100/u);
    kept.push(...new Set(rows.match(/from\W+[0-9a-f]{6}\W/gu)));
  }
  expect(new Set(kept).size).toBeGreaterThanOrEqual(4);
  expect(lines.join('\n')).not.toMatch(/203\.0\.113|198\.51\.100/u);
});

it('a household sits down together, and one address does not fill the table', async () => {
  const table = await makeTable();
  const answers: unknown[] = [];
  for (let count = 0; count < 10; count++) {
    const person = await come(table, HOME);
    answers.push(await person.ask({ t: 'join', name: `P${count}`, token: token(), salt: SALT }));
  }
  expect(answers[7]).toMatchObject({ t: 'joined' });
  expect(answers[8]).toEqual({ t: 'denied', why: 'address-full' });
  await joined(table, 'Ben', RUDE);
});

it('whom the host lets in joins, and the host is told who waits', async () => {
  const table = await makeTable({ joining: 'approved' });
  const host = await joined(table, 'Ana', HOME);
  const stranger = await come(table, RUDE);
  const answer = stranger.ask({ t: 'join', name: 'Ben', token: token(), salt: SALT });
  const person = await host.caller.until(() => {
    const last = host.told.findLast((tell) => tell.t === 'room');
    return last?.t === 'room' ? last.room.waiting[0]?.id : undefined;
  });
  expect(await host.ask({ t: 'admit', person, yes: true })).toEqual({ t: 'done' });
  expect(await answer).toEqual({ t: 'joined', person });
});

it('one address looks on ten times, and whoever comes from elsewhere is welcome', async () => {
  const table = await makeTable();
  for (let count = 0; count < 10; count++) await come(table, RUDE);
  expect(await closing(table, RUDE)).toBe('too-many');
  await joined(table, 'Ben', HOME);
});

describe('a report', () => {
  const say = async (person: Stranger, text: string): Promise<unknown> =>
    person.ask({ t: 'say', key: `say-${token()}`, saying: { t: 'text', text } });

  function keptAbout(table: string): readonly Record<string, unknown>[] {
    const database = new DatabaseSync(join(folder, 'palier.sqlite'), { readOnly: true });
    const rows = database.prepare('SELECT body FROM reports').all();
    database.close();
    return rows
      .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
      .filter((report) => report['table'] === table);
  }

  it('is kept with what was said, by the server’s own knowledge, and without addresses', async () => {
    const table = await makeTable({ chat: 'free' });
    const ana = await joined(table, 'Ana', '203.0.113.40');
    const ben = await joined(table, 'Ben', '198.51.100.40');
    await say(ben, 'What a stupid move!');
    await ben.ask({ t: 'rename', name: 'Benjamin' });
    await say(ana, 'Please be kind.');
    const asked = { t: 'report', person: 2, reason: 'rude', text: 'Again and again.' };
    expect(await ana.ask(asked)).toEqual({ t: 'reported', days: 90 });
    expect(await ana.ask(asked)).toEqual({ t: 'denied', why: 'already-reported' });
    expect(keptAbout(table)).toMatchObject([
      {
        reason: 'rude',
        text: 'Again and again.',
        reporter: { person: 1, names: ['Ana'] },
        reported: { person: 2, names: ['Ben', 'Benjamin'] },
        lines: [{ saying: { t: 'text', text: 'What a stupid move!' } }],
      },
    ]);
    expect(JSON.stringify(keptAbout(table))).not.toMatch(/203\.0\.113|198\.51\.100/u);
    expect(JSON.stringify(ben.told)).not.toContain('report');
    expect(lines.join('\n')).not.toContain('stupid');
  });

  it('comes as seldom from one address as people need, at whatever tables', async () => {
    const from = '198.51.100.41';
    const outcomes: unknown[] = [];
    const tables: string[] = [];
    for (let count = 0; count < 3; count++) {
      const table = await makeTable();
      tables.push(table);
      const rude = await joined(table, 'Rude', from);
      for (const name of ['Ana', 'Ben', 'Cleo']) await joined(table, name, HOME);
      for (const person of [2, 3, 4]) {
        outcomes.push(await rude.ask({ t: 'report', person, reason: 'other' }));
      }
    }
    const kept = { t: 'reported', days: 90 };
    const not = { t: 'denied', why: 'too-soon' };
    expect(outcomes).toEqual([kept, kept, kept, kept, kept, kept, not, not, not]);
    expect(tables.flatMap(keptAbout)).toHaveLength(6);
    const fresh = await joined(tables[0]!, 'Dora', '198.51.100.42');
    expect(await fresh.ask({ t: 'report', person: 1, reason: 'other' })).toEqual(kept);
  });

  it('has a bounded length', async () => {
    const table = await makeTable();
    const person = await joined(table, 'Ana', HOME);
    person.caller.say({ t: 'report', id: 1, person: 1, reason: 'other', text: 'x'.repeat(301) });
    expect((await person.caller.ended()).reason).toBe('bad-message');
  });
});
