/** The minds think the same in a browser as on Node: no sum that an engine may round its own way. */
import { build } from 'vite';
import { expect, it } from 'vitest';
import { answers } from './answers.ts';
import { newPage } from './harness/index.ts';

declare const palierAnswers: { readonly answers: typeof answers };

it('bots and coach give the same answers in the browser', async () => {
  const here = answers();
  expect(here.length).toBeGreaterThan(200);
  // Moves of many kinds, or the same one again would prove little.
  expect(new Set(here).size).toBeGreaterThan(150);
  const page = await newPage();
  await page.addScriptTag({ content: await bundled() });
  const there = await page.evaluate(() => palierAnswers.answers());
  expect(there).toEqual(here);
});

async function bundled(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: new URL('answers.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'palierAnswers',
      },
    },
  });
  const [made] = Array.isArray(output) ? output : [output];
  if (made === undefined || !('output' in made)) throw new Error('nothing was bundled');
  return made.output[0].code;
}
