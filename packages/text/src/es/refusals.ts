/** Why a move is not allowed and what would be: in Spanish, for a ten-year-old. */
import { cardOf, placedColour, placedValue, type RefusalFacts } from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { RefusalWords } from '../game.ts';
import { isYou } from '../naming.ts';
import {
  aCard,
  cards,
  CARDS,
  cardsOf,
  count,
  de,
  noCard,
  openCard,
  opens,
  or,
  quote,
  theCard,
  who,
  whom,
  yoursOr,
} from './speech.ts';

const COMBINATIONS = { one: 'combinación', other: 'combinaciones' };

/** «el 3, el 5 o el 7» */
function levelChoice(levels: readonly number[]): string {
  return or(levels.map((level) => `el ${level}`));
}

/** What a combination on the table would take. */
function whatFits({ kind, cards: meld, values }: RefusalFacts['does-not-fit']): string {
  const first = meld[0];
  switch (kind) {
    case 'run':
      return values.length === 0
        ? 'Esa escalera está completa: no admite nada más.'
        : `La escalera es ${cards.cards(meld)}: solo encaja ${or(values.map((value) => `un ${value}`))}.`;
    case 'set':
      return `Solo encaja otro ${or(values.map(String))}.`;
    case 'colour': {
      const colour = first === undefined ? undefined : placedColour(first);
      return colour === undefined
        ? 'Todas sus cartas son del mismo color.'
        : `Solo encajan ${cardsOf(colour)}.`;
    }
  }
}

