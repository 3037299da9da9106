/** Clubs: founded, joined by a link, a table opened there, its game in the standings; each a browser of their own. */
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
import { begin, inTurn, openOnline, quickWin } from './harness/online.ts';
import { playTurn } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import type { VisitOptions } from './harness/visit.ts';

const CLUB = 'The Tuesday Round';

async function join(name: string, options: VisitOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await openOnline(page, '#/you/profile');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(page, 'Keep it with a recovery code').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  return page;
}

/** Its id. */
async function found(page: Page, name = CLUB): Promise<string> {
  await openOnline(page, '#/clubs');
  await page.getByRole('textbox', { name: 'Name of the club' }).fill(name);
  await button(page, 'Found the club').click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  return new URL(page.url()).hash.split('/').at(-1)!;
}

async function openClub(page: Page, operand: string): Promise<void> {
  await openOnline(page, '#/learn');
  await openOnline(page, `#/clubs/${operand}`);
  await page.getByRole('heading', { name: CLUB, exact: true }).waitFor();
}

async function codeIn(page: Page): Promise<string> {
  const shown = await page.getByText(/^[A-Z]{4} [A-Z]{4}$/u).textContent();
  return shown!.replace(' ', '');
}

/** As the page asks: what the server answers to it. */
async function ask(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/people${where}`, {
        method: how,
        ...(what !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(what),
        }),
      });
      const text = await answer.text();
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    [method, path, body] as const,
  );
}

async function comeIn(page: Page, code: string): Promise<void> {
  await openClub(page, code);
  await expectSeen(page.getByText('You are invited to this club.'));
  await button(page, 'Join the club').click();
  await page.getByRole('heading', { name: 'Members' }).waitFor();
}

it('is founded, joined by a link, and counts the games at its tables', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const club = await found(ada);
  await ask(ada, 'PUT', `/clubs/${club}`, { setup: { edition: 'level-up', ...quickWin(2) } });
  await openClub(ada, club);
  await expectSeen(ada.getByText(/^It begins with Level Up/u));
  await comeIn(ben, await codeIn(ada));
  await expectSeen(ben.getByText('Nobody is playing just now.'));

  await button(ada, 'Open a table').click();
  await button(ada, 'Sit down').click();
  await button(ada, 'Stand up').waitFor();
  await openClub(ben, club);
  await ben.getByRole('link', { name: /Ada/u }).click();
  await button(ben, 'Sit down').click();
  await button(ben, 'Stand up').waitFor();
  await begin([ada, ben]);
  const [winner] = await inTurn(ada, ben);
  const name = winner === ada ? 'Ada' : 'Ben';
  await playTurn(winner);
  const games = async (): Promise<unknown> => ask(ada, 'GET', `/clubs/${club}/standings`);
  await expect.poll(games).toMatchObject({
    standings: [
      { person: { name }, games: 1, won: 1 },
      { games: 1, won: 0 },
    ],
  });

  await winner.getByRole('link', { name: 'Go to the club' }).click();
  await winner.getByRole('heading', { name: CLUB, exact: true }).waitFor();
  await openClub(ada, club);
  const rows = ada.getByRole('listitem').filter({ has: ada.getByRole('img') });
  await expectSeen(rows.first().getByText('one game, one win · too few games yet'));
  await expectSeen(rows.first().getByRole('img', { name: /^100 of 100, probably between/u }));
  await ada.getByRole('button', { name: /^\d.*one win.*one game$/u }).click();
  const evening = ada.getByRole('dialog');
  await expectSeen(evening.getByText(new RegExp(`^1\\.\\s${name} · 2\\.\\s`, 'u')));
  await expectNoAxeInAnyTheme(ada);
  await evening.getByRole('button', { name: 'Picture of the evening' }).click();
  const picture = ada.getByRole('img', { name: `${name} wins the evening!` });
  await picture.waitFor();
});

it('is run by its members, and a stranger is told of none', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const club = await found(ada);
  const code = await codeIn(ada);
  await comeIn(ben, code);
  // A member sees neither the link nor settings.
  await expectGone(ben.getByRole('heading', { name: 'Invite people' }));
  await openClub(ada, club);
  await ada.getByRole('button', { name: /^Ben/u }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Make a helper' }).click();
  await expectSeen(ada.getByRole('button', { name: 'Ben Helper' }));
  await openClub(ben, club);
  await ben.getByText('Settings of the club').click();
  await ben.getByRole('textbox', { name: 'Name of the club' }).fill('Mardi');
  await button(ben, 'Rename').click();
  await ben.getByRole('heading', { name: 'Mardi', exact: true }).waitFor();
  await ben.getByText('The club’s own game').click();
  await expectSeen(ben.getByText(/^It begins with /u));

  // The browser notes that nothing was found.
  const zoe = await join('Zoë', { allowed: [/Failed to load resource/u] });
  await openOnline(zoe, `#/clubs/${club}`);
  await expectSeen(zoe.getByText('There is no such club, or it is private.'));

  await button(ada, 'Leave the club').click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expectSeen(ada.getByText('You are in no club yet.', { exact: false }));
  await openOnline(ben, '#/clubs');
  await expectSeen(ben.getByRole('link', { name: 'Mardi Owner · One member' }));
});

it('keeps nobody out, and fits every device', async () => {
  const ada = await join('Maximiliane Alexandr');
  const club = await found(ada);
  for (const name of ['Ben', 'Zoë']) await comeIn(await join(name), await codeIn(ada));
  await ask(ada, 'PUT', `/clubs/${club}`, { setup: { edition: 'level-8-101', players: 4 } });
  await openClub(ada, club);
  await ada.getByText('Settings of the club').click();
  await expectSeen(ada.getByRole('switch', { name: 'Open to everyone' }));
  await expectSeen(button(ada, 'End the club'));
  await expectNoAxeInAnyTheme(ada);
  for (const { width, height } of DEVICES.flatMap(([, sizes]) => sizes)) {
    await ada.setViewportSize({ width, height });
    await settled(ada);
    await expectNothingSideways(ada);
    await expectNothingCut(ada);
    await expectTouchTargets(ada);
  }
  await expectGoodLooks(ada, [NARROWEST]);
  await openOnline(ada, '#/clubs');
  await expectSeen(ada.getByRole('link', { name: `${CLUB} Owner · 3 members` }));
  await expectNoAxeInAnyTheme(ada);
  await expectGoodLooks(ada, [NARROWEST]);
});
