import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts'; import { readFileSync } from 'node:fs';
const [,, out, h, ...files] = process.argv;
const b = await launchBrowser(await chromiumPath());
const page = await b.newPage({ viewport: { width: 1600, height: Number(h) } });
await page.setContent(`<body style="margin:0;display:flex;gap:8px;background:#888">${files.map(f => `<img style="height:${h}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`);
await page.screenshot({ path: out }); await b.close();
