/** What can be said of a ladder: facts only, the sentences are in `@palier/text`. */
import type { Level } from '@palier/rules';

/** What a report on a ladder advises, with the numbers that speak for it. */
export type LadderAdvice =
  /** Levels that were tried too seldom to judge. */
  | { readonly t: 'few-games'; readonly levels: readonly number[] }
  /** Easier than the level before it. `isKept`, here and below: cards can be kept on this level. */
  | {
      readonly t: 'out-of-order';
      readonly level: number;
      readonly turns: number;
      readonly before: number;
      readonly isKept: boolean;
    }
  | {
      readonly t: 'too-hard';
      readonly level: number;
      readonly asks: Level;
      readonly share: number;
      readonly isKept: boolean;
    }
  | {
      readonly t: 'too-easy';
      readonly level: number;
      readonly asks: Level;
      readonly share: number;
    }
  | {
      readonly t: 'too-steep';
      readonly level: number;
      readonly turns: number;
      readonly before: number;
    }
  | { readonly t: 'long-game' | 'short-game'; readonly minutes: number }
  | { readonly t: 'runaway-leader'; readonly won: number; readonly even: number }
  | { readonly t: 'decided-early'; readonly won: number }
  | { readonly t: 'dead-rounds' | 'blocked-rounds'; readonly share: number }
  | { readonly t: 'first-seat'; readonly share: number; readonly even: number }
  /** Nothing stands out. */
  | { readonly t: 'balanced' };
