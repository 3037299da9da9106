/** Lobby and table online measured at every size, with four and with six players. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAll, expectGoodLayout } from './harness/good-layout.ts';
import { newPage, SIZES } from './harness/index.ts';
import { begin, makeTable, returnBy, sitDown } from './harness/online.ts';
import { seatGuests } from './harness/online-guests.ts';
import { expectSeen } from './harness/seen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });

const NAMES = ['Ben', 'Cleo', 'Dora', 'Émile', 'Bartholomäus-Friedri'];

describe.each([4, 6])('with %i players', (players) => {
  it('lobby and table fit every size', async () => {
    const code = await makeTable({ setup: { players }, clock: 'relaxed' });
    const ada = await newPage();
    await sitDown(ada, code, 'Ada');
    await button(ada, 'My return code').click();
    const sheet = ada.getByRole('dialog', { name: 'My return code' });
    const returnCode = await sheet.getByText(/^(?:\w{4}-){3}\w{4}$/u).innerText();
    await button(ada, 'Close').click();
    const guests = await seatGuests(code, NAMES.slice(0, players - 1));
    const devices: Page[] = [];
    for (const size of SIZES) {
      const device = await newPage({ size });
      await returnBy(device, code, returnCode);
      await expectSeen(button(device, 'Stand up'));
      devices.push(device);
    }
    await expectAll(
      devices.map((device, index) => [
        `lobby ${SIZES[index]!.name}`,
        async () => expectGoodLayout(device),
      ]),
    );
    // Of so long a name there is only the beginning at a small table.
    await guests.at(-1)!.room.rename('Max');
    await begin([ada, ...devices]);
    guests[0]!.room.close();
    await guests[1]!.room.say({ t: 'phrase', phrase: 'one-moment' });
    await guests.at(-1)!.room.say({ t: 'emote', emote: 'think' });
    await expectAll(
      devices.map((device, index) => [
        `table ${SIZES[index]!.name}`,
        async () => expectGoodLayout(device),
      ]),
    );
  });
});
