/** What is said by the lesson. */
export type LessonWords = {
  readonly title: string;
  /** Two sentences over the list of chapters. */
  readonly about: string;
  readonly start: string;
  readonly goOn: string;
  readonly restart: string;
  readonly chapterList: string;
  /** Over those that only Level 8 needs. */
  readonly level8: string;
  readonly isDone: string;
  readonly isLeft: string;
  /** "Chapter 2 of 6" */
  readonly chapterOf: (number: number, chapters: number) => string;
  readonly exercise: string;
  readonly stepOf: (number: number, steps: number) => string;
  readonly chapters: {
    readonly [
      Id in
        | 'draw'
        | 'lay'
        | 'add'
        | 'out'
        | 'jokers'
        | 'pass'
        | 'last-discarded'
        | 'last-added'
        | 'win-by-laying'
    ]: {
      readonly title: string;
      readonly about: string;
      /** Said at its end: what was learnt, in a sentence. */
      readonly learnt: string;
    };
  };
  /** `what`: what to do, a call; `why`: a sentence. */
  readonly steps: {
    readonly [
      Id in
        | 'draw-stock'
        | 'discard-spare'
        | 'take-pile'
        | 'discard-again'
        | 'collect'
        | 'lay-level'
        | 'discard-after'
        | 'add-draw'
        | 'add-own'
        | 'add-other'
        | 'add-discard'
        | 'out-draw'
        | 'out-add'
        | 'out-add-more'
        | 'out-last'
        | 'joker-draw'
        | 'joker-lay'
        | 'joker-discard'
        | 'pass-draw'
        | 'pass-play'
        | 'pass-again'
        | 'pass-lay'
        | 'last-draw'
        | 'last-add'
        | 'last-add-more'
        | 'last-discard'
        | 'any-draw'
        | 'any-add'
        | 'any-last'
        | 'win-take'
        | 'win-lay'
    ]: { readonly what: string; readonly why: string };
  };
  /** After a step, in turn. */
  readonly praises: readonly string[];
  /** While the others play. */
  readonly watch: string;
  /** A move that the rules allow, and that is not what is asked. */
  readonly notAsked: string;
  readonly showMe: string;
  readonly key: (key: string) => string;
  readonly nextChapter: (title: string) => string;
  readonly skip: string;
  readonly again: string;
  readonly allChapters: string;
  readonly finish: string;
  readonly leave: string;
  /** When every chapter is done. */
  readonly ended: string;
  readonly endedAbout: string;
  readonly firstGame: (edition: string) => string;
  readonly notDealt: string;
  readonly rulebook: string;

  readonly differences: {
    readonly link: string;
    readonly linkAbout: string;
    readonly title: string;
    readonly about: string;
    readonly known: string;
    readonly wanted: string;
    readonly swap: string;
    readonly same: string;
    readonly count: (differences: number) => string;
    /** Before what holds in the one, and in the other. */
    readonly before: string;
    readonly now: string;
    readonly level: string;
    readonly tryIt: string;
    readonly back: string;
    /** What an edition has, as sentences that stand alone. */
    readonly deck: (cards: number) => string;
    readonly numbers: (top: number) => string;
    readonly jokers: (jokers: number) => string;
    readonly passCards: (cards: number) => string;
    readonly stacked: string;
    readonly open: string;
    readonly keep: (cards: number, level: number) => string;
    readonly keepNothing: string;
    readonly specials: (cards: number) => string;
    readonly rangedJokers: (cards: number) => string;
    /** The subjects of the differences. */
    readonly titles: {
      readonly [
        Subject in
          | 'deck'
          | 'numbers'
          | 'jokers'
          | 'passCards'
          | 'mode'
          | 'levels'
          | 'keep'
          | 'specials'
          | 'rangedJokers'
          | 'goingOut'
          | 'winOnLaying'
          | 'stockOut'
          | 'nextDealer'
          | 'other'
      ]: string;
    };
  };
};
