/** What everything in a simulated world shares: its time, its luck, its story. */
import { diceFrom, type Dice } from '@palier/rules/testing';
import type { VirtualClock } from '@palier/table/testing';
import type { Judge } from './judge.ts';
import type { Plan } from './plan.ts';
import type { SPOILS } from './shared-people.ts';
import type { Story } from './story.ts';

/** A day after 1970, so that no time is before it. */
export const DAY = 86_400_000;

export type World = {
  readonly seed: string;
  readonly plan: Plan;
  readonly time: VirtualClock;
  readonly story: Story;
  readonly judge: Judge;
  readonly count: (what: string) => void;
  /** What is wrong on purpose. */
  readonly spoil: keyof typeof SPOILS | undefined;
};

/** Whether things may still go wrong. */
export function isCalm({ plan, time }: World): boolean {
  return time.now() >= plan.calmAt;
}

/** Luck of somebody's own: who draws more changes nobody else's. */
export function diceOf({ seed }: World, whose: string): Dice {
  return diceFrom(`${seed}/${whose}`);
}

/** Milliseconds on the way: mostly short, now and then at the worst. */
export function latency(dice: Dice, most: number): number {
  return 1 + dice.below(dice.oneIn(4) ? most : Math.ceil(most / 4));
}

export function hexByDice(dice: Dice, bytes: number): string {
  let hex = '';
  for (let byte = 0; byte < bytes; byte++) hex += dice.below(256).toString(16).padStart(2, '0');
  return hex;
}

/** A failure that was brought about, and is no fault of the table's. */
export class Mishap extends Error {}

/** What the dead wait for. */
export async function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}
