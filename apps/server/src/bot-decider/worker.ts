/** A thread in which bots think: gets one question at a time, and answers it. */
import { parentPort } from 'node:worker_threads';
import { botOrUsual, questionOf } from '@palier/bots';
import type { Command } from '@palier/rules';
import { unpackView } from '@palier/table';
import { learnt } from './learnt.ts';
import type { PackedAnswer, PackedQuestion } from './pool.ts';

/** Milliseconds after which a search answers with the best found so far. */
const MOST_THINKING = 1500;

function decide({ bot, stream, view }: PackedQuestion): Command {
  const late = performance.now() + MOST_THINKING;
  return botOrUsual(bot, learnt).decide({
    ...questionOf(unpackView(view), stream),
    shouldStop: () => performance.now() > late,
  });
}

function answerTo(question: PackedQuestion): PackedAnswer {
  try {
    return { t: 'decided', command: decide(question) };
  } catch (error) {
    return { t: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', (question: PackedQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answerTo(question));
});
