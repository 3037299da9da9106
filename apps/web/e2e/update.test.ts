/** A newer version waits until it is asked for, and reloads only the tab that asked. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerFault, startServer } from '@palier/server';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newPage, newTab, untilDrawn } from './harness/index.ts';
import { lookForUpdate, untilKept } from './harness/offline.ts';
import { expectGone } from './harness/seen.ts';
import { goToScreen } from './harness/visit.ts';

type Release = { readonly site: string; readonly publishNext: () => void };

/** The built game in a folder of its own, where a newer version can take its place. */
async function release(): Promise<Release> {
  const root = mkdtempSync(join(tmpdir(), 'palier-release-'));
  // Only as plain files: they are changed below.
  cpSync(inject('folder'), root, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/u.test(path),
  });
  const server = await startServer({ settings: { port: 0, web: root } });
  if (isServerFault(server)) throw new Error(server.code);
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const change = (name: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(root, name), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(join(root, name), changed);
  };
  return {
    site: server.url.replace('localhost', '127.0.0.1'),
    publishNext: () => {
      change('index.html', '<head>', '<head><meta name="release" content="next">');
      change('sw.js', /url:"index\.html",revision:"[^"]*"/u, 'url:"index.html",revision:"next"');
    },
  };
}

async function isNext(page: Page): Promise<boolean> {
  return (await page.locator('meta[name=release]').count()) === 1;
}

it('asks, and reloads the tab that said yes', async () => {
  const { site, publishNext } = await release();
  const page = await newPage({ keepsOffline: true });
  await goToScreen(page, site, '#/');
  await untilKept(page);
  const other = await newTab(page);
  await goToScreen(other, site, '#/');
  await expect.poll(async () => page.getByRole('button', { name: 'Update' }).count()).toBe(0);

  publishNext();
  await lookForUpdate(page);
  const [here, there] = [page, other].map((tab) => tab.getByRole('button', { name: 'Update' }));
  await here!.waitFor();
  await there!.waitFor();
  // What waits is not used, not even by a reload.
  await page.reload();
  await expect.poll(async () => isNext(page)).toBe(false);

  await here!.click();
  await page.locator('meta[name=release]').waitFor({ state: 'attached' });
  await untilDrawn(page);
  await expectGone(here!);
  // The other tab goes on as it was, until it is told too.
  await expect.poll(async () => isNext(other)).toBe(false);
  await there!.click();
  await other.locator('meta[name=release]').waitFor({ state: 'attached' });
});

it('also updates a tab that has been open since the first visit', async () => {
  const { site, publishNext } = await release();
  const page = await newPage({ keepsOffline: true });
  await goToScreen(page, site, '#/');
  await untilKept(page);
  publishNext();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.locator('meta[name=release]').waitFor({ state: 'attached' });
  await untilDrawn(page);
  await expectGone(page.getByRole('button', { name: 'Update' }));
});
