import { diceFrom } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { ENTRY_COUNTS, NO_FACTS, type FactSums } from './fact-sums.ts';
import { luckAndSkill, type LuckAndSkill } from './luck.ts';
import { sampleMoments } from './moments.ts';
import { addSums } from './sums.ts';

/** Deals of so many players; `winner` says which seat wins a deal's rotation. */
function found(
  players: number,
  deals: number,
  winner: (deal: number, rotation: number) => number,
): LuckAndSkill {
  let facts: FactSums = NO_FACTS;
  for (let deal = 0; deal < deals; deal++) {
    const ofSeat = new Array<number>(players).fill(0);
    const counts = new Array<number>(players * ENTRY_COUNTS.length).fill(0);
    for (let rotation = 0; rotation < players; rotation++) {
      const seat = winner(deal, rotation);
      ofSeat[seat]! += 60;
      // The entry in that seat, as `playSample` seats them; points are the first of its counts.
      counts[((seat + rotation) % players) * ENTRY_COUNTS.length]! += 60;
    }
    const squares = players * 3600;
    const same = ofSeat.reduce((sum, own) => sum + own * own, 0) - squares;
    facts = addSums(facts, {
      ...NO_FACTS,
      rotations: sampleMoments([same, squares]),
      entries: sampleMoments(counts),
    });
  }
  return luckAndSkill(facts, players)!;
}

describe('luck and skill', () => {
  it('is all luck where the same seat wins whoever sits there', () => {
    const dice = diceFrom('seat');
    const seats = Array.from({ length: 200 }, () => dice.below(3));
    const { luck, skill, rest } = found(3, 200, (deal) => seats[deal]!);
    expect(luck.value).toBeCloseTo(1, 6);
    expect(skill.value).toBeCloseTo(0, 6);
    expect(rest).toBeCloseTo(0, 6);
  });

  it('is all skill where the same entry wins wherever it sits', () => {
    // Entry 0 sits in seat (players - rotation) % players.
    for (const players of [2, 3, 4]) {
      const { luck, skill } = found(players, 50, (_, rotation) => (players - rotation) % players);
      expect(luck.value).toBeCloseTo(0, 6);
      expect(skill.value).toBeCloseTo(1, 6);
    }
  });

  it('is neither where every game is decided by a lot of its own', () => {
    const dice = diceFrom('lot');
    const { luck, skill, rest } = found(4, 2000, () => dice.below(4));
    expect(luck.value).toBeLessThan(0.03);
    expect(skill.value).toBeLessThan(0.01);
    expect(rest).toBeGreaterThan(0.95);
    expect(luck.error).toBeGreaterThan(0);
  });

  it('finds both where both are at work', () => {
    // Half of the deals go to a seat, half to the better of two entries.
    const { luck, skill } = found(2, 400, (deal, rotation) =>
      deal % 2 === 0 ? (deal / 2) % 2 : rotation,
    );
    expect(luck.value).toBeCloseTo(0.25, 1);
    expect(skill.value).toBeCloseTo(0.25, 1);
  });

  it('is not known without rotations', () => {
    expect(luckAndSkill(NO_FACTS, 3)).toBeUndefined();
  });
});
