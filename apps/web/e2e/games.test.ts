/** Whole games through the page, at phone size, in each edition; then their records. */
import { readFile } from 'node:fs/promises';
import { isFault, parseRecord, verify, type GameRecord } from '@palier/rules';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startGame, type SetUp } from './harness/at-table.ts';
import { newPage, openApp } from './harness/index.ts';
import { MEEK, playGame } from './harness/player.ts';
import { expectCount } from './harness/seen.ts';
import { IS_LONG } from './harness/some.ts';

/** Three levels come to every step of a game; `PALIER_LONG=1` climbs them all, in every box. */
const LEVELS = IS_LONG ? {} : { levels: 3 };

const GAMES: readonly (readonly [name: string, setUp: SetUp])[] = [
  [
    'Level Up, open ladder',
    {
      players: 2,
      edition: 'Level Up (2010)',
      ladder: 'Open levels, in any order',
      ...LEVELS,
    },
  ],
  [
    'Level 8 with 101 cards and Master',
    {
      players: 2,
      edition: 'Level 8 (101-card edition)',
      addOn: 'With the special cards',
      ...LEVELS,
    },
  ],
];

const MORE: typeof GAMES = [
  [
    'Level 8 with 98 cards, two stars',
    {
      players: 2,
      edition: 'Level 8 (98-card German edition, 2016)',
      ladder: 'Two stars',
      ...LEVELS,
    },
  ],
  ['Level 8 with 99 cards', { players: 3, edition: 'Level 8 (99-card edition)', ...LEVELS }],
];

describe('a whole game against bots', () => {
  it.each([...GAMES, ...(IS_LONG ? MORE : [])])('%s', async (_, setUp) => {
    const page = await newPage({ settings: MEEK });
    await startGame(page, setUp);
    const met = await playGame(page);
    expect(met.get('round')).toBeGreaterThan(0);
    await page.getByRole('heading', { level: 1, name: /won|shared the win/u }).waitFor();
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
  await page.getByRole('button', { name: 'Save the game' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^palier-\d{4}-\d\d-\d\d-odile[a-z-]*\.jsonl$/u);
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
  await page.getByLabel('Open a saved game').setInputFiles(path);
  await page.getByRole('region', { name: 'Replay controls' }).waitFor();
  await expect.poll(async () => page.title()).toContain('Replay');
}

/** Waits until the replay is at a step. */
async function atStep(page: Page, step: number, steps: number): Promise<string> {
  const [at, of] = [step, steps].map((count) => count.toLocaleString('en'));
  await page.getByText(new RegExp(`^Round \\d+, step ${at} of ${of}$`, 'u')).waitFor();
  return page.getByRole('status').innerText();
}

async function step(page: Page, { events: { length: steps } }: GameRecord): Promise<void> {
  const press = async (name: string) => page.getByRole('button', { name }).click();
  const seen = [await atStep(page, 1, steps)];
  while (seen.length < 7) {
    await press('One step forward');
    seen.push(await atStep(page, seen.length + 1, steps));
  }
  for (let at = seen.length - 1; at > 0; at--) {
    await press('One step back');
    expect(await atStep(page, at, steps)).toBe(seen[at - 1]);
  }
  await press('To the end');
  expect(await atStep(page, steps, steps)).toMatch(/ wins? | shares? /u);
  await press('To the beginning');
  await atStep(page, 1, steps);
}

/** Whose hands are named, by the eyes that look. */
async function seeThroughEyes(page: Page, { header: { names } }: GameRecord): Promise<void> {
  const eyes = page.getByRole('combobox', { name: 'View' });
  const hands = page.getByRole('img', { name: /hand, \d+ cards: / });
  await eyes.selectOption('As a spectator');
  await expectCount(hands, 0);
  // Every pair of eyes sees cards of its own.
  const seen = new Set<string>();
  for (const name of names) {
    await eyes.selectOption(name);
    await expectCount(hands, 1);
    const hand = async () => (await hands.getAttribute('aria-label')) ?? '';
    await expect.poll(async () => seen.has(await hand())).toBe(false);
    seen.add(await hand());
  }
  await eyes.selectOption('All cards face up');
  await expectCount(hands, names.length);
}
