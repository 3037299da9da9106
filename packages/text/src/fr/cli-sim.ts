/** Help of `palier sim` in French. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const sim: CliCommands['sim'] = {
  summary: 'faire jouer beaucoup de parties à des robots',
  about: [
    'Dit combien de fois chaque robot a gagné, avec l’intervalle qui contient sa vraie part 95 fois sur 100, la longueur des parties et la façon dont les manches ont fini. Une victoire partagée compte pour une fraction.',
    'La même graine donne le même résultat, quel que soit le nombre de fils d’exécution. Ctrl-C donne le résultat jusqu’ici.',
  ],
  options: {
    ...setupOptions,
    bots: 'les joueurs dans l’ordre des places : simple, random (sans l’option, trois fois simple)',
    games: 'combien de parties (100)',
    rotate:
      'jouer chaque donne une fois par rotation des places, pour que la chance et la place pèsent moins ; N est arrondi à des donnes entières',
    seed: 'permet de refaire le même calcul',
    workers: 'combien de fils d’exécution ; sans l’option, autant que de cœurs',
    record:
      'écrire un compte rendu de chaque partie dans DIR : 0001.jsonl et ainsi de suite ; DIR ne doit pas encore en contenir',
    soak: 'au lieu d’un match : des parties aux règles tirées au sort, vérifiées de fond en comble ; sans --games jusqu’à Ctrl-C',
    first: 'commencer par la partie N (avec --rotate : la donne N)',
  },
  examples: [
    {
      line: 'palier sim --bots simple,random --games 1000 --rotate --seed 1',
      says: 'De combien simple est-il meilleur que random ?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots simple,simple,simple --games 50 --record games',
      says: 'Cinquante parties, chacune dans un fichier.',
    },
    { line: 'palier sim --soak', says: 'Chercher une partie qui échoue.' },
  ],
};
