/** By which names a real server may be asked for, and who is told its figures. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTrust } from './base/proxy.ts';
import { isServerFault, startServer, type RunningServer, type ServerOptions } from './index.ts';
import { Caller } from './testing/caller.ts';
import { webFolder } from './testing/web-folder.ts';

const { root, remove } = webFolder();
const running: RunningServer[] = [];
let named = 0;
let unnamed = 0;

async function serve(settings: Partial<ServerOptions['settings']> = {}): Promise<number> {
  const server = await startServer({ settings: { port: 0, web: root, ...settings } });
  if (isServerFault(server)) throw new Error(server.code);
  running.push(server);
  return Number(new URL(server.url).port);
}

beforeAll(async () => {
  unnamed = await serve();
  named = await serve({
    'public-url': 'https://play.example',
    origins: ['https://friends.example'],
    'trust-proxy': parseTrust('loopback')!,
  });
});
afterAll(async () => {
  for (const server of running) await server.close();
  remove();
});

/** Not `fetch`, which says a host of its own. */
async function statusOf(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
    void text(answer).then(() => resolve(answer.statusCode), reject);
  });
  asked.on('error', reject).end();
  return promise;
}

describe('a server that has a name', () => {
  it.each(['/', '/api/server', '/metrics', '/nothing'])(
    'answers nobody who asks for %s by another, also not where a proxy is trusted',
    async (path) => {
      expect(await statusOf(named, path, { host: 'evil.example' })).toBe(421);
      const pretending = { host: 'evil.example', 'x-forwarded-host': 'play.example' };
      expect(await statusOf(named, path, pretending)).toBe(421);
      for (const host of ['play.example', 'friends.example', 'localhost', '127.0.0.1']) {
        expect(await statusOf(named, path, { host })).not.toBe(421);
      }
    },
  );

  it('lets nobody in to its tables by another', async () => {
    const url = `ws://127.0.0.1:${named}/live`;
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    expect(await Caller.refused(url, { headers })).toBe(421);
    const good = await Caller.open(url, { headers: { host: 'play.example' } });
    good.socket.terminate();
  });

  it.each(['/healthz', '/readyz'])('says to any machine whether it lives: %s', async (path) => {
    expect(await statusOf(named, path, { host: 'palier:8080' })).toBe(200);
  });
});

describe('a server without a name', () => {
  it('answers by any, but tells its figures only by its own', async () => {
    expect(await statusOf(unnamed, '/api/server', { host: 'palier.lan' })).toBe(200);
    expect(await statusOf(unnamed, '/metrics', { host: 'evil.example' })).toBe(404);
    expect(await statusOf(unnamed, '/metrics', { host: `localhost:${unnamed}` })).toBe(200);
  });

  it.each([
    { 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 cache' },
    { 'x-real-ip': '192.0.2.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'play.example' },
    { 'true-client-ip': '192.0.2.1' },
    { 'cf-connecting-ip': '192.0.2.1' },
  ])('tells them to nobody who comes through a proxy: %j', async (header) => {
    const headers: Record<string, string> = { host: 'localhost', ...header };
    expect(await statusOf(unnamed, '/metrics', headers)).toBe(404);
  });
});
