/** Help of `palier sim` in German. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';
import { outsideOptions } from './outside.ts';

export const sim: CliCommands['sim'] = {
  summary: 'Bots viele Partien gegeneinander spielen lassen',
  about: [
    'Sagt, wie oft jeder Bot gewonnen hat, mit dem Intervall, das seinen wahren Anteil in 95 von 100 Fällen enthält, wie lang die Partien waren und wie Runden endeten. Ein geteilter Sieg zählt als Bruchteil. Mit --report und --ladder-report gibt es viel mehr zu sehen.',
    'Derselbe Startwert gibt dasselbe Ergebnis, gleich mit wie vielen Threads. Strg-C gibt das Ergebnis bis hierher.',
  ],
  options: {
    ...setupOptions,
    bots: 'die Spieler in der Folge ihrer Plätze: novice, steady, expert, master oder master:N mit N Fortsetzungen je Entscheidung, jeder auf Wunsch mit einem Charakter davor (odile-expert), random, oracle (ein Schummler, der alles sieht) oder exec:PROGRAMM, ein eigenes Programm (ohne die Option dreimal steady)',
    games: 'wie viele Partien (100)',
    rotate:
      'jede Verteilung einmal in jeder Sitzfolge spielen, damit Glück und Platz weniger wiegen; N wird auf ganze Verteilungen aufgerundet',
    seed: 'macht einen Lauf wiederholbar',
    workers: 'wie viele Threads spielen; ohne die Option so viele, wie es Kerne gibt',
    record:
      'von jeder Partie eine Aufzeichnung nach DIR schreiben: 0001.jsonl und so weiter; in DIR darf noch keine liegen',
    until:
      'früher aufhören, sobald das Intervall jedes Bots nach jeder Seite höchstens W weit reicht, etwa 0.5% oder 0.005, aber nicht vor 100 Partien (mit --rotate: Verteilungen); --games ist dann das Höchste',
    csv: 'die Tabelle als CSV für die Tabellenkalkulation: eine Zeile je Bot, mit --ladder-report je Level',
    report:
      'eine Seite für den Browser nach FILE schreiben: wer gewinnt, Wertungen, Glück und Können, Level, Längen, was Karten wert sind',
    'ladder-report':
      'sagen, wie gut sich die Leiter mit ihren Regeln spielt: wie schwer jedes Level ist, Minuten am Tisch, ob Führende davonziehen, und was besser sein könnte (ohne --games 1.000)',
    soak: 'statt eines Vergleichs: Partien nach zufälligen Regeln, jede gründlich geprüft; ohne --games bis Strg-C',
    first: 'mit Partie N (mit --rotate: Verteilung N) des Laufs beginnen',
    ...outsideOptions,
  },
  examples: [
    {
      line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
      says: 'Wie viel besser ist steady als random?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
      says: 'Fünfzig Partien, jede in einer Datei.',
    },
    {
      line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
      says: 'Spielen, bis die Frage entschieden ist, und eine Seite darüber schreiben.',
    },
    {
      line: 'palier sim --ladder two-star --ladder-report',
      says: 'Wie gut spielt sich die Leiter mit zwei Sternen?',
    },
    { line: 'palier sim --soak', says: 'Eine Partie suchen, die scheitert.' },
  ],
};
