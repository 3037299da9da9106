/** What is said by the statistics of this device. */

/** A share with the interval it lies in with 95 % certainty, each 0 … 1. */
export type ShareFact = { readonly share: number; readonly low: number; readonly high: number };

export type StatisticsWords = {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  /** Nothing has been played to its end yet. */
  readonly none: string;
  readonly play: string;
  readonly tiles: {
    readonly games: string;
    readonly wins: string;
    /** Wins in a row: now, and the most there have been. */
    readonly streak: string;
    readonly longest: string;
  };
  /** All games together: the share of wins, and what chance alone would give against equals. */
  readonly share: (share: ShareFact, expected: number) => string;
  readonly climbs: {
    readonly title: string;
    /** What the picture shows, for those who do not see it. */
    readonly about: (games: number) => string;
    readonly legend: string;
    readonly showTable: string;
    readonly date: string;
    readonly result: string;
    readonly won: string;
    readonly lost: string;
    readonly sharedWin: string;
    readonly level: string;
    /** "5 of 8". */
    readonly climbed: (climbed: number, levels: number) => string;
    readonly rounds: string;
  };
  readonly reached: {
    readonly title: string;
    readonly about: string;
    readonly level: string;
    readonly games: string;
  };
  readonly groups: {
    readonly edition: string;
    readonly strength: string;
    readonly players: string;
    /** Bots of several strengths at one table. */
    readonly mixed: string;
    readonly playersOf: (players: number) => string;
    readonly games: string;
    readonly wins: string;
    /** "60 % (39–78 %)" */
    readonly share: (share: ShareFact) => string;
    /** What the bars, the thin lines and the mark are. */
    readonly legend: string;
  };
  /** What is kept here and not counted above. */
  readonly apart: (people: number, playedOn: number) => string;
  readonly about: string;
  readonly save: string;
  readonly saveJson: string;
  readonly saveCsv: string;
  /** The beginning of the file's name: lower case, no spaces. */
  readonly fileName: string;
  readonly erase: string;
  readonly eraseAsk: string;
  readonly eraseAbout: string;
  readonly eraseNow: string;
  readonly erased: string;
};
