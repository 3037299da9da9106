/** The keyboard alone, and of the page only what the accessibility tree tells. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  allIn,
  focusIn,
  oneIn,
  readTree,
  untilTree,
  type AxItem,
  type Tree,
} from './harness/ax-tree.ts';
import {
  cardNamed,
  cardsIn,
  dialogIn,
  handIn,
  hasCards,
  isDialog,
  isOpen,
  press,
  statusIn,
  tabTo,
  takeUp,
  walkTo,
} from './harness/keys.ts';
import {
  DRAW,
  isAt,
  isComplete,
  hearsTurn,
  isLaying,
  isPlaying,
  isRoundOver,
  openListening,
  said,
} from './harness/listening.ts';
import { BEGINNING, CHOICES } from './listening-scenes.ts';

describe('a whole round', () => {
  it('is played by what is read, and told line by line', async () => {
    const page = await openListening(BEGINNING);
    // What is expected is said when it changes, and only then.
    const asked = [DRAW];
    const note = (tree: Tree): void => {
      const status = statusIn(tree);
      if (status !== '' && status !== asked.at(-1)) asked.push(status);
    };
    let turns = 1;
    while (!(await takeTurn(page, note))) turns++;
    expect(turns).toBeGreaterThan(2);
    // Into the next one.
    note(await press(page, 'Enter', hearsTurn));
    note(await press(page, 'd', isPlaying));

    const log = await said(page, 'log');
    expect(log.length).toBeGreaterThan(4 * turns);
    expect(log).toEqual(await history(page));
    await expect.poll(async () => said(page, 'status')).toEqual(asked);
    await expect.poll(async () => said(page, 'alert')).toEqual([]);
  });

  /** One turn; true when the round is over with it. */
  async function takeTurn(page: Page, note: (tree: Tree) => void): Promise<boolean> {
    let tree = await press(page, 'd', isPlaying);
    note(tree);
    if (isComplete(tree)) {
      await press(page, 'l', isLaying);
      tree = await press(page, 'Enter', (now) => isPlaying(now) && !hasCards(11)(now));
      note(tree);
    }
    for (;;) {
      const fitting = handIn(tree).find(({ name }) => name.includes('can be added'));
      if (fitting === undefined) break;
      tree = await add(page, tree, cardNamed(fitting));
      note(tree);
    }
    const hand = handIn(tree);
    const spare = hand.find(({ name }) => name.endsWith('not needed')) ?? hand.at(-1)!;
    await takeUp(page, cardNamed(spare));
    tree = await press(page, 'x', (now) => isRoundOver(now) || hearsTurn(now));
    if (!isRoundOver(tree)) note(tree);
    return isRoundOver(tree);
  }

  async function add(page: Page, tree: Tree, card: string): Promise<Tree> {
    const isAdded = hasCards(handIn(tree).length - 1);
    await takeUp(page, card);
    // Where several combinations take it, it is asked which.
    const next = await press(page, 'a', (now) => dialogIn(now) !== undefined || isAdded(now));
    return isAdded(next) ? next : press(page, 'Enter', (now) => isOpen(now) && isAdded(now));
  }

  const HISTORY = isDialog(/^What happened$/u);
  const isFold = ({ name }: AxItem): boolean => name === 'Round 1';
  const isRoundsEnd = (line: string): boolean => line.includes('the round ends');
  const linesIn = (tree: Tree): readonly string[] =>
    allIn(tree, { role: 'listitem' }).map(({ text }) => text.trim());

  async function history(page: Page): Promise<readonly string[]> {
    await tabTo(page, ({ name }) => name.endsWith('What happened'));
    await press(page, 'Enter', (now) => HISTORY(now) && now.some(isFold));
    // The round that is over is folded.
    await tabTo(page, isFold);
    const tree = await press(page, 'Enter', (now) => linesIn(now).some(isRoundsEnd));
    await press(page, 'Escape', isOpen);
    return linesIn(tree);
  }
});

