import { chromiumPath, launchBrowser } from './e2e/harness/browser.ts';
import { readFileSync } from 'node:fs';
const [src, out, x, y, w, h] = process.argv.slice(2);
const b = await launchBrowser(await chromiumPath());
const p = await b.newPage({ viewport: { width: Number(w), height: Number(h) } });
await p.setContent(`<body style="margin:0;overflow:hidden"><img style="position:absolute;left:-${x}px;top:-${y}px" src="data:image/png;base64,${readFileSync(src).toString('base64')}">`);
await p.waitForTimeout(200); await p.screenshot({ path: out }); await b.close();
