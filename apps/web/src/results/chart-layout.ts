/**
 * Where everything stands in the chart of the climb: rounds from left to right, levels from below to
 * the moon. Lines that run together are drawn side by side, labels that would meet move apart.
 */
import type { GameClimb } from '@palier/table/seat';

export type ChartSize = {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers of the levels, for those of the rounds, and for the names at the end. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** The least distance of two names. */
  readonly line: number;
};

type ChartPoint = {
  readonly x: number;
  readonly y: number;
  /** The landing: levels from 1, one more than there are is the moon. */
  readonly level: number;
  /** Went out in that round. */
  readonly wentOut: boolean;
};

export type ChartLine = {
  readonly seat: number;
  readonly points: readonly ChartPoint[];
  /** Where the middle of its name is. */
  readonly labelY: number;
};

type ChartTick = { readonly value: number; readonly at: number };

export type Chart = {
  readonly lines: readonly ChartLine[];
  /** The last is the moon. */
  readonly levels: readonly ChartTick[];
  /** The first is the beginning. */
  readonly rounds: readonly ChartTick[];
};

/** Lines that lie on each other are this far apart, if there is room. */
const LANE = 4;

export function chartOf(climb: GameClimb, size: ChartSize): Chart {
  const { rounds, levels, start } = climb;
  const longest = Math.max(...levels);
  const ticks = Array.from({ length: longest + 1 }, (_, index) => index + 1);
  const rise = (size.height - size.top - size.bottom) / longest;
  const across = (size.width - size.left - size.right) / Math.max(1, rounds.length);
  const lane = Math.min(LANE, (rise * 0.8) / levels.length);
  const yOf = (level: number): number => size.height - size.bottom - (level - 1) * rise;
  const xOf = (round: number): number => size.left + round * across;
  const lines = levels.map((own, index) => {
    const shift = ((levels.length - 1) / 2 - index) * -lane;
    const landing = (behind: number): number => (behind >= own ? longest + 1 : behind + 1);
    const point = (round: number, behind: number, wentOut: boolean): ChartPoint => {
      const level = landing(behind);
      return { x: xOf(round), y: yOf(level) + shift, level, wentOut };
    };
    const points = [
      point(0, start[index]!, false),
      ...rounds.map(({ seats }, at) => {
        const { after, wentOut } = seats[index]!;
        return point(at + 1, after, wentOut);
      }),
    ];
    return { seat: index + 1, points };
  });
  const labels = apart(
    lines.map(({ points }) => points.at(-1)!.y),
    { least: size.line, from: size.line / 2, to: size.height - size.line / 2 },
  );
  return {
    lines: lines.map((line, index) => ({ ...line, labelY: labels[index]! })),
    levels: ticks.map((value) => ({ value, at: yOf(value) })),
    rounds: [0, ...rounds.map(({ round }) => round)].map((value, at) => ({ value, at: xOf(at) })),
  };
}

type Room = { readonly least: number; readonly from: number; readonly to: number };

/** The nearest places at least so far apart, in the same order, within the room there is. */
export function apart(wanted: readonly number[], { least, from, to }: Room): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const places = Array<number>(wanted.length).fill(0);
  let lowest = from;
  for (const index of order) {
    places[index] = Math.max(lowest, wanted[index]!);
    lowest = places[index] + least;
  }
  // What was pushed out below comes back up, and pushes those above it.
  let highest = Math.max(to, from + least * (wanted.length - 1));
  for (const index of order.toReversed()) {
    places[index] = Math.min(highest, places[index]!);
    highest = places[index] - least;
  }
  return places;
}

/** Every so many rounds one number, so that they stay apart. */
export function tickStep(rounds: number, room: number, least: number): number {
  return Math.max(1, Math.ceil((least * rounds) / Math.max(1, room)));
}
