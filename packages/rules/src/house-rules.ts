/** The named options by which editions differ and tables play their own way (RULES "House rules"). */

export const HOUSE_CHOICES = {
  goingOut: ['discard', 'any'],
  winOnLaying: ['yes', 'no'],
  drawPass: ['allowed', 'forbidden'],
  drawJoker: ['allowed', 'forbidden'],
  drawOwn: ['allowed', 'forbidden'],
  throwBack: ['allowed', 'forbidden'],
  addSameTurn: ['yes', 'no'],
  pairsDistinct: ['no', 'yes'],
  jokerNeedsNatural: ['no', 'yes'],
  jokerSwap: ['no', 'yes'],
  passTarget: ['any', 'next'],
  passUpcardSkips: ['no', 'yes'],
  passWithTwo: ['yes', 'removed'],
  stockOut: ['rebuild', 'finish-turn', 'at-once'],
  stockOutBonus: ['yes', 'no'],
  nextDealer: ['left', 'last'],
  bonusPalier: ['free', 'lowest'],
  browseDiscards: ['no', 'yes'],
} as const;

export type ChoiceName = keyof typeof HOUSE_CHOICES;
export const CHOICE_NAMES = Object.keys(HOUSE_CHOICES) as readonly ChoiceName[];

export type Choices = {
  readonly [Name in ChoiceName]: (typeof HOUSE_CHOICES)[Name][number];
};

/** Options that are numbers; where one is left out the ladder decides. */
export type NumberRules = {
  readonly keepFrom?: number;
  readonly keepCards?: number;
  readonly levels?: number;
  readonly startLevel?: readonly number[];
};

export const NUMBER_NAMES = ['keepFrom', 'keepCards', 'levels', 'startLevel'] as const;
export type HouseRuleName = ChoiceName | (typeof NUMBER_NAMES)[number];
export const HOUSE_RULE_NAMES: readonly HouseRuleName[] = [...CHOICE_NAMES, ...NUMBER_NAMES];

/** What a table changes of its edition's rules. */
export type HouseRules = Partial<Choices> & NumberRules;

export const MAX_KEPT = 9;
