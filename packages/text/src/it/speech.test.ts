import {
  JOKER,
  PASS,
  UNKNOWN,
  numberCard,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Event,
  type Meld,
  type Viewer,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { sampleTable } from '../testing/sample-advice.ts';
import { namingOf } from '../testing/texts.ts';
import { game } from './game.ts';
import { a, aCard, and, cards, i, il, joined, openAll, theCard } from './speech.ts';

const R7 = numberCard(0, 7);
const G8 = numberCard(3, 8);
const B11 = numberCard(4, 11);

describe('articles and prepositions', () => {
  test.each([
    ['7', 'il 7', 'al 7', 'dal 7', 'del 7', 'nel 7', 'sul 7'],
    ['8', 'l’8', 'all’8', 'dall’8', 'dell’8', 'nell’8', 'sull’8'],
    ['1', 'l’1', 'all’1', 'dall’1', 'dell’1', 'nell’1', 'sull’1'],
    ['11', 'l’11', 'all’11', 'dall’11', 'dell’11', 'nell’11', 'sull’11'],
    ['18', 'il 18', 'al 18', 'dal 18', 'del 18', 'nel 18', 'sul 18'],
    ['0,5%', 'lo 0,5%', 'allo 0,5%', 'dallo 0,5%', 'dello 0,5%', 'nello 0,5%', 'sullo 0,5%'],
    ['85%', 'l’85%', 'all’85%', 'dall’85%', 'dell’85%', 'nell’85%', 'sull’85%'],
    ['100%', 'il 100%', 'al 100%', 'dal 100%', 'del 100%', 'nel 100%', 'sul 100%'],
  ])('of %s', (text, ...wanted) => {
    const the = il(text);
    const all = (['a', 'da', 'di', 'in', 'su'] as const).map((word) => joined(word, the));
    expect([the, ...all]).toEqual(wanted);
  });

  test('in the plural', () => {
    expect([i('7'), i('8'), i('11')]).toEqual(['i 7', 'gli 8', 'gli 11']);
    expect(joined('a', i('8'))).toBe('agli 8');
    expect(joined('da', 'gli scarti')).toBe('dagli scarti');
    expect(joined('a', 'le carte')).toBe('alle carte');
    expect(joined('da', 'Anna')).toBe('da Anna');
  });

  test('of cards: numbers and jokers are masculine, the others feminine', () => {
    expect([R7, G8, B11, JOKER, PASS].map(theCard)).toEqual([
      'il 7 rosso',
      'l’8 verde',
      'l’11 blu',
      'il jolly',
      'la carta Salta turno',
    ]);
    expect([G8, placeAsValue(JOKER, 9), PASS].map(aCard)).toEqual([
      'un 8 verde',
      'un jolly come 9',
      'una carta Salta turno',
    ]);
  });
});

test('a d stands between two like vowels', () => {
  expect([a('Anna'), a('Ben'), a('Élise')]).toEqual(['ad Anna', 'a Ben', 'a Élise']);
  expect(and(['Anna', 'Ben', 'Eva'])).toBe('Anna, Ben ed Eva');
  expect([and(['Eva']), and(['Eva', 'Ben'])]).toEqual(['Eva', 'Eva e Ben']);
});

test('you stand first among several, and alone need no pronoun', () => {
  const verb = ['sali', 'sale', 'salite', 'salgono'] as const;
  const naming = namingOf(2, ['Anna', 'Ben', '']);
  expect([[2], [1], [1, 2], [1, 3]].map((seats) => openAll(naming, seats, verb))).toEqual([
    'Sali',
    'Anna sale',
    'Tu e Anna salite',
    'Anna e Giocatore 3 salgono',
  ]);
});

test.each([
  [[{ kind: 'run', size: 3 } as const, { kind: 'run', size: 3 } as const], '2 scale di 3'],
  [[{ kind: 'set', size: 2 } as const, { kind: 'set', size: 4 } as const], 'coppia + poker'],
  [[{ kind: 'set', size: 3 } as const, { kind: 'set', size: 3 } as const], '2 tris'],
  [[{ kind: 'set', size: 5 } as const], '5 dello stesso valore'],
  [[{ kind: 'colour', size: 4 } as const], '4 dello stesso colore'],
])('a level is %j', (level, text) => {
  expect(cards.level(level)).toBe(text);
});

test.each<[Event, Viewer, string]>([
  [{ t: 'cardTaken', seat: 1, from: 2, card: R7 }, 1, 'Hai preso un 7 rosso dagli scarti di Ben.'],
  [{ t: 'cardTaken', seat: 1, from: 2, card: G8 }, 2, 'Anna ha preso un 8 verde dai tuoi scarti.'],
  [
    { t: 'cardTaken', seat: 2, from: 2, card: PASS },
    1,
    'Ben ha preso una carta Salta turno dai propri scarti.',
  ],
  [
    { t: 'cardAdded', seat: 1, card: placeCard(R7), to: 3, meld: 2 },
    2,
    'Anna ha attaccato un 7 rosso alla combinazione 2 di Giocatore 3.',
  ],
  [{ t: 'passPlayed', seat: 2, on: 1 }, 2, 'Hai messo una carta Salta turno davanti ad Anna.'],
  [{ t: 'cardDrawn', seat: 2, card: UNKNOWN }, 1, 'Ben ha pescato dal mazzo.'],
  [{ t: 'gameWon', winners: [1, 2] }, 1, 'Tu e Ben avete vinto insieme la partita!'],
])('%j for %s', (event, viewer, sentence) => {
  expect(game.event(event, namingOf(viewer, ['Anna', 'Ben', '']))).toBe(sentence);
});

describe('a combination is called by what its cards share', () => {
  const eights: Meld = { kind: 'set', cards: [placeCard(G8), placeAsValue(JOKER, 8)] };
  const sevens: Meld = { kind: 'set', cards: [placeCard(R7), placeAsValue(JOKER, 7)] };
  const run: Meld = { kind: 'run', cards: [placeCard(R7), placeCard(G8)] };
  const reds: Meld = { kind: 'colour', cards: [placeAsColour(JOKER, 0), placeCard(R7)] };
  const table = {
    ...sampleTable(),
    melds: [
      [run, eights],
      [eights, sevens, reds],
      [run, run, eights, eights],
    ],
  };

  test.each<[to: number, meld: number, text: string]>([
    [1, 1, 'Attacca l’8 verde alla tua scala'],
    [1, 2, 'Attacca l’8 verde ai tuoi 8'],
    [2, 1, 'Attacca l’8 verde agli 8 di Ben'],
    [2, 2, 'Attacca l’8 verde ai 7 di Ben'],
    [2, 3, 'Attacca l’8 verde alle carte rosse di Ben'],
    [3, 2, 'Attacca l’8 verde alla seconda scala di Cleo'],
    [3, 4, 'Attacca l’8 verde al secondo gruppo di 8 di Cleo'],
  ])('%i.%i', (to, meld, text) => {
    const naming = namingOf(1, ['Anna', 'Ben', 'Cleo']);
    expect(game.move({ t: 'addCard', card: placeCard(G8), to, meld }, table, naming)).toBe(text);
  });
});
