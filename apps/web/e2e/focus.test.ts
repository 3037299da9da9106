/** Where the keys go: everywhere by the tab key, and never nowhere, however the table is redrawn. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusIn, readTree, untilTree, type AxItem, type Tree } from './harness/ax-tree.ts';
import {
  cardsIn,
  dialogIn,
  handIn,
  hasCards,
  isDialog,
  isOpen,
  press,
  tabTo,
  takeUp,
  walkTo,
} from './harness/keys.ts';
import {
  isAt,
  isComplete,
  hearsTurn,
  isLaying,
  isPlaying,
  isRoundOver,
  openListening,
} from './harness/listening.ts';
import { CHOICES, LAST_TURN } from './listening-scenes.ts';
import { LATE } from './scenes.ts';

/** Goes to a button with the tab key and presses it. */
async function pressAt(page: Page, name: RegExp, isDone: (tree: Tree) => boolean): Promise<Tree> {
  await tabTo(page, (item) => name.test(item.name));
  return press(page, 'Enter', isDone);
}

it('reaches everything by the tab key, and the hand in one stop', async () => {
  const page = await openListening(CHOICES);
  const stops: string[] = [];
  await tabTo(page, ({ name }) => {
    stops.push(name);
    return name === 'Draw a card';
  });
  expect(stops.slice(1).map((name) => name.replace(/(?:, |: | \d).*$/u, ''))).toEqual([
    'Go to your hand',
    'Menu',
    'Turn the sound on',
    'Odile',
    'Odile’s discard pile',
    'Combinations on the table',
    'Odile’s fifteens',
    'Odile’s eights',
    'Odile’s eights',
    'Odile’s sevens',
    'Draw pile',
    'What happened',
    'Your discard pile',
    'Your level',
    'yellow',
    'Sort your hand',
    'Hint',
    'Draw a card',
  ]);
});

it('comes to the hand in two keys, however many play', async () => {
  const page = await openListening(LATE);
  await press(page, 'Tab', isAt(/^Go to your hand$/u));
  const tree = await press(page, 'Enter', isOpen);
  expect(handIn(tree).some(({ isFocused }) => isFocused)).toBe(true);
});

describe('dialogs keep the focus and give it back', () => {
  const DIALOGS = [
    [/^Menu$/u, /^Menu$/u],
    [/^Odile, Level/u, /^Odile’s levels$/u],
    [/What happened$/u, /^What happened$/u],
    [/^Your level/u, /^Lay level 1$/u],
    [/^Hint$/u, /^A hint$/u],
  ] as const;

  it('whatever is opened', async () => {
    const page = await openListening(CHOICES);
    for (const [opener, title] of DIALOGS) {
      await pressAt(page, opener, isDialog(title));
      await expectTrapped(page);
      await press(page, 'Escape', (now) => isOpen(now) && isAt(opener)(now));
    }
  });

  it('the menu of orders', async () => {
    const page = await openListening(CHOICES);
    await pressAt(page, /^Sort your hand$/u, (now) => now.some(isNamed('By value')));
    await pressAt(page, /^By value$/u, (now) => !now.some(isNamed('By value')));
    await untilTree(page, isAt(/^Sort your hand$/u), 'the focus is back');
    await expect.poll(async () => cardsIn(await readTree(page)).at(-1)).toBe('joker');
  });

  const isNamed =
    (name: string) =>
    (item: AxItem): boolean =>
      item.name === name;

  /** Round and round, forward and back. Between the ends of a dialog lies the browser's own. */
  async function expectTrapped(page: Page): Promise<void> {
    for (const key of ['Tab', 'Shift+Tab']) {
      const met = new Set<string>();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key);
        const tree = await readTree(page);
        const focus = focusIn(tree);
        if (focus === undefined) continue;
        expect(isWithin(dialogIn(tree)!, focus)).toBe(true);
        met.add(focus.name);
      }
      expect(met).toContain('Close');
    }
  }

  function isWithin(outer: AxItem, item: AxItem): boolean {
    return outer === item || outer.within.some((inner) => isWithin(inner, item));
  }
});

