/** What a case is given, and what a case is. */
import type { PeopleStore } from '../ports.ts';

/** An empty store, and how to come to the same one again as after a crash, where it outlives one. */
export type PeopleUnderTest = {
  readonly store: PeopleStore;
  readonly reopen?: () => Promise<PeopleStore>;
};

export type PeopleCase = {
  readonly title: string;
  readonly run: (place: PeopleUnderTest) => Promise<void>;
};
