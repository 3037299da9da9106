/** Whole games through the page, at phone size, in each edition; then their records. */
import { readFile } from 'node:fs/promises';
import { isFault, parseRecord, verify, type GameRecord } from '@palier/rules';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealGame, type SetUp } from './harness/at-table.ts';
import { newPage, openApp } from './harness/index.ts';
import { MEEK, playGame } from './harness/player.ts';

const GAMES: readonly (readonly [name: string, setUp: SetUp])[] = [
  [
    'Level Up, open ladder',
    { players: 2, edition: 'Level Up (2010)', ladder: 'Open ladder: the levels in any order' },
  ],
  [
    'Level 8 with 98 cards, two stars',
    { players: 2, edition: 'Level 8, 98 cards', ladder: 'Two stars' },
  ],
  ['Level 8 with 99 cards', { players: 3, edition: 'Level 8, 99 cards' }],
  [
    'Level 8 with 101 cards and Master',
    { players: 2, edition: 'Level 8, 101 cards', addOn: 'With the special cards' },
  ],
];

describe('a whole game against bots', () => {
  it.each(GAMES)('%s', async (_, setUp) => {
    const page = await newPage({ settings: MEEK });
    await dealGame(page, setUp);
    const met = await playGame(page);
    expect(met.get('round')).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1, name: /the moon|won|victory/u }).waitFor();
    await page.getByText(/^All [\d,]+ moves are legal/u).waitFor();
    const saved = await saveRecord(page);
    const record = await readRecord(saved);
    expect(record.setup.players).toBe(setUp.players);
    await page.getByRole('button', { name: 'Home' }).click();
    await reopen(page, await saved.path());
    await step(page, record);
    await seeThroughEyes(page, record);
  });
});

async function saveRecord(page: Page): Promise<Download> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^palier-\d{4}-\d\d-\d\d-you-odile[a-z-]*\.jsonl$/u);
  return download;
}

/** What any other program can check, with nothing but the file. */
async function readRecord(file: Download): Promise<GameRecord> {
  const record = parseRecord(await readFile(await file.path(), 'utf8'));
  if (isFault(record)) return expect.fail(`the record cannot be read: ${JSON.stringify(record)}`);
  const { problems, isFinished, shuffles } = verify(record);
  expect({ problems, isFinished, shuffles }).toEqual({
    problems: [],
    isFinished: true,
    shuffles: 'checked',
  });
  return record;
}

async function reopen(page: Page, path: string): Promise<void> {
  await openApp(page);
  await page.getByLabel('Open a record').setInputFiles(path);
  await page.getByRole('region', { name: 'Steps through the game' }).waitFor();
  expect(await page.title()).toContain('Watch again');
}

const place = (page: Page) => page.getByText(/^Round \d+, step/u);
const sentence = (page: Page) => page.getByRole('status');

async function step(page: Page, { events }: GameRecord): Promise<void> {
  const steps = events.length.toLocaleString('en');
  await place(page)
    .filter({ hasText: `step 1 of ${steps}` })
    .waitFor();
  const forward = page.getByRole('button', { name: 'One step on' });
  const seen: string[] = [];
  for (let at = 0; at < 6; at++) {
    seen.push(await sentence(page).innerText());
    await forward.click();
  }
  const back = page.getByRole('button', { name: 'One step back' });
  for (const before of seen.toReversed()) {
    await back.click();
    expect(await sentence(page).innerText()).toBe(before);
  }
  await page.getByRole('button', { name: 'To the end' }).click();
  await place(page)
    .filter({ hasText: `step ${steps} of ${steps}` })
    .waitFor();
  expect(await sentence(page).innerText()).toMatch(/win|share/u);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'One turn on' }).click();
}

/** Whose hands are named, by the eyes that look. */
async function seeThroughEyes(page: Page, { header }: GameRecord): Promise<void> {
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  const hands = page.getByRole('img', { name: /hand, \d+ cards: / });
  await eyes.selectOption('A spectator');
  expect(await hands.count()).toBe(0);
  for (const name of header.names.slice(1)) {
    await eyes.selectOption(name);
    expect(await hands.count()).toBe(1);
  }
  await eyes.selectOption('All hands open');
  expect(await hands.count()).toBe(header.names.length);
}