describe('the table is redrawn, and the focus stays', () => {
  it('when a button has done its work', async () => {
    const page = await openListening(CHOICES);
    // The card that had it last, wherever that is now: the new one comes before it.
    await press(page, 's', isOpen);
    await press(page, 's', (now) => cardsIn(now).at(-1) === 'joker');
    await walkTo(page, 'green 15');
    await pressAt(page, /^Draw a card$/u, isPlaying);
    await expectKept(page, /^green 15/u);
    await untilTree(page, isComplete, 'the hand is studied');
    await pressAt(page, /^Lay level 1$/u, isLaying);
    await press(page, 'Enter', hasCards(5));
    await pressAt(page, /^Take back$/u, hasCards(11));
    await expectKept(page);
    await untilTree(page, isComplete, 'the hand is studied');
    await pressAt(page, /^Hint$/u, isDialog(/^A hint$/u));
    await press(page, 'Enter', isLaying);
    await press(page, 'Enter', hasCards(5));
    await takeUp(page, 'green 15');
    await pressAt(page, /^Add to Odile’s fifteens$/u, hasCards(4));
    await expectKept(page);
    await takeUp(page, 'yellow 14');
    await pressAt(page, /^Discard$/u, (now) => isRoundOver(now) || hearsTurn(now));
    await expectKept(page);
  });

  it('when a hint that was followed ends the turn', async () => {
    const page = await openListening(LAST_TURN);
    await pressAt(page, /^Hint$/u, isDialog(/^A hint$/u));
    await press(page, 'Enter', hasCards(1));
    await pressAt(page, /^Hint$/u, isDialog(/^A hint$/u));
    await press(page, 'Enter', (now) => isRoundOver(now) && isAt(/^Next round$/u)(now));
    await press(page, 'Enter', hearsTurn);
    await expectKept(page);
  });

  it('when a level is laid: in the hand, wherever it was', async () => {
    const page = await openListening(CHOICES);
    await pressAt(page, /^Draw pile, /u, isPlaying);
    await press(page, 'l', isLaying);
    const tree = await press(page, 'Enter', hasCards(5));
    expect(handIn(tree).some(({ isFocused }) => isFocused)).toBe(true);
  });

  it('when a place has taken the card', async () => {
    const page = await openListening(CHOICES);
    await pressAt(page, /^Draw pile, /u, isPlaying);
    await expectKept(page, /^Draw pile, /u);
    await press(page, 'l', isLaying);
    await press(page, 'Enter', hasCards(5));
    await takeUp(page, 'green 15');
    await pressAt(page, /^Odile’s fifteens: orange 15/u, hasCards(4));
    await expectKept(page, /^Odile’s fifteens: orange 15, purple 15 and green 15/u);
    await takeUp(page, 'yellow 14');
    await pressAt(page, /^Your discard pile/u, (now) => isRoundOver(now) || hearsTurn(now));
    await expectKept(page, /^Your discard pile: yellow 14/u);
  });

  it('when the card that had it is thrown away: on its neighbour', async () => {
    const page = await openListening(CHOICES);
    await press(page, 'd', isPlaying);
    await untilTree(page, isComplete, 'the hand is studied');
    const { length } = handIn(await readTree(page));
    await walkTo(page, cardsIn(await readTree(page))[length - 3]!);
    await press(page, 'Enter', (now) => focusIn(now)?.isPressed === true);
    const tree = await press(page, 'x', (now) => isRoundOver(now) || hearsTurn(now));
    expect(handIn(tree).findIndex(({ isFocused }) => isFocused)).toBe(length - 3);
  });

  it('when a refusal is closed, and when its rule was read', async () => {
    const page = await openListening(CHOICES);
    await takeUp(page, 'yellow 14');
    await press(page, 'x', hasAlert);
    await pressAt(page, /^Why\? Open the rule TURN-1$/u, isDialog(/^Rulebook$/u));
    await press(page, 'Escape', isOpen);
    await pressAt(page, /^Close$/u, (now) => !hasAlert(now));
    await expectKept(page, /^yellow 14/u);
  });

  it('when a joker’s meaning is asked', async () => {
    const page = await openListening(CHOICES);
    await press(page, 'd', isPlaying);
    await press(page, 'l', isLaying);
    await tabTo(page, ({ role }) => role === 'radio');
    await press(page, 'ArrowRight', isAt(/^By hand$/u));
    for (const card of ['yellow 2', 'red 3', 'green 4', 'orange 9', 'purple 10', 'joker']) {
      await pressAt(page, new RegExp(`^${card}$`, 'u'), (now) => focusIn(now)?.isPressed === true);
    }
    const asked = await pressAt(page, /^Lay these$/u, isAt(/^What do the jokers stand for\?$/u));
    expect(asked.filter(({ name }) => name.includes('joker as'))).not.toEqual([]);
    await pressAt(page, /^Back$/u, isAt(/^Lay these$/u));
    await press(page, 'Enter', isAt(/^What do the jokers stand for\?$/u));
    await press(page, 'Tab', isAt(/joker as/u));
    await press(page, 'Enter', hasCards(5));
    await expectKept(page);
  });

  const hasAlert = (tree: Tree): boolean =>
    tree.some(({ role, text }) => role === 'alert' && text !== '');

  /**
   * The browser takes the focus from a disabled button when it draws: only in the second frame from
   * now has it certainly done so.
   */
  async function expectKept(page: Page, name: RegExp = /(?:)/u): Promise<void> {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const hasIt = (now: Tree): boolean => {
      const focus = focusIn(now);
      return focus !== undefined && name.test(focus.name);
    };
    await untilTree(page, hasIt, `the focus is kept: ${name}`);
  }
});
