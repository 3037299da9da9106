/**
 * Where every rule comes from: printed in a booklet, or decided by us, and which option plays it as
 * another reader may understand the booklet. The ledger (spec/) says the same in words, and
 * tools/check-spec.mjs holds the two together. Nothing that plays needs it: only who explains.
 */
import type { EditionId } from './editions.ts';
import {
  HOUSE_RULE_NAMES,
  type ChoiceName,
  type HouseRuleName,
  type RuleChoices,
} from './house-rules.ts';
import type { LadderId } from './ladders.ts';
import type { Refusal, RefusalCode } from './refusals.ts';
import type { RuleId } from './rule-ids.ts';

/** The booklets that we hold. The guide is a website's retelling of Level Up's. */
export const BOOKLET_IDS = [
  'level-up.official',
  'level-up.guide',
  'level-8-99',
  'level-8-101',
] as const;
export type BookletId = (typeof BOOKLET_IDS)[number];

/**
 * What an edition is read from, its own booklet first. We hold none of the German Level 8 with 98
 * cards: it rests on the two French ones alone.
 */
export const BOOKLETS_OF: {
  readonly [Id in EditionId]: {
    readonly own: readonly BookletId[];
    /** Of other editions of the same game. */
    readonly kin: readonly BookletId[];
  };
} = {
  'level-up': { own: ['level-up.official', 'level-up.guide'], kin: [] },
  'level-8-98': { own: [], kin: ['level-8-101', 'level-8-99'] },
  'level-8-99': { own: ['level-8-99'], kin: ['level-8-101'] },
  'level-8-101': { own: ['level-8-101'], kin: ['level-8-99'] },
};

export const SOURCES = ['book', 'ruling'] as const;
/** What a player is told: it is printed, or the booklets are silent and Palier decided. */
export type Source = (typeof SOURCES)[number];

/** An option with the value that plays a rule the other way; any seat where it names a seat. */
export type OtherReading =
  | {
      readonly [Name in ChoiceName]: { readonly option: Name; readonly value: RuleChoices[Name] };
    }[ChoiceName]
  | { readonly option: 'firstDealer'; readonly value?: undefined };

export type RuleSource = {
  /** The booklets that print it; none for a ruling. */
  readonly printed: readonly BookletId[];
  /** Whether a part of it is ours, or all; the ledger's **Why** says which. */
  readonly isRuled: boolean;
  /** Where the booklets leave room: the options that give the other readings. */
  readonly otherReadings: readonly OtherReading[];
};

const LEVEL_8 = ['level-8-101', 'level-8-99'] as const;
const LEVEL_UP = ['level-up.official', 'level-up.guide'] as const;
const ALL = [...LEVEL_8, 'level-up.official'] as const;

function book(...printed: readonly BookletId[]): RuleSource {
  return { printed, isRuled: false, otherReadings: [] };
}

/** Printed, but for a part that is ours. */
function partly(
  printed: readonly BookletId[],
  ...otherReadings: readonly OtherReading[]
): RuleSource {
  return { printed, isRuled: true, otherReadings };
}

function ruling(...otherReadings: readonly OtherReading[]): RuleSource {
  return partly([], ...otherReadings);
}

const RULES: { readonly [Id in Exclude<RuleId, `HOUSE-${string}`>]: RuleSource } = {
  'DEAL-1': partly(ALL),
  'DEAL-2': book(...ALL),
  'DEAL-3': ruling({ option: 'passUpcardSkips', value: 'yes' }),
  'DEAL-4': partly(ALL, { option: 'firstDealer' }),
  'DEAL-5': book(...ALL),
  'TURN-1': partly(ALL),
  'TURN-2': book(...ALL),
  'DRAW-1': partly(ALL, { option: 'drawOwn', value: 'forbidden' }),
  'DRAW-2': ruling(
    { option: 'throwBack', value: 'forbidden' },
    { option: 'drawJoker', value: 'forbidden' },
    { option: 'drawPass', value: 'forbidden' },
  ),
  'DRAW-3': ruling({ option: 'browseDiscards', value: 'yes' }),
  'LAY-1': book(...ALL),
  'LAY-2': book(...ALL),
  'LAY-3': partly(ALL),
  'LAY-4': partly(ALL),
  'LAY-5': book(...ALL),
  'LAY-6': partly(LEVEL_8, { option: 'pairsDistinct', value: 'yes' }),
  'ADD-1': book(...ALL),
  'ADD-2': book(...ALL),
  'ADD-3': ruling({ option: 'jokerSwap', value: 'yes' }),
  'DISC-1': book(...ALL),
  'DISC-2': ruling(),
  'JOKER-1': book(...LEVEL_8),
  'JOKER-2': partly(LEVEL_8),
  'JOKER-3': ruling(),
  'JOKER-4': ruling({ option: 'jokerNeedsNatural', value: 'yes' }),
  'PASS-1': partly(LEVEL_8),
  'PASS-2': book(...LEVEL_8),
  'PASS-3': partly(LEVEL_8),
  'PASS-4': book(...LEVEL_8),
  'PASS-5': ruling(),
  'PASS-6': ruling({ option: 'passWithTwo', value: 'removed' }),
  'STOCK-1': book(...LEVEL_8),
  'STOCK-2': ruling(),
  'STOCK-3': partly(
    LEVEL_UP,
    { option: 'stockOut', value: 'at-once' },
    { option: 'stockOut', value: 'play-on' },
    { option: 'stockOutBonus', value: 'no' },
  ),
  'STOCK-4': ruling(),
  'STOCK-5': ruling(),
  'END-1': partly(LEVEL_8, { option: 'goingOut', value: 'any' }),
  'END-2': partly(LEVEL_UP, { option: 'goingOut', value: 'discard' }),
  'END-3': partly(ALL),
  'END-4': book(...LEVEL_8),
  'WIN-1': book(...LEVEL_8),
  'WIN-2': book(...LEVEL_UP),
  'WIN-3': partly(['level-up.official'], { option: 'winOnLaying', value: 'yes' }),
  'OPEN-1': book(...LEVEL_UP),
  'OPEN-2': partly(LEVEL_UP),
  'OPEN-3': ruling({ option: 'openWin', value: 'last' }),
  'KEEP-1': partly(['level-8-101'], { option: 'keepLevel', value: 'reached' }),
  'KEEP-2': ruling(),
  'MASTER-1': partly(['level-8-101']),
  'MASTER-2': ruling(),
  'MASTER-3': ruling(),
  'MASTER-4': ruling(),
  'MASTER-5': ruling(),
  'MASTER-6': ruling(),
  'LADDER-1': ruling(),
  'INPUT-1': ruling(),
};

