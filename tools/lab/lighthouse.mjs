// Lighthouse on the built game, mobile preset: `npm run lab:lighthouse` from the root (installs this
// folder first). Prints a table and leaves the whole reports in reports/lighthouse/.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, launchBrowser } from '../../apps/web/e2e/harness/browser.ts';
import { startSite } from '../../apps/web/e2e/harness/site.ts';

/**
 * What is used of Lighthouse's result.
 *
 * @typedef {object} Result
 * @property {Record<string, { title: string, score: number | null }>} categories
 * @property {Record<string, { title: string, score: number | null, displayValue?: string }>} audits
 */
/** @typedef {{ lhr: Result, report: string }} Run */
/** @typedef {(url: string, flags: object) => Promise<Run | undefined>} Lighthouse */

const SCREENS = {
  home: '#/',
  'new-game': '#/new/bots',
  rulebook: '#/rules',
  settings: '#/settings',
};

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const LIGHTHOUSE = new URL('node_modules/lighthouse/core/index.js', import.meta.url);
const REPORTS = fileURLToPath(new URL('../../reports/lighthouse', import.meta.url));

if (existsSync(LIGHTHOUSE)) await main();
else {
  console.error('Lighthouse is not installed: it is missing in tools/lab/package.json.');
  process.exitCode = 1;
}

async function main() {
  const module = /** @type {{ default: Lighthouse }} */ (await import(LIGHTHOUSE.href));
  const port = await freePort();
  const site = await startSite();
  const browser = await launchBrowser(await chromiumPath(), [`--remote-debugging-port=${port}`]);
  try {
    for (const [name, route] of Object.entries(SCREENS)) {
      const flags = { port, output: 'html', logLevel: 'error' };
      const run = await module.default(`${site.url}/${route}`, flags);
      if (run === undefined) throw new Error(`Lighthouse gave nothing for ${name}`);
      tell(name, run);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * @param {string} name
 * @param {Run} run
 */
function tell(name, { lhr, report }) {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(join(REPORTS, `${name}.html`), report);
  const scores = Object.values(lhr.categories).map(
    ({ title, score }) => `${title} ${score === null ? '–' : Math.round(score * 100)}`,
  );
  console.log(`${name}: ${scores.join(', ')}`);
  const metrics = METRICS.flatMap((id) => {
    const { title, displayValue } = lhr.audits[id] ?? {};
    return displayValue === undefined ? [] : [`${title} ${displayValue}`];
  });
  console.log(`  ${metrics.join(', ')}`);
  const faults = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { title, displayValue } of faults) {
    console.log(`  · ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`);
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((settle) => server.once('listening', settle));
  const address = server.address();
  await new Promise((settle) => server.close(settle));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
