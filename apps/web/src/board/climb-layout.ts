/** Who stands where on the large staircase, how steep it may be, and when whoever climbs has come to stand. */

/** Levels from 1; one more than there are is the moon. `wait`: hops that they stay before they set out. */
export type Way = { readonly from: number; readonly to: number; readonly wait?: number };

/** The moon is a column of its own, a little wider than a landing. */
export const MOON_COLUMNS = 1.3;
/** A hop from one landing to the next takes as many times a card's way; before the first is as long a rest. */
export const HOP = 2;
/** The last one, to the moon, takes as many hops. */
const MOON_HOP = 2;

/** How much higher the next one on a landing stands at least, in faces: eyes and hair are above. */
const APART = 0.75;
const CLOSE = 0.6;
const FEW = 3;

export type Stand = {
  /** How many stand in front of them on their landing, and how many others there are in all. */
  readonly below: number;
  readonly others: number;
  /** How far apart they stand at least, in faces. */
  readonly apart: number;
};

/** In the order of the climbers; `isNew`: who has just come there stands behind those who were there before. */
export function standsOf(
  places: readonly number[],
  isNew: (index: number) => boolean = () => false,
): readonly Stand[] {
  return places.map((place, index) => {
    const others = places.flatMap((other, at) => (other === place && at !== index ? [at] : []));
    const isBefore = (at: number): boolean =>
      isNew(at) === isNew(index) ? at < index : isNew(index);
    const below = others.filter(isBefore).length;
    return { below, others: others.length, apart: apartOf(others.length + 1) };
  });
}

function apartOf(size: number): number {
  return size <= FEW ? APART : CLOSE;
}

/** A landing that must leave room above it: for so many faces, one upon the other. */
export type Crowd = { readonly place: number; readonly faces: number };

export function crowdsOf(places: readonly number[]): readonly Crowd[] {
  return [...new Set(places)].map((place) => {
    const size = places.filter((other) => other === place).length;
    return { place, faces: 1 + (size - 1) * apartOf(size) };
  });
}

/** How many hops a climb takes. */
export function hopsOf({ from, to }: Way, levels: number): number {
  return to <= from ? 0 : to - from + (to > levels ? MOON_HOP - 1 : 0);
}

/** When somebody has come to stand, in ways of a card. */
export function landedAfter(way: Way, levels: number): number {
  const hops = hopsOf(way, levels);
  return hops === 0 ? 0 : HOP * (1 + (way.wait ?? 0) + hops);
}

/** Whoever reaches the moon sets out when all others have come to stand: the eye ends there. */
export function withTheMoonLast<One extends Way>(
  climbers: readonly One[],
  levels: number,
): readonly One[] {
  const others = climbers.filter(({ to }) => to <= levels);
  const wait = Math.max(0, ...others.map((one) => hopsOf(one, levels)));
  return climbers.map((one) => (one.to > levels ? { ...one, wait } : one));
}

type Frame = {
  /** In shares of the time. */
  readonly offset: number;
  /** Between two landings in the middle of a hop. */
  readonly level: number;
  /** How far over that they are, in landings. */
  readonly over: number;
};

/** How high a hop goes. */
const OVER = 0.5;
const OVER_TO_MOON = 2;

/** The way from landing to landing: each hop goes over the edge and comes down on the step. */
export function framesOf(way: Way, levels: number): readonly Frame[] {
  const { from, to } = way;
  const hops = hopsOf(way, levels);
  const frames = Array.from({ length: to - from }, (_, index): readonly Frame[] => {
    const level = from + index;
    const isToMoon = level === levels;
    const middle = index + (isToMoon ? MOON_HOP : 1) / 2;
    return [
      { offset: index / hops, level, over: 0 },
      { offset: middle / hops, level: level + 0.5, over: isToMoon ? OVER_TO_MOON : OVER },
    ];
  });
  return [...frames.flat(), { offset: 1, level: to, over: 0 }];
}
