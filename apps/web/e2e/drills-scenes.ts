/** What is worth looking at of drills and the daily deal, and ways through them. In English. */
import type { DrillKind, DrillRequest } from '@palier/bots/drills';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp } from './harness/index.ts';

export const DRILL_DAY = '2026-11-16';

export function requestOf(kind: DrillKind, difficulty: number, seed: string): DrillRequest {
  return { kind, edition: 'level-8-101', difficulty, seed };
}

/** The very drill that a request makes. */
export async function openDrill(page: Page, request: DrillRequest): Promise<void> {
  const { kind, edition, difficulty, seed } = request;
  await openApp(page, `#/drills/${kind}/${edition}/${difficulty}/${seed}`);
  await handOfDrill(page).waitFor();
}

export function handOfDrill(page: Page) {
  return page.getByRole('group', { name: /^Your hand/u });
}

/** A card of the hand that is not chosen yet; two jokers have one name. */
export function cardOfDrill(page: Page, name: string) {
  return handOfDrill(page).getByRole('button', { name, exact: true, pressed: false }).first();
}

export function shownVerdict(page: Page) {
  return page.getByRole('heading', { level: 3, name: /^(?:Right!|Not this time|Here is how)$/u });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The day's page, whatever day it is elsewhere. */
export async function openDay(page: Page, day = DRILL_DAY): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await openApp(page, '#/daily');
}

/** The result of a day of which so many answers were right, without having played it. */
export async function openDone(page: Page, right: number): Promise<void> {
  await openDay(page);
  const answers = Array.from({ length: 5 }, (_, index) => ({ isRight: index < right, moves: [] }));
  await page.evaluate(
    (text) => localStorage.setItem('palier.daily', text),
    JSON.stringify({ [DRILL_DAY]: answers }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
}

/** Some answer to whatever is asked: the first there is, or none. */
async function answerAnyhow(page: Page): Promise<void> {
  // In the day's challenge it says what that costs.
  const showMe = page.getByRole('button', { name: /^Show me(?: \(counts as wrong\))?$/u });
  const draw = button(page, 'Confirm');
  const discard = button(page, 'Discard it');
  await showMe.or(draw).or(discard).first().waitFor();
  if (await showMe.isVisible()) await showMe.click();
  else if (await draw.isVisible()) {
    await page.getByRole('button', { name: /^Draw pile/u }).click();
    await draw.click();
  } else {
    await handOfDrill(page).getByRole('button').first().click();
    await discard.click();
  }
  await shownVerdict(page).waitFor();
}

/**
 * From the first question to the result; what was shown on the way. Whoever is shown how has answered
 * wrong, and knows it beforehand.
 */
export async function playDay(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await button(page, 'Start').click();
  for (let question = 1; question <= 5; question++) {
    await page.getByText(`Question ${question} of 5`, { exact: true }).first().waitFor();
    await handOfDrill(page).waitFor();
    const table = page.getByRole('region', { name: 'The table' });
    seen.push(`${await table.innerText()} ${await handOfDrill(page).innerText()}`);
    if (question === 5) await button(page, 'Show me (counts as wrong)').waitFor();
    await answerAnyhow(page);
    await button(page, question === 5 ? 'See the result' : 'Next question').click();
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  return seen;
}

export const DRILLS_SCENES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  drills: async (page) => openApp(page, '#/drills'),
  'drill-lay': async (page) => openDrill(page, requestOf('lay', 1, 'a')),
  'drill-draw': async (page) => openDrill(page, requestOf('draw', 1, 's3')),
  'drill-out': async (page) => openDrill(page, requestOf('out', 1, 'b')),
  'drill-wrong': async (page) => {
    await openDrill(page, requestOf('discard', 1, 'q5'));
    await answerAnyhow(page);
  },
  daily: openDay,
  'daily-perfect': async (page) => openDone(page, 5),
  'daily-result': async (page) => {
    await openDay(page);
    await playDay(page);
    await expect.poll(async () => page.getByText(/of 5 right$/u).isVisible()).toBe(true);
  },
};
