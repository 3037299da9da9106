/** Where everything stands in the chart of the winning chance: decisions across, chances up. */
import type { ReviewedMove } from '@palier/bots/coach';

type ChanceSize = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type ChanceChartLayout = {
  readonly yOf: (chance: number) => number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Paths: the measured chance, and around it where the true one lies. */
  readonly line: string;
  readonly band: string;
  /** Where each round begins; a name that would run into the one before it is left out. */
  readonly rounds: readonly {
    readonly round: number;
    readonly x: number;
    readonly isNamed: boolean;
  }[];
};

type Measure = Pick<ReviewedMove, 'round' | 'chance' | 'chanceInterval'>;

export function chanceChartOf(
  moves: readonly Measure[],
  size: ChanceSize,
  nameWidth: number,
): ChanceChartLayout {
  const { width, height, left, right, top, bottom } = size;
  const across = (width - left - right) / Math.max(1, moves.length - 1);
  const xOf = (index: number): number => round(left + index * across);
  const yOf = (chance: number): number =>
    round(top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom));
  const points = moves.map(({ chance }, index) => ({ x: xOf(index), y: yOf(chance) }));
  const lows = moves.map(({ chanceInterval }, index) => [xOf(index), yOf(chanceInterval.low)]);
  const highs = moves.map(({ chanceInterval }, index) => [xOf(index), yOf(chanceInterval.high)]);
  let lastName = -Infinity;
  const rounds = moves.flatMap((move, index) => {
    if (move.round === moves[index - 1]?.round) return [];
    const x = xOf(index);
    const isNamed = x - lastName >= nameWidth;
    if (isNamed) lastName = x;
    return [{ round: move.round, x, isNamed }];
  });
  return {
    yOf,
    points,
    line: pathOf(points.map(({ x, y }) => [x, y])),
    band: moves.length === 0 ? '' : `${pathOf([...highs, ...lows.toReversed()])}Z`,
    rounds,
  };
}

function pathOf(points: readonly (readonly number[])[]): string {
  return points.length === 0 ? '' : `M${points.map((point) => point.join(' ')).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
