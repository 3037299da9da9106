/** Whoever comes back is greeted by one of the characters, and sees at once what matters today. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FinishedGame } from '../src/local/finished.ts';
import type { Settings } from '../src/state/settings.ts';
import { handOf } from './harness/at-table.ts';
import { expectGoodLooks, NARROWEST, settled } from './harness/good-layout.ts';
import { expectNoAxeInAnyTheme, newPage, openApp, PHONE } from './harness/index.ts';
import { plant, plantResults } from './harness/plant.ts';
import { expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL, type Size } from './harness/sizes.ts';
import { EARLY, MIDDLE } from './scenes.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const MS_A_DAY = 86_400_000;
const RIGHT = { isRight: true, moves: [] };
const DONE = [RIGHT, RIGHT, RIGHT, RIGHT, RIGHT];

const WON: FinishedGame = {
  id: 'last',
  ended: NOON - 1000,
  kind: 'bots',
  edition: 'level-8-101',
  players: 2,
  bots: ['wanda-novice'],
  rounds: 9,
  levels: 8,
  climbed: 8,
  hasWon: true,
  isShared: false,
};
const LOST: FinishedGame = { ...WON, hasWon: false, climbed: 5 };

type Life = {
  readonly games?: readonly FinishedGame[];
  readonly days?: object;
  readonly running?: boolean;
  readonly size?: Size;
  readonly settings?: Partial<Settings>;
};

/** Home of somebody with that behind them. */
async function homeOf({ games = [], days, running = false, size, settings }: Life): Promise<Page> {
  const page = await newPage({ ...(size && { size }), ...(settings && { settings }) });
  await page.clock.setFixedTime(new Date(NOON));
  // The app makes its stores when it first looks into them.
  await openApp(page, '#/statistics');
  await page.getByText(/^Nothing to count yet\./u).waitFor();
  await plantResults(page, games);
  if (running) {
    await plant(page, MIDDLE);
    await page.clock.setFixedTime(new Date(NOON + 1000));
    await plant(page, EARLY);
  }
  await page.evaluate(
    (text) => {
      localStorage.setItem('palier.played', 'true');
      if (text !== null) localStorage.setItem('palier.daily', text);
    },
    days === undefined ? null : JSON.stringify(days),
  );
  await openApp(page);
  await page.getByRole('navigation', { name: 'Right now' }).waitFor();
  await settled(page);
  return page;
}

/** The same home some days later. */
async function comeBack(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(new Date(NOON + days * MS_A_DAY));
  await openApp(page, '#/settings');
  await openApp(page);
}

const NAMES = /^(?:Odile|Bruno|Wanda|Hugo|Nell|Sami) /u;
const greeting = (page: Page): Locator =>
  page.getByRole('button', { name: NAMES }).or(page.getByRole('link', { name: NAMES }));

const AT_STAKE = { '2026-11-14': DONE, '2026-11-15': DONE };

describe('somebody who was here before', () => {
  it('is asked for a rematch by whoever was beaten, and one touch deals it', async () => {
    const page = await homeOf({ games: [WON] });
    await expectSeen(
      page.getByRole('button', {
        name: 'Wanda I haven’t forgotten who won. Rematch. Rematch',
        exact: true,
      }),
    );
    await expectCount(greeting(page), 1);
    await expectNoAxeInAnyTheme(page);
    await greeting(page).tap();
    await handOf(page).waitFor();
    await expectSeen(page.getByRole('button', { name: /^Wanda, Level 1/u }));
    const dealt = page.url();
    // It goes on: there is no second one.
    await openApp(page);
    await page.getByRole('link', { name: /^Wanda .* Continue$/u }).tap();
    await handOf(page).waitFor();
    expect(page.url()).toBe(dealt);
  });

  it('is comforted after a loss, and hears something else on the next day', async () => {
    const page = await homeOf({ games: [LOST] });
    await expectSeen(page.getByRole('button', { name: /^Wanda You’re not going to leave it/u }));
    const first = await greeting(page).textContent();
    await comeBack(page, 0);
    expect(await greeting(page).textContent()).toBe(first);
    await comeBack(page, 1);
    await expectSeen(page.getByRole('button', { name: /^Wanda Last time you climbed 5 of 8/u }));
  });

  it('is welcomed back after some days', async () => {
    const page = await homeOf({ games: [LOST] });
    await comeBack(page, 5);
    const said =
      /^Wanda (?:There you are again|We haven’t seen each other for 5 days|Good to see)/u;
    await expectSeen(page.getByRole('button', { name: said }));
    await comeBack(page, 6);
    await expectGone(page.getByRole('button', { name: said }));
  });

  it('is led to the day’s challenge while a streak is at stake', async () => {
    const page = await homeOf({ games: [WON], days: AT_STAKE });
    await page.getByRole('link', { name: /^\p{Lu}\w+ .* Daily challenge$/u }).tap();
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Daily challenge' }));
  });

  it('hears nothing where the characters were told to be quiet', async () => {
    const page = await homeOf({ games: [WON], settings: { chatter: false } });
    await expectSeen(page.getByRole('button', { name: /^Next goal/u }));
    await expectGone(greeting(page));
  });

  it('sees a face that lives, and one that is still where nothing moves', async () => {
    const mood = async (page: Page): Promise<string | null> =>
      greeting(page).locator('svg').first().getAttribute('data-mood');
    const still = await homeOf({ games: [WON], settings: { motion: 'off' } });
    const before = await mood(still);
    const lively = await homeOf({ games: [WON], settings: { motion: 'normal' } });
    const atFirst = await mood(lively);
    await expect.poll(async () => mood(lively)).not.toBe(atFirst);
    // It was there before the other.
    expect(await mood(still)).toBe(before);
  });
});

