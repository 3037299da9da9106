/** The rulebook and the house rules in English. */
import { ledger } from '../ledger/en.ts';
import { makeRuleWords } from '../rule-words.ts';
import type { RuleWords } from '../words.ts';
import { houseRules } from './house-rules.ts';

export const rules: RuleWords = makeRuleWords({ typeset: (text) => text, houseRules, ledger });
