/** The coach in Italian: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { ReviewInterval } from '@palier/bots/coach';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { a, about, CARDS, count, GAMES, il, joined, LOCALE, number, te } from './speech.ts';

const DECISIONS = { one: 'decisione', other: 'decisioni' };

/** The one unit in which a cost is told. */
const POINTS = { one: 'punto percentuale', other: 'punti percentuali' };

const page: Part<'review'>['page'] = {
  loading: 'Apertura della partita…',
  missing:
    'Qui non c’è una partita finita. Forse è stata eliminata da questo dispositivo, o è ancora in corso.',
  unreadable: 'Questa partita salvata non si può leggere.',
  choose: 'Quale partita?',
  none: 'Su questo dispositivo non ci sono ancora partite finite. Dopo la prima, l’allenatore guarda ogni tua decisione.',
  play: 'Gioca contro i bot',
  seat: 'Le decisioni di',
  running: (done, of) => `Decisione ${number(done)} di ${number(of)}`,
  runningLuck: 'Di nuovo le stesse carte, per misurare la fortuna',
  runningAbout:
    'L’allenatore gioca molte volte il seguito di ogni decisione. Se lasci la pagina, quello che ha trovato finora va perso.',
  stop: 'Ferma',
  stopped: 'Analisi fermata.',
  failed: 'L’analisi non è arrivata alla fine.',
  again: 'Analizza la partita',
  look: 'Rivedi il momento',
  differently: 'Prova un’altra mossa',
  notDifferent: 'Da qui questa partita non si può continuare.',
  position: 'Il tavolo subito prima',
  marks: { played: 'giocata', better: 'migliore' },
  chart: {
    about: (decisions) =>
      `La tua probabilità di vittoria prima di ogni decisione (${count(decisions, DECISIONS)}), dalla prima all’ultima. L’elenco qui sotto dice le stesse cose.`,
    legend:
      'La linea è il valore misurato, la fascia dice dove sta quello vero, con il 95% di certezza. Un segno indica una decisione che di sicuro ti è costata qualcosa.',
    round: (round) => `M${round}`,
  },
  round: (round, decisions) => `Manche ${round}: ${count(decisions, DECISIONS)}`,
  won: 'Hai vinto questa partita.',
  lost: 'Non hai vinto questa partita.',
};

const figures = figuresOf(LOCALE);

const percent = (share: number): string => figures.percent(share).replace('-', '−');

/** A difference of chances, in percentage points: «4,2»; and with its sign: «+2,9», «−1,0» */
const points = (by: number): string => figures.tenths(by * 100);
const change = (by: number): string => figures.signed(by * 100);

const pointsRange = ({ low, high }: ReviewInterval): string =>
  `da ${points(low)} a ${points(high)}`;

/** «4,2 punti percentuali di probabilità di vittoria (da 2,9 a 5,5)» */
const costing = (loss: number, interval: ReviewInterval): string =>
  `${count(Math.round(loss * 1000) / 10, POINTS)} di probabilità di vittoria (${pointsRange(interval)})`;

/** «dal 2,9% all’8,5%» */
const range = ({ low, high }: ReviewInterval): string =>
  `${joined('da', il(percent(low)))} ${joined('a', il(percent(high)))}`;

const measured = (share: number, interval: ReviewInterval): string =>
  `${percent(share)} (${range(interval)})`;

/** Unseen cards that help. */
const OUTS = { one: 'carta utile', other: 'carte utili' };

const COSTLY_DECISIONS = { one: 'decisione ti è costata', other: 'decisioni ti sono costate' };

const missing = (cards: number): string =>
  cards === 0
    ? 'il tuo livello è completo'
    : `${cards === 1 ? 'ti manca' : 'ti mancano'} ${count(cards, CARDS)}`;

