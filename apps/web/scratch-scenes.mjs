import { SCENES } from './e2e/scenes.ts'; import { plant } from './e2e/harness/plant.ts';
import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
const [,, which='', sizes='390x844', settings='{}', action=''] = process.argv;
const b = await launchBrowser(await chromiumPath());
for (const size of sizes.split(',')) { const [width, height] = size.split('x').map(Number);
const ctx = await b.newContext({ viewport: { width, height } });
const page = await ctx.newPage();
page.on('console', m => { if (!/vite/.test(m.text())) console.log('C', m.type(), m.text().slice(0, 300)); });
page.on('pageerror', e => console.log('E', e.message, e.stack?.slice(0, 900)));
await page.addInitScript((s) => localStorage.setItem('palier.settings', JSON.stringify({ motion: 'off', pace: 'slow', sound: false, ...s })), JSON.parse(settings));
await page.goto('http://localhost:5199/#/'); await page.waitForTimeout(400);
for (const scene of SCENES) { if (which && !which.split(',').includes(scene.id.slice(6))) continue;
  await plant(page, scene);
  await page.goto('http://localhost:5199/#/'); await page.goto(`http://localhost:5199/#/game/${scene.id}`);
  await page.locator('.hand, dialog[open]').first().waitFor(); await page.waitForTimeout(350);
  if (action) { await (new (Object.getPrototypeOf(async function(){}).constructor)('page', action))(page).catch(e => console.log(e.message.slice(0,300))); await page.waitForTimeout(300); }
  await page.screenshot({ path: `/tmp/s-${scene.id.slice(6)}-${size}${process.env.TAG ?? ''}.png` }); }
await ctx.close(); }
await b.close();
