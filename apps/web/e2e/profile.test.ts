/** The profile on a server: made with a passkey, taken to other devices, deleted to the last row. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumSession } from './harness/engine.ts';
import { DEVICES, expectGoodLooks, NARROWEST, settled } from './harness/good-layout.ts';
import {
  expectNoAxeInAnyTheme,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
} from './harness/index.ts';
import { LOST, makeTable, serveAlone, tablesUrl } from './harness/online.ts';
import { expectSeen } from './harness/seen.ts';
import { goToScreen } from './harness/visit.ts';

// Passkeys want a name: that of the page, where the operator has given none.
const server = serveAlone({ 'public-url': undefined });

/** By its name, not by its number. */
function site(): string {
  return tablesUrl().replace('127.0.0.1', 'localhost');
}

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** What a device has its passkeys in. */
async function keyring(page: Page) {
  const session = await chromiumSession(page, 'passkeys without a device');
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR,
  });
  return { session, authenticatorId };
}

type Keyring = Awaited<ReturnType<typeof keyring>>;

/** As where somebody's devices have their passkeys in common. */
async function shareKeys({ session, authenticatorId }: Keyring, other: Keyring): Promise<void> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    const { authenticatorId: to } = other;
    await other.session.send('WebAuthn.addCredential', { authenticatorId: to, credential });
  }
}

async function device(at = site()): Promise<Page> {
  const page = await newPage({ allowed: LOST });
  await goToScreen(page, at, '#/you/profile');
  return page;
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it with a passkey' }).click();
  await expectSeen(page.getByRole('heading', { name: 'Signed-in devices' }));
  await page.getByRole('button', { name: /^Remove: Passkey/u }).waitFor();
}

async function recoveryCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Make a (?:new )?recovery code$/u }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery code' });
  const code = await sheet.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/u).textContent();
  await sheet.getByRole('button', { name: 'Done' }).click();
  return code!;
}

