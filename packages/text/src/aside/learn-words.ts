/** What is said by where one learns, judges and tinkers: the list of it. */
export type LearnWords = {
  readonly title: string;
};
