/** The rules in full and the house rules, made from a language's ledger. */
import type {
  ChoiceName,
  EditionId,
  HouseRuleName,
  HouseRules,
  RuleChoices,
  RuleId,
} from '@palier/rules';
import { searchWordsBy, type SearchWords } from './search-words.ts';

/** A rule of the ledger (spec/) as a player reads it: a short name and the rule itself. */
export type RuleText = { readonly title: string; readonly text: string };

/** The rules of the books; a house rule has its text beside its values. */
export type LedgerTexts = { readonly [Id in Exclude<RuleId, `HOUSE-${string}`>]: RuleText };

type NumberName = Exclude<HouseRuleName, ChoiceName>;

export type HouseRuleValue<Name extends HouseRuleName> = Required<HouseRules>[Name];

/** Each with a plain sentence for every value; where the value is a number, made from it. */
export type HouseRuleTexts = {
  readonly [Name in ChoiceName]: RuleText & {
    readonly values: { readonly [Value in RuleChoices[Name]]: string };
  };
} & {
  readonly [Name in NumberName]: RuleText & {
    readonly values: (value: HouseRuleValue<Name>) => string;
  };
};

/** Where an edition is given, the words are those of its box. */
export type RuleWords = {
  readonly rule: (id: RuleId, edition?: EditionId) => RuleText;
  /** What else players look it up by. */
  readonly searchWords: (id: RuleId) => readonly string[];
  /** What a house rule is called: as its rule is. */
  readonly houseRuleTitle: (name: HouseRuleName, edition?: EditionId) => string;
  /** A house rule at one of its values as a plain sentence. */
  readonly houseRuleSentence: <Name extends HouseRuleName>(
    name: Name,
    value: HouseRuleValue<Name>,
    edition?: EditionId,
  ) => string;
};

/** `inBox`: for a language in which the boxes say different words for one thing. */
export function makeRuleWords(
  ledger: LedgerTexts,
  houseRules: HouseRuleTexts,
  searchWords: SearchWords,
  inBox: (text: string, edition: EditionId) => string = (text) => text,
): RuleWords {
  const spoken = (text: string, edition: EditionId | undefined): string =>
    edition === undefined ? text : inBox(text, edition);
  const house = Object.entries(houseRules).map(([name, { title, text }]) => {
    return [`HOUSE-${name}`, { title, text }] as const;
  });
  const texts = { ...ledger, ...Object.fromEntries(house) } as {
    readonly [Id in RuleId]: RuleText;
  };
  return {
    rule: (id, edition) => ({
      title: spoken(texts[id].title, edition),
      text: spoken(texts[id].text, edition),
    }),
    searchWords: searchWordsBy(searchWords),
    houseRuleTitle: (name, edition) => spoken(houseRules[name].title, edition),
    houseRuleSentence: (name, value, edition) => {
      const { values }: { readonly values: Values } = houseRules[name];
      const sentence =
        typeof values === 'function' ? values(value as never) : values[value as string]!;
      return spoken(sentence, edition);
    },
  };
}

type Values = { readonly [value: string]: string } | ((value: never) => string);
