import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [src, out, x, y, w, h] = process.argv.slice(2);
const b = await pw.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
const p = await b.newPage({ viewport: { width: Number(w), height: Number(h) } });
await p.setContent(`<body style="margin:0;overflow:hidden"><img style="position:absolute;left:-${x}px;top:-${y}px" src="data:image/png;base64,${readFileSync(src).toString('base64')}">`);
await p.waitForTimeout(200); await p.screenshot({ path: out }); await b.close();
