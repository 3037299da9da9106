/** Who looks on, and who has gone: none of them has a card on the screen that is not everybody's. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { newTab } from './harness/index.ts';
import { expectNothingHidden, expectSameNews } from './harness/nothing-hidden.ts';
import {
  begin,
  shownCards,
  inTurn,
  makeTable,
  openOnline,
  quickWin,
  sitTogether,
  usedDevice,
} from './harness/online.ts';
import { playOnPage, playTurn } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { IS_LONG } from './harness/some.ts';

const PATIENT = { lays: false };

/** By the third everybody has moved, the bot too; `PALIER_LONG=1` looks on for longer. */
const TURNS = IS_LONG ? 20 : 3;

it('a spectator sees what all may see, and plays in the next game', async () => {
  const code = await makeTable({ setup: quickWin(2, 1) });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await ada.getByRole('button', { name: 'Fill with bots' }).click();
  await begin([ada, ben]);
  const cleo = await usedDevice();
  await openOnline(cleo, `#/t/${code}`);
  await expectSeen(cleo.getByText('The game is in progress.'));
  await expectSeen(cleo.getByRole('button', { name: /^Take over from / }));
  await cleo.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
  await cleo.getByRole('button', { name: 'Join without a seat' }).click();
  const watching = cleo.getByRole('region', { name: 'You are watching' });
  await expectSeen(watching.getByText('You see what everyone may see, but nobody’s hand.'));
  await watching.getByRole('button', { name: 'Ask for a seat in the next game' }).click();
  await expectSeen(watching.getByRole('button', { pressed: true }));

  for (let turn = 0; turn < TURNS; turn++) {
    // As long as it is a person's turn, nothing more happens while the pages are compared.
    const [due] = await inTurn(ada, ben);
    await expectSameNews(ada, ben, cleo);
    await expectNothingHidden(cleo, [ada, ben]);
    if (turn < TURNS - 1) await playTurn(due, PATIENT);
  }
  const [winner, loser] = await inTurn(ada, ben);
  while ((await playOnPage(winner)) !== 'results');
  for (const page of [loser, cleo]) {
    await expectSeen(page.getByText(/every shuffle and all [\d,]+ moves are right\.$/u));
  }

  await expectSeen(winner.getByText('Cleo would like to play in the next game.'));
  await winner.getByRole('button', { name: 'Rematch' }).click();
  for (const page of [loser, cleo]) {
    await page.getByRole('button', { name: 'Join the rematch' }).click();
  }
  for (const page of [ada, ben, cleo]) {
    await expectSeen(page.getByRole('button', { name: 'Stand up' }));
    await expectSeen(page.getByRole('listitem').filter({ hasText: /^Seat 3.*Cleo.*here/u }));
  }
  await begin([ada, ben, cleo]);
});

it('who gives up the seat has no card left, wherever they look', async () => {
  const code = await makeTable();
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await begin([ada, ben]);
  const hand = await shownCards(ada);
  // On the way home and back the seat is kept.
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Back to home' }).click();
  await expectSeen(ada.getByRole('link', { name: /^Play against bots/u }));
  await expectNoHand(ada);
  await ada.goBack();
  await expect.poll(async () => shownCards(ada)).toEqual(hand);

  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Give up your seat' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Give up your seat' }).click();
  await expectSeen(ada.getByRole('link', { name: /^Play against bots/u }));
  await expectNoHand(ada);
  await ada.goBack();
  await expectSeen(ada.getByRole('button', { name: 'Join without a seat' }));
  await expectNoHand(ada);
  await ada.reload();
  await expectSeen(ada.getByRole('button', { name: 'Join without a seat' }));
  await expectNoHand(ada);
  await openOnline(ada, '#/games');
  await expectGone(ada.getByRole('link', { name: /^Go to the table/u }));
  // The others play on, with a bot in her place.
  await expectSeen(
    ben.getByRole('region', { name: 'Opponents' }).getByRole('button', { name: /, bot(?:,|$)/u }),
  );
});

/** No hand, and no card that is drawn with its face up. */
async function expectNoHand(page: Page): Promise<void> {
  await expectGone(handOf(page), page.locator('.hand-card'));
}

it('two tabs of one player show the same, and both play', async () => {
  const code = await makeTable({ setup: quickWin(2) });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await begin([ada, ben]);
  const [first] = await inTurn(ada, ben);
  const second = await newTab(first);
  await openOnline(second, `#/t/${code}`);
  await expect.poll(async () => shownCards(second)).toEqual(await shownCards(first));
  expect(await playOnPage(first, PATIENT)).toBe('draw');
  await expect.poll(async () => shownCards(second)).toHaveLength(11);
  await expect.poll(async () => shownCards(second)).toEqual(await shownCards(first));
  expect(await playOnPage(second, PATIENT)).toBe('discard');
  await expect.poll(async () => shownCards(first)).toHaveLength(10);
  await expect.poll(async () => shownCards(first)).toEqual(await shownCards(second));
  // One tab is enough to be here.
  await first.close();
  await inTurn(ben === first ? ada : ben, second);
  await expectSeen(second.getByText(/^It is .*’s turn$/u));
});
