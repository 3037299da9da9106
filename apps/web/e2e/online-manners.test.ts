/** Among people: what they say and do not want to hear, taking back, moving on, the clock, the rules. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  begin,
  expectBriefly,
  shownCards,
  expectHeard,
  inTurn,
  lineOf,
  makeTable,
  quickWin,
  shownSeat,
  sitDown,
  sitTogether,
  usedDevice,
} from './harness/online.ts';
import { FREE_CORNER, handOf } from './harness/at-table.ts';
import { expectNoAxeInAnyTheme, newPage, PHONE } from './harness/index.ts';
import { expectGoodLayout } from './harness/good-layout.ts';
import { expectOverNoCard } from './harness/layout.ts';
import { PageGuest, seatGuests } from './harness/online-guests.ts';
import { playGame, playOnPage, playTurn } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';

const PATIENT = { lays: false };

/** Two levels that are in every hand, so that one can be laid without a win. */
const TWO_LEVELS = { ladder: { name: 'easy', levels: [['colour 2'], ['colour 2']] } };

it('somebody is gone: the others talk, mute each other, and vote to move on', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const [ben, cleo] = (await sitTogether(code, ['Ben', 'Cleo'])) as readonly [Page, Page];
  const ada = await PageGuest.sitDown(code, 'Ada');
  await begin([ben, cleo]);
  // She goes when it is her turn.
  for (const page of [ben, cleo].slice((await ada.turn()) - 1)) await playTurn(page, PATIENT);
  await ada.untilTurnOf(3);
  await expectBriefly(shownSeat(ben, 'Ada, .*, away'), async () => ada.room.close());

  await Promise.all([expectOverNoCard(cleo, '.seat > .bubble'), say(ben, 'Hello!')]);
  expect(await ownBubble(ben)).toEqual({ isAtFace: true, isOverNews: false });
  await expectHeard(cleo, 'Ben: Hello!');
  await button(cleo, 'Messages, 1 new').click();
  const talk = cleo.getByRole('dialog', { name: 'Messages' });
  await expectSeen(talk.getByRole('listitem').filter({ hasText: 'Ben Hello!' }));
  await talk.getByRole('button', { name: 'Mute Ben' }).click();
  await expectSeen(talk.getByText('Nobody has said anything yet.'));
  await talk.getByRole('button', { name: 'Close' }).click();
  await say(ben, 'Wow!');
  await say(cleo, 'Good luck!');
  // What was said first has come by then, and is not heard.
  await expectHeard(ben, 'Good luck!');
  await expectGone(cleo.getByText('Wow!'), button(cleo, /^Messages, \d new$/u));
  await button(cleo, 'Messages').click();
  await talk.getByRole('button', { name: 'Unmute Ben' }).click();
  await expectSeen(talk.getByRole('listitem').filter({ hasText: 'Ben Wow!' }));
  await talk.getByRole('button', { name: 'Close' }).click();

  await expectSeen(shownSeat(ben, 'Ada, .*, offline'));
  await expectSeen(ben.getByText('Waiting for Ada.'));
  await expectOverNoCard(ben, '.note');
  await button(ben, 'Don’t wait: let a bot play (0 of 2)').click();
  await expectSeen(ben.getByText('You voted to let a bot play this turn: 1 of 2.'));
  await button(cleo, 'Don’t wait: let a bot play (1 of 2)').click();
  await expectHeard(cleo, 'The others did not wait: a bot is playing this turn for Ada.');
  await inTurn(ben, cleo);
  // Who has gone stands in the log, and not only when it happens.
  await button(ben, /What happened$/u).click();
  const told = ben.getByRole('dialog', { name: 'What happened' });
  await expectSeen(told.getByRole('listitem').filter({ hasText: /^Ada is offline\.$/u }));
});

it('who thinks for long hears that the others wait', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const ada = await newPage();
  await ada.clock.install();
  await sitDown(ada, code, 'Ada');
  const guests = await seatGuests(code, ['Ben', 'Cleo']);
  for (const guest of guests) guest.play('patient');
  await begin([ada]);
  await inTurn(ada);
  const note = ada.getByText('The others are waiting for you.');
  await expectGone(note);
  await ada.clock.fastForward(46_000);
  await expectSeen(note);
  await playTurn(ada, PATIENT);
  await expectGone(note);
});

