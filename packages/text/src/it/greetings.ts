/** What one of the six characters says on home to somebody who has played, in Italian. */
import type { Part } from '../langs.ts';
import { count, LEVELS } from './speech.ts';

const DAYS = { one: 'giorno', other: 'giorni' };

export const greetings: Part<'goals'>['greetings'] = {
  does: {
    daily: 'Sfida del giorno',
    rematch: 'Rivincita',
    goal: 'Gioca',
    running: 'Continua',
  },
  own: {
    odile: {
      won: 'Mi hai battuta, complimenti. Un’altra partita?',
      lost: 'Fai con calma. La luna non scappa.',
    },
    bruno: {
      won: 'La prossima la vinco io! Rivincita?',
      lost: 'Coraggio! Vieni a battermi!',
    },
    wanda: {
      won: 'Non ho dimenticato chi ha vinto. Rivincita.',
      lost: 'Non vorrai mica finirla così?',
    },
    hugo: {
      won: 'Ho messo da parte le carte migliori per la rivincita.',
      lost: 'Ti ho tenuto il posto. Io tengo tutto.',
    },
    nell: {
      won: 'Presto, presto, la rivincita!',
      lost: 'Dai, un’altra! Stavolta magari vinci tu!',
    },
    sami: {
      won: 'Ben giocato. Vediamo chi vince la prossima?',
      lost: 'È stata una bella partita. Un’altra?',
    },
  },
  won: ['L’ultima volta hai vinto. Mi dai un’altra occasione?'],
  lost: ['L’ultima volta non è bastato. Riproviamo?', 'Partita nuova, carte nuove. Ci stai?'],
  high: (climbed, of) =>
    `L’ultima volta hai superato ${count(climbed, LEVELS)} su ${of}. La luna non è lontana.`,
  score: {
    ahead: (won, lost) => [
      `Conduci ${won} a ${lost} contro di me. Ancora per poco!`,
      `${won} a ${lost} per te. Mi lasci recuperare?`,
    ],
    behind: (won, lost) => [
      `Contro di me: ${won} vinte, ${lost} perse. Rimediamo?`,
      `${won} a ${lost} contro di me. Recuperi?`,
    ],
    level: (won, lost) => [
      `${won} a ${lost} tra noi. Chi passa in testa?`,
      `Siamo pari, ${won} a ${lost}. Un’altra?`,
    ],
  },
  streak: (days) => [
    `${count(days, DAYS)} di fila! Con la sfida del giorno saranno ${days + 1}.`,
    `La sfida del giorno ti aspetta: saranno ${count(days + 1, DAYS)} di fila.`,
    'Con la sfida del giorno la tua serie continua.',
  ],
  grown: (days) => [
    `${count(days, DAYS)} di fila, e la sfida di oggi è fatta. Complimenti!`,
    'La sfida di oggi è fatta. Giochiamo una partita?',
  ],
  back: (days) => [
    'Eccoti di nuovo! Il tuo posto al tavolo è libero.',
    `Non ci vediamo da ${count(days, DAYS)}. Giochiamo?`,
    'Che bello rivederti. Giochiamo?',
  ],
  running: (round) => [
    `Siamo alla manche ${round}. Continuiamo?`,
    'Le tue carte sono dove le hai lasciate.',
  ],
  near: {
    ten: [
      'Ancora una partita fino alla fine, e un nuovo panno è tuo.',
      'Ti manca una sola partita per un nuovo panno.',
    ],
    row: [
      'Ancora una vittoria di fila, e un nuovo panno è tuo.',
      'Ti manca una sola vittoria per un nuovo panno.',
    ],
  },
  lastOne: ['Gli altri cinque li hai battuti. Ora tocca a me!', 'Cinque su sei: manco solo io.'],
  goal: ['Sulla tua salita ora ci sono io. Giochiamo?', 'Il prossimo scalino sono io. Ci stai?'],
};
