/** A game that is lost looks like one: the winner's joy, and dignity for whoever did not win. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/state/settings.ts';
import { chooseCard, openScene } from './harness/at-table.ts';
import { expectGoodLooks, NARROWEST, settled, SMALLEST, wear } from './harness/good-layout.ts';
import { watchDrawn } from './harness/in-page/drawn.ts';
import { DESKTOP, PHONE, TABLET } from './harness/index.ts';
import { MEEK } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { layLevel, LOST, WINNING } from './sights.ts';

async function lose(settings: Partial<Settings>): Promise<Page> {
  const page = await openScene(LOST, { size: PHONE, settings });
  await page.evaluate(watchDrawn);
  await chooseCard(page, 'red 1');
  await button(page, 'Discard').click();
  await expectSeen(button(page, 'Rematch'));
  return page;
}

/** Who stands where on the stairs, the winner first. */
async function moodsOn(page: Page): Promise<readonly (string | undefined)[]> {
  return page
    .locator('.hero-stairs .face')
    .evaluateAll((faces) => faces.map((face) => (face as SVGElement).dataset['mood']));
}

/** Sparks beside the moon, and stars that rise. */
const party = async (page: Page): Promise<number> => page.locator('.hero-sparks > svg').count();

describe('a lost game', () => {
  it('shows the winner’s joy, and oneself with dignity, without sparks', async () => {
    const page = await lose({ motion: 'fast', pace: 'instant' });
    expect(await moodsOn(page)).toEqual(['happy', 'calm', 'composed']);
    expect(await party(page)).toBe(0);
    await expectSeen(
      page.getByRole('heading', { name: 'Odile won and reached the moon!' }),
      page.getByText('You climbed 5 of 8 levels. The moon will wait for you.'),
    );
    // When all have come to stand.
    await expect
      .poll(async () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.climb-one, .climb-moon')].every((one) =>
            one.getAnimations().every(({ playState }) => playState === 'finished'),
          ),
        ),
      )
      .toBe(true);
    const drawn = await page.evaluate(() => globalThis.palierDrawn);
    const results = drawn.slice(drawn.findIndex(({ kind }) => kind === 'results'));
    expect(results.filter(({ kind }) => kind === 'peak-burst' || kind === 'framed')).toEqual([]);
  });

  it('is told, and gone on from, in the window of every device', async () => {
    const page = await lose(MEEK);
    for (const size of [PHONE, PHONE_SMALL, TABLET, DESKTOP]) {
      await wear(page, { size });
      await settled(page);
      const { bottom } = await button(page, 'Rematch').evaluate(
        (one) => one.getBoundingClientRect().toJSON() as DOMRect,
      );
      expect(bottom, `on a ${size.name}`).toBeLessThanOrEqual(size.height);
    }
    await expectGoodLooks(page, [{ size: PHONE }, SMALLEST, NARROWEST]);
  });
});

it('a game that is won is celebrated with whoever won it', async () => {
  const page = await openScene(WINNING, { size: PHONE, settings: { motion: 'fast' } });
  await layLevel(page, 8);
  await expectSeen(button(page, 'Rematch'));
  expect(await moodsOn(page)).toEqual(['happy', 'calm', 'calm']);
  expect(await party(page)).toBeGreaterThan(0);
});
