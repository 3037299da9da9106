/** `palier admin` at a real server: what it prints, as text and as JSON, and what it refuses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RoomClient, type RoomState } from '@palier/table/room';
import { isServerFault, parseAdminTokens, startServer, type RunningServer } from '@palier/server';
import { liveDial, livePorts } from '@palier/server/testing';
import { LANGS } from '@palier/text';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call, type Called } from '../testing/call.ts';
import { isReadable } from './ask.ts';

const TOKEN = 'annas-token-0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'palier-admin-cli-'));
let server: RunningServer;
let url: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Palier</title>');
  const started = await startServer({
    settings: {
      port: 0,
      web: folder,
      'bot-threads': 1,
      'request-rate': 0,
      'admin-token': parseAdminTokens(`anna:${TOKEN}`)!,
    },
  });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
  url = started.url.replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...argv: readonly string[]): Promise<Called> {
  const env = { PALIER_ADMIN_TOKEN: `anna:${TOKEN},ben:${TOKEN}` };
  return call(['admin', ...argv, '--url', url], '', { env });
}

async function said(...argv: readonly string[]): Promise<readonly string[]> {
  const { status, stdout, stderr } = await admin(...argv);
  expect({ argv, status, stderr }).toEqual({ argv, status: 0, stderr: '' });
  return stdout.trimEnd().split('\n');
}

async function codeOf(...argv: readonly string[]): Promise<unknown> {
  const { status, stdout } = await admin(...argv, '--json');
  const { error } = JSON.parse(stdout) as { readonly error: { readonly code: string } };
  return [status, error.code];
}

type Seated = { readonly id: string; readonly ana: RoomClient; readonly rude: RoomClient };

async function talkingTable(): Promise<Seated> {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-up', players: 2 }, chat: 'free' }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const come = async (name: string): Promise<RoomClient> => {
    const client = new RoomClient(id, livePorts(liveDial(url)));
    onTestFinished(() => client.close());
    expect(await client.join(name)).toMatchObject({ t: 'joined' });
    return client;
  };
  const [ana, rude] = [await come('Ana'), await come('Rude')];
  await ana.sit(1);
  await rude.say({ t: 'text', text: 'You fool!' });
  await rude.say({ t: 'emote', emote: 'laugh' });
  return { id, ana, rude };
}

/** When the state is so. */
async function until(client: RoomClient, isSo: (state: RoomState) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = client.subscribe((state) => {
    if (client.closed !== undefined || (state !== undefined && isSo(state))) resolve(undefined);
  });
  await promise;
  end();
}

