/** Advice in Spanish: what to do, and why. */
import { layableLevels, type Seat } from '@palier/rules';
import { meldName } from '../cards.ts';
import { areAllOthers, type Advised, type HintWords } from '../hint.ts';
import { isYou, type Naming } from '../naming.ts';
import { calls } from '../specials.ts';
import { capital } from '../speech.ts';
import {
  a,
  about,
  and,
  cards,
  CARDS,
  count,
  de,
  does,
  theCard,
  theCards,
  theMeld,
  whom,
  yoursOr,
} from './speech.ts';
import { specials } from './specials.ts';

/** «tu escalera», «la segunda escalera de Anna», «los dieces de Ben» */
function combination({ table, naming }: Advised, owner: Seat, meld: number): string {
  const name = meldName(table, owner, meld);
  return yoursOr(naming, owner, name === undefined ? `la combinación ${meld}` : theMeld(name));
}

const insteadOf = (cards: number): string =>
  cards === 0 ? 'en vez de ninguna' : `en vez de ${cards}`;

const ONE_FEWER = 'es una carta menos en tu mano';

/** So few that one can be glad of it. */
const FEW = 2;

const cardsLeft = (cards: number): string => (cards === 1 ? 'una carta' : count(cards, CARDS));

function missing(cards: number): string {
  if (cards === 0) return 'así completas tu nivel';
  const verb = cards === 1 ? 'falta' : 'faltan';
  return `así ${cards <= FEW ? 'solo ' : ''}te ${verb} ${cardsLeft(cards)} para tu nivel`;
}

/** «a Ben no le sirve», «a Ben y a Irene no les sirve» */
function helpsNot(naming: Naming, seats: readonly Seat[]): string {
  const them = and(seats.map((seat) => a(whom(naming, seat))));
  const pronoun = seats.length > 1 ? 'les' : isYou(naming, seats[0]!) ? 'te' : 'le';
  return `${them} no ${pronoun} sirve`;
}

