/** Hints speak to who plays there: at a beginners' table to lay, among experts to think of waiting. */
import { LANGS } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { expectTold, openScene } from './harness/at-table.ts';
import { settled, speak, wear } from './harness/good-layout.ts';
import { findOverCards } from './harness/in-page/over-cards.ts';
import { DESKTOP, PHONE } from './harness/index.ts';
import { MEEK } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { EARLY } from './scenes.ts';
import { DRAWING } from './sights.ts';

/** The hint at a table where a level can be laid, and nobody has laid yet. */
async function hintAmong(strength: string): Promise<string> {
  const seats = EARLY.seats.map(({ name }, index) =>
    index === 0 ? { name } : { name, bot: `${name.toLowerCase()}-${strength}` },
  );
  const planted = { ...EARLY, id: `hint-${strength}`, seats };
  const page = await openScene(planted, { settings: MEEK });
  await button(page, 'Hint').click();
  const dialog = page.getByRole('dialog', { name: 'A hint' });
  await expectSeen(dialog);
  return dialog.innerText();
}

describe('a level that could be laid', () => {
  it('is laid, says the hint at a table of novices', async () => {
    const hint = await hintAmong('novice');
    expect(hint).toMatch(/Lay level 1 \(.+\): then you climb when the round ends\./u);
    expect(hint).not.toMatch(/wait/u);
  });

  it('is laid just so where the hint is followed, and other ways are a touch further', async () => {
    const page = await openScene(EARLY, { settings: MEEK });
    const cardsIn = (text: string): readonly string[] =>
      (text.match(/(?:red|orange|yellow|green|blue|purple) \d+|joker/gu) ?? []).toSorted();
    for (const isOther of [true, false]) {
      await button(page, 'Hint').click();
      const hint = page.getByRole('dialog', { name: 'A hint' });
      await expectSeen(hint);
      const hinted = cardsIn(await hint.innerText());
      await button(page, 'Do it').click();
      const dialog = page.getByRole('dialog', { name: 'Lay level 1' });
      await expectSeen(dialog.getByRole('button', { name: 'Lay these' }));
      await expectGone(dialog.getByText(/^Option \d/u), dialog.getByRole('radio'));
      if (isOther) {
        await dialog.getByRole('button', { name: 'Other ways' }).click();
        await expectSeen(dialog.getByText(/^Option 1 of/u), dialog.getByRole('radio').first());
        await dialog.getByRole('button', { name: 'Close' }).click();
        continue;
      }
      await dialog.getByRole('button', { name: 'Lay these' }).click();
      await expectTold(page, /^You lay level 1/u);
      const told = await page
        .getByRole('log')
        .getByText(/^You lay level 1/u)
        .innerText();
      expect(cardsIn(told)).toEqual(hinted);
    }
  });

  it('may wait, says the hint at a table of experts', async () => {
    expect(await hintAmong('expert')).toMatch(/You could lay your level, but it can pay to wait/u);
  });
});

/** Run inside the page: what of the hint is beyond the window, and whether it dims what lies behind. */
function findAmiss(): readonly string[] {
  const hint = document.querySelector('dialog[open]')!;
  const { top, bottom } = hint.getBoundingClientRect();
  const { backgroundColor } = getComputedStyle(hint, '::backdrop');
  return [
    ...(top < 0 || bottom > innerHeight + 1 ? ['it leaves the window'] : []),
    ...(backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : ['it dims the cards']),
  ];
}

describe('the cards', () => {
  it.each([PHONE_SMALL, PHONE, DESKTOP])(
    'in hand and those it speaks of are in sight beside a hint, on a $name',
    async (size) => {
      for (const [scene, spoken] of [
        [EARLY, 'the hand'],
        // "Take the blue 11 from Bruno’s discard pile".
        [DRAWING, 'pile-3'],
      ] as const) {
        const page = await openScene(scene, { size, settings: MEEK });
        await button(page, 'Hint').click();
        await expectSeen(page.getByRole('dialog', { name: 'A hint' }));
        for (const lang of LANGS) {
          await speak(page, lang);
          await settled(page);
          expect(await page.evaluate(findAmiss)).toEqual([]);
          const over = (await page.evaluate(findOverCards, 'dialog[open]'))!;
          const places = over.map((line) => line.replace(/^.*card of /u, ''));
          expect(places, `in ${lang}`).not.toContain('the hand');
          expect(places, `in ${lang}`).not.toContain(spoken);
        }
        await speak(page, 'en');
      }
    },
  );

  it('leave a hint the window, where large letters leave them none', async () => {
    const page = await openScene(EARLY, { size: PHONE_SMALL, settings: MEEK });
    await button(page, 'Hint').click();
    await expectSeen(page.getByRole('dialog', { name: 'A hint' }));
    await wear(page, { size: PHONE_SMALL, letters: 2 });
    await settled(page);
    expect(await page.evaluate(findAmiss)).toEqual([]);
    await wear(page, { size: PHONE_SMALL });
  });
});
