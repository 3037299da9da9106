/** The page as other eyes see it. Screenshots taken after this are changed too. */
import type { Page } from 'playwright-core';
import { chromiumSession } from './engine.ts';

export const VISIONS = [
  'none',
  'achromatopsia',
  'deuteranopia',
  'protanopia',
  'tritanopia',
  'blurredVision',
  'reducedContrast',
] as const;
export type Vision = (typeof VISIONS)[number];

/** `achromatopsia` is greyscale. */
export async function emulateVision(page: Page, vision: Vision): Promise<void> {
  const session = await chromiumSession(page, 'the page as colour-blind eyes see it');
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: vision });
}
