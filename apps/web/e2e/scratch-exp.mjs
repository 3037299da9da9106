import { launchBrowser, chromiumPath } from './harness/browser.ts';
import { visit, goToScreen } from './harness/visit.ts';
import { playOn, MEEK } from './harness/player.ts';
import { readPng } from './harness/pixels.ts';
import { writeFileSync } from 'node:fs';
import { startServer } from '@palier/server';
const server = await startServer({ host: '127.0.0.1', port: 0, root: '/tmp/mine/dist' });
const site = server.url.replace('localhost', '127.0.0.1');
const b = await launchBrowser(await chromiumPath());
const { page, problems } = await visit(b, { settings: MEEK });
await goToScreen(page, site, '#/');
await page.getByRole('link', { name: /Play bots/ }).click();
await page.getByRole('radio', { name: '2', exact: true }).check();
await page.getByRole('button', { name: 'Deal' }).click();
for (let i = 0; i < 160; i++) {
  await playOn(page);
  const p = page.locator('.opponent .pile svg.card');
  if (!(await p.count())) continue;
  const box = await p.boundingBox();
  const png = await page.screenshot({
    clip: { x: box.x + 6, y: box.y + box.height - 5, width: 2, height: 2 },
  });
  const { rgb } = readPng(png);
  const [card, fill] = await p
    .first()
    .evaluate((e) => [e.dataset.card, getComputedStyle(e.querySelector('.card-step') ?? e).fill]);
  const got = `rgb(${rgb[0]}, ${rgb[1]}, ${rgb[2]})`;
  if (got !== fill) {
    console.log(card, fill, got);
    writeFileSync(`/tmp/mine/wrong-${i}.png`, await page.screenshot());
  }
}
await b.close();
await server.close();
