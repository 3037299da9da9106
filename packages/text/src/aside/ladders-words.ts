/** What is said by the ladder editor. */
export type LaddersWords = {
  readonly title: string;
};
