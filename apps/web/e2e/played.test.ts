/** What one has played online, ratings and leaderboards: with a server that has had many players. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEVICES, expectGoodLooks, NARROWEST, settled } from './harness/good-layout.ts';
import {
  expectNoAxeInAnyTheme,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
} from './harness/index.ts';
import { openOnline, serveAlone } from './harness/online.ts';
import { expectCount, expectSeen } from './harness/seen.ts';

const server = serveAlone();
const EDITION = 'level-8-101';
const AT = Date.now() - 3_600_000;
const LONG_NAME = 'Wolfeschlegelstein B';

type Played = { readonly ranked: number; readonly games: number; readonly rating: number };

/** Puts people before and after somebody on the leaderboard, and games of theirs. */
function fill(me: string, { ranked, games, rating }: Played): void {
  const db = new DatabaseSync(join(server.data, 'palier.sqlite'));
  const profile = db.prepare('INSERT INTO profiles VALUES (?, ?, ?, ?, ?, NULL)');
  const rated = db.prepare('INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)');
  const result = db.prepare(
    `INSERT INTO results ("table", ended, edition, rules, kind, club, night, is_nobodys)
     VALUES (?, ?, ?, 'rules', ?, NULL, NULL, 0)`,
  );
  const seat = db.prepare('INSERT INTO result_seats VALUES (?, ?, ?, 0, ?, 3, 0)');
  db.exec('BEGIN');
  const rate = (id: string, mu: number): void => {
    rated.run(id, EDITION, mu, 3, 80, mu - 6);
  };
  const ids = Array.from({ length: ranked }, (_, index) => `${index}`.padStart(32, 'e'));
  for (const [index, id] of ids.entries()) {
    profile.run(id, index === 0 ? LONG_NAME : `Player ${index}`, 'a0123', AT, AT);
    rate(id, 40 - index / 2);
  }
  rate(me, rating);
  for (let no = 0; no < games; no++) {
    const kind = no % 2 === 0 ? 'public' : 'private';
    const { lastInsertRowid } = result.run(`table ${no}`, AT + no * 60_000, EDITION, kind);
    seat.run(lastInsertRowid, 1, me, no % 3 === 0 ? 1 : 2);
    seat.run(lastInsertRowid, 2, ids[no % 2]!, no % 3 === 0 ? 2 : 1);
  }
  db.exec('COMMIT');
  db.close();
}

async function signUp(name: string): Promise<{ readonly page: Page; readonly id: string }> {
  const page = await newPage();
  await openOnline(page, '#/you/profile');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it with a recovery code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/people/me');
    const { profile } = (await answer.json()) as { readonly profile: { readonly id: string } };
    return profile.id;
  });
  return { page, id };
}

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoAxeInAnyTheme(page);
  for (const { width, height } of DEVICES.flatMap(([, sizes]) => sizes)) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    await expectTouchTargets(page);
  }
  await expectGoodLooks(page, [NARROWEST]);
}

it('shows one’s games and rating, and everybody’s place, as far as they want to be seen', async () => {
  const { page, id } = await signUp('Ada');
  await page.getByRole('link', { name: 'Games and rating' }).click();
  await page.getByText(/^Games that you finish online/u).waitFor();
  const wish = page.getByRole('switch', { name: 'I want a rating' });
  expect(await wish.isChecked()).toBe(false);
  await wish.press('Space');
  await expectSeen(page.getByText('Your next game at an open table counts.'));
  await expectSeen(page.getByText(/^Finish a game at an open table/u));

  fill(id, { ranked: 40, games: 25, rating: 25.2 });
  await page.reload();
  await expectSeen(page.getByText('1008 ± 240'));
  await expectSeen(page.getByText('After 80 games: place 31.'));
  const places = page.getByText(/^Place \d of 2$/u);
  await expectCount(places, 20);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expectCount(places, 25);
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expectSeen(page.getByText('Your place: 31'));
  const rows = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');
  await expectCount(rows, 25);
  await expectSeen(rows.first().getByText(LONG_NAME));
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'More places' }).click();
  await expectSeen(rows.filter({ hasText: /^31.*Ada/u }));
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('level-up');
  await expectSeen(page.getByText('Nobody’s rating is certain enough yet.'));

  await openOnline(page, '#/statistics');
  await expectSeen(page.getByText('You won 9 of 25 games online.'));
  await expectSeen(page.getByText('Of these, 25 games on other devices.'));

  await openOnline(page, '#/you/played');
  await page.getByRole('switch', { name: 'I want a rating' }).uncheck();
  await expectSeen(page.getByText(/^Your games no longer count/u));
  await openOnline(page, '#/you/leaders');
  await expectSeen(rows.first());
  expect(await page.getByText('Your place').count()).toBe(0);
});
