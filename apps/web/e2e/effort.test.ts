/** What a move asks of the browser, in counts: so that it is answered at once, also on a slow phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectTold, goToScene, handCards, openScene } from './harness/at-table.ts';
import { holdFrames, watchEffort } from './harness/in-page/effort.ts';
import { newPage, openApp } from './harness/index.ts';
import { theBrowser } from './harness/page.ts';
import { button } from './harness/seen.ts';
import { EARLY, MIDDLE } from './scenes.ts';
import { DRAWING, layLevel } from './sights.ts';

describe('a touch', () => {
  it('is answered before what the table says is drawn, and nothing of that is lost', async () => {
    const page = await newPage();
    await page.addInitScript(holdFrames);
    await openApp(page);
    await goToScene(page, DRAWING);
    const before = await handCards(page);
    await page.evaluate(() => globalThis.palierHeld.hold());
    await button(page, 'Draw a card').click();
    await expect.poll(async () => page.evaluate(() => globalThis.palierHeld.told)).toBe(1);
    expect(await handCards(page)).toEqual(before);
    await page.evaluate(() => globalThis.palierHeld.letGo());
    await expect.poll(async () => (await handCards(page)).length).toBe(before.length + 1);
  });
});

describe('the cards on the felt', () => {
  it('are laid out once, and not again for what changes beside them', async () => {
    const page = await openScene(MIDDLE);
    expect(await laidOut(page, '.meld-card', '--card-width: 50px')).toBeGreaterThan(0);
    const beside: Record<string, number> = {};
    for (const part of BESIDE) beside[part] = await laidOut(page, part, 'padding-left: 1px');
    expect(beside).toEqual(Object.fromEntries(BESIDE.map((part) => [part, 0])));
  });

  it('have letters that keep their shape while a card grows or shrinks on its way', async () => {
    const page = await openScene(MIDDLE);
    const drawn = await page
      .locator('.card text')
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).textRendering));
    // Otherwise each is shaped and laid out anew for every size, in every frame of a flight.
    expect(new Set(drawn)).toEqual(new Set(['geometricprecision']));
  });

  it('and in hand keep to themselves where they lie', async () => {
    const page = await openScene(MIDDLE);
    const handedDown = await page.locator('.hand-card .card, .meld-card .card').evaluateAll((all) =>
      all.map((card) => {
        const style = getComputedStyle(card);
        const names = ['--at-column', '--at-row', '--hand-step', '--all-rows', '--all-wide'];
        return names.map((name) => style.getPropertyValue(name)).join(' ');
      }),
    );
    // What each is where nothing has been said of it.
    expect(new Set(handedDown)).toEqual(new Set(['0 0 0px 1 1']));
  });
});

describe('a level laid', () => {
  it('is measured before anything of it moves', async () => {
    const page = await laying();
    const goes = await page.evaluate(() => globalThis.palierAsked);
    const flight = goes.find((go) => go.some((one) => one.t === 'moved' && one.what === COPY));
    expect(flight?.filter((one) => one.t === 'moved' && one.what === COPY)).toHaveLength(6);
    const begun = flight!.findIndex(({ t }) => t === 'moved');
    expect(flight!.slice(begun).filter(({ t }) => t === 'measured')).toEqual([]);
  });

  it('moves and shines without the page’s thread: only by where things are and how they are seen through', async () => {
    const page = await laying();
    const moved = async () => {
      const goes = await page.evaluate(() => globalThis.palierAsked);
      return goes.flat().filter((one) => one.t === 'moved');
    };
    await expect
      .poll(async () => (await moved()).map(({ what }) => what))
      .toEqual(expect.arrayContaining([COPY, 'peak-stamp', 'peak-light', 'peak-spark']));
    expect((await moved()).filter(({ frames }) => !isFree(frames))).toEqual([]);
  });
});

/** Somewhere else on the table. */
const BESIDE = ['.prompt', '.seat-name', '.level-number', '.top-title'];

const COPY = 'flying-copy';
const FREE = new Set(['transform', 'opacity', 'offset', 'easing']);

/** One that changes nothing is not taken off the page’s thread either. */
function isFree(frames: readonly Keyframe[]): boolean {
  const names = frames.flatMap((frame) => Object.keys(frame));
  const seen = new Set(frames.map(({ transform, opacity }) => `${transform} ${opacity}`));
  return seen.size > 1 && names.every((name) => FREE.has(name));
}

async function laying(): Promise<Page> {
  const page = await openScene(EARLY, { settings: { motion: 'normal', pace: 'slow' } });
  await page.evaluate(watchEffort);
  await layLevel(page, 1);
  await expectTold(page, /^You lay level 1/u);
  return page;
}

/** How many texts on cards are laid out when the first element of that kind is given this style. */
async function laidOut(page: Page, selector: string, style: string): Promise<number> {
  const browser = await theBrowser();
  await browser.startTracing(page, { categories: ['-*', 'blink'] });
  await page.evaluate(
    ([found, given]) => {
      const [name, value] = given.split(': ');
      document.querySelector<HTMLElement>(found)!.style.setProperty(name!, value!);
      // To be asked for it, it must be laid out.
      void document.body.offsetHeight;
    },
    [selector, style] as const,
  );
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly { readonly name: string }[];
  };
  return traceEvents.filter(({ name }) => name === 'SvgTextLayoutAlgorithm::Layout').length;
}
