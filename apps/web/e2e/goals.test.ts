/** The goals: a badge earned at a table, told at the game's end, on the page of goals and on home. */
import type { GameRecord, SetupChoice } from '@palier/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { botGame } from '../src/local/testing/bot-game.ts';
import { handOf } from './harness/at-table.ts';
import { expectGoodLooks, NARROWEST } from './harness/good-layout.ts';
import { expectNoAxeInAnyTheme, newPage, openApp, PHONE } from './harness/index.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { plantRecord, plantResults } from './harness/plant.ts';
import { MEEK, playGame } from './harness/player.ts';
import { button, expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { plantNovice, SOME_WEEKS } from './review-scenes.ts';

/** A game won by the first, with the discard that goes out. Bots learn: no seed is for ever. */
function wonGame(rules: SetupChoice['rules'] = {}, seed = 0): GameRecord {
  const game = botGame(
    { edition: 'level-8-101', players: 3, rules },
    { seed: `won ${seed}`, bots: ['steady', 'novice', 'novice'] },
  );
  const { winners = [] } = game.result ?? {};
  const end = game.events.slice(-3).map(({ t }) => t);
  const isWon = winners.length === 1 && winners[0] === 1;
  return isWon && end[0] === 'cardDiscarded' && end[2] === 'gameWon'
    ? game
    : wonGame(rules, seed + 1);
}

/** Plays the card that wins such a game. */
async function winGame(page: Page, game: GameRecord, id: string): Promise<void> {
  const events = game.events.slice(0, -3);
  await openApp(
    page,
    `#/game/${await plantRecord(page, { ...game, events }, { id, seats: SEATS })}`,
  );
  await page.evaluate(watchMore);
  await playGame(page);
}

/** Run inside the page: notes where the buttons below the news have stood. */
function watchMore(): void {
  const tops = new Set<number>();
  Object.assign(globalThis, { tops });
  new MutationObserver(() => {
    const more = document.querySelector('.results-more');
    if (more !== null) tops.add(Math.round(more.getBoundingClientRect().top));
  }).observe(document, { subtree: true, childList: true });
}

const climb = (page: Page): Locator => page.getByRole('region', { name: 'Your climb' });

const SEATS = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-steady' },
  { name: 'Bruno', bot: 'bruno-novice' },
];

describe('goals', () => {
  it('begin with the stairs of one edition, which fit everywhere', async () => {
    const page = await newPage({ size: PHONE });
    await openApp(page, '#/goals');
    await button(page, 'Play now').waitFor();
    const tops = await page
      .locator('.goals-stairs')
      .filter({ visible: true })
      .or(button(page, 'Play now'))
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    // The stairs and what is to be done next are in the window, and nothing else is open.
    expect(tops).toHaveLength(2);
    expect(tops.every((bottom) => bottom <= PHONE.height)).toBe(true);
    await expectGoodLooks(page, [{ size: PHONE }, { size: PHONE_SMALL }, NARROWEST]);
  });

  it('are reached by winning: told at the end, kept, and followed by the next', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page);
    // A climb that a house rule has shortened is a win, and counts in the statistics, but earns no step.
    await winGame(page, wonGame({ levels: 2 }), 'short');
    await expectSeen(
      climb(page).getByText('Next to earn: the tablecloth “Starry sky”'),
      climb(page).getByText('Finish ten games (1 of 10)'),
      climb(page).getByText(/^This game counts in your statistics/u),
      page.getByText('The card back “Comets” is yours.'),
    );
    await expectGone(page.getByText(/steps? climbed/u));
    await expectOnMoon(page);

    await winGame(page, wonGame(), 'last-card');
    await expectSeen(climb(page).getByText(/^Won in \d+ rounds$/u));
    await expectOnMoon(page);
    const note = page.getByRole('status').filter({ hasText: '3 new steps climbed' });
    await expectSeen(
      note.getByText('Odile (medium) beaten'),
      note.getByText('Bruno (novice) beaten'),
    );
    // It came before what is below it, and has moved none of it.
    expect(
      await page.evaluate(() => (globalThis as unknown as { tops: Set<number> }).tops.size),
    ).toBe(1);
    // Much is told, and what most people want next is in the window all the same.
    expect(await button(page, 'Rematch').evaluate(isInWindow)).toBe(true);
    await expectNoAxeInAnyTheme(page);

    await note.getByRole('link', { name: 'See your goals' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor();
    await expectSeen(page.getByText('3 of 24 steps climbed'));
    // Of the others a line each, until they are wanted.
    const others = page.getByRole('group').filter({ hasText: '0 of 24 steps climbed' });
    await expectCount(others, 3);
    await expectCount(page.locator('.goals-stairs').filter({ visible: true }), 1);
    await others.last().getByText('Level Up (2010)').tap();
    await expectCount(page.locator('.goals-stairs').filter({ visible: true }), 2);
    const card = page.getByRole('listitem').filter({ hasText: 'Odile' }).first();
    await expectSeen(card.getByText('2–0'), card.getByText('2 won, 0 lost'));
    await expectCount(page.getByText(/^(?:Novice|Medium), climbed on/u), 3);
    // What it takes stands behind a fold: the stairs are seen first.
    await page.getByText('How steps are climbed').tap();
    await expectSeen(page.getByText(/a house rule that makes the climb shorter/u));
    await expectSeen(page.locator('.goals-step[data-next="true"]'));
    await expectNoAxeInAnyTheme(page);

    await openApp(page);
    await expectSeen(
      page.getByRole('link', { name: /^Last game Won in \d+ rounds · / }),
      button(page, /^Next goal Beat Wanda \(novice\)/u),
    );
    await button(page, /^Next goal/u).tap();
    await handOf(page).getByRole('button').first().waitFor();
    await expectSeen(page.getByRole('button', { name: /^Wanda, Level 1/u }));
  });

  it('are there for whoever has lost: how far they came, what is near, and a game for it', async () => {
    const page = await newPage();
    // The app makes its stores when it first looks into them.
    await openApp(page, '#/goals');
    await button(page, 'Play now').waitFor();
    const id = await plantNovice(page);
    const game = { ...SOME_WEEKS[1]!, kind: 'bots', hasWon: false, isShared: false } as const;
    await plantResults(page, [
      { ...game, id: 'before', ended: 1, climbed: 4 },
      { ...game, id, ended: 2, climbed: 6 },
    ]);
    await openApp(page, `#/game/${id}`);
    await expectSeen(
      climb(page).getByText('6 of 8 levels, your best so far'),
      climb(page).getByText('Higher than ever before. Keep climbing!'),
      climb(page).getByText('Finish ten games (2 of 10)'),
      climb(page).getByText('Next goal: Beat Odile (novice)'),
    );
    await expectNoAxeInAnyTheme(page);
    await expectGoodLooks(page, [{ size: PHONE }, NARROWEST]);
    await climb(page).getByRole('button', { name: 'Play' }).tap();
    await expectSeen(page.getByRole('button', { name: /^Odile, Level 1/u }));
  });
});

/** Runs in the page, where nothing was scrolled. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return scrollY === 0 && top >= 0 && bottom <= innerHeight;
}

/** However few the steps, the winner stands before the middle of the moon. */
async function expectOnMoon(page: Page): Promise<void> {
  const middle = async (what: string): Promise<readonly number[]> => {
    const { x, y, width, height } = (await page.locator(what).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await page.locator('.climb-won').waitFor();
  const [moon, winner] = await Promise.all(['.climb-moon', '.climb-won'].map(middle));
  expect(winner!.map((at, axis) => Math.abs(at - moon![axis]!) < 2)).toEqual([true, true]);
}
