/** What is said by the lesson. */
export type LessonWords = {
  readonly title: string;
};
