import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
// usage: node scratch-look.mjs out width query [sectionIndex...]
const [out, width, query = '', sel = '', scale='1'] = process.argv.slice(2);
const b = await launchBrowser(await chromiumPath());
const p = await b.newPage({ viewport: { width: Number(width), height: 900 }, deviceScaleFactor: Number(scale) });
p.on('console', (m) => m.type()==='error' && console.log('console', m.text())); p.on('pageerror', (e) => console.log('error', e.message));
await p.goto(`http://localhost:5391/gallery.html?${query}`);
await p.waitForSelector('.gallery-section', {timeout: 60000});
await p.evaluate(() => document.fonts.ready); await p.waitForTimeout(Number(process.env.WAIT ?? 500));
console.log('scrollWidth', await p.evaluate(() => document.documentElement.scrollWidth));
if (sel !== '') { const s = p.locator('.gallery-section').filter({ has: p.locator(`h2:text("${sel}")`) }).first(); await s.screenshot({ path: out }); }
else await p.screenshot({ path: out, fullPage: true });
await b.close();
