/** Plain connections to a real server: who may have how many, and how long they may say nothing. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseTrust } from './base/proxy.ts';
import { isServerFault, startServer, type RunningServer, type ServerOptions } from './index.ts';
import { Caller } from './testing/caller.ts';
import { webFolder } from './testing/web-folder.ts';

const { root, remove } = webFolder();
const running: RunningServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) await server.close();
});
afterAll(remove);

async function serve(settings: Partial<ServerOptions['settings']> = {}): Promise<number> {
  const server = await startServer({ settings: { port: 0, web: root, ...settings } });
  if (isServerFault(server)) throw new Error(server.code);
  running.push(server);
  return Number(new URL(server.url).port);
}

/** Connected, and nothing said; what it is told is kept. */
async function plug(
  port: number,
): Promise<{ readonly socket: Socket; readonly told: () => string }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let told = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (told += data.toString()));
  await once(socket, 'connect');
  return { socket, told: () => told };
}

const ASK = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Whether the server is still at the other end. */
async function answers({ socket, told }: Awaited<ReturnType<typeof plug>>): Promise<boolean> {
  socket.write(ASK);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on('close', () => resolve(false));
  socket.on('data', () => resolve(told().startsWith('HTTP/1.1 200')));
  if (socket.destroyed) resolve(false);
  return promise;
}

describe('plain connections from one address', () => {
  it('are twice as many as may play, and one that goes leaves its place', async () => {
    const port = await serve({ 'connections-per-address': 10 });
    const all = [];
    for (let opened = 0; opened < 21; opened++) all.push(await plug(port));
    expect(await answers(all[20]!)).toBe(false);
    expect(await answers(all[19]!)).toBe(true);
    const { socket } = all[0]!;
    const gone = once(socket, 'close');
    socket.end();
    await gone;
    let isIn = false;
    while (!isIn) isIn = await answers(await plug(port));
  });

  it('do not count once they are live, nor where they are a proxy’s', async () => {
    const port = await serve({ 'connections-per-address': 20 });
    const live = Array.from({ length: 20 }, async () => Caller.open(`ws://127.0.0.1:${port}/live`));
    const callers = await Promise.all(live);
    for (let opened = 0; opened < 39; opened++) await plug(port);
    expect(await answers(await plug(port))).toBe(true);
    for (const { socket } of callers) socket.terminate();
    const behind = await serve({
      'connections-per-address': 1,
      'trust-proxy': parseTrust('loopback')!,
    });
    for (let opened = 0; opened < 50; opened++) await plug(behind);
    expect(await answers(await plug(behind))).toBe(true);
  });
});

it('who does not even finish the head of a request has less time than who sends a body', async () => {
  const port = await serve();
  const body = await plug(port);
  const lines = ['host: localhost', 'content-type: application/json', 'content-length: 99'];
  body.socket.write(`POST /api/tables HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{`);
  const head = await plug(port);
  const ended = once(head.socket, 'close');
  head.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  await ended;
  expect(head.told()).toMatch(/^HTTP\/1\.1 408 /u);
  expect([body.told(), body.socket.destroyed]).toEqual(['', false]);
});
