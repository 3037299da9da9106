/** The rulebook: what is in the box, where each rule comes from, and rules found by other words. */
import { EDITION_IDS, type EditionId } from '@palier/rules';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { DEVICES, expectAll, expectGoodLooks } from './harness/good-layout.ts';
import { expectNoAxeViolations, newPage, openApp, usedPage } from './harness/index.ts';
import { expectSeen } from './harness/seen.ts';
import { EARLY } from './scenes.ts';

/** The rulebook, and which game it is for. */
async function openRulebook(page: Page): Promise<void> {
  await openApp(page, '#/rules');
  await page.getByText('For this game').click();
}

/** To an edition's first chapter. */
async function choose(page: Page, edition: EditionId): Promise<void> {
  await page.getByRole('combobox', { name: 'Edition' }).selectOption(edition);
  await page.getByRole('heading', { level: 2, name: NAMES[edition] }).waitFor();
}

const NAMES: { readonly [Id in EditionId]: RegExp } = {
  'level-up': /^Getting started: Level Up/u,
  'level-8-98': /^Getting started: Level 8 \(98/u,
  'level-8-99': /^Getting started: Level 8 \(99/u,
  'level-8-101': /^Getting started: Level 8 \(101/u,
};

describe('the first chapter', () => {
  it.each([
    ['level-8-101', '90 number cards: 1 to 15 in 6 colours', '7 jokers', 'Stefan Brück'],
    ['level-up', '108 number cards: 1 to 18 in 6 colours', '108 cards in all', 'Franck Dion'],
  ] as const)('of %s tells what is in the box and who made it', async (edition, ...facts) => {
    const page = await usedPage();
    await openRulebook(page);
    await choose(page, edition);
    for (const fact of facts) await page.getByText(fact, { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'What is not certain' }).waitFor();
    await expectNoAxeViolations(page);
  });

  it.each(DEVICES)('of each edition fits a %s', async (_, sizes) => {
    const page = await newPage({ size: sizes[0]! });
    await openRulebook(page);
    await expectAll(
      EDITION_IDS.map((edition) => [
        edition,
        async () => {
          await choose(page, edition);
          await expectGoodLooks(
            page,
            sizes.flatMap((size) => [{ size }, { size, letters: 2 }]),
          );
        },
      ]),
    );
  });
});

describe('a rule', () => {
  it('says where it comes from, with the way to the option that plays it otherwise', async () => {
    const page = await usedPage();
    await openApp(page, '#/rules/DRAW-2');
    const entry = page.getByRole('article', { name: 'Any top card may be taken' });
    await entry.getByText('Palier’s ruling: the booklet is silent').waitFor();
    await entry.getByRole('link', { name: 'House rule: Discarding the card you took' }).click();
    const option = page.getByRole('article', { name: 'Discarding the card you took' });
    await expectSeen(option.and(page.locator(':focus')));
    await openApp(page, '#/rules/DISC-1');
    await page
      .getByRole('article', { name: 'Ending your turn' })
      .getByText('In the booklet', { exact: true })
      .waitFor();
  });

  it('leads to the option at the table without leaving it', async () => {
    const page = await openScene(EARLY);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rulebook', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rulebook' });
    await dialog.getByRole('searchbox').fill('DRAW-2');
    await dialog.getByRole('button', { name: 'House rule: Discarding the card you took' }).click();
    const option = dialog.getByRole('article', { name: 'Discarding the card you took' });
    await expectSeen(option.and(page.locator(':focus')));
  });

  it('is found by the words of the booklets', async () => {
    const page = await usedPage();
    await openApp(page, '#/rules');
    await page.getByRole('searchbox').fill('TALON');
    await page.getByText('Also known as: talon').first().waitFor();
    await expectSeen(page.getByRole('article', { name: 'A new draw pile' }));
  });
});
