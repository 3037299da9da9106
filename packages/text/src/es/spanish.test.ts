/** What only Spanish asks for: gender, contractions, «e» and «u», opening marks. */
import {
  JOKER,
  PASS,
  numberCard,
  parsePart,
  placeAsValue,
  placeCard,
  type Command,
  type Event,
  type Meld,
  type Table,
  type Viewer,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { loadPart } from '../langs.ts';
import { sampleTable } from '../testing/sample-advice.ts';
import { G9, O8, R7, SAMPLE_EVENTS } from '../testing/sample-facts.ts';
import { namingOf } from '../testing/texts.ts';
import { a, about, de, noCard, ofOwner } from './speech.ts';

const game = await loadPart('es', 'game');
const NAMES = ['Anna', 'Ben', 'Irene', ''];

const said = (event: Event, viewer: Viewer): string => game.event(event, namingOf(viewer, NAMES));

describe('cards and levels', () => {
  it.each([
    ['run 4', 'escalera de 4'],
    ['set 2', 'pareja'],
    ['set 3', 'trío'],
    ['set 4', 'cuarteto'],
    ['set 5', '5 iguales'],
    ['colour 4', '4 del mismo color'],
    ['run 3 + run 3', '2 escaleras de 3'],
    ['set 3 + set 3', '2 tríos'],
    ['colour 4 + colour 4', '2 × 4 del mismo color'],
  ])('%s is «%s»', (level, text) => {
    expect(game.level(level.split(' + ').map((part) => parsePart(part)!))).toBe(text);
  });

  it('have their gender', () => {
    expect([R7, JOKER, PASS].map(noCard)).toEqual([
      'ningún 7 rojo',
      'ningún comodín',
      'ninguna carta Paso',
    ]);
    expect(game.placed(placeAsValue(JOKER, 9))).toBe('comodín como 9');
  });
});

describe('an article melts into de and a, a name’s own does not', () => {
  it.each([
    ['el 7 rojo', 'del 7 rojo', 'al 7 rojo'],
    ['la escalera', 'de la escalera', 'a la escalera'],
    ['los dieces', 'de los dieces', 'a los dieces'],
    ['El Cid', 'de El Cid', 'a El Cid'],
    ['Elena', 'de Elena', 'a Elena'],
    ['Jugador 2', 'del jugador 2', 'al jugador 2'],
  ])('%s', (thing, of, to) => {
    expect([de(thing), a(thing)]).toEqual([of, to]);
  });

  it('and gives way to whose it is', () => {
    const things = ['el grupo', 'la pila', 'los dieces', 'las cartas rojas'];
    expect(things.map((thing) => ofOwner(undefined, thing))).toEqual([
      'tu grupo',
      'tu pila',
      'tus dieces',
      'tus cartas rojas',
    ]);
    expect(ofOwner('Odile', 'los dieces')).toBe('los dieces de Odile');
  });
});

it('whoever has no name has an article in a sentence, and none alone', async () => {
  const { own } = await loadPart('es', 'shell');
  const [table, replay] = await Promise.all([loadPart('es', 'table'), loadPart('es', 'replay')]);
  expect(replay.seat(4, namingOf(1, NAMES))).toBe('Jugador 4');
  expect(table.turnOf('Jugador 2')).toBe('Turno del jugador 2');
  expect(own.faceFor('Jugador 2')).toBe('Elegir la cara del jugador 2');
  expect(table.curtain('Jugador 2')).toBe('Pasa el dispositivo al jugador 2');
  expect(table.deciding(['Jugador 2', 'Anna'])).toBe('El jugador 2 y Anna están eligiendo');
});

describe('what happens', () => {
  it.each<[Event, Viewer, string]>([
    [
      { t: 'cardTaken', seat: 1, from: 2, card: R7 },
      1,
      'Tomas un 7 rojo de la pila de descartes de Ben.',
    ],
    [
      { t: 'cardTaken', seat: 1, from: 2, card: PASS },
      2,
      'Anna toma una carta Paso de tu pila de descartes.',
    ],
    [
      { t: 'cardTaken', seat: 2, from: 2, card: JOKER },
      1,
      'Ben toma un comodín de su pila de descartes.',
    ],
    [
      { t: 'cardAdded', seat: 1, card: placeCard(R7), to: 4, meld: 2 },
      2,
      'Anna añade un 7 rojo a la segunda combinación del jugador 4.',
    ],
    [{ t: 'passPlayed', seat: 4, on: 2 }, 2, 'El jugador 4 pone una carta Paso delante de ti.'],
    [{ t: 'gameWon', winners: [1] }, 1, '¡Ganas la partida!'],
    [{ t: 'gameWon', winners: [2, 1] }, 1, '¡Ben y tú compartís la victoria!'],
    [{ t: 'gameWon', winners: [1, 3] }, 2, '¡Anna e Irene comparten la victoria!'],
  ])('%j for %s', (event, viewer, sentence) => {
    expect(said(event, viewer)).toBe(sentence);
  });
});

describe('advice', () => {
  const meld = (kind: Meld['kind'], cards: Meld['cards']): Meld => ({ kind, cards });
  const tens = [placeCard(numberCard(0, 10)), placeAsValue(JOKER, 10)];
  const table: Table = {
    ...sampleTable(),
    melds: [
      [meld('run', [placeCard(R7), placeCard(O8)]), meld('set', tens)],
      [meld('set', tens), meld('set', tens)],
      [meld('colour', [placeCard(R7), placeCard(numberCard(0, 2))])],
    ],
  };

  it.each([
    [1, 1, 'Añade el 9 verde a tu escalera'],
    [1, 2, 'Añade el 9 verde a tus dieces'],
    [2, 1, 'Añade el 9 verde al primer grupo de dieces de Ben'],
    [3, 1, 'Añade el 9 verde a las cartas rojas de Irene'],
    [3, 2, 'Añade el 9 verde a la combinación 2 de Irene'],
  ])('%i.%i', (to, meld, call) => {
    const command: Command = { t: 'addCard', card: placeCard(G9), to, meld };
    expect(game.move(command, table, namingOf(1, NAMES))).toBe(call);
  });
});

it('a refusal lists what is possible with «o», or with «u» before an eight', async () => {
  const { dropHint } = await loadPart('es', 'play');
  expect(dropHint([3, 7])).toContain('nivel 3 o 7');
  expect(dropHint([3, 8])).toContain('nivel 3 u 8');
});

it('a share has its space', async () => {
  const { percent } = await loadPart('es', 'lab');
  expect(percent(0.125)).toBe('12,5\u00a0%');
});

it('half of the times has a name', () => {
  expect([1 / 2, 1 / 3].map(about)).toEqual([
    'más o menos la mitad de las veces',
    'más o menos 1 de cada 3 veces',
  ]);
});

it('an exclamation is opened', () => {
  const texts = SAMPLE_EVENTS.map((event) => game.event(event, namingOf(1, NAMES)));
  expect(texts.filter((text) => text.includes('!') !== text.startsWith('¡'))).toEqual([]);
});
