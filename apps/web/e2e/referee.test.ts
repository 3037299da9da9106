/** The referee: a situation put together by touch, its answer, and the link to it. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  usedPage,
} from './harness/index.ts';
import { expectSeen } from './harness/seen.ts';
import { openEnd, openExample, openOwn } from './referee-scenes.ts';

const answerOf = (page: Page) => page.getByRole('region', { name: 'Answer' });

/** What the referee says is read: the verdict, and a sentence. */
async function expectAnswer(page: Page, ...says: readonly (string | RegExp)[]): Promise<void> {
  for (const one of says) {
    const shown = answerOf(page).getByText(one, { exact: typeof one === 'string' });
    await shown.first().waitFor();
  }
}

async function ask(page: Page, kind: string): Promise<void> {
  const group = page.getByRole('group', { name: 'May I…' });
  await group.getByRole('radio', { name: kind, exact: true }).check();
}

async function tapHand(page: Page, ...cards: readonly string[]): Promise<void> {
  const hand = page.getByRole('group', { name: /^(?:Which card|Tap the cards)/u });
  for (const card of cards) await hand.getByRole('button', { name: card, exact: true }).click();
}

describe('the referee', () => {
  it('answers a well-known argument at the first touch, with the way to the rule', async () => {
    const page = await usedPage();
    await openExample(page, 'Is 14, 15, 1 a run?');
    const answer = answerOf(page);
    await expectAnswer(page, 'No.', /^A run ends at 15/u);
    await answer.getByRole('heading', { name: 'What a run is' }).waitFor();
    await answer.getByRole('link', { name: 'Rule LAY-3' }).click();
    await page.getByRole('heading', { name: 'What a run is' }).waitFor();
  });

  it('says where the booklet is silent, and which option plays it otherwise', async () => {
    const page = await usedPage();
    await openExample(page, 'May I discard the card I have just taken?');
    await expectAnswer(page, 'Yes.', 'Palier’s ruling: the booklet is silent');
    await expectAnswer(page, /cannot be discarded in the same turn/u);
    const option = answerOf(page).getByRole('link', {
      name: 'House rule: Discarding the card you took',
    });
    await option.click();
    const entry = page.getByRole('article', { name: 'Discarding the card you took' });
    await expectSeen(entry.and(page.locator(':focus')));
  });

  it('has the questions of every edition, and answers by its booklet', async () => {
    // A page of its own: the others ask about the usual game.
    const page = await newPage();
    await openApp(page, '#/referee');
    await page.getByRole('combobox', { name: 'Edition' }).selectOption('level-up');
    await page.getByRole('heading', { name: /Level Up/u }).waitFor();
    await page.getByRole('link', { name: 'May I go out by adding my last card?' }).click();
    await expectAnswer(page, 'Yes.');
    await answerOf(page).getByRole('link', { name: 'Rule END-2' }).waitFor();
    await page
      .getByText(/^Level Up \(2010\) · /u)
      .first()
      .waitFor();
    // Whoever comes back still asks about this game.
    await page.getByRole('link', { name: 'Other questions' }).click();
    await page.getByRole('heading', { name: /Level Up/u }).waitFor();
  });

  it('answers what the end of a round brings, as it is told', async () => {
    const page = await usedPage();
    await openEnd(page, 'A player goes out on level 6: is the game won?');
    await expectAnswer(page, /Player 1 climbs two levels/u);
    await answerOf(page).getByRole('link', { name: 'Rule END-4' }).waitFor();

    await page.getByRole('combobox', { name: 'Player 1' }).selectOption('7');
    await expectAnswer(page, /^Who went out\?/u);
    await page.getByRole('button', { name: 'Player 1 went out' }).click();
    await expectAnswer(page, 'Player 1 wins the game!');

    const friend = await newPage();
    await friend.goto(page.url());
    await answerOf(friend).getByText('Player 1 wins the game!').waitFor();
  });

  it('judges a situation of one’s own, and the same in a clean browser by its link', async () => {
    const page = await usedPage();
    await openOwn(page);
    await expectAnswer(page, 'Choose the cards to lay.');
    await tapHand(page, 'red 2', 'green 2', 'blue 5', 'orange 5', 'purple 9', 'yellow 9');
    await expectAnswer(page, 'No.');
    await tapHand(page, 'red 12', 'joker');
    await expectAnswer(page, 'Yes.', /^You lay level 2:/u);

    const friend = await newPage();
    await friend.goto(page.url());
    await answerOf(friend).getByText('Yes.', { exact: true }).waitFor();
    await answerOf(friend)
      .getByText(/^You lay level 2:/u)
      .waitFor();
    await friend.getByRole('heading', { name: 'Your hand: 11 cards' }).waitFor();
  });

  it('follows every change: the hand, the turn, the table', async () => {
    const page = await usedPage();
    await openOwn(page);
    const answer = answerOf(page);
    await ask(page, 'discard');
    await tapHand(page, 'red 12');
    await expectAnswer(page, 'Yes.', 'You discard a red 12.');

    await page
      .getByRole('group', { name: 'Whose turn is it?' })
      .getByRole('radio', { name: 'Player 2' })
      .check();
    await expectAnswer(page, 'No.');
    await answer.getByRole('link', { name: 'Rule TURN-2' }).waitFor();

    await page.getByRole('button', { name: 'Change your hand' }).click();
    const picker = page.getByRole('dialog', { name: 'Your hand' });
    await picker.getByRole('button', { name: 'Remove all' }).click();
    await picker.getByRole('button', { name: 'red 7', exact: true }).click();
    await picker.getByRole('radio', { name: 'blue' }).check();
    const taken = picker.getByRole('button', { name: 'blue 2, none left' });
    await expectSeen(taken.and(page.locator(':disabled')));
    await picker.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Your hand: 1 card' }).waitFor();
    await expectAnswer(page, 'Choose a card.');

    await page.getByRole('button', { name: 'Add a combination, You' }).click();
    const sheet = page.getByRole('dialog', { name: 'Combination: You' });
    for (const card of ['red 8', 'red 9']) {
      await sheet.getByRole('button', { name: card, exact: true }).click();
    }
    await sheet.getByRole('radio', { name: 'Jokers and other cards' }).check();
    await sheet.getByRole('button', { name: 'joker', exact: true }).click();
    await sheet.getByRole('button', { name: /^run of 3, .*joker as 10/u }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Change the combination, You: run of 3/u }).waitFor();
  });

  it('refuses a broken link in words', async () => {
    const page = await usedPage();
    await openApp(page, '#/referee/1nonsense');
    await expectSeen(page.getByRole('alert').getByText(/This link cannot be read/u));
    await page.getByRole('link', { name: 'Ask about your own situation' }).waitFor();
  });

  it('keeps nobody out and fits a phone', async () => {
    const page = await usedPage();
    await openExample(page, 'May a joker go above 15?');
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    await expectTouchTargets(page);
    await openEnd(page, 'Two stars: who may keep cards for the next round?');
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    await expectTouchTargets(page);
    await openExample(page, 'May a joker go above 15?');
    await page.getByRole('button', { name: 'Change your hand' }).click();
    await page.getByRole('dialog', { name: 'Your hand' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await expectTouchTargets(page, 44, 'dialog');
  });
});
