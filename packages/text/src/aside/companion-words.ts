/** What is said by the companion of a game with real cards. */
export type CompanionWords = {
  readonly title: string;
  /** Under the title of the list: what it is for. */
  readonly about: string;
  /** The list of evenings, and the way to a new one. */
  readonly evenings: string;
  readonly newEvening: string;
  /** In the list: how far an evening is. */
  readonly rounds: (rounds: number) => string;
  readonly remove: (names: string) => string;
  readonly removeAsk: string;
  readonly removeAbout: string;
  readonly removeYes: string;
  readonly removed: string;
  /** An address of an evening that is not on this device. */
  readonly notHere: string;
  /** Back from an evening to the list. */
  readonly allEvenings: string;
  readonly form: {
    readonly people: string;
    readonly firstDealer: string;
    readonly houseRules: string;
    readonly houseRulesAbout: string;
    readonly begin: string;
  };
  /** Round number and dealer above the players. */
  readonly nowRound: (round: number) => string;
  readonly deals: (name: string) => string;
  /** The players with their levels, as a list. */
  readonly players: string;
  /** For those who listen: whose level, and what it asks for. */
  readonly levelOf: (name: string, level: number, levels: number) => string;
  readonly levelsLeft: (name: string, left: number) => string;
  readonly finished: string;
  readonly lastLevel: string;
  readonly enterRound: string;
  readonly undo: string;
  readonly redo: string;
  /** Said when a round was taken out again, and put back. */
  readonly undone: (round: number) => string;
  readonly redone: (round: number) => string;
  readonly history: string;
  readonly noHistory: string;
  readonly historyRound: (round: number) => string;
  readonly again: string;
  /** The screen stays awake while this is open. */
  readonly awake: string;
  /** The sheet in which a round is told. */
  readonly round: {
    readonly title: (round: number) => string;
    readonly about: string;
    /** A toggle beside a name. */
    readonly laid: string;
    readonly out: string;
    /** The same for those who do not see the name beside it. */
    readonly laidOf: (name: string) => string;
    readonly outOf: (name: string) => string;
    /** On an open ladder: which level, none first. */
    readonly whichLevel: (name: string) => string;
    readonly notLaid: string;
    readonly level: (level: number, asks: string) => string;
    readonly nobodyOut: string;
    readonly winsByLaying: string;
    readonly lastTurn: string;
    readonly bonus: (name: string) => string;
    readonly chooseOne: string;
    readonly usedUp: string;
    readonly usedUpAbout: string;
    /** What is still to be said before the round can be entered. */
    readonly missingEnd: string;
    readonly missingLast: string;
    readonly missingBonus: string;
    readonly enter: string;
  };
};
