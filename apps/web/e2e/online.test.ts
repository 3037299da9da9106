/**
 * A whole game online of four, in browsers of three sizes: set up in the lobby, one of the players gone
 * in the midst of it and back from another device, the deal proved, the record taken home.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isFault, momentsOf, parseRecord, type GameRecord, type Seat } from '@palier/rules';
import { loadPart } from '@palier/text';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playLevels } from './harness/at-table.ts';
import { DESKTOP, newPage, PHONE, TABLET } from './harness/index.ts';
import {
  begin,
  expectBriefly,
  shownCards,
  expectHeard,
  inTurn,
  openOnline,
  returnBy,
  returnCodeOf,
  shownSeat,
  serveAlone,
} from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { isDue, playGame, playTurn } from './harness/player.ts';
import { expectCount, expectSeen } from './harness/seen.ts';

const run = promisify(execFile);
const PALIER = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Whoever is gone is soon played for. */
serveAlone({ grace: 1 });

const PATIENT = { lays: false };

/** Else the bot might lay a level, get rid of all other cards and end the round, if it has the luck. */
const NOBODY_OUT_AT_ONCE = 'You may add cards only from the turn after you lay your level.';

const NOTEBOOK = { ...DESKTOP, width: 1280, height: 800 };

it('four play; one drops out, a bot plays for her, and she returns from another device', async () => {
  const ada = await newPage({ size: PHONE });
  const code = await createTable(ada, 'Ada');
  await playLevels(ada, 2);
  await ada.getByText('Laying, adding and jokers').click();
  await ada.getByText(NOBODY_OUT_AT_ONCE).click();
  const ben = await PageGuest.sitDown(code, 'Ben');
  const cleo = await newPage({ size: NOTEBOOK });
  await joinByCode(cleo, code, 'Cleo');
  await expectSeen(cleo.getByText('Only the first 2 levels are played, and level 2 is the last.'));
  await expectSeen(cleo.getByText(NOBODY_OUT_AT_ONCE));
  const dora = await PageGuest.sitDown(code, 'Dora');
  // Nobody lays yet: the bot is the first who may.
  for (const guest of [ben, dora]) guest.play('patient');
  await begin([ada, cleo]);

  await cleo.getByRole('button', { name: 'Menu' }).click();
  const returnCode = await returnCodeOf(cleo);
  if ((await inTurn(ada, cleo))[0] === ada) await playTurn(ada, PATIENT);
  await playTurn(cleo, PATIENT);
  await expectBriefly(shownSeat(ada, 'Cleo, .*, away'), async () => cleo.context().close());
  await inTurn(ada);
  // After the bot nobody moves, whomever it makes miss a turn.
  dora.play('still');
  await playTurn(ada, PATIENT);
  await expectSeen(shownSeat(ada, 'Cleo, .*, a bot is playing'));
  await expectHeard(ada, 'A bot is playing for Cleo until they are back.');
  const isDoras = async () => ada.getByText('It is Dora’s turn').first().isVisible();
  await expect.poll(async () => (await isDoras()) || (await isDue(ada))).toBe(true);

  const other = await newPage({ size: TABLET });
  await returnBy(other, code, returnCode);
  await expectSeen(shownSeat(other, 'Ada, .*, host, here'));
  await expectSeen(shownSeat(ada, 'Cleo, .*, here'));
  await expectHeard(ada, 'Cleo is back.');
  const hand = await shownCards(other);

  for (const guest of [ben, dora]) guest.play();
  await Promise.all([ada, other].map(async (page) => playGame(page)));
  for (const page of [ada, other]) await expectResults(page);
  // One turn was her own, the second the bot's.
  expect(await handAfterTurns(await saveRecord(ada), 3, 2)).toEqual(hand);

  // She came by another device, which was not there when the promises were made.
  await expectSeen(other.getByText('Everything that this device can check is right.'));
  await expectSeen(other.getByText(/^Unknown: This device joined later.*\.$/u));
  await expectSeen(ada.getByText('All fair. This has just been checked here, on your device.'));
  await expectCount(ada.getByRole('listitem').filter({ hasText: /^Right: / }), 5);

  // Of four one has won. Seen again it is still one game.
  await expect
    .poll(async () => Promise.all([ada, other].map(async (page) => countedOnline(page))))
    .toEqual([1, 1]);
  await openOnline(ada, `#/t/${code}`);
  await expectResults(ada);
  expect(await countedOnline(ada)).toBe(1);

  // What she erases is not counted anew because she looks at the table again.
  await ada.getByText('Save or erase').click();
  await ada.getByRole('button', { name: 'Erase statistics' }).click();
  await ada.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectSeen(ada.getByText('The statistics have been erased.'));
  await openOnline(ada, `#/t/${code}`);
  await expectResults(ada);
  expect(await countedOnline(ada)).toBe(0);
});

