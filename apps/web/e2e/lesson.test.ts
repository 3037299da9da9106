/** The lesson, by touch and by keyboard, left and found again; and what is different elsewhere. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handCard, handCards, FREE_CORNER } from './harness/at-table.ts';
import { focusIn, untilTree, type Tree } from './harness/ax-tree.ts';
import { holdQuestions } from './harness/in-page/held-questions.ts';
import {
  DESKTOP,
  expectNoAxeViolations,
  expectNothingSideways,
  newPage,
  openApp,
  usedPage,
} from './harness/index.ts';
import { dialogIn, statusIn, tabTo } from './harness/keys.ts';
import { MEEK } from './harness/player.ts';
import { expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { LESSON_SCENES } from './lesson-scenes.ts';

/** A card of the hand and where it goes, a button, or a link. */
type Touch = { readonly card?: string; readonly button?: string | RegExp; readonly link?: RegExp };

async function touch(page: Page, asked: string, { card, button, link }: Touch): Promise<void> {
  await page.getByText(asked).waitFor();
  if (button === ODILES_PILE) {
    // The large button does not lead astray.
    await expectSeen(bottom(page).getByRole('button', { name: 'Take a discarded card' }));
    await expectGone(page.getByRole('button', { name: 'Draw a card', exact: true }));
  }
  if (card !== undefined) await handCard(page, card).tap({ position: FREE_CORNER });
  if (button !== undefined) {
    await page.getByRole('button', { name: button, exact: true }).first().tap();
  }
  if (link !== undefined) {
    await expectOnward(page, link);
    await bottom(page).getByRole('link', { name: link }).tap();
  }
}

const STOCK = /^Draw pile/u;
const ODILES_PILE = /^Odile’s discard pile/u;

/** Below the hand, where the thumb is. */
const bottom = (page: Page) => page.locator('.action-bar');

/** A chapter is done: the table is only looked at, and nothing there says otherwise. */
async function expectOnward(page: Page, name: RegExp): Promise<void> {
  await expectSeen(bottom(page).getByRole('link', { name }));
  await expectSeen(page.getByText('Done!', { exact: true }));
  await expectGone(
    page.getByText('Your turn', { exact: false }),
    page.getByText('It is Odile’s turn'),
    page.getByRole('button', { name: 'Discard', exact: true }),
    page.getByRole('button', { name: 'Lay level 1', exact: true }),
    page.getByText('Round 2'),
  );
  expect(await bottom(page).getByRole('button').allInnerTexts()).toEqual(['']);
  expect(await page.locator('[data-turn="true"]').count()).toBe(0);
}

/** What is asked, and what somebody does then. */
const BY_TOUCH: readonly (readonly [string, Touch])[] = [
  ['Draw a card from the draw pile.', { button: STOCK }],
  ['Choose a grey card and discard it.', { card: 'yellow 15', button: 'Discard' }],
  ['Take the 7 from Odile’s discard pile.', { button: ODILES_PILE }],
  ['Discard another grey card.', { card: 'green 15', button: /^Your discard pile/u }],
  ['Every turn: draw one card', { link: /^Next: Lay your level$/u }],
  ['Take the 3 from Odile’s discard pile.', { button: ODILES_PILE }],
  ['Lay your level.', { button: 'Lay level 1' }],
  ['Level 1: 2 runs of 3', { button: 'Lay these' }],
  ['Discard a card.', { card: 'red 12', button: 'Discard' }],
  ['You lay a level all at once', { link: /^Next: Add cards$/u }],
  ['Draw a card.', { button: STOCK }],
  ['Choose the red 6, then your run.', { card: 'red 6', button: /^Your run/u }],
  ['Add the yellow 10 to Odile’s tens.', { card: 'yellow 10', button: /^Odile’s [^d].*10/u }],
  ['Discard a card.', { card: 'green 13', button: 'Discard' }],
  ['Once you have laid', { link: /^Next: Go out and climb$/u }],
  ['Draw a card.', { button: STOCK }],
  ['Add a card that fits.', { card: 'green 11', button: /^Add to/u }],
  ['Add the other one too.', { card: 'orange 8', button: /^Odile’s [^d].*8/u }],
  ['Discard your last card.', { card: 'red 9', button: 'Discard' }],
  ['You went out: two levels up', { button: 'Continue' }],
  ['Go out: two levels up.', { link: /^Next: Jokers$/u }],
  ['Draw a card.', { button: STOCK }],
  ['Lay your level with the joker.', { button: 'Lay level 1' }],
  ['Level 1: 2 runs of 3', { button: 'Lay these' }],
  ['Discard a card.', { card: 'red 14', button: 'Discard' }],
  ['A joker can be any value', { link: /^Next: Pass cards$/u }],
  ['Draw a card.', { button: STOCK }],
  ['Choose the Pass card, then Odile.', { card: 'Pass card', button: /^Odile, / }],
  ['Odile has missed her turn', { button: STOCK }],
  ['Lay your level.', { button: 'Lay level 1' }],
  ['Level 1: 2 runs of 3', { button: 'Lay these' }],
  ['You play a Pass card instead', {}],
  ['In Level 8, whoever lays level 8 first wins', { link: /^Play your first game$/u }],
];

