/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** What the page has measured of itself since it was opened, or since it was last asked. */
export type StopwatchReading = {
  /** Milliseconds of tasks that kept the page's thread for more than 50. */
  readonly longTasks: readonly number[];
  /** Milliseconds from each touch, click or key to the picture that followed it. */
  readonly inputs: readonly number[];
};

declare global {
  var palierStopwatch: { longTasks: number[]; inputs: number[] };
}

/** Installed before anything else runs. */
export function startStopwatch(): void {
  const longTasks: number[] = [];
  const inputs: number[] = [];
  globalThis.palierStopwatch = { longTasks, inputs };
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  const onInput = ({ timeStamp }: Event): void => {
    requestAnimationFrame(() => {
      // A message is delivered once the frame is on its way to the screen.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => inputs.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(undefined);
    });
  };
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(type, onInput, { capture: true, passive: true });
  }
}

/** Gives what was measured and begins anew. */
export function readStopwatch(): StopwatchReading {
  const { longTasks, inputs } = globalThis.palierStopwatch;
  return { longTasks: longTasks.splice(0), inputs: inputs.splice(0) };
}
