/** The store of the local game in a real browser's database. */
import { STORE_CASES } from '@palier/table/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { crashTab } from './harness/crash.ts';
import { bundled } from './harness/bundled.ts';
import { newPage, newTab } from './harness/index.ts';
import type * as stores from './stores.ts';

declare const palierStores: typeof stores;

let script: string;
beforeAll(async () => {
  script = await bundled(new URL('stores.ts', import.meta.url), 'palierStores');
});

/** An empty page of an origin that may keep things. */
async function withStores(page: Page): Promise<Page> {
  const address = 'http://localhost/stores';
  await page.route(address, async (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto(address);
  await page.addScriptTag({ content: script });
  return page;
}

describe('the store in IndexedDB', () => {
  it.each(STORE_CASES.map(({ title }, index) => [title, index] as const))(
    '%s',
    async (_title, index) => {
      const page = await withStores(await newPage());
      expect(await page.evaluate(async (at) => palierStores.runCase(at), index)).toBeUndefined();
    },
  );

  it('lists its games, the newest first, and throws away one or all', async () => {
    const page = await withStores(await newPage());
    const lists = await page.evaluate(async () => {
      const { SUMMARY: summary, idbStore } = palierStores;
      const { seats } = summary;
      const store = idbStore();
      const later = async (): Promise<void> => {
        const now = Date.now();
        while (Date.now() === now) await Promise.resolve();
      };
      for (const id of ['a', 'b', 'c']) {
        await store.create({ id, seats, header: id, lines: ['one'] }, summary);
        await later();
      }
      await store.append('a', { from: 1, lines: ['two'], summary: { ...summary, round: 2 } });
      const ids = async (): Promise<string> =>
        (await store.list()).map(({ id, round }) => `${id}${round}`).join(' ');
      const all = await ids();
      await store.remove('b');
      const rest = await ids();
      const gone = [
        await store.load('b'),
        await store.append('b', { from: 1, lines: [], summary }),
      ];
      // A game of the same name begins anew.
      await store.create({ id: 'b', seats, header: 'b', lines: [] }, summary);
      const again = (await store.load('b'))?.lines;
      await store.erase();
      return { all, rest, gone, again, none: await ids(), lines: await store.load('a') };
    });
    expect(lists).toEqual({
      all: 'a2 c1 b1',
      rest: 'a2 c1',
      gone: [undefined, 'missing'],
      again: [],
      none: '',
      lines: undefined,
    });
  });

  it('has what it stored when its tab crashes', async () => {
    const page = await newPage({ allowed: [/crashed/u] });
    await withStores(page);
    await page.evaluate(async () => {
      const { SUMMARY: summary, idbStore } = palierStores;
      const { seats } = summary;
      const store = idbStore();
      await store.create({ id: 'a', seats, header: 'h', lines: ['one'] }, summary);
      await store.append('a', { from: 1, lines: ['two'], summary });
    });
    const tab = await newTab(page);
    await crashTab(page);
    await withStores(tab);
    const game = await tab.evaluate(async () => palierStores.idbStore().load('a'));
    expect(game?.lines).toEqual(['one', 'two']);
  });

  it('lets another tab make room for what is newer, and comes back', async () => {
    const page = await withStores(await newPage());
    const found = await page.evaluate(async () => {
      const store = palierStores.idbStore();
      const before = await store.list();
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('palier');
        request.addEventListener('success', () => resolve());
        request.addEventListener('blocked', () => reject(new Error('blocked')));
      });
      return [before, await store.list()];
    });
    expect(found).toEqual([[], []]);
  });

  it('counts a game when it ends and keeps that when the game is gone', async () => {
    const page = await withStores(await newPage());
    const found = await page.evaluate(async () => {
      const { SUMMARY: summary, idbStore } = palierStores;
      const seats = [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-expert' }];
      const store = idbStore();
      await store.create({ id: 'a', seats, header: 'h', lines: [] }, { ...summary, seats });
      const over = { ...summary, seats, winners: [1] };
      await store.append('a', { from: 0, lines: ['one'], summary: { ...summary, seats } });
      const before = await store.results();
      const late = await store.append('a', { from: 0, lines: ['two'], summary: over });
      const conflict = [late, (await store.results()).length];
      await store.append('a', { from: 1, lines: ['two'], summary: over });
      // A record from a file was not played here.
      await store.create({ id: 'b', seats, header: 'h', lines: ['one'] }, over);
      await store.remove('a');
      const after = (await store.results()).map(({ id, kind, hasWon }) => [id, kind, hasWon]);
      await store.eraseResults();
      const erased = await store.results();
      const online = { id: 'online/t', ended: 7, hasWon: true } as Parameters<
        typeof store.keepResult
      >[0];
      await store.keepResult(online);
      await store.keepResult({ ...online, ended: 8 });
      return { before, conflict, after, erased, kept: await store.results() };
    });
    expect(found).toEqual({
      before: [],
      conflict: ['conflict', 0],
      after: [['a', 'bots', true]],
      erased: [],
      // Once, as it was kept first.
      kept: [{ id: 'online/t', ended: 7, hasWon: true }],
    });
  });

  it('counts what ended before there were results, but no record from a file', async () => {
    const page = await withStores(await newPage());
    const found = await page.evaluate(async () => {
      const { SUMMARY: summary, idbStore } = palierStores;
      const opening = indexedDB.open('palier', 1);
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('games', { keyPath: 'id' });
          opening.result.createObjectStore('lines', { keyPath: ['game', 'number'] });
        });
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const put = (id: string, bot: string | undefined, winners: readonly number[]): void => {
        const seats = [{ name: 'Ada' }, { name: 'Odile', ...(bot !== undefined && { bot }) }];
        const row = { id, seats, header: 'h', length: 0, saved: 7 };
        db.transaction('games', 'readwrite')
          .objectStore('games')
          .put({ ...row, summary: { ...summary, seats, winners } });
      };
      put('ended', 'odile-expert', [2]);
      put('going on', 'odile-expert', []);
      put('from a file', undefined, [1]);
      db.close();
      const store = idbStore();
      const games = (await store.list()).length;
      return { games, results: (await store.results()).map(({ id, ended }) => [id, ended]) };
    });
    expect(found).toEqual({ games: 3, results: [['ended', 7]] });
  });

  it('works again after it could not be opened', async () => {
    const page = await withStores(await newPage());
    const found = await page.evaluate(async () => {
      const done = async (request: IDBOpenDBRequest): Promise<void> =>
        new Promise((resolve) => {
          request.addEventListener('success', () => {
            (request.result as IDBDatabase | undefined)?.close();
            resolve();
          });
        });
      // A version that this one does not know yet.
      await done(indexedDB.open('palier', 1000));
      const store = palierStores.idbStore();
      const first = await store.list().catch((error: unknown) => (error as Error).name);
      await done(indexedDB.deleteDatabase('palier'));
      return [first, await store.list()];
    });
    expect(found).toEqual(['VersionError', []]);
  });
});
