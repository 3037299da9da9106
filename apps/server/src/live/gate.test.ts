/** The door with real sockets, before tables that only repeat what they hear. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { VirtualClock } from '@palier/table/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_SAID, type Closing, type Ear } from '@palier/table/room';
import { SILENT_LOG } from '../base/log.ts';
import { Misses } from '../base/misses.ts';
import { parseTrust, TRUST_NOBODY } from '../base/proxy.ts';
import { Caller } from '../testing/caller.ts';
import { Gate, LIVE_SETTINGS, type GatePorts, type LiveSettings } from './gate.ts';

const HELLO = { t: 'hello', palier: 1, table: 'ABCDEF' };
const PING = { t: 'ping', id: 1 };

const LIMITS = Object.keys(LIVE_SETTINGS) as readonly (keyof LiveSettings)[];
const FREE = Object.fromEntries(LIMITS.map((name) => [name, 0])) as LiveSettings;

type House = {
  readonly gate: Gate;
  readonly time: VirtualClock;
  readonly url: string;
  readonly port: number;
  readonly ears: Ear[];
  /** What the tables heard, and when they were left. */
  readonly heard: unknown[];
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function house(
  settings: Partial<LiveSettings> = {},
  ports: Partial<GatePorts> = {},
): Promise<House> {
  const time = new VirtualClock(1_000_000);
  const ears: Ear[] = [];
  const heard: unknown[] = [];
  const gate = new Gate({
    connect: (ear) => {
      ears.push(ear);
      return {
        hear: (message) => {
          heard.push(message);
          ear.tell(JSON.stringify({ echo: message }));
        },
        drop: () => void heard.push('dropped'),
      };
    },
    lobby: { watch: () => 'too-many' },
    misses: new Misses(time.steady),
    time,
    origins: { allowed: ['https://friends.example'], trust: TRUST_NOBODY },
    settings: { ...FREE, ...settings },
    log: SILENT_LOG,
    ...ports,
  });
  const server: Server = createServer((_, reply) => reply.end('page'));
  gate.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(async () => {
    const closed = gate.close();
    // Who is still there is cut off, when their time has passed.
    for (let turn = 0; turn < 500 && gate.connections > 0; turn++) {
      time.pass(100);
      await new Promise((settle) => setImmediate(settle));
    }
    time.pass(1000);
    await closed;
    server.closeAllConnections();
    server.close();
  });
  return { gate, time, url: `ws://127.0.0.1:${port}/live`, port, ears, heard };
}

