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