/** Where one's own words hang, looked at while they do. */
async function ownBubble(page: Page) {
  const found = await page.waitForFunction(() => {
    const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const bubble = boxOf('.own-bubble > .bubble');
    const face = boxOf('.level-bar .face');
    const news = boxOf('.news');
    if (bubble === undefined || face === undefined || news === undefined) return undefined;
    const lower = Math.abs((bubble.top + bubble.bottom - face.top - face.bottom) / 2);
    return {
      isAtFace: Math.abs(bubble.left - face.right) < 24 && lower < bubble.height / 2,
      isOverNews: bubble.top < news.bottom && bubble.left < news.right && bubble.right > news.left,
    };
  });
  return found.jsonValue();
}

async function say(page: Page, phrase: string): Promise<void> {
  await button(page, /^Messages/u).click();
  await page.getByRole('group', { name: 'Phrases' }).getByRole('button', { name: phrase }).click();
  await expectGone(page.getByRole('dialog'));
}

it('a move is taken back if the other agrees, and stays if not', async () => {
  const code = await makeTable({ setup: TWO_LEVELS });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await begin([ada, ben]);
  const [due, other] = await inTurn(ada, ben);
  const name = due === ada ? 'Ada' : 'Ben';
  expect(await playOnPage(due)).toBe('draw');
  await expectGone(button(due, 'Take back').and(due.locator(':enabled')));
  await expect.poll(async () => shownCards(due)).toHaveLength(11);
  const hand = await shownCards(due);
  expect(await playOnPage(due)).toBe('lay');
  await button(due, 'Take back').click();
  await expectSeen(due.getByText(/^You asked to take your move back\. Waiting for /u));
  const asked = other
    .getByRole('status')
    .filter({ hasText: `${name} would like to take this back:` });
  await expectSeen(asked.getByText(`${name} lays level 1`));
  await expectBriefly(due.getByText('Not this time: the cards stay where they are.'), async () =>
    asked.getByRole('button', { name: 'No', exact: true }).click(),
  );
  await expect.poll(async () => shownCards(due)).toHaveLength(9);

  await button(due, 'Take back').click();
  await asked.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(async () => shownCards(due)).toEqual(hand);
  for (const page of [due, other]) {
    await expectSeen(page.getByText('Nobody has laid a level yet.'));
  }
});