export const review: Part<'review'> = {
  title: 'Analisi',
  verdicts: {
    'only-move': 'nessuna scelta',
    best: 'mossa migliore',
    open: 'incerta',
    hinted: 'consigliata',
    slip: 'imprecisione',
    mistake: 'errore',
    blunder: 'errore grave',
  },
  meanings: {
    'only-move': 'Non c’erano altre mosse.',
    best: 'Ogni altra mossa è peggiore.',
    open: 'Differenza troppo piccola: nessun giudizio.',
    hinted: 'È la mossa che il consiglio propone in quel momento: non conta come errore.',
    slip: 'Ti è costata poco: meno di 3 punti percentuali di probabilità di vittoria.',
    mistake: 'Ti è costata qualcosa: da 3 a 8 punti percentuali di probabilità di vittoria.',
    blunder: 'Ti è costata molto: più di 8 punti percentuali di probabilità di vittoria.',
  },
  counts: {
    'only-move': (decisions) => `${number(decisions)} senza scelta`,
    best: (decisions) => count(decisions, { one: 'mossa migliore', other: 'mosse migliori' }),
    open: (decisions) => count(decisions, { one: 'incerta', other: 'incerte' }),
    hinted: (decisions) => count(decisions, { one: 'consigliata', other: 'consigliate' }),
    slip: (decisions) => count(decisions, { one: 'imprecisione', other: 'imprecisioni' }),
    mistake: (decisions) => count(decisions, { one: 'errore', other: 'errori' }),
    blunder: (decisions) => count(decisions, { one: 'errore grave', other: 'errori gravi' }),
  },
  percent,
  interval: range,
  measured,
  points,
  pointsInterval: pointsRange,
  measuredPoints: (loss, interval) => `${points(loss)} (${pointsRange(interval)})`,
  lost: (loss, interval) => `Questa mossa ti è costata ${costing(loss, interval)}.`,
  open: ({ low, high }) =>
    `Con la migliore delle altre mosse, la tua probabilità di vittoria cambierebbe di un valore compreso tra ${change(low)} e ${change(high)} punti percentuali.`,
  chance: (chance, interval) =>
    `Probabilità di vittoria prima della mossa: ${measured(chance, interval)}.`,
  where: (round, turn) => `Manche ${round}, turno ${turn}`,
  played: 'La tua mossa:',
  better: 'Meglio:',
  reasons: {
    'could-win': () => 'Così vincevi subito la partita.',
    'could-go-out': () => 'Potevi chiudere la manche in questo turno.',
    'could-lay': ({ level }) => `Potevi calare il livello ${level}.`,
    'could-add': () => 'Potevi attaccare una carta a una combinazione.',
    'better-wait': () =>
      'Il tuo livello poteva aspettare: quello che cali aiuta anche gli altri, e chiudendo in un turno solo sali di due livelli.',
    'better-keep': () => 'La carta che hai attaccato valeva di più nella tua mano.',
    'other-laying': () => 'Lo stesso livello si poteva calare in un modo migliore.',
    missing: ({ best, played }) => `Così ${missing(best)}; con la tua mossa ${missing(played)}.`,
    outs: ({ best, played }) =>
      `La tua mossa ${played === 0 ? 'non lascia carte utili' : `lascia ${count(played, OUTS)}`}; questa ne lascia ${number(best)}.`,
    gave: ({ to, chance, instead }, naming) =>
      `La carta che hai scartato serve ${a(te(naming, to))} ${about(chance)}; questa ${about(instead)}.`,
    fed: ({ to }, naming) =>
      `La carta che hai scartato si può attaccare: un regalo per ${te(naming, to)}.`,
  },
  noReason: 'Non c’è un motivo semplice: giocando il seguito, questa mossa è andata meglio.',
  scores: {
    1: {
      name: 'Tanto da scoprire',
      about: 'Ogni partita insegna qualcosa. Questi sono i momenti che insegnano di più.',
    },
    2: {
      name: 'Bei momenti',
      about: 'Hai preso buone decisioni, e la prossima volta puoi fare ancora meglio.',
    },
    3: {
      name: 'Ben giocato',
      about: 'Quasi tutte le tue decisioni erano giuste. Alcune meritano un secondo sguardo.',
    },
    4: { name: 'Giocato benissimo', about: 'L’allenatore non ha quasi niente da correggere.' },
    5: {
      name: 'Senza errori',
      about: 'L’allenatore non ha trovato errori.',
    },
  },
  stars: (stars, of) => `${count(stars, { one: 'stella', other: 'stelle' })} su ${of}`,
  praise: 'Ben giocato: ogni altra mossa sarebbe stata peggiore.',
  cost: (loss) => {
    const whole = Math.round(loss * 100);
    return whole === 0
      ? 'Ti è costata meno di 1 punto percentuale di probabilità di vittoria.'
      : `Ti è costata circa ${count(whole, POINTS)} di probabilità di vittoria.`;
  },
  exact: 'Cifre esatte',
  headings: {
    worth: 'Da guardare per prime',
    decisions: 'Tutte le decisioni',
    chances: 'La tua probabilità di vittoria',
    luck: 'La fortuna',
    method: 'Come si calcola',
    figures: 'Tutte le cifre',
  },
  nothingWorth: 'Nessuna delle tue decisioni conta come errore.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, COSTLY_DECISIONS)} in tutto ${costing(total, interval)}.`,
  luck: ({ share, interval, games, expected }) =>
    `Con le stesse carte e bot di pari forza, il tuo posto ha vinto ${il(measured(share, interval))} di ${count(games, GAMES)}. Senza fortuna sarebbe ${il(percent(expected))}.`,
  fortunes: {
    good: 'Le carte erano dalla tua parte.',
    bad: 'Le carte erano contro di te.',
    even: 'Non hai avuto né fortuna né sfortuna.',
  },
  method: [
    'Ogni decisione si giudica in base a quello che potevi vedere: le carte nascoste si distribuiscono in molti modi plausibili, e la tua mossa e la migliore delle altre si giocano con le stesse carte, con gli stessi bot veloci, fino alla fine della manche.',
    'La migliore delle altre mosse si sceglie su una parte di queste prove e si misura sulle altre, così una mossa fortunata non sembra migliore di quello che è. Accanto a ogni numero c’è il suo intervallo al 95%, valido per partite tra quei bot; tra giocatori più forti o più deboli la stessa mossa può costare di più o di meno. C’è un giudizio solo se l’intero intervallo supera l’1%.',
    'Per la fortuna, bot di pari forza rigiocano tutta la partita con le carte di ogni manche nelle stesse mani.',
  ],
  page,
};
