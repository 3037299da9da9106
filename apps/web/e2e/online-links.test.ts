/** Links to tables online: to another seat than one's own, and to what cannot be. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
} from './harness/index.ts';
import { makeTable, openOnline, sitDown, usedDevice } from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { button, expectCount, expectGone, expectSeen } from './harness/seen.ts';

const own = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`${name}.*you`, 'u') });

it('a link to another’s seat asks which of the two it is to be, and keeps both', async () => {
  const code = await makeTable();
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  const link = `#/t/${code}/${ben.room.token}`;

  await openOnline(ada, link);
  await expectSeen(ada.getByRole('heading', { name: 'Who will you play as?' }));
  await expectSeen(
    ada.getByText(/^This link leads to Ben’s seat, but on this device you are Ada/u),
  );
  await expectNoAxeViolations(ada);
  await expectTouchTargets(ada);
  await button(ada, 'Stay as Ada').click();
  await expectSeen(own(ada, 'Ada'));
  await ada.reload();
  await expectSeen(own(ada, 'Ada'));

  // The other seat is there all the same, and both can be gone to.
  await openOnline(ada, '#/games');
  await expectSeen(ada.getByText('Your seat: Ada'), ada.getByText('Your seat: Ben'));
  await expectTouchTargets(ada);
  await ada.getByRole('link', { name: /^Go to the table: .*Your seat: Ben$/u }).click();
  await expectSeen(own(ada, 'Ben'));
  await ada.reload();
  await expectSeen(own(ada, 'Ben'));
  await openOnline(ada, '#/games');
  await ada.getByRole('link', { name: /^Go to the table: .*Your seat: Ada$/u }).click();
  await expectSeen(own(ada, 'Ada'));

  // Asked again, the other answer.
  await openOnline(ada, link);
  await button(ada, 'Play as Ben').click();
  await expectSeen(own(ada, 'Ben'));
  await openOnline(ada, '#/games');
  await expectCount(ada.getByRole('link', { name: /^Go to the table: Ada and Ben/u }), 2);
});

it('what cannot be a table, or a return code, is said at once, and no server is asked', async () => {
  const page = await newPage();
  let dialled = 0;
  await page.routeWebSocket('**/live', (line) => {
    dialled++;
    line.connectToServer();
  });
  for (const name of ['KLMPQ', 'KLMPQA', 'KLMPQRS', 'KLMPQRSTV', '%E0%A4%A', '66817422c553e1f2']) {
    await openOnline(page, `#/t/${name}`);
    await expectSeen(page.getByRole('heading', { name: 'This link does not lead to a table.' }));
    await openOnline(page, '#/rules');
    await expectGone(page.getByRole('heading', { name: 'This link does not lead to a table.' }));
  }
  await openOnline(page, '#/t/KLMPQ');
  await expectSeen(page.getByRole('link', { name: 'Another table' }));
  await expectNoAxeViolations(page);
  await expectTouchTargets(page);
  await expectNothingSideways(page);

  const code = await makeTable();
  await openOnline(page, `#/t/${code}/ABCD-EFGH`);
  await expectSeen(
    page.getByRole('heading', { name: 'The return code in this link is not complete.' }),
  );
  expect(dialled).toBe(0);
  await button(page, 'Go to the table').click();
  await expectSeen(button(page, 'Sit down'));
  expect(dialled).toBe(1);
});
