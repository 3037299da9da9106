/** The goals: a badge earned at a table, told at the game's end, on the page of goals and on home. */
import type { GameRecord } from '@palier/rules';
import { describe, it } from 'vitest';
import { botGame } from '../src/local/testing/bot-game.ts';
import { handOf } from './harness/at-table.ts';
import { expectNoAxeInAnyTheme, newPage, openApp } from './harness/index.ts';
import { plantRecord } from './harness/plant.ts';
import { MEEK, playGame } from './harness/player.ts';
import { button, expectCount, expectSeen } from './harness/seen.ts';

/** A short game won by the first in one round, with the discard that goes out. Bots learn: no seed is for ever. */
function wonGame(seed = 0): GameRecord {
  const game = botGame(
    { edition: 'level-8-101', players: 3, rules: { levels: 2 } },
    { seed: `won ${seed}`, bots: ['steady', 'novice', 'novice'] },
  );
  const { winners = [], rounds } = game.result ?? {};
  const end = game.events.slice(-3).map(({ t }) => t);
  const isWon = winners.length === 1 && winners[0] === 1 && rounds === 1;
  return isWon && end[0] === 'cardDiscarded' && end[2] === 'gameWon' ? game : wonGame(seed + 1);
}

const SEATS = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-steady' },
  { name: 'Bruno', bot: 'bruno-novice' },
];

describe('goals', () => {
  it('are reached by winning: told at the end, kept, and followed by the next', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page);
    const game = wonGame();
    const id = await plantRecord(
      page,
      { ...game, events: game.events.slice(0, -3) },
      { id: 'last-card', seats: SEATS },
    );
    await openApp(page, `#/game/${id}`);
    await playGame(page);
    const note = page.getByRole('status').filter({ hasText: '3 steps climbed' });
    await expectSeen(
      note.getByText('Odile (medium) beaten'),
      note.getByText('Bruno (novice) beaten'),
    );
    await expectNoAxeInAnyTheme(page);

    await note.getByRole('link', { name: 'See your goals' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor();
    await expectSeen(page.getByText('3 of 96 steps climbed'));
    await expectCount(page.getByText(/^(?:novice|medium), climbed on/u), 3);
    await expectSeen(page.getByRole('definition').filter({ hasText: /^2 levels$/u }));
    await expectNoAxeInAnyTheme(page);

    await openApp(page);
    await expectSeen(
      page.getByRole('link', { name: /^Last game Won in 1 round / }),
      page.getByRole('link', { name: /^Next goal Beat Wanda \(novice\)/u }),
    );
    await page.getByRole('link', { name: /^Next goal/u }).tap();
    await button(page, 'Play now').tap();
    await handOf(page).getByRole('button').first().waitFor();
    await expectSeen(page.getByRole('button', { name: /^Wanda, Level 1/u }));
  });
});
