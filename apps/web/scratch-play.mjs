import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
const [,, edition='', size='390x844', maxS='60', players='3'] = process.argv;
const [width, height] = size.split('x').map(Number);
const b = await launchBrowser(await chromiumPath());
const ctx = await b.newContext({ viewport: { width, height }, hasTouch: true });
const page = await ctx.newPage();
page.on('console', m => { if (!/vite/.test(m.text())) console.log('C', m.type(), m.text().slice(0, 300)); });
page.on('pageerror', e => console.log('E', e.message, e.stack?.slice(0, 900)));
await page.addInitScript(() => localStorage.setItem('palier.settings', JSON.stringify({ motion: 'off', pace: 'instant', sound: false })));
await page.goto('http://localhost:5199/#/new/bots');
await page.getByRole('button', { name: /^deal/i }).waitFor();
if (players !== '3') await page.getByRole('radio', { name: players }).check({ force: true });
await page.getByRole('button', { name: /^deal/i }).first().click();
await page.getByRole('toolbar').waitFor();
const t0 = Date.now(); let n = 0, shots = 0, miss = 0;
while (Date.now() - t0 < Number(maxS) * 1000) {
  const dialog = page.getByRole('dialog').last();
  if (await dialog.count() > 0) {
    const name = await dialog.innerText().catch(() => '');
    const primary = dialog.locator('.button-primary');
    if (/hint/i.test(name.slice(0, 20)) || await primary.count() > 0) { 
      if (shots < 12 && !/hint/i.test(name.slice(0,20))) { await page.screenshot({ path: `/tmp/p-${shots++}.png` }); console.log('dialog', shots - 1, name.slice(0, 60).replace(/\n/g, ' ')); }
      await primary.first().click({ timeout: 2000 }).catch(e => console.log('click', e.message.slice(0, 200))); n++; continue; }
    console.log('other dialog', name.slice(0, 100)); break;
  }
  const hint = page.getByRole('button', { name: 'Hint' });
  if (await hint.count() === 0) { miss = (globalThis.m = (globalThis.m ?? 0) + 1); if (miss > 200) { console.log('no hint button; at', page.url()); break; } await page.waitForTimeout(30); continue; } globalThis.m = 0;
  if (await hint.isEnabled()) { await hint.click({ timeout: 2000 }).catch(() => {}); n++; await page.waitForTimeout(15); }
  else await page.waitForTimeout(20);
  if (n % 60 === 20) { await page.screenshot({ path: `/tmp/t-${Math.floor(n / 60)}.png` }); n++; }
}
console.log('actions', n, 'seconds', (Date.now() - t0) / 1000);
await page.screenshot({ path: '/tmp/p-end.png' });
console.log((await page.locator('body').innerText()).slice(0, 600));
await b.close();
