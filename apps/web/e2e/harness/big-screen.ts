/** A screen in the room and the phones around it, as people use them. In English. */
import type { Page } from 'playwright-core';
import { openOnline } from './online.ts';
import { button, expectSeen } from './seen.ts';

export const TV = { name: 'tv', width: 1920, height: 1080, isTouch: false } as const;
export const TV_LARGE = { name: 'tv-large', width: 3840, height: 2160, isTouch: false } as const;
export const TABLET_FLAT = {
  name: 'tablet-flat',
  width: 1180,
  height: 820,
  isTouch: true,
} as const;

/** How others come to a screen's table. */
export type ScreenTable = { readonly code: string; readonly link: string };

/** Opens a table on this screen. */
export async function openScreen(page: Page, box = /^Level Up/u): Promise<ScreenTable> {
  await openOnline(page, '#/tv');
  await page.getByRole('radio', { name: box }).first().check();
  await button(page, 'Open the table').click();
  return screenTable(page);
}

/** What the screen shows to cameras. */
export async function screenTable(page: Page): Promise<ScreenTable> {
  const picture = page.getByRole('img', { name: /^QR code for the link/u });
  await expectSeen(picture);
  const link = ((await picture.getAttribute('aria-label')) ?? '').replace(/^.*link\s+/u, '');
  return { link, code: link.slice(link.lastIndexOf('/') + 1) };
}
