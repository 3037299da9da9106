/** What there is to reach on this device, and the part of home that tells of it, in Italian. */
import type { Part } from '../langs.ts';
import { greetings } from './greetings.ts';
import { a, and, count, il, LEVELS, ROUNDS } from './speech.ts';

const STEPS = { one: 'scalino', other: 'scalini' };
const BOTS = { one: 'bot', other: 'bot' };
const WINS = { one: 'vittoria', other: 'vittorie' };
const LOSSES = { one: 'sconfitta', other: 'sconfitte' };
const QUESTIONS = { one: 'domanda', other: 'domande' };
const HOURS = { one: 'ora', other: 'ore' };
const DAYS = { one: 'giorno', other: 'giorni' };

/** A goal behind a colon. */
function lower(goal: string): string {
  return goal.charAt(0).toLowerCase() + goal.slice(1);
}

export const goals: Part<'goals'> = {
  title: 'Obiettivi',
  loading: 'Calcolo…',
  failed: 'Su questo dispositivo gli obiettivi non si possono leggere.',
  goal: (name, strength) => `Batti ${name} (${strength})`,
  climb: {
    title: 'La salita',
    how: 'Come si salgono gli scalini',
    about:
      'Ogni personaggio ha una scalinata in ogni edizione, con uno scalino per ogni forza. Sali uno scalino, e tutti quelli più bassi, quando vinci una partita contro i bot in cui il personaggio gioca con quella forza. Non valgono le vittorie condivise, né le partite con un tuo percorso o con una regola della casa che accorcia la salita.',
    climbed: (done, of) => `${count(done, STEPS)} su ${of}`,
    earned: (strength, date) => `${strength}, raggiunto ${il(date)}`,
    open: (strength) => `${strength}, non ancora`,
  },
  next: {
    title: 'Prossimo obiettivo',
    play: 'Gioca ora',
    allDone: 'Hai salito tutti gli scalini, in tutte le edizioni. La luna è tua.',
  },
  bests: {
    title: 'Record personali',
    rows: {
      quickest: {
        name: 'Vittoria più rapida (almeno otto livelli)',
        value: (rounds) => count(rounds, ROUNDS),
      },
      streak: {
        name: 'Serie di vittorie più lunga',
        value: (wins) => `${count(wins, WINS)} di fila`,
      },
      table: { name: 'Bot battuti insieme', value: (bots) => count(bots, BOTS) },
      round: { name: 'Livelli in una manche', value: (levels) => count(levels, LEVELS) },
      comeback: {
        name: 'Rimonta più grande',
        value: (levels) => `da ${count(levels, LEVELS)} di svantaggio`,
      },
    },
    none: 'non ancora',
  },
  about:
    'Per gli obiettivi contano le partite che hai finito su questo dispositivo. Si salvano e si cancellano con le statistiche.',
  record: {
    short: (won, lost) => `${won}–${lost}`,
    long: (won, lost) => `${count(won, WINS)}, ${count(lost, LOSSES)}`,
    none: 'Ancora nessuna partita',
  },
  statistics: 'Statistiche',
  earned: {
    title: (badges) => (badges === 1 ? 'Uno scalino in più' : `${count(badges, STEPS)} in più`),
    beaten: (name, strength) => `Vittoria contro ${name} (${strength})`,
    look: 'Vedi i tuoi obiettivi',
  },
  after: {
    title: 'La tua salita',
    reached: (climbed, of) => `${count(climbed, LEVELS)} su ${of}`,
    notes: {
      best: (reached) => `${reached}, il tuo record`,
      equal: (reached) => `${reached}, pari al tuo record`,
      quickest: (won) => `${won}, la tua vittoria più rapida`,
    },
    kind: {
      first: 'La tua prima salita. Da qui in poi sarà più facile.',
      best: 'Più in alto che mai. Avanti così!',
    },
    well: 'Bella salita!',
    next: (goal) => `Prossimo obiettivo: ${lower(goal)}`,
    play: 'Gioca',
    uncounted: {
      other:
        'Questa partita conta nelle tue statistiche. Per i tuoi obiettivi servono tutti i livelli della scatola, dal primo all’ultimo.',
      shared: 'Le vittorie condivise non contano per i tuoi obiettivi.',
      people: 'Le partite di «Passa e gioca» non contano per i tuoi obiettivi.',
      playedOn: 'Una partita cominciata a metà di un’altra non conta per i tuoi obiettivi.',
    },
  },
  greetings,
  home: {
    title: 'In questo momento',
    daily: 'Sfida del giorno',
    steps: (done, of) => `Domande: ${done} su ${of}`,
    doneToday: 'Fatta per oggi',
    days: (days) => `${count(days, DAYS)} di fila`,
    waits: (left, days) =>
      days === 0
        ? `Oggi ti ${left === 1 ? 'aspetta' : 'aspettano'} ${count(left, QUESTIONS)}.`
        : `Ancora ${count(left, QUESTIONS)} e saranno ${count(days + 1, DAYS)} di fila.`,
    tomorrow: (hours) => `La prossima arriva tra ${count(hours, HOURS)}.`,
    week: (done, of) => `${count(done, DAYS)} su ${of}`,
    quick: 'Partita veloce',
    quickAbout: (names) => `Tre livelli contro ${and(names)}`,
    last: 'Ultima partita',
    won: (rounds) => `Vinta in ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Vittoria condivisa in ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Persa, con ${count(climbed, LEVELS)} su ${levels}`,
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${a(name)}`,
    with: (names) => `Con ${and(names)}`,
  },
};