export const refusals: RefusalWords = {
  'unreadable-move': ({ move }) =>
    `${quote(move)} no es una jugada. Las jugadas se escriben como «draw», «take 2» o «discard R7».`,
  'no-such-card': ({ card }) =>
    `En esta baraja no hay ${noCard(card)}. Elige una carta de tu mano.`,
  'no-such-seat': ({ seat, players }) =>
    `No existe el jugador ${seat}. En esta mesa hay jugadores del 1 al ${players}.`,
  'no-such-meld': ({ seat, meld }, naming) =>
    `${opens(naming, seat, ['no tienes', 'no tiene'])} ninguna combinación ${meld} en la mesa. Elige una de las que hay.`,
  'no-such-level': ({ level }) => `No tienes ningún nivel ${level}. Elige uno de tus niveles.`,
  'unknown-card': () => 'No puedes ver esa carta. Elige una que conozcas.',
  'name-the-seat': () => 'Ahora eligen varios a la vez. Di de quién es esta jugada.',
  'game-over': () => 'La partida ha terminado. Puedes empezar otra.',
  'not-your-turn': ({ turn }, naming) =>
    isYou(naming, turn)
      ? 'Ahora no: es tu turno.'
      : `Ahora no: es el turno ${de(whom(naming, turn))}.`,
  'already-decided': ({ step }) =>
    step === 'offer'
      ? 'Ya has elegido. Espera a que los demás elijan qué cartas ofrecen.'
      : 'Ya has elegido. Espera a que los demás elijan qué cartas conservan.',
  'nothing-to-decide': ({ step }) =>
    step === 'offer'
      ? 'No tienes nada que elegir. Espera a que los demás elijan qué cartas ofrecen.'
      : 'No tienes nada que elegir. Espera a que los demás elijan qué cartas conservan.',
  'must-draw-first': () =>
    'Primero roba del mazo o toma la carta de encima de una pila de descartes.',
  'already-drawn': () =>
    'Ya has robado en este turno. Ahora puedes exponer tu nivel y añadir cartas; al final, descarta una.',
  'must-keep-first': ({ most }) =>
    `Primero elige qué conservas para la siguiente ronda: hasta ${count(most, CARDS)}, o ninguna.`,
  'must-offer-first': ({ count: size }) =>
    `Primero elige ${count(size, CARDS)} de tu mano para ofrecer.`,
  'must-pick-first': () => 'Primero llévate una de las cartas ofrecidas.',
  'must-drop-first': ({ levels }) =>
    `Primero elige el segundo nivel que retiras: ${levelChoice(levels)}.`,
  'nothing-to-keep': () =>
    'Ahora no puedes conservar cartas. Eso se decide al final de una ronda, si te corresponde.',
  'nothing-to-offer': () =>
    'Nadie pide cartas. Solo se ofrecen cuando alguien juega una carta Toma.',
  'nothing-to-pick': () => 'Ahora nadie ofrece cartas. Antes tienes que jugar una carta Toma.',
  'nothing-to-drop': () =>
    'Ahora no puedes retirar un segundo nivel. Eso se hace al cerrar la ronda con niveles abiertos.',
  'card-not-in-hand': ({ card }) => `No tienes ${noCard(card)}. Elige una carta de tu mano.`,
  'stock-empty': () => 'El mazo está vacío. Toma la carta de encima de una pila de descartes.',
  'pile-empty': ({ seat }, naming) =>
    `No hay nada en ${yoursOr(naming, seat, 'la pila de descartes')}. Roba del mazo o toma de otra pila.`,
  'pass-not-drawn': () =>
    'En esta mesa, las cartas Paso se quedan en la pila de descartes. Roba del mazo o toma otra carta.',
  'joker-not-drawn': () =>
    'En esta mesa, los comodines se quedan en la pila de descartes. Roba del mazo o toma otra carta.',
  'own-pile-not-drawn': () =>
    'En esta mesa no puedes tomar de tu propia pila de descartes. Roba del mazo o toma de la pila de otro jugador.',
  'already-laid': () =>
    'Ya has expuesto tu nivel en esta ronda. Puedes añadir cartas a lo que hay en la mesa y luego descartar.',
  'name-the-level': ({ levels }) => `Di qué nivel expones: ${levelChoice(levels)}.`,
  'not-your-level': ({ level, levels }) =>
    levels.length === 0
      ? `No puedes exponer el nivel ${level}: ya no te queda ninguno.`
      : `No puedes exponer el nivel ${level}. Puedes exponer ${levelChoice(levels)}.`,
  'wrong-number-of-combinations': ({ given, parts }) =>
    `Tu nivel tiene ${count(parts.length, COMBINATIONS)}, no ${given}. Expón exactamente esto: ${cards.level(parts)}.`,
  'wrong-size': ({ cards: laid, parts }) =>
    `Una de tus combinaciones no tiene la cantidad exacta de cartas: ${cards.cards(laid)}. Expón exactamente esto: ${cards.level(parts)}.`,
  'wrong-combinations': ({ parts }) =>
    `Estas combinaciones juntas no forman tu nivel. Expón exactamente esto: ${cards.level(parts)}.`,
  'not-a-run': ({ cards: laid }) =>
    `Esto no es una escalera: ${cards.cards(laid)}. Los números tienen que ir seguidos, sin huecos; los colores no importan.`,
  'run-does-not-wrap': ({ top }) =>
    `La escalera acaba en el ${top}: después no viene el 1. Quédate entre el 1 y el ${top}.`,
  'not-a-set': ({ cards: laid }) =>
    `Estas cartas no son iguales: ${cards.cards(laid)}. Aquí todas deben tener el mismo número; los colores no importan.`,
  'not-a-colour': ({ cards: laid }) =>
    `Estas cartas no son del mismo color: ${cards.cards(laid)}. Aquí todas deben tener el mismo color; los números no importan.`,
  'card-used-twice': ({ card }) => `Usas ${aCard(card)} de más. Cada carta cuenta una sola vez.`,
  'special-in-combination': ({ card }) =>
    `${openCard(card)} no puede formar parte de una combinación. Juégala o descártala al final de tu turno.`,
  'joker-ambiguous': ({ cards: laid }) =>
    `Aquí un comodín puede representar más de una carta: ${cards.cards(laid)}. Di cuál.`,
  'joker-out-of-range': ({ top }) =>
    `Un comodín no puede representar eso. Puede ser cualquier número del 1 al ${top}.`,
  'joker-out-of-its-range': ({ card }) => {
    const { low, high } = jokerRange(cardOf(card));
    const value = placedValue(card);
    return `Este comodín no puede representar ${value === undefined ? 'eso' : `un ${value}`}. Puede ser cualquier número del ${low} al ${high}.`;
  },
  'joker-meaning-does-not-fit': ({ kind }) =>
    kind === 'colour'
      ? 'Entre cartas del mismo color, un comodín representa un color y no un número. Di qué color.'
      : 'Aquí un comodín representa un número y no un color. Di qué número.',
  'needs-a-natural-card': () =>
    'En esta mesa no valen las combinaciones hechas solo con comodines. Pon al menos una carta con número.',
  'same-value-twice': ({ value }) =>
    `En esta mesa, los grupos de un nivel llevan números distintos, y el ${value} está dos veces. Usa otro número.`,
  'last-card-must-be-discarded': () =>
    'Te quedarías sin cartas, y la última hay que descartarla. Guarda una carta para el final de tu turno.',
  'lay-first': () =>
    'Primero expón tu nivel. Después podrás añadir cartas a lo que hay en la mesa.',
  'add-from-next-turn': () =>
    'En esta mesa no se pueden añadir cartas en el turno en que expones tu nivel. Descarta ahora y añádelas a partir de tu siguiente turno.',
  'does-not-fit': (facts) => `${openCard(facts.card)} no encaja ahí. ${whatFits(facts)}`,
  'exchange-not-played': () =>
    'Un comodín que está en la mesa se queda ahí. Puedes añadir tu carta donde encaje.',
  'no-joker-for-this-card': ({ card }) =>
    `Ahí ningún comodín representa ${aCard(card)}. Un comodín solo se rescata con la carta que representa.`,
  'throw-back-not-played': ({ card }) =>
    `Acabas de tomar ${theCard(card)}. En esta mesa no puedes descartar esa carta en el mismo turno: descarta otra.`,
  'not-an-opponent': () => 'No puedes poner una carta Paso delante de ti. Elige a un rival.',
  'already-skipped': ({ seat }, naming) =>
    `Ya hay una carta Paso delante ${de(whom(naming, seat))}. Elige a otro rival o descarta una carta.`,
  'only-the-next-player': ({ seat }, naming) =>
    `En esta mesa, una carta Paso solo puede ir delante de quien juega justo después: ${who(naming, seat)}.`,
  'not-a-palier-left': ({ level, levels }) =>
    `No puedes retirar el nivel ${level}. Elige ${levelChoice(levels)}.`,
  'too-many-kept': ({ most }) =>
    `Son demasiadas. Puedes conservar ${count(most, CARDS)} como máximo.`,
  'wrong-offer': ({ count: size }) => `Ofrece exactamente ${count(size, CARDS)}.`,
  'not-offered': ({ card, seat }, naming) =>
    `${opens(naming, seat, ['no ofreces', 'no ofrece'])} ${noCard(card)}. Elige una de las cartas ofrecidas.`,
  'nobody-to-take-from': () =>
    'Nadie tiene una carta que puedas llevarte. Mejor descarta una carta.',
  'swap-one-to-three': () =>
    'Con una carta Cambio se cambian una, dos o tres cartas. Elige cuántas y cuáles.',
  'swap-keeps-a-card': () =>
    'No puedes cambiar toda tu mano. Elige menos cartas, para que te quede al menos una.',
};
