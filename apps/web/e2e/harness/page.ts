/** Pages for tests: one browser for all files of a worker, a fresh context for a page, problems fail the test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { inject, onTestFinished, type RunnerTestCase } from 'vitest';
import { launchBrowser } from './browser.ts';
import { wear } from './good-layout.ts';
import { expectNone } from './none.ts';
import { PHONE } from './sizes.ts';
import {
  goToScreen,
  lastingOf,
  startOver,
  visit,
  visitBeside,
  type Visit,
  type VisitOptions,
} from './visit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built game is served. */
    readonly site: string;
    /** The files of it. */
    readonly folder: string;
    /** Where tables online are, for the files that need no server of their own. */
    readonly tables: string;
    readonly chromium: string | undefined;
  }
}

export const REPORTS = fileURLToPath(new URL('../../../../reports/e2e', import.meta.url));

let launched: Promise<Browser> | undefined;

/** Started when a test first asks for it; ends with this process. */
export async function theBrowser(): Promise<Browser> {
  return (launched ??= launch());
}

async function launch(): Promise<Browser> {
  // By a signal ends vitest its workers; a connection that is lost means that vitest itself is gone.
  for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit());
  return launchBrowser(inject('chromium'));
}

/** A page of a player who was never here before, or only to choose settings. */
export async function newPage(options: VisitOptions = {}): Promise<Page> {
  return tested(await visit(await theBrowser(), options));
}

/** The pages that tests are done with, by what of a visit stays for good. */
const idle = new Map<string, Visit[]>();

/**
 * A page that an earlier test may have had. Its size and settings are those of `options`, and nothing
 * else is kept but the games. It is not loaded anew, which takes longer than many a test: for tests that
 * look neither at how the game starts nor at what it has kept.
 */
export async function usedPage(
  options: Omit<VisitOptions, 'allowed'> = {},
  site = inject('site'),
): Promise<Page> {
  const key = JSON.stringify([site, lastingOf(options)]);
  const known = idle.get(key)?.pop();
  const used = known ?? (await visit(await theBrowser(), options));
  onTestFinished(async ({ task }) => {
    const { page } = used;
    if (
      task.result?.state !== 'fail' &&
      used.problems.length === 0 &&
      (await isUsable(page, site))
    ) {
      await goToScreen(page, site, WAITING_ROOM);
      idle.set(key, [...(idle.get(key) ?? []), used]);
    } else await leave(used, task);
  });
  if (known === undefined) await goToScreen(used.page, site, WAITING_ROOM);
  else {
    await wear(used.page, { size: options.size ?? PHONE });
    await startOver(used.page, options);
  }
  return used.page;
}

/** Not where a test has set its time, which cannot be set going again, or has left it on another site. */
async function isUsable(page: Page, site: string): Promise<boolean> {
  if (page.isClosed() || new URL(page.url()).origin !== new URL(site).origin) return false;
  return Math.abs((await page.evaluate(() => Date.now())) - Date.now()) < 60_000;
}

/** Of a site that goes away. */
export async function closeUsedPages(site: string): Promise<void> {
  for (const [key, visits] of idle) {
    if ((JSON.parse(key) as readonly unknown[])[0] !== site) continue;
    idle.delete(key);
    await Promise.all(visits.map(async ({ page }) => page.context().close()));
  }
}

/** A screen without a table, that no test of the table goes to by itself. */
export const WAITING_ROOM = '#/learn';

/** Another tab of the same player. */
export async function newTab(page: Page, options: VisitOptions = {}): Promise<Page> {
  return tested(await visitBeside(page.context(), options));
}

/** Goes to a screen of the game, `#/settings`, and waits until it is drawn. */
export async function openApp(page: Page, route = '#/'): Promise<void> {
  await goToScreen(page, inject('site'), route);
}

function tested(visited: Visit): Page {
  onTestFinished(async ({ task }) => leave(visited, task));
  return visited.page;
}

async function leave({ page, problems }: Visit, task: Readonly<RunnerTestCase>): Promise<void> {
  const isFailed = task.result?.state === 'fail' || problems.length > 0;
  if (isFailed && !page.isClosed()) await keep(page, task);
  await page.context().close();
  expectNone(problems);
}

let kept = 0;

/** What a person and what a screen reader would have met when it failed. */
async function keep(page: Page, task: Readonly<RunnerTestCase>): Promise<void> {
  const title = `${task.file.name.replace(/^.*\/|\.test\.ts$/gu, '')} ${task.name} ${++kept}`;
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  mkdirSync(REPORTS, { recursive: true });
  // A page that hangs must not hide why the test failed.
  const limit = { timeout: 10_000 };
  await page
    .screenshot({ path: join(REPORTS, `${name}.png`), caret: 'initial', ...limit })
    .catch(() => undefined);
  const snapshot = await page.locator('body').ariaSnapshot(limit).catch(String);
  writeFileSync(join(REPORTS, `${name}.txt`), `${page.url()}\n\n${snapshot}\n`);
}
