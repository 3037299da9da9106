/** `palier sim` in French. */
import { figuresOf } from '../figures.ts';
import type { SimWords } from '../play-words.ts';
import { and, count } from './speech.ts';

const { decimal, fine, percent } = figuresOf('fr');

const GAMES = { one: 'partie', other: 'parties' };
const DEALS = { one: 'donne', other: 'donnes' };
const ROUNDS = { one: 'manche', other: 'manches' };
const MOVES = { one: 'coup', other: 'coups' };
const SECONDS = { one: 'seconde', other: 'secondes' };
const MINUTES = { one: 'minute', other: 'minutes' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

export const sim: SimWords = {
  title: (edition, ladder) => `${edition} · ${ladder}`,
  interrupted: 'Interrompu : le résultat jusqu’ici.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Arrêt anticipé : chaque' : 'Chaque'} part est connue à ± ${fine(width)}.`,
  unsettled: (width, wanted) =>
    `Les parts sont connues à ± ${fine(width)} ; pour ± ${fine(wanted)}, il faut plus de parties.`,
  reported: (file) => `Rapport : ${file}`,
  columns: {
    seat: 'place',
    bot: 'robot',
    wins: 'gains',
    share: 'part',
    range: 'intervalle à 95 %',
  },
  wins: (wins) => decimal(wins),
  share: (share) => percent(share),
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  method: {
    wilson: 'Intervalles calculés sur les parties (Wilson).',
    deals: 'Intervalles d’après l’écart entre les donnes, jouées dans toutes les rotations.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)} : ${count(deals, DEALS)}, chacune une fois par rotation des places.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Une partie compte en moyenne ${decimal(rounds)} manches et ${decimal(moves)} coups.`,
  ending: (end, share) => {
    switch (end) {
      case 'went-out':
        return `${percent(share)} parce que quelqu’un a fini`;
      case 'stock':
        return `${percent(share)} faute de cartes`;
      case 'blocked':
        return `${percent(share)} parce que rien ne bougeait`;
      case 'win':
        return `${percent(share)} par la pose du dernier niveau`;
    }
  },
  endings: (endings) => `Fins de manche : ${and(endings)}.`,
  speed: (seconds, games) => `${decimal(seconds)} s, ${decimal(games)} parties par seconde.`,
  seed: (seed) => `Graine : ${seed}`,
  progress: (done, total, left) =>
    `${done} sur ${total}${left === undefined ? '' : `, encore ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} sans faute ; Ctrl-C arrête`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} aux règles tirées au sort, sans faute : ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, chaque compte rendu vérifié.`,
  broken: (number, detail, line) =>
    `La partie ${number} s’est arrêtée : ${detail}\nÀ refaire avec : ${line}`,
};
