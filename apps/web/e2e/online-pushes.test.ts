/** A push for one's turn: asked for on the page, received and decrypted by a push service of our own. */
import { Device, startPushService, type PushService } from '@palier/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations, newPage } from './harness/index.ts';
import { chromiumSession } from './harness/engine.ts';
import { untilKept } from './harness/offline.ts';
import { begin, inTurn, makeTable, openOnline, serveAlone, sitDown } from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { playTurn } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(async () => service.stop());

const server = serveAlone({ push: 'local' });

/** Where no push service of the world is to be had, the browser's is ours; all else is the browser's own. */
async function subscribesHere(page: Page): Promise<void> {
  const subscription = service.subscribe();
  await page.addInitScript(({ endpoint, ...keys }) => {
    let current: object | null = null;
    // What was granted is told to who asks, and not there.
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const { length } = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
      if (length !== 65) throw new DOMException('no key', 'InvalidAccessError');
      const unsubscribe = async (): Promise<boolean> => {
        current = null;
        return true;
      };
      current = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
      return current as PushSubscription;
    };
  }, subscription);
}

const ICON = expect.stringMatching(/\/icon-192\.png$/u) as string;

/** As a push service hands it to the browser, without one in between. */
async function deliversPushes(page: Page): Promise<(message: unknown) => Promise<void>> {
  const session = await chromiumSession(page, 'a push that arrives');
  const { origin } = new URL(page.url());
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

type Shown = {
  readonly title: string;
  readonly body: string;
  readonly data: unknown;
  readonly icon: string;
};
type Board = typeof globalThis & { board: Map<string, Shown>; badge: number | undefined };

/**
 * This Chromium has no place to show notifications, and says no to each. The service worker's are kept in
 * it instead, of one tag the newest, as a system does; so is the number on the app's badge.
 */
async function keepsNotifications(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = globalThis as Board;
    scope.board = new Map();
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) => {
        const { tag = '', body = '', icon = '' } = options;
        scope.board.set(tag, { title, body, data: options.data as unknown, icon });
      },
      getNotifications: async () => [...scope.board.values()],
    });
    const setAppBadge = async (count: number): Promise<void> => void (scope.badge = count);
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  });
}

async function notifications(page: Page): Promise<readonly Shown[]> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(() => [...(globalThis as Board).board.values()]);
}

async function badge(page: Page): Promise<number | undefined> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(() => (globalThis as Board).badge);
}

