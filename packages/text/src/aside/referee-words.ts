/** What is said by the referee. */
export type RefereeWords = {
  readonly title: string;
  readonly about: string;
  /** The way to a situation of one's own. */
  readonly own: string;
  readonly ownAbout: string;
  readonly examplesTitle: string;
  /** Each a question whose answer is one touch away. */
  readonly examples: {
    readonly 'add-at-once': string;
    readonly 'add-before-laying': string;
    readonly 'last-card-added': string;
    readonly 'throw-back': string;
    readonly 'own-discard': string;
    readonly 'take-joker': string;
    readonly 'lay-again': string;
    readonly 'too-long': string;
    readonly 'same-pairs': string;
    readonly 'round-the-corner': string;
    readonly 'joker-beyond': string;
    readonly 'joker-swap': string;
    readonly 'pass-twice': string;
  };
  readonly otherQuestions: string;
  /** The beginning of every question; one of `kinds` goes on with it. */
  readonly mayI: string;
  readonly kinds: {
    readonly draw: string;
    readonly take: string;
    readonly lay: string;
    readonly add: string;
    readonly exchange: string;
    readonly discard: string;
    readonly pass: string;
    readonly grab: string;
    readonly swap: string;
    readonly hold: string;
  };
  /** Headings of what a question is put together from. */
  readonly whichCard: string;
  readonly whichCards: string;
  readonly whichPile: string;
  readonly onWhom: string;
  readonly whichMeld: string;
  readonly whichLevel: string;
  readonly standsFor: string;
  readonly layHelp: string;
  readonly noMelds: string;
  readonly noHand: string;
  readonly emptyPile: string;
  /** For those who listen: whose pile, what lies on it. */
  readonly pileOf: (name: string, card: string) => string;
  /** For those who listen: whose combination, and its cards. */
  readonly meldOf: (name: string, meld: string) => string;
  /** What is not yet chosen. */
  readonly missing: {
    readonly pile: string;
    readonly card: string;
    readonly cards: string;
    readonly meld: string;
    readonly meaning: string;
    readonly seat: string;
    readonly parts: string;
  };
  readonly answer: string;
  readonly yes: string;
  readonly no: string;
  readonly impossible: string;
  /** Under the answer: the words of the rule. */
  readonly theRule: string;
  readonly situation: {
    readonly title: string;
    readonly whoseTurn: string;
    readonly step: string;
    readonly beforeDrawing: string;
    readonly afterDrawing: string;
    readonly hand: (cards: number) => string;
    readonly changeHand: string;
    readonly level: string;
    readonly levelsLeft: string;
    readonly levelIs: (level: number, asks: string) => string;
    readonly laidLevel: string;
    readonly pileTop: string;
    readonly changeTop: (name: string, card: string) => string;
    readonly melds: string;
    readonly addMeld: (name: string) => string;
    readonly addMeldShort: string;
    readonly changeMeld: (name: string, meld: string) => string;
    readonly skipped: (name: string) => string;
    readonly skippedAbout: string;
    readonly laidNow: string;
    readonly laidNowAbout: string;
    readonly taken: string;
    readonly takenNothing: string;
    readonly filledIn: string;
  };
  readonly picker: {
    readonly hand: string;
    readonly top: (name: string) => string;
    readonly meld: (name: string) => string;
    /** The tabs of the picker, and the one with jokers and Pass cards. */
    readonly suits: string;
    readonly others: string;
    readonly chosen: (cards: number) => string;
    readonly nothing: string;
    readonly takeOut: (card: string) => string;
    readonly noneLeft: (card: string) => string;
    readonly clear: string;
    readonly done: string;
    readonly canBe: string;
    readonly noMeld: string;
    readonly removeMeld: string;
  };
  readonly share: {
    readonly title: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly share: string;
    readonly text: string;
  };
  /** A link that cannot be read. */
  readonly broken: {
    readonly title: string;
    readonly unreadable: string;
    readonly version: string;
    readonly 'not-a-turn': string;
  };
};
