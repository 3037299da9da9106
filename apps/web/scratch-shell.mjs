import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
const SIZES = { phone: [390, 844], land: [844, 390], tablet: [820, 1180], desk: [1440, 900] };
// usage: node scratch-shell.mjs out "#/..." sizes themes langs [script]
const [out, hash, sizes, themes, langs, script, full] = process.argv.slice(2);
const b = await launchBrowser(await chromiumPath());
const c = await b.newContext({ deviceScaleFactor: 1 });
const p = await c.newPage();
p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()));
p.on('pageerror', (e) => console.log('ERR', e.message));
for (const size of sizes.split(',')) for (const theme of themes.split(',')) for (const lang of langs.split(',')) {
  const [width, height] = SIZES[size];
  await p.setViewportSize({ width, height });
  await p.goto('http://localhost:5473/' + hash);
  await p.evaluate(([theme, lang]) => localStorage.setItem('palier.settings', JSON.stringify({ theme, lang, motion: 'off' })), [theme, lang]);
  await p.reload();
  await p.waitForSelector('h1', { timeout: 20000 }).catch(() => console.log('no h1'));
  await p.waitForTimeout(500);
  if (script) { try { await (new Function('p', 'return (async () => {' + script + '})()'))(p); } catch (e) { console.log(e.message); } await p.waitForTimeout(400); }
  const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log('SIDEWAYS', size, theme, lang, wide);
  const small = await p.evaluate(() => [...document.querySelectorAll('a,button,select,input:not([type=radio]):not([type=checkbox]):not([type=file]),summary,label')].filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.height < 43.5 || r.width < 43.5) && !e.closest('.visually-hidden') && !e.classList.contains('rule-id'); }).map((e) => e.outerHTML.slice(0, 80)));
  if (small.length) console.log('SMALL', size, small);
  await p.screenshot({ path: `/tmp/sh/${out}-${size}-${theme}-${lang}.png`, fullPage: full === 'full' });
}
await b.close();
