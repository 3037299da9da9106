/** What is wrong with a document, in Spanish. */
import type { ExpectedType } from '@palier/rules';
import { makeFaultWords, type FaultWords } from '../faults.ts';
import { CARDS, count, number, or, quote, TIMES } from './speech.ts';

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'un número entero',
  boolean: 'verdadero o falso (true, false)',
  string: 'un texto',
  array: 'una lista',
  object: 'un objeto',
  hex: '64 cifras hexadecimales en minúsculas',
  line: 'un texto corto sin saltos de línea',
};

function range(min: number, max: number): string {
  return min === max ? `ser ${number(min)}` : `estar entre ${number(min)} y ${number(max)}`;
}

const faults: FaultWords = {
  'wrong-type': ({ expected }) => `Aquí hay que poner ${TYPES[expected]}.`,
  'missing-member': ({ member }) => `Falta ${quote(member)}.`,
  'unknown-member': ({ member }) => `Aquí no se reconoce ${quote(member)}.`,
  'unknown-version': ({ version }) => `Este programa no sabe leer la versión ${quote(version)}.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} no vale aquí: tiene que ser ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} no vale aquí: tiene que ${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `La longitud es ${number(length)}, pero tiene que ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} no es una carta.`,
  'card-not-in-deck': ({ card }) => `Esta baraja no tiene la carta ${quote(card)}.`,
  'card-too-often': ({ card, count: times, most }) =>
    `${quote(card)} aparece ${count(times, TIMES)}, pero la baraja solo tiene ${number(most)}.`,
  'face-up-card-not-allowed': ({ card }) => `${quote(card)} no puede estar boca arriba en el mazo.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} está boca abajo debajo de una carta boca arriba, y eso no puede pasar.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} no es una combinación: escribe por ejemplo «run 4», «set 3» o «colour 5».`,
  'level-too-big': ({ cards, most }) =>
    `Un nivel de ${count(cards, CARDS)} es demasiado grande: puede tener ${number(most)} como máximo.`,
  'level-impossible': ({ level }) => `Con esta baraja nadie podría exponer el nivel ${level}.`,
  'ladder-and-ladders': () =>
    'Indica una serie de niveles para toda la mesa o una para cada jugador, no las dos cosas.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `La serie de niveles ${quote(ladder)} no pertenece a la edición ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `Las cartas de Master no se pueden añadir a la edición ${quote(edition)}.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} no es una combinación.`,
  'joker-ambiguous': ({ cards }) =>
    `En ${quote(cards)}, un comodín puede representar más de una carta: escribe cuál, por ejemplo «J=9».`,
  'turn-on-skipped-seat': ({ seat }) =>
    `El jugador ${seat} tiene una carta Paso delante, así que no puede ser su turno.`,
  'same-seat-twice': ({ seat }) => `El jugador ${seat} aparece dos veces.`,
  'same-level-twice': ({ level }) => `El nivel ${level} aparece dos veces.`,
  'finished-before-the-end': ({ seat }) =>
    `Al jugador ${seat} no le queda ningún nivel, así que la partida habría terminado.`,
  'nothing-to-draw': ({ seat }) =>
    `El jugador ${seat} tiene que robar, pero no queda nada que robar.`,
  'nothing-to-play': ({ seat }) => `El jugador ${seat} tiene que jugar, pero no tiene cartas.`,
  'nothing-to-offer': ({ seat }) =>
    `El jugador ${seat} tiene que llevarse una carta, pero nadie ofrece ninguna.`,
  'nobody-decides': ({ step }) => `En el paso ${quote(step)}, alguien tiene que poder elegir.`,
  'not-at-this-step': ({ member, step }) => `${quote(member)} sobra en el paso ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) => `En el paso ${quote(step)} falta ${quote(member)}.`,
  'not-laid': ({ seat }) =>
    `El jugador ${seat} no tiene combinaciones en la mesa, así que no ha expuesto su nivel.`,
  'not-in-hand': ({ card, seat }) => `El jugador ${seat} no tiene ${quote(card)} en la mano.`,
  'too-many-kept': ({ seat, most }) =>
    `El jugador ${seat} puede conservar ${count(most, CARDS)} como máximo.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `El jugador ${seat} tiene que ofrecer exactamente ${count(cards, CARDS)}.`,
  'not-entitled': ({ seat }) => `El jugador ${seat} no tiene nada que decidir aquí.`,
  'not-json': ({ detail }) => `Esto no es JSON: ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `El documento ocupa más de ${number(mebibytes)} MiB.`,
  'too-deep': ({ most }) => `El documento está demasiado anidado: el máximo es ${number(most)}.`,
  'no-header': () => 'Una partida guardada empieza por una línea de cabecera, y esta no la tiene.',
  'line-after-result': () => 'Después de la línea del resultado no puede haber nada.',
  'bad-take-back': ({ to }) =>
    `Deshacer hasta el evento ${number(to)} es demasiado: cada cual deshace solo lo que ha expuesto, añadido o descartado en el mismo turno.`,
};

export const faultWords = makeFaultWords(faults);
