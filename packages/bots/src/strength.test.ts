/** Each strength beats the one below it: the same deals played from both seats, fixed luck. */
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { botNamed } from './testing/learnt.ts';
import { shortOrLong } from './testing/laws.ts';
import { playOut } from './testing/play-out.ts';

/** Of how many games the first wins, a shared win as a half, with the seats changed on every deal. */
function shareOf(first: string, second: string, deals: number): number {
  const setup = setupOf({ edition: 'level-8-101', players: 2 });
  const [a, b] = [botNamed(first)!, botNamed(second)!];
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = `strength/${deal}`;
    for (const [seat, bots] of [
      [a, b],
      [b, a],
    ].entries()) {
      const { winners } = playOut(setup, bots, { seed });
      if (winners.includes(seat + 1)) won += 1 / winners.length;
    }
  }
  return won / (2 * deals);
}

describe('of games with two players', () => {
  it.each([
    { stronger: 'novice', weaker: 'random', deals: 4, least: 0.9 },
    { stronger: 'steady', weaker: 'novice', deals: shortOrLong(process.env, 30, 60), least: 0.6 },
    { stronger: 'expert', weaker: 'steady', deals: shortOrLong(process.env, 40, 80), least: 0.55 },
  ])('$stronger wins more than $weaker', ({ stronger, weaker, deals, least }) => {
    expect(shareOf(stronger, weaker, deals)).toBeGreaterThan(least);
  });

  it('novice is no match for steady, and beats it now and then', () => {
    const share = shareOf('novice', 'steady', shortOrLong(process.env, 30, 60));
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.25);
  });
});
