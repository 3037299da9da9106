/** What is said by the coach’s review of a game. */
export type ReviewWords = {
  readonly title: string;
};
