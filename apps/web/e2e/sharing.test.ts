/** A game for others: its result as a picture, its course as a film, both made on the device. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { DESKTOP, expectNoAxeViolations, newPage, openApp, untilDrawn } from './harness/index.ts';
import { plantRecord } from './harness/plant.ts';
import { button, expectSeen } from './harness/seen.ts';
import { NOVICE_GAME, PLAYERS } from './review-scenes.ts';

/** At the results of a short game that somebody of that name has lost. */
async function openResults(name = 'Ada'): Promise<Page> {
  const page = await newPage();
  await openApp(page);
  const seats = [{ name }, ...PLAYERS.slice(1)];
  await openApp(page, `#/game/${await plantRecord(page, NOVICE_GAME, { id: 'novice', seats })}`);
  return page;
}

/** The picture as it is shown before it is given away. */
async function openPicture(page: Page, says: string): Promise<void> {
  await button(page, 'Share picture').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await expectSeen(dialog.getByRole('img', { name: says, exact: true }));
}

/** What is saved when a button is pressed, here by the keyboard. */
async function savedBy(page: Page, name: string) {
  const saving = page.waitForEvent('download');
  await button(page, name).press('Enter');
  const download = await saving;
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** A picture as the browser itself reads it. */
async function readIn(page: Page, file: Buffer) {
  return page.evaluate(decoded, file.toString('base64'));
}

/** Runs in the page. */
async function decoded(base64: string) {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: 'image/png' });
  await decoder.tracks.ready;
  const { frameCount = 0 } = decoder.tracks.selectedTrack ?? {};
  const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
  const read = { frames: frameCount, width: image.displayWidth, height: image.displayHeight };
  image.close();
  decoder.close();
  return read;
}

it('the result is a picture, saved where there is nothing to share with', async () => {
  const page = await openResults();
  await openPicture(page, 'Ada climbed 1 of 2 levels Odile won and reached the moon!');
  await expectNoAxeViolations(page);
  const { name, file } = await savedBy(page, 'Share or save');
  expect(name).toMatch(/^palier-\d{4}-\d\d-\d\d-ada-odile-bruno\.png$/u);
  expect(await readIn(page, file)).toEqual({ frames: 1, width: 1080, height: 1350 });
  await expectSeen(page.getByRole('status').getByText('Picture saved.'));

  await page.evaluate(() => {
    const share = async ({ files = [] }: ShareData): Promise<void> => {
      document.documentElement.dataset['shared'] = files.map((file) => file.name).join();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await button(page, 'Share or save').click();
  const shared = async () => page.locator('html').getAttribute('data-shared');
  await expect.poll(shared).toMatch(/^palier-[^,]*\.png$/u);
});

/** Run before the page: what is written on pictures. */
function noteWritten(): void {
  const written: string[] = [];
  Object.assign(globalThis, { written });
  const { prototype } = CanvasRenderingContext2D;
  type Pen = CanvasRenderingContext2D;
  type Write = (this: Pen, ...how: Parameters<Pen['fillText']>) => void;
  const write: Write = Reflect.get(prototype, 'fillText');
  const noted: Write = function (...how) {
    written.push(how[0]);
    write.apply(this, how);
  };
  Reflect.set(prototype, 'fillText', noted);
}

it.each([
  ['https://palier.example', 'palier.example'],
  ['https://192.168.7.7:8443', undefined],
])('a picture made at %s says %s', async (address, says) => {
  const page = await newPage();
  const site = new URL(inject('site'));
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${site.origin}${pathname}` }) });
  });
  await page.addInitScript(noteWritten);
  await page.goto(`${address}/#/games`);
  await untilDrawn(page);
  await plantRecord(page, NOVICE_GAME, { id: 'novice', seats: PLAYERS });
  await page.goto(`${address}/#/game/novice`);
  await openPicture(page, 'Ada climbed 1 of 2 levels Odile won and reached the moon!');
  const written = await page.evaluate(
    () => (globalThis as unknown as { written: readonly string[] }).written,
  );
  expect(written).toContain('Palier');
  const found = written.filter((text) => /palier\.example|192\.168|https?:|localhost/u.test(text));
  expect(found).toEqual(says === undefined ? [] : [says]);
});

it('a picture is about whoever shares it, and calls nobody a guest', async () => {
  const page = await openResults('Guest');
  await openPicture(page, 'I climbed 1 of 2 levels Odile won and reached the moon!');
  const { name } = await savedBy(page, 'Share or save');
  expect(name).toMatch(/^palier-\d{4}-\d\d-\d\d-odile-bruno\.png$/u);

  // On their own device they are “you”, also where it is chosen whose cards are seen or judged.
  await button(page, 'Close').click();
  await page.setViewportSize(DESKTOP);
  await expectFullRows(page);
  await button(page, 'Replay').click();
  const eyes = page.getByRole('option', { name: 'You', exact: true });
  await expect.poll(async () => eyes.count()).toBe(1);
  await openApp(page, '#/review/novice');
  await expect.poll(async () => eyes.count()).toBe(1);
  expect(await page.getByText('Guest').count()).toBe(0);
});

/** Nothing stands alone beside empty places: the last of the ways on ends where the first row does. */
async function expectFullRows(page: Page): Promise<void> {
  const ends = await page
    .locator('.results-more > button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(ends.at(-1)).toBe(Math.max(...ends));
}

it('the last turn and the whole game are films of bounded length and size', async () => {
  const page = await openResults();
  await button(page, 'Replay').click();
  await button(page, 'Film to share').press('Enter');
  const turn = await savedBy(page, 'The last turn');
  expect(turn.name).toMatch(/^palier-film-.*\.png$/u);
  const last = await readIn(page, turn.file);
  expect(last).toMatchObject({ width: 640, height: 800 });
  expect(last.frames).toBeGreaterThan(2);
  const game = await savedBy(page, 'The whole game');
  const { frames } = await readIn(page, game.file);
  expect(frames).toBeGreaterThan(last.frames);
  expect(frames).toBeLessThanOrEqual(60);
  expect(game.file.length).toBeLessThan(60 * 80_000);
});
