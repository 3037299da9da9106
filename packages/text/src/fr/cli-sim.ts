/** Help of `palier sim` in French. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';
import { outsideOptions } from './outside.ts';

export const sim: CliCommands['sim'] = {
  summary: 'faire jouer beaucoup de parties à des robots',
  about: [
    'Dit combien de fois chaque robot a gagné, avec l’intervalle qui contient sa vraie part 95 fois sur 100, la longueur des parties et la façon dont les manches ont fini. Une victoire partagée compte pour une fraction. Avec --report et --ladder-report, il y a bien plus à voir.',
    'La même graine donne le même résultat, quel que soit le nombre de fils d’exécution. Ctrl-C donne le résultat jusqu’ici.',
  ],
  options: {
    ...setupOptions,
    bots: 'les joueurs dans l’ordre des places : novice, steady, expert, master ou master:N avec N suites par décision, chacun avec un caractère devant si tu veux (odile-expert), random, oracle (un tricheur qui voit tout), ou exec:PROGRAMME, un programme à toi (sans l’option, trois fois steady)',
    games: 'combien de parties (100)',
    rotate:
      'jouer chaque donne une fois par rotation des places, pour que la chance et la place pèsent moins ; N est arrondi à des donnes entières',
    seed: 'permet de refaire le même calcul',
    workers: 'combien de fils d’exécution ; sans l’option, autant que de cœurs',
    record:
      'écrire un compte rendu de chaque partie dans DIR : 0001.jsonl et ainsi de suite ; DIR ne doit pas encore en contenir',
    until:
      'finir plus tôt, dès que l’intervalle de chaque robot ne dépasse pas W de chaque côté, comme 0.5% ou 0.005, mais pas avant 100 parties (avec --rotate : donnes) ; --games est alors le maximum',
    csv: 'donner le tableau en CSV pour un tableur : une ligne par robot, avec --ladder-report une par niveau',
    report:
      'écrire dans FILE une page pour le navigateur : qui gagne, classement, chance et adresse, niveaux, longueurs, valeur des cartes',
    'ladder-report':
      'dire si l’échelle et ses règles sont équilibrées : difficulté de chaque niveau, minutes à table, échappées du premier, et ce qui pourrait être mieux (sans --games, 1 000)',
    soak: 'au lieu d’un match : des parties aux règles tirées au sort, vérifiées de fond en comble ; sans --games jusqu’à Ctrl-C',
    first: 'commencer par la partie N (avec --rotate : la donne N)',
    ...outsideOptions,
  },
  examples: [
    {
      line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
      says: 'De combien steady est-il meilleur que random ?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
      says: 'Cinquante parties, chacune dans un fichier.',
    },
    {
      line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
      says: 'Jouer jusqu’à ce que la question soit tranchée, et en faire une page.',
    },
    {
      line: 'palier sim --ladder two-star --ladder-report',
      says: 'L’échelle à deux étoiles est-elle équilibrée ?',
    },
    { line: 'palier sim --soak', says: 'Chercher une partie qui échoue.' },
  ],
};