describe('the lesson', () => {
  it('is gone through by touch, and leads straight on to a first game', async () => {
    const page = await usedPage({ settings: MEEK });
    await openApp(page, '#/lesson');
    const aim = page.getByText(/^The aim: clear eight levels before the others do\./u);
    await aim.waitFor();
    await page.getByRole('link', { name: 'Start' }).tap();
    // It is the first thing said at the table too, and not again.
    await expectSeen(page.getByRole('status').filter({ has: aim }).getByText('Draw a card'));
    for (const [asked, way] of BY_TOUCH) await touch(page, asked, way);
    await becomeSomebody(page, 'Mina');
    await page.getByRole('button', { name: 'Deal the cards' }).tap();
    await expectFirstGame(page);
    await openApp(page, '#/games');
    await expectSeen(page.getByText(/^Mina, level 1/u));
    await openApp(page, '#/lesson');
    await page.getByRole('heading', { name: 'You know how to play!' }).waitFor();
    await expectCount(page.getByText('done', { exact: true }), 6);
    await page.getByRole('button', { name: 'Play Level 8 (101-card edition)' }).tap();
    await expectFirstGame(page);
  });

  it('opens nothing that a step does not ask for, and says so kindly', async () => {
    const page = await usedPage({ size: DESKTOP, settings: MEEK });
    await LESSON_SCENES['lesson-discard']!(page);
    await page.getByText('Discard another grey card.').waitFor();
    await expectGone(page.getByRole('button', { name: 'Lay level 1' }));
    await page.getByRole('button', { name: /^Your level 1/u }).click();
    await page.getByText('That is allowed too, but try this first:').waitFor();
    await expectGone(page.getByRole('dialog'));
    await handCard(page, 'green 15').focus();
    await page.keyboard.press('l');
    // The second try: help is offered.
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    await expectGone(page.getByRole('dialog'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await page.getByText('Every turn: draw one card').waitFor();
  });

  it('is gone through by keyboard: the focus is where one acts', async () => {
    const page = await usedPage({ size: DESKTOP, settings: MEEK });
    await openApp(page, '#/lesson/draw');
    const isTold = (tree: Tree): boolean =>
      statusIn(tree).includes('Draw a card from the draw pile.');
    await untilTree(page, isTold, 'what is asked is told to who listens');
    for (const [focus, ...keys] of BY_KEYBOARD) {
      await expectFocusOn(page, focus);
      for (const key of keys) {
        if (typeof key === 'string') await page.keyboard.press(key);
        else await tabTo(page, ({ name }) => key.test(name));
      }
    }
    // The way past the end: one key deals, and what was learnt is marked.
    await page.getByRole('heading', { level: 1, name: 'You know how to play!' }).waitFor();
    await tabTo(page, ({ name }) => name === 'Deal the cards');
    await page.keyboard.press('Enter');
    await expectFirstGame(page);
  });

  it('has the focus on the laying also where the solver answers after its sheet is open', async () => {
    const page = await newPage({ size: DESKTOP, settings: MEEK });
    await page.addInitScript(holdQuestions);
    await openApp(page, '#/lesson/jokers');
    await expectFocusOn(page, STOCK);
    await page.evaluate(() => globalThis.palierQuestions.hold());
    await page.keyboard.press('Enter');
    await expectFocusOn(page, /^Lay level 1$/u);
    await page.keyboard.press('Enter');
    await untilTree(page, (tree) => dialogIn(tree) !== undefined, 'the sheet is open');
    await page.evaluate(() => globalThis.palierQuestions.letGo());
    await expectFocusOn(page, /^Lay these$/u);
  });

  it('refuses with the reason, says what is not asked, and shows the way', async () => {
    const page = await usedPage({ settings: MEEK });
    await openApp(page, '#/lesson/add');
    await touch(page, 'Draw a card.', { card: 'red 6', button: /^Your run/u });
    await page.getByRole('button', { name: 'Rule TURN-1' }).waitFor();
    await expectGone(page.getByRole('button', { name: 'Show me' }));
    await page.getByRole('button', { name: /^Your discard pile/u }).tap();
    await page.getByText('That is allowed too, but try this first:').waitFor();
    await page.getByRole('button', { name: 'Show me' }).tap();
    await page.getByText('Choose the red 6, then your run.').waitFor();
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
  });

  it('goes on after a reload where it was left', async () => {
    const page = await usedPage({ settings: MEEK });
    await openApp(page, '#/lesson/add');
    await touch(page, 'Draw a card.', { button: STOCK });
    await touch(page, 'Choose the red 6', { card: 'red 6', button: /^Your run/u });
    await page.getByText('Add the yellow 10 to Odile’s tens.').waitFor();
    await page.reload();
    await page.getByText('Add the yellow 10 to Odile’s tens.').waitFor();
    await expect.poll(async () => handCards(page)).toEqual(['purple 9', 'yellow 10', 'green 13']);
    await page.getByRole('link', { name: 'Leave the lesson' }).tap();
    await page.getByText('started', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await page.getByRole('link', { name: 'Continue' }).tap();
    await page.getByText('Add the yellow 10 to Odile’s tens.').waitFor();
  });
});

/** The stairs are climbed, and whoever did is the learner: with a face of their own, and a name if they like. */
async function becomeSomebody(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'You know how to play!' }).waitFor();
  const you = page.getByRole('region', { name: 'This is you' });
  const faceOf = async (): Promise<string | null> => you.locator('svg').getAttribute('data-face');
  const before = await faceOf();
  await you.getByRole('button', { name: 'Surprise me' }).tap();
  await expect.poll(faceOf).not.toBe(before);
  const after = await faceOf();
  await expectSeen(page.locator(`.climb-won svg[data-face="${after}"]`));
  await you.getByRole('textbox', { name: 'Your name' }).fill(name);
  await expectNoAxeViolations(page);
  await expectNothingSideways(page);
}

/** Two others, and ten cards. */
async function expectFirstGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await expect.poll(async () => handCards(page)).toHaveLength(10);
  const others = page.getByRole('region', { name: 'Opponents' });
  await expectCount(others.getByRole('button', { name: /, Level 1/u }), 2);
}

