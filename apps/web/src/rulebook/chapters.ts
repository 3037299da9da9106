/** The rulebook's order: the chapters of the ledger and the rules in each. */
import { RULE_IDS, type HouseRuleName, type RuleId } from '@palier/rules';
import type { Part } from '@palier/text';

export type RuleChapter = keyof Part<'rules'>['book']['chapters'];

/** Which chapter an id belongs to, by its first word; the files of `spec/`, in their order. */
const CHAPTER_OF: { readonly [prefix: string]: RuleChapter } = {
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

export const CHAPTERS: readonly RuleChapter[] = [...new Set(Object.values(CHAPTER_OF))];

export function chapterOf(id: RuleId): RuleChapter {
  return CHAPTER_OF[id.split('-')[0]!]!;
}

export function rulesIn(chapter: RuleChapter): readonly RuleId[] {
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
