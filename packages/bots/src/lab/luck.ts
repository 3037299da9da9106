/**
 * Luck against skill. When every deal is played in each rotation, each entry sits once in each seat
 * of it. What the same seat wins whoever sits there is the luck of cards and seat; what the same
 * entry wins wherever it sits is skill; the rest comes of how the players' moves mix with the cards.
 */
import { ENTRY_COUNTS, countIndex, type FactSums } from './fact-sums.ts';
import { covarianceOf, estimate, type Estimate } from './moments.ts';
import { POINTS } from './points.ts';

/** Parts of the variance of results; together they are 1. */
export type LuckAndSkill = {
  readonly luck: Estimate;
  readonly skill: Estimate;
  readonly rest: number;
};

/** Undefined without rotations, or with too few deals to tell. */
export function luckAndSkill(
  { rotations, entries }: FactSums,
  players: number,
): LuckAndSkill | undefined {
  const deals = rotations.samples;
  if (deals < 2) return undefined;
  const even = 1 / players;
  const cells = deals * players * players;
  const square = POINTS * POINTS;
  const [same = 0, squares = 0] = rotations.sums;
  const total = squares / (cells * square) - even * even;

  // What entries win above an even share. Chance alone makes squares, which do not count as skill.
  const at = Array.from({ length: players }, (_, entry) =>
    countIndex(ENTRY_COUNTS, 'points', entry),
  );
  const unit = deals * players * POINTS;
  const above = at.map((place) => entries.sums[place]! / unit - even);
  const chance = at.map((place) => covarianceOf(entries, place, place) / (unit * unit));
  const skillSquares = above.reduce((sum, own, entry) => sum + own * own - chance[entry]!, 0);

  // Two different entries in the same seat: their skills' product is below zero on average.
  const pairs = cells * (players - 1) * square;
  const luck = same / pairs - even * even + skillSquares / (players * (players - 1));
  const skill = skillSquares / players;
  const slopes = at.map(
    (place, entry) => [place, (2 * above[entry]!) / (players * unit * total)] as const,
  );
  const luckPart = within(luck / total);
  const skillPart = Math.min(within(skill / total), 1 - luckPart);
  return {
    luck: estimate(rotations, luckPart, new Map([[0, 1 / (pairs * total)]])),
    skill: estimate(entries, skillPart, new Map(slopes)),
    rest: 1 - luckPart - skillPart,
  };
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}