const NEXT = /^Next: /u;
const CARD = /^(?:red|orange|yellow|green|blue|purple) \d+|^Pass card/u;

/** Where the focus is found, and what is pressed there, or gone to by the tab key. */
const BY_KEYBOARD: readonly (readonly [RegExp, ...(readonly (string | RegExp)[])])[] = [
  [STOCK, 'Enter'],
  [CARD, 'Enter', 'x'],
  [ODILES_PILE, 'Enter'],
  [CARD, 'Enter', 'x'],
  [NEXT, 'Enter'],
  [ODILES_PILE, 'Enter'],
  [/^Lay level 1$/u, 'Enter'],
  [/^Lay these$/u, 'Enter'],
  [CARD, 'Enter', 'x'],
  [NEXT, 'Enter'],
  [STOCK, 'Enter'],
  [/^red 6/u, 'Enter', 'a'],
  [/^yellow 10/u, 'Enter', 'a'],
  [CARD, 'Enter', 'x'],
  [NEXT, 'Enter'],
  [STOCK, 'Enter'],
  [/^orange 8/u, 'Enter', 'a'],
  [/^green 11/u, 'Enter', 'a'],
  [/^red 9/u, 'Enter', 'x'],
  [/^Continue$/u, 'Enter'],
  [NEXT, 'Enter'],
  [STOCK, 'Enter'],
  [/^Lay level 1$/u, 'Enter'],
  [/^Lay these$/u, 'Enter'],
  [CARD, 'Enter', 'x'],
  [NEXT, 'Enter'],
  [STOCK, 'd'],
  [
    /^Pass card/u,
    'Enter',
    /^Who misses a turn/u,
    'Enter',
    /^Play the Pass card on Odile$/u,
    'Enter',
  ],
  [STOCK, 'd'],
  [/^Lay level 1$/u, 'l'],
  [/^Lay these$/u, 'Enter'],
  [/^Play your first game$/u, 'Enter'],
];

async function expectFocusOn(page: Page, name: RegExp): Promise<void> {
  await untilTree(page, (tree) => name.test(focusIn(tree)?.name ?? ''), `the focus is on ${name}`);
}

describe('what is different', () => {
  it('is listed for two editions, and can be tried', async () => {
    const page = await usedPage({ settings: MEEK });
    for (const screen of ['#/learn', '#/lesson', '#/lesson/differences'])
      await openApp(page, screen);
    await page.getByText('9 things are different.').waitFor();
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
    await page.getByLabel('I know').selectOption({ label: 'Level 8 (99-card edition)' });
    await page.getByText('3 things are different.').waitFor();
    await page.getByLabel('I know').selectOption({ label: 'Level Up (2010)' });
    const item = page.getByRole('listitem').filter({ hasText: 'Going out' });
    await item.getByText('you must discard your last card').waitFor();
    await item.getByRole('link', { name: 'Try it' }).tap();
    await touch(page, 'Draw a card.', { button: STOCK });
    await touch(page, 'Add the blue 6', { card: 'blue 6', button: /^Your run/u });
    await touch(page, 'Add the green 8.', { card: 'green 8', button: /^Odile’s [^d].*8/u });
    await touch(page, 'Discard your last card.', { card: 'red 14', button: /^Odile’s [^d].*14/u });
    await page.getByText('Rule END-1').waitFor();
    await page.getByRole('button', { name: 'Discard', exact: true }).tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.getByRole('link', { name: 'Back to the differences' }).tap();
    await page.getByText('9 things are different.').waitFor();
    await expect
      .poll(async () => page.getByLabel('I want to play').inputValue())
      .toBe('level-8-101');
    // Past what was tried, to the screens one came by.
    for (const title of ['Lesson', 'Learn']) {
      await page.getByRole('link', { name: 'Back', exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });
});
