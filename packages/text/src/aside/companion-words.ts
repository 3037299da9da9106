/** What is said by the companion of a game with real cards. */
export type CompanionWords = {
  readonly title: string;
};
