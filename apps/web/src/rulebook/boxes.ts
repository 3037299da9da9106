/**
 * What a box's booklet tells a newcomer, as far as it is no rule: its examples, tips and names, and
 * what we could not make sure of. How many cards there are is the kernel's to say.
 */
import {
  assert,
  parseCard,
  parsePlaced,
  type Card,
  type EditionId,
  type Meld,
} from '@palier/rules';
import type { Part } from '@palier/text';

type Words = Part<'booklet'>;

export type BoxExample = {
  readonly id: keyof Words['examples'];
  readonly melds: readonly Meld[];
  /** Some cards that could be added. */
  readonly fits: readonly Card[];
};

export type Box = {
  readonly aim: keyof Words['aims'];
  /** From how many years. */
  readonly age: number;
  readonly examples: readonly BoxExample[];
  readonly tips: readonly (keyof Words['tips'])[];
  /** As they are printed. */
  readonly people: readonly { readonly role: keyof Words['roles']; readonly name: string }[];
  readonly unsure: readonly (keyof Words['unsure'])[];
};

function meld(kind: Meld['kind'], text: string): Meld {
  return { kind, cards: text.split(' ').map((card) => known(parsePlaced(card))) };
}

function cards(text: string): readonly Card[] {
  return text.split(' ').map((card) => known(parseCard(card)));
}

function known<T>(card: T | undefined): T {
  assert(card !== undefined, 'an example names cards');
  return card;
}

const RUN: BoxExample = { id: 'run', melds: [meld('run', 'R4 G5 B6')], fits: cards('O3 P7') };
const PAIRS: BoxExample = {
  id: 'pairs',
  melds: ['R2 B2', 'G3 P3', 'O6 Y6', 'B6 R6'].map((pair) => meld('set', pair)),
  fits: cards('G2 O3 P6'),
};
const MIXED: BoxExample = {
  id: 'mixed',
  melds: [meld('run', 'B8 O9 R10 G11'), meld('set', 'Y3 P3'), meld('set', 'G9 R9')],
  fits: cards('P7 Y12 B3 B9'),
};
const set = (text: string): BoxExample => ({ id: 'set', melds: [meld('set', text)], fits: [] });
const colour = (text: string): BoxExample => ({
  id: 'colour',
  melds: [meld('colour', text)],
  fits: [],
});

const LEVEL_8_PEOPLE: Box['people'] = [
  { role: 'editor', name: 'Stefan Brück' },
  { role: 'illustrations', name: 'Arthur Wagner' },
  { role: 'design', name: 'Buck Design, DE Ravensburger' },
  { role: 'publisher', name: 'Ravensburger' },
];

export const BOXES: { readonly [Id in EditionId]: Box } = {
  'level-up': {
    aim: 'level-up',
    age: 8,
    examples: [
      {
        id: 'second',
        melds: [meld('run', 'G1 R2 P3 O4'), meld('colour', 'B2 B6 B12 B17')],
        fits: [],
      },
      { id: 'red', melds: [meld('colour', 'R3 R7 R11 R16')], fits: cards('R5') },
      { id: 'longer', melds: [meld('run', 'Y5 B6 O7 G8')], fits: cards('P4 R9') },
    ],
    tips: ['hurry', 'piles', 'spare', 'open'],
    people: [
      { role: 'illustrations', name: 'Franck Dion' },
      { role: 'publisher', name: 'Cocktail Games, 2010' },
    ],
    unsure: ['once-each', 'level-up-age', 'guide'],
  },
  'level-8-98': {
    aim: 'level-8',
    age: 8,
    examples: [RUN, set('G9 Y9 O9'), colour('P7 P2 P9'), PAIRS],
    tips: ['bonus', 'two-stars'],
    people: LEVEL_8_PEOPLE,
    unsure: ['no-booklet', 'names', 'one-star', 'two-star'],
  },
  'level-8-99': {
    aim: 'level-8',
    age: 8,
    examples: [RUN, set('G4 Y4 O4'), colour('P7 P2 P11 P15'), PAIRS, MIXED],
    tips: ['bonus'],
    people: LEVEL_8_PEOPLE,
    unsure: ['one-star', 'third-example', 'misprint'],
  },
  'level-8-101': {
    aim: 'level-8',
    age: 8,
    examples: [RUN, set('G9 Y9 O9'), colour('P7 P2 P9'), PAIRS, MIXED],
    tips: ['bonus', 'two-stars', 'master'],
    people: LEVEL_8_PEOPLE,
    unsure: ['one-star', 'third-example', 'two-star', 'names'],
  },
};
