/** What is said by where one learns, judges and tinkers: the list of it. */

/** The places it leads to. */
export type LearnPlace =
  | 'lesson'
  | 'drills'
  | 'daily'
  | 'rules'
  | 'referee'
  | 'review'
  | 'statistics'
  | 'ladders'
  | 'companion';

export type LearnWords = {
  readonly title: string;
  /** One sentence below the title. */
  readonly about: string;
  readonly groups: { readonly learn: string; readonly judge: string; readonly tinker: string };
  readonly places: {
    readonly [Place in LearnPlace]: { readonly title: string; readonly about: string };
  };
};
