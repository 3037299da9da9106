/** What is told to many, over real sockets: the same for those who read small messages and those who do not. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VirtualClock } from '@palier/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientOptions } from 'ws';
import { SILENT_LOG } from '../base/log.ts';
import { Misses } from '../base/misses.ts';
import { TRUST_NOBODY } from '../base/proxy.ts';
import { Caller } from '../testing/caller.ts';
import { Broadcast } from './broadcast.ts';
import { Gate } from './gate.ts';
import type { LobbyEar } from './lobby.ts';

const HELLO = { t: 'hello', palier: 1 };

let gate: Gate;
let server: Server;
let url: string;
const time = new VirtualClock(1_000_000);
const ears: LobbyEar[] = [];

beforeAll(async () => {
  gate = new Gate({
    connect: () => ({ hear: () => undefined, drop: () => undefined }),
    lobby: {
      watch: (ear) => {
        ears.push(ear);
        ear.tell('"welcome"');
        return {
          hear: ({ id }) => ear.tell(JSON.stringify({ id })),
          drop: () => void ears.splice(ears.indexOf(ear), 1),
        };
      },
    },
    misses: new Misses(time.steady),
    time,
    origins: { allowed: [], trust: TRUST_NOBODY },
    settings: { connections: 0, 'connections-per-address': 0, 'message-rate': 0 },
    log: SILENT_LOG,
  });
  server = createServer();
  gate.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/lobby`;
});

afterAll(async () => {
  const closed = gate.close();
  while (gate.connections > 0) {
    time.pass(100);
    await new Promise((settle) => setImmediate(settle));
  }
  time.pass(1000);
  await closed;
  server.close();
});

const OFFERS: readonly (readonly [string, ClientOptions, string])[] = [
  ['offers nothing', { perMessageDeflate: false }, ''],
  ['offers what browsers do', { perMessageDeflate: {} }, 'permessage-deflate'],
  [
    'can look back at 4 kB',
    { perMessageDeflate: { serverMaxWindowBits: 12, clientMaxWindowBits: 12 } },
    'permessage-deflate',
  ],
  ['can look back at less', { perMessageDeflate: { serverMaxWindowBits: 10 } }, ''],
];

describe.each(OFFERS)('who %s', (_, options, extension) => {
  it.each([0, 10, 125, 126, 300, 16_384, 65_536, 300_000])(
    'reads a text of %d letters whole',
    async (length) => {
      const caller = await Caller.open(url, options);
      caller.say(HELLO);
      await caller.until(([first]) => first);
      expect(caller.socket.extensions).toBe(extension);
      const texts = [
        'x'.repeat(length),
        Array.from({ length }, (__, index) =>
          String.fromCodePoint(33 + ((index * index) % 4000)),
        ).join(''),
        '卡é🂡'.repeat(length / 4),
      ];
      for (const text of texts) ears.at(-1)!.spread(new Broadcast(JSON.stringify(text)));
      expect(await caller.until((all) => (all.length > texts.length ? all : undefined))).toEqual([
        'welcome',
        ...texts,
      ]);
      // And what they say themselves is heard, however they send it.
      caller.say({ t: 'ping', id: length });
      expect(await caller.until((all) => all[texts.length + 1])).toEqual({ id: length });
      caller.socket.close();
      await caller.ended();
    },
  );
});

it('a list of tables, which are much alike, is told in a fifth of its letters', () => {
  const tables = Array.from({ length: 100 }, (_, index) => ({
    id: `${index * 7_919_191}`.padStart(32, '8c0f3e'),
    code: `${index * 7919}`.padStart(8, 'QRST'),
    edition: 'level-8-101',
    seats: [{ t: 'person', name: `Host ${index}` }, { t: 'open' }, { t: 'open' }],
  }));
  const news = new Broadcast(JSON.stringify({ t: 'changed', tables, gone: [] }));
  expect(news.frame(true).length * 5).toBeLessThan(news.frame(false).length);
  // One buffer for all.
  expect(news.frame(true)).toBe(news.frame(true));
});

it('who does not read is behind, and is not any more once they do', async () => {
  const caller = await Caller.open(url);
  caller.say(HELLO);
  await caller.until(([first]) => first);
  const ear = ears.at(-1)!;
  expect(ear.isBehind).toBe(false);
  caller.socket.pause();
  const news = new Broadcast(JSON.stringify('x'.repeat(1_000_000)));
  let told = 0;
  while (!ear.isBehind) {
    ear.spread(news);
    told++;
    await new Promise((settle) => setImmediate(settle));
  }
  caller.socket.resume();
  await caller.until((all) => (all.length > told ? true : undefined));
  while (ear.isBehind) await new Promise((settle) => setImmediate(settle));
  caller.socket.terminate();
});
