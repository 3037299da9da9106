/** What happened, as it is told in the history: turn by turn, by the names that the table uses. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseCard, openScene } from './harness/at-table.ts';
import { DESKTOP } from './harness/index.ts';
import { MEEK } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import { MIDDLE } from './scenes.ts';

it('has a heading for each turn, and calls combinations by their names', async () => {
  const page = await openScene(MIDDLE, { settings: MEEK });
  await chooseCard(page, 'blue 13');
  await button(page, 'Add to Odile’s blue cards').click();
  await chooseCard(page, 'red 8');
  await button(page, 'Discard').click();
  await expectSeen(button(page, 'Draw a card'));
  await button(page, /What happened$/u).click();
  const dialog = page.getByRole('dialog', { name: 'What happened' });
  const own = dialog.locator('section section', {
    has: page.getByRole('heading', { name: 'You', exact: true }),
  });
  const lines = own.first().getByRole('listitem');
  await expectSeen(lines.getByText('You add a blue 13 to Odile’s blue cards.'));
  await expectSeen(lines.getByText('You discard a red 8.'));
  await expectSeen(dialog.getByRole('heading', { name: 'Nell' }));
  await expectGone(dialog.getByText('combination'));
  const told = await turnsIn(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // On a desktop it stands beside the table, in the same form.
  const { width, height } = DESKTOP;
  await page.setViewportSize({ width, height });
  const aside = page.getByRole('complementary');
  await expectSeen(aside.getByRole('heading', { name: 'Nell' }));
  await expect.poll(async () => turnsIn(aside)).toEqual(told);
});

/** Who did what, turn by turn. */
async function turnsIn(place: Locator): Promise<readonly string[]> {
  return place.locator('section section').allTextContents();
}