/** Something that must have happened at the other end of a socket. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((settle) => setTimeout(settle, 1));
}

async function greeted(url: string): Promise<Caller> {
  const caller = await Caller.open(url);
  caller.say(HELLO);
  await caller.until(([first]) => first);
  return caller;
}

describe('a connection', () => {
  it('says hello, asks, and is answered in order', async () => {
    const { url, heard } = await house();
    const caller = await greeted(url);
    caller.say(PING);
    caller.say({ t: 'away', on: true });
    await caller.until((all) => all[2]);
    expect(caller.heard).toEqual([
      { echo: HELLO },
      { echo: PING },
      { echo: { t: 'away', on: true } },
    ]);
    caller.socket.close();
    await until(() => heard.includes('dropped'));
    expect(heard).toEqual([HELLO, PING, { t: 'away', on: true }, 'dropped']);
  });

  it.each([0, 1, 125, 126, 127, 16_383, 16_384, 65_535, 65_536, 200_000])(
    'hears a text of %d bytes whole, whatever its letters',
    async (length) => {
      const { url, ears } = await house();
      const caller = await greeted(url);
      const texts = [
        'x'.repeat(length),
        'é'.repeat(length >> 1) + 'x'.repeat(length % 2),
        '卡'.repeat(length / 3) + 'x'.repeat(length % 3),
        // With its quotes just so long.
        'y'.repeat(Math.max(0, length - 2)),
      ];
      for (const text of texts) ears[0]!.tell(JSON.stringify(text));
      await caller.until((all) => (all.length > texts.length ? true : undefined));
      expect(caller.heard.slice(1)).toEqual(texts);
    },
  );

  it('that its table closes is told once, with the reason in the close frame', async () => {
    const { url, ears, gate } = await house();
    const caller = await greeted(url);
    ears[0]!.tell('{"t":"closed","why":"removed"}');
    ears[0]!.close('removed');
    ears[0]!.tell('"too late"');
    expect(await caller.ended()).toEqual({ code: 1008, reason: 'removed' });
    expect(caller.heard.at(-1)).toEqual({ t: 'closed', why: 'removed' });
    await until(() => gate.connections === 0);
    expect(gate.tally.endings).toEqual(new Map([['removed', 1]]));
  });

  it('is not a web page, and a web page is none', async () => {
    const { port } = await house();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('page');
    expect(await Caller.refused(`ws://127.0.0.1:${port}/other`)).toBe(404);
  });
});

describe('what cannot be read ends a connection', () => {
  const bad: readonly (readonly [string, unknown, Closing])[] = [
    ['no JSON', '{', 'bad-message'],
    ['no hello', PING, 'bad-message'],
    ['a hello with more than there is', { ...HELLO, admin: true }, 'bad-message'],
    ['a hello of another version', { ...HELLO, palier: 2 }, 'old-version'],
    ['a hello of another version with more', { ...HELLO, palier: 2, more: 1 }, 'old-version'],
    ['null', 'null', 'bad-message'],
    ['a list', [HELLO], 'bad-message'],
    ['nothing', '', 'bad-message'],
    ['a table of another kind', { ...HELLO, table: { $ne: '' } }, 'bad-message'],
  ];
  it.each(bad)('%s at first', async (_, message, why) => {
    const { url, gate, heard } = await house();
    const caller = await Caller.open(url);
    caller.say(message);
    expect(await caller.ended()).toEqual({ code: 1008, reason: why });
    expect(caller.heard).toEqual([{ t: 'closed', why }]);
    expect(heard).toEqual([]);
    expect(gate.tally.refused).toBe(1);
  });

  it.each([
    ['a second hello', HELLO],
    ['an unknown question', { t: 'cheat', id: 1 }],
    ['a number that is none', { t: 'ping', id: 'one' }],
    ['more than there is', { ...PING, more: 1 }],
    ['a prototype', '{"t":"ping","id":1,"__proto__":{"t":"begin"}}'],
    ['too long a move', { t: 'act', id: 1, key: 'abcdefgh', at: 0, move: 'x'.repeat(5000) }],
  ])('%s later', async (_, message) => {
    const { url, heard } = await house();
    const caller = await greeted(url);
    caller.say(message);
    caller.say(PING);
    expect(await caller.ended()).toEqual({ code: 1008, reason: 'bad-message' });
    expect(heard).toEqual([HELLO, 'dropped']);
  });

  it('bytes', async () => {
    const { url } = await house();
    const caller = await Caller.open(url);
    caller.socket.send(Buffer.from(JSON.stringify(HELLO)));
    expect(await caller.ended()).toEqual({ code: 1008, reason: 'bad-message' });
  });

  it('a huge message, whole or in pieces: the close frame says so', async () => {
    const { url } = await house();
    const whole = await greeted(url);
    whole.say('x'.repeat(MOST_SAID + 1));
    expect(await whole.ended()).toMatchObject({ code: 1009 });
    const pieces = await greeted(url);
    const piece = 'x'.repeat(1000);
    for (let sent = 0; sent <= MOST_SAID; sent += 1000) pieces.socket.send(piece, { fin: false });
    expect(await pieces.ended()).toMatchObject({ code: 1009 });
    const crumbs = await greeted(url);
    for (let sent = 0; sent < 200; sent++) crumbs.socket.send('', { fin: false });
    expect(await crumbs.ended()).toMatchObject({ code: 1008 });
  });

  it('a message in a few pieces is a message', async () => {
    const { url } = await house();
    const caller = await Caller.open(url);
    const text = JSON.stringify(HELLO);
    for (let place = 0; place < text.length; place++) {
      caller.socket.send(text[place]!, { fin: place === text.length - 1 });
    }
    expect(await caller.until(([first]) => first)).toEqual({ echo: HELLO });
  });

  it('what is no WebSocket at all', async () => {
    const { url, port, gate } = await house();
    await greeted(url);
    const raw = connect(port, '127.0.0.1');
    const head = [
      'GET /live HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    raw.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(raw, 'data');
    raw.write('this is no frame at all, and it is not masked');
    await once(raw, 'close');
    await until(() => gate.connections === 1);
    expect(gate.tally.broken).toBe(1);
  });
});

describe('pages of other sites', () => {
  it.each([
    [{}, undefined],
    [{ origin: 'http://HOST' }, undefined],
    [{ origin: 'https://HOST' }, undefined],
    [{ origin: 'https://friends.example' }, undefined],
    [{ origin: 'https://friends.example.evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'file://' }, 403],
    [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, 403],
  ])('%j: %s', async (headers, status) => {
    const { url, port } = await house();
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('HOST', `127.0.0.1:${port}`),
      ]),
    );
    const refused = status === undefined ? undefined : await Caller.refused(url, { headers: own });
    expect(refused).toBe(status);
    if (status === undefined) (await Caller.open(url, { headers: own })).socket.terminate();
  });

  it('are told apart by what a trusted proxy was asked for', async () => {
    const trust = parseTrust('loopback')!;
    const { url } = await house({}, { origins: { allowed: [], trust } });
    const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
    (await Caller.open(url, { headers })).socket.terminate();
    expect(await Caller.refused(url, { headers: { origin: 'https://play.example' } })).toBe(403);
  });
});

describe('too many', () => {
  it('at once are told, and there is room again when one leaves', async () => {
    const { url, gate } = await house({ connections: 2 });
    const first = await greeted(url);
    await greeted(url);
    const third = await Caller.open(url);
    expect(await third.ended()).toEqual({ code: 1013, reason: 'too-many' });
    expect(third.heard).toEqual([{ t: 'closed', why: 'too-many' }]);
    first.socket.close();
    await until(() => gate.connections === 1);
    await greeted(url);
    expect(gate.connections).toBe(2);
  });

  it('from one address do not keep others out', async () => {
    const trust = parseTrust('1')!;
    const { url } = await house(
      { 'connections-per-address': 1 },
      { origins: { allowed: [], trust } },
    );
    const from = async (address: string): Promise<Caller> =>
      Caller.open(url, { headers: { 'x-forwarded-for': address } });
    const one = await from('2001:db8::1');
    const neighbour = await from('2001:db8::2');
    expect(await neighbour.ended()).toEqual({ code: 1013, reason: 'too-many' });
    const other = await from('2001:db8:0:1::1');
    other.say(HELLO);
    await other.until(([first]) => first);
    one.say(HELLO);
    await one.until(([first]) => first);
  });

  it('that come and go without end are not even let in, for a while', async () => {
    const { url, time } = await house({ 'connections-per-address': 5 });
    for (let come = 0; come < 10; come++) (await Caller.open(url)).socket.terminate();
    expect(await Caller.refused(url)).toBe(429);
    time.pass(10_000);
    (await Caller.open(url)).socket.terminate();
  });

  it('addresses that anybody can write count only from a trusted proxy', async () => {
    const { url } = await house({ 'connections-per-address': 1 });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    await Caller.open(url);
    const again = await Caller.open(url, { headers });
    expect(await again.ended()).toEqual({ code: 1013, reason: 'too-many' });
  });
});

describe('a flood', () => {
  /** From one address: several come before anybody says hello, and then all say much at once. */
  async function flood(url: string): Promise<readonly Caller[]> {
    const callers = [await Caller.open(url), await Caller.open(url), await Caller.open(url)];
    for (const caller of callers) {
      caller.say(HELLO);
      for (let id = 0; id < 200; id++) caller.say({ t: 'ping', id });
    }
    return callers;
  }

  it('is let through where nothing is limited', async () => {
    const { url, gate, heard } = await house();
    const callers = await flood(url);
    await until(() => heard.length === 3 * 201);
    expect(gate.tally.slowed).toBe(0);
    expect(callers.map(({ ending }) => ending)).toEqual([undefined, undefined, undefined]);
  });

  it.each(LIMITS)('is stopped by %s alone', async (name) => {
    const { url, gate, heard } = await house({ [name]: 1 });
    const callers = await flood(url);
    // Somebody is sent away, or made to wait.
    await until(() => gate.tally.slowed > 0 || callers.some(({ ending }) => ending !== undefined));
    expect(heard.length).toBeLessThan(3 * 201);
  });
});

