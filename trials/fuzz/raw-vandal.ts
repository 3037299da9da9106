/** Vandals below the level of messages: bytes, frames and requests that are nearly good, or not at all. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@palier/rules/testing';
import { brokenText, rightMessage } from './broken-messages.ts';
import { anyAddress, anyBytes, type Target } from './target.ts';

/** Milliseconds that somebody waits for more. */
const HEAR_TIMEOUT = 250;

class Line {
  readonly socket: Socket;
  readonly #target: Target;
  #heard = '';

  constructor(target: Target) {
    this.#target = target;
    this.socket = connect(target.port, '127.0.0.1');
    this.socket.on('error', () => undefined);
    this.socket.on('data', (bytes) => {
      this.#heard += bytes.toString();
    });
  }

  static async open(target: Target): Promise<Line> {
    const line = new Line(target);
    await once(line.socket, 'connect');
    return line;
  }

  write(bytes: string | Buffer): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** Waits for something, but not for long. */
  async hear(): Promise<void> {
    const data = new Promise((resolve) => this.socket.once('data', resolve));
    const close = new Promise((resolve) => this.socket.once('close', resolve));
    await Promise.race([data, close, sleep(HEAR_TIMEOUT)]);
  }

  /** Goes at once, or when the server has said something. */
  async end(dice: Dice): Promise<void> {
    if (!dice.oneIn(3) && !this.socket.closed) await this.hear();
    if (dice.oneIn(2)) this.socket.resetAndDestroy();
    else this.socket.destroy();
    this.#target.answered(this.#heard);
  }
}

/** What is no HTTP at all. */
export async function noise(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  line.write(anyBytes(dice, dice.below(2000)));
  await line.end(dice);
}

