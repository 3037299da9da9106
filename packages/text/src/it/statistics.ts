/** The statistics of this device, in Italian. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, count, GAMES, il, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

/** «il 60%», «l’8%» */
const part = (share: number): string => il(whole(share));

export const statistics: Part<'statistics'> = {
  title: 'Statistiche',
  loading: 'Calcolo…',
  failed: 'Su questo dispositivo le statistiche non si possono leggere.',
  none: 'Ancora niente da contare. Gioca una partita contro i bot fino alla fine e la troverai qui.',
  play: 'Gioca contro i bot',
  trend: {
    title: 'Ultimamente',
    wins: (wins, games) =>
      games === 1
        ? `La tua ultima partita l’hai ${wins === 1 ? 'vinta' : 'persa'}.`
        : `Hai vinto ${count(wins, GAMES)} delle ultime ${games}.`,
    turns: {
      up: 'Va sempre meglio.',
      even: 'Tieni il passo.',
      down: 'Le partite prima andavano meglio. Ti rifarai.',
    },
    legend: 'La più recente è a destra. La luna segna una vittoria.',
  },
  against: 'Contro i nostri sei personaggi',
  tiles: {
    games: 'Partite',
    wins: 'Vittorie',
    streak: 'Vittorie di fila',
    longest: 'Serie più lunga',
  },
  share: ({ share }) => `Vinci ${part(share)} delle tue partite.`,
  certain: ({ low, high }, expected) =>
    `Con il 95% di certezza, vinci tra ${part(low)} e ${part(high)} delle partite. A parità di forza sarebbe ${part(expected)}.`,
  figures: 'Tutte le cifre',
  climbs: {
    title: 'Le tue salite',
    about: (games) =>
      `Il livello raggiunto nelle tue ultime partite (${count(games, GAMES)}), la più recente a destra. La tabella qui sotto dice le stesse cose.`,
    legend: 'Una colonna per partita, alta quanto la salita. La luna segna una vittoria.',
    showTable: 'Le tue salite in tabella',
    date: 'Finita',
    result: 'Risultato',
    won: 'Vinta',
    lost: 'Persa',
    sharedWin: 'Condivisa',
    level: 'Livelli',
    climbed: (climbed, levels) => `${climbed} su ${levels}`,
    rounds: 'Manche',
  },
  reached: {
    title: 'Fin dove arrivano le tue partite',
    about: 'Quanti livelli avevi superato alla fine delle tue partite.',
    level: 'Livelli superati',
    games: 'Partite',
  },
  groups: {
    edition: 'Per edizione',
    strength: 'Per forza dei bot',
    players: 'Per numero di giocatori',
    mixed: 'Mista',
    playersOf: (players) => `${players} giocatori`,
    games: 'Partite',
    wins: 'Vittorie',
    share: ({ share, low, high }) => `${whole(share)} (${whole(low)}–${whole(high)})`,
    legend:
      'Barra: quota di vittorie. Linea sottile: dove sta la quota vera, con il 95% di certezza. Segno: la quota a parità di forza.',
  },
  online: {
    title: 'Online',
    wins: (wins, games) =>
      games === 1
        ? `La tua unica partita online l’hai ${wins === 1 ? 'vinta' : 'persa'}.`
        : `Hai vinto ${count(wins, GAMES)} su ${games} online.`,
    fair: (expected) => `A parità di forza sarebbe ${part(expected)}.`,
    elsewhere: (games) => `Di queste, ${count(games, GAMES)} su altri dispositivi.`,
  },
  apart: (people, playedOn) => {
    const parts = [
      ...(people > 0 ? [`${count(people, GAMES)} di «Passa e gioca»`] : []),
      ...(playedOn > 0
        ? [
            `${count(playedOn, { one: 'partita che ne continua', other: 'partite che ne continuano' })} un’altra`,
          ]
        : []),
    ];
    return `Non contate: ${and(parts)}.`;
  },
  about:
    'Contano le partite di una persona contro i bot, giocate fino alla fine su questo dispositivo, anche quelle che poi hai eliminato; le partite online contano a parte. Niente esce dal dispositivo.',
  keeping: 'Salva o cancella',
  save: 'Salva in un file',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  fileName: 'palier-statistiche',
  goals: 'Obiettivi',
  erase: 'Cancella le statistiche',
  eraseAsk: 'Cancellare le statistiche?',
  eraseAbout: 'Statistiche e obiettivi ripartono da zero. Le tue partite restano dove sono.',
  eraseNow: 'Cancella',
  erased: 'Statistiche cancellate.',
};