/** By rule. A house rule is ours: that a table may choose. What its default rests on is below. */
export const RULE_SOURCES = {
  ...RULES,
  ...Object.fromEntries(HOUSE_RULE_NAMES.map((name) => [`HOUSE-${name}`, ruling()])),
} as { readonly [Id in RuleId]: RuleSource };

/**
 * The booklets that print what their edition plays where a table changes nothing. Where none of an
 * edition's does, its default is a ruling.
 */
export const DEFAULTS_PRINTED: { readonly [Name in HouseRuleName]: readonly BookletId[] } = {
  goingOut: ALL,
  winOnLaying: ALL,
  drawPass: [],
  drawJoker: [],
  drawOwn: LEVEL_UP,
  throwBack: [],
  addSameTurn: ALL,
  pairsDistinct: LEVEL_8,
  jokerNeedsNatural: [],
  jokerSwap: LEVEL_8,
  passTarget: LEVEL_8,
  passUpcardSkips: [],
  passWithTwo: [],
  stockOut: LEVEL_8,
  stockOutBonus: [],
  nextDealer: ALL,
  bonusPalier: LEVEL_UP,
  browseDiscards: [],
  openWin: [],
  keepLevel: [],
  keepFrom: ['level-8-101'],
  keepCards: ALL,
  levels: ALL,
  startLevel: ALL,
  firstDealer: [],
};

/**
 * How many levels of a ladder, from the first, a booklet prints. Of the one-star ladder it is level 1
 * and examples; the rest is quoted from the publisher's other languages, and the two-star one is ours.
 */
export const LEVELS_PRINTED: { readonly [Id in LadderId]: number } = {
  stacked: 8,
  open: 8,
  'one-star': 1,
  'two-star': 0,
};

/** What an edition's players are told of a rule; of how much of it is ours `RULE_SOURCES` knows. */
export function sourceIn(rule: RuleId, edition: EditionId): Source {
  return sourceOf(RULE_SOURCES[rule].printed, edition);
}

/** Refusals by a part of their rule that other booklets print than the rest, or none. */
const PARTS_PRINTED: { readonly [Code in RefusalCode]?: readonly BookletId[] } = {
  'run-does-not-wrap': LEVEL_8,
  'not-an-opponent': ['level-8-99'],
  'already-decided': [],
  'nothing-to-decide': [],
  'must-keep-first': [],
  'must-drop-first': [],
};

/** Whether a refusal is what the edition's own booklet says. */
export function refusalSource({ code, rule }: Refusal, edition: EditionId): Source {
  const part = PARTS_PRINTED[code];
  if (part === undefined) return sourceIn(rule, edition);
  const { own, kin } = BOOKLETS_OF[edition];
  return (own.length > 0 ? own : kin).some((id) => part.includes(id)) ? 'book' : 'ruling';
}

/** Whether an edition plays an option's default by its booklet. */
export function defaultSource(name: HouseRuleName, edition: EditionId): Source {
  return sourceOf(DEFAULTS_PRINTED[name], edition);
}

/** The booklets among these that an edition rests on, its own first. */
export function bookletsFor(
  printed: readonly BookletId[],
  edition: EditionId,
): readonly BookletId[] {
  const { own, kin } = BOOKLETS_OF[edition];
  return [...own, ...kin].filter((id) => printed.includes(id));
}

function sourceOf(printed: readonly BookletId[], edition: EditionId): Source {
  return bookletsFor(printed, edition).length > 0 ? 'book' : 'ruling';
}
