/** `palier sim` in German. */
import { figuresOf } from '../figures.ts';
import type { SimWords } from '../play-words.ts';
import { and, count } from './speech.ts';

const { decimal, fine, percent } = figuresOf('de');

const GAMES = { one: 'Partie', other: 'Partien' };
const DEALS = { one: 'Verteilung', other: 'Verteilungen' };
const ROUNDS = { one: 'Runde', other: 'Runden' };
const MOVES = { one: 'Spielzug', other: 'Spielzüge' };
const SECONDS = { one: 'Sekunde', other: 'Sekunden' };
const MINUTES = { one: 'Minute', other: 'Minuten' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

export const sim: SimWords = {
  title: (edition, ladder) => `${edition} · ${ladder}`,
  interrupted: 'Unterbrochen: das Ergebnis bis hierher.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Vorzeitig beendet: ' : ''}Jeder Anteil ist auf ± ${fine(width)} bekannt.`,
  unsettled: (width, wanted) =>
    `Die Anteile sind auf ± ${fine(width)} bekannt; für ± ${fine(wanted)} braucht es mehr Partien.`,
  reported: (file) => `Bericht: ${file}`,
  columns: { seat: 'Platz', bot: 'Bot', wins: 'Siege', share: 'Anteil', range: '95-%-Intervall' },
  wins: (wins) => decimal(wins),
  share: (share) => percent(share),
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  method: {
    wilson: 'Intervalle aus den einzelnen Partien (Wilson).',
    deals: 'Intervalle aus der Streuung der Verteilungen, in allen Sitzfolgen gespielt.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, jede einmal in jeder Sitzfolge.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Eine Partie hat im Mittel ${decimal(rounds)} Runden und ${decimal(moves)} Spielzüge.`,
  ending: (end, share) => {
    switch (end) {
      case 'went-out':
        return `${percent(share)} durch Ausmachen`;
      case 'stock':
        return `${percent(share)} mangels Karten`;
      case 'blocked':
        return `${percent(share)}, weil nichts mehr ging`;
      case 'win':
        return `${percent(share)} durch Auslegen des letzten Levels`;
    }
  },
  endings: (endings) => `So endeten Runden: ${and(endings)}.`,
  speed: (seconds, games) => `${decimal(seconds)} Sekunden, ${decimal(games)} Partien je Sekunde.`,
  seed: (seed) => `Startwert: ${seed}`,
  progress: (done, total, left) =>
    `${done} von ${total}${left === undefined ? '' : `, noch ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} ohne Fehler; Strg-C beendet`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} nach zufälligen Regeln ohne Fehler: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, jede Aufzeichnung geprüft.`,
  broken: (number, detail, line) =>
    `Partie ${number} ist gescheitert: ${detail}\nNoch einmal: ${line}`,
};
