/** What is worth looking at of the coach, of playing on, of the statistics and of the goals, for screenshots. In English. */
import type { Page } from 'playwright-core';
import type { FinishedGame } from '../src/local/finished.ts';
import { botGame } from '../src/local/testing/bot-game.ts';
import { openApp } from './harness/index.ts';
import { plantRecord, plantResults } from './harness/plant.ts';

export const PLAYERS = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-steady' },
  { name: 'Bruno', bot: 'bruno-steady' },
] as const;

/** A short game in which somebody who has much to learn sat in the first seat. */
export const NOVICE_GAME = botGame(
  { edition: 'level-8-101', players: 3, rules: { levels: 2 } },
  { seed: 's10', bots: ['novice', 'steady', 'steady'] },
);

/** Puts the short game on the device and gives its id. */
export async function plantNovice(page: Page): Promise<string> {
  return plantRecord(page, NOVICE_GAME, { id: 'novice', seats: PLAYERS });
}

/** Some weeks of games, as one might have played them. */
export const SOME_WEEKS: readonly FinishedGame[] = Array.from({ length: 26 }, (_, index) => {
  const hasWon = (index * 7) % 5 < 2;
  return {
    id: `week ${index}`,
    ended: Date.UTC(2026, 9, 12 + index, 19, 30),
    kind: index % 12 === 7 ? 'played-on' : index % 13 === 4 ? 'people' : 'bots',
    edition: index % 4 === 0 ? 'level-up' : 'level-8-101',
    players: 2 + ((index * 3) % 4),
    bots: index % 3 === 0 ? ['wanda-expert'] : ['odile-steady', 'bruno-steady'],
    rounds: 8 + ((index * 5) % 7),
    levels: 8,
    climbed: hasWon ? 8 : (index * 5) % 8,
    hasWon,
    isShared: index === 9,
  };
});

export const REVIEW_SCENES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  learn: async (page) => {
    await openApp(page, '#/learn');
    await page.getByRole('heading', { name: 'Create and track', exact: true }).waitFor();
  },
  'play-on': async (page) => {
    await openApp(page, `#/replay/${await plantNovice(page)}/12`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog', { name: 'Play on from here' }).waitFor();
  },
  review: async (page) => {
    await openApp(page, `#/review/${await plantNovice(page)}`);
    await page.getByRole('heading', { name: 'All the figures' }).waitFor();
  },
  statistics: async (page) => {
    // The app makes its stores when it first looks into them.
    await openApp(page, '#/statistics');
    // A page that was used may have something to count.
    const nothing = page.getByText(/^Nothing to count yet\./u);
    await nothing.or(page.getByRole('heading', { name: 'Lately' })).waitFor();
    await plantResults(page, SOME_WEEKS);
    await page.reload();
    await page.getByRole('heading', { name: 'Your climbs' }).waitFor();
  },
  goals: async (page) => {
    await openApp(page, '#/goals');
    await page.getByRole('heading', { name: 'Next goal' }).waitFor();
    await plantResults(page, SOME_WEEKS);
    await page.reload();
    await page.getByRole('heading', { name: 'The climb' }).waitFor();
  },
};
