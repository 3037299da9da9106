/** What is asked of the search while learning: where the choice is open, and in the world as it is. */
import { randomBytes } from 'node:crypto';
import { randomFrom } from '@palier/bots';
import { legalMoves, viewOf } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { expect, it } from 'vitest';
import { lawsOf } from '../../packages/bots/src/testing/laws.ts';
import { lookAlike } from '../../packages/bots/src/testing/twins.ts';
import { placesToTry, tryMoves } from './trials.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

it('asks about the likeliest moves, and about none where the choice is clear', () => {
  expect(placesToTry([0.99, 0.01])).toEqual([]);
  expect(placesToTry([0.3, 0.01, 0.69])).toEqual([2, 0]);
  expect(placesToTry([0.1, 0.15, 0.2, 0.25, 0.12, 0.18])).toEqual([3, 2, 5, 1, 4]);
});

it('gives every move a chance, the same with the same luck, and another where others hold other cards', () => {
  let [asked, apart] = [0, 0];
  everywhere('trials', 200, ({ state, seat, seed }) => {
    const { step } = state.table;
    if (step !== 'draw' && step !== 'play') return;
    const view = viewOf(state, seat);
    const moves = [...legalMoves(view)].slice(0, 3);
    const chances = (world: typeof state): readonly number[] =>
      tryMoves({ state: world, view }, moves, { worlds: 2, random: randomFrom(seed) });
    const here = chances(state);
    expect(here).toHaveLength(moves.length);
    for (const chance of here) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(chances(state)).toEqual(here);
    const there = chances(lookAlike(state, seat, diceFrom(seed)));
    asked++;
    if (there.some((chance, index) => chance !== here[index])) apart++;
  });
  expect(apart).toBeGreaterThan(asked / 10);
});
