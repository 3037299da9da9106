/** Bots from outside in French. */
import type { OutsideOption, OutsideWords } from '../outside-words.ts';
import { and, count, number, quote } from './speech.ts';

const TIMES = { one: 'fois', other: 'fois' };

export const outsideOptions: { readonly [O in OutsideOption]: string } = {
  'bot-ms': 'combien de millisecondes un programme (exec:) a pour décider (1000)',
  'bot-log':
    'écrire dans FILE ce que les programmes (exec:) disent sur leur sortie d’erreur, et leurs fautes',
};

export const outside: OutsideWords = {
  faults: {
    late: ({ ms }) => `Pas de réponse en ${number(ms)} ms.`,
    broken: ({ line, why }) => `${quote(line)} n’est pas une réponse. ${why}`,
    'too-long': ({ most }) => `Il a écrit une ligne de plus de ${number(most)} octets.`,
    illegal: ({ move, rule, why }) => `${quote(move)} n’est pas permis (${rule}). ${why}`,
    surplus: ({ line }) => `Personne n’avait demandé ${quote(line)}.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `Impossible de le lancer (${error}).`
          : signal !== undefined
            ? `Il a été arrêté par ${signal}.`
            : status !== undefined
              ? `Il s’est arrêté avec le code ${status}.`
              : 'Il a fermé sa sortie.',
        ...(said === '' ? [] : [`Il a dit ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `Il a été lancé ${count(starts, TIMES)} en vain et ne le sera plus.`,
  },
  place: (bot, game, seat) => `${bot}, partie ${number(game)}, place ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'réponse tardive', other: 'réponses tardives' }),
    broken: (times) => count(times, { one: 'réponse illisible', other: 'réponses illisibles' }),
    'too-long': (times) => count(times, { one: 'ligne trop longue', other: 'lignes trop longues' }),
    illegal: (times) => count(times, { one: 'coup interdit', other: 'coups interdits' }),
    surplus: (times) =>
      count(times, { one: 'réponse sans question', other: 'réponses sans question' }),
    ended: (times) => count(times, { one: 'panne', other: 'pannes' }),
    'given-up': () => 'abandon à la fin',
  },
  summary: (bot, counts, instead) =>
    `${bot} : ${and(counts)}. Le robot ${instead.bot} a joué ${count(instead.times, TIMES)} à sa place.`,
};
