/** Drills and the daily challenge, in Italian. */
import type { Leaves } from '../facts.ts';
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

const DAYS = { one: 'giorno', other: 'giorni' };
const HOURS = { one: 'ora', other: 'ore' };

/** «4,2» of a hundred. */
const points = (share: number): string => number(Math.round(share * 1000) / 10);

function lacks({ missing, outs }: Leaves): string {
  if (missing === 0) return 'completa il livello';
  const cards =
    outs === 0
      ? 'nessuna può aiutarti'
      : `${count(outs, CARDS)} ${outs === 1 ? 'può' : 'possono'} aiutarti`;
  return `lascia ${count(missing, CARDS)} da trovare, e ${cards}`;
}

export const drills: Part<'drills'> = {
  title: 'Esercizi',
  intro:
    'Situazioni prese da partite vere, ognuna con una risposta sicura. Diventano più difficili man mano che le risolvi.',
  whatToPractise: 'Su che cosa allenarti',
  kinds: {
    mixed: { name: 'Un po’ di tutto', about: 'Tutti e quattro, a rotazione.' },
    lay: { name: 'Calare', about: 'Il livello è nella tua mano. Trovalo.' },
    discard: { name: 'Scartare', about: 'Una carta deve andarsene. Quale?' },
    draw: { name: 'Prendere o pescare', about: 'Una carta scoperta o il mazzo?' },
    out: { name: 'Chiudere', about: 'Svuota la mano in un turno solo.' },
  },
  edition: 'Edizione',
  start: 'Inizia',
  choose: 'Altri esercizi',
  streak: (right) => `${number(right)} di fila`,
  bestStreak: (right) => `Record: ${number(right)}`,
  difficulty: (difficulty, most) => `Difficoltà ${difficulty} di ${most}`,
  looking: 'Ricerca di una situazione adatta…',
  failed: 'Non è stato possibile preparare una situazione.',
  tryAgain: 'Riprova',

  questions: {
    lay: 'Cala il tuo livello',
    layBest: 'Cala il tuo livello in modo che a fine turno ti restino meno carte possibile',
    discard: 'Quale carta scarti?',
    draw: 'Da dove prendi la carta?',
    out: 'Chiudi in questo turno',
  },
  level: (level, parts) => `Livello ${level}: ${parts}`,
  hasLaid: (level) => `Hai già calato il livello ${level}.`,
  how: {
    lay: 'Scegli una combinazione, poi le sue carte.',
    discard: 'Scegli una carta della tua mano.',
    draw: 'Scegli il mazzo o una carta scoperta.',
    outLay: 'Prima cala il tuo livello: scegli una combinazione, poi le sue carte.',
    outAdd: 'Scegli una carta, poi la combinazione a cui attaccarla. Scarta l’ultima.',
  },
  table: 'Il tavolo',
  confirm: { lay: 'Cala queste', discard: 'Scarta questa', draw: 'Prendi da qui' },
  startOver: 'Ricomincia',
  stillHeld: (left) =>
    `Così il turno finirebbe con ancora ${count(left, CARDS)} in mano. Prima attaccane altre, oppure ricomincia.`,
  showMe: 'Fammi vedere',
  showMeCounts: 'Fammi vedere (vale come errore)',

  right: 'Giusto!',
  wrong: 'Stavolta no',
  shown: 'Si fa così',
  layingLeaves: (stays) =>
    stays === 0
      ? 'Così potresti perfino chiudere in questo turno.'
      : `Dopo aver attaccato il possibile e scartato, ${stays === 1 ? 'ti resta' : 'ti restano'} ${count(stays, CARDS)} in mano.`,
  layingFewer: (stays, best) =>
    `Questa calata è permessa, ma dopo aver attaccato e scartato ti lascia ${count(stays, CARDS)} in mano; un’altra ${best === 0 ? 'non ne lascia nessuna' : `ne lascia ${number(best)}`}.`,
  wentOut: 'Hai la mano vuota: chiudi e sali di due livelli.',
  notOut: (left) =>
    `${left === 1 ? 'Ti resta' : 'Ti restano'} ${count(left, CARDS)} in mano, ma potevi svuotarla.`,
  leaves: (yours, best) => `La tua mossa ${lacks(yours)}; la migliore ${lacks(best)}.`,
  givesAway: (games) =>
    `Su 100 partite da questo momento, ne vinceresti circa ${number(games)} in meno.`,
  asGood: 'Altrettanto buono:',
  oneWay: 'Un modo per farlo',
  next: 'Avanti',
  inRulebook: 'Vedi nel regolamento',
  allMoves: 'Tutte le mosse a confronto',
  allMovesAbout: (worlds) =>
    `Ognuna è stata giocata fino alla fine della manche con le carte nascoste disposte in ${number(worlds)} modi al massimo, gli stessi per tutte. I numeri sono i punti percentuali di probabilità di vittoria che si perdono.`,
  best: 'la migliore',
  within: 'altrettanto buona, entro il margine di errore',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0
      ? 'livello completo'
      : `${missing} da trovare, ${outs} ${outs === 1 ? 'aiuta' : 'aiutano'}`,

  daily: {
    title: 'Sfida del giorno',
    intro:
      'Ogni giorno cinque momenti di partite tra bot, uguali per tutti. Ogni volta decidi tu, con un solo tentativo.',
    onward: 'E ora una partita',
    start: 'Inizia',
    goOn: 'Continua',
    question: (one, of) => `Domanda ${one} di ${of}`,
    score: (right, of) => `${count(right, { one: 'giusta', other: 'giuste' })} su ${of}`,
    days: (days) => `${count(days, DAYS)} di fila`,
    practice: 'Allenamento',
    practiceAbout: 'È la sfida di un altro giorno: non conta.',
    yesterday: 'Allenati con la sfida di ieri',
    today: 'Vai alla sfida di oggi',
    noDeal: 'Puoi giocare solo la sfida di oggi e, per allenarti, quella di ieri.',
    comeBack: (hours) => `La prossima sfida arriva tra ${count(hours, HOURS)}.`,
    share: 'Condividi',
    copy: 'Copia il risultato',
    copied: 'Copiato',
    notCopied: 'Copia non riuscita',
    shareLine: (date, right, of) => `Palier, sfida del giorno, ${date}: ${right}/${of}`,
    shareText: 'Che cosa vedranno gli altri',
    result: 'Il tuo risultato',
    cheers: {
      all: 'Nessun errore, complimenti!',
      most: 'Ben fatto!',
      fewer: 'La prossima volta andrà meglio.',
    },
    mark: (one, isRight) => `Domanda ${one}: ${isRight ? 'giusta' : 'sbagliata'}`,
    nextQuestion: 'Prossima domanda',
    toResult: 'Vai al risultato',
    lookAt: (one) => `Rivedi la domanda ${one}`,
    toDrills: 'Allenati con gli esercizi',
  },
};
