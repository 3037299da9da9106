/** The editions as data. What differs between them is a named option, never a test of a name. */
import { assert } from './assert.ts';
import { deepFreeze } from './freeze.ts';
import { JOKER, MAX_VALUE, PASS, numberCard, COLOURS, type Card } from './cards.ts';
import { USUAL_RULES, type RuleChoices } from './house-rules.ts';
import { LADDERS, LADDER_LIMITS, levelSize, type LadderId } from './ladders.ts';

export const EDITION_IDS = ['level-up', 'level-8-98', 'level-8-99', 'level-8-101'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export const DEFAULT_EDITION: EditionId = 'level-8-101';

export const HAND_SIZE = 10;
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;

export type Edition = {
  readonly id: EditionId;
  /** The highest value; every colour has one card of each value from 1 to it. */
  readonly top: number;
  readonly jokers: number;
  readonly passCards: number;
  /** How many cards the box says it holds: checked against the deck when loaded. */
  readonly cards: number;
  /** The ladders of the box, its default first. */
  readonly ladders: readonly LadderId[];
  /** Whether the Master add-on may be mixed in (MASTER-1). */
  readonly takesMaster: boolean;
  readonly rules: RuleChoices;
};

const LEVEL_UP_RULES: RuleChoices = {
  ...USUAL_RULES,
  goingOut: 'any',
  winOnLaying: 'no',
  stockOut: 'finish-turn',
  nextDealer: 'last',
};

export const EDITIONS: { readonly [Id in EditionId]: Edition } = {
  'level-up': {
    id: 'level-up',
    top: 18,
    jokers: 0,
    passCards: 0,
    cards: 108,
    ladders: ['stacked', 'open'],
    takesMaster: false,
    rules: LEVEL_UP_RULES,
  },
  'level-8-98': {
    id: 'level-8-98',
    top: 15,
    jokers: 5,
    passCards: 3,
    cards: 98,
    ladders: ['one-star', 'two-star'],
    takesMaster: true,
    rules: USUAL_RULES,
  },
  'level-8-99': {
    id: 'level-8-99',
    top: 15,
    jokers: 6,
    passCards: 3,
    cards: 99,
    ladders: ['one-star'],
    takesMaster: true,
    rules: USUAL_RULES,
  },
  'level-8-101': {
    id: 'level-8-101',
    top: 15,
    jokers: 7,
    passCards: 4,
    cards: 101,
    ladders: ['one-star', 'two-star'],
    takesMaster: true,
    rules: USUAL_RULES,
  },
};

/** One card of each value from 1 to the highest in each colour. */
export function numberCards(top: number): readonly Card[] {
  return COLOURS.flatMap((colour) =>
    Array.from({ length: top }, (_, index) => numberCard(colour, index + 1)),
  );
}

/** The cards of an edition's box, in the order every shuffle starts from. */
export function boxOf(edition: Edition): readonly Card[] {
  return [
    ...numberCards(edition.top),
    ...copies(JOKER, edition.jokers),
    ...copies(PASS, edition.passCards),
  ];
}

export function copies(card: Card, count: number): readonly Card[] {
  return Array.from({ length: count }, () => card);
}

function validateEdition(edition: Edition): void {
  const { id } = edition;
  assert(edition.top >= 1 && edition.top <= MAX_VALUE, `${id}: highest value out of range`);
  assert(boxOf(edition).length === edition.cards, `${id}: the deck does not have its cards`);
  assert(edition.cards > MAX_PLAYERS * HAND_SIZE, `${id}: too few cards for six players`);
  assert(edition.ladders.length > 0, `${id}: no ladder`);
  for (const ladderId of edition.ladders) {
    for (const level of LADDERS[ladderId].levels) {
      assert(levelSize(level) <= LADDER_LIMITS.cards, `${id}: a level of ${ladderId} is too big`);
    }
  }
}

for (const id of EDITION_IDS) validateEdition(EDITIONS[id]);

deepFreeze(EDITIONS);
deepFreeze(LADDERS);
