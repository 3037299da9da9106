/** Bots from outside in German. */
import type { OutsideOption, OutsideWords } from '../outside-words.ts';
import { and, count, number, quote } from './speech.ts';

export const outsideOptions: { readonly [O in OutsideOption]: string } = {
  'bot-ms': 'wie viele Millisekunden ein Programm (exec:) für eine Entscheidung hat (1.000)',
  'bot-log':
    'was Programme (exec:) auf ihrer Fehlerausgabe sagen, und ihre Fehler, nach FILE schreiben',
};

export const outside: OutsideWords = {
  faults: {
    late: ({ ms }) => `In ${number(ms)} ms kam keine Antwort.`,
    broken: ({ line, why }) => `${quote(line)} ist keine Antwort. ${why}`,
    'too-long': ({ most }) => `Es hat eine Zeile von mehr als ${number(most)} Bytes geschrieben.`,
    illegal: ({ move, rule, why }) => `${quote(move)} ist nicht erlaubt (${rule}). ${why}`,
    surplus: ({ line }) => `Niemand hatte nach ${quote(line)} gefragt.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `Es ließ sich nicht starten (${error}).`
          : signal !== undefined
            ? `Es wurde von ${signal} beendet.`
            : status !== undefined
              ? `Es endete mit Status ${status}.`
              : 'Es hat seine Ausgabe geschlossen.',
        ...(said === '' ? [] : [`Es sagte ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `Es wurde ${number(starts)}-mal vergeblich gestartet und wird es nicht wieder.`,
  },
  place: (bot, game, seat) => `${bot}, Partie ${number(game)}, Platz ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'späte Antwort', other: 'späte Antworten' }),
    broken: (times) => count(times, { one: 'unlesbare Antwort', other: 'unlesbare Antworten' }),
    'too-long': (times) => count(times, { one: 'zu lange Zeile', other: 'zu lange Zeilen' }),
    illegal: (times) => count(times, { one: 'verbotener Spielzug', other: 'verbotene Spielzüge' }),
    surplus: (times) => count(times, { one: 'Antwort ohne Frage', other: 'Antworten ohne Frage' }),
    ended: (times) => count(times, { one: 'Absturz', other: 'Abstürze' }),
    'given-up': () => 'am Ende aufgegeben',
  },
  summary: (bot, counts, instead) =>
    `${bot}: ${and(counts)}. Der Bot ${instead.bot} hat ${number(instead.times)}-mal für ihn gespielt.`,
};