async function recover(page: Page, code: string): Promise<void> {
  await page.getByText('Sign in with a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** All that lies in the server's database. */
function readDatabase(): string {
  const db = new DatabaseSync(join(server.data, 'palier.sqlite'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => db.prepare(`SELECT * FROM "${String(name)}"`).all());
  db.close();
  return JSON.stringify(rows);
}

describe('a profile', () => {
  it('is made by one touch, and by another comes to a second device with all that belongs to it', async () => {
    const phone = await device();
    const ring = await keyring(phone);
    await signUp(phone, 'Zoë');
    const code = await makeTable();
    await goToScreen(phone, site(), `#/t/${code}`);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.getByRole('button', { name: 'Stand up' }).waitFor();
    const face = await phone.evaluate(() => localStorage.getItem('palier.profile'));

    const laptop = await device();
    await shareKeys(ring, await keyring(laptop));
    await expect.poll(() => readDatabase()).toContain(code);
    await laptop.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectSeen(laptop.getByText('Welcome back, Zoë!'));
    await expectSeen(laptop.getByRole('heading', { name: 'Zoë' }));
    const there = await laptop.evaluate(() => localStorage.getItem('palier.profile'));
    expect(JSON.parse(there!)).toEqual(JSON.parse(face!));
    await expect
      .poll(async () => laptop.evaluate(() => localStorage.getItem('palier.tables')))
      .toContain(code);
    await goToScreen(laptop, site(), '#/games');
    await laptop.getByRole('link', { name: 'Go to the table: Zoë' }).click();
    await laptop.getByRole('button', { name: 'Stand up' }).waitFor();

    // Another name is told, and comes to the other device.
    await goToScreen(laptop, site(), '#/you');
    await laptop.getByRole('textbox', { name: 'Your name' }).fill('Zo');
    await goToScreen(laptop, site(), '#/you/profile');
    await expectSeen(laptop.getByRole('heading', { name: 'Zo', exact: true }));
    await goToScreen(phone, site(), '#/you/profile');
    await expectSeen(phone.getByRole('heading', { name: 'Zo', exact: true }));
  });

  it('is found again by its recovery code, and signs the others out', async () => {
    const phone = await device();
    await keyring(phone);
    await signUp(phone, 'Ben');
    await phone.getByRole('button', { name: /^Remove: Passkey/u }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectSeen(phone.getByText('There is no way back yet.', { exact: false }));
    const code = await recoveryCode(phone);
    await expectSeen(phone.getByText('You have a recovery code.'));

    const tablet = await device();
    await recover(tablet, 'ABCD');
    await expectSeen(tablet.getByText('A recovery code has 16 letters and figures.'));
    await tablet.getByRole('textbox', { name: 'Recovery code' }).fill('0000-0000-0000-0000');
    await tablet.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSeen(tablet.getByText('This recovery code is not valid.'));
    await tablet.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
    await tablet.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSeen(tablet.getByText('Welcome back, Ben!'));
    await tablet.getByRole('button', { name: 'Sign out all others' }).click();
    await expectSeen(tablet.getByText('All other devices are signed out.'));
    await goToScreen(phone, site(), '#/learn');
    await goToScreen(phone, site(), '#/you/profile');
    await phone.getByRole('heading', { name: 'Keep it on this server' }).waitFor();
  });

  it('is deleted for good by one confirmed touch: the database has nothing left of it', async () => {
    const page = await device();
    await keyring(page);
    await signUp(page, 'Wilhelmine');
    await recoveryCode(page);
    expect(readDatabase()).toContain('Wilhelmine');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download your data' }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).map(String).join('');
    const { profile, passkeys } = JSON.parse(text) as {
      readonly profile: { readonly id: string; readonly name: string };
      readonly passkeys: readonly { readonly id: string }[];
    };
    expect([profile.name, passkeys.length]).toEqual(['Wilhelmine', 1]);
    await page.getByRole('button', { name: 'Delete your profile' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expectSeen(page.getByText('Your profile is deleted.'));
    const left = readDatabase();
    for (const trace of [profile.id, profile.name, passkeys[0]!.id]) {
      expect(left).not.toContain(trace);
    }
    // What is on the device stays there; the passkey of before lets nobody in.
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Wilhelmine');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectSeen(page.getByText('This passkey was not accepted. Try again.'));
  });

  it('needs no passkey where browsers have none, and the page says why', async () => {
    const page = await device(tablesUrl());
    await expectSeen(page.getByText('No passkeys here:', { exact: false }));
    expect(await page.getByRole('button', { name: /passkey/u }).count()).toBe(0);
    await page.getByRole('button', { name: 'Keep it with a recovery code' }).click();
    await expectSeen(page.getByText('Choose a name first.'));
    await page.getByRole('textbox', { name: 'Your name' }).fill('Mo');
    await page.getByRole('button', { name: 'Keep it with a recovery code' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Your recovery code' }));
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expectSeen(page.getByText('You are signed out.', { exact: false }));
  });
});

describe('the page', () => {
  it('keeps nobody out, and fits every device', async () => {
    const page = await device();
    await keyring(page);
    const look = async (): Promise<void> => {
      await expectNoAxeInAnyTheme(page);
      for (const { width, height } of DEVICES.flatMap(([, sizes]) => sizes)) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await expectNothingSideways(page);
        await expectNothingCut(page);
        await expectTouchTargets(page);
      }
    };
    await page.getByRole('button', { name: 'Keep it with a passkey' }).waitFor();
    await look();
    await expectGoodLooks(page, [NARROWEST]);
    await signUp(page, 'Maximiliane Alexandr');
    const code = await recoveryCode(page);
    const other = await device();
    await recover(other, code);
    await expectSeen(other.getByText('Welcome back', { exact: false }));
    await page.reload();
    await page.getByRole('button', { name: 'Sign out all others' }).waitFor();
    await look();
    await expectGoodLooks(page, [NARROWEST]);
  });
});
