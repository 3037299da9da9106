/**
 * What the browser game costs: bytes of the first load, and how the page answers while bots think,
 * while cards are dealt and while the great moments are drawn, also on a slower processor. `npm run bench:web` prints a table; results with their machine and date
 * are kept in bench/web.md.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { chromiumSession } from './harness/engine.ts';
import type { decisionTimes } from './decision-times.ts';
import { startGame, goToScene, handOf } from './harness/at-table.ts';
import { bundled } from './harness/bundled.ts';
import { byKind, heaviestLang, readBundle, table, toTheFirstCard } from './harness/bundle.ts';
import {
  readStopwatch,
  startStopwatch,
  type StopwatchReading,
} from './harness/in-page/stopwatch.ts';
import { newPage, openApp, PHONE, type VisitOptions } from './harness/index.ts';
import { playOnPage } from './harness/player.ts';
import { MOMENTS } from './moments.ts';
import { EARLY } from './scenes.ts';

const TURNS = 24;
const DEALS = 4;
const ROUNDS = 3;
const TAPS = 60;
const GAMES = 8;

const lines: string[] = [];

afterAll(() => {
  const [cpu] = cpus();
  console.log([`${cpu?.model} × ${cpus().length}, Node ${process.version}`, ...lines].join('\n\n'));
});

describe('the bundle', () => {
  it('in bytes', () => {
    const bundle = readBundle(inject('folder'));
    const lang = heaviestLang(bundle);
    lines.push(table('JavaScript up to the first card, gzipped', toTheFirstCard(bundle, lang)));
    lines.push(table('Everything, gzipped, as it is kept for offline use', byKind(bundle)));
    expect(lines).toHaveLength(2);
  });
});

async function measuredPage(options: VisitOptions): Promise<Page> {
  const page = await newPage({ size: PHONE, ...options });
  await page.addInitScript(startStopwatch);
  return page;
}

describe('an empty page', () => {
  const EMPTY = 'data:text/html,<body onclick="this.append(0)">';

  it.each(['mouse', 'finger'] as const)('under a %s', async (by) => {
    // It is not the game, and keeps nothing.
    const page = await newPage({ size: PHONE, allowed: [/localStorage/u] });
    await page.addInitScript(startStopwatch);
    await page.goto(EMPTY);
    for (let tap = 0; tap < TAPS; tap++) {
      await (by === 'mouse' ? page.mouse.click(99, 99) : page.touchscreen.tap(99, 99));
      await page.waitForTimeout(90);
    }
    const measured = await page.evaluate(readStopwatch);
    expect(measured.inputs.length).toBeGreaterThan(TAPS);
    report(`An empty page, by ${by}: what the tool itself costs`, measured);
  });
});

describe('the page', () => {
  it('while master bots think', async () => {
    const page = await measuredPage({ settings: { motion: 'normal', pace: 'instant' } });
    await openApp(page);
    const bots = ['odile', 'bruno'].map((name) => ({ name, bot: `${name}-master` }));
    await goToScene(page, { ...EARLY, id: 'bench', seats: [{ name: 'Ada' }, ...bots] });
    await page.evaluate(readStopwatch);
    for (let turn = 0; turn < TURNS; turn++) {
      await playOnPage(page);
      await tapWhileOthersPlay(page);
    }
    const measured = await page.evaluate(readStopwatch);
    expect(measured.inputs.length).toBeGreaterThan(TURNS);
    report('While master bots think', measured);
  });

  it('while cards are dealt', async () => {
    const all: StopwatchReading[] = [];
    for (let deal = 0; deal < DEALS; deal++) {
      const page = await measuredPage({ settings: { motion: 'normal', pace: 'slow' } });
      await startGame(page, { players: 6 });
      await tapCards(page, 12);
      all.push(await page.evaluate(readStopwatch));
      await page.close();
    }
    const inputs = all.flatMap((measured) => measured.inputs);
    const longTasks = all.flatMap((measured) => measured.longTasks);
    expect(inputs.length).toBeGreaterThan(DEALS);
    report('From home to the first cards, six players', { inputs, longTasks });
  });
});

describe.each([1, 4])('the page on a processor slowed %d times', (rate) => {
  it('while the great moments are drawn', async () => {
    const all: StopwatchReading[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { planted, before, press } of MOMENTS) {
        const page = await measuredPage({ settings: { motion: 'normal', pace: 'slow' } });
        await openApp(page);
        await goToScene(page, planted);
        await before?.(page);
        const [button, felt] = [await boxOf(press(page)), await boxOf(page.locator('.melds'))];
        const seen = await page.locator('body').innerText();
        await slowDown(page, rate);
        await page.evaluate(readStopwatch);
        await tapIn(page, button!);
        await tapFelt(page, felt!);
        all.push(await page.evaluate(readStopwatch));
        expect(await page.locator('body').innerText()).not.toBe(seen);
        await page.close();
      }
    }
    const inputs = all.flatMap((measured) => measured.inputs);
    const longTasks = all.flatMap((measured) => measured.longTasks);
    expect(inputs.length).toBeGreaterThan(MOMENTS.length * ROUNDS);
    report(`While the great moments are drawn, slowed ${rate} times`, { inputs, longTasks });
  });
});

declare const palierTimes: { readonly decisionTimes: typeof decisionTimes };

describe.each([1, 4])('minds on a processor slowed %d times', (rate) => {
  it('while experts decide', async () => {
    const file = [...readFileSync(new URL(import.meta.resolve('@palier/bots/network.bin')))];
    const page = await newPage();
    const content = await bundled(new URL('decision-times.ts', import.meta.url), 'palierTimes');
    await page.addScriptTag({ content });
    await slowDown(page, rate);
    const times = await page.evaluate(([bytes, games]) => palierTimes.decisionTimes(bytes, games), [
      file,
      GAMES,
    ] as const);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number): string =>
      `${sorted[Math.floor(sorted.length * part)]!.toFixed(2)} ms`;
    expect(sorted.length).toBeGreaterThan(100 * GAMES);
    lines.push(
      `An expert decides, slowed ${rate} times: p50 ${at(0.5)}, p95 ${at(0.95)}, of ${sorted.length}`,
    );
  });
});

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await chromiumSession(page, 'a slowed processor');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Taps where nothing is: what is drawn goes on meanwhile. Nothing is looked for in the page, which would be its work too. */
async function tapFelt(page: Page, felt: Box): Promise<void> {
  for (let tap = 0; tap < 12; tap++) {
    await tapIn(page, { ...felt, width: 8 });
    await page.waitForTimeout(90);
  }
}

