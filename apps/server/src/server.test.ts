import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer, type ServerOptions } from './index.ts';

const PAGE = '<!doctype html><title>Palier</title>';
const CODE = 'export const game = "the game";';

const folder = mkdtempSync(join(tmpdir(), 'palier-server-'));
const root = join(folder, 'web');
const HERE = { port: 0, web: root };

let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.stamp'), 'stamp');
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(root, 'sw.js'), '// service worker');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets', 'game-AbC.js'), CODE);
  writeFileSync(join(root, 'assets', 'game-AbC.js.br'), brotliCompressSync(CODE));
  server = await running(HERE);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function running(settings: ServerOptions['settings']): Promise<RunningServer> {
  const started = await startServer({ settings });
  if (isServerFault(started)) throw new Error(started.code);
  return started;
}

/** Not `fetch`, which tidies paths up and decompresses. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { port } = new URL(server.url);
  request({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject).end();
  return promise;
}

describe('the game’s files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [
      '/assets/game-AbC.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is %s, kept: %s', async (path, type, kept) => {
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': kept });
    expect(headers).toHaveProperty('etag');
  });

  it.each([
    ['/', PAGE],
    ['/assets/game-AbC.js', CODE],
  ])('%s goes out compressed to who can read that', async (path, content) => {
    const small = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const bytes: Buffer[] = [];
    for await (const part of small) bytes.push(part as Buffer);
    expect(brotliDecompressSync(Buffer.concat(bytes)).toString()).toBe(content);
    const plain = await ask(path);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(await text(plain)).toBe(content);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await ask('/');
    const { statusCode } = await ask('/', { 'if-none-match': headers.etag! });
    expect(statusCode).toBe(304);
  });
});

describe('everything else', () => {
  it.each([
    '/nothing',
    '/assets/',
    '/assets/game-XyZ.js',
    '/.stamp',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00',
    '/%ff',
    '/api/tables/%E0%A4%A',
  ])('%s is not there', async (path) => {
    const answer = await ask(path);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(await text(answer)).toMatch(/^4\d\d [A-Z][A-Za-z ]+\n$/u);
  });
});

it('lets a page load and run only what comes from here', async () => {
  const { headers } = await ask('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*|upgrade-insecure/u);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

describe('a server that cannot start says why', () => {
  it('when the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    expect(await startServer({ settings: { ...HERE, port } })).toEqual({
      t: 'server-fault',
      code: 'port-taken',
    });
  });

  it('when the address is another machine’s', async () => {
    expect(await startServer({ settings: { ...HERE, host: '192.0.2.1' } })).toEqual({
      t: 'server-fault',
      code: 'no-such-address',
    });
  });

  it('when there is no game in the folder', async () => {
    expect(await startServer({ settings: { ...HERE, web: folder } })).toEqual({
      t: 'server-fault',
      code: 'no-web-app',
    });
  });
});

it('ends at once, though somebody is still connected', async () => {
  const other = await running(HERE);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { port } = new URL(other.url);
  const idle = request({
    host: '127.0.0.1',
    port,
    path: '/',
    headers: { connection: 'keep-alive' },
  });
  idle.on('response', (answer) => answer.resume().on('end', () => resolve(undefined)));
  idle.on('error', () => undefined).end();
  await promise;
  await other.close();
  await expect(fetch(`${other.url}/`)).rejects.toThrow('fetch failed');
});
