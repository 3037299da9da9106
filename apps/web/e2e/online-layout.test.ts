/** Lobby and table online measured at every size, with four and with six players, in every language where there is least room. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { DEVICES, expectAll, expectGoodLooks, NARROWEST } from './harness/good-layout.ts';
import { expectFreeFaces } from './harness/layout.ts';
import { begin, makeTable, returnBy, returnCodeOf, sitDown, usedDevice } from './harness/online.ts';
import { seatGuests } from './harness/online-guests.ts';
import { expectSeen } from './harness/seen.ts';

const NAMES = ['Ben', 'Cleo', 'Dora', 'Émile', 'Bartholomäus-Friedri'];

describe.each([4, 6])('with %i players', (players) => {
  it('lobby and table fit every size', async () => {
    const code = await makeTable({ setup: { players }, clock: 'relaxed' });
    // She has one device of each kind.
    const [first, ...others] = await Promise.all(
      DEVICES.map(async ([, [size]]) => usedDevice({ size: size! })),
    );
    await sitDown(first!, code, 'Ada');
    const returnCode = await returnCodeOf(first!);
    const guests = await seatGuests(code, NAMES.slice(0, players - 1));
    for (const other of others) {
      await returnBy(other, code, returnCode);
      await expectSeen(other.getByRole('button', { name: 'Stand up' }));
    }
    const devices = [first!, ...others];
    await expectFit('lobby', devices);
    // Of so long a name there is only the beginning at a small table.
    await guests.at(-1)!.room.rename('Max');
    await begin(devices);
    guests[0]!.room.close();
    await guests[1]!.room.say({ t: 'phrase', phrase: 'one-moment' });
    await guests.at(-1)!.room.say({ t: 'emote', emote: 'think' });
    await expectFit('table', devices);
    await expectFreeFaces(first!, 36);
  });
});

async function expectFit(screen: string, devices: readonly Page[]): Promise<void> {
  await expectAll(
    DEVICES.map(([device, sizes], index) => [
      `${screen}, ${device}`,
      async () =>
        expectGoodLooks(devices[index]!, [
          ...sizes.map((size) => ({ size })),
          ...(index === 0 ? [NARROWEST] : []),
        ]),
    ]),
  );
}
