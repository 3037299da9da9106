/** What the rulebook says besides the rules themselves. */

/** A chapter of the ledger, one file of `spec/` each. */
export type Chapter =
  | 'setting-up'
  | 'turn'
  | 'jokers'
  | 'pass-cards'
  | 'stock'
  | 'round-end'
  | 'winning'
  | 'open-ladder'
  | 'two-stars'
  | 'master'
  | 'house-rules'
  | 'own-ladders';

export type RulebookWords = {
  readonly title: string;
  readonly search: string;
  readonly searchHint: string;
  readonly found: (count: number) => string;
  readonly noneFound: string;
  /** The table the rulebook is for. */
  readonly forTable: string;
  readonly edition: string;
  readonly ladder: string;
  readonly master: string;
  readonly withHouseRules: (count: number) => string;
  readonly showAll: string;
  readonly showAllAbout: (hidden: number) => string;
  readonly chapters: { readonly [C in Chapter]: string };
  readonly ladderTitle: (ladder: string) => string;
  readonly levelHeader: string;
  readonly asksFor: string;
  /** Before the sentence of a house rule in force. */
  readonly atThisTable: string;
  /** Before the value of a house rule that the box itself sets. */
  readonly inThisBox: string;
  /** For an entry that does not concern the table. */
  readonly notHere: string;
  readonly linkTo: (id: string) => string;
  readonly unknownRule: (id: string) => string;
};
