/** Everybody climbs, one after another; where nothing moves, all stand where they belong at once. */
import { useSignal } from '@preact/signals';
import type { SeatInfo } from '@palier/table';
import { useEffect } from 'preact/hooks';
import { Climb } from '../board/climb.tsx';
import { settings, type Settings } from '../state/settings.ts';
import type { RoundStory } from './climb.ts';
import { climbersOf } from './climbers.ts';

/** Between one who sets out and the next, in milliseconds. */
const GAPS: { readonly [Motion in Settings['motion']]: number } = {
  slow: 900,
  normal: 600,
  fast: 300,
  off: 0,
};

export type RoundStairsProps = {
  readonly round: RoundStory;
  readonly seats: readonly SeatInfo[];
};

export function RoundStairs({ round, seats }: RoundStairsProps) {
  const { levels, climbers } = climbersOf(round, seats);
  const gap = GAPS[settings.value.motion];
  const moving = climbers.filter(({ from, to }) => to > from).length;
  const gone = useSignal(gap === 0 ? moving : 0);
  useEffect(() => {
    if (gone.value >= moving) return undefined;
    const timer = setInterval(() => {
      gone.value++;
      if (gone.value >= moving) clearInterval(timer);
    }, gap);
    return () => clearInterval(timer);
  }, []);
  // The last to climb is the one who climbed most: the eye ends there.
  const order = climbers
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const shown = climbers.map((climber) =>
    order.indexOf(climber) >= gone.value ? { ...climber, to: climber.from } : climber,
  );
  return <Climb levels={levels} climbers={shown} class="round-stairs" />;
}