export const hints: HintWords = {
  moves: {
    drawCard: () => 'Roba del mazo',
    takeCard: ({ from }, { table, naming }) =>
      `Toma ${theCard(table.discards[from - 1]!.at(-1)!)} de ${yoursOr(naming, from, 'la pila de descartes')}`,
    layLevel: ({ level, melds }, { table }) =>
      `Expón el nivel ${level ?? layableLevels(table, table.turn)[0]} (${melds.map(cards.cards).join('; ')})`,
    // Only number cards and jokers are added: both are masculine.
    addCard: ({ card, to, meld }, advised) =>
      `Añade el ${cards.placed(card)} ${a(combination(advised, to, meld))}`,
    exchangeJoker: ({ card, to, meld }, advised) =>
      `Pon ${theCard(card)} en ${combination(advised, to, meld)} y llévate el comodín`,
    discard: ({ card }) => `Descarta ${theCard(card)}`,
    playPass: ({ on }, { naming }) => `Pon la carta Paso delante ${de(whom(naming, on))}`,
    dropPalier: ({ level }) => `Retira también el nivel ${level}`,
    keepCards: ({ cards: kept }) =>
      kept.length === 0 ? 'No conserves ninguna carta' : `Conserva ${theCards(kept)}`,
    offerCards: ({ cards: offered }) => `Ofrece ${theCards(offered)}`,
    pickCard: ({ from, card }, { naming }) => `Llévate ${theCard(card)} ${de(whom(naming, from))}`,
    playSwap: ({ cards: swapped }) => `Juega la carta Cambio y descarta ${theCards(swapped)}`,
    ...calls(specials),
  },
  reasons: {
    wins: () => 'con eso ganas la partida',
    'goes-out': () => 'así cierras la ronda en este turno',
    lays: () => 'así subes al final de la ronda',
    adds: () => ONE_FEWER,
    'frees-joker': () => 'un comodín vale más en tu mano',
    nearer: (reason) => missing(reason.missing),
    fits: () => 'puedes añadir esa carta a lo que hay en la mesa',
    'fits-level': () => 'podrás exponer esa carta con tu nivel',
    'fits-later': () => 'podrás añadir esa carta a la mesa cuando hayas expuesto tu nivel',
    'takes-pass': () => 'puedes jugarla contra alguien enseguida',
    'takes-special': () => 'puedes jugarla en lugar de descartar',
    denies: ({ to }, { naming }) =>
      `si no, ${isYou(naming, to) ? 'te' : 'le'} podría servir ${a(whom(naming, to))}`,
    stock: ({ outs, unseen }) =>
      outs === 0
        ? 'ninguna carta a la vista es mejor'
        : `ninguna carta a la vista es mejor, y de las ${count(unseen, CARDS)} que no ves, ${outs} te ${outs === 1 ? 'serviría' : 'servirían'}`,
    'stock-to-add': () => 'quizá te llegue una carta que puedas añadir',
    'keeps-nearer': ({ missing: left, instead }) =>
      left === 0 ? 'así tu nivel sigue completo' : `${missing(left)}, ${insteadOf(instead)}`,
    'keeps-outs': ({ outs, instead }) =>
      `así te ${outs === 1 ? 'sirve' : 'sirven'} ${count(outs, CARDS)} ${insteadOf(instead)}`,
    spare: () => 'te sobra',
    stuck: () => 'no encaja en nada de la mesa',
    'needed-least': () => 'es la carta que menos necesitas',
    'best-there': () => 'ahora no puedes conseguir nada mejor',
    'gives-nothing': ({ to }, { table, naming }) =>
      areAllOthers(table, to) ? 'a los demás no les sirve' : helpsNot(naming, to),
    'skips-laid': ({ seat, cards: held }, { naming }) =>
      `${does(naming, seat, ['ya has expuesto tu nivel y solo tienes', 'ya ha expuesto su nivel y solo tiene'])} ${cardsLeft(held)}`,
    'skips-leader': ({ seat }, { table, naming }) =>
      `${does(naming, seat, ['vas', 'va'])} ${table.setup.players === 2 ? 'por delante de ti' : 'en cabeza'}`,
    skips: ({ seat }, { naming }) => `así ${does(naming, seat, ['pierdes', 'pierde'])} un turno`,
    special: ({ card }, { table }) =>
      specials[card].why(table.laid[table.turn - 1] !== undefined) ?? ONE_FEWER,
    'keeps-cards': (_, { command }) =>
      command.t === 'keepCards' && command.cards.length === 0
        ? 'ninguna sirve para tu nivel'
        : 'es lo que más te sirve para tu nivel',
    'offers-least': () => 'es lo que menos necesitas',
    hardest: () => 'es el más difícil que te queda',
  },
  warnings: {
    waits: () =>
      'Podrías exponer tu nivel, pero a veces conviene esperar: lo que expones también ayuda a los demás, y si cierras la ronda, subes dos niveles.',
    'waits-to-win': () =>
      'Podrías exponer tu nivel, pero esta vez conviene esperar hasta que puedas exponerlo y cerrar la ronda en el mismo turno: así subes dos niveles y ganas la partida.',
    'waits-to-guard': ({ seat }, { naming }) =>
      `Podrías exponer tu nivel, pero esta vez conviene esperar: ${does(naming, seat, ['ganas la partida si cierras', 'gana la partida si cierra'])} la ronda, y exponer ahora tu nivel se lo pondría más fácil.`,
    gives: ({ to, chance }, { naming }) =>
      `${capital(a(whom(naming, to)))} ${isYou(naming, to) ? 'te' : 'le'} serviría ${about(chance)}, pero tus otras cartas valen más para ti.`,
  },
  because: (call, reasons) =>
    reasons.length === 0 ? `${call}.` : `${call}: ${reasons.join(', y ')}.`,
};
