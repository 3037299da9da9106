/** A thread in which bots think: gets one question at a time, and answers it. */
import { parentPort } from 'node:worker_threads';
import { botNamed, type Bot } from '@palier/bots';
import { assert, below, seededBits, type Command } from '@palier/rules';
import { unpackView, type PackedAnswer, type PackedQuestion } from './packed.ts';

const FALLBACK = 'steady';

/** Milliseconds after which a search answers with the best found so far. */
const PATIENCE = 1500;

const bots = new Map<string, Bot>();

function decide({ bot: name, stream, view }: PackedQuestion): Command {
  // A name from an older or newer version must not hold up the table.
  const bot = bots.get(name) ?? botNamed(name) ?? botNamed(FALLBACK);
  assert(bot !== undefined, 'there is a bot for every name');
  bots.set(name, bot);
  const bits = seededBits(stream);
  const late = performance.now() + PATIENCE;
  return bot.decide({
    view: unpackView(view),
    random: { below: (n) => below(bits, n) },
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
