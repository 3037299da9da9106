/** The table in the browser, in Italian. */
import type { MeldName } from '../cards.ts';
import type { Deed } from '../facts.ts';
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { buttons } from '../specials.ts';
import { a, and, CARDS, count, joined, meldThing, or } from './speech.ts';
import { specials } from './specials.ts';

/** «la tua scala», «i 10 di Anna» */
function whose(owner: string | undefined, meld: MeldName): string {
  const { the, yours } = meldThing(meld);
  return owner === undefined ? yours : `${the} di ${owner}`;
}

/** What can be done in a turn; to discard stands alone where nothing else can. */
const toDo: { readonly [D in Deed]: string } = {
  lay: 'cala',
  add: 'attacca',
  pass: 'gioca una carta Salta turno',
  special: 'gioca una carta speciale',
  either: 'gioca una carta Salta turno o speciale',
  discard: 'scarta',
};

export const table: Part<'table'> = {
  loading: 'Preparazione del tavolo…',
  unreadable: 'Questa partita non si può leggere.',
  unreadableWhy:
    'È danneggiata o viene da un’altra versione di Palier. Non è stato eliminato niente: in «Le tue partite» puoi metterla da parte o salvarla in un file.',
  missing: 'Questa partita non è su questo dispositivo.',
  elsewhere: 'Questa partita è aperta in un’altra scheda.',
  elsewhereWhy: 'Una partita si gioca in una scheda alla volta. Continua di là, oppure gioca qui.',
  failed: 'Non è stato possibile aprire la partita.',
  tryAgain: 'Riprova',
  takeOver: 'Gioca qui',
  toHome: 'Torna alla home',

  heading: (round, edition) => `${edition}, manche ${round}`,
  round: (round) => `Manche ${round}`,
  furthest: (place) => `Più in alto: ${place}`,
  you: 'Tu',
  level: (level) => `Livello ${level}`,
  levelAsks: (level, what) => `Livello ${level}: ${what}`,
  cards: (cards) => count(cards, CARDS),
  laid: 'ha calato',
  missesTurn: 'salta il turno',
  holds: 'ha giocato Tieni',
  deals: 'ha dato le carte',
  seat: (name, facts) => [name, ...facts].join(', '),
  leads: 'in testa',
  nearMoon: 'a un livello dalla luna',

  stock: (cards) => `Mazzo, ${count(cards, CARDS)}`,
  pileOf: (name, top, cards) =>
    top === undefined
      ? `Scarti di ${name}: nessuno`
      : `Scarti di ${name}: ${top}, ${count(cards, CARDS)}`,
  ownPile: (top, cards) =>
    top === undefined ? 'I tuoi scarti: nessuno' : `I tuoi scarti: ${top}, ${count(cards, CARDS)}`,
  stockName: 'Mazzo',
  ownPileName: 'I tuoi scarti',
  emptyPile: 'Nessuno scarto.',
  meld: (owner, meld, cards) => `${capital(whose(owner, meld))}: ${cards}`,
  nothingLaid: 'Nessuno ha ancora calato un livello.',
  melds: 'Combinazioni sul tavolo',
  opponents: 'Avversari',
  players: 'Giocatori',
  toHand: 'Vai alla tua mano',
  hand: (cards) => `La tua mano, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['carta nuova'] : []),
      ...(fits ? ['si può attaccare'] : []),
      ...(isSpare ? ['non serve'] : []),
    ].join(', '),
  isTarget: 'possibile adesso',

  yourTurn: (step) => `Tocca a te: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  canNow: (deeds) =>
    `Tocca a te: ${deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'scarta una carta'}`,
  firstPrompts: {
    draw: () => 'Tocca a te: pesca dal mazzo',
    spare: () => 'Le carte grigie non servono: scartane una',
    lay: () => 'Il tuo livello è completo: calalo',
  },
  turnOf: (name) => `Tocca ${a(name)}`,
  deciding: (names) =>
    `${and(names)} ${names.length === 1 ? 'sta scegliendo' : 'stanno scegliendo'}`,
  paused: 'In pausa',

  yourLevel: (level) => `Il tuo livello ${level}`,
  partFilled: (part, have, size) => `${part}: ${have} su ${size}`,
  nearestLevel: (level) => `Il più vicino: livello ${level}`,
  doneOf: (done, levels) => `${done} su ${levels}`,
  cardsMissing: (missing) => (missing === 1 ? 'manca 1 carta' : `mancano ${missing} carte`),
  canLay: 'completo',
  youLaid: (level) => `Livello ${level} calato`,
  thenGoOut: 'Attacca quello che puoi e liberati del resto.',

  draw: 'Pesca',
  lay: (level) => `Cala il livello ${level}`,
  addTo: (owner, meld) => `Attacca ${joined('a', whose(owner, meld))}`,
  addWhere: 'Attacca…',
  discard: 'Scarta',
  chooseDiscard: 'Scegli una carta',
  chooseDraw: 'Prendi dagli scarti',
  skip: (name) => `Fai saltare il turno ${a(name)}`,
  skipWhom: 'Chi salta il turno?',
  plays: buttons(specials),
  wait: 'Aspetta',

  sort: 'Ordina la mano',
  sorts: {
    value: 'Per valore',
    colour: 'Per colore',
    level: 'Per il mio livello',
    own: 'Manualmente',
  },
  unsorted: 'Da ora la tua mano resta nell’ordine che le dai.',
  sortAgain: 'Ordina di nuovo',
  hint: 'Consiglio',
  takeBack: 'Annulla mossa',
  menu: 'Menu',
  history: 'Che cosa è successo',
  situation: 'Che cosa posso fare?',
  close: 'Chiudi',
  cancel: 'Annulla',
  back: 'Indietro',
  next: 'Successiva',
  previous: 'Precedente',

  pause: 'Pausa',
  resume: 'Riprendi la partita',
  leave: 'Lascia il tavolo',
  leaveAbout: 'La partita è salvata: puoi continuarla quando vuoi.',
  rulebook: 'Regolamento',
  settings: 'Impostazioni',
  soundOn: 'Attiva il suono',
  soundOff: 'Disattiva il suono',
  pace: 'Ritmo dei bot',
  paces: { slow: 'Lento', normal: 'Normale', fast: 'Veloce', instant: 'Immediato' },

  seeRule: (rule) => `Regola ${rule}`,
  whyRule: 'Perché? Vedi la regola',

  troubles: {
    'choose-first': 'Prima scegli una carta della tua mano.',
    'fits-nowhere': 'Questa carta non si attacca a nessuna combinazione sul tavolo.',
    'not-stored': 'Non è stato possibile salvare: la mossa non vale. Riprova.',
    stale: 'La partita era già andata avanti: la mossa non vale. Guarda di nuovo il tavolo.',
    'not-yours': 'Questo non è il tuo posto.',
    'nothing-to-take-back': 'Adesso non c’è niente da annullare.',
    'not-over': 'Puoi farlo solo a partita finita.',
  },

  hintTitle: 'Un consiglio',
  doIt: 'Fai così',

  whichLevel: 'Quale livello?',
  stays: (cards) =>
    cards === 0
      ? 'Non ti resta nessuna carta in mano.'
      : `${cards === 1 ? 'Ti resta' : 'Ti restano'} ${count(cards, CARDS)} in mano:`,
  partEmpty: 'ancora nessuna carta',
  whichMeaning: 'Che cosa valgono i jolly?',
  whichWay: 'Che cosa vuoi fare?',

  keepTitle: (most) => `Tieni fino a ${count(most, CARDS)}`,
  keepAbout: 'Restano nella tua mano per la prossima manche, senza che gli altri le vedano.',
  keepThese: (cards) => (cards === 0 ? 'Non tenere niente' : `Tieni ${count(cards, CARDS)}`),
  offerTitle: (cards) => `Offri ${count(cards, CARDS)}`,
  offerAbout: 'Qualcuno ha giocato una carta Prendi e prenderà una sola delle carte offerte.',
  offerThese: 'Offri queste',
  choose: (chosen, most) => `${chosen} su ${most}`,

  curtain: (name) => `Passa il dispositivo ${a(name)}`,

  done: 'superato',
  faceUp: (cards) => `scoperte sotto: ${cards}`,
};
