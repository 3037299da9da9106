/**
 * The table measured at every size, with usual and with large cards and letters: nothing reaches out
 * sideways, no text is cut or covered, what is to be done is in the window, nothing lies over what is to
 * be touched, and all of that leaves a finger its room.
 */
import { LANGS } from '@palier/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToScene, handOf, openScene } from './harness/at-table.ts';
import {
  DEVICES,
  expectAll,
  expectGoodLayout,
  expectGoodLooks,
  NARROWEST,
  settled,
  SMALLEST,
  speak,
  wear,
} from './harness/good-layout.ts';
import { newPage, openApp, PHONE, SIZES } from './harness/index.ts';
import { expectFreeFaces, expectOverNoCard } from './harness/layout.ts';
import { expectNone } from './harness/none.ts';
import { button, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { IS_LONG } from './harness/some.ts';
import { colour, DUEL, EARLY, FULL_HAND, LATE, MIDDLE, run, varied } from './scenes.ts';

const TEN_EACH = [
  ['R1', 'G12', 'Y8', 'P3', 'G1', 'B1', 'O2', 'Y9', 'R5', 'G6'],
  ['O1', 'Y6', 'P7', 'R12', 'G8', 'B3', 'B14', 'Y1', 'P1', 'O9'],
  ['O3', 'Y5', 'P4', 'R11', 'G9', 'B7', 'B15', 'Y3', 'P2', 'X'],
];

/** As many cards with everybody as there are in the first round. */
const TENS = varied(MIDDLE, 'scene-tens', {
  round: 1,
  levels: [1, 1, 1, 1],
  hands: [['R8', 'B13', 'J'], ...TEN_EACH],
  melds: [[run('R2', 'G3', 'B4'), run('O5', 'P6', 'Y7')], [], [], []],
});

/** Two, three, four and six players; eleven and fourteen cards; combinations grown long. */
const TABLES = [DUEL, EARLY, MIDDLE, TENS, LATE, FULL_HAND];

/** The least and the most there is. */
const WITH_LARGE_LETTERS = new Set([DUEL, LATE]);

/** A small phone held sideways, under its browser's bar. */
const LOWEST = { name: 'low phone', width: 740, height: 360, isTouch: true };
const LARGE = { name: 'large screen', width: 1920, height: 1080, isTouch: false };

/** Ten cards with each of three opponents, and as many players as there can be. */
const ON_SMALLEST = new Set([TENS, LATE]);

/** Letters that grow without the layout's conditions. */
const ROOTED = [PHONE_SMALL, PHONE].map((size) => ({ size, isRootLarge: true }));

/** And the largest hand; `PALIER_LONG=1` looks at all. */
const WITH_LARGE_CARDS = new Set(IS_LONG ? TABLES : [DUEL, LATE, FULL_HAND]);

describe('the table with normal and with large cards, and with letters twice as large', () => {
  it.each(DEVICES)('fits a %s', async (_, sizes) => {
    const page = await newPage({ size: sizes[0]! });
    await openApp(page);
    await expectAll(
      TABLES.map((planted) => [
        planted.id,
        async () => {
          await goToScene(page, planted);
          await expectGoodLooks(page, [
            ...sizes.map((size) => ({ size })),
            ...(WITH_LARGE_CARDS.has(planted) ? sizes : []).map((size) => {
              return { size, cards: 'large' as const };
            }),
            ...(WITH_LARGE_LETTERS.has(planted) ? sizes : []).map((size) => {
              return { size, letters: 2 };
            }),
            ...(WITH_LARGE_LETTERS.has(planted) && sizes.includes(PHONE) ? [NARROWEST] : []),
            ...(ON_SMALLEST.has(planted) && sizes.includes(PHONE) ? [SMALLEST, ...ROOTED] : []),
          ]);
        },
      ]),
    );
  });
});

it('keeps what is to be done off what the level asks for on the lowest phone held sideways', async () => {
  const page = await openScene(DUEL, { size: LOWEST });
  for (const scene of [DUEL, EARLY, MIDDLE, LATE]) {
    await goToScene(page, scene);
    for (const lang of LANGS) {
      await speak(page, lang);
      await settled(page);
      const gap = await page.evaluate(() => {
        const boxOf = (part: string) => document.querySelector(part)!.getBoundingClientRect();
        return boxOf('.action-bar').top - boxOf('.level-bar').bottom;
      });
      expect(gap, `${scene.id} in ${lang}`).toBeGreaterThan(0);
    }
    await speak(page, 'en');
  }
});

it('is larger on a large screen, and takes all of it', async () => {
  const page = await openScene(MIDDLE, { size: LARGE });
  const widths = async () => {
    await settled(page);
    return page.evaluate(() => {
      const widthOf = (part: string): number => document.querySelector(part)!.clientWidth;
      return { table: widthOf('.table'), card: widthOf('.hand-card .card') };
    });
  };
  const large = await widths();
  expect(large.table).toBeGreaterThan(1800);
  expect(large.card).toBeGreaterThan(100);
  expect((await onFelt(page)).least).toBeGreaterThan(90);
  for (const scene of [DUEL, LATE, FULL_HAND]) {
    await goToScene(page, scene);
    await expectGoodLooks(page, [{ size: LARGE }, { size: LARGE, letters: 2 }]);
    await wear(page, { size: LARGE });
    expect((await onFelt(page)).isAll).toBe(true);
  }
});

it('fits left-handed players', async () => {
  const page = await openScene(LATE, { size: PHONE, settings: { hand: 'left' } });
  await expectGoodLayout(page);
  const middleOf = async (name: RegExp): Promise<number> => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box!.x + box!.width / 2;
  };
  // What is pressed most is where the left thumb is.
  await expect
    .poll(async () => middleOf(/^Choose a card$/u))
    .toBeLessThan(await middleOf(/^Hint$/u));
});

