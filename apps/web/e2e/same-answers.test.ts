/** The minds think the same in a browser as on Node: no sum that an engine may round its own way. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundled } from './harness/bundled.ts';
import { answers } from './answers.ts';
import { newPage } from './harness/index.ts';

declare const palierAnswers: { readonly answers: typeof answers };

it('bots and coach give the same answers in the browser', async () => {
  const file = [...readFileSync(new URL(import.meta.resolve('@palier/bots/network.bin')))];
  const here = answers(file);
  expect(here.length).toBeGreaterThan(200);
  // Moves of many kinds, or the same one again would prove little.
  expect(new Set(here).size).toBeGreaterThan(150);
  const page = await newPage();
  await page.addScriptTag({
    content: await bundled(new URL('answers.ts', import.meta.url), 'palierAnswers'),
  });
  const there = await page.evaluate((bytes) => palierAnswers.answers(bytes), file);
  expect(there).toEqual(here);
});
