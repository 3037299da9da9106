/** A thread that breaks in the ways that its bot's name says. For tests only. */
import { parentPort } from 'node:worker_threads';
import type { PackedQuestion } from '../bot-decider/pool.ts';

parentPort?.on('message', ({ bot, view }: PackedQuestion) => {
  if (bot === 'crash') throw new Error('crashed');
  if (bot === 'exit') process.exit(3);
  if (bot === 'sleep') for (;;);
  if (bot === 'mute') return;
  const answer =
    bot === 'fail'
      ? { t: 'failed', error: new Error('failed') }
      : { t: 'decided', command: { t: 'drawCard', by: view.viewer } };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});