/** The service worker hears that the notification of a table was touched. */
async function touchNotification(page: Page, table: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate((tag) => {
    const { board } = globalThis as Board;
    const close = (): void => void board.delete(tag);
    const notification = { ...board.get(tag), close };
    const waitUntil = (): void => undefined;
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, table);
}

it('whoever has gone is told that it is their turn, as long as they want to be', async () => {
  const ada = await newPage({ keepsOffline: true });
  await subscribesHere(ada);
  await openOnline(ada);
  const origin = new URL(ada.url()).origin;
  await ada.context().grantPermissions(['notifications'], { origin });
  await untilKept(ada);
  const code = await makeTable({ clock: 'days3' });
  await sitDown(ada, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  ben.play('patient');
  await begin([ada]);
  await inTurn(ada);
  ben.play('still');
  await openOnline(ada, '#/games');
  const turn = ada.getByRole('switch', { name: 'Your turn' });
  await turn.click();
  await expectNoAxeViolations(ada);
  const id = await ada.evaluate(() => {
    const [{ id }] = JSON.parse(localStorage.getItem('palier.tables')!) as [{ id: string }];
    return id;
  });
  await expect.poll(async () => turn.isChecked()).toBe(true);

  // She moves, goes, and it is her turn again.
  await ada.getByRole('link', { name: /^Go to the table/u }).click();
  await inTurn(ada);
  await playTurn(ada, { lays: false });
  await openOnline(ada, '#/rules');
  ben.play('patient');
  await expect.poll(() => service.received.length).toBe(1);
  const [{ message } = { message: undefined }] = service.received;
  expect(message).toEqual({
    palier: 1,
    t: 'turn',
    table: id,
    no: expect.any(Number) as number,
    names: ['Ben'],
  });

  // What her browser shows of it, twice the same once; and where a touch on it leads.
  await keepsNotifications(ada);
  const deliver = await deliversPushes(ada);
  await deliver(message);
  await deliver(message);
  const shown = { title: 'Your turn', body: 'At the table with Ben', data: id, icon: ICON };
  await expect.poll(async () => notifications(ada)).toEqual([shown]);
  expect(await badge(ada)).toBe(1);
  await touchNotification(ada, id);
  await inTurn(ada);
  expect(await notifications(ada)).toEqual([]);
  expect(new URL(ada.url()).hash).toBe(`#/t/${code}`);

  // In another language from the moment it was chosen.
  await openOnline(ada, '#/games');
  await ada.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('palier.settings') ?? '{}') as object;
    localStorage.setItem('palier.settings', JSON.stringify({ ...settings, lang: 'de' }));
  });
  await ada.reload();
  await expectSeen(ada.getByRole('heading', { name: 'Benachrichtigungen auf diesem Gerät' }));
  await expect
    .poll(async () => {
      await deliver({ palier: 1, t: 'end', table: id, no: 99, names: ['Ben'] });
      return notifications(ada);
    })
    .toEqual([{ title: 'Die Partie ist vorbei', body: 'Gewonnen: Ben', data: id, icon: ICON }]);
  await ada.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('palier.settings') ?? '{}') as object;
    localStorage.setItem('palier.settings', JSON.stringify({ ...settings, lang: 'en' }));
  });
  await ada.reload();
  await turn.click();
  await expect.poll(async () => turn.isChecked()).toBe(false);
  await expectSeen(ada.getByRole('heading', { name: 'Notifications on this device' }));
});

it('a friend’s invitation is told to who wants to hear of it, and leads to the table', async () => {
  service.received.splice(0);
  const ben = await newPage({ keepsOffline: true });
  await subscribesHere(ben);
  await openOnline(ben, '#/you/profile');
  const { origin } = new URL(ben.url());
  await ben.context().grantPermissions(['notifications'], { origin });
  await untilKept(ben);
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Keep it with a recovery code' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await openOnline(ben, '#/you/friends');
  const invitations = ben.getByRole('switch', { name: 'Invitations' });
  await invitations.click();
  await expect.poll(async () => invitations.isChecked()).toBe(true);
  await expectNoAxeViolations(ben);

  const ada = new Device(server.url);
  const idOf = (body: unknown): string =>
    (body as { readonly profile: { readonly id: string } }).profile.id;
  const adas = idOf((await ada.ask('POST', '', { name: 'Ada' })).body);
  const shown = await ben.getByText(/^[A-Z]{4} [A-Z]{4}$/u).textContent();
  await ada.ask('POST', '/friends', { code: shown!.replace(' ', '') });
  const [bens, isFriend] = await ben.evaluate(async (other) => {
    const me = (await (await fetch('/api/people/me')).json()) as { profile: { id: string } };
    const { ok } = await fetch(`/api/people/friends/${other}`, { method: 'PUT' });
    return [me.profile.id, ok] as const;
  }, adas);
  expect(isFriend).toBe(true);
  const table = await makeTable();
  await ada.ask('PUT', `/friends/${bens}/invitation`, { table });
  await expect
    .poll(() => service.received.map(({ message }) => message))
    .toMatchObject([{ t: 'invited', table, names: ['Ada'] }]);
  await keepsNotifications(ben);
  const deliver = await deliversPushes(ben);
  await deliver(service.received[0]!.message);
  await expect
    .poll(async () => notifications(ben))
    .toMatchObject([{ title: 'Come and play', body: 'Ada is waiting at a table' }]);
  await touchNotification(ben, table);
  await expectSeen(ben.getByRole('button', { name: 'Sit down' }));

  await openOnline(ben, '#/you/friends');
  await invitations.click();
  await expect.poll(async () => invitations.isChecked()).toBe(false);
});
