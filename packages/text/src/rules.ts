/** The rules in full and the house rules, made from a language's ledger. */
import type { ChoiceName, Choices, HouseRuleName, HouseRules, RuleId } from '@palier/rules';

/** A rule of the ledger (spec/) as a player reads it: a short name and the rule itself. */
export type RuleText = { readonly title: string; readonly text: string };

export type Ledger = { readonly [Id in RuleId]: RuleText };

type NumberName = Exclude<HouseRuleName, ChoiceName>;

export type HouseRuleValue<Name extends HouseRuleName> = Required<HouseRules>[Name];

/** A plain sentence for every value of every option; where the value is a number, made from it. */
export type HouseRuleSentences = {
  readonly [Name in ChoiceName]: { readonly [Value in Choices[Name]]: string };
} & {
  readonly [Name in NumberName]: (value: HouseRuleValue<Name>) => string;
};

export type RuleWords = {
  readonly rule: (id: RuleId) => RuleText;
  /** What a house rule is called: as its rule is. */
  readonly houseRuleTitle: (name: HouseRuleName) => string;
  /** A house rule at one of its values as a plain sentence. */
  readonly houseRuleSentence: <Name extends HouseRuleName>(
    name: Name,
    value: HouseRuleValue<Name>,
  ) => string;
};

export function makeRuleWords(ledger: Ledger, sentences: HouseRuleSentences): RuleWords {
  return {
    rule: (id) => ledger[id],
    houseRuleTitle: (name) => ledger[`HOUSE-${name}`].title,
    houseRuleSentence: (name, value) => {
      const says: { readonly [value: string]: string } | ((value: never) => string) =
        sentences[name];
      return typeof says === 'function' ? says(value as never) : says[value as string]!;
    },
  };
}
