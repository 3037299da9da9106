/** What the table asks in dialogs, each answered as a player does: Master cards, keeping, jokers. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseCard, expectTold, handCards, openScene } from './harness/at-table.ts';
import type { Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { button, expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { DESKTOP } from './harness/index.ts';
import { DROP, EARLY, FULL_HAND, JOKER, KEEP, OFFER, PICK } from './scenes.ts';
import { fromMenu } from './sights.ts';

const open = async (planted: Planted): Promise<Page> => openScene(planted, { settings: MEEK });

const asked = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** Chooses cards in a dialog. */
async function pick(page: Page, ...cards: readonly string[]): Promise<void> {
  for (const name of cards) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }
}

/** Whether escape closes it: what must be answered stays. */
async function expectToStay(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectSeen(asked(page, name));
}

describe('[MASTER-3] Take', () => {
  it('is played, and one of the cards on offer is taken', async () => {
    const page = await open(FULL_HAND);
    await chooseCard(page, 'Take card');
    await button(page, 'Play Take').click();
    const dialog = asked(page, 'Take one of these');
    await expectSeen(dialog.getByRole('heading', { name: 'From Odile' }));
    await expectSeen(dialog.getByRole('heading', { name: 'From Bruno' }));
    await expectCount(dialog.getByRole('button'), 6);
    await expectToStay(page, /^Take one of these$/u);
    const first = dialog.getByRole('button').first();
    const card = await first.locator('span').first().innerText();
    await first.click();
    await expectGone(dialog);
    await expectTold(page, 'You play a Take card.', /^On offer: /u);
    await expectTold(page, new RegExp(`^You take an? ${card} from Odile`, 'u'));
    await expect.poll(async () => handCards(page)).toContain(card);
    const hand = await handCards(page);
    expect(hand).not.toContain('Take card');
    expect(hand).toHaveLength(14);
  });

  it('asks for three cards to lay open', async () => {
    const page = await open(OFFER);
    const dialog = asked(page, 'Offer 3 cards');
    const offer = dialog.getByRole('button', { name: 'Offer these' });
    await expect.poll(async () => offer.isDisabled()).toBe(true);
    await pick(page, 'red 3', 'green 4');
    await expect.poll(async () => offer.isDisabled()).toBe(true);
    await pick(page, 'blue 5');
    await expectSeen(dialog.getByText('3 of 3 chosen'));
    // One too many takes the place of the first.
    await pick(page, 'orange 9');
    await expectSeen(dialog.getByText('3 of 3 chosen'));
    await expectSeen(dialog.getByRole('button', { name: 'red 3', pressed: false }));
    await expectCount(dialog.getByRole('button', { pressed: true }), 3);
    await expectToStay(page, /^Offer 3 cards$/u);
    await offer.click();
    await expectGone(dialog);
    await expectTold(page, /^On offer: (?!.*red 3).* from you/u);
    await expectTold(page, /^Odile takes an? (?:green 4|blue 5|orange 9) from you\.$/u);
    await expect.poll(async () => handCards(page)).toHaveLength(8);
  });

  it('offers what others lay open', async () => {
    const page = await open(PICK);
    await pick(page, 'orange 1');
    await expectTold(page, 'You take an orange 1 from Bruno.');
    await expect.poll(async () => handCards(page)).toContain('orange 1');
  });
});

describe('[MASTER-4] Swap', () => {
  it('is thought over, and exchanges up to three cards', async () => {
    const page = await open(FULL_HAND);
    await chooseCard(page, 'Swap card');
    await button(page, 'Play Swap…').click();
    const dialog = asked(page, 'Swap one to three cards');
    await expect
      .poll(async () => dialog.getByRole('button', { name: 'Swap 0 cards' }).isDisabled())
      .toBe(true);
    await expectGone(dialog.getByRole('button', { name: 'Swap card', exact: true }));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectGone(dialog);
    await expect.poll(async () => handCards(page)).toHaveLength(14);

    await button(page, 'Play Swap…').click();
    await pick(page, 'red 3', 'green 4');
    await pick(page, 'Swap 2 cards');
    await expectTold(page, 'You play a Swap card and swap a red 3 and a green 4.');
    await expectTold(page, /^You draw an? .* and an? .* to replace them\.$/u);
    await expect.poll(async () => handCards(page)).toHaveLength(13);
    const hand = await handCards(page);
    for (const gone of ['red 3', 'green 4', 'Swap card']) expect(hand).not.toContain(gone);
  });
});

