/** Strangers at the door: the host lets one in, and removes another for good. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectGoodLayout, expectGoodLooks, NARROWEST, SMALLEST } from './harness/good-layout.ts';
import { expectNoAxeViolations, expectTouchTargets, newPage, PHONE } from './harness/index.ts';
import {
  begin,
  comeFrom,
  expectBriefly,
  makeTable,
  openOnline,
  serveAlone,
  sitDown,
  tablesUrl,
  usedDevice,
} from './harness/online.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';

const TOKEN = 'a-token-for-this-file-alone';

serveAlone({ 'trust-proxy': 'loopback', 'admin-token': TOKEN });

/** With a name, from an address of their own. */
async function ask(code: string, name: string, address: string, how = 'Sit down'): Promise<Page> {
  const page = await newPage({ size: PHONE });
  await comeFrom(page, address);
  await openOnline(page, `#/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(page, how).click();
  return page;
}

/** Runs in the page: which of them are in the window, with nothing over them. */
function areTouchable(elements: readonly Element[]): readonly boolean[] {
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
}

it('one stranger is let in, another is removed for good and does not come back', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const ada = await newPage({ size: PHONE });
  await sitDown(ada, code, 'Ada');
  await ada.getByText('At this table').click();
  await ada.getByRole('radio', { name: /^Anyone the host lets in/u }).check();

  // She looks at what is farthest down.
  await ada.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const ben = await ask(code, 'Ben', '198.51.100.1');
  await expectSeen(ben.getByText(/^The host has been asked\./u));
  const asking = ada.getByRole('region', { name: 'Asking to join' });
  await expectSeen(asking.getByText('Ben'));
  const answers = asking.getByRole('button');
  await expect.poll(async () => answers.evaluateAll(areTouchable)).toEqual([true, true]);
  expect(await ada.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expectSeen(ada.getByRole('status').getByText('Ben is asking to join.', { exact: true }));
  await expectNoAxeViolations(ada);
  await expectTouchTargets(ada);
  await asking.getByRole('button', { name: 'Let in: Ben' }).click();
  await expectSeen(button(ben, 'Stand up'));
  await expectGone(asking);

  const eve = await ask(code, 'Eve', '203.0.113.9');
  await asking.getByRole('button', { name: 'Turn away: Eve' }).click();
  await expectSeen(eve.getByText('The host did not let you in.'));
  await button(eve, 'Sit down').click();
  await asking.getByRole('button', { name: 'Let in: Eve' }).click();
  await expectSeen(button(eve, 'Stand up'));

  await button(ada, 'Options for Eve').click();
  await ada
    .getByRole('dialog', { name: 'Eve' })
    .getByRole('button', { name: /^Remove for good/u })
    .click();
  const gone = eve.getByText('The host has removed you from this table for good.');
  await expectSeen(gone);
  await expectGone(button(eve, 'Join as a new player'));
  // Neither with what the page remembers nor as somebody else of that address.
  await eve.reload();
  await expectSeen(gone);
  const other = await newPage({ size: PHONE });
  await comeFrom(other, '203.0.113.9');
  await openOnline(other, `#/t/${code}`);
  await expectSeen(other.getByText('The host has removed you from this table for good.'));
  await expectSeen(button(ben, 'Stand up'));
});

it('a locked table says so at its door', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  await ada.getByText('At this table').click();
  await ada.getByRole('radio', { name: /^Nobody new/u }).check();
  const ben = await usedDevice();
  await openOnline(ben, `#/t/${code}`);
  await expectSeen(ben.getByText('This table is locked: nobody new can join.'));
  expect(await button(ben, 'Sit down').count()).toBe(0);
  await ada.getByRole('radio', { name: /^Anyone with the link The link/u }).check();
  await expectBriefly(button(ben, 'Sit down'), async () => undefined);
});

it('a knock is seen and answered in whatever dialog lies over the table', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const ada = await newPage({ size: PHONE });
  await sitDown(ada, code, 'Ada');
  await ada.getByText('At this table').click();
  await ada.getByRole('radio', { name: /^Anyone the host lets in/u }).check();
  const dialog = ada.getByRole('dialog');
  const answersTo = (name: string) =>
    dialog.getByRole('button', { name: new RegExp(`^(?:Turn away|Let in): ${name}$`, 'u') });

  await button(ada, 'QR code').click();
  await expectSeen(dialog);
  const ben = await ask(code, 'Ben', '198.51.100.7');
  await expect.poll(async () => answersTo('Ben').evaluateAll(areTouchable)).toEqual([true, true]);
  await expectNoAxeViolations(ada);
  await answersTo('Ben').last().click();
  await expectSeen(button(ben, 'Stand up'));
  await ada.keyboard.press('Escape');

  await button(ada, 'Fill with bots').click();
  await begin([ada, ben]);
  await button(ada, 'Menu').click();
  await expectSeen(ada.getByRole('dialog', { name: 'Menu' }));
  const eve = await ask(code, 'Eve', '203.0.113.77', 'Join without a seat');
  await expectSeen(dialog.getByText('Eve is asking to join.'));
  await expect.poll(async () => answersTo('Eve').evaluateAll(areTouchable)).toEqual([true, true]);
  await expectNoAxeViolations(ada);
  await expectGoodLooks(ada, [{ size: PHONE }, SMALLEST, NARROWEST]);
  await answersTo('Eve').first().click();
  await expectSeen(eve.getByText('The host did not let you in.'));
  await expectGone(dialog.getByText('Eve is asking to join.'));
  await expectSeen(ada.getByRole('dialog', { name: 'Menu' }));
});

it('who is banned by the operator is told until when, at the table, at the door and when creating one', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const address = '198.51.100.77';
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  const rude = await newPage({ size: PHONE_SMALL, allowed: [/Failed to load resource/u] });
  await comeFrom(rude, address);
  await rude.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await sitDown(rude, code, 'Rude');
  await expectSeen(ada.getByText('Rude', { exact: true }).first());
  const banned = await fetch(`${tablesUrl()}/api/admin/bans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ who: { t: 'person', table: code, person: 2 }, hours: 48, note: '' }),
  });
  expect(banned.status).toBe(201);
  const word = rude.getByRole('heading', {
    name: /^You are banned from this server until .*\d\d?:\d\d/u,
  });
  await expectSeen(word, rude.getByText(/^The operator of this server keeps everyone/u));
  await expectGone(button(rude, 'Another table'), ada.getByText('Rude', { exact: true }));
  await expectNoAxeViolations(rude);
  await expectGoodLayout(rude);
  await rude.reload();
  await expectSeen(word);
  await openOnline(rude, '#/online');
  await rude.getByRole('textbox', { name: 'Your name' }).fill('Nice');
  await button(rude, 'Create a table').click();
  await expectSeen(rude.getByRole('alert').getByText(/^You are banned from this server until /u));
});
