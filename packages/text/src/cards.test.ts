import {
  HOLD,
  JOKER,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  LADDERS,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  numberCard,
  parsePart,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Level,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { inExamples } from './testing/texts.ts';

const EXAMPLES = await inExamples('game');

const R7 = numberCard(0, 7);
const O18 = numberCard(1, 18);

function level(text: string): Level {
  return text.split(' + ').map((part) => parsePart(part)!);
}

describe('cards', () => {
  test.each([
    [R7, 'red 7', '7 rouge', 'rote 7'],
    [O18, 'orange 18', '18 orange', 'orange 18'],
    [numberCard(2, 1), 'yellow 1', '1 jaune', 'gelbe 1'],
    [numberCard(3, 2), 'green 2', '2 vert', 'grüne 2'],
    [numberCard(4, 3), 'blue 3', '3 bleu', 'blaue 3'],
    [numberCard(5, 4), 'purple 4', '4 violet', 'lila 4'],
    [JOKER, 'joker', 'joker', 'Joker'],
    [JOKER_LOW, 'joker 1–5', 'joker 1–5', 'Joker 1–5'],
    [JOKER_MIDDLE, 'joker 6–10', 'joker 6–10', 'Joker 6–10'],
    [JOKER_HIGH, 'joker 11–15', 'joker 11–15', 'Joker 11–15'],
    [PASS, 'Pass card', 'carte Passe', 'Aussetzkarte'],
    [TAKE, 'Take card', 'carte Prise', 'Nimmkarte'],
    [SWAP, 'Swap card', 'carte Échange', 'Tauschkarte'],
    [HOLD, 'Hold card', 'carte Réserve', 'Haltekarte'],
    [UNKNOWN, 'hidden card', 'carte cachée', 'verdeckte Karte'],
  ])('card %d', (card, english, french, german) => {
    expect(EXAMPLES.map((words) => words.card(card))).toEqual([english, french, german]);
  });

  test.each([
    [placeCard(R7), 'red 7', '7 rouge', 'rote 7'],
    [placeAsValue(JOKER, 9), 'joker as 9', 'joker valant 9', 'Joker als 9'],
    [placeAsColour(JOKER, 0), 'joker as red', 'joker en rouge', 'Joker als Rot'],
    [placeAsValue(JOKER_LOW, 3), 'joker 1–5 as 3', 'joker 1–5 valant 3', 'Joker 1–5 als 3'],
  ])('card on the table %d', (placed, english, french, german) => {
    expect(EXAMPLES.map((words) => words.placed(placed))).toEqual([english, french, german]);
  });

  test('lists', () => {
    const cards = [R7, O18, placeAsValue(JOKER, 9)];
    expect(EXAMPLES.map((words) => words.cards(cards))).toEqual([
      'red 7, orange 18 and joker as 9',
      '7 rouge, 18 orange et joker valant 9',
      'rote 7, orange 18 und Joker als 9',
    ]);
  });
});

describe('levels', () => {
  test.each([
    ['run 4', 'run of 4', 'suite de 4', '4er-Folge'],
    ['set 2', 'pair', 'paire', 'Paar'],
    ['set 3', 'three of a kind', 'brelan', 'Drilling'],
    ['set 4', 'four of a kind', 'carré', 'Vierling'],
    ['set 5', 'five of a kind', '5 cartes de même valeur', 'Fünfling'],
    ['colour 4', '4 of one colour', '4 cartes de même couleur', '4 einer Farbe'],
    ['run 3 + run 3', '2 runs of 3', '2 suites de 3', 'zwei 3er-Folgen'],
    ['run 3 + run 4', 'run of 3 + run of 4', 'suite de 3 + suite de 4', '3er-Folge + 4er-Folge'],
    [
      'set 2 + set 3 + set 2',
      '2 pairs + three of a kind',
      '2 paires + brelan',
      'zwei Paare + Drilling',
    ],
    ['set 3 + set 3', '2 sets of 3', '2 brelans', 'zwei Drillinge'],
    ['set 4 + set 4', '2 sets of 4', '2 carrés', 'zwei Vierlinge'],
    ['set 5 + set 5', '2 sets of 5', '2 × 5 cartes de même valeur', 'zwei Fünflinge'],
    [
      'colour 4 + colour 4',
      '2 × 4 of one colour',
      '2 × 4 cartes de même couleur',
      'zweimal 4 einer Farbe',
    ],
  ])('%s', (text, english, french, german) => {
    const wanted = [english, french, german];
    expect(EXAMPLES.map((words) => words.level(level(text)))).toEqual(wanted);
  });

  test('a part alone is called as in its level', () => {
    const [part] = LADDERS['one-star'].levels[4]!;
    expect(EXAMPLES.map((words) => words.part(part!))).toEqual([
      'run of 7',
      'suite de 7',
      '7er-Folge',
    ]);
  });
});
