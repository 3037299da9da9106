/** What the rulebook shows: the rules of a table that answer a search, with what the table changes. */
import { HOUSE_RULES, RULE_IDS, type HouseRuleName, type RuleId, type Setup } from '@palier/rules';
import type { Part } from '@palier/text';
import { rulesOf } from '../state/rule-use.ts';
import { CHAPTERS, chapterOf, houseRuleOf, type RuleChapter } from './chapters.ts';
import { changedIn, concerns } from './concerns.ts';
import { matches, termsOf } from './search.ts';

export type Entry = {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** Whether it concerns the table. */
  readonly isHere: boolean;
  /** House rules of the table that rewrite it, as sentences. */
  readonly changes: readonly string[];
  /** For a house rule that the table left alone: what holds then. */
  readonly usual?: string;
  /** Words of a search that it does not use itself, as it is also called. */
  readonly foundBy: readonly string[];
};

type ChapterEntries = { readonly chapter: RuleChapter; readonly entries: readonly Entry[] };

export type RulebookQuery = {
  readonly setup: Setup;
  readonly search: string;
  readonly isAll: boolean;
  /** Shown in any case: somebody was sent to it. */
  readonly target?: RuleId | undefined;
};

export function entriesFor(
  rules: Part<'rules'>,
  question: RulebookQuery,
): readonly ChapterEntries[] {
  const { setup, search, isAll, target } = question;
  const terms = termsOf(search);
  const entries = RULE_IDS.map((id) => entryOf(id, setup, rules))
    .filter((entry) => entry.isHere || isAll || entry.id === target)
    .flatMap((entry) => foundIn(entry, terms, rules.searchWords(entry.id)));
  return CHAPTERS.map((chapter) => ({
    chapter,
    entries: entries.filter(({ id }) => chapterOf(id) === chapter),
  })).filter((group) => group.entries.length > 0);
}

/** The entry if it answers the search, in its own words or in others'. */
function foundIn(
  entry: Entry,
  terms: readonly string[],
  otherWords: readonly string[],
): readonly Entry[] {
  const own = [entry.id, entry.title, entry.text, ...entry.changes, entry.usual ?? ''];
  if (!matches(terms, [...own, ...otherWords])) return [];
  const missing = terms.filter((term) => !matches([term], own));
  const foundBy = otherWords.filter((word) => missing.some((term) => matches([term], [word])));
  return [{ ...entry, foundBy }];
}

function entryOf(id: RuleId, setup: Setup, rules: Part<'rules'>): Entry {
  const changed = changedIn(setup);
  const house = houseRuleOf(id);
  const isUsual = house !== undefined && !changed.includes(house);
  return {
    id,
    ...rules.rule(id, setup.edition),
    foundBy: [],
    isHere: concerns(id, setup),
    changes: changed
      .filter((name) => name === house || HOUSE_RULES[name].rewrites.includes(id))
      .map((name) => sentenceOf(name, setup, rules)),
    ...(isUsual ? { usual: sentenceOf(house, setup, rules) } : {}),
  };
}

function sentenceOf(name: HouseRuleName, setup: Setup, rules: Part<'rules'>): string {
  return rules.houseRuleSentence(name, rulesOf(setup)[name], setup.edition);
}

/** How many rules do not concern the table. */
export function countHidden(setup: Setup): number {
  return RULE_IDS.filter((id) => !concerns(id, setup)).length;
}