it('what the table did not do is said, and can be done again', async () => {
  const code = await makeTable({ setup: { players: 2 } });
  const due = await newPage();
  const line = await lineOf(due);
  await sitDown(due, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  ben.play('patient');
  await begin([due]);
  await inTurn(due);
  ben.play('still');
  const draw = button(due, 'Draw a card');
  const denied = due.getByText('No game is being played at this table right now.');
  line.answerNext({ t: 'denied', why: 'not-playing' });
  await draw.click();
  await expectSeen(denied);
  await draw.click();
  await expect.poll(async () => shownCards(due)).toHaveLength(11);
  await expectGone(denied);

  const stale = due.getByText('The game had moved on before your move. Please look again.');
  await handOf(due).getByRole('button').first().click({ position: FREE_CORNER });
  line.answerNext({ t: 'stale' });
  await button(due, 'Discard').click();
  await expectSeen(stale);
  // The card is still up, wherever it lies by now: the hand is sorted once it was studied.
  await expectSeen(handOf(due).getByRole('button', { pressed: true }));
  await button(due, 'Discard').click();
  await ben.untilTurnOf(2);
  await expectGone(stale);
  await expect.poll(async () => shownCards(due)).toHaveLength(10);
});

it('who breaks a rule is told which one', async () => {
  const code = await makeTable();
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  await begin([ada]);
  if ((await ben.turn()) === 1) await playTurn(ada, PATIENT);
  await expectSeen(ada.getByText('It is Ben’s turn').first());
  await button(ada, /^Draw pile, \d+ cards/u).click();
  const alert = ada.getByRole('alert');
  await expectSeen(alert.getByText('Not now: it is Ben’s turn.'));
  await alert.getByRole('button', { name: 'Rule TURN-2' }).click();
  await expectSeen(ada.getByRole('dialog', { name: 'Rulebook' }).getByText('TURN-2'));
});

it('a clock is a bar over one’s own cards and a ring around the face of who is waited for', async () => {
  const code = await makeTable({ clock: 'quick' });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await begin([ada, ben]);
  for (const page of [ada, ben]) {
    await expectSeen(page.locator('.own-clock-bar').or(page.locator('.clock-ring')));
  }
});

it('the host sends somebody away, who may join anew under a name that nobody has', async () => {
  const code = await makeTable({ setup: { players: 3 } });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await button(ada, 'Options for Ben').click();
  await ada
    .getByRole('dialog', { name: 'Ben' })
    .getByRole('button', { name: /^Remove Ben/u })
    .click();
  await expectSeen(ben.getByRole('heading', { name: 'The host has removed you from this table.' }));
  await button(ben, 'Join as a new player').click();
  const nickname = ben.getByRole('textbox', { name: 'Your name' });
  await nickname.fill('ADA');
  await button(ben, 'Sit down').click();
  await expectSeen(
    ben.getByRole('alert').getByText(/^Someone at this table already has that name/u),
  );
  await nickname.fill('Benjamin');
  await button(ben, 'Sit down').click();
  await expectSeen(ada.getByRole('listitem').filter({ hasText: /^Seat 2.*Benjamin.*here/u }));
});

it('somebody is reported, and no longer heard: from a seat, a message, the list of people, after the game', async () => {
  const code = await makeTable({ setup: quickWin(2), chat: 'free' });
  const ada = await newPage({ size: PHONE });
  await sitDown(ada, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  const cleo = await PageGuest.look(code, 'Cleo');
  await begin([ada]);
  await ben.room.say({ t: 'text', text: 'You play like a stone.' });

  await button(ada, /^Messages/u).click();
  await ada
    .getByRole('dialog', { name: 'Messages' })
    .getByRole('button', { name: 'Report Ben' })
    .click();
  const report = ada.getByRole('dialog', { name: 'Report Ben' });
  await expectSeen(report.getByText(/^What Ben said here lately is sent along\./u));
  await report.getByRole('button', { name: 'Send report' }).click();
  await expectSeen(report.getByRole('alert').getByText('Please choose a reason.'));
  await expectNoAxeInAnyTheme(ada);
  await expectGoodLayout(ada);
  await report.getByRole('radio', { name: 'Insults or harasses' }).check();
  await report.getByRole('textbox', { name: 'What happened? (optional)' }).fill('Not nice.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expectSeen(
    report.getByRole('status').getByText(/^Thank you\. Your report is kept for 90 days\./u),
  );
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expectGone(ada.getByRole('dialog'));

  await shownSeat(ada, 'Ben, .*').click();
  const seat = ada.getByRole('dialog', { name: 'Ben’s levels' });
  await expectSeen(seat.getByRole('button', { name: 'Mute Ben' }));
  await seat.getByRole('button', { name: 'Report Ben' }).click();
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expectSeen(report.getByText('You have already reported this person here.'));
  await ada.keyboard.press('Escape');
  await expectGone(ada.getByRole('dialog'));

  await button(ada, 'Menu').click();
  await button(ada, 'Who is here').click();
  const people = ada.getByRole('dialog', { name: 'Who is here' });
  await people.getByRole('button', { name: 'Options for Cleo' }).click();
  await people.getByRole('button', { name: 'Mute Cleo' }).click();
  await expectSeen(people.getByRole('listitem').filter({ hasText: 'muted' }));
  await expectNoAxeInAnyTheme(ada);
  await expectGoodLayout(ada);
  await button(ada, 'Close').click();
  await expectGone(people);
  await cleo.room.say({ t: 'text', text: 'Hear, hear!' });
  await ben.room.say({ t: 'text', text: 'Sorry.' });
  await expectHeard(ada, 'Ben: Sorry.');
  await expectGone(ada.getByText('Hear, hear!'));

  ben.play('patient');
  await playGame(ada);
  await button(ada, 'Who is here').click();
  await people.getByRole('button', { name: 'Options for Cleo' }).click();
  await people.getByRole('button', { name: 'Unmute Cleo' }).click();
  await people.getByRole('button', { name: 'Report Cleo' }).click();
  const late = ada.getByRole('dialog', { name: 'Report Cleo' });
  await late.getByRole('radio', { name: 'Offensive name' }).check();
  await late.getByRole('button', { name: 'Send report' }).click();
  await expectSeen(late.getByRole('status').getByText(/^Thank you\./u));
});
