/** `palier bench` in French. */
import type { BenchWords, CliCommands } from '../cli-words.ts';
import { number } from './speech.ts';

export const bench: CliCommands['bench'] = {
  summary: 'mesurer la vitesse de cette machine',
  about: [
    'Joue des parties entières sur un seul cœur avec un joueur rapide et aléatoire qui pose et ajoute dès qu’il peut, puis rejoue leurs événements. Légalité, hasard et événements compris.',
    'La somme de contrôle est la même sur toute machine pour la même graine et les mêmes règles ; le meilleur de cinq passages est affiché.',
    'Le solveur répond à tout sur des mains de onze cartes tirées au hasard, pour chaque niveau de chaque échelle, quelles que soient les règles des parties.',
  ],
  options: {
    edition: 'l’édition jouée',
    ladder: 'l’échelle à gravir',
    master: 'l’extension Master : none, specials ou all',
    rules: 'les règles maison, comme goingOut=any,levels=4',
    players: 'le nombre de joueurs, de 2 à 6 (4)',
    games: 'le nombre de parties par passage (300)',
    seed: 'la graine des donnes (bench)',
    memory: 'jouer aussi autant de parties et montrer la mémoire utilisée',
  },
  examples: [
    { line: 'palier bench --json', says: 'Le tableau en JSON.' },
    {
      line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
      says: 'Montre que la mémoire reste stable sur 100 000 parties.',
    },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);

export const benchWords: BenchWords = {
  machine: (machine) => `Machine : ${machine}`,
  games: (ruleset, games, seed) => `Parties : ${number(games)} de ${ruleset}, graine « ${seed} »`,
  units: {
    '1/s': (value) => `${number(value)} par seconde`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'événements repliés par evolve',
    'play-commands': 'coups dans des parties entières',
    'solver-p50': 'une réponse complète sur une main : la moitié va plus vite',
    'solver-p99': 'de même : 99 sur 100 vont plus vite',
    'expert-decision': 'la moitié des décisions d’expert va plus vite',
    'master-continuations': 'manches jouées jusqu’au bout par la recherche',
    'master-overrun': 'une recherche priée de s’arrêter continue au plus ce temps',
    'expert-games': 'parties complètes entre experts',
    'steady-games': 'parties complètes entre robots steady',
  },
  ladders:
    'Le solveur par échelle, en µs : la moitié des réponses va plus vite, 99 sur 100 vont plus vite.',
  checksum: (checksum) => `Somme de contrôle des parties : ${checksum}`,
  heap: (games, mebibytes) => `${number(games)} parties : ${tenths(mebibytes)} Mio utilisés`,
};
