/** The rulebook's order: the chapters of the ledger and the rules in each. */
import { RULE_IDS, type HouseRuleName, type RuleId } from '@palier/rules';
import type { Part } from '@palier/text';

export type Chapter = keyof Part<'rules'>['book']['chapters'];

/** Which chapter an id belongs to, by its first word; the files of `spec/`, in their order. */
const CHAPTER_OF: { readonly [prefix: string]: Chapter } = {
  DEAL: 'setting-up',
  TURN: 'turn',
  DRAW: 'turn',
  LAY: 'turn',
  ADD: 'turn',
  DISC: 'turn',
  JOKER: 'jokers',
  PASS: 'pass-cards',
  STOCK: 'stock',
  END: 'round-end',
  WIN: 'winning',
  OPEN: 'open-ladder',
  KEEP: 'two-stars',
  MASTER: 'master',
  HOUSE: 'house-rules',
  LADDER: 'own-ladders',
  INPUT: 'own-ladders',
};

export const CHAPTERS: readonly Chapter[] = [...new Set(Object.values(CHAPTER_OF))];

export function chapterOf(id: RuleId): Chapter {
  return CHAPTER_OF[id.split('-')[0]!]!;
}

export function rulesOf(chapter: Chapter): readonly RuleId[] {
  return RULE_IDS.filter((id) => chapterOf(id) === chapter);
}

/** An id as somebody may type it into the address: in any case. */
export function ruleNamed(text: string): RuleId | undefined {
  return RULE_IDS.find((id) => id.toLowerCase() === text.trim().toLowerCase());
}

/** The house rule that an entry is about. */
export function houseRuleOf(id: RuleId): HouseRuleName | undefined {
  return id.startsWith('HOUSE-') ? (id.slice('HOUSE-'.length) as HouseRuleName) : undefined;
}

/** Which entries a house rule rewrites: there its sentence is shown as well. */
export const REWRITES: { readonly [Name in HouseRuleName]: readonly RuleId[] } = {
  goingOut: ['END-1', 'END-2'],
  winOnLaying: ['WIN-1', 'WIN-2', 'WIN-3', 'OPEN-3'],
  drawPass: ['DRAW-2'],
  drawJoker: ['DRAW-2'],
  drawOwn: ['DRAW-1'],
  throwBack: ['DRAW-2'],
  addSameTurn: ['ADD-1'],
  pairsDistinct: ['LAY-6'],
  jokerNeedsNatural: ['JOKER-4'],
  jokerSwap: ['ADD-3', 'JOKER-2'],
  passTarget: ['PASS-1'],
  passUpcardSkips: ['DEAL-3'],
  passWithTwo: ['PASS-6'],
  stockOut: ['STOCK-1', 'STOCK-2', 'STOCK-3'],
  stockOutBonus: ['STOCK-3', 'END-3'],
  nextDealer: ['DEAL-4'],
  bonusPalier: ['OPEN-2'],
  browseDiscards: ['DRAW-3'],
  keepFrom: ['KEEP-1'],
  keepCards: ['KEEP-1'],
  levels: ['END-4', 'WIN-1', 'WIN-2', 'WIN-3', 'OPEN-3'],
  startLevel: ['END-3'],
};
