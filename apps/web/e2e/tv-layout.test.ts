/** The big screen and a hand beside it, measured at their sizes and in every language. */
import { LANGS } from '@palier/text';
import { it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { openScreen, TABLET_FLAT, TV, TV_LARGE } from './harness/big-screen.ts';
import { expectAll, expectGoodLooks, NARROWEST, SMALLEST } from './harness/good-layout.ts';
import { PHONE, PHONE_WIDE } from './harness/index.ts';
import { openOnline, usedDevice } from './harness/online.ts';
import { seatGuests } from './harness/online-guests.ts';
import { playTurn } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';

const SCREENS = [TV, TV_LARGE, TABLET_FLAT].map((size) => ({ size, langs: LANGS }));
const HANDS = [{ size: PHONE }, { size: PHONE_WIDE }, SMALLEST, NARROWEST];

it('they fit, before the first card and after it', async () => {
  const tv = await usedDevice({ size: TV });
  const { code, link } = await openScreen(tv);
  const phone = await usedDevice({ size: PHONE });
  await openOnline(phone, new URL(link).hash);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await button(phone, 'Sit down').click();
  await expectSeen(button(phone, 'Fill with bots'));
  const guests = await seatGuests(code, ['Ben', 'Cleo', 'Dora']);
  for (const guest of guests) guest.play('patient');
  await expectSeen(tv.getByRole('listitem').filter({ hasText: 'Dora' }));
  await expectAll([
    ['the screen before', async () => expectGoodLooks(tv, SCREENS)],
    ['a phone before', async () => expectGoodLooks(phone, HANDS)],
  ]);
  await tv.getByRole('switch', { name: /lies flat/u }).check();
  await button(phone, 'Start').click();
  await handOf(phone).getByRole('button').first().waitFor();
  await playTurn(phone, { lays: false });
  await expectSeen(button(phone, 'Draw a card'));
  await expectAll([
    ['the screen lying flat', async () => expectGoodLooks(tv, SCREENS)],
    ['a hand', async () => expectGoodLooks(phone, HANDS)],
  ]);
});
