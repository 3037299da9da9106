/** The rulebook and the house rules, made from a language's ledger. */
import { HOUSE_RULE_NAMES, type HouseRuleName } from '@palier/rules';
import type { HouseRuleValue, HouseRuleWords, RuleCatalogue, RuleWords } from './words.ts';

type Typeset = (text: string) => string;

export function makeRuleWords(catalogue: RuleCatalogue): RuleWords {
  const { ledger, typeset } = catalogue;
  const houseRules = houseRuleWords(catalogue);
  return {
    rule: (id) => ({ title: typeset(ledger[id].title), text: typeset(ledger[id].text) }),
    houseRule: (name) => houseRules[name],
    houseRuleSentence: (name, value) => houseRuleSentence(houseRules, name, value),
  };
}

type AnySentences = { readonly [value: string]: string } | ((value: never) => string);
type AnyHouseRule =
  | { readonly title: string; readonly values: { readonly [value: string]: string } }
  | { readonly title: string; readonly sentence: (value: never) => string };

function houseRuleWords({ houseRules, ledger, typeset }: RuleCatalogue): HouseRuleWords {
  const entries = HOUSE_RULE_NAMES.map((name) => {
    const sentences: AnySentences = houseRules[name];
    const title = typeset(ledger[`HOUSE-${name}`].title);
    return [name, typesetHouseRule(title, sentences, typeset)];
  });
  return Object.fromEntries(entries) as HouseRuleWords;
}

function typesetHouseRule(title: string, sentences: AnySentences, typeset: Typeset): AnyHouseRule {
  if (typeof sentences === 'function') {
    return { title, sentence: (value) => typeset(sentences(value)) };
  }
  const values = Object.entries(sentences).map(([value, text]) => [value, typeset(text)]);
  return { title, values: Object.fromEntries(values) as { readonly [value: string]: string } };
}

function houseRuleSentence<Name extends HouseRuleName>(
  houseRules: HouseRuleWords,
  name: Name,
  value: HouseRuleValue<Name>,
): string {
  const words: AnyHouseRule = houseRules[name];
  return 'values' in words ? words.values[value as string]! : words.sentence(value as never);
}
