/**
 * A moment of the game as a film strip: the same page at several times after something was done, frame
 * beside frame. The page's time stands still between the frames, so a busy machine films the same.
 */
import type { Page } from 'playwright-core';
import { chromiumSession } from './engine.ts';
import { stepAnimations } from './in-page/animations.ts';
import { theBrowser } from './page.ts';

/** Timers of the page go on in steps of this many milliseconds, about a frame. */
const STEP = 20;

export type Take = {
  /** Brings it about, and waits until the page has heard of it. */
  readonly act: (page: Page) => Promise<void>;
  /** Milliseconds after it at which a picture is taken, ascending. */
  readonly times: readonly number[];
};

/** The pictures, in order. Afterwards the page's time stands still for good. */
export async function filmed(page: Page, { act, times }: Take): Promise<readonly Buffer[]> {
  await stopTime(page);
  await act(page);
  const frames: Buffer[] = [];
  let now = 0;
  for (const time of times) {
    while (now < time) {
      const ms = Math.min(STEP, time - now);
      await page.clock.runFor(ms);
      await page.evaluate(stepAnimations, ms);
      now += ms;
    }
    // Playwright would hide the caret by a style of its own, which the game's policy forbids.
    frames.push(await page.screenshot({ caret: 'initial', animations: 'allow' }));
  }
  return frames;
}

/** What moves does so by `stepAnimations` alone, and the page's timers by its clock. */
export async function stopTime(page: Page): Promise<void> {
  const session = await chromiumSession(page, 'animations step by step');
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.clock.install();
  // On a busy machine the moment may be over before the page hears of it: then a little later.
  for (let ahead = 1; !(await isStoppedIn(page, ahead)); ahead *= 2);
}

async function isStoppedIn(page: Page, ms: number): Promise<boolean> {
  const moment = await page.evaluate((ahead) => Date.now() + ahead, ms);
  return page.clock.pauseAt(moment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message.includes('to the past')) return false;
      throw error;
    },
  );
}

const FRAME_WIDTH = 195;

/** All frames in one picture, half as large, with their times below. */
export async function stripOf(frames: readonly Buffer[], times: readonly number[]) {
  const page = await (await theBrowser()).newPage({ viewport: { width: 1640, height: 500 } });
  const cells = frames.map(
    (frame, index) =>
      `<figure><img width="${FRAME_WIDTH}" src="data:image/png;base64,${frame.toString('base64')}">` +
      `<figcaption>${times[index]} ms</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { display: flex; gap: 8px; margin: 8px; background: #222; width: max-content }
    figure { margin: 0 }
    img { display: block }
    figcaption { color: #eee; font: 13px sans-serif; padding: 4px 0 }
  </style>${cells.join('')}`);
  const strip = await page.locator('body').screenshot();
  await page.close();
  return strip;
}