/** Until somebody is sent away. On a busy machine what they say arrives in pieces, with a wait after each. */
async function readOn(caller: Caller, gate: Gate, time: VirtualClock): Promise<void> {
  for (let slowed = 0; ; slowed = gate.tally.slowed) {
    await until(() => caller.ending !== undefined || gate.tally.slowed > slowed);
    if (caller.ending !== undefined) return;
    time.pass(12_000);
  }
}

describe('a code that leads nowhere', () => {
  it('again and again is not looked for any more, over however many connections', async () => {
    let looked = 0;
    const { url } = await house(
      {},
      {
        connect: (ear) => ({
          hear: () => {
            looked++;
            ear.close('no-such-table');
          },
          drop: () => undefined,
        }),
      },
    );
    const reasons: string[] = [];
    for (let guess = 0; guess < 32; guess++) {
      const caller = await Caller.open(url);
      caller.say(HELLO);
      reasons.push((await caller.ended()).reason);
    }
    expect(looked).toBe(30);
    expect(reasons.slice(29)).toEqual(['no-such-table', 'too-fast', 'too-fast']);
  });
});

describe('too dear', () => {
  it('is counted over all connections of an address', async () => {
    const { url, gate, heard } = await house({ 'message-rate': 1_000_000 });
    const callers = await Promise.all([1, 2, 3].map(async () => greeted(url)));
    for (const caller of callers) {
      for (let id = 0; id < 100; id++) caller.say({ t: 'record', id });
    }
    const ended = (): number => callers.filter(({ ending }) => ending !== undefined).length;
    await until(() => gate.tally.slowed + ended() >= 3);
    const records = heard.filter((message) => (message as { readonly t: string }).t === 'record');
    expect(records.length).toBeGreaterThan(40);
    expect(records.length).toBeLessThanOrEqual(80);
  });

  it('is waited for, and heard then', async () => {
    const { url, time, gate, heard } = await house({ 'message-rate': 1_000_000 });
    const caller = await greeted(url);
    for (let id = 0; id < 41; id++) caller.say({ t: 'record', id });
    await until(() => gate.tally.slowed === 1);
    const before = heard.length;
    caller.say(PING);
    time.pass(1000);
    await new Promise((settle) => setTimeout(settle, 20));
    expect(heard).toHaveLength(before);
    time.pass(1000);
    await until(() => heard.length === before + 1);
    expect(caller.ending).toBeUndefined();
  });
});

