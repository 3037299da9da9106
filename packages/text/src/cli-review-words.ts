/** What `palier review` says besides what the coach says everywhere (`aside/review-words.ts`). */
export type ReviewOption = 'seat' | 'html' | 'continuations' | 'games' | 'seed';

export type CliReviewWords = {
  /** On standard error while it works: so many decisions of so many. */
  readonly progress: (done: number, total: number) => string;
  /** The page was written there. */
  readonly reported: (file: string) => string;
  /** Whose decisions these are. */
  readonly lead: (name: string) => string;
  /** The event of the record that a decision begins with. */
  readonly event: (number: number) => string;
  /** Small print above the page's title. */
  readonly brand: string;
  /** Names the list of the page's parts. */
  readonly contents: string;
  /** Heads of the columns: where, what was played, what became of it, what it cost. */
  readonly columns: {
    readonly decision: string;
    readonly verdict: string;
    readonly loss: string;
    readonly chance: string;
  };
  /** Under the numbers of the page: what a tile counts. */
  readonly tiles: { readonly decisions: string; readonly lost: string; readonly luck: string };
  /** What the drawing of the chance shows. */
  readonly chart: (decisions: number, first: string, last: string) => string;
  readonly seed: (seed: string, continuations: number) => string;
  /** Before the command line that makes the same review again. */
  readonly again: string;
};
