import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
const [w='390',h='844',theme='night'] = process.argv.slice(2);
const b = await launchBrowser(await chromiumPath());
const p = await b.newPage({ viewport: { width: +w, height: +h }, deviceScaleFactor: 1.5, locale: 'en-GB' });
p.on('pageerror', (e) => console.log('error', e.message)); 
await p.addInitScript((t) => localStorage.setItem('palier.settings', JSON.stringify({ theme: t, pace: 'fast', sound: false })), theme);
await p.goto('http://localhost:5391/'); await p.waitForTimeout(3000);
await p.screenshot({ path: '/tmp/app-home.png' });
console.log(await p.evaluate(() => document.body.innerText.slice(0, 400)));
await p.goto('http://localhost:5391/#/new/bots'); await p.waitForTimeout(2000); await p.screenshot({ path: '/tmp/app-new.png' });
const btns = await p.getByRole('button').allInnerTexts(); console.log(btns.join('|'));
try { await p.locator('.button-primary').last().click({timeout:2000}); await p.waitForTimeout(Number(process.env.W ?? 2500)); } catch (e) { console.log(e.message.slice(0,200)); }
await p.screenshot({ path: '/tmp/app-table.png' });
console.log(p.url());
await b.close();
