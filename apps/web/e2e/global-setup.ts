/** Once before all files: the game built and served, tables online, the browser unpacked. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './harness/browser.ts';
import { startSite } from './harness/site.ts';
import { TableServer } from './harness/table-server.ts';

const REPORTS = new URL('../../../reports/e2e', import.meta.url);

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(REPORTS, { recursive: true, force: true });
  const [path, site] = await Promise.all([chromiumPath(), startSite()]);
  project.provide('chromium', path);
  project.provide('site', site.url);
  project.provide('folder', site.folder);
  const tables = await new TableServer(site.folder).start();
  project.provide('tables', tables.url);
  return async () => {
    await Promise.all([tables.remove(), site.close()]);
  };
}
