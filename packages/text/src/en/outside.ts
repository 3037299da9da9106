/** Bots from outside in English. */
import type { OutsideOption, OutsideWords } from '../outside-words.ts';
import { and, count, number, quote } from './speech.ts';

const TIMES = { one: 'time', other: 'times' };

export const outsideOptions: { readonly [O in OutsideOption]: string } = {
  'bot-ms': 'how many milliseconds a program (exec:) has for a decision (1,000)',
  'bot-log': 'write what programs (exec:) say on standard error, and their faults, to FILE',
};

export const outside: OutsideWords = {
  faults: {
    late: ({ ms }) => `There was no answer within ${number(ms)} ms.`,
    broken: ({ line, why }) => `${quote(line)} is no answer. ${why}`,
    'too-long': ({ most }) => `It wrote a line of more than ${number(most)} bytes.`,
    illegal: ({ move, rule, why }) => `${quote(move)} is not allowed (${rule}). ${why}`,
    surplus: ({ line }) => `Nobody had asked for ${quote(line)}.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `It could not be started (${error}).`
          : signal !== undefined
            ? `It was ended by ${signal}.`
            : status !== undefined
              ? `It ended with status ${status}.`
              : 'It closed its output.',
        ...(said === '' ? [] : [`It said ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `It was started ${count(starts, TIMES)} in vain and is not started again.`,
  },
  place: (bot, game, seat) => `${bot}, game ${number(game)}, seat ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'late answer', other: 'late answers' }),
    broken: (times) => count(times, { one: 'broken answer', other: 'broken answers' }),
    'too-long': (times) => count(times, { one: 'line too long', other: 'lines too long' }),
    illegal: (times) => count(times, { one: 'illegal move', other: 'illegal moves' }),
    surplus: (times) =>
      count(times, { one: 'answer without a question', other: 'answers without a question' }),
    ended: (times) => count(times, { one: 'breakdown', other: 'breakdowns' }),
    'given-up': () => 'given up in the end',
  },
  summary: (bot, counts, instead) =>
    `${bot}: ${and(counts)}. The bot ${instead.bot} moved in its place ${count(instead.times, TIMES)}.`,
};
