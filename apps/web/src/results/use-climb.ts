/** The climb at the end of a round: who has set out, when all have come to stand, and how it is hurried. */
import { useSignal } from '@preact/signals';
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { RoundStory } from '@palier/table/seat';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HOP, hopsOf, inTurn, landedAfter } from '../board/climb-layout.ts';
import type { Climber } from '../board/climb.tsx';
import { cardTime } from '../board/css-time.ts';
import { settings } from '../state/settings.ts';
import { climbersOf } from './climb.ts';

/** Everybody on the stairs, and who has set out or has nowhere to go. */
export type Climbing = {
  readonly levels: number;
  readonly climbers: readonly Climber[];
  readonly gone: ReadonlySet<Seat>;
  /** All have come to stand. */
  readonly isOver: boolean;
  /** What is left of it is seen all the same, so much quicker. */
  readonly hurry: () => void;
  /** Of what it is drawn in. */
  readonly style: Readonly<Record<`--${string}`, string>>;
};

/** Hops that all are seen where they stood, before the first sets out. */
const LOOK = 1;
/** How much quicker it is when it is hurried. */
const HURRIED = 4;

/** They set out one after another; where nothing moves, all stand where they belong at once. */
export function useClimb(
  round: RoundStory,
  seats: readonly SeatInfo[],
  root: RefObject<HTMLElement | null>,
): Climbing {
  const { levels, climbers } = climbersOf(round, seats);
  const inOrder = inTurn(climbers, levels, LOOK);
  const waits = inOrder.filter((one) => hopsOf(one, levels) > 0).map(({ wait = 0 }) => wait);
  const end = Math.max(0, ...inOrder.map((one) => landedAfter(one, levels) / HOP));
  const isStill = settings.value.motion === 'off';
  /** In hops: up to the last that anything waited for, and up to the last change of pace. */
  const passed = useSignal(isStill ? end : 0);
  const before = useRef(0);
  const rate = useSignal(1);
  useEffect(() => {
    if (isStill) return undefined;
    const hop = (HOP * cardTime(document.documentElement)) / rate.value;
    const begun = performance.now();
    const timers = [...waits, end]
      .filter((at) => at > before.current)
      .map((at) => setTimeout(() => (passed.value = at), (at - before.current) * hop));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      before.current += (performance.now() - begun) / hop;
    };
  }, [rate.value]);
  const hurry = (): void => {
    if (rate.peek() === HURRIED) return;
    rate.value = HURRIED;
    const moving = root.current?.getAnimations({ subtree: true }) ?? [];
    for (const animation of moving) animation.updatePlaybackRate(HURRIED);
  };
  const isGone = (one: Climber): boolean =>
    hopsOf(one, levels) === 0 || (one.wait ?? 0) <= passed.value;
  return {
    levels,
    climbers: inOrder,
    gone: new Set(inOrder.flatMap((one, index) => (isGone(one) ? [index + 1] : []))),
    isOver: passed.value >= end,
    hurry,
    style:
      rate.value === 1
        ? {}
        : { '--time-card': `${cardTime(document.documentElement) / HURRIED}ms` },
  };
}
