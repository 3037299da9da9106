/** What is said by drills and the daily deal. */
export type DrillsWords = {
  readonly title: string;
};
