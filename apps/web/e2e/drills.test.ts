/** Drills and the daily deal, as a person perceives them. The answers are worked out here in Node. */
import { makeDrill, type LayDrill, type MoveDrill, type OutDrill } from '@palier/bots/drills';
import { cardOf, type Command } from '@palier/rules';
import { loadPart, type Part } from '@palier/text';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DRILL_DAY,
  cardOfDrill,
  handOfDrill,
  openDay,
  openDone,
  openDrill,
  playDay,
  requestOf,
  shownVerdict,
} from './drills-scenes.ts';
import {
  expectNoAxeViolations,
  expectNothingSideways,
  newPage,
  openApp,
  PHONE,
  usedPage,
} from './harness/index.ts';
import { wear } from './harness/good-layout.ts';
import { button, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';

let words: Part<'game'>;

beforeAll(async () => {
  words = await loadPart('en', 'game');
});

async function expectVerdict(page: Page, verdict: string): Promise<void> {
  await shownVerdict(page).waitFor();
  expect((await shownVerdict(page).innerText()).trim()).toBe(verdict);
}

describe('a drill', () => {
  it('is solved by touch: the level is found', async () => {
    const request = requestOf('lay', 1, 'a');
    const drill = makeDrill(request) as LayDrill;
    const page = await usedPage();
    await openDrill(page, request);
    // Nothing counts here, so nothing is said of it; of the day's challenge it is (`playDay`).
    await expectSeen(button(page, 'Show me'));
    for (const meld of drill.best.melds) {
      for (const placed of meld) await cardOfDrill(page, words.card(cardOf(placed))).tap();
    }
    await button(page, 'Lay these').tap();
    const meanings = page.getByRole('group', { name: 'What do the jokers stand for?' });
    await shownVerdict(page).or(meanings).first().waitFor();
    if (await meanings.isVisible()) await meanings.getByRole('button').first().tap();
    await expectVerdict(page, 'Right!');
    // What was laid lies on the table, and is not in the hand any more.
    const table = page.getByRole('region', { name: 'The table' });
    const laid = table.getByRole('group', { name: 'Combinations on the table' });
    expect(await laid.locator('.meld-card').count()).toBe(drill.best.melds.flat().length);
    const left = drill.view.hand.length - drill.best.melds.flat().length;
    expect(await handOfDrill(page).locator('.card-holder').count()).toBe(left);
    await expectSeen(page.getByText('1 in a row', { exact: true }));
    await button(page, 'Next').tap();
    await handOfDrill(page).waitFor();
    await expectSeen(page.getByText('1 in a row', { exact: true }));
  });

  it('is failed by keyboard, with its reason in plain words and the figures behind a fold', async () => {
    const request = requestOf('discard', 1, 'q5');
    const drill = makeDrill(request) as MoveDrill;
    const wrong = drill.moves.findLast(({ isRight }) => !isRight)!;
    const card = cardIn(wrong.command);
    const page = await usedPage();
    await openDrill(page, request);
    await cardOfDrill(page, card).press('Enter');
    await button(page, 'Discard it').press('Enter');
    await expectVerdict(page, 'Not this time');
    const result = page.getByRole('region', { name: 'Not this time' });
    await expectSeen(
      result.getByText(/^Of 100 games from here, you would win about [1-9]\d? fewer\.$/u),
    );
    const figures = result.getByText(/±/u).first();
    expect(await figures.isVisible()).toBe(false);
    // The card lies on one's own pile.
    await expectSeen(
      page.getByRole('figure', { name: 'Your pile' }).getByText(`Your discard pile: ${card}, `),
    );
    await expectSeen(result.getByText(/^Discard the /u).first());
    await expectSeen(shownVerdict(page).and(page.locator(':focus')));
    await result.getByText('All moves compared').press('Enter');
    await expectSeen(result.getByText('best', { exact: true }), figures);
    await expectNoAxeViolations(page);
    await expectNothingSideways(page);
  });

  it('names no move to who has found another as good, but those that are', async () => {
    const request = requestOf('discard', 1, 'q5');
    const { moves } = makeDrill(request) as MoveDrill;
    const right = moves.filter(({ isRight }) => isRight).map(({ command }) => cardIn(command));
    const [best, ...others] = right;
    // A page of its own: whoever comes back to a drill finds it as it was left.
    const page = await newPage();
    await openDrill(page, request);
    await cardOfDrill(page, others[0]!).click();
    await button(page, 'Discard it').click();
    await expectVerdict(page, 'Right!');
    const result = page.getByRole('region', { name: 'Right!' });
    await expectSeen(result.getByText('Just as good:'));
    const named = await result.locator('.listed').getByRole('listitem').allInnerTexts();
    expect(named).toEqual([best, ...others.slice(1)].map((card) => `Discard the ${card}`));
    const told = result.locator('p').filter({ visible: true });
    expect(await told.allInnerTexts()).toEqual(['Just as good:']);
  });

  it.each([
    ['the smallest phone', PHONE_SMALL, false],
    ['a phone', PHONE, false],
    ['the smallest phone with letters twice as large', PHONE_SMALL, true],
    ['a phone with letters twice as large', PHONE, true],
  ])('shows the way on in the window of %s', async (_, size, isLarge) => {
    const request = requestOf('discard', 1, 'q5');
    const drill = makeDrill(request) as MoveDrill;
    const wrong = drill.moves.findLast(({ isRight }) => !isRight)!;
    // A page of its own: its letters stay large.
    const page = await newPage({ size });
    await openDrill(page, request);
    await wear(page, { size, letters: isLarge ? 2 : 1 });
    await cardOfDrill(page, cardIn(wrong.command)).click();
    await button(page, 'Discard it').click();
    await expectVerdict(page, 'Not this time');
    await expect.poll(async () => button(page, 'Next').evaluate(isWithin)).toBe(true);
    await expect.poll(async () => shownVerdict(page).evaluate(isWithin)).toBe(true);
  });

  it('of going out is solved move by move, and can be started over', async () => {
    const request = requestOf('out', 1, 'b');
    const { line } = makeDrill(request) as OutDrill;
    const page = await usedPage();
    await openDrill(page, request);
    const addFirst = async (): Promise<void> => {
      const [first] = line;
      if (first?.t !== 'addCard') throw new Error('the line begins by adding');
      await cardOfDrill(page, words.card(cardOf(first.card))).click();
      await button(page, /, possible now$/u)
        .first()
        .click();
    };
    // A joker may go to several places.
    const ways = page.getByRole('group', { name: 'Which do you mean?' });
    const choose = async (name: string): Promise<void> => {
      await button(page, 'Start again').or(ways).first().waitFor();
      if (!(await ways.isVisible())) return;
      // What it is about is not thrown away by the button below.
      expect(await button(page, 'Discard').isDisabled()).toBe(true);
      await ways.getByRole('button', { name, exact: true }).click();
    };
    await addFirst();
    await choose(nameOfFirst(line));
    // A discard that would leave cards is not made, and counts for nothing.
    await handOfDrill(page).getByRole('button').first().click();
    await button(page, 'Discard').click();
    await expectSeen(page.getByRole('alert').getByText(/ still in your hand\. Add more first/u));
    expect(await shownVerdict(page).count()).toBe(0);
    await button(page, 'Start again').click();
    for (const move of line) {
      if (move.t === 'addCard') {
        await cardOfDrill(page, words.card(cardOf(move.card))).click();
        await button(page, /, possible now$/u)
          .first()
          .click();
        await choose(words.placed(move.card));
      } else if (move.t === 'discard') {
        await cardOfDrill(page, words.card(move.card)).click();
        await button(page, 'Discard').click();
      }
    }
    await expectVerdict(page, 'Right!');
    await expectSeen(page.getByText('Your hand is empty: you go out and climb two levels.'));
  });
});

function cardIn(command: Command): string {
  return command.t === 'discard' ? words.card(command.card) : '';
}

/** Runs in the page. */
function isWithin(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const lies = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(lies);
}

function nameOfFirst([first]: OutDrill['line']): string {
  return first?.t === 'addCard' ? words.placed(first.card) : '';
}

describe('the daily deal', () => {
  it('is the same on two clean devices, and so is what is shared', async () => {
    const shared: string[] = [];
    const seen: (readonly string[])[] = [];
    for (let device = 0; device < 2; device++) {
      const page = await newPage();
      await openDay(page);
      await expectSeen(page.getByText('16 November 2026', { exact: true }));
      seen.push(await playDay(page));
      const text = page.getByRole('region', { name: 'What the others see' }).getByRole('paragraph');
      shared.push(await text.innerText());
      await expectSeen(page.getByText('The next challenge comes in 12 hours.'));
      if (device === 1) await expectStays(page);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(new Set(seen[0]).size).toBe(5);
    expect(shared[1]).toBe(shared[0]);
    expect(shared[0]).toMatch(
      new RegExp(
        `^Palier, daily challenge for 16 November 2026: \\d/5\\n[■□](?: [■□]){4}\\nhttp\\S+#/daily/${DRILL_DAY}$`,
        'u',
      ),
    );
  });

  it('keeps what was answered to questions that are others now', async () => {
    const page = await newPage();
    await openDay(page);
    const answers = ['discard Y15', 'draw', 'lay R1,R2,R3', 'discard R1', 'take 2'].map((move) => ({
      isRight: true,
      moves: [move],
    }));
    await page.evaluate(
      (text) => localStorage.setItem('palier.daily', text),
      JSON.stringify({ [DRILL_DAY]: answers }),
    );
    await page.reload();
    await expectSeen(page.getByText('5 of 5 right'), page.getByText('Full marks. Brilliant!'));
    // Whoever has warmed up goes on to a game.
    const onward = page.getByRole('region', { name: 'Now a game' });
    await expectSeen(
      onward.getByText('Next goal: Beat Odile (novice)'),
      onward.getByRole('button', { name: 'Play' }),
      onward.getByRole('link', { name: 'Play against bots' }),
    );
    await button(page, 'Look at question 5 again').click();
    // The question as it is, with its solution; the mark stays.
    await expectVerdict(page, 'Here is how');
    await expectSeen(page.getByText('Question 5: right', { exact: true }));
  });

  it('celebrates full marks with the moon, and nothing less', async () => {
    const page = await newPage();
    await openDone(page, 4);
    expect(await page.locator('.daily-moon').count()).toBe(0);
    await openDone(page, 5);
    await expectSeen(page.locator('.daily-moon-disc'), page.getByText('Full marks. Brilliant!'));
  });
});

describe('another day', () => {
  it('comes at midnight where nothing was begun', async () => {
    const page = await newPage();
    await page.clock.install({ time: new Date('2026-11-15T23:59:50Z') });
    await openApp(page, '#/daily');
    await expectSeen(page.getByText('15 November 2026', { exact: true }));
    await page.clock.fastForward(20_000);
    await expectSeen(page.getByText('16 November 2026', { exact: true }));
  });

  it('has no deal to open, but a way to today’s', async () => {
    const page = await newPage();
    await page.clock.setFixedTime(new Date(`${DRILL_DAY}T12:00:00Z`));
    await openApp(page, '#/daily/2026-11-10');
    await expectSeen(page.getByText(/^Only today’s challenge can be played/u));
    await page.getByRole('link', { name: 'Go to today’s challenge' }).click();
    await expectSeen(page.getByText('16 November 2026', { exact: true }));
    await expectSeen(button(page, 'Start'));
  });
});

/** Once answered, a day is over: it can be looked at, not tried again. */
async function expectStays(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNothingSideways(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await expectSeen(
    page.getByText('1 day in a row'),
    page.getByText('2 more days in a row to earn the card back “Lanterns”.'),
  );
  await button(page, 'Look at question 5 again').click();
  await expectVerdict(page, 'Here is how');
  await button(page, 'See the result').click();
  // It opens at its top.
  await expect
    .poll(async () => page.getByRole('heading', { level: 1 }).evaluate(isInWindow))
    .toBe(true);
  // Two days before it, and it has earned something.
  const days = await page.evaluate(() => localStorage.getItem('palier.daily'));
  const { [DRILL_DAY]: done } = JSON.parse(days!) as Record<string, unknown>;
  const three = { '2026-11-14': done, '2026-11-15': done, [DRILL_DAY]: done };
  await page.evaluate((text) => localStorage.setItem('palier.daily', text), JSON.stringify(three));
  await page.reload();
  await expectSeen(page.getByText('The card back “Lanterns” is yours.'));
  await expectSeen(
    page.getByText('4 more days in a row to earn the tablecloth “Northern lights”.'),
  );
  await expectNoAxeViolations(page);
  await page.evaluate((text) => localStorage.setItem('palier.daily', text!), days);
  await page.reload();
  await page.getByRole('link', { name: 'Practise yesterday’s challenge' }).click();
  await expectSeen(page.getByText('15 November 2026', { exact: true }));
  await openApp(page);
  await expectSeen(
    page.getByRole('link', { name: /^Daily challenge Done for today .* 1 day in a row$/u }),
  );
}

/** Runs in the page. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return scrollY === 0 && top >= 0 && bottom <= innerHeight;
}
