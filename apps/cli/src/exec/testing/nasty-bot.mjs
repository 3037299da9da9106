// A program for the tests of bots from outside: good, or bad in one way. `node nasty-bot.mjs HOW [SOCKET]`
// It tells SOCKET that it lives, so that a test can see it die.

import { spawn } from 'node:child_process';
import { closeSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [how = 'good', socket] = process.argv.slice(2);
const after = Number(how.split(':')[1] ?? 0);

/** @typedef {{ t: string, id: number, legal: string[], seat: number }} Message */

/** Written at once, so that an exit right behind it loses nothing. @param {unknown} message */
function say(message) {
  writeSync(1, typeof message === 'string' ? message : `${JSON.stringify(message)}\n`);
}

/** @param {Message} question */
function answer({ legal, id }) {
  say({ t: 'move', move: legal[0], id });
}

let answered = 0;
let isGreeted = false;
/** @type {Message[]} */
const asked = [];

/**
 * Each answer after its time: when the next question is there. The first question gets a line that is
 * no answer, so that the clock counts for a program that runs.
 * @param {(question: Message) => void} reply
 */
function answerLate(reply) {
  if (asked.length === 1) say('I am here\n');
  const last = asked.at(-2);
  if (last === undefined || asked.length === 2) return;
  reply(last);
  writeSync(2, 'answered after its time\n');
}

/** @type {Record<string, (question: Message) => void>} */
const WAYS = {
  good: answer,
  /** Without a number, in a spelling of its own. */
  plain: ({ legal }) =>
    say({ t: 'move', move: `  ${legal.at(-1)?.toUpperCase().replaceAll(' ', '  ')} ` }),
  /** Tells everything that it was told. */
  echo: answer,
  silent: () => undefined,
  garbage: () => say('I play a card\n'),
  half: () => say('{"t":"move"\n'),
  shapeless: ({ legal }) => say({ t: 'move', move: legal[0], why: 'because' }),
  illegal: () => say({ t: 'move', move: 'take 9' }),
  unreadable: () => say({ t: 'move', move: 'jump' }),
  huge: () => say('x'.repeat(1 << 20)),
  flood: () => {
    for (;;) say({ t: 'move', move: 'draw', id: 1 });
  },
  twice: (question) => {
    const line = `${JSON.stringify({ t: 'move', move: question.legal[0], id: question.id })}\n`;
    say(line + line);
  },
  behind: () => answerLate(answer),
  /** The same, without the number of the question. */
  'behind-in-order': () => answerLate(({ legal }) => say({ t: 'move', move: legal[0] })),
  crash: (question) => {
    if (answered === after) {
      console.error('Traceback:\n  ValueError: something broke\nthat was all');
      process.exit(7);
    }
    answered++;
    answer(question);
  },
  'close-output': (question) => {
    if (answered === after) closeSync(1);
    if (answered < after) answer(question);
    answered++;
  },
  once: (question) => {
    answer(question);
    process.exit(0);
  },
};

if (socket !== undefined) connect(socket, () => undefined).on('error', () => process.exit(9));

switch (how.split(':')[0]) {
  case 'dead':
    console.error('cannot find my weights');
    process.exit(3);
    break;
  case 'deaf':
    // Reads nothing, says nothing, and does not go.
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
      process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
    break;
  case 'parent':
    // Somebody else sits there and waits.
    spawn(
      process.execPath,
      [process.argv[1] ?? '', 'deaf', ...(socket === undefined ? [] : [socket])],
      { stdio: 'inherit' },
    );
    setInterval(() => undefined, 1000);
    break;
  default: {
    const way = WAYS[how.split(':')[0] ?? ''];
    if (way === undefined) throw new Error(`nasty in no known way: ${how}`);
    createInterface({ input: process.stdin }).on('line', (line) => {
      const message = /** @type {Message} */ (JSON.parse(line));
      if (how === 'echo') writeSync(2, `${line}\n`);
      if (message.t === 'hello') {
        say({ t: 'ready', name: how });
        isGreeted = true;
      }
      if (message.t === 'over') isGreeted = false;
      if (message.t !== 'decide') return;
      if (!isGreeted) throw new Error('asked without a hello');
      asked.push(message);
      way(message);
    });
    if (socket !== undefined) process.stdin.on('end', () => process.exit(0));
  }
}
