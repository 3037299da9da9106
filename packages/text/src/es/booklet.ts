/** The rulebook's first chapter, in Spanish: what is in a box and what its booklet tells a newcomer. */
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

const JOKERS = { one: 'comodín', other: 'comodines' };
const PASSES = { one: 'carta Paso', other: 'cartas Paso' };
const NUMBERS = { one: 'carta con número', other: 'cartas con número' };

export const booklet: Part<'booklet'> = {
  title: (edition) => `Para empezar: ${edition}`,
  about: 'Con nuestras palabras, no con las del folleto.',
  aimTitle: 'El objetivo del juego',
  aims: {
    'level-8':
      'Se juegan varias rondas para subir ocho niveles. En cada ronda reúnes las cartas que pide tu nivel y las expones en la mesa. Gana quien exponga primero el nivel 8, o quien cierre la ronda con el nivel 7 expuesto.',
    'level-up':
      'Es un viaje a la Luna, ocho niveles más arriba. En cada ronda reúnes las cartas que pide tu nivel y las expones en la mesa; cuando la ronda termina, has superado ese nivel. Quien supera primero el nivel 8 llega a la Luna y gana.',
  },
  boxTitle: 'En la caja',
  players: 'Jugadores',
  playersFrom: (least, most) => `de ${number(least)} a ${number(most)}`,
  age: 'Edad',
  ageFrom: (years) => `a partir de ${number(years)} años`,
  hand: 'Se reparten',
  handOf: (cards) => `${count(cards, CARDS)} a cada jugador`,
  cards: 'Cartas',
  cardsInAll: (cards) => `${count(cards, CARDS)} en total`,
  numbers: (cards, top, colours) =>
    `${count(cards, NUMBERS)}: del 1 al ${number(top)} en ${number(colours)} colores`,
  jokers: (cards) => count(cards, JOKERS),
  passes: (cards) => count(cards, PASSES),
  examplesTitle: 'Ejemplos',
  fits: 'Se podría añadir:',
  examples: {
    run: 'Una escalera de 3: números seguidos, de cualquier color. Se puede añadir un 7 y después un 8, o un 3 y después un 2.',
    set: 'Un trío: el mismo número, de cualquier color.',
    colour: 'Cartas del mismo color: valen todos los números.',
    pairs:
      'Cuatro parejas. Dos son de seises, y no pasa nada. Se puede añadir cualquier 2, cualquier 3 y cualquier 6.',
    mixed:
      'Una escalera de 4 y dos parejas. A la escalera se le puede añadir un 7 o un 12; a las parejas, cualquier 3 o cualquier 9.',
    second: 'El nivel 2, expuesto de una vez: una escalera de 4 y cuatro cartas del mismo color.',
    red: 'En la mesa hay cuatro cartas rojas. Quien haya expuesto su nivel puede añadir más cartas rojas.',
    longer: 'Una escalera del 5 al 8 crece con un 4, con un 9 o con un 9 y un 10.',
  },
  tipsTitle: 'Trucos',
  tips: {
    bonus:
      'Después de exponer tu nivel, deshazte de las demás cartas: si cierras la ronda, subes dos niveles en lugar de uno.',
    'two-stars': 'Cuando los niveles te resulten fáciles, juega con el lado de dos estrellas.',
    master:
      'Para partidas más animadas, añade a la baraja las cartas especiales de Level 8 Master o ese juego entero: así, además, se baraja menos veces.',
    hurry: 'Cierra pronto la ronda: los demás tendrán menos tiempo para exponer su nivel.',
    piles: 'No pierdas de vista las pilas de descartes: la carta que te falta puede estar en una.',
    spare: 'Guarda las cartas que encajan en la mesa: tu mano se vaciará antes.',
    open: '¿Poco tiempo? Pon todos tus niveles a la vista y exponlos en el orden que quieras.',
  },
  peopleTitle: 'Quién lo hizo',
  roles: {
    editor: 'Redacción',
    illustrations: 'Ilustraciones',
    design: 'Diseño',
    publisher: 'Editorial',
  },
  unsureTitle: 'Lo que no está claro',
  unsure: {
    'one-star':
      'Los folletos franceses solo traen el primero de los niveles de una estrella y algunos ejemplos. Los niveles 2 a 8 son los de los folletos alemán e inglés de 2016 de la editorial, según los citan otras fuentes; el menos seguro es el 3.',
    'two-star':
      'No conocemos ninguna fuente pública de los niveles de dos estrellas. Los que se juegan aquí son nuestros, cada uno más difícil que el de una estrella con el mismo número.',
    'third-example':
      'El ejemplo de una escalera de 4 y dos parejas está en el folleto, pero ningún nivel de una estrella lo pide.',
    'no-booklet':
      'No tenemos el folleto de esta edición. Sabemos cuántas cartas tiene; suponemos que sus reglas son las de las otras dos cajas.',
    names:
      'Los nombres y la edad figuran en el folleto de la caja de 99 cartas; en nuestra copia de este no aparecen.',
    misprint: 'En un pasaje, el folleto habla de 96 cartas. Creemos que es una errata por 99.',
    'once-each':
      'El folleto habla de 18 cartas de cada uno de los seis colores. Que sean los números del 1 al 18, una vez cada uno, es una deducción nuestra.',
    'level-up-age':
      'Nuestra copia del folleto no da ni edad ni número de jugadores. Hay cartas de nivel para seis, y la edad es la de Level 8.',
    guide:
      'Los trucos sobre las pilas de descartes y las cartas útiles vienen de una guía de internet.',
  },
};