describe('palier admin', () => {
  it('reads reports, settles them, and shows what was done', async () => {
    expect(await said('reports')).toEqual(['There are no reports to settle.']);
    const { id, ana, rude } = await talkingTable();
    const code = ana.state!.room.code;
    await ana.report(2, 'rude', 'Look at this.');
    const [line = ''] = await said('reports');
    const no = line.split(' ')[0]!;
    expect(line).toMatch(
      new RegExp(
        `^${no} {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC {2}Insults or harasses: Rude, by Ana, table ${code}$`,
        'u',
      ),
    );
    await rude.rename('Nice');
    const stamp = expect.stringMatching(
      /^ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}You fool!$/u,
    ) as string;
    expect(await said('report', no)).toEqual([
      line,
      'Reported: Rude (person 2)',
      'By: Ana (person 1)',
      `Table: ${id}`,
      '“Look at this.”',
      'Said lately:',
      stamp,
      expect.stringContaining('(Laughter)') as string,
    ]);
    const { stdout } = await admin('report', no, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ palier: 1, report: { no: Number(no), table: id } });
    expect(await said('settle', no, '--note', 'talked to')).toEqual(['Done.']);
    expect(await said('reports')).toEqual(['There are no reports to settle.']);
    expect(await said('reports', '--all')).toEqual([`${line} (settled)`]);
    expect((await said('report', no)).slice(-2)).toEqual([
      expect.stringMatching(/^Settled by anna, \d{4}/u) as string,
      '  talked to',
    ]);
    expect(await said('table', code)).toEqual([
      `${code}  ${id}  not begun`,
      '  1  Ana  (here, seat 1, address 1)',
      '  2  Rude → Nice  (here, address 1)',
    ]);
    expect(await said('log', '--most', '1')).toEqual([
      expect.stringMatching(
        /^\d+ {2}.* UTC {2}anna {2}settle {2}report=\d+ note="talked to"$/u,
      ) as string,
    ]);
  });

  it('renames, bans and closes', async () => {
    const { id, ana, rude } = await talkingTable();
    expect(await said('rename', id, '2', 'Guest')).toEqual(['Done.']);
    await until(ana, ({ room }) => room.people[1]?.name === 'Guest');
    expect(await codeOf('rename', id, '2', 'Ana')).toEqual([1, 'name-taken']);
    expect(await codeOf('rename', id, '9', 'Ben')).toEqual([1, 'no-such-person']);
    expect(await said('bans')).toEqual(['Nobody is banned.']);
    const [told = ''] = await said('ban', id, '2', '--days', '30', '--note', 'insults');
    expect(told).toMatch(/^Ban \d+: the address of Guest is kept out until \d{4}-.* UTC\.$/u);
    await until(rude, () => false);
    expect(rude.closed).toBe('banned');
    expect(rude.closedUntil! - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const [ban = ''] = await said('bans');
    expect(ban).toMatch(/^\d+ {2}→ .* UTC {2}Guest {2}\([0-9a-f]{32}, 2\) {2}anna: insults$/u);
    const no = ban.split(' ')[0]!;
    expect(await said('unban', no)).toEqual(['Done.']);
    expect(await codeOf('unban', no)).toEqual([1, 'no-such-ban']);
    const other = await talkingTable();
    expect(await said('close', other.id, '--note', 'enough')).toEqual(['Done.']);
    await until(other.ana, () => false);
    expect(other.ana.closed).toBe('shut');
    expect((await said('table', other.id))[0]).toMatch(/ closed by an operator$/u);
  });

  it('says what is wrong, and asks nobody then', async () => {
    expect(await codeOf('nonsense')).toEqual([2, 'bad-value']);
    expect(await codeOf('report')).toEqual([2, 'missing-operand']);
    expect(await codeOf('report', 'x')).toEqual([2, 'bad-number']);
    expect(await codeOf('bans', 'x')).toEqual([2, 'surplus-operand']);
    expect(await codeOf('ban')).toEqual([2, 'missing-operand']);
    expect(await codeOf('ban', 'x', '--report', '1')).toEqual([2, 'not-together']);
    expect(await codeOf('ban', '--reporter')).toEqual([2, 'missing-operand']);
    expect(await codeOf('ban', 'x', '1', '--days', '0')).toEqual([2, 'bad-number']);
    expect(await codeOf('report', '999')).toEqual([1, 'no-such-report']);
    const ask = async (argv: readonly string[], env = {}): Promise<unknown> => {
      const { status, stdout } = await call(['admin', 'bans', '--json', ...argv], '', { env });
      const { error } = JSON.parse(stdout) as { readonly error: { readonly code: string } };
      return [status, error.code];
    };
    expect(await ask(['--url', url])).toEqual([2, 'no-token']);
    expect(await ask(['--url', 'ftp://x'])).toEqual([2, 'bad-url']);
    expect(await ask(['--url', url], { PALIER_ADMIN_TOKEN: 'short' })).toEqual([2, 'bad-token']);
    const wrong = { PALIER_ADMIN_TOKEN: 'x'.repeat(24) };
    expect(await ask(['--url', url], wrong)).toEqual([1, 'not-admin']);
    const file = join(folder, 'token');
    writeFileSync(file, `${TOKEN}\n`);
    expect((await call(['admin', 'bans', '--url', url, '--token-file', file])).status).toBe(0);
    const free = createServer().listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) => {
      free.on('listening', () => resolve(free.address() as AddressInfo));
    });
    await new Promise((resolve) => void free.close(resolve));
    expect(await ask(['--url', `http://127.0.0.1:${port}`], wrong)).toEqual([2, 'no-server']);
  });

  it('tells of a server that has no operators', async () => {
    const plain = await startServer({ settings: { port: 0, web: folder, 'bot-threads': 1 } });
    if (isServerFault(plain)) throw new Error(plain.code);
    onTestFinished(plain.close);
    const env = { PALIER_ADMIN_TOKEN: TOKEN };
    const at = plain.url.replace('localhost', '127.0.0.1');
    const { status, stderr } = await call(['admin', 'bans', '--url', at], '', { env });
    expect([status, stderr]).toEqual([2, expect.stringContaining('has no operators') as string]);
  });

  it.each(LANGS)('speaks %s', async (lang) => {
    const { status, stdout } = await admin('log', '--lang', lang);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\S/u) as string]);
  });
});

