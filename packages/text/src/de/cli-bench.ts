/** `palier bench` in German. */
import type { BenchWords, CliCommands } from '../cli-words.ts';
import { number } from './speech.ts';

export const bench: CliCommands['bench'] = {
  summary: 'messen, wie schnell dieser Rechner spielt',
  about: [
    'Spielt auf einem Kern ganze Partien mit einem schnellen Zufallsspieler, der auslegt und anlegt, sobald er kann, und faltet ihre Ereignisse noch einmal. Regelprüfung, Zufall und Ereignisse sind dabei.',
    'Die Prüfsumme ist bei gleichem Startwert und gleichen Regeln auf jedem Rechner gleich; gezeigt wird der beste von fünf Läufen.',
    'Der Löser wird alles über zufällige Hände von elf Karten gefragt, für jedes Level jeder Leiter, unabhängig von den Regeln der Partien.',
  ],
  options: {
    edition: 'nach wessen Regeln gespielt wird',
    ladder: 'die Leiter',
    master: 'die Erweiterung Master: none, specials oder all',
    rules: 'Hausregeln, etwa goingOut=any,levels=4',
    players: 'wie viele mitspielen, 2 bis 6 (4)',
    games: 'Partien je Lauf (300)',
    seed: 'Startwert der Mischungen (bench)',
    memory: 'auch so viele Partien spielen und den belegten Speicher zeigen',
  },
  examples: [
    { line: 'palier bench --json', says: 'Die Tabelle als JSON.' },
    {
      line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
      says: 'Zeigt, dass der Speicher über 100.000 Partien gleich bleibt.',
    },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);

export const benchWords: BenchWords = {
  machine: (machine) => `Rechner: ${machine}`,
  games: (ruleset, games, seed) => `Partien: ${number(games)} mit ${ruleset}, Startwert „${seed}“`,
  units: {
    '1/s': (value) => `${number(value)} je Sekunde`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'Ereignisse, gefaltet von evolve',
    'play-commands': 'Züge in ganzen Partien',
    'solver-p50': 'eine volle Antwort über eine Hand: die Hälfte ist schneller',
    'solver-p99': 'ebenso: 99 von 100 sind schneller',
    'expert-decision': 'die Hälfte der Entscheidungen von expert ist schneller',
    'master-continuations': 'von der Suche zu Ende gespielte Runden',
    'master-overrun': 'so lange läuft eine Suche höchstens weiter, die aufhören soll',
    'expert-games': 'ganze Partien zwischen expert-Bots',
    'steady-games': 'ganze Partien zwischen steady-Bots',
  },
  ladders:
    'Der Löser je Leiter, in µs: die Hälfte der Antworten ist schneller, 99 von 100 sind schneller.',
  checksum: (checksum) => `Prüfsumme der Partien: ${checksum}`,
  heap: (games, mebibytes) => `${number(games)} Partien: ${tenths(mebibytes)} MiB belegt`,
};
