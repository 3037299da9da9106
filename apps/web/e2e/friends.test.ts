/** Friends: found by a link, invited to a table, blocked; each of them a browser of their own. */
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
import { makeTable, openOnline } from './harness/online.ts';
import { expectSeen } from './harness/seen.ts';

async function join(name: string): Promise<Page> {
  const page = await newPage();
  await openOnline(page, '#/you/profile');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it with a recovery code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await openFriends(page);
  return page;
}

async function openFriends(page: Page, route = '#/you/friends'): Promise<void> {
  await openOnline(page, '#/learn');
  await openOnline(page, route);
  await page.getByRole('heading', { name: 'Your friend code' }).waitFor();
}

async function codeOf(page: Page): Promise<string> {
  const shown = await page.getByText(/^[A-Z]{4} [A-Z]{4}$/u).textContent();
  return shown!.replace(' ', '');
}

/** As somebody who was sent the link. */
async function follow(page: Page, code: string): Promise<void> {
  await openFriends(page, `#/you/friend-${code}`);
  await page.getByRole('button', { name: 'Ask' }).click();
}

async function befriend(one: Page, other: Page, name: string): Promise<void> {
  await follow(one, await codeOf(other));
  await expectSeen(one.getByText('You have asked.', { exact: false }));
  await openFriends(other);
  await other.getByRole('button', { name: `Accept ${name}` }).click();
  await expectSeen(other.getByText(`You and ${name} are friends now.`));
}

it('two find each other by a link, one invites, one blocks', async () => {
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  await expectSeen(ada.getByText('Nobody yet.', { exact: false }));
  await befriend(ben, ada, 'Ben');
  await expectSeen(ada.getByRole('button', { name: 'Ben Here now' }));
  await openFriends(ben);
  await expectSeen(ben.getByRole('button', { name: 'Ada Here now' }));

  const table = await makeTable();
  await openOnline(ada, `#/t/${table}`);
  await ada.getByRole('button', { name: 'Sit down' }).click();
  await ada.getByText('Invite friends').click();
  await ada.getByRole('button', { name: 'Invite Ben' }).click();
  await expectSeen(ada.getByText('Invited', { exact: true }));
  // Where his games are listed, too.
  await openOnline(ben, '#/games');
  await expectSeen(ben.getByRole('link', { name: 'Ada invites you to a table.' }));
  await openFriends(ben);
  await ben.getByRole('link', { name: 'Go to the table of Ada' }).click();
  await ben.getByRole('button', { name: 'Sit down' }).waitFor();

  await openFriends(ada);
  await ada.getByRole('button', { name: 'Ben Here now' }).click();
  await ada.getByRole('dialog', { name: 'Ben' }).getByRole('button', { name: 'Block' }).click();
  await ada
    .getByRole('dialog', { name: 'Block Ben?' })
    .getByRole('button', { name: 'Block' })
    .click();
  await expectSeen(ada.getByRole('button', { name: 'Unblock Ben' }));
  await openFriends(ben);
  await expectSeen(ben.getByText('Nobody yet.', { exact: false }));
  expect(await ben.getByRole('link', { name: /table of Ada/u }).count()).toBe(0);
});

it('somebody without a profile is shown the way to one', async () => {
  const page = await newPage();
  await openOnline(page, '#/you/friends');
  await page.getByRole('link', { name: 'Make a profile or sign in' }).click();
  await expectSeen(page.getByRole('heading', { name: 'Keep it on this server' }));
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('the page keeps nobody out, and fits every device', async () => {
  const ada = await join('Ada');
  const names = ['Maximiliane Alexandr', 'Ben', 'Zoë', 'Mo'];
  const pages = await Promise.all(names.map(join));
  const [long, ben, zoe, mo] = pages as [Page, Page, Page, Page];
  await befriend(long, ada, names[0]!);
  await befriend(ben, ada, 'Ben');
  await follow(zoe, await codeOf(ada));
  await expectSeen(zoe.getByText('You have asked.', { exact: false }));
  await follow(ada, await codeOf(mo));
  await expectSeen(ada.getByText('You have asked.', { exact: false }));
  const table = await makeTable();
  await openOnline(long, `#/t/${table}`);
  await long.getByRole('button', { name: 'Sit down' }).click();
  await long.getByText('Invite friends').click();
  await long.getByRole('button', { name: 'Invite Ada' }).click();
  await expectSeen(long.getByText('Invited', { exact: true }));
  await expectNoAxeInAnyTheme(long);
  await openFriends(ada);
  await ada.getByRole('button', { name: 'Ben Here now' }).click();
  await ada.getByRole('dialog', { name: 'Ben' }).getByRole('button', { name: 'Block' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expectSeen(ada.getByRole('button', { name: 'Unblock Ben' }));
  await expectNoAxeInAnyTheme(ada);
  for (const { width, height } of DEVICES.flatMap(([, sizes]) => sizes)) {
    await ada.setViewportSize({ width, height });
    await settled(ada);
    await expectNothingSideways(ada);
    await expectNothingCut(ada);
    await expectTouchTargets(ada);
  }
  await expectGoodLooks(ada, [NARROWEST]);
});
