/** The lesson in Italian. */
import type { Part } from '../langs.ts';
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, none: string, one: string, many: string): string =>
  count === 0 ? `${none}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson: Part<'lesson'> = {
  title: 'Lezione',
  aim: 'Lo scopo: superare otto livelli prima degli altri. Cala le combinazioni del tuo livello e resta senza carte.',
  about:
    'Impari giocando, in circa tre minuti. Puoi smettere in ogni momento e continuare più tardi.',
  start: 'Inizia',
  goOn: 'Continua',
  restart: 'Ricomincia',
  chapterList: 'Capitoli',
  level8: 'Solo in Level 8',
  isDone: 'fatto',
  isLeft: 'iniziato',
  chapterOf: (number, chapters) => `Capitolo ${number} di ${chapters}`,
  exercise: 'Prova tu',
  stepOf: (number, steps) => `Passo ${number} di ${steps}`,
  chapters: {
    draw: {
      title: 'Pescare e scartare',
      about: 'Come comincia e come finisce ogni turno',
      learnt: 'A ogni turno prendi una carta, poi ne scarti una.',
    },
    lay: {
      title: 'Calare il livello',
      about: 'Raccogliere quello che chiede il tuo livello',
      learnt: 'Un livello si cala tutto insieme, quando è completo.',
    },
    add: {
      title: 'Attaccare carte',
      about: 'Giocare altre carte sulle combinazioni',
      learnt: 'Dopo aver calato puoi attaccare le carte adatte alle combinazioni di tutti.',
    },
    out: {
      title: 'Chiudere e salire',
      about: 'Finire la manche e salire di livello',
      learnt: 'Se chiudi, sali di due livelli; se hai solo calato, di uno; se no, resti dove sei.',
    },
    jokers: {
      title: 'I jolly',
      about: 'Una carta che ne sostituisce un’altra',
      learnt: 'Un jolly può valere qualsiasi numero o colore; una volta calato non cambia più.',
    },
    pass: {
      title: 'Le carte Salta turno',
      about: 'Far saltare il turno a qualcuno',
      learnt: 'Giochi una carta Salta turno invece di scartare: un avversario salta il turno.',
    },
    'last-discarded': {
      title: 'L’ultima carta si scarta',
      about: 'Come si chiude in Level 8',
      learnt: 'In Level 8 l’ultima carta finisce sempre tra i tuoi scarti.',
    },
    'last-added': {
      title: 'L’ultima carta si attacca',
      about: 'Come si chiude in Level Up',
      learnt: 'In Level Up l’ultima carta puoi calarla, attaccarla o scartarla.',
    },
    'win-by-laying': {
      title: 'Vincere calando',
      about: 'Come finisce una partita di Level 8',
      learnt: 'In Level 8 vinci appena cali il livello 8.',
    },
  },
  wins: 'In Level 8 vince subito chi cala per primo il livello 8.',
  otherEnds: 'Nelle altre edizioni si vince in altro modo: vedi il regolamento.',
  steps: {
    'draw-stock': { what: 'Pesca una carta dal mazzo.', why: 'Ogni turno comincia così.' },
    'discard-spare': {
      what: 'Scegli una carta grigia e scartala.',
      why: 'Ogni turno finisce così. Le carte grigie non servono al tuo livello.',
    },
    'take-pile': {
      what: 'Prendi il 7 dagli scarti di Odile.',
      why: 'Forma una scala con il tuo 8 e il tuo 9. Invece di pescare, puoi prendere la carta in cima agli scarti di un giocatore qualsiasi.',
    },
    'discard-again': {
      what: 'Scarta un’altra carta grigia.',
      why: 'Finché non cali, finisci ogni turno con dieci carte.',
    },
    collect: {
      what: 'Prendi il 3 dagli scarti di Odile.',
      why: 'Il tuo livello chiede due scale di 3: con il tuo 1 e il tuo 2, manca solo un 3.',
    },
    'lay-level': {
      what: 'Cala il tuo livello.',
      why: 'È completo: guarda la proposta, poi conferma.',
    },
    'discard-after': {
      what: 'Scarta una carta.',
      why: 'Hai calato: ora liberati delle altre carte prima di Odile.',
    },
    'add-draw': {
      what: 'Pesca una carta.',
      why: 'Tu e Odile avete calato. Ti restano tre carte.',
    },
    'add-own': {
      what: 'Scegli il 6 rosso, poi la tua scala.',
      why: 'Una scala si allunga da tutte e due le parti, un numero alla volta.',
    },
    'add-other': {
      what: 'Attacca il 10 giallo ai 10 di Odile.',
      why: 'Puoi attaccare carte anche alle combinazioni degli altri.',
    },
    'add-discard': { what: 'Scarta una carta.', why: 'Queste due non si attaccano a niente.' },
    'out-draw': {
      what: 'Pesca una carta.',
      why: 'Ti restano solo due carte: può essere l’ultimo turno.',
    },
    'out-add': {
      what: 'Attacca una carta adatta.',
      why: 'Due delle tue tre carte trovano posto.',
    },
    'out-add-more': { what: 'Attacca anche l’altra.', why: 'Poi ti resta una carta sola.' },
    'out-last': {
      what: 'Scarta la tua ultima carta.',
      why: 'Con la mano vuota chiudi la manche e sali.',
    },
    'joker-draw': {
      what: 'Pesca una carta.',
      why: 'Ti servono due scale di 3. Un 10 sarebbe perfetto.',
    },
    'joker-lay': {
      what: 'Cala il tuo livello con il jolly.',
      why: 'Prende il posto del 10 tra il 9 e l’11.',
    },
    'joker-discard': {
      what: 'Scarta una carta.',
      why: 'Il jolly resta un 10 per tutta la manche; nessuno può sostituirlo.',
    },
    'pass-draw': {
      what: 'Pesca una carta.',
      why: 'Attenzione: Odile ha calato e ha solo due carte.',
    },
    'pass-play': {
      what: 'Scegli la carta Salta turno, poi Odile.',
      why: 'Si gioca invece di scartare, e Odile salterà il turno.',
    },
    'pass-again': {
      what: 'Pesca una carta.',
      why: 'Odile ha saltato il turno: tocca già di nuovo a te.',
    },
    'pass-lay': { what: 'Cala il tuo livello.', why: 'Il turno in più è servito.' },
    'last-draw': { what: 'Pesca una carta.', why: 'Tutte e tre le tue carte troveranno posto.' },
    'last-add': { what: 'Attacca il 6 blu alla tua scala.', why: 'Si attacca come sempre.' },
    'last-add-more': { what: 'Attacca l’8 verde.', why: 'Anche questo trova posto.' },
    'last-discard': {
      what: 'Scarta la tua ultima carta.',
      why: 'Potresti attaccarla, ma in Level 8 l’ultima carta si scarta.',
    },
    'any-draw': { what: 'Pesca una carta.', why: 'Tutte e due le tue carte troveranno posto.' },
    'any-add': { what: 'Attacca il 6 rosso alla tua scala.', why: 'Si attacca come sempre.' },
    'any-last': {
      what: 'Attacca anche la tua ultima carta.',
      why: 'In Level Up puoi chiudere senza scartare.',
    },
    'win-take': { what: 'Prendi l’11 dagli scarti di Odile.', why: 'Sei all’ultimo livello.' },
    'win-lay': { what: 'Cala il livello 8.', why: 'In Level 8 così vinci subito la partita.' },
  },
  praises: ['Bene!', 'Proprio così!', 'Ottimo!', 'Esatto!'],
  watch: (name) => `Adesso gioca ${name}.`,
  notAsked: 'Anche questo si può fare. Ma prima prova così:',
  showMe: 'Fammi vedere',
  key: (key) => `Tasto ${key}`,
  nextChapter: (title) => `Prossimo: ${title}`,
  over: 'Fatto!',
  skip: 'Salta',
  again: 'Ancora una volta',
  allChapters: 'Tutti i capitoli',
  playFirst: 'Gioca la tua prima partita',
  thisIsYou: 'Eccoti!',
  deal: 'Dai le carte',
  leave: 'Esci dalla lezione',
  ended: 'Ora sai giocare!',
  endedAbout: 'Il resto viene giocando. Ti aspettano due avversari facili.',
  firstGame: (edition) => `Gioca a ${edition}`,
  notDealt: 'Non è stato possibile dare le carte. Riprova.',
  rulebook: 'Leggi il regolamento',

  differences: {
    link: 'Conosco un’altra edizione',
    linkAbout: 'Solo quello che cambia',
    title: 'Che cosa cambia?',
    about: 'Scegli l’edizione che conosci e quella a cui vuoi giocare.',
    known: 'Conosco',
    wanted: 'Voglio giocare a',
    swap: 'Inverti le due',
    same: 'Queste due sono uguali.',
    count: (differences) =>
      differences === 1 ? 'Cambia una cosa.' : `Cambiano ${differences} cose.`,
    before: 'Conosci:',
    now: 'Adesso:',
    level: 'Livello',
    tryIt: 'Prova',
    back: 'Torna alle differenze',
    deck: (cards) => `${cards} carte.`,
    numbers: (top) => `Numeri da 1 a ${top} in sei colori.`,
    jokers: (jokers) => counted(jokers, 'Nessun jolly', 'jolly', 'jolly'),
    passCards: (cards) =>
      counted(cards, 'Nessuna carta Salta turno', 'carta Salta turno', 'carte Salta turno'),
    stacked: 'I livelli si giocano uno dopo l’altro.',
    open: 'Puoi calare uno qualsiasi dei livelli che restano. Se chiudi, ne togli un secondo a tua scelta.',
    keep: (cards, level) =>
      `Dal livello ${level} in poi, se non hai calato puoi tenere fino a ${cards} carte per la prossima manche.`,
    keepNothing: 'Non si tengono carte per la prossima manche.',
    specials: (cards) =>
      cards === 0
        ? `Nessuna carta ${or(masterNames(specials))}.`
        : `${cards} carte speciali, da giocare invece di scartare: ${and(masterNames(specials))}.`,
    rangedJokers: (cards) =>
      cards === 0
        ? 'Nessun jolly limitato.'
        : `${cards} jolly limitati: solo da 1 a 5, da 6 a 10 o da 11 a 15.`,
    titles: {
      deck: 'Le carte',
      numbers: 'I numeri',
      jokers: 'I jolly',
      passCards: 'Le carte Salta turno',
      mode: 'L’ordine dei livelli',
      levels: 'Che cosa chiedono i livelli',
      keep: 'Tenere carte',
      specials: 'Le carte speciali',
      rangedJokers: 'I jolly limitati',
      goingOut: 'Chiudere la manche',
      winOnLaying: 'Vincere',
      stockOut: 'Quando finisce il mazzo',
      nextDealer: 'Il prossimo mazziere',
      other: 'Un’altra regola',
    },
  },
};
