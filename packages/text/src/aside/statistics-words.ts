/** What is said by the statistics of this device. */
export type StatisticsWords = {
  readonly title: string;
};
