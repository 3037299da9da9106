import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
const b = await launchBrowser(await chromiumPath());
const page = await (await b.newContext({ viewport: { width: 390, height: 844 } })).newPage();
page.on('console', m => console.log('C', m.type(), m.text().slice(0, 300)));
page.on('pageerror', e => console.log('E', e.message, e.stack?.slice(0, 600)));
await page.goto('http://localhost:5199/#/new/bots');
await page.waitForTimeout(1500);
await page.getByRole('button', { name: /deal/i }).first().click();
await page.waitForTimeout(3000); await page.screenshot({path:'/tmp/l-table.png', timeout: 15000}); console.log('shot');
const t = Promise.race([page.evaluate(() => document.body.innerText.slice(0,500)), new Promise(r => setTimeout(() => r('HUNG'), 3000))]);
console.log(await t, page.url());
const c = await page.context().newCDPSession(page);
try { await Promise.race([(async()=>{ await c.send('Debugger.enable'); c.on('Debugger.paused', e => { console.log(e.callFrames.slice(0,12).map(f=>f.functionName+' '+f.url.split('/').slice(-1)+':'+f.location.lineNumber).join('\n')); }); await c.send('Debugger.pause'); await new Promise(r=>setTimeout(r,1500)); })(), new Promise(r=>setTimeout(r,4000))]); } catch(e) { console.log(e.message) }
process.exit(0);