describe('[MASTER-5] Hold', () => {
  it('is laid down before its player', async () => {
    const page = await open(FULL_HAND);
    await chooseCard(page, 'Hold card');
    await button(page, 'Play Hold').click();
    await expectTold(page, 'You play a Hold card to keep cards for the next round.');
    await expect.poll(async () => handCards(page)).not.toContain('Hold card');
  });

  it('keeps three cards at the end of the round', async () => {
    const { ladder: _, ...position } = KEEP.position;
    const held = { ...position, master: 'specials', held: [1], levels: [3, 5] };
    const page = await open({ ...KEEP, id: 'held', position: { ...held, melds: LAID } });
    await pick(page, 'red 3', 'joker', 'blue 5', 'Keep 3 cards');
    await expect.poll(async () => handCards(page)).toHaveLength(10);
    await expect
      .poll(async () => handCards(page))
      .toEqual(expect.arrayContaining(['red 3', 'joker', 'blue 5']));
  });
});

const LAID = [[], [{ kind: 'run', cards: ['G2', 'B3', 'R4', 'G5', 'R6', 'R7', 'B8'] }]];

describe('[KEEP-1] keeping', () => {
  it('takes cards into the next round', async () => {
    const page = await open(KEEP);
    const dialog = asked(page, 'Keep up to 4 cards');
    await expectToStay(page, /^Keep up to 4 cards$/u);
    await pick(page, 'joker', 'red 12', 'Keep 2 cards');
    await expectGone(dialog);
    await expect.poll(async () => handCards(page)).toHaveLength(10);
    await expect
      .poll(async () => handCards(page))
      .toEqual(expect.arrayContaining(['joker', 'red 12']));
  });

  it('may be declined', async () => {
    const page = await open(KEEP);
    await pick(page, 'Keep none');
    await expect.poll(async () => handCards(page)).toHaveLength(10);
    await expectSeen(page.getByText(/^Round 2$/u));
  });
});

it('[OPEN-2] the second palier to remove is chosen, and not the one that was laid', async () => {
  const page = await open(DROP);
  const dialog = asked(page, /^Which second level will you remove/u);
  const levels = async () => dialog.getByRole('button').allInnerTexts();
  await expect
    .poll(async () => (await levels()).map((text) => text.slice(0, 7)))
    .toEqual(['Level 3', 'Level 5', 'Level 8']);
  await dialog.getByRole('button', { name: /^Level 5/u }).click();
  const end = asked(page, /^Round \d+.*You went out$/u);
  await expectSeen(end.getByText('You went out: two levels removed, two left.'));
  await end.getByRole('button', { name: 'Next round' }).click();
  await expectSeen(page.getByRole('button', { name: /^Nearest: level (?:3|8)/u }));
});

