/** Hints speak to who plays there: at a beginners' table to lay, among experts to think of waiting. */
import { describe, expect, it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { MEEK } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';
import { EARLY } from './scenes.ts';

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

  it('may wait, says the hint at a table of experts', async () => {
    expect(await hintAmong('expert')).toMatch(/You could lay your level, but it can pay to wait/u);
  });
});
