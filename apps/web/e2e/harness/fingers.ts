/**
 * A mouse or fingers on the page, by the browser's own input events. Their time is told, not taken:
 * two taps are as far apart as a test says, however slow the machine is.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumSession, isFirefox } from './engine.ts';
import { point as pointInFirefox } from './firefox.ts';

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

type What = 'down' | 'move' | 'up';

/** How events come to a page. */
type Input = {
  readonly wait: (milliseconds: number) => void;
  readonly mouse: (what: What, at: Point) => Promise<void>;
  readonly finger: (what: What, at: Point & { readonly id: number }) => Promise<void>;
  readonly cancel: () => Promise<void>;
};

const MOUSE = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
const TOUCH = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;

function chromiumInput(session: CDPSession): Input {
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: readonly (Point & { readonly id: number })[]
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: clock.tick(),
      touchPoints: [...touchPoints],
    });
  };
  return {
    wait: (milliseconds) => void clock.tick(milliseconds),
    mouse: async (what, at) => {
      await session.send('Input.dispatchMouseEvent', {
        type: MOUSE[what],
        ...at,
        timestamp: clock.tick(),
        button: 'left',
        buttons: what === 'up' ? 0 : 1,
        clickCount: what === 'move' ? 0 : 1,
      });
    },
    // An event tells of the finger that did something; the others stay.
    finger: async (what, at) => touch(TOUCH[what], at),
    cancel: async () => touch('touchCancel'),
  };
}

/** Time cannot be told here: it passes. */
function firefoxInput(page: Page): Input {
  let pause = 0;
  const point = async (
    what: What,
    { x, y }: Point,
    pointer: Parameters<typeof pointInFirefox>[1],
  ): Promise<void> => {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
    await pointInFirefox(page, pointer, [
      ...(pause > 0 ? [{ type: 'pause', duration: pause }] : []),
      ...(what === 'up' ? [] : [move]),
      ...(what === 'down' ? [{ type: 'pointerDown', button: 0 }] : []),
      ...(what === 'up' ? [{ type: 'pointerUp', button: 0 }] : []),
    ]);
    pause = 0;
  };
  return {
    wait: (milliseconds) => {
      pause += milliseconds;
    },
    mouse: async (what, at) => point(what, at, { id: 'mouse', pointerType: 'mouse' }),
    finger: async (what, at) => point(what, at, { id: `finger-${at.id}`, pointerType: 'touch' }),
    cancel: async () => {
      await chromiumSession(page, 'a touch that the system takes away');
    },
  };
}

export class Hands {
  readonly #input: Input;

  private constructor(input: Input) {
    this.#input = input;
  }

  static async at(page: Page): Promise<Hands> {
    if (isFirefox) return new Hands(firefoxInput(page));
    clock.begin();
    return new Hands(chromiumInput(await chromiumSession(page, 'several fingers')));
  }

  /** Lets time pass for what comes next. */
  wait(milliseconds: number): void {
    this.#input.wait(milliseconds);
  }

  pointer(name: PointerName): Pointer {
    return name === 'mouse' ? this.mouse() : this.finger(1);
  }

  mouse(): Pointer {
    return pointerBy(this.#input.mouse);
  }

  /** One of several. */
  finger(id: number): Pointer {
    return pointerBy(async (what, at) => this.#input.finger(what, { ...at, id }));
  }

  /** As when the system takes the touch away: a call comes in. */
  async cancel(): Promise<void> {
    await this.#input.cancel();
  }
}

/** Goes up where it was last. */
function pointerBy(send: (what: What, at: Point) => Promise<void>): Pointer {
  let at: Point = { x: 0, y: 0 };
  return {
    down: async (point) => {
      at = point;
      await send('down', at);
    },
    move: async (point) => {
      at = point;
      await send('move', at);
    },
    up: async () => send('up', at),
  };
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
