/** The budget of the first load, and that the build holds what it should and nothing else. */
import { LANGS } from '@palier/text';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import {
  filesFor,
  heaviestLang,
  readBundle,
  bytesOf,
  table,
  toTheFirstCard,
} from './harness/bundle.ts';
import { newPage, openApp } from './harness/index.ts';

/** LOOK.md: JavaScript of the first load, gzipped; here all that is needed up to the first card. */
const BUDGET = 105_000;

const isPage = (file: string): boolean => /\/page-/u.test(file);

const bundle = readBundle(inject('folder'));

describe('the bundle', () => {
  it('keeps the budget of the first load', () => {
    const parts = toTheFirstCard(bundle, heaviestLang(bundle));
    if (bytesOf(parts) > BUDGET) {
      expect.fail(table(`The first load, of ${BUDGET / 1000} kB at most`, parts));
    }
    expect(parts.map(({ bytes }) => bytes > 0)).toEqual([true, true, true, true]);
  });

  it('keeps the faces of people out of the first load', () => {
    const [own] = filesFor(bundle, 'board/drawings.tsx');
    const first = toTheFirstCard(bundle, 'en').flatMap(({ files }) => files);
    expect(first).not.toContain(own);
    // More than a door to files that came before.
    expect(bundle.gzipped.get(own!)).toBeGreaterThan(3000);
  });

  it('holds the rules once, for the page and its worker', () => {
    const page = new Set(filesFor(bundle, 'table/table-screen.tsx'));
    const worker = filesFor(bundle, 'local/worker.ts');
    const shared = worker.filter((file) => page.has(file));
    expect(shared.length).toBeGreaterThan(0);
    const workers = [...bundle.gzipped.keys()].filter((file) => file.includes('worker-'));
    const jobs = filesFor(bundle, 'jobs/worker.ts');
    expect(jobs.filter((file) => page.has(file)).length).toBeGreaterThan(0);
    expect(new Set(workers)).toEqual(new Set([jobs[0], worker[0]]));
  });

  it('has a worker without the page', () => {
    const page = filesFor(bundle, 'index.html').filter((file) => /\/page-/u.test(file));
    expect(page.length).toBe(1);
    expect(filesFor(bundle, 'local/worker.ts')).not.toContain(page[0]);
  });

  it('has a worker that answers', async () => {
    const page = await newPage();
    await openApp(page);
    const [file] = filesFor(bundle, 'local/worker.ts');
    const answer = await page.evaluate(
      async (url) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(url, { type: 'module' });
          worker.addEventListener('message', ({ data }) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
          worker.postMessage({ id: 1, name: 'list', operands: [] });
        }),
      `/${file}`,
    );
    expect(answer).toEqual({ id: 1, value: [] });
  });

  it('has no page for developers', () => {
    const made = [...Object.keys(bundle.manifest), ...bundle.gzipped.keys()];
    expect(made.filter((name) => name.includes('gallery'))).toEqual([]);
  });

  it.each(LANGS)('is all that the first page loads, in %s', async (lang) => {
    const counted = new Set(toTheFirstCard(bundle, lang).flatMap(({ files }) => files));
    const [drawings] = filesFor(bundle, 'board/drawings.tsx');
    const [versions] = filesFor(bundle, 'state/app-versions.ts');
    const page = await newPage({ settings: { lang } });
    await openApp(page);
    // One's own face is there plainly at first; how it is drawn comes when the page stands and has
    // nothing else to do, which is late on a busy machine. What watches for newer versions comes then too.
    await expect.poll(async () => scriptsOf(page)).toContain(drawings);
    await page.waitForLoadState('networkidle');
    const loaded = await scriptsOf(page);
    expect(loaded.length).toBeGreaterThan(2);
    expect(new Set(loaded.filter((file) => !counted.has(file)))).toEqual(
      new Set([versions, drawings]),
    );
    expect(loaded.indexOf(drawings!)).toBeGreaterThan(loaded.findIndex(isPage));
  });
});

/** What of the program a page has fetched, in order. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith('.js')),
  );
}
