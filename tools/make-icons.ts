/**
 * The app's icons as pictures, drawn by Chromium from `apps/web/public/icon.svg`: for systems that
 * read no SVG. `node tools/make-icons.ts` after a change of the drawing; the results are committed.
 */
import chromium from '@sparticuz/chromium';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright-core';

const FOLDER = new URL('../apps/web/public/', import.meta.url);

type Picture = {
  readonly file: string;
  readonly size: number;
  /** Whoever shows it cuts the corners: they are filled. */
  readonly square: boolean;
};

const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', size: 192, square: false },
  { file: 'icon-512.png', size: 512, square: false },
  { file: 'icon-maskable-512.png', size: 512, square: true },
  { file: 'apple-touch-icon.png', size: 180, square: true },
];

const drawing = readFileSync(new URL('icon.svg', FOLDER), 'utf8');

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
  headless: true,
});
const page = await browser.newPage();
for (const { file, size, square } of PICTURES) {
  const svg = square ? drawing.replace(' rx="14"', '') : drawing;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(file, FOLDER)), omitBackground: true });
}
await browser.close();
