/** Advice in Italian: what to do, and why. */
import { layableLevels, type Seat } from '@palier/rules';
import { meldName } from '../cards.ts';
import { areAllOthers, type Advised, type HintWords } from '../hint.ts';
import { calls } from '../specials.ts';
import { capital } from '../speech.ts';
import {
  a,
  amid,
  and,
  cards,
  CARDS,
  count,
  does,
  feminine,
  joined,
  meldThing,
  SCARTI,
  serves,
  te,
  theCard,
  theCards,
  yoursOr,
} from './speech.ts';
import { specials } from './specials.ts';

/** «la tua scala», «i 6 di Anna» */
function combination({ table, naming }: Advised, owner: Seat, meld: number): string {
  const name = meldName(table, owner, meld);
  const thing = name === undefined ? feminine(`combinazione ${meld}`) : meldThing(name);
  return yoursOr(naming, owner, thing);
}

const insteadOf = (cards: number): string => `invece di ${cards === 0 ? 'nessuna' : cards}`;

const ONE_FEWER = 'ti resta in mano una carta in meno';

/** So few that one can be glad of it. */
const FEW = 2;

const lacking = (cards: number): string =>
  `${cards === 1 ? 'ti mancherebbe' : 'ti mancherebbero'} ${count(cards, CARDS)}`;

function missing(cards: number): string {
  if (cards === 0) return 'così il tuo livello è completo';
  if (cards === 1) return 'poi ti manca solo una carta per il tuo livello';
  return `poi ti mancano ${cards <= FEW ? 'solo ' : ''}${count(cards, CARDS)} per il tuo livello`;
}

export const hints: HintWords = {
  moves: {
    drawCard: () => 'Pesca dal mazzo',
    takeCard: ({ from }, { table, naming }) =>
      `Prendi ${theCard(table.discards[from - 1]!.at(-1)!)} ${joined('da', yoursOr(naming, from, SCARTI))}`,
    layLevel: ({ level, melds }, { table }) =>
      `Cala il livello ${level ?? layableLevels(table, table.turn)[0]} (${melds.map(cards.cards).join('; ')})`,
    addCard: ({ card, to, meld }, advised) =>
      `Attacca ${theCard(card)} ${joined('a', combination(advised, to, meld))}`,
    exchangeJoker: ({ card, to, meld }, advised) =>
      `Metti ${theCard(card)} ${amid(combination(advised, to, meld))} e prendi il jolly`,
    discard: ({ card }) => `Scarta ${theCard(card)}`,
    playPass: ({ on }, { naming }) => `Metti la carta Salta turno davanti ${a(te(naming, on))}`,
    dropPalier: ({ level }) => `Togli anche il livello ${level}`,
    keepCards: ({ cards: kept }) =>
      kept.length === 0 ? 'Non tenere nessuna carta' : `Tieni ${theCards(kept)}`,
    offerCards: ({ cards: offered }) => `Offri ${theCards(offered)}`,
    pickCard: ({ from, card }, { naming }) => `Prendi ${theCard(card)} ${a(te(naming, from))}`,
    playSwap: ({ cards: swapped }) => `Gioca la carta Scambia e scarta ${theCards(swapped)}`,
    ...calls(specials),
  },
  reasons: {
    wins: () => 'così vinci la partita',
    'goes-out': () => 'così chiudi la manche in questo turno',
    lays: () => 'così a fine manche sali di livello',
    adds: () => ONE_FEWER,
    'frees-joker': () => 'un jolly vale di più nella tua mano',
    nearer: (reason) => missing(reason.missing),
    fits: () => 'si attacca a quello che c’è sul tavolo',
    'fits-level': () => 'si cala insieme al tuo livello',
    'fits-later': () => 'potrai attaccarla al tavolo dopo aver calato',
    'takes-pass': () => 'puoi giocarla subito contro qualcuno',
    'takes-special': () => 'puoi giocarla invece di scartare',
    denies: ({ to }, { naming }) => `altrimenti potrebbe servire ${a(te(naming, to))}`,
    stock: ({ outs, unseen }) =>
      outs === 0
        ? 'nessuna carta scoperta è migliore'
        : `nessuna carta scoperta è migliore, e su ${count(unseen, CARDS)} che non vedi, ${outs} ${outs === 1 ? 'ti aiuterebbe' : 'ti aiuterebbero'}`,
    'stock-to-add': () => 'può arrivare una carta da attaccare',
    'keeps-nearer': ({ missing: left, instead }) =>
      left === 0
        ? `${missing(left)}, mentre con un’altra mossa ${lacking(instead)}`
        : `${missing(left)}, ${insteadOf(instead)}`,
    'keeps-outs': ({ outs, instead }) =>
      `così ${outs === 1 ? 'può' : 'possono'} aiutarti ${count(outs, CARDS)} ${insteadOf(instead)}`,
    spare: () => 'puoi farne a meno',
    stuck: () => 'sul tavolo non si attacca a niente',
    'needed-least': () => 'è la carta che ti serve di meno',
    'best-there': () => 'al momento non puoi prendere di meglio',
    'gives-nothing': ({ to }, { table, naming }) =>
      areAllOthers(table, to)
        ? 'agli altri non serve'
        : `${and(to.map((seat) => a(te(naming, seat))))} non serve`,
    'skips-laid': ({ seat, cards: held }, { naming }) =>
      `${does(naming, seat, ['hai già calato e hai', 'ha già calato e ha'])} solo ${count(held, CARDS)}`,
    'skips-leader': ({ seat }, { table, naming }) =>
      `${does(naming, seat, ['sei', 'è'])} davanti a ${table.setup.players === 2 ? 'te' : 'tutti'}`,
    skips: ({ seat }, { naming }) => `così ${does(naming, seat, ['salti', 'salta'])} un turno`,
    special: ({ card }, { table }) =>
      specials[card].why(table.laid[table.turn - 1] !== undefined) ?? ONE_FEWER,
    'keeps-cards': (_, { command }) =>
      command.t === 'keepCards' && command.cards.length === 0
        ? 'nessuna serve al tuo livello'
        : 'è quello che serve di più al tuo livello',
    'offers-least': () => 'è quello che ti serve di meno',
    hardest: () => 'è il più difficile che ti resta',
  },
  warnings: {
    waits: () =>
      'Potresti calare, ma aspettare può convenire: quello che metti sul tavolo aiuta anche gli altri, e chiudendo la manche sali di due livelli.',
    'waits-to-win': () =>
      'Potresti calare, ma stavolta conviene aspettare di poter calare e chiudere la manche nello stesso turno: così sali di due livelli e vinci la partita.',
    'waits-to-guard': ({ seat }, { naming }) =>
      `Potresti calare, ma stavolta conviene aspettare: ${a(te(naming, seat))} basta chiudere la manche per vincere la partita, e le carte che cali sarebbero un aiuto.`,
    gives: ({ to, chance }, { naming }) =>
      `${capital(a(te(naming, to)))} ${serves(chance)}, ma per te le altre carte valgono di più.`,
  },
  because: (call, reasons) =>
    reasons.length === 0 ? `${call}.` : `${call}: ${reasons.join(', e ')}.`,
};
