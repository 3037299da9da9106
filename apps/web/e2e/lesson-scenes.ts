/** Pictures of the lesson. */
import type { Page } from 'playwright-core';
import { openApp } from './harness/index.ts';

async function begin(page: Page, chapter: string, moves: readonly string[]): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('palier.lesson', kept), left(chapter, moves));
  await openApp(page, `#/lesson/${chapter}`);
  await page.locator('[data-taught], .lesson-onward').first().waitFor();
}

function left(chapter: string, moves: readonly string[]): string {
  return JSON.stringify({ done: ['draw'], left: { chapter, moves } });
}

export const LESSON_SCENES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  lesson: async (page) => {
    await page.evaluate((kept) => localStorage.setItem('palier.lesson', kept), left('lay', []));
    await openApp(page, '#/lesson');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  'lesson-draw': async (page) => begin(page, 'draw', []),
  'lesson-discard': async (page) => begin(page, 'draw', ['draw', 'discard Y15', 'take 2']),
  'lesson-add': async (page) => begin(page, 'add', ['draw', 'add R6 1.1']),
  'lesson-joker': async (page) => begin(page, 'jokers', ['draw']),
  'lesson-next': async (page) =>
    begin(page, 'add', ['draw', 'add R6 1.1', 'add Y10 2.1', 'discard G13']),
  'lesson-end': async (page) =>
    begin(page, 'pass', ['draw', 'pass 2', 'draw', 'lay R3 G4 B5 / O9 P10 G11']),
  'lesson-finale': async (page) => {
    await openApp(page, '#/lesson/finale');
    await page.getByRole('textbox').waitFor();
  },
  'lesson-differences': async (page) => {
    await openApp(page, '#/lesson/differences');
    await page.getByRole('listitem').first().waitFor();
  },
};
