/** A newer version waits until it is asked for, and reloads only the tab that asked. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerFault, startServer } from '@palier/server';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newPage, newTab, untilDrawn } from './harness/index.ts';
import { lookForUpdate, untilKept } from './harness/offline.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { goToScreen } from './harness/visit.ts';

type Release = { readonly site: string; readonly publish: (name: string) => void };

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
    publish: (name) => {
      change(
        'index.html',
        /<head>(?:<meta name="release"[^>]*>)?/u,
        `<head><meta name="release" content="${name}">`,
      );
      change('sw.js', /"index\.html":"[^"]*"/u, `"index.html":"${name}"`);
    },
  };
}

/** Until the page is of a release. */
async function expectRelease(page: Page, name: string): Promise<void> {
  await page.locator(`meta[name=release][content=${name}]`).waitFor({ state: 'attached' });
  await untilDrawn(page);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update' });

it('asks, and reloads the tab that said yes', async () => {
  const { site, publish } = await release();
  const page = await newPage({ keepsOffline: true });
  await goToScreen(page, site, '#/');
  await untilKept(page);
  await expectGone(update(page));

  // This tab has been open since the first visit, when nothing was kept yet.
  publish('second');
  await lookForUpdate(page);
  await update(page).click();
  await expectRelease(page, 'second');
  await expectGone(update(page));

  const other = await newTab(page);
  await goToScreen(other, site, '#/');
  await expectRelease(other, 'second');
  publish('third');
  await lookForUpdate(page);
  await expectSeen(update(page));
  await expectSeen(update(other));
  // What waits is not used, not even by a reload.
  await page.reload();
  await expectRelease(page, 'second');

  await update(page).click();
  await expectRelease(page, 'third');
  await expectGone(update(page));
  // The other tab goes on as it was, until it is told too.
  await expectRelease(other, 'second');
  await update(other).click();
  await expectRelease(other, 'third');
});