it('tells how far the leader is, and shows nothing that looks like a switch for it', async () => {
  const page = await openScene(LATE, { size: PHONE });
  await page.getByText('Leader: Level 8').waitFor({ state: 'attached' });
  await expect.poll(async () => page.locator('.sky-moon').isVisible()).toBe(false);
});

/** How wide the cards are that lie on the felt, and whether all of them are in sight. */
async function onFelt(page: Page) {
  await settled(page);
  return page.getByRole('region', { name: 'Combinations' }).evaluate((felt) => {
    const widths = [...felt.querySelectorAll('.card')].map((card) => card.clientWidth);
    return { least: Math.min(...widths), isAll: felt.scrollHeight <= felt.clientHeight + 1 };
  });
}

it('lays cards as large as those in hand where there is room, and never too small to read', async () => {
  const page = await openScene(DUEL, { size: PHONE });
  const inHand = await handOf(page)
    .locator('.card')
    .first()
    .evaluate((card) => card.clientWidth);
  expect(await onFelt(page)).toEqual({ least: inHand, isAll: true });
  await wear(page, { size: PHONE_SMALL });
  expect((await onFelt(page)).least).toBeGreaterThanOrEqual(36);
  await goToScene(page, LATE);
  expect((await onFelt(page)).least).toBeGreaterThanOrEqual(32);
  await wear(page, { size: PHONE });
  expect((await onFelt(page)).least).toBeGreaterThanOrEqual(36);
});

it('lays a Pass card that was turned up across below the draw pile, where all of it that shows is', async () => {
  const page = await openScene(varied(TENS, 'scene-under', { stock: ['R6', 'B6', 'X^'] }), {
    size: PHONE,
  });
  const box = (await page.locator('.pile-under .card').boundingBox())!;
  expect(box.width).toBeGreaterThan(box.height);
  expect(box.x).toBeGreaterThanOrEqual(8);
});

it.each([
  [PHONE, 36],
  [PHONE_SMALL, 30],
])('leaves the faces of three and of five opponents free on a $0.name', async (size, least) => {
  const page = await openScene(MIDDLE, { size });
  await settled(page);
  await expectFreeFaces(page, least);
  await goToScene(page, LATE);
  await settled(page);
  await expectFreeFaces(page, least);
});

/** Run in the page: marks that are not wholly in their seat, and crowns that lie on a name. */
function findStray(): readonly string[] {
  return [...document.querySelectorAll('.opponents > .seat')].flatMap((seat) => {
    const frame = seat.getBoundingClientRect();
    const name = seat.querySelector('.seat-name')!;
    const out = [...seat.querySelectorAll('.seat-mark, .seat-count, .lead-mark')].filter((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
    });
    const crown = seat.querySelector('.lead-mark')?.getBoundingClientRect();
    const isOnName = crown !== undefined && crown.top < name.getBoundingClientRect().bottom;
    return [
      ...out.map((mark) => `${mark.getAttribute('class')} of ${name.textContent}`),
      ...(isOnName ? [`the crown on ${name.textContent}`] : []),
    ];
  });
}

it('keeps all that is marked of three and of five opponents in their seats, and the crown off their names', async () => {
  const page = await openScene(MIDDLE, { size: PHONE });
  await settled(page);
  expectNone(await page.evaluate(findStray));
  await goToScene(page, LATE);
  await settled(page);
  expectNone(await page.evaluate(findStray));
});

it('lays a combination that has no room beside another below it, not below whose it is', async () => {
  const page = await openScene(
    varied(MIDDLE, 'scene-long', {
      melds: [
        [],
        [
          run('O2', 'R3', 'G4', 'P5', 'R6', 'O7', 'B8', 'R9', 'B10', 'G11'),
          colour('O4', 'O6', 'O8', 'O9', 'O12', 'O13', 'O15'),
        ],
        [],
        [],
      ],
      hands: [['R8', 'B13', 'J'], ...TEN_EACH.map((hand) => hand.slice(0, 4))],
    }),
    { size: PHONE },
  );
  await settled(page);
  const owner = await page.locator('.meld-owner').boundingBox();
  const [first, second] = await page
    .locator('.spot-meld')
    .evaluateAll((melds) => melds.map((meld) => meld.getBoundingClientRect().toJSON() as DOMRect));
  expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  for (const { left } of [first!, second!]) {
    expect(left).toBeGreaterThanOrEqual(owner!.x + owner!.width);
  }
});

it('says why a move was refused where no card lies', async () => {
  const page = await openScene(MIDDLE, { size: PHONE });
  await button(page, /^Draw pile, \d+ cards/u).click();
  await expectSeen(page.getByRole('alert').getByText('You have already drawn'));
  await expectAll(
    SIZES.map((size) => [
      size.name,
      async () => {
        await wear(page, { size });
        await settled(page);
        await expectOverNoCard(page, '.refusal');
      },
    ]),
  );
});
