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

/** In the order of the climbers. */
export function standsOf(places: readonly number[]): readonly Stand[] {
  return places.map((place, index) => {
    const others = places.flatMap((other, at) => (other === place && at !== index ? [at] : []));
    const below = others.filter((at) => at < index).length;
    return { below, others: others.length, apart: apartOf(others.length + 1) };
  });
}

function apartOf(size: number): number {
  return size <= FEW ? APART : CLOSE;
}

/** A landing that must leave room above it: for so many faces, one upon the other. */
export type Crowd = { readonly place: number; readonly faces: number };

export function crowdsOf(places: readonly number[]): readonly Crowd[] {
  return [...new Set(places)].map((place) =>
    crowdOf(place, places.filter((other) => other === place).length),
  );
}

function crowdOf(place: number, size: number): Crowd {
  return { place, faces: 1 + (size - 1) * apartOf(size) };
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

/**
 * One sets out when the last has come to stand: whoever climbed most comes late and whoever reaches the
 * moon at the very end, for the eye ends there; and the higher before the lower, for they make room.
 */
export function inTurn<One extends Way>(
  climbers: readonly One[],
  levels: number,
  wait = 0,
): readonly One[] {
  const order = climbers
    .filter(({ from, to }) => to > from)
    .toSorted(
      (a, b) =>
        Number(a.to > levels) - Number(b.to > levels) ||
        hopsOf(a, levels) - hopsOf(b, levels) ||
        b.from - a.from,
    );
  const waits = new Map<One, number>();
  let next = wait;
  for (const one of order) {
    waits.set(one, next);
    next += hopsOf(one, levels);
  }
  return climbers.map((one) => {
    const own = waits.get(one);
    return own === undefined ? one : { ...one, wait: own };
  });
}

/** A place on a landing: upon so many others. */
type Spot = { readonly level: number; readonly below: number };

/** Where somebody is at a moment, in hops from the beginning. */
type Moment = { readonly at: number } & (
  | { readonly t: 'stands'; readonly on: Spot }
  /** Between two landings: out from under somebody, then over the edge. */
  | { readonly t: 'aside' | 'over'; readonly from: Spot; readonly to: Spot; readonly over: number }
);

export type Climbing = {
  /** In the order of the climbers; somebody who never moves has one moment. */
  readonly journeys: readonly (readonly Moment[])[];
  /** Where they stand when all have come to stand, as far apart as they stood when most were there. */
  readonly stands: readonly Stand[];
  /** Every landing when most were there. */
  readonly crowds: readonly Crowd[];
  /** How far apart they stand on a landing. */
  readonly spacing: (level: number) => Pick<Stand, 'others' | 'apart'>;
};

/** How high a hop goes, in landings. */
const OVER = 0.5;
const OVER_TO_MOON = 2;

/** Those who come stand upon those who are there, and those who stood upon one who leaves come down when they have left. */
export function climbingOf(ways: readonly Way[], levels: number): Climbing {
  const stacks = new Map<number, readonly number[]>();
  const most = new Map<number, number>();
  const on = (level: number): readonly number[] => stacks.get(level) ?? [];
  const stand = (level: number, stack: readonly number[], size = stack.length): void => {
    stacks.set(level, stack);
    most.set(level, Math.max(size, most.get(level) ?? 0));
  };
  for (const { from } of ways) stand(from, waitingOn(from, ways));
  const journeys: Moment[][] = ways.map(({ from }, who) => [
    { at: 0, t: 'stands', on: { level: from, below: on(from).indexOf(who) } },
  ]);
  for (const { who, at, t, level, takes } of stepsOf(ways, levels)) {
    const own = journeys[who]!;
    if (t === 'comes') {
      const last = own.at(-1)!;
      const from = last.t === 'stands' ? last.on : last.to;
      const to = { level, below: on(level).length };
      const over = level > levels ? OVER_TO_MOON : OVER;
      const isCovered = on(from.level).length > from.below;
      if (isCovered) own.push({ at: at - takes * 0.7, t: 'aside', from, to, over });
      own.push({ at: at - takes / 2, t: 'over', from, to, over }, { at, t: 'stands', on: to });
      const isThere = ways[who]!.to === level;
      stand(level, isThere ? [...on(level), who] : on(level), to.below + 1);
      continue;
    }
    const stack = on(level);
    own.push({ at, t: 'stands', on: { level, below: stack.indexOf(who) } });
    for (const above of stack.slice(stack.indexOf(who) + 1)) {
      const below = stack.indexOf(above);
      journeys[above]!.push(
        { at: at + 0.6, t: 'stands', on: { level, below } },
        { at: at + 1, t: 'stands', on: { level, below: below - 1 } },
      );
    }
    stand(
      level,
      stack.filter((one) => one !== who),
    );
  }
  const spacing = (level: number): Pick<Stand, 'others' | 'apart'> => {
    const size = most.get(level) ?? 1;
    return { others: size - 1, apart: apartOf(size) };
  };
  return {
    journeys,
    stands: ways.map(({ to }, who) => ({ below: on(to).indexOf(who), ...spacing(to) })),
    crowds: [...most].map(([place, size]) => crowdOf(place, size)),
    spacing,
  };
}

/** Who will leave first stands on top, and those who stay below: so nobody must come out from under another. */
function waitingOn(level: number, ways: readonly Way[]): readonly number[] {
  const leaves = ({ from, to, wait = 0 }: Way): number => (to > from ? wait : Infinity);
  return ways
    .flatMap(({ from }, index) => (from === level ? [index] : []))
    .toSorted((a, b) => {
      const [first, second] = [leaves(ways[a]!), leaves(ways[b]!)];
      return first === second ? a - b : second - first;
    });
}

type ClimbStep = {
  readonly who: number;
  readonly at: number;
  readonly t: 'comes' | 'leaves';
  readonly level: number;
  /** The hop that ends there, in hops. */
  readonly takes: number;
};

/** In the order of time; whoever comes is there before another leaves. */
function stepsOf(ways: readonly Way[], levels: number): readonly ClimbStep[] {
  return ways
    .flatMap(({ from, to, wait = 0 }, who) => {
      if (to <= from) return [];
      const steps: ClimbStep[] = [{ who, at: 1 + wait, t: 'leaves', level: from, takes: 0 }];
      for (let level = from + 1; level <= to; level++) {
        const takes = level > levels ? MOON_HOP : 1;
        steps.push({ who, at: steps.at(-1)!.at + takes, t: 'comes', level, takes });
      }
      return steps;
    })
    .toSorted((a, b) => a.at - b.at || Number(a.t === 'leaves') - Number(b.t === 'leaves'));
}

/** The stairs as they are measured: upwards and to the right. */
export type Measures = {
  readonly across: (level: number) => number;
  readonly height: (spot: Spot) => number;
  /** From a landing to the next. */
  readonly rise: number;
};

export type Point = {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Behind those they stand upon, and in the way before everybody. */
  readonly layer: number;
};

/** How far from under another before the hop goes up, in shares of its way to the edge. */
const ASIDE = 0.8;
const ASIDE_UP = 0.3;

export function pointAt(moment: Moment, { across, height, rise }: Measures): Point {
  const { at } = moment;
  if (moment.t === 'stands') {
    const { on } = moment;
    return { at, x: across(on.level), y: height(on), layer: -on.below };
  }
  const { from, to, over, t } = moment;
  const [low, high] = [height(from), height(to)];
  const x = (across(from.level) + across(to.level)) / 2;
  const y = Math.max((low + high) / 2 + over * rise, low, high);
  if (t === 'over') return { at, x, y, layer: 1 };
  return {
    at,
    x: across(from.level) + (x - across(from.level)) * ASIDE,
    y: low + (y - low) * ASIDE_UP,
    layer: 1,
  };
}
