/**
 * What is drawn, measured: nothing wider than the window, nothing cut, nothing too small to touch,
 * nothing under something else.
 */
import type { Page } from 'playwright-core';
import { findAway, findHidden, findMasked, findSpilt, findStubs } from './in-page/legible.ts';
import { findOverCards } from './in-page/over-cards.ts';
import { findCut, findSideways } from './in-page/overflow.ts';
import { findSmallTargets, findCovered } from './in-page/targets.ts';
import { expectNone } from './none.ts';

/** A fingertip, in CSS pixels. */
export const FINGER = 44;

/** Neither the page nor any part of it scrolls sideways, and nothing sticks out of the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  expectNone(await page.evaluate(findSideways));
}

/** No text is cut off by its own box. */
export async function expectNothingCut(page: Page): Promise<void> {
  expectNone(await page.evaluate(findCut));
}

/**
 * Everything to touch leaves a finger enough room: what counts is the part that other things do not
 * cover, so an overlapped card needs a free strip. Links within running text may be smaller.
 */
export async function expectTouchTargets(
  page: Page,
  minimum: number = FINGER,
  within: string = 'body',
): Promise<void> {
  expectNone(await page.evaluate(findSmallTargets, { minimum, within }));
}

/** The middle of everything to touch is its own, not that of something lying over it. */
export async function expectNothingCovered(page: Page, within: string = 'body'): Promise<void> {
  expectNone(await page.evaluate(findCovered, within));
}

/** No word lies under something else, or leaves its button; of every name a few letters are seen. */
export async function expectLegible(page: Page, within: string = 'body'): Promise<void> {
  expectNone(await page.evaluate(findHidden, within));
  expectNone(await page.evaluate(findSpilt, within));
  expectNone(await page.evaluate(findStubs, FEW_LETTERS));
}

/** By so many a name is known. */
export const FEW_LETTERS = 4;

/** What is to be pressed next at a table is in the window. */
export async function expectNothingAway(page: Page): Promise<void> {
  expectNone(await page.evaluate(findAway));
}

/** What is said at a table covers no card. Looked at as soon as it is there, for it may soon be gone. */
export async function expectOverNoCard(page: Page, said: string): Promise<void> {
  const found = await page.waitForFunction(findOverCards, said);
  expectNone((await found.jsonValue()) ?? []);
}

/** Whoever sits at the table is known by their face: it is large enough, and free. */
export async function expectFreeFaces(page: Page, least: number): Promise<void> {
  expectNone(await page.evaluate(findMasked, least));
}
