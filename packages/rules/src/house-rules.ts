/**
 * The named options by which editions differ and tables play their own way (RULES "House rules"). All
 * that is to be known of one is said here: documents, the ids of rules, the form for a new game and the
 * rulebook are made from it.
 *
 * The order belongs to the format: the ids of set-ups come from it. A new choice is the last one.
 */
import type { BookRuleId, RuleId } from './rule-ids.ts';

/** Why a house rule changes nothing at a table. */
export type IdleReason =
  | 'no-pass-cards'
  | 'only-two'
  | 'more-than-two'
  | 'no-jokers'
  | 'no-two-sets'
  | 'not-last-turn'
  | 'not-open'
  | 'nothing-kept'
  | 'one-level';

type HouseRule<Id = BookRuleId> = {
  /** The entries of the book that it rewrites. */
  readonly rewrites: readonly Id[];
  /** What may make it idle, the first to be told first. */
  readonly idle?: readonly IdleReason[];
};

/** Options that are a choice of values, the usual one first; editions say what they play otherwise. */
const CHOICES = {
  goingOut: { values: ['discard', 'any'], rewrites: ['END-1', 'END-2'] },
  winOnLaying: { values: ['yes', 'no'], rewrites: ['WIN-1', 'WIN-2', 'WIN-3', 'OPEN-3'] },
  drawPass: { values: ['allowed', 'forbidden'], rewrites: ['DRAW-2'], idle: ['no-pass-cards'] },
  drawJoker: { values: ['allowed', 'forbidden'], rewrites: ['DRAW-2'], idle: ['no-jokers'] },
  drawOwn: { values: ['allowed', 'forbidden'], rewrites: ['DRAW-1'] },
  throwBack: { values: ['allowed', 'forbidden'], rewrites: ['DRAW-2'] },
  addSameTurn: { values: ['yes', 'no'], rewrites: ['ADD-1'] },
  pairsDistinct: { values: ['no', 'yes'], rewrites: ['LAY-6'], idle: ['no-two-sets'] },
  jokerNeedsNatural: { values: ['no', 'yes'], rewrites: ['JOKER-4'], idle: ['no-jokers'] },
  jokerSwap: { values: ['no', 'yes'], rewrites: ['ADD-3', 'JOKER-2'], idle: ['no-jokers'] },
  passTarget: {
    values: ['any', 'next'],
    rewrites: ['PASS-1'],
    idle: ['no-pass-cards', 'only-two'],
  },
  passUpcardSkips: { values: ['no', 'yes'], rewrites: ['DEAL-3'], idle: ['no-pass-cards'] },
  passWithTwo: {
    values: ['yes', 'removed'],
    rewrites: ['PASS-6'],
    idle: ['no-pass-cards', 'more-than-two'],
  },
  stockOut: {
    values: ['rebuild', 'finish-turn', 'at-once', 'play-on'],
    rewrites: ['STOCK-1', 'STOCK-2', 'STOCK-3'],
  },
  stockOutBonus: { values: ['yes', 'no'], rewrites: ['STOCK-3', 'END-3'], idle: ['not-last-turn'] },
  nextDealer: { values: ['left', 'last'], rewrites: ['DEAL-4'] },
  bonusPalier: { values: ['free', 'lowest'], rewrites: ['OPEN-2'], idle: ['not-open'] },
  browseDiscards: { values: ['no', 'yes'], rewrites: ['DRAW-3'] },
  openWin: { values: ['all', 'last'], rewrites: ['OPEN-3'], idle: ['not-open'] },
  keepLevel: { values: ['played', 'reached'], rewrites: ['KEEP-1'], idle: ['nothing-kept'] },
} as const satisfies {
  readonly [name: string]: HouseRule & { readonly values: readonly [string, ...string[]] };
};

/** Options that are numbers; where one is left out the ladder decides. */
const NUMBERS = {
  keepFrom: { rewrites: ['KEEP-1'], idle: ['nothing-kept'] },
  keepCards: { rewrites: ['KEEP-1'] },
  levels: { rewrites: ['END-4', 'WIN-1', 'WIN-2', 'WIN-3', 'OPEN-3'] },
  startLevel: { rewrites: ['END-3'], idle: ['one-level'] },
  firstDealer: { rewrites: ['DEAL-4'] },
} as const satisfies { readonly [Name in keyof NumberRules]-?: HouseRule };

export type NumberRules = {
  readonly keepFrom?: number;
  readonly keepCards?: number;
  readonly levels?: number;
  readonly startLevel?: readonly number[];
  /** A seat; 0 where chance names one. */
  readonly firstDealer?: number;
};

export const MAX_KEPT = 9;

export type ChoiceName = keyof typeof CHOICES;
export type HouseRuleName = ChoiceName | keyof NumberRules;

export const HOUSE_RULES: { readonly [Name in HouseRuleName]: HouseRule<RuleId> } = {
  ...CHOICES,
  ...NUMBERS,
};
export const HOUSE_RULE_NAMES = Object.keys(HOUSE_RULES) as readonly HouseRuleName[];
export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

export type RuleChoices = {
  readonly [Name in ChoiceName]: (typeof CHOICES)[Name]['values'][number];
};

/** What a table changes of its edition's rules. */
export type HouseRules = Partial<RuleChoices> & NumberRules;

/** The values of each choice. */
export const HOUSE_CHOICES = byChoice(({ values }) => values) as {
  readonly [Name in ChoiceName]: (typeof CHOICES)[Name]['values'];
};

export const USUAL_RULES = byChoice(({ values }) => values[0]) as RuleChoices;

function byChoice<T>(of: (choice: (typeof CHOICES)[ChoiceName]) => T): { [name: string]: T } {
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, of(CHOICES[name])]));
}

export type HouseTopic = 'drawing' | 'laying' | 'passing' | 'ending' | 'climbing' | 'keeping';

/** What each is about. Forms show them in this order. */
export const HOUSE_TOPICS: { readonly [Name in HouseRuleName]: HouseTopic } = {
  drawOwn: 'drawing',
  drawJoker: 'drawing',
  drawPass: 'drawing',
  throwBack: 'drawing',
  browseDiscards: 'drawing',
  pairsDistinct: 'laying',
  jokerNeedsNatural: 'laying',
  jokerSwap: 'laying',
  addSameTurn: 'laying',
  passTarget: 'passing',
  passUpcardSkips: 'passing',
  passWithTwo: 'passing',
  goingOut: 'ending',
  stockOut: 'ending',
  stockOutBonus: 'ending',
  firstDealer: 'ending',
  nextDealer: 'ending',
  winOnLaying: 'climbing',
  bonusPalier: 'climbing',
  openWin: 'climbing',
  levels: 'climbing',
  startLevel: 'climbing',
  keepCards: 'keeping',
  keepFrom: 'keeping',
  keepLevel: 'keeping',
};
