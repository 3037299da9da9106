/** Which pushes go out, to whom, and how often where a push service fails: on virtual time. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Standing } from '@palier/table/room';
import { VirtualClock } from '@palier/table/testing';
import { expect, it } from 'vitest';
import { SILENT_LOG } from '../base/log.ts';
import type { Call, PushListener, TableNews } from '../ledger/index.ts';
import type { Posted } from './post.ts';
import { PushWatch } from './push-watch.ts';
import { newVapidKey, vapidFrom } from './vapid.ts';

const MINUTE = 60_000;
const START = 1_800_000_000_000;

const STANDING: Standing = {
  number: 5,
  seats: [{ token: 'a', name: 'Ada' }, { token: 'b', name: 'Ben' }, null],
  due: [1],
  until: START + 86_400_000,
};

function listener(token: string, device: string, wants = 'turn end next'): PushListener {
  const key = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example/${device}`;
  return { token, device, endpoint, p256dh: key, auth, wants, sent: null };
}

type World = {
  readonly news?: Partial<TableNews>;
  /** Instead of news of the table. */
  readonly call?: Call;
  readonly listeners: readonly PushListener[];
  readonly answer?: (endpoint: string) => Posted;
  readonly isLooking?: (token: string) => boolean;
  readonly lease?: 'anew' | 'elsewhere';
};

/** One table with news. Answers to whom pushes went, and when. */
function watched({ news, call: called, listeners, answer, isLooking, lease = 'anew' }: World) {
  const time = new VirtualClock(START);
  let call = called;
  let callAt = START;
  const tableNews: TableNews & { at: number } = {
    id: 't',
    phase: 'playing',
    standing: STANDING,
    no: 3,
    tries: 0,
    at: START,
    ...news,
  };
  let table = called === undefined ? tableNews : undefined;
  let devices = [...listeners];
  const sent: string[] = [];
  const watch = new PushWatch({
    storage: {
      leases: { claim: async () => lease, release: async () => undefined },
      pushes: {
        secret: async (_, fresh) => fresh,
        keep: async () => undefined,
        keepFor: async () => undefined,
        forgetFor: async () => undefined,
        calls: async (now) => (call !== undefined && callAt <= now ? [call] : []),
        callees: async () => devices,
        toldCall: async (_, device) => {
          call = { ...call!, told: [...call!.told, device] };
        },
        settleCall: async (_, again) => {
          if (again === undefined) call = undefined;
          else [call, callAt] = [{ ...call!, tries: call!.tries + 1 }, again];
        },
        news: async (now) => (table !== undefined && table.at <= now ? [table] : []),
        listeners: async () => devices,
        told: async ({ token }, device, no) => {
          devices = devices.map((one) =>
            one.token === token && one.device === device ? { ...one, sent: no } : one,
          );
        },
        forget: async (device) => {
          devices = devices.filter((one) => one.device !== device);
        },
        settle: async (_id, _no, again) => {
          table =
            again === undefined ? undefined : { ...table!, tries: table!.tries + 1, at: again };
        },
      },
    },
    isLooking: (_, token) => isLooking?.(token) === true,
    time,
    vapid: vapidFrom(newVapidKey(), 'mailto:host@example.org')!,
    post: async (endpoint, { headers }) => {
      sent.push(`${endpoint.split('/').at(-1)} ${headers['ttl']}`);
      return answer?.(endpoint) ?? { status: 201, wait: undefined };
    },
    log: SILENT_LOG,
    report: (error) => {
      throw error;
    },
  });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 3000) {
      time.pass(3000);
      for (let hop = 0; hop < 60; hop++) await Promise.resolve();
    }
  };
  return { sent, pass, watch, isSettled: () => table === undefined && call === undefined };
}

const names = (sent: readonly string[]): readonly string[] => sent.map((one) => one.split(' ')[0]!);

it('goes to every device of whose turn it is that wants it, once', async () => {
  const world = watched({
    listeners: [
      listener('a', 'phone'),
      listener('a', 'desk'),
      listener('a', 'quiet', 'end'),
      listener('b', 'bens'),
      listener('nobody', 'strange'),
      { ...listener('a', 'told'), sent: 3 },
    ],
  });
  await world.pass(10 * MINUTE);
  expect(names(world.sent)).toEqual(['phone', 'desk']);
  expect(world.isSettled()).toBe(true);
});

