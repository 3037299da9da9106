/** The rulebook and the house rules in French. */
import { ledger } from '../ledger/fr.ts';
import { makeRuleWords } from '../rule-words.ts';
import type { RuleWords } from '../words.ts';
import { houseRules } from './house-rules.ts';
import { typeset } from './typeset.ts';

export const rules: RuleWords = makeRuleWords({ typeset, houseRules, ledger });
