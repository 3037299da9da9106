/** A push for one's turn: asked for on the page, received and decrypted by a push service of our own. */
import { startPushService, type PushService } from '@palier/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations, newPage } from './harness/index.ts';
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

serveAlone({ push: 'local' });

/** Where no push service of the world is to be had, the browser's is ours; all else is the browser's own. */
async function subscribesHere(page: Page): Promise<void> {
  const subscription = service.subscribe();
  await page.addInitScript(({ endpoint, ...keys }) => {
    let current: object | null = null;
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

  // What the service worker says of it, in the language of the page (service-worker.test.ts).
  const said = await ada.evaluate(async () => {
    const cache = await caches.open('palier-said');
    const kept = await cache.match('/push-words');
    return (await kept?.json()) as unknown;
  });
  expect(said).toMatchObject({ turn: { title: 'Your turn', body: 'At the table with %' } });
  await openOnline(ada, `#/t/${id}`);
  await inTurn(ada);

  await openOnline(ada, '#/games');
  await turn.click();
  await expect.poll(async () => turn.isChecked()).toBe(false);
  await expectSeen(ada.getByRole('heading', { name: 'Notifications on this device' }));
});