describe('each key', () => {
  it('?: tells the situation', async () => {
    const page = await openListening(CHOICES);
    await walkTo(page, 'green 4');
    const tree = await press(page, '?', isDialog(/^What can I do\?$/u));
    const { text } = dialogIn(tree)!;
    for (const told of [DRAW, 'red 3', 'joker', 'yellow 14']) expect(text).toContain(told);
    const items = allIn(tree, { role: 'listitem' }).map((item) => item.text.trim());
    // The level is complete, but a card is drawn first.
    expect(items.slice(0, 4)).toEqual([
      'Draw from the draw pile',
      'Take the orange 1 from your discard pile',
      'Take the blue 11 from Odile’s discard pile',
      'You, Level 1, 10 cards',
    ]);
    expect(items[4]).toMatch(/^Odile, Level 2, 4 cards, leads, level laid, dealt this round/u);
    expect(items).toContain('Odile’s eights: green 8 and blue 8');
    await press(page, 'Escape', (now) => isOpen(now) && isAt(/^green 4/u)(now));
  });

  it('S: other orders, and the focus stays with its card', async () => {
    const page = await openListening(CHOICES);
    const towardLevel = cardsIn(await readTree(page));
    // As they were put, which is as they are; by value; by colour; toward the level again.
    const orders = [
      towardLevel,
      towardLevel.toSorted((a, b) => valueOf(a) - valueOf(b)),
      towardLevel.toSorted((a, b) => colourOf(a) - colourOf(b) || valueOf(a) - valueOf(b)),
      towardLevel,
    ];
    for (const card of ['joker', 'red 12', 'yellow 2']) {
      await walkTo(page, card);
      for (const order of orders) {
        const tree = await press(page, 's', (now) => cardsIn(now).join() === order.join());
        expect(cardNamed(focusIn(tree)!)).toBe(card);
      }
    }
  });

  it('D, H, X: draws, hints, discards; a move that is not allowed is refused aloud', async () => {
    const page = await openListening(CHOICES);
    await takeUp(page, 'yellow 14');
    const refused = await press(page, 'x', (now) => oneIn(now, { role: 'alert' })?.text !== '');
    await expect
      .poll(async () => said(page, 'alert'))
      .toEqual([expect.stringMatching(/^Draw a card first.*Why\? Open the rule TURN-1$/u)]);
    expect(statusIn(refused)).toBe(DRAW);
    await press(page, 'd', (now) => isPlaying(now) && hasCards(11)(now));
    await press(page, 'h', (now) => isDialog(/^A hint$/u)(now) && isAt(/^Do it$/u)(now));
    await press(page, 'Escape', isOpen);
    const tree = await press(page, 'x', (now) => isRoundOver(now) || hearsTurn(now));
    expect(cardsIn(tree)).not.toContain('yellow 14');
    await expect.poll(async () => (await said(page, 'log'))[1]).toBe('You discard a yellow 14.');
  });

  it('X, A: say so where no card is chosen, and where the card fits nowhere', async () => {
    const page = await openListening(CHOICES);
    await press(page, 'x', hasAlert(/^Draw a card first/u));
    await press(page, 'd', isPlaying);
    const choose = 'Choose a card in your hand first.';
    for (const key of ['x', 'a']) await press(page, key, hasAlert(new RegExp(`^${choose}`, 'u')));
    await expect
      .poll(async () => said(page, 'alert'))
      .toEqual([expect.stringMatching(/^Draw a card first/u), choose, choose]);
    await untilTree(page, isComplete, 'the hand is studied');
    await lay(page);
    await takeUp(page, 'yellow 14');
    await press(page, 'a', hasAlert(/^This card does not fit any combination on the table\.$/u));
    await expect.poll(async () => (await said(page, 'log')).length).toBe(2);
  });

  it('← →: lead to the hand from anywhere, and from nowhere', async () => {
    const page = await openListening(CHOICES);
    const isInHand = (tree: Tree): boolean => handIn(tree).some(({ isFocused }) => isFocused);
    for (const [key, name] of [
      ['ArrowRight', 'Menu'],
      ['ArrowLeft', 'Sort your hand'],
    ] as const) {
      await tabTo(page, (item) => item.name === name);
      await press(page, key, isInHand);
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await untilTree(page, (tree) => !isInHand(tree), 'nothing has the focus');
    await page.keyboard.press('ArrowRight');
    expect(isInHand(await untilTree(page, isInHand, 'the hand has the focus'))).toBe(true);
  });

  it('T, L, U, A: takes, lays, takes back, adds', async () => {
    const page = await openListening(CHOICES);
    const before = await walkedTo(page, 'green 4');
    await press(page, 't', isDialog(/^Which do you mean\?$/u));
    await untilTree(page, isAt(/^Take the orange 1 from your discard pile$/u), 'the first way');
    await press(page, 'Tab', isAt(/^Take the blue 11/u));
    const taken = await press(page, 'Enter', (now) => isPlaying(now) && hasCards(11)(now));
    expect(cardsIn(taken).toSorted()).toEqual([...cardsIn(before), 'blue 11'].toSorted());
    expect(focusIn(taken)?.name).toMatch(/^green 4/u);
    await untilTree(page, isComplete, 'the level is complete');

    await press(page, 'l', (now) => isLaying(now) && isAt(/^Lay these$/u)(now));
    await press(page, 'Escape', (now) => isOpen(now) && isAt(/^green 4/u)(now));
    const laid = await lay(page);
    // The card with the focus may be among those laid: then a neighbour has it.
    expect(handIn(laid).some(({ isFocused }) => isFocused)).toBe(true);
    // Nothing is laid twice in a round.
    expect(statusIn(laid)).toBe('Your turn: add or discard');
    const back = await press(page, 'u', hasCards(11));
    expect(cardsIn(back).toSorted()).toEqual(cardsIn(taken).toSorted());
    await untilTree(page, isComplete, 'the level is complete again');
    await lay(page);

    await takeUp(page, 'green 15');
    const added = await press(page, 'a', hasCards(4));
    expect(oneIn(added, { role: 'button', name: /^Odile’s fifteens:.*green 15/u })).toBeDefined();
    await press(page, 'u', (now) => cardsIn(now).includes('green 15'));
    await expect
      .poll(async () => said(page, 'log'))
      .toEqual([
        'You take a blue 11 from Odile’s discard pile.',
        expect.stringMatching(/^You lay level 1/u),
        'You take back the last move.',
        expect.stringMatching(/^You lay level 1/u),
        'You add a green 15 to Odile’s fifteens.',
        'You take back the last move.',
      ]);
  });

  it('Enter held down chooses, and does not throw the card away', async () => {
    const page = await openListening(CHOICES);
    await press(page, 'd', isPlaying);
    await untilTree(page, isComplete, 'the hand is studied');
    await walkTo(page, 'yellow 14');
    await page.keyboard.down('Enter');
    // Each is a repetition, as fast as a keyboard makes them.
    for (let time = 0; time < 6; time++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await untilTree(page, (now) => focusIn(now)?.isPressed === true, 'the card is up');
    // It is still this player's turn, and the card still in hand.
    expect(cardsIn(await lay(page))).toContain('yellow 14');
  });
});

const hasAlert =
  (sentence: RegExp) =>
  (tree: Tree): boolean =>
    sentence.test(oneIn(tree, { role: 'alert' })?.text.trim() ?? '');

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'joker'];

function colourOf(card: string): number {
  return COLOURS.indexOf(card.split(' ')[0]!);
}

function valueOf(card: string): number {
  return Number(card.split(' ')[1] ?? 99);
}

async function walkedTo(page: Page, card: string): Promise<Tree> {
  await walkTo(page, card);
  return readTree(page);
}

async function lay(page: Page): Promise<Tree> {
  await press(page, 'l', isLaying);
  return press(page, 'Enter', (now) => isPlaying(now) && hasCards(5)(now));
}

describe('letters are letters', () => {
  const LETTERS = ['d', 't', 'l', 'a', 'x', 'u', 'h', 's', '?'];

  it('in a dialog', async () => {
    const page = await openListening(CHOICES);
    await takeUp(page, 'yellow 14');
    for (const [key, isThere] of [
      ['?', isDialog(/^What can I do\?$/u)],
      ['t', isDialog(/^Which do you mean\?$/u)],
      ['l', isLaying],
    ] as const) {
      const before = cardsIn(await readTree(page));
      const { text } = dialogIn(await press(page, key, isThere))!;
      for (const letter of LETTERS) await page.keyboard.press(letter);
      expect(dialogIn(await readTree(page))?.text).toBe(text);
      expect(cardsIn(await press(page, 'Escape', isOpen))).toEqual(before);
    }
    await expect.poll(async () => said(page, 'log')).toEqual([]);
  });

  it('in a field', async () => {
    const page = await openListening(CHOICES);
    await tabTo(page, ({ name }) => name === 'Menu');
    await press(page, 'Enter', isDialog(/^Menu$/u));
    await tabTo(page, ({ name }) => name === 'Rulebook');
    await press(page, 'Enter', isDialog(/^Rulebook$/u));
    // Its pages are fetched when it is first opened.
    await page.getByRole('searchbox').waitFor();
    await tabTo(page, ({ role }) => role === 'searchbox');
    const typed = LETTERS.join('');
    await press(page, LETTERS[0]!, (now) => focusIn(now)?.text === LETTERS[0]);
    for (const letter of LETTERS.slice(1)) await page.keyboard.press(letter);
    await untilTree(page, (now) => focusIn(now)?.text === typed, 'the field has what was typed');
    await expect.poll(async () => said(page, 'log')).toEqual([]);
  });

  it('with a modifier', async () => {
    const page = await openListening(CHOICES);
    await walkTo(page, 'green 4');
    const before = await readTree(page);
    for (const letter of LETTERS) await page.keyboard.press(`Alt+${letter}`);
    await expect.poll(async () => readTree(page)).toEqual(before);
  });
});