describe('[JOKER-2] what a joker stands for', () => {
  it('is asked where it can be added in two ways', async () => {
    const page = await open(JOKER);
    await chooseCard(page, 'joker');
    await button(page, /^Odile’s run: red 5/u).click();
    const dialog = asked(page, 'Which do you mean?');
    await expectCount(dialog.getByRole('button', { name: /^Add the joker/u }), 2);
    await dialog.getByRole('button', { name: /joker as 8/u }).click();
    await expectSeen(button(page, /^Odile’s run: red 5, green 6, blue 7 and joker as 8/u));
    await button(page, 'Take back').click();
    await expect.poll(async () => handCards(page)).toContain('joker');
  });

  it('is not asked where there is one way only', async () => {
    const page = await open(JOKER);
    await chooseCard(page, 'joker');
    await button(page, /^Your twos: red 2 and green 2/u).click();
    await expectSeen(button(page, /^Your twos: red 2, green 2 and joker as 2/u));
  });

  it('is asked when a level laid by hand leaves it open', async () => {
    const page = await open(EARLY);
    await button(page, 'Lay level 1').click();
    await page.getByRole('radio', { name: 'By hand' }).check();
    await pick(page, 'red 3', 'green 4', 'blue 5', 'orange 9', 'purple 10', 'joker');
    await pick(page, 'Lay these');
    const dialog = page.getByRole('dialog');
    await expectSeen(dialog.getByRole('heading', { name: 'What do the jokers stand for?' }));
    const meanings = dialog.getByRole('button', { name: /joker as/u });
    await expectCount(meanings, 2);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await pick(page, 'Lay these');
    await meanings.filter({ hasText: 'joker as 11' }).click();
    await expectSeen(button(page, /^Your run: orange 9, purple 10 and joker as 11/u));
    await expectSeen(button(page, /^Your run: red 3, green 4 and blue 5/u));
  });
});

describe('[PASS-1] who misses a turn', () => {
  it('is chosen in a dialog', async () => {
    const page = await open(EARLY);
    await chooseCard(page, 'Pass card');
    await button(page, 'Who misses a turn?').click();
    const dialog = asked(page, 'Who misses a turn?');
    await expectCount(dialog.getByRole('button', { name: /^Play the Pass card/u }), 2);
    await dialog.getByRole('button', { name: /Bruno$/u }).click();
    await expectTold(page, 'You play a Pass card on Bruno.', 'Bruno misses this turn.');
  });

  it('is tapped at the table', async () => {
    const page = await open(EARLY);
    await chooseCard(page, 'Pass card');
    await button(page, /^Odile, Level 1.*possible now$/u).click();
    await expectTold(page, 'You play a Pass card on Odile.', 'Odile misses this turn.');
  });
});

it('laying is looked at before it is done, way by way', async () => {
  const page = await open(EARLY);
  await button(page, 'Lay level 1').click();
  const dialog = asked(page, 'Lay level 1');
  const way = dialog.getByText(/^Option \d+ of \d+/u);
  const [first, count] = /(\d+) of (\d+)/u
    .exec(await way.innerText())!
    .slice(1)
    .map(Number);
  expect([first, count! > 1]).toEqual([1, true]);
  const shown = async () => dialog.locator('[aria-live]').innerText();
  const before = await shown();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectSeen(dialog.getByText(`Option 2 of ${count}`));
  await expect.poll(async () => shown()).not.toBe(before);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expectSeen(dialog.getByText(`Option 1 of ${count}`));
  await expect.poll(async () => shown()).toBe(before);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectSeen(page.getByText('Nobody has laid a level yet.'));
});

describe('what can be done', () => {
  const help = (page: Page) => asked(page, 'What can I do?');

  it('is told by what a finger does, and the rest behind a fold', async () => {
    const page = await open(EARLY);
    await fromMenu('What can I do?')(page);
    for (const line of [
      /^Lay level 1 ?Tap the button below your hand\.$/u,
      /Make someone miss a turn ?Tap the card, then the player\.$/u,
      /^Discard a card to end your turn ?Tap the card, then your pile/u,
    ]) {
      await expectSeen(help(page).getByRole('listitem').filter({ hasText: line }));
    }
    await expectGone(help(page).getByText('Keyboard shortcuts'));
    await expectCount(help(page).getByRole('listitem').filter({ visible: true }), 3);
    await help(page).getByText('The whole table in words').tap();
    await expectSeen(help(page).getByText(/^Odile, Level 1, 10 cards/u));
  });

  it('is told by keys where there are some', async () => {
    const page = await openScene(EARLY, { size: DESKTOP, settings: MEEK });
    await fromMenu('What can I do?')(page);
    await expectSeen(
      help(page).getByRole('heading', { name: 'Keyboard shortcuts' }),
      help(page).getByText(/^Odile, Level 1, 10 cards/u),
    );
    await expectGone(help(page).getByText('Tap the button below your hand.'));
  });
});
