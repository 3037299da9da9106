/** What a service worker does where the device has no room left; the rest is tried in a real browser. */
import { afterEach, expect, it, vi } from 'vitest';
import { keepOffline, type WorkerScope } from './service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('hands on what it has no room to keep', async () => {
  vi.stubGlobal('location', { origin: 'http://palier.test' });
  vi.stubGlobal('fetch', async () => new Response('weights'));
  const full = {
    match: async () => undefined,
    put: async () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  };
  const answers: Promise<Response>[] = [];
  const scope = {
    caches: { open: async () => full },
    addEventListener: (kind: string, listener: (event: unknown) => void) => {
      const request = { url: 'http://palier.test/assets/network.bin', method: 'GET', mode: 'cors' };
      const respondWith = (answer: Promise<Response>): number => answers.push(answer);
      if (kind === 'fetch') listener({ request, respondWith });
    },
  } as unknown as WorkerScope;
  keepOffline(scope, { now: {}, later: { 'assets/network.bin': 'a1' } });
  expect(await Promise.all(answers.map(async (one) => (await one).text()))).toEqual(['weights']);
});

type Listener = (event: unknown) => void;

/** A service worker whose page left such words; what it shows, and where it leads. */
function pushedWorker(words: object | undefined, windows: readonly object[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const work: Promise<unknown>[] = [];
  const kept = words === undefined ? undefined : Response.json(words);
  const badges: number[] = [];
  const scope = {
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    caches: { open: async () => ({ match: async () => kept?.clone() }) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => opened.push(url),
    },
    registration: {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        shown.push([title, body, tag, data]),
      getNotifications: async () => shown,
    },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  } as unknown as WorkerScope;
  keepOffline(scope, { now: {}, later: {} });
  const happen = async (kind: string, event: object): Promise<void> => {
    const waitUntil = (promise: Promise<unknown>): number => work.push(promise);
    listeners.get(kind)?.({ ...event, waitUntil });
    await Promise.all(work);
  };
  return { happen, shown, opened, badges };
}

const WORDS = { turn: { title: 'Du bist dran', body: 'Am Tisch mit %' } };

it.each([
  [
    'in the words that the page left',
    WORDS,
    { t: 'turn', table: 'a', names: ['Ben', 'Cleo'] },
    'Du bist dran',
    'Am Tisch mit Ben, Cleo',
  ],
  [
    'of a name with signs',
    WORDS,
    { t: 'turn', table: 'a', names: ['$&'] },
    'Du bist dran',
    'Am Tisch mit $&',
  ],
  ['of bots alone', WORDS, { t: 'turn', table: 'a', names: [] }, 'Du bist dran', ''],
  [
    'of a kind that is not known yet',
    WORDS,
    { t: 'more', table: 'a', names: ['Ben'] },
    'Palier',
    '',
  ],
  ['without words', undefined, { t: 'turn', table: 'a', names: ['Ben'] }, 'Palier', ''],
])('shows a push %s', async (_, words, message, title, body) => {
  const { happen, shown } = pushedWorker(words);
  await happen('push', { data: { json: () => message } });
  expect(shown).toEqual([[title, body, 'a', 'a']]);
});

it('shows something of a push that cannot be read', async () => {
  const { happen, shown } = pushedWorker(WORDS);
  const json = (): never => {
    throw new SyntaxError('no JSON');
  };
  await happen('push', { data: { json } });
  await happen('push', { data: null });
  expect(shown).toHaveLength(2);
});

it('leads from a notification to its table, in the window that is open', async () => {
  const notification = { data: 'a b', close: vi.fn() };
  const none = pushedWorker(WORDS);
  await none.happen('notificationclick', { notification });
  expect(none.opened).toEqual(['/#/t/a%20b']);
  const navigate = vi.fn();
  const one = pushedWorker(WORDS, [{ focus: async () => ({ navigate }) }]);
  await one.happen('notificationclick', { notification });
  expect([one.opened, navigate.mock.calls]).toEqual([[], [['/#/t/a%20b']]]);
  expect(notification.close).toHaveBeenCalledTimes(2);
});

it('leads to the table in a window that may not come to the front', async () => {
  const notification = { data: 'a', close: vi.fn() };
  const navigate = vi.fn();
  const focus = async () => Promise.reject(new DOMException('not now', 'InvalidAccessError'));
  const shy = pushedWorker(WORDS, [{ focus, navigate }]);
  await shy.happen('notificationclick', { notification });
  expect(navigate.mock.calls).toEqual([['/#/t/a']]);
});

it('counts on the badge what it has shown', async () => {
  const { happen, badges } = pushedWorker(WORDS);
  for (const table of ['a', 'b']) {
    await happen('push', { data: { json: () => ({ t: 'turn', table }) } });
  }
  expect(badges).toEqual([1, 2]);
});