it.each([
  ['of the end to all who played', { phase: 'over' }, 'end'],
  [
    'of the next game to all who played',
    { standing: { ...STANDING, next: { id: 'n', code: 'N' } } },
    'next',
  ],
] as const)('goes out %s', async (_, news, wants) => {
  const listeners = [listener('a', 'adas', wants), listener('b', 'bens', wants)];
  const world = watched({ news, listeners });
  await world.pass(MINUTE);
  expect(world.sent).toEqual(['adas 86400', 'bens 86400']);
});

it('goes to nobody twice because it becomes somebody else’s turn too, nor to who rests', async () => {
  const seats = [
    { token: 'a', name: 'Ada', turnFrom: 12 },
    { token: 'b', name: 'Ben', turnFrom: 15 },
    { token: 'c', name: 'Cleo', turnFrom: 15, rest: START + 86_400_000 },
    { token: 'd', name: 'Dan', turnFrom: 15, rest: START - 1 },
  ];
  const world = watched({
    news: { standing: { ...STANDING, seats, due: [1, 2, 3, 4] } },
    listeners: [
      { ...listener('a', 'adas'), sent: 12 },
      { ...listener('b', 'bens'), sent: 8 },
      listener('c', 'cleos'),
      listener('d', 'dans'),
    ],
  });
  await world.pass(MINUTE);
  expect(names(world.sent)).toEqual(['bens', 'dans']);
});

it('does not go to who looks at the table, nor from a node that has not its lease', async () => {
  const listeners = [listener('a', 'phone')];
  const looking = watched({ listeners, isLooking: () => true });
  await looking.pass(MINUTE);
  expect([looking.sent, looking.isSettled()]).toEqual([[], true]);
  const other = watched({ listeners, lease: 'elsewhere' });
  await other.pass(MINUTE);
  expect([other.sent, other.isSettled()]).toEqual([[], false]);
});

it('is tried again with growing pauses, only for whom it did not reach, and not for ever', async () => {
  const listeners = [listener('a', 'good'), listener('a', 'bad'), listener('a', 'gone')];
  const world = watched({
    listeners,
    answer: (endpoint) => {
      if (endpoint.endsWith('gone')) return { status: 410, wait: undefined };
      return { status: endpoint.endsWith('bad') ? 503 : 201, wait: undefined };
    },
  });
  await world.pass(MINUTE);
  expect(names(world.sent)).toEqual(['good', 'bad', 'gone', 'bad']);
  await world.pass(12 * 60 * MINUTE);
  expect(names(world.sent).filter((name) => name === 'bad')).toHaveLength(7);
  expect(world.isSettled()).toBe(true);
  expect(world.watch.counts).toEqual({ told: 1, failed: 7, gone: 1 });
});

it('tells of an invitation every browser of who is invited, once, and not when it has lapsed', async () => {
  const call = {
    from: 'b',
    to: 'a',
    name: 'Ben',
    table: 'BCDFGHJK',
    made: START,
    tries: 0,
    told: ['desk'],
  };
  const listeners = [listener('', 'phone'), listener('', 'desk'), listener('', 'bad')];
  const answer = (endpoint: string): Posted => ({
    status: endpoint.endsWith('bad') && world.sent.length < 3 ? 503 : 201,
    wait: undefined,
  });
  const world = watched({ call, listeners, answer });
  await world.pass(10 * MINUTE);
  expect(names(world.sent)).toEqual(['phone', 'bad', 'bad']);
  expect([world.isSettled(), world.watch.counts.told]).toEqual([true, 2]);
  const late = watched({ call: { ...call, made: START - 86_400_000 }, listeners });
  await late.pass(MINUTE);
  expect([late.sent, late.isSettled()]).toEqual([[], true]);
});

it('waits as long as the push service asks for', async () => {
  let calls = 0;
  const world = watched({
    listeners: [listener('a', 'phone')],
    answer: () => (++calls === 1 ? { status: 429, wait: 600 } : { status: 201, wait: undefined }),
  });
  await world.pass(9 * MINUTE);
  expect(world.sent).toHaveLength(1);
  await world.pass(2 * MINUTE);
  expect(world.sent).toHaveLength(2);
  await world.watch.stop();
});