it.each([
  ['http://localhost:8080', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:8080', false],
  ['http://play.localhost', false],
  ['https://play.example.org', false],
  ['http://play.example.org', true],
  ['http://10.0.0.5', true],
  ['http://localhost.example.org', true],
])('over %s others can read the token: %s', (text, is) => {
  expect(isReadable(new URL(text))).toBe(is);
});

it('warns before it sends a token where others can read it', async () => {
  const env = { PALIER_ADMIN_TOKEN: TOKEN };
  const argv = ['admin', 'bans', '--url', 'http://palier.invalid'];
  const { status, stderr } = await call(argv, '', { env });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^Warning: the connection to palier\.invalid is not encrypted/u,
    ) as string,
  ]);
});

it('a club is looked at, renamed and ended by its id or its code, and the log tells of it', async () => {
  const made = await fetch(`${url}/api/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana' }),
  });
  const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
  const founded = await fetch(`${url}/api/people/clubs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: 'Rude name', zone: 'UTC' }),
  });
  const { id } = (await founded.json()) as { readonly id: string };
  const shown = await fetch(`${url}/api/people/clubs/${id}`, { headers: { cookie } });
  const { code } = (await shown.json()) as { readonly code: string };
  expect(await said('club', code)).toEqual([
    expect.stringMatching(new RegExp(`^Rude name {2}${id} {2}private {2}\\d.* UTC$`, 'u')),
    '  Ana  owner',
  ]);
  const report = async (text: string): Promise<number> => {
    const reported = await fetch(`${url}/api/people/clubs/${id}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ text }),
    });
    return reported.status;
  };
  // Of one name one report.
  expect([await report('Look at it.'), await report('Again.')]).toEqual([204, 204]);
  const reports = await said('reports');
  expect(reports).toEqual([expect.stringMatching(/: the club “Rude name”, by Ana$/u)]);
  const no = reports[0]!.split(' ')[0]!;
  expect(await said('report', no)).toEqual([reports[0], `Club: ${id}`, '“Look at it.”']);
  await said('settle', no);
  expect(await codeOf('rename-club', id, '\u3164')).toEqual([1, 'bad-name']);
  expect(await said('rename-club', id, 'A club')).toEqual(['Done.']);
  expect((await said('club', id))[0]).toMatch(/^A club /u);
  expect(await said('close-club', code, '--note', 'rude')).toEqual(['Done.']);
  expect(await codeOf('club', id)).toEqual([1, 'no-such-club']);
  const log = await said('log', '--most', '2');
  expect(log[0]).toMatch(/anna {2}close-club {2}club="\w+" name="A club" note="rude"$/u);
  expect(log[1]).toMatch(/anna {2}rename-club {2}club="\w+" before="Rude name" name="A club"$/u);
});
