/**
 * Nobody peeks at a duplicate night, a club or friends: while one has played the night's cards and another has
 * not, everybody asks for everything at a real server, and all that is answered is read again when the truth is
 * known.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { isServerFault, isStorageFault, makeLog, startServer } from '@palier/server';
import { Device, eventually, openStorage, Stranger, systemTime } from '@palier/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Overheard } from './overheard.ts';
import { pester } from './pest.ts';
import { TableTruth } from './table-truth.ts';
import { cardIn } from './witness.ts';

const HOUR = 3_600_000;
const CLUB = 'Hidden Herons';
const NIGHT = 'Quiet Quails';
const TOKENS = { Ann: '7K3M9PQRSTVWXYZ0', Ben: '7K3M9PQRSTVWXYZ1' } as const;
const SETUP = { edition: 'level-8-101', players: 2, rules: { levels: 2 } } as const;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'palier-night-secrets-'));
  writeFileSync(join(root, 'index.html'), '<title>Palier</title>');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Somebody = { readonly name: string; readonly device: Device; readonly id: string };
type Named = { readonly id: string; readonly code: string };

async function comes(url: string, name: string): Promise<Somebody> {
  const device = new Device(url);
  const { body } = await device.ask('POST', '', { name });
  return { name, device, id: (body as { readonly profile: Named }).profile.id };
}

async function asked<T>({ device }: Somebody, ...question: Parameters<Device['ask']>): Promise<T> {
  const { status, body } = await device.ask(...question);
  assert(status < 300, `${question.join(' ')} is answered`);
  return body as T;
}

it('nobody learns cards, secrets or ends of what is still to play, nor of whose company they are not', async () => {
  const overheard = new Overheard(systemTime.now);
  const log: string[] = [];
  const storage = { t: 'sqlite', folder: mkdtempSync(join(root, 'data-')) } as const;
  const server = await startServer({
    settings: {
      port: 0,
      web: root,
      data: storage.folder,
      'bot-pace': 0,
      'message-rate': 0,
      'request-rate': 0,
      'table-rate': 0,
      metrics: 'public',
    },
    log: makeLog('debug', { write: (line) => log.push(line) }),
  });
  assert(!isServerFault(server), 'the server starts');
  const { url } = server;
  const [olga, ann, ben, zoe] = [
    await comes(url, 'Olga'),
    await comes(url, 'Ann'),
    await comes(url, 'Ben'),
    await comes(url, 'Zoë'),
  ];
  const { id: club } = await asked<Named>(olga, 'POST', '/clubs', { name: CLUB, zone: 'UTC' });
  const { code } = await asked<Named>(olga, 'GET', `/clubs/${club}`);
  for (const one of [ann, ben]) await asked(one, 'POST', '/clubs/join', { code });
  const friend = await asked<Named>(ben, 'GET', '/friends');
  await asked(ann, 'POST', '/friends', { code: friend.code });
  await asked(ben, 'PUT', `/friends/${ann.id}`);
  const plan = { name: NIGHT, setup: SETUP, clock: 'relaxed', deals: 1, until: Date.now() + HOUR };
  const { id: night } = await asked<Named>(olga, 'POST', `/clubs/${club}/nights`, plan);
  for (const [index, one] of [ann, ben].entries()) {
    await asked(one, 'POST', `/nights/${night}/entry`, { salt: `${index}`.repeat(32) });
  }
  type Seen = {
    readonly deals: readonly { readonly table: string | null; readonly closed: object | null }[];
  };
  const sit = async (who: Somebody, name: keyof typeof TOKENS): Promise<string> => {
    const seat = { deal: 1, token: TOKENS[name], now: true };
    await asked(who, 'PUT', `/nights/${night}/seat`, seat);
    return (await asked<Seen>(who, 'GET', `/nights/${night}`)).deals[0]!.table!;
  };
  const playing = async (table: string, token: string): Promise<void> => {
    const player = await Stranger.at(url, table, token);
    await player.play();
    const tap = overheard.listen();
    tap.said(JSON.stringify({ t: 'hello', table, token }));
    for (const told of player.told) tap.heard(JSON.stringify(told));
    player.caller.socket.terminate();
    const seat = { table, token, code: 'ABCDEF', name: 'A seat' };
    await asked(token === TOKENS.Ann ? ann : ben, 'PUT', '/me/seats', { seats: [seat] });
  };

  const tables = [await sit(ann, 'Ann')];
  /** What everybody asks for, and who is none of the club's hears of neither it nor the night nor friends. */
  const ask = async (who: Somebody | undefined): Promise<string> => {
    const texts: string[] = [];
    const paths = [
      `/nights/${night}`,
      `/clubs/${club}`,
      `/clubs/${club}/nights`,
      `/clubs/${club}/standings`,
      `/clubs/${club}/games`,
      '/clubs',
      '/me/games',
      '/me/ratings',
      '/me/export',
      '/friends',
      `/friends/${ann.id}/games`,
      '/leaderboards/level-8-101',
    ];
    const { device } = who ?? { device: new Device(url) };
    for (const path of paths) {
      const { status, body } = await device.ask('GET', path);
      texts.push(`${path}: ${status} ${JSON.stringify(body)}`);
    }
    for (const path of ['/api/server', '/metrics', '/api/lobby', '/readyz']) {
      texts.push(await (await fetch(`${url}${path}`)).text());
    }
    for (const table of tables) {
      for (const more of ['', '/record']) {
        const answer = await fetch(`${url}/api/tables/${table}${more}`);
        texts.push(`${answer.status} ${await answer.text()}`);
      }
    }
    return texts.join('\n');
  };
  const askAll = async (): Promise<void> => {
    for (const who of [olga, ann, ben, zoe, undefined]) {
      const own = who === ann ? TOKENS.Ann : TOKENS.Ben;
      const text = await ask(who);
      // Whose seat it is has its token among what is kept of them.
      const rest = who === ann || who === ben ? text.replaceAll(own, '') : text;
      overheard.read(`what ${who?.name ?? 'nobody'} asked`, rest);
    }
    const dice = diceFrom(`pests at ${tables.length}`);
    for (const token of [undefined, '0123456789ABCDEF', TOKENS.Ben]) {
      await pester({ url, table: tables[0]!, token, tap: overheard.listen(), dice });
    }
    const outside = `${await ask(undefined)}
${await ask(zoe)}`;
    for (const word of [CLUB, NIGHT, code, friend.code, 'Olga']) {
      expect(outside).not.toContain(word);
    }
    for (const { device } of [olga, ann, ben]) {
      expect((await device.ask('GET', '/me/games')).body).toMatchObject({ games: [] });
    }
    expect((await ben.device.ask('GET', `/friends/${ann.id}/games`)).body).toMatchObject({
      games: 0,
    });
  };

  await askAll();
  await playing(tables[0]!, TOKENS.Ann);
  await askAll();
  tables.push(await sit(ben, 'Ben'));
  await askAll();
  await playing(tables[1]!, TOKENS.Ben);
  await askAll();
  // Until then somebody else may come in.
  await asked(olga, 'POST', `/nights/${night}/end`);
  await eventually(
    async () =>
      (await asked<Seen>(ann, 'GET', `/nights/${night}`)).deals[0]!.closed !== null &&
      (await fetch(`${url}/api/tables/${tables[0]!}/record`)).status === 200,
    'the night opens its tables',
  );
  // Now it may be told, and is: what was looked for can be found.
  const told = await ask(ann);
  await server.close();

  const opened = await openStorage(storage, 'judge', () => undefined);
  assert(!isStorageFault(opened), 'the ledger opens');
  const truths = new Map<string, TableTruth>();
  for (const id of tables) truths.set(id, new TableTruth((await opened.ledger.since(id, 0)) ?? []));
  await opened.close();
  const problems = [...overheard.problems(truths)].map((problem) => problem.slice(0, 300));
  expect(problems).toEqual([]);
  expect(overheard.judged).toBeGreaterThan(4);
  const [first, second] = [...truths.values()];
  expect(second!.secret).toBe(first!.secret);
  expect(told).toContain(first!.secret);
  expect(cardIn(told)).toBeDefined();
  for (const word of [CLUB, NIGHT, ...Object.values(TOKENS), first!.secret, code])
    expect(log.join('')).not.toContain(word);
});
