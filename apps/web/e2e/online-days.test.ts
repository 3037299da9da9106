/** Games over days: what waits for whom, the next table, and a clock that runs out while nobody is there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoAxeViolations, newTab } from './harness/index.ts';
import {
  begin,
  inTurn,
  makeTable,
  openOnline,
  quickWin,
  serveAlone,
  sitDown,
  sitTogether,
  usedDevice,
} from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { isDue, playTurn } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';

const HOUR = 3_600_000;
const PATIENT = { lays: false };

/** It is stopped, and started again a day later. */
const server = serveAlone();

const link = (page: Page, name: RegExp) => page.getByRole('link', { name });

it('who is waited for is told so, and the next table is one touch away', async () => {
  const ada = await usedDevice();
  for (const name of ['Ben', 'Cleo']) {
    const code = await makeTable({ setup: quickWin(2), clock: 'days3' });
    await sitDown(ada, code, 'Ada');
    const guest = await PageGuest.sitDown(code, name);
    // Others play until Ada is to decide.
    guest.play('patient');
    await begin([ada]);
    await inTurn(ada);
    guest.play('still');
  }
  await expectSeen(ada.getByText('3 days', { exact: true }));
  await openOnline(ada);
  await expectSeen(link(ada, /^Your turn.*3 days left.*at one more table\.$/u));
  await expect.poll(async () => ada.title()).toMatch(/^\(2\) /u);
  await expectNoAxeViolations(ada);
  await link(ada, /^Your turn/u).click();
  await inTurn(ada);
  await playTurn(ada, PATIENT);
  await expectSeen(ada.getByText(/^Waiting for (?:Ben|Cleo): 3 days left\.$/u));
  await expectNoAxeViolations(ada);
  const before = ada.url();
  await link(ada, /^Next table/u).click();
  await inTurn(ada);
  expect(ada.url()).not.toBe(before);
  await expectGone(link(ada, /^Next table/u));
  await playTurn(ada, PATIENT);
  await expectSeen(ada.getByText(/^Waiting for/u));
  await expectGone(link(ada, /^Next table/u));
  await expect.poll(async () => ada.title()).not.toMatch(/^\(/u);
});

it('a clock runs out over a restart while nobody is there, and a bot plays that turn', async () => {
  // Nobody wins at once, not the bot either.
  const code = await makeTable({ clock: 'day' });
  const pages = await sitTogether(code, ['Ada', 'Ben']);
  await begin(pages);
  const [late, other] = (await inTurn(...pages)) as [Page, Page];
  await expectSeen(other.getByText(/^Waiting for (?:Ada|Ben): (?:1 day|23 hours.*) left\.$/u));
  const [seat] = await other.evaluate(
    () => JSON.parse(localStorage.getItem('palier.tables')!) as readonly Record<string, string>[],
  );
  await late.close();
  await other.close();
  await server.stop('SIGTERM');
  await server.start(25 * HOUR);
  const isTheirs = async (): Promise<boolean> => {
    const answer = await fetch(`${server.url}/api/standings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seats: [{ table: seat?.['id'], token: seat?.['token'] }] }),
    });
    const { standings } = (await answer.json()) as {
      readonly standings: readonly { you: boolean }[];
    };
    return standings[0]?.you === true;
  };
  await expect.poll(isTheirs).toBe(true);

  const next = await newTab(other);
  await openOnline(next);
  const turn = link(next, /^Your turn.*(?:1 day|23 hours).* left/u);
  await expectSeen(turn);
  await turn.click();
  await expect.poll(async () => isDue(next)).toBe(true);
  const back = await newTab(late);
  await openOnline(back);
  await expectSeen(link(back, /Waiting for (?:Ada|Ben).* left/u));
  await link(back, /Waiting for/u).click();
  // One turn is lost, the seat is not.
  await playTurn(next, PATIENT);
  await expect.poll(async () => isDue(back)).toBe(true);
});

it('who has time off is not hurried, the others see until when, and it ends when they are back', async () => {
  const ada = await usedDevice();
  const code = await makeTable({ setup: quickWin(2), clock: 'day' });
  await sitDown(ada, code, 'Ada');
  const ben = await usedDevice();
  await sitDown(ben, code, 'Ben');
  await begin([ada, ben]);
  const [late, other] = await inTurn(ada, ben);
  await openOnline(late, '#/games');
  await late.getByLabel('Back on').selectOption('10');
  await late.getByRole('button', { name: 'Take time off' }).click();
  await expectSeen(late.getByText(/^You have time off until \w+day /u));
  await expectSeen(late.getByText(/^1[01] days.* left/u));
  await expectNoAxeViolations(late);
  await expectSeen(other.getByText(/^Waiting for.*days.* left\. (?:Ada|Ben) is away until/u));
  await openOnline(other, '#/games');
  await expectSeen(other.getByText(/is away until \w+day /u));
  await late.getByRole('button', { name: 'I am back' }).click();
  await expectSeen(late.getByRole('button', { name: 'Take time off' }));
  await openOnline(other);
  await expectSeen(other.getByText(/Waiting for (?:Ada|Ben)/u));
  await expectGone(other.getByText(/is away until/u));
});
