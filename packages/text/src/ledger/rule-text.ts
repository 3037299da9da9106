/** A rule of the ledger (spec/) as a player reads it: a short name and the rule itself. */
export type RuleText = { readonly title: string; readonly text: string };
