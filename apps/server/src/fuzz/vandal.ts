/** Somebody who speaks everything but the protocol, over a real network, in one of many ways. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { brokenText, rightMessage } from './broken-messages.ts';
import type { Dice } from './dice.ts';

export type Target = {
  readonly port: number;
  /** Ids and codes of tables. */
  readonly tables: readonly string[];
};

type Way = (target: Target, dice: Dice) => Promise<void>;

const WAYS: readonly Way[] = [
  noise,
  badFrames,
  badFrames,
  talk,
  talk,
  talk,
  talk,
  request,
  request,
];

export async function vandalise(target: Target, dice: Dice): Promise<void> {
  await dice.pick(WAYS)(target, dice);
}

/** What is no HTTP at all. */
async function noise(target: Target, dice: Dice): Promise<void> {
  const socket = await opened(target);
  socket.write(dice.bytes(dice.below(2000)));
  await ended(socket, dice);
}

function upgrade(dice: Dice): string {
  const lines = [
    `GET ${dice.oneIn(10) ? '/live?token=ABCDEFGHJKMNPQRS' : '/live'} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Version: ${dice.oneIn(10) ? '7' : '13'}`,
    `Sec-WebSocket-Key: ${dice.oneIn(10) ? 'short' : dice.bytes(16).toString('base64')}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A good handshake, mostly, and then frames that are none, or make no sense one after another. */
async function badFrames(target: Target, dice: Dice): Promise<void> {
  const socket = await opened(target);
  socket.write(upgrade(dice));
  if (dice.oneIn(2)) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  for (let sent = dice.below(6); sent > 0 && socket.writable; sent--) {
    socket.write(dice.oneIn(3) ? dice.bytes(dice.below(300)) : badFrame(dice));
    if (dice.oneIn(3)) await setImmediate();
  }
  await ended(socket, dice);
}

function badFrame(dice: Dice): Buffer {
  const payload = Buffer.from(dice.oneIn(2) ? '{"t":"ping","id":1}' : dice.bytes(dice.below(120)));
  const first = (dice.oneIn(4) ? 0 : 0x80) | (dice.oneIn(8) ? 0x40 : 0) | dice.below(16);
  const length = dice.oneIn(5) ? dice.below(128) : payload.length;
  const masked = dice.oneIn(8) ? 0 : 0x80;
  return Buffer.concat([Buffer.from([first, masked | length, 0, 0, 0, 0]), payload]);
}

/** A real client with bad manners: says hello perhaps, and then all sorts of things, fast. */
async function talk({ port, tables }: Target, dice: Dice): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  socket.on('error', () => undefined);
  socket.on('message', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
  const say = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text, { binary: dice.oneIn(30) });
  };
  const hello = { t: 'hello', palier: 1, table: dice.pick(tables) };
  if (!dice.oneIn(5)) say(JSON.stringify(hello));
  else say(brokenText({ ...hello, known: { number: 3, viewer: 1 }, token: 'x' }, dice));
  for (let said = dice.below(12); said > 0; said--) {
    const message = rightMessage(dice);
    say(dice.oneIn(6) ? brokenText(message, dice) : JSON.stringify(message));
    if (dice.oneIn(4)) await setImmediate();
    if (dice.oneIn(20)) socket.ping();
  }
  if (dice.oneIn(3)) socket.terminate();
  else socket.close();
  await closed;
}

const PATHS = ['/api/tables', '/api/tables/x', '/api/server', '/live', '/metrics', '/healthz', '/'];
const TAILS = ['', '/..%2f..%2f', '?token=1', '/%00', '/record', '%ff', '//', '#'];

/** Requests that are nearly good. */
async function request(target: Target, dice: Dice): Promise<void> {
  const body = brokenText({ setup: { edition: 'level-8-101', players: 3 }, clock: 'off' }, dice);
  const length = dice.oneIn(5) ? dice.below(100_000) : Buffer.byteLength(body);
  const head = [
    `${dice.pick(['GET', 'POST', 'PUT', 'OPTIONS', 'BREW'])} ${dice.pick(PATHS)}${dice.pick(TAILS)} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${dice.pick(['application/json', 'text/plain', 'x'])}`,
    `Content-Length: ${length}`,
    ...(dice.oneIn(4) ? [`X-Forwarded-For: ${'1.2.3.4,'.repeat(dice.below(300))}`] : []),
    ...(dice.oneIn(4) ? ['Origin: https://evil.example'] : []),
    ...(dice.oneIn(6) ? ['Transfer-Encoding: chunked'] : []),
    'Connection: close',
  ];
  const socket = await opened(target);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await ended(socket, dice);
}

async function opened({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Goes at once, or after the server had a moment. */
async function ended(socket: Socket, dice: Dice): Promise<void> {
  for (let turns = dice.below(6); turns > 0; turns--) await setImmediate();
  socket.destroy();
}