function upgrade(dice: Dice, isGood = false): string {
  const odd = (one: string, other: string): string => (!isGood && dice.oneIn(10) ? other : one);
  const lines = [
    `${odd('GET', 'POST')} ${dice.pick(['/live', '/live', '/lobby'])}${odd('', '?token=ABCDEFGHJKMNPQRS')} HTTP/${odd('1.1', '1.0')}`,
    `Host: ${odd('localhost', '\u00FF')}`,
    `Connection: ${odd('Upgrade', 'close')}`,
    `Upgrade: ${odd('websocket', 'h2c')}`,
    `Sec-WebSocket-Version: ${odd('13', '7')}`,
    `Sec-WebSocket-Key: ${odd(anyBytes(dice, 16).toString('base64'), 'short')}`,
    `Sec-WebSocket-Extensions: ${odd('x', 'permessage-deflate; client_max_window_bits=1')}`,
    `X-Forwarded-For: ${odd(anyAddress(dice), ',,unknown,[::1]:99999,')}`,
    ...(isGood ? [] : [`Origin: ${odd('http://localhost', 'https://evil.example')}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A good handshake, mostly, and then frames that are none, or make no sense one after another. */
export async function badFrames(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  line.write(upgrade(dice));
  if (dice.oneIn(2)) await line.hear();
  for (let sent = dice.below(6); sent > 0; sent--) {
    line.write(dice.oneIn(3) ? anyBytes(dice, dice.below(300)) : badFrame(dice));
  }
  await line.end(dice);
}

function badFrame(dice: Dice): Buffer {
  const payload = Buffer.from(
    dice.oneIn(2) ? '{"t":"ping","id":1}' : anyBytes(dice, dice.below(120)),
  );
  const first = (dice.oneIn(4) ? 0 : 0x80) | (dice.oneIn(8) ? 0x40 : 0) | dice.below(16);
  const length = dice.oneIn(5) ? dice.below(128) : payload.length;
  const masked = dice.oneIn(8) ? 0 : 0x80;
  return Buffer.concat([Buffer.from([first, masked | length, 0, 0, 0, 0]), payload]);
}

const TEXT = 1;
const GOES_ON = 0;
const PING = 9;
const PONG = 10;
const CLOSE = 8;

/** As a client has to send it, with a mask that changes nothing. */
function frame(opcode: number, payload: Buffer, isLast = true): Buffer {
  const first = (isLast ? 0x80 : 0) | opcode;
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(4), payload]);
}

/** Good messages in many pieces, with signs of life in between; and pieces that never end. */
export async function fragments(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  line.write(upgrade(dice, true));
  await line.hear();
  const hello = { t: 'hello', palier: 1, table: dice.pick(target.tables) };
  const messages = [hello, rightMessage(dice), rightMessage(dice)];
  for (const message of messages) {
    const bytes = Buffer.from(JSON.stringify(message));
    const size = 1 + dice.below(bytes.length);
    for (let at = 0; at < bytes.length; at += size) {
      const isLast = at + size >= bytes.length && !dice.oneIn(20);
      line.write(frame(at === 0 ? TEXT : GOES_ON, bytes.subarray(at, at + size), isLast));
      if (dice.oneIn(10)) line.write(frame(PING, anyBytes(dice, dice.below(125))));
    }
  }
  if (dice.oneIn(3)) line.write(frame(CLOSE, anyBytes(dice, dice.below(6))));
  await line.end(dice);
}

export async function pings(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  line.write(upgrade(dice, true));
  await line.hear();
  const beat = frame(dice.oneIn(2) ? PING : PONG, anyBytes(dice, dice.below(125)));
  for (let sent = dice.below(600); sent > 0; sent--) line.write(beat);
  await line.end(dice);
}

/** A request or a hello that comes letter by letter, and is never finished. */
export async function crawl(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  const hello = Buffer.from(JSON.stringify({ t: 'hello', palier: 1, table: 'x' }));
  const whole = Buffer.concat([Buffer.from(upgrade(dice, true)), frame(TEXT, hello)]);
  let at = dice.below(whole.length);
  line.write(whole.subarray(0, at));
  for (let steps = dice.below(10); steps > 0 && at < whole.length - 1; steps--) {
    line.write(whole.subarray(at, at + 1));
    at++;
    await sleep(2);
  }
  await line.end(dice);
}

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'DELETE', 'BREW'];
const PATHS = [
  '/api/tables',
  '/api/tables',
  '/api/tables/x',
  '/api/tables/__proto__',
  '/api/tables/a%00b',
  '/api/tables/%ED%A0%80',
  '/api/tables/%F0%9F%82%A1/record',
  '/api/tables/constructor/record',
  '/api/server',
  '/api/lobby',
  '/api/play',
  '/api/openapi.json',
  '/api',
  '/live',
  '/lobby',
  '/metrics',
  '/healthz',
  '/readyz',
  '/',
  '/index.html',
  `/${'x'.repeat(5000)}`,
  `/api/tables/${'x'.repeat(200)}`,
];
const TAILS = [
  '',
  '',
  '',
  '/..%2f..%2f',
  '?token=1',
  '/%00',
  '/record',
  '%ff',
  '//',
  '#',
  '%',
  '?%',
];
const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'x', ''];
const LANGUAGES = ['fr', 'de;q=0.1,fr;q=2', `${'x-'.repeat(90)}y`, '*;q=NaN', ';;;,,,'];

/** Requests that are nearly good, one or several over one connection. */
export async function requests(target: Target, dice: Dice): Promise<void> {
  const line = await Line.open(target);
  for (let sent = 1 + dice.below(3); sent > 0; sent--) line.write(request(target, dice));
  await line.end(dice);
}

function request(target: Target, dice: Dice): string {
  const body = dice.oneIn(10)
    ? `{"setup":${'['.repeat(dice.below(15_000))}`
    : brokenText({ setup: { edition: 'level-8-101', players: 3 }, clock: 'off' }, dice);
  const length = dice.oneIn(5) ? dice.below(100_000) : Buffer.byteLength(body);
  const path = dice.oneIn(4) ? `/api/tables/${target.others()}` : dice.pick(PATHS);
  const head = [
    `${dice.pick(METHODS)} ${path}${dice.pick(TAILS)} HTTP/1.1`,
    `Host: ${dice.oneIn(20) ? '' : 'localhost'}`,
    `Content-Type: ${dice.pick(TYPES)}`,
    `Content-Length: ${length}`,
    `X-Forwarded-For: ${dice.oneIn(8) ? '1.2.3.4,'.repeat(dice.below(300)) : anyAddress(dice)}`,
    ...(dice.oneIn(4) ? ['Origin: https://evil.example'] : []),
    ...(dice.oneIn(8) ? ['Transfer-Encoding: chunked'] : []),
    ...(dice.oneIn(8) ? [`X-Big: ${'x'.repeat(dice.below(20_000))}`] : []),
    ...(dice.oneIn(3) ? [`Accept-Language: ${dice.pick(LANGUAGES)}`] : []),
    ...(dice.oneIn(8)
      ? ['Accept-Encoding: br;q=x, gzip', 'If-None-Match: "x', 'Range: bytes=5-1']
      : []),
    ...(dice.oneIn(8) ? ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
