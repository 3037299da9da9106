/** axe on every screen of online play, in three themes. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectNoAxeInAnyTheme } from './harness/index.ts';
import {
  begin,
  inTurn,
  makeTable,
  openOnline,
  quickWin,
  sitDown,
  sitTogether,
  usedDevice,
} from './harness/online.ts';
import { playOnPage, playGame } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';

describe('axe finds nothing in any theme', () => {
  it('on the way to a table and in the lobby', async () => {
    const page = await usedDevice();
    await openOnline(page, '#/online');
    await expectSeen(button(page, 'Create a table'));
    await expectNoAxeInAnyTheme(page);
    const code = await makeTable({ setup: { players: 4 }, listing: 'open' });
    const [host] = await sitTogether(code, ['Ada']);
    await openOnline(page, '#/lobby');
    await expectSeen(page.getByRole('link', { name: /Ada/u }));
    await expectNoAxeInAnyTheme(page);
    await openOnline(page, `#/t/${code}`);
    await expectSeen(button(page, 'Sit down'));
    await expectNoAxeInAnyTheme(page);
    await sitDown(page, code, 'Ben');
    await expectNoAxeInAnyTheme(page);
    await button(host!, 'Add a bot to seat 3').click();
    await host!.getByRole('heading', { name: 'At this table' }).click();
    await expectSeen(host!.getByRole('group', { name: 'Turn clock' }));
    await expectNoAxeInAnyTheme(host!);
    await button(page, 'Your return code').click();
    await expectNoAxeInAnyTheme(page);
  });

  it('at the table, with what others ask and say', async () => {
    const ladder = { name: 'two', levels: [['colour 2'], ['colour 2']] };
    const code = await makeTable({ setup: { ladder }, chat: 'free', clock: 'relaxed' });
    const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
    await begin([ada, ben]);
    const [due, other] = await inTurn(ada, ben);
    await button(due, 'Messages').click();
    await button(due, 'Heart').click();
    while ((await playOnPage(due)) !== 'lay');
    await button(due, 'Take back').click();
    await expectSeen(button(other, 'Yes'), button(due, 'Never mind'));
    await expectNoAxeInAnyTheme(other);
    await expectNoAxeInAnyTheme(due);
    await button(other, /^Messages/u).click();
    await expectSeen(other.getByRole('textbox', { name: 'Your message' }));
    await expectNoAxeInAnyTheme(other);
  });

  it('on the results, with the proof', async () => {
    const code = await makeTable({ setup: quickWin(1, 1) });
    const [ada] = (await sitTogether(code, ['Ada'])) as readonly [Page];
    await button(ada, 'Fill with bots').click();
    await begin([ada]);
    await playGame(ada);
    await expectSeen(ada.getByText(/^All fair\./u));
    await ada.getByText('How this was checked').click();
    await expectNoAxeInAnyTheme(ada);
  });
});
