/** The rulebook and the house rules in German. */
import { ledger } from '../ledger/de.ts';
import { makeRuleWords } from '../rule-words.ts';
import type { RuleWords } from '../words.ts';
import { houseRules } from './house-rules.ts';

export const rules: RuleWords = makeRuleWords({ typeset: (text) => text, houseRules, ledger });
