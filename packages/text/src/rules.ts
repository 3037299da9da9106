/** The rules in full and the house rules, made from a language's ledger. */
import type { ChoiceName, RuleChoices, HouseRuleName, HouseRules, RuleId } from '@palier/rules';

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

export function makeRuleWords(ledger: LedgerTexts, houseRules: HouseRuleTexts): RuleWords {
  const house = Object.entries(houseRules).map(([name, { title, text }]) => {
    return [`HOUSE-${name}`, { title, text }] as const;
  });
  const texts = { ...ledger, ...Object.fromEntries(house) } as {
    readonly [Id in RuleId]: RuleText;
  };
  return {
    rule: (id) => texts[id],
    houseRuleTitle: (name) => houseRules[name].title,
    houseRuleSentence: (name, value) => {
      const { values }: { readonly values: Values } = houseRules[name];
      return typeof values === 'function' ? values(value as never) : values[value as string]!;
    },
  };
}

type Values = { readonly [value: string]: string } | ((value: never) => string);
