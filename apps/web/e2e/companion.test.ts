/** The level tracker: an evening with real cards from the first round to its winner. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginEvening, enterRound, tellRound } from './companion-scenes.ts';
import {
  expectNoAxeViolations,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  PHONE_WIDE,
  usedPage,
} from './harness/index.ts';
import { expectCount, expectSeen } from './harness/seen.ts';

/** Each player's line as it is read: "Ada, level 3 of 8". */
async function expectLevels(page: Page, ...levels: readonly number[]): Promise<void> {
  const rows = page.getByRole('list', { name: 'Players and their levels' }).getByRole('listitem');
  await expect
    .poll(async () => {
      const texts = await rows.allInnerTexts();
      return texts.map((text) => Number(/level (\d)/u.exec(text)?.[1]));
    })
    .toEqual(levels);
}

describe('an evening with real cards', () => {
  it('goes from the first round over an undo and a reload to its winner', async () => {
    const page = await usedPage();
    await beginEvening(page, ['Ada', 'Ben', 'Chloé']);
    await page.getByText('Ada deals').waitFor();
    await expectLevels(page, 1, 1, 1);

    await enterRound(page, { out: 'Ada', laid: ['Ben'] });
    await page.getByText('Ben deals').waitFor();
    await expectLevels(page, 3, 2, 1);
    await enterRound(page, { out: 'Ada', laid: ['Ben', 'Chloé'] });
    await expectLevels(page, 5, 3, 2);

    // It was Ben who went out.
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Round 2 has been undone.').waitFor();
    await expectLevels(page, 3, 2, 1);
    await page.reload();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectLevels(page, 5, 3, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await enterRound(page, { out: 'Ben', laid: ['Ada', 'Chloé'] });
    await expectLevels(page, 4, 4, 2);

    await page.reload();
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();
    await expectLevels(page, 4, 4, 2);

    await enterRound(page, { laid: ['Chloé'] });
    await expectLevels(page, 4, 4, 3);
    await enterRound(page, { out: 'Ada', laid: ['Ben'] });
    await enterRound(page, { out: 'Ada', laid: ['Ben'] });
    await expectLevels(page, 8, 6, 3);

    // Laying the last level wins, whoever holds what.
    await page.getByRole('button', { name: 'Enter the round’s result' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Last level: laying it wins at once.').waitFor();
    await sheet.getByRole('button', { name: 'Ada laid' }).click();
    await sheet.getByText('Ada has laid the last level').waitFor();
    await sheet.getByRole('button', { name: 'Save the result' }).click();
    const won = page.getByRole('heading', { name: 'Ada wins the game!' });
    await won.waitFor();
    await expectSeen(won.and(page.locator(':focus')));
    await page.getByRole('link', { name: 'Rule WIN-1' }).waitFor();

    await page.getByRole('heading', { name: 'Rounds so far' }).click();
    await expectCount(page.getByRole('heading', { name: /^Round \d/u }), 6);
    await page.getByRole('link', { name: 'All game nights' }).click();
    await page.getByText('Winner: Ada').waitFor();
    await page.getByRole('button', { name: /^Delete the game night with Ada/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The game night has been deleted.').waitFor();
  });

  it('keeps the screen on, again after it was hidden', async () => {
    const page = await newPage();
    // Without a screen there is nothing to keep on: the browser's part is played here.
    await page.addInitScript(() => {
      const locks: EventTarget[] = [];
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            const lock = Object.assign(new EventTarget(), {
              released: false,
              release: async () => undefined,
            });
            lock.addEventListener('release', () => (lock.released = true));
            locks.push(lock);
            return Promise.resolve(lock);
          },
        },
      });
    });
    await beginEvening(page, ['Ada', 'Ben']);
    const isOn = page.getByText('The screen stays on.');
    await isOn.waitFor();
    await page.evaluate(() => {
      const { locks } = window as unknown as { readonly locks: readonly EventTarget[] };
      locks[0]!.dispatchEvent(new Event('release'));
    });
    await isOn.waitFor({ state: 'hidden' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isOn.waitFor();
    await expect.poll(async () => page.evaluate('locks.length')).toBe(2);
  });

  it('asks what the open ladder leaves to choose', async () => {
    const page = await usedPage();
    await openApp(page, '#/companion');
    await page.getByRole('heading', { name: 'Which game' }).click();
    await page
      .getByRole('group', { name: 'Edition' })
      .getByRole('radio', { name: /^Level Up/u })
      .check();
    await page
      .getByRole('group', { name: 'Level set' })
      .getByRole('radio', { name: /^Open/u })
      .check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Enter the round’s result' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('The level Player 2 laid').selectOption({ label: '6: run of 7' });
    await sheet.getByRole('button', { name: 'Player 2 went out' }).click();
    await sheet.getByText('Choose the second level to remove.').waitFor();
    await sheet
      .getByLabel('The second level Player 2 removes')
      .selectOption({ label: '7: 7 of one colour' });
    await sheet.getByRole('button', { name: 'Save the result' }).click();
    await page.getByText('Player 2 deals').waitFor();
    const rows = page.getByRole('list', { name: 'Players and their levels' });
    await expectSeen(rows.getByText('Player 2, 6 levels left'));
  });

  it('keeps nobody out and fits, upright and sideways', async () => {
    const page = await usedPage();
    await beginEvening(page, ['Ada', 'Ben', 'Chloé', 'Dora']);
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    await expectTouchTargets(page);
    await tellRound(page, { out: 'Ada', laid: ['Ben'] });
    await expectNoAxeViolations(page);
    await expectTouchTargets(page, 44, 'dialog');
    await page.setViewportSize(PHONE_WIDE);
    await expectNothingSideways(page);
  });
});
