/** What there is to reach on this device, and the part of home that tells of it, in Italian. */
import type { Part } from '../langs.ts';
import { a, and, count, LEVELS, ROUNDS } from './speech.ts';

const STEPS = { one: 'scalino', other: 'scalini' };
const STEPS_TODAY = { one: 'passo', other: 'passi' };
const BOTS = { one: 'bot', other: 'bot' };
const WINS = { one: 'vittoria', other: 'vittorie' };
const DAYS = { one: 'giorno', other: 'giorni' };

export const goals: Part<'goals'> = {
  title: 'Obiettivi',
  loading: 'Sto contando…',
  failed: 'I tuoi obiettivi non si possono leggere su questo dispositivo.',
  goal: (name, strength) => `Batti ${name} (${strength})`,
  climb: {
    title: 'La salita',
    about:
      'Ognuno dei sei ha una scalinata in ogni edizione. Sali di uno scalino vincendo contro i bot una partita in cui gioca con quella forza. Una vittoria condivisa non vale; battere un bot più forte vale anche per gli scalini sotto.',
    climbed: (done, of) => `${done} di ${count(of, STEPS)}`,
    earned: (strength, date) => `${strength}, raggiunto il ${date}`,
    open: (strength) => `${strength}, non ancora`,
  },
  next: {
    title: 'Prossimo obiettivo',
    play: 'Gioca ora',
    allDone: 'Hai salito tutti gli scalini, in tutte le edizioni. La luna è tua.',
  },
  bests: {
    title: 'Primati personali',
    rows: {
      quickest: {
        name: 'Vittoria più rapida, con almeno otto livelli',
        value: (rounds) => count(rounds, ROUNDS),
      },
      streak: {
        name: 'Serie di vittorie più lunga',
        value: (wins) => `${count(wins, WINS)} di fila`,
      },
      table: { name: 'Tavolo più affollato vinto', value: (bots) => count(bots, BOTS) },
      round: { name: 'Più livelli in una manche', value: (levels) => count(levels, LEVELS) },
      comeback: {
        name: 'Rimonta più grande',
        value: (levels) => `${count(levels, LEVELS)} di ritardo, poi la vittoria`,
      },
    },
    none: 'non ancora',
  },
  about:
    'Gli obiettivi vengono dalle partite che hai finito su questo dispositivo. Si salvano e si cancellano con le statistiche.',
  statistics: 'Statistiche',
  earned: {
    title: (badges) => (badges === 1 ? 'Uno scalino in più' : `${count(badges, STEPS)} in più`),
    beaten: (name, strength) => `Vittoria contro ${name} (${strength})`,
    look: 'Vedi i tuoi obiettivi',
  },
  home: {
    title: 'In questo momento',
    daily: 'Sfida del giorno',
    steps: (done, of) => `${done} di ${count(of, STEPS_TODAY)}`,
    doneToday: 'Fatta per oggi',
    days: (days) => `${count(days, DAYS)} di fila`,
    last: 'Ultima partita',
    won: (rounds) => `Vinta in ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Vittoria condivisa in ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Persa, con ${climbed} livelli su ${levels}`,
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${a(name)}`,
    with: (names) => `Con ${and(names)}`,
  },
};