/** How many games online the device's statistics have. */
async function countedOnline(page: Page): Promise<number> {
  await openOnline(page, '#/statistics');
  await page.getByText(/^Nothing to count yet\./u).waitFor();
  const online = page.getByRole('heading', { level: 2, name: 'Online' });
  if (!(await online.isVisible())) return 0;
  await expectSeen(page.getByText('If everyone were equally strong, you would win 25%.'));
  const line = await page.getByText(/^You (won|did not win) .*online\.$/u).innerText();
  const [, games] = /^You won \d+ of (\d+) games online\.$/u.exec(line) ?? [];
  if (games === undefined) expect(line).toMatch(/your only game online\.$/u);
  return games === undefined ? 1 : Number(games);
}

/** From the first page, as a person does it: the code of the new table. */
async function createTable(page: Page, name: string): Promise<string> {
  await openOnline(page);
  await page.getByRole('link', { name: /^Play online/u }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Create a table' }).click();
  const title = await page.getByRole('heading', { name: /^Table [A-Z]{8}$/u }).innerText();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  return title.slice('Table '.length);
}

async function joinByCode(page: Page, code: string, name: string): Promise<void> {
  await openOnline(page, '#/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  // As it was said over the phone.
  const said = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  await page.getByRole('textbox', { name: 'Table code' }).fill(said);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

async function expectResults(page: Page): Promise<void> {
  await expectSeen(page.getByRole('heading', { level: 1, name: /won|shared the win/u }));
  await expectSeen(page.getByRole('button', { name: 'Rematch' }));
  await expectSeen(page.getByText(/every shuffle and all [\d,]+ moves are right\.$/u));
}

/** What anybody can check who has the file, also without the server. */
async function saveRecord(page: Page): Promise<GameRecord> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const path = await (await saving).path();
  const { stdout } = await run(process.execPath, [PALIER, 'verify', path, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  const record = parseRecord(await readFile(path, 'utf8'));
  return isFault(record) ? expect.fail(JSON.stringify(record)) : record;
}

/** A seat's hand when another was to move, after so many turns of its own; as its owner reads it. */
async function handAfterTurns(
  record: GameRecord,
  seat: Seat,
  turns: number,
): Promise<readonly string[]> {
  const { card } = await loadPart('en', 'game');
  const moments = momentsOf(record);
  if (isFault(moments)) return expect.fail(JSON.stringify(moments));
  const ends = moments.filter(
    ({ event }) => (event.t === 'cardDiscarded' || event.t === 'passPlayed') && event.seat === seat,
  );
  const end = moments.indexOf(ends[turns - 1]!);
  const next = moments.findIndex(
    ({ event }, index) =>
      index > end && (event.t === 'cardDrawn' || event.t === 'cardTaken') && event.seat !== seat,
  );
  const { state } = moments[next - 1]!;
  return state.hands[seat - 1]!.map((one) => card(one)).toSorted();
}
