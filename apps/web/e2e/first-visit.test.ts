/** Somebody's first minute: two ways to begin, above the fold wherever they are, and a first card. */
import { LANGS, loadPart } from '@palier/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handOf, FREE_CORNER, expectTold, goToScene } from './harness/at-table.ts';
import { settled, speak, wear } from './harness/good-layout.ts';
import { newPage, openApp, PHONE_WIDE } from './harness/index.ts';
import { expectNone } from './harness/none.ts';
import { plant } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { EARLY } from './scenes.ts';
import { DRAWING } from './sights.ts';

const learn = (page: Page): Locator => page.getByRole('link', { name: /^Learn in 3 minutes/u });
const justPlay = (page: Page): Locator => page.getByRole('button', { name: /^Just play/u });

describe('a first visit', () => {
  it('shows two ways to begin above the fold, in every language and size of letters', async () => {
    const page = await newPage({ size: PHONE_SMALL });
    await openApp(page);
    const below: string[] = [];
    for (const size of [PHONE_SMALL, PHONE_WIDE]) {
      for (const letters of [1, 2]) {
        if (size === PHONE_WIDE && letters === 2) continue;
        await wear(page, { size, letters });
        for (const lang of LANGS) {
          const { home } = await loadPart(lang, 'shell');
          await speak(page, lang);
          const begin = page.getByRole('link', { name: home.learnFirst });
          const play = page.getByRole('button', { name: home.justPlay });
          await expectSeen(begin, play);
          await settled(page);
          for (const way of [begin, play]) {
            const { y, height } = (await way.boundingBox())!;
            const isSeen = y >= 0 && Math.round(y + height) <= size.height;
            if (!isSeen) below.push(`${lang}, ${size.name}, letters × ${letters}: ${y + height}`);
          }
        }
      }
    }
    expectNone(below);
  });

  it('leads to the first card against two novices in four touches', async () => {
    let touches = 0;
    const touch = async (what: Locator, position?: { x: number; y: number }): Promise<void> => {
      touches++;
      await what.tap(position && { position });
    };
    let page: Page;
    do {
      page = await newPage({ settings: MEEK });
      await openApp(page);
      touches = 0;
      await touch(justPlay(page));
    } while (!(await isFirstTurnSeen(page)));
    await touch(page.getByRole('button', { name: 'Draw a card', exact: true }));
    await expectPrompt(
      page,
      /^(?:Grey cards are spare: discard one|Your level is complete: lay it)$/u,
    );
    await touch(handOf(page).getByRole('button').first(), FREE_CORNER);
    await touch(page.getByRole('button', { name: 'Discard', exact: true }));
    await expectTold(page, /^You discard/u);
    expect(touches).toBeLessThanOrEqual(4);
    expect(await page.evaluate(botsHere)).toEqual([['odile-novice', 'bruno-novice']]);

    // Each is told once, also to who comes back; in a game that no bot ends in its first turn.
    await page.reload();
    await goToScene(page, DRAWING);
    await expectPrompt(page, 'Your turn: draw a card');
    await page.getByRole('button', { name: 'Draw a card', exact: true }).tap();
    await expectPrompt(page, /^Your (?:turn: (?!draw)|level is complete)/u);
    await goToScene(page, EARLY);
    await expectPrompt(page, 'Your level is complete: lay it');
    await page.getByRole('button', { name: 'Lay level 1', exact: true }).tap();
    await page.getByRole('button', { name: 'Lay these' }).tap();
    await expectPrompt(page, /^Your turn: /u);
  });

  it('leads into the first chapter by one touch, and on from where it was left', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page);
    await learn(page).tap();
    await expectSeen(page.getByText('Draw a card from the draw pile.'));
    await page.getByRole('button', { name: /^Draw pile/u }).tap();
    await expectSeen(page.getByText('Choose a grey card and discard it.'));
    await page.goBack();
    await learn(page).tap();
    await expectSeen(page.getByText('Choose a grey card and discard it.'));
  });

  it('is over when a game was begun, whatever becomes of it', async () => {
    const page = await newPage();
    await openApp(page);
    await expectSeen(learn(page), justPlay(page));
    await plant(page, EARLY);
    await page.reload();
    await expectSeen(page.getByRole('link', { name: /^Continue/u }));
    await expectGone(learn(page), justPlay(page));
    await openApp(page, '#/games');
    await page.getByRole('button', { name: /^Delete/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The game has been deleted.').waitFor();
    await openApp(page);
    await expectSeen(page.getByRole('link', { name: /^Play against bots/u }));
    await expectGone(learn(page), justPlay(page));
  });
});

/** Where whose turn it is stands. */
function promptOf(page: Page, says: string | RegExp): Locator {
  return page.locator('.prompt').filter({ hasText: says });
}

async function expectPrompt(page: Page, says: string | RegExp): Promise<void> {
  await expectSeen(promptOf(page, says));
}

/** False where a bot was dealt so well that it went out before. */
async function isFirstTurnSeen(page: Page): Promise<boolean> {
  const prompt = promptOf(page, 'Your turn: tap the draw pile');
  await expectSeen(prompt.or(page.getByRole('dialog', { name: /^Round 1/u })));
  return prompt.isVisible();
}

/** Runs in the page: the bots of each game on the device. */
async function botsHere(): Promise<readonly (readonly string[])[]> {
  const opening = indexedDB.open('palier');
  const db = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const asking = db.transaction('games').objectStore('games').getAll();
  const rows = await new Promise<readonly { seats: readonly { bot?: string }[] }[]>((resolve) => {
    asking.addEventListener('success', () => resolve(asking.result));
  });
  db.close();
  return rows.map(({ seats }) => seats.flatMap(({ bot }) => bot ?? []));
}
