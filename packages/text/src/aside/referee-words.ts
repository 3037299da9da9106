/** What is said by the referee. */
export type RefereeWords = {
  readonly title: string;
};
