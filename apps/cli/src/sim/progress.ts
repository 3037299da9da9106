/** How far it is, on standard error and only where somebody watches. */
import type { Words } from '@palier/text';
import type { Output } from '../command.ts';

const WIDTH = 30;
const PAUSE = 100;
const CLEAR_LINE = '\r\x1b[K';

export type Progress = {
  readonly show: (done: number) => void;
  readonly end: () => void;
};

/** A bar with the time left; `total` is absent where there is no end. */
export function progressOn(output: Output, words: Words, total: number | undefined): Progress {
  if (output.isTTY !== true) return { show: () => undefined, end: () => undefined };
  const started = performance.now();
  let shown = 0;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shown < PAUSE) return;
      shown = now;
      output.write(CLEAR_LINE + lineFor(done, total, { seconds: (now - started) / 1000, words }));
    },
    end: () => {
      if (shown > 0) output.write(CLEAR_LINE);
    },
  };
}

export function lineFor(
  done: number,
  total: number | undefined,
  { seconds, words }: { readonly seconds: number; readonly words: Words },
): string {
  const { sim } = words.play;
  if (total === undefined) return sim.soaking(done);
  const full = Math.floor((WIDTH * done) / total);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const left = done === 0 ? undefined : (seconds / done) * (total - done);
  return `${bar} ${sim.progress(done, total, left)}`;
}