describe('too fast', () => {
  const pace = { 'message-rate': 10 };

  it('is heeded later: what comes beyond the burst waits', async () => {
    const { url, heard, time, gate } = await house(pace);
    const caller = await greeted(url);
    for (let id = 0; id < 40; id++) {
      caller.say({ t: 'ping', id });
      // One packet each: what is in one packet is heard at once.
      await new Promise((settle) => setImmediate(settle));
    }
    await until(() => gate.tally.slowed === 1);
    const before = heard.length;
    expect(before).toBeLessThanOrEqual(41);
    // Debt and half of the burst, at ten a second.
    for (let second = 0; second < 10 && heard.length < 41; second++) {
      time.pass(1000);
      await new Promise((settle) => setTimeout(settle, 5));
    }
    await until(() => heard.length === 41);
    expect(caller.ending).toBeUndefined();
  });

  it('for long is sent away', async () => {
    const { url, gate, time } = await house(pace);
    const caller = await greeted(url);
    for (let id = 0; id < 1000; id++) caller.say({ t: 'ping', id });
    await readOn(caller, gate, time);
    expect(await caller.ended()).toMatchObject({ reason: 'too-fast' });
    expect(caller.heard.at(-1)).toEqual({ t: 'closed', why: 'too-fast' });
    expect(gate.tally.heard).toBeLessThanOrEqual(121 * gate.tally.slowed);
  });

  it('is too fast by pings too', async () => {
    const { url, gate, time } = await house(pace);
    const caller = await greeted(url);
    for (let sent = 0; sent < 1000; sent++) caller.socket.ping();
    await readOn(caller, gate, time);
    expect(await caller.ended()).toMatchObject({ reason: 'too-fast' });
  });
});

