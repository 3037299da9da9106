/** Help of `palier sim` in German. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const sim: CliCommands['sim'] = {
  summary: 'Bots viele Partien gegeneinander spielen lassen',
  about: [
    'Sagt, wie oft jeder Bot gewonnen hat, mit dem Intervall, das seinen wahren Anteil in 95 von 100 Fällen enthält, wie lang die Partien waren und wie Runden endeten. Ein geteilter Sieg zählt als Bruchteil.',
    'Derselbe Startwert gibt dasselbe Ergebnis, gleich mit wie vielen Threads. Strg-C gibt das Ergebnis bis hierher.',
  ],
  options: {
    ...setupOptions,
    bots: 'die Spieler in der Folge ihrer Plätze: simple, random (ohne die Option dreimal simple)',
    games: 'wie viele Partien (100)',
    rotate:
      'jede Verteilung einmal in jeder Sitzfolge spielen, damit Glück und Platz weniger wiegen; N wird auf ganze Verteilungen aufgerundet',
    seed: 'macht einen Lauf wiederholbar',
    workers: 'wie viele Threads spielen; ohne die Option so viele, wie es Kerne gibt',
    record:
      'von jeder Partie eine Aufzeichnung nach DIR schreiben: 0001.jsonl und so weiter; in DIR darf noch keine liegen',
    soak: 'statt eines Vergleichs: Partien nach zufälligen Regeln, jede gründlich geprüft; ohne --games bis Strg-C',
    first: 'mit Partie N (mit --rotate: Verteilung N) des Laufs beginnen',
  },
  examples: [
    {
      line: 'palier sim --bots simple,random --games 1000 --rotate --seed 1',
      says: 'Wie viel besser ist simple als random?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots simple,simple,simple --games 50 --record games',
      says: 'Fünfzig Partien, jede in einer Datei.',
    },
    { line: 'palier sim --soak', says: 'Eine Partie suchen, die scheitert.' },
  ],
};
