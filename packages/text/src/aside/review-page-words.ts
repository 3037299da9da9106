/** What the page of a review says around the coach's own words. */
export type ReviewPageWords = {
  readonly loading: string;
  readonly missing: string;
  readonly unreadable: string;
  /** Where no game was named: which of those on this device. */
  readonly choose: string;
  readonly none: string;
  readonly play: string;
  /** Whose decisions are looked at. */
  readonly seat: string;
  /** While the coach plays the decisions on; then the whole game, for the luck. */
  readonly running: (done: number, of: number) => string;
  readonly runningLuck: string;
  readonly runningAbout: string;
  readonly stop: string;
  readonly stopped: string;
  readonly failed: string;
  readonly again: string;
  /** To the replay at that moment. */
  readonly look: string;
  /** To a game that begins just before that decision. */
  readonly differently: string;
  readonly notDifferent: string;
  /** The picture of a position. */
  readonly position: string;
  readonly marks: { readonly played: string; readonly better: string };
  readonly chart: {
    /** What the picture shows, for those who do not see it. */
    readonly about: (decisions: number) => string;
    readonly legend: string;
    readonly round: (round: number) => string;
  };
  /** A round of the list, with what its decisions were: "Round 2: 7 decisions". */
  readonly round: (round: number, decisions: number) => string;
  /** How the game ended for this seat. */
  readonly won: string;
  readonly lost: string;
};