describe('what matters today', () => {
  it.each<[string, Life, RegExp]>([
    ['the challenge', { games: [WON], days: AT_STAKE, running: true }, /^Daily challenge 0 of 5/u],
    ['a game that goes on', { games: [WON], running: true }, /^Continue Round 1/u],
    ['the next goal', { games: [WON] }, /^Next goal Beat Odile/u],
    [
      'the next goal, once the challenge is done',
      { games: [WON], days: { ...AT_STAKE, '2026-11-16': DONE } },
      /^Next goal/u,
    ],
  ])('is %s, and it alone is gold', async (_, life, name) => {
    const page = await homeOf(life);
    const golden = await page.evaluate(findGold);
    expect(golden).toHaveLength(1);
    expect(golden[0]).toMatch(new RegExp(name.source.replaceAll(' ', '\\s*'), 'u'));
    // Right below the greeting, whatever else there is.
    const now = page.getByRole('navigation', { name: 'Right now' });
    const ways = now.getByRole('link').or(now.getByRole('button'));
    const second = (await ways.nth(1).textContent())!;
    expect(second.startsWith(golden[0]!.slice(0, 8))).toBe(true);
  });

  it('is in the first window, with all that goes on on a phone', async () => {
    const page = await homeOf({ games: [WON], days: AT_STAKE, running: true });
    const parts = {
      greeting: greeting(page),
      gold: page.getByRole('link', { name: /^Daily challenge/u }),
      running: page.getByRole('link', { name: /^Continue/u }),
      other: page.getByRole('link', { name: /^With Odile/u }),
      goal: page.getByRole('button', { name: /^Next goal/u }),
    };
    await expectSeen(...Object.values(parts));
    const below = async (names: readonly (keyof typeof parts)[]): Promise<readonly string[]> => {
      const { height } = page.viewportSize()!;
      const bottoms = await Promise.all(
        names.map(async (name) => {
          const box = (await parts[name].boundingBox())!;
          return [name, Math.round(box.y + box.height)] as const;
        }),
      );
      return bottoms.flatMap(([name, bottom]) => (bottom > height ? [`${name}: ${bottom}`] : []));
    };
    expect(await below(Object.keys(parts) as (keyof typeof parts)[])).toEqual([]);
    await page.setViewportSize(PHONE_SMALL);
    await settled(page);
    expect(await below(['greeting', 'gold'])).toEqual([]);
    await expectNoAxeInAnyTheme(page);
    await expectGoodLooks(page, [{ size: PHONE }, { size: PHONE_SMALL }, NARROWEST]);
  });

  it('stands below one staircase, and not two', async () => {
    const page = await homeOf({ games: [WON] });
    await expectSeen(page.getByRole('button', { name: /^Next goal/u }));
    await expectGone(page.getByRole('img', { name: 'Palier' }));
    await expectCount(page.locator('.climb'), 1);
  });
});

/** Runs in the page: what is drawn on gold, of all that can be touched. */
function findGold(): readonly string[] {
  const probe = document.createElement('span');
  probe.className = 'button button-primary';
  document.querySelector('main')!.append(probe);
  const gold = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('main :is(a, button, li, .continue-title)')]
    .filter((one) => getComputedStyle(one).backgroundColor === gold)
    .map((one) => one.textContent ?? '');
}
