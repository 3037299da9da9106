/** Strangers come together: by the list of open tables, and by one touch. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectGoodLooks, NARROWEST, SMALLEST } from './harness/good-layout.ts';
import { handOf } from './harness/at-table.ts';
import { expectNoAxeViolations, expectTouchTargets, newPage, PHONE } from './harness/index.ts';
import {
  makeTable,
  openOnline,
  serveAlone,
  shownSeat,
  sitDown,
  usedDevice,
} from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';

// Nobody waits long for people who do not come.
serveAlone({ 'quick-wait': 1 });

/** At a table of *Level Up*: that of another test plays something else. */
async function playNow(page: Page, name: string): Promise<void> {
  await openOnline(page, '#/online');
  await page.getByText('What you would like').click();
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('level-up');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(page, 'Play now').click();
}

it('one touch leads to a table, with bots where nobody comes, and back to one’s seat there', async () => {
  const ada = await newPage({ size: PHONE });
  await openOnline(ada, '#/online');
  await ada.getByText('What you would like').click();
  await ada.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await expectNoAxeViolations(ada);
  await expectTouchTargets(ada);
  await expectGoodLooks(ada, [{ size: PHONE }, SMALLEST, NARROWEST]);
  // Without a name she is asked for one.
  await button(ada, 'Play now').click();
  await expectSeen(ada.getByText('Please choose a name first.'));
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await button(ada, 'Play now').click();
  await handOf(ada).getByRole('button').first().waitFor();

  // Who has a seat is led back to it, and what was wished is remembered.
  await openOnline(ada, '#/online');
  await expectSeen(ada.getByText('What you would like: Players: 2'));
  await button(ada, 'Play now').click();
  await handOf(ada).getByRole('button').first().waitFor();
});

it('a bot gives up its seat to a stranger when the round ends', async () => {
  const code = await makeTable({ setup: { players: 2 }, listing: 'quick' });
  const ada = await PageGuest.sitDown(code, 'Ada');
  await ada.turn();
  const ben = await newPage({ size: PHONE });
  await playNow(ben, 'Ben');
  await expectSeen(ben.getByRole('region', { name: 'You are watching' }));
  await expectSeen(ben.getByText(/^You take over from /u));
  ada.play();
  // The stairs come first.
  await button(ben, 'Next round').click();
  await handOf(ben).getByRole('button').first().waitFor();
  await expectSeen(shownSeat(ben, 'Ada, .*'));
});

it('the list of open tables lives, and says so where it cannot', async () => {
  const ada = await newPage({ size: PHONE });
  await openOnline(ada, '#/lobby');
  await expectSeen(ada.getByText(/^No table is open right now\./u));
  const code = await makeTable({ setup: { players: 3 }, listing: 'open' });
  const ben = await PageGuest.sitDown(code, 'Ben');
  const row = ada.getByRole('link', { name: /Ben/u });
  await expectSeen(row);
  expect(await row.innerText()).toMatch(/2 of 3 seats free/u);
  await expectNoAxeViolations(ada);
  await expectTouchTargets(ada);
  await expectGoodLooks(ada, [{ size: PHONE }, SMALLEST, NARROWEST]);

  await ada.context().setOffline(true);
  await expectSeen(ada.getByText('You are offline. The list needs a connection.'));
  await expectGone(row);
  await ada.context().setOffline(false);
  await expectSeen(row);

  const cleo = await PageGuest.sitDown(code, 'Cleo');
  await expectSeen(row.getByText('Cleo'));
  await row.click();
  await button(ada, 'Sit down').waitFor();
  await openOnline(ada, '#/lobby');
  await ben.room.leave();
  await cleo.room.leave();
  await expectGone(ada.getByRole('link', { name: /Cleo/u }));
});

it('a host opens the table to everybody, with a clock, and hides it again', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  const ben = await newPage();
  await openOnline(ben, '#/lobby');
  await ada.getByText('At this table').click();
  await ada.getByRole('radio', { name: /^Everyone The table is in the list/u }).check();
  await expect
    .poll(async () => ada.getByRole('radio', { name: /^Relaxed/u }).isChecked())
    .toBe(true);
  const row = ben.getByRole('link', { name: /Ada/u });
  await expectSeen(row);
  await ada.getByRole('radio', { name: /^Anyone you tell/u }).check();
  await expectGone(row);
});