describe('too slow', () => {
  it('is who says no hello', async () => {
    const { url, time } = await house();
    const [silent, early] = [await Caller.open(url), await Caller.open(url)];
    time.pass(9000);
    early.say(HELLO);
    await early.until(([first]) => first);
    time.pass(2000);
    expect(await silent.ended()).toEqual({ code: 1008, reason: 'too-slow' });
    time.pass(10_000);
    expect(early.ending).toBeUndefined();
  });

  it('is who does not take what is sent', async () => {
    const { url, ears, gate, heard } = await house();
    const caller = await greeted(url);
    caller.socket.pause();
    const text = JSON.stringify('x'.repeat(100_000));
    for (let sent = 0; sent < 1000 && gate.tally.endings.size === 0; sent++) {
      ears[0]!.tell(text);
      await new Promise((settle) => setImmediate(settle));
    }
    expect(gate.tally.endings).toEqual(new Map([['too-slow', 1]]));
    await until(() => heard.includes('dropped'));
    caller.socket.resume();
    await caller.ended();
    expect(caller.heard.at(-1)).toEqual({ t: 'closed', why: 'too-slow' });
  });

  it('is who gives no sign of life', async () => {
    const { url, port, time, gate, heard } = await house();
    const alive = await greeted(url);
    const dead = await rawVisitor(port);
    await until(() => gate.connections === 2);
    for (let second = 0; second < 60; second++) {
      time.pass(1000);
      await new Promise((settle) => setTimeout(settle, 1));
    }
    await until(() => gate.connections === 1);
    expect(gate.tally.lost).toBe(1);
    expect(heard.filter((one) => one === 'dropped')).toHaveLength(1);
    expect(alive.ending).toBeUndefined();
    dead.destroy();
  });
});

/** Says hello and answers nothing any more, not even pings. */
async function rawVisitor(port: number): Promise<Socket> {
  const raw = connect(port, '127.0.0.1');
  const head = [
    'GET /live HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  raw.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(raw, 'data');
  const text = Buffer.from(JSON.stringify(HELLO));
  // Masked by zeros, which change nothing.
  raw.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  await once(raw, 'data');
  raw.on('data', () => undefined);
  return raw;
}

describe('a door that closes', () => {
  it('sends everybody away and lets nobody in', async () => {
    const { gate, url, heard } = await house();
    const [one, silent] = [await greeted(url), await Caller.open(url)];
    const closed = gate.close();
    expect(await one.ended()).toEqual({ code: 1001, reason: 'stopping' });
    expect(await silent.ended()).toEqual({ code: 1001, reason: 'stopping' });
    expect(one.heard.at(-1)).toEqual({ t: 'closed', why: 'stopping' });
    expect(await Caller.refused(url)).toBe(503);
    await until(() => gate.connections === 0);
    expect(heard).toEqual([HELLO, 'dropped']);
    void closed;
  });

  it('does not wait for who does not go', async () => {
    const { gate, time, port } = await house();
    const stubborn = await rawVisitor(port);
    const closed = gate.close();
    time.pass(1000);
    await until(() => gate.connections === 0);
    time.pass(10);
    await expect(closed).resolves.toBeUndefined();
    stubborn.destroy();
  });
});
