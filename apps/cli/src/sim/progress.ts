/** How far it is, on standard error: a bar where somebody watches, now and then a line elsewhere. */
import type { MillisecondClock, Output } from '../command.ts';
import { CLEAR_LINE } from '../output.ts';
import type { Words } from '../words.ts';

const WIDTH = 30;
/** Milliseconds between two looks of the bar. */
const BAR_PAUSE = 100;
/** Between two lines; a long run says less often how far it is. */
const LINE_PAUSE = 5000;
const LINES_IN_ALL = 20;

export type ProgressMeter = {
  /** `total`: how many there will be, as far as is known now. */
  readonly show: (done: number, total: number | undefined) => void;
  readonly end: () => void;
};

export function progressOn(output: Output, words: Words, clock: MillisecondClock): ProgressMeter {
  return output.isTTY === true ? bar(output, words, clock) : plainLines(output, words, clock);
}

function bar(output: Output, words: Words, clock: MillisecondClock): ProgressMeter {
  const started = clock();
  let shown: number | undefined;
  return {
    show: (done, total) => {
      const now = clock();
      if (now - (shown ?? started) < BAR_PAUSE) return;
      shown = now;
      output.write(CLEAR_LINE + barFor(done, total, { seconds: (now - started) / 1000, words }));
    },
    end: () => {
      if (shown !== undefined) output.write(CLEAR_LINE);
    },
  };
}

function plainLines(output: Output, words: Words, clock: MillisecondClock): ProgressMeter {
  const started = clock();
  let next = started + LINE_PAUSE;
  return {
    show: (done, total) => {
      const now = clock();
      if (now < next) return;
      next = now + Math.max(LINE_PAUSE, (now - started) / LINES_IN_ALL);
      output.write(`${lineFor(done, total, { seconds: (now - started) / 1000, words })}\n`);
    },
    end: () => undefined,
  };
}

type Meanwhile = { readonly seconds: number; readonly words: Words };

export function barFor(done: number, total: number | undefined, meanwhile: Meanwhile): string {
  const line = lineFor(done, total, meanwhile);
  if (total === undefined) return line;
  const full = Math.min(WIDTH, Math.floor((WIDTH * done) / total));
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${line}`;
}

/** With the time left, where the end is known. */
export function lineFor(
  done: number,
  total: number | undefined,
  { seconds, words }: Meanwhile,
): string {
  const { sim } = words.play;
  if (total === undefined) return sim.soaking(done);
  const left = done === 0 ? undefined : (seconds / done) * Math.max(0, total - done);
  return sim.progress(done, total, left);
}
