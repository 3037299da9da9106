/** A duplicate night of a club: two tables with the same cards, who has still to play learns nothing, and the ranking. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEVICES, settled } from './harness/good-layout.ts';
import {
  expectNoAxeInAnyTheme,
  expectNoAxeViolations,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
} from './harness/index.ts';
import { openOnline, quickWin } from './harness/online.ts';
import { playGame } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';

const HOUR = 3_600_000;

async function join(name: string, allowed: readonly RegExp[] = []): Promise<Page> {
  const page = await newPage({ allowed });
  await openOnline(page, '#/you/profile');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it with a recovery code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  return page;
}

/** As another program of the same person. */
async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const said = await fetch(`/api/people${where}`, {
        method: how!,
        ...(what !== '' && { headers: { 'content-type': 'application/json' }, body: what }),
      });
      return said.text();
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)],
  );
  return JSON.parse(answer === '' ? '{}' : answer) as T;
}

type Named = { readonly id: string };

async function club(owner: Page, ...members: readonly Page[]): Promise<string> {
  const { id } = await ask<Named>(owner, 'POST', '/clubs', { name: 'Tuesdays', zone: 'UTC' });
  const { code } = await ask<{ readonly code: string }>(owner, 'GET', `/clubs/${id}`);
  for (const member of members) await ask(member, 'POST', '/clubs/join', { code });
  return id;
}

async function openNight(page: Page, night: string): Promise<void> {
  await openOnline(page, '#/learn');
  await openOnline(page, `#/clubs/night-${night}`);
}

/** Plays with bots to the end, and goes back to the night. */
async function play(page: Page, night: string): Promise<void> {
  await openNight(page, night);
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Begin with bots' }).click();
  await playGame(page);
  await page.getByRole('link', { name: 'To the night' }).waitFor();
}

it('a club’s evening with two tables: the same cards, secret until both have played, and the ranking', async () => {
  const [olga, ann, ben] = [await join('Olga'), await join('Ann'), await join('Ben')];
  const of = await club(olga, ann, ben);
  const plan = {
    name: 'Tuesday',
    setup: { edition: 'level-up', ...quickWin(2) },
    clock: 'relaxed',
  };
  const until = Date.now() + HOUR;
  const { id: night } = await ask<Named>(olga, 'POST', `/clubs/${of}/nights`, {
    ...plan,
    until,
    deals: 1,
  });
  await play(ann, night);
  await expectSeen(ann.getByText('Others still have these cards to play.', { exact: false }));
  await ann.getByRole('link', { name: 'To the night' }).click();
  await expectSeen(ann.getByText('You have played this game.', { exact: false }));

  // Ben sees who has played, and nothing of how.
  await openNight(ben, night);
  await expectSeen(ben.getByText('Ann', { exact: true }));
  expect(await ben.getByRole('heading', { name: 'Result' }).count()).toBe(0);
  await expectNoAxeInAnyTheme(ben);
  await play(ben, night);

  await openNight(olga, night);
  await olga.getByRole('button', { name: 'Let nobody new in' }).click();
  await expectNoAxeViolations(olga);
  await olga.getByRole('dialog').getByRole('button', { name: 'Let nobody new in' }).click();
  await expectSeen(olga.getByRole('heading', { name: 'Result' }));

  await ben.getByRole('link', { name: 'To the night' }).click();
  await expectSeen(ben.getByRole('heading', { name: 'With the same cards' }));
  await expectSeen(ben.getByText('You', { exact: true }).first());
  await expectNoAxeInAnyTheme(ben);
  for (const { width, height } of DEVICES.flatMap(([, sizes]) => sizes)) {
    await ben.setViewportSize({ width, height });
    await settled(ben);
    await expectNothingSideways(ben);
    await expectNothingCut(ben);
    await expectTouchTargets(ben);
  }
  await ben.getByRole('link', { name: 'Go to the club' }).click();
  await expectSeen(ben.getByRole('heading', { name: 'Tuesdays', exact: true }));
  await openNight(ben, night);
  // Now everybody may have the whole game, and the proof of its shuffles.
  await ben.getByRole('link', { name: 'Watch your game again' }).click();
  await expectSeen(ben.getByRole('heading', { name: 'Fair shuffle check' }));
});

it('a helper opens a night from the club, and members find it there', async () => {
  const [olga, ann] = [await join('Olga'), await join('Ann')];
  const of = await club(olga, ann);
  await openOnline(olga, `#/clubs/nights-${of}`);
  await expectSeen(olga.getByText('There has been none yet.'));
  await olga.getByRole('button', { name: 'Open a duplicate night' }).click();
  const sheet = olga.getByRole('dialog', { name: 'Open a duplicate night' });
  await sheet.getByRole('textbox', { name: 'Name (optional)' }).fill('Friday');
  await sheet.getByRole('combobox', { name: 'Games for everyone' }).selectOption('2');
  await expectNoAxeInAnyTheme(olga);
  await sheet.getByRole('button', { name: 'Open it' }).click();
  await expectSeen(olga.getByRole('heading', { name: 'Friday' }));
  await expectSeen(olga.getByRole('heading', { name: 'Game 2' }));

  await openOnline(ann, `#/clubs/nights-${of}`);
  await ann.getByRole('link', { name: 'Friday' }).click();
  await ann.getByRole('button', { name: 'Take part' }).click();
  await ann.getByRole('button', { name: 'Sit down' }).first().click();
  await expectSeen(ann.getByText('1 of 4 players are there.', { exact: false }));
  await expectSeen(olga.getByText('Ann', { exact: true }).first());
  await ann.getByRole('button', { name: 'Stop waiting' }).click();
  await expectSeen(ann.getByRole('button', { name: 'Sit down' }).first());

  const stranger = await join('Zoë', [/status of 404/u]);
  await openNight(stranger, ann.url().split('night-').at(-1)!);
  await expectSeen(stranger.getByText('This night is not there', { exact: false }));
});