/**
 * With the mouse, of which the page hears at once. A finger of this tool waits for the browser's next frame
 * or the one after it before the page is told, and the time of a touch is from before that: an empty page
 * shows by how much.
 */
async function tapIn(page: Page, { x, y, width, height }: Box): Promise<void> {
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Taps on cards of the hand, as somebody does who plans the next turn. */
async function tapCards(page: Page, taps: number): Promise<void> {
  const cards = handOf(page).getByRole('button');
  for (let tap = 0; tap < taps; tap++) {
    // After a round there is none for a moment.
    const card = cards.nth(tap % 3);
    const box = (await card.isVisible()) ? await boxOf(card) : null;
    if (box !== null) await tapIn(page, { ...box, width: 24 });
  }
}

/** Where it is; null where it has gone in the meantime, which nobody waits for. */
async function boxOf(locator: Locator) {
  return locator.boundingBox({ timeout: 1000 }).catch(() => null);
}

/** Only the player whose turn it is can ask for a hint. */
async function tapWhileOthersPlay(page: Page): Promise<void> {
  const hint = page.getByRole('button', { name: 'Hint' });
  while ((await hint.isDisabled()) && (await page.getByRole('dialog').count()) === 0) {
    await tapCards(page, 2);
  }
}

function report(title: string, { longTasks, inputs }: StopwatchReading): void {
  const sorted = inputs.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!)} ms`;
  const longest = Math.round(Math.max(0, ...longTasks));
  lines.push(
    [
      title,
      `  input to paint      p50 ${at(0.5)}, p95 ${at(0.95)}, of ${inputs.length}`,
      `  tasks over 50 ms    ${longTasks.length}, the longest ${longest} ms`,
    ].join('\n'),
  );
}
