/**
 * A week that passes in an hour, or sooner, and when people come in it: few in the morning,
 * most in the evening.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@palier/rules/testing';

export const HOUR = 3_600_000;
const DAY = 24;
/** The grain of luck. */
const GRAINS = 10_000;

/** The hour at which most people come, and how much fewer than usual at the quietest, twelve hours away. */
const BUSIEST = 20;
const DIP = 0.85;

/** As often as a server sweeps. */
const STEP = 1 / 6;
/** Milliseconds between two looks. */
const LOOK = 20;

export type CalendarPlan = {
  /** Hours. */
  readonly length: number;
  /** Milliseconds for all of them, at least. */
  readonly time: number;
  /** So many milliseconds are over. */
  readonly pass: (ms: number) => void;
};

/** Goes on step by step; and stands still while somebody is at a door, however slow the machine is. */
export class Calendar {
  readonly length: number;
  readonly #plan: CalendarPlan;
  #now = 0;
  #atDoors = 0;
  #isOver = false;

  constructor(plan: CalendarPlan) {
    this.length = plan.length;
    this.#plan = plan;
  }

  /** Hours since the beginning. */
  get now(): number {
    return this.#now;
  }

  async run(): Promise<void> {
    const { length, time, pass } = this.#plan;
    while (this.#now < length && !this.#isOver) {
      const step = Math.min(STEP, length - this.#now);
      await sleep((time * step) / length);
      while (this.#atDoors > 0 && !this.#isOver) await sleep(LOOK);
      this.#now += step;
      pass(step * HOUR);
    }
  }

  /** Nobody waits for any hour any more. */
  stop(): void {
    this.#isOver = true;
  }

  async until(hour: number): Promise<void> {
    while (this.#now < hour && !this.#isOver) await sleep(LOOK);
  }

  /** Who comes to a table that they have made finds it there: it is not swept on the way. */
  async atDoor(enter: () => Promise<void>): Promise<void> {
    this.#atDoors++;
    try {
      await enter();
    } finally {
      this.#atDoors--;
    }
  }
}

/** How much comes to pass at an hour, beside the usual. */
export function bustleAt(hour: number): number {
  return 1 + DIP * Math.cos(((hour - BUSIEST) / DAY) * 2 * Math.PI);
}

/** When so many come within so many hours, in order: as many on each day. */
export function arrivals(dice: Dice, count: number, length: number): readonly number[] {
  const days = Math.ceil(length / DAY);
  const hours = Array.from({ length: count }, (_, index) => {
    const day = Math.floor((index * days) / count);
    return day * DAY + anyHour(dice, Math.min(DAY, length));
  });
  return hours.toSorted((a, b) => a - b);
}

function anyHour(dice: Dice, below: number): number {
  let hour: number;
  do hour = (dice.below(GRAINS) / GRAINS) * below;
  while (dice.below(GRAINS) / GRAINS > bustleAt(hour) / (1 + DIP));
  return hour;
}
