/**
 * A mouse or fingers on the page, by the browser's own input events. Their time is told, not taken:
 * two taps are as far apart as a test says, however slow the machine is.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumSession } from './engine.ts';

export type Point = { readonly x: number; readonly y: number };

/** A thing that goes down on the page, moves and goes up again. */
export type Pointer = {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
};

export const POINTERS = ['mouse', 'finger'] as const;
export type PointerName = (typeof POINTERS)[number];

/** Milliseconds between two events of one movement. */
const BEAT = 16;

/** The time of events, in seconds since 1970. There is one: on a page that others used it goes on. */
class Clock {
  #now = Date.now();

  tick(milliseconds: number = BEAT): number {
    this.#now += milliseconds;
    return this.#now / 1000;
  }

  /** Nothing belongs to what was touched before, nor comes before the page was opened. */
  begin(): void {
    this.#now = Math.max(this.#now + LONG_AFTER, Date.now());
  }
}

const LONG_AFTER = 1000;

const clock = new Clock();

export class Hands {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async at(page: Page): Promise<Hands> {
    clock.begin();
    return new Hands(await chromiumSession(page, 'several fingers'));
  }

  /** Lets time pass for what comes next. */
  wait(milliseconds: number): void {
    clock.tick(milliseconds);
  }

  pointer(name: PointerName): Pointer {
    return name === 'mouse' ? this.mouse() : this.finger(1);
  }

  mouse(): Pointer {
    let at: Point = { x: 0, y: 0 };
    const send = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased'): Promise<void> => {
      const isMoving = type === 'mouseMoved';
      await this.#session.send('Input.dispatchMouseEvent', {
        type,
        ...at,
        timestamp: clock.tick(),
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: isMoving ? 0 : 1,
      });
    };
    return {
      down: async (point) => {
        at = point;
        await send('mousePressed');
      },
      move: async (point) => {
        at = point;
        await send('mouseMoved');
      },
      up: async () => send('mouseReleased'),
    };
  }

  /** One of several. An event tells of the finger that did something; the others stay. */
  finger(id: number): Pointer {
    let at: Point = { x: 0, y: 0 };
    const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> => {
      await this.#session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: clock.tick(),
        touchPoints: [{ ...at, id }],
      });
    };
    return {
      down: async (point) => {
        at = point;
        await send('touchStart');
      },
      move: async (point) => {
        at = point;
        await send('touchMove');
      },
      up: async () => send('touchEnd'),
    };
  }

  /** As when the system takes the touch away: a call comes in. */
  async cancel(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type: 'touchCancel',
      timestamp: clock.tick(),
      touchPoints: [],
    });
  }
}

/** From one place to another, by way of others in between. */
export async function drag(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await pointer.down(from);
  await pull(pointer, from, to);
  await pointer.up();
}

const STEPS = 6;

export async function pull(pointer: Pointer, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await pointer.move({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
}

export async function tap(pointer: Pointer, at: Point): Promise<void> {
  await pointer.down(at);
  await pointer.up();
}

/** A point of a thing that nothing else covers, once it lies still: cards lie on one another. */
export async function spotOf(locator: Locator): Promise<Point> {
  const spot = await locator.evaluate(async (element): Promise<Point | undefined> => {
    const isEnding = ({ effect }: Animation): boolean =>
      effect !== null && effect.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(isEnding);
    await Promise.allSettled(moving.map(async ({ finished }) => finished));
    const box = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15];
    return parts
      .flatMap((down) =>
        parts.map((across) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
      )
      .find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  });
  return spot ?? expect.fail(`nothing of ${String(locator)} can be touched`);
}
