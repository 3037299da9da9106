/** A game played on from a moment of another, to its end; and what the statistics make of it. */
import { describe, expect, it } from 'vitest';
import { handCards } from './harness/at-table.ts';
import { expectNoAxeViolations, newPage, openApp, usedPage } from './harness/index.ts';
import { MEEK, playGame } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';
import { NOVICE_GAME, plantNovice } from './review-scenes.ts';

/** The person has just drawn, in the middle of the game. */
const DRAWN =
  NOVICE_GAME.events.findIndex(
    (event, at) => at > 6 && event.t === 'cardDrawn' && event.seat === 1,
  ) + 1;

describe('playing on', () => {
  it('goes on in the midst of a turn, to the end, and does not claim an honest deal', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page);
    await openApp(page, `#/replay/${await plantNovice(page)}/${DRAWN}`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Play on from here' });
    await sheet.getByText('Your turn', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    await page
      .getByText(/^Your turn: .*discard/u)
      .first()
      .waitFor();
    await expect.poll(async () => handCards(page)).toHaveLength(11);

    await playGame(page);
    await page.getByText(/its first deal cannot be checked\.$/u).waitFor();
    await openApp(page, '#/statistics');
    await page.getByText('Not counted: 1 game continued from another.').waitFor();
    await openApp(page, '#/games');
    await expect.poll(async () => page.getByRole('link', { name: /^Replay/u }).count()).toBe(2);
  });

  it('takes any seat, with bots as strong as one likes', async () => {
    const page = await usedPage();
    await openApp(page, `#/replay/${await plantNovice(page)}/${DRAWN}`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Play on from here' });
    await sheet.getByRole('radio', { name: 'Bruno' }).check();
    await sheet.getByRole('combobox').selectOption('expert');
    await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
    // They have changed places: it is Bruno who has just drawn, with Ada’s cards.
    await page.getByText('Bruno').first().waitFor();
    await expect.poll(async () => handCards(page)).toHaveLength(10);
    await expect.poll(() => page.url()).toMatch(/#\/game\/[0-9a-f]{32}$/u);
  });

  it('has nothing to offer at the end', async () => {
    const page = await usedPage();
    const last = NOVICE_GAME.events.length;
    await openApp(page, `#/replay/${await plantNovice(page)}/${last}`);
    const button = page.getByRole('button', { name: 'Play on from here' });
    await expectSeen(button.and(page.locator('[aria-disabled=true]')));
    await button.click({ force: true });
    await expect.poll(async () => page.getByRole('dialog').count()).toBe(0);
  });
});
