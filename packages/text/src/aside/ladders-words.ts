/** What is said by the ladder editor. */
import type { Kind } from '@palier/rules';

/** A number outside of its bounds. */
export type Bounded = { readonly value: number; readonly min: number; readonly max: number };

export type LaddersWords = {
  readonly title: string;
  /** A ladder that has no name yet. */
  readonly unnamed: string;
  readonly levelCount: (levels: number) => string;
  readonly list: {
    readonly about: string;
    readonly yours: string;
    readonly none: string;
    readonly make: string;
    /** Something in it cannot be played. */
    readonly unfinished: string;
    readonly openFile: string;
    readonly notAFile: string;
  };
  /** What a new ladder begins as. */
  readonly start: {
    readonly title: string;
    readonly blank: string;
    readonly blankAbout: string;
    readonly copyAbout: string;
    readonly copyName: (ladder: string) => string;
  };
  readonly edit: {
    readonly name: string;
    readonly edition: string;
    readonly editionAbout: string;
    readonly saved: string;
    readonly levels: string;
    readonly level: (level: number) => string;
    readonly empty: string;
    /** The combinations of a level, as a list. */
    readonly parts: (level: number) => string;
    readonly kind: (part: number) => string;
    readonly kinds: { readonly [K in Kind]: string };
    readonly cards: (part: number) => string;
    readonly fewer: (part: number) => string;
    readonly more: (part: number) => string;
    readonly removePart: (part: number) => string;
    readonly addPart: string;
    /** The cards of a level against a hand's. */
    readonly sum: (cards: number, most: number) => string;
    readonly addLevel: string;
    readonly moveUp: (level: number) => string;
    readonly moveDown: (level: number) => string;
    readonly duplicate: (level: number) => string;
    readonly removeLevel: (level: number) => string;
    /** Announced after a change that moves things. */
    readonly moved: (from: number, to: number) => string;
    readonly doubled: (level: number) => string;
    readonly removed: (level: number) => string;
    readonly added: (level: number) => string;
    readonly all: string;
  };
  /** `share`: with its error, as "41.3 % ± 2.5". */
  readonly odds: {
    readonly about: string;
    readonly counting: string;
    readonly short: (turns: number, share: string) => string;
    readonly title: (level: number) => string;
    /** 0: as dealt. */
    readonly by: (turns: number) => string;
  };
  readonly remove: {
    readonly button: string;
    readonly title: (name: string) => string;
    readonly about: string;
    readonly yes: string;
  };
  readonly play: {
    readonly button: string;
    readonly about: string;
    readonly failed: string;
    readonly notYet: string;
  };
  readonly share: {
    readonly title: string;
    readonly about: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly link: string;
    readonly send: string;
    readonly file: string;
  };
  readonly shared: {
    readonly title: string;
    readonly about: string;
    readonly keep: string;
    readonly kept: string;
    readonly unreadable: string;
    readonly otherVersion: string;
    readonly unplayable: string;
  };
  /** Why it cannot be played, each a sentence. */
  readonly faults: {
    readonly levels: (levels: number, most: number) => string;
    /** `parts`: how many combinations, none or more than `most`. */
    readonly parts: (level: number, parts: number, most: number) => string;
    /** The cards of one combination. */
    readonly size: (level: number, part: number, cards: Bounded) => string;
    readonly tooBig: (level: number, cards: number, most: number) => string;
  };
  readonly balance: {
    readonly title: string;
    readonly about: string;
    readonly players: string;
    readonly games: string;
    readonly start: string;
    readonly again: string;
    readonly stop: string;
    readonly progress: string;
    readonly soFar: (played: number, wanted: number) => string;
    readonly done: (games: number) => string;
    readonly stopped: (games: number, wanted: number) => string;
    readonly failed: string;
    /** The ladder was changed after these games. */
    readonly outdated: string;
    readonly first: string;
    readonly climb: string;
    readonly climbAlt: (levels: readonly string[]) => string;
    readonly levelAlt: (level: number, turns: string) => string;
    readonly table: string;
    readonly level: string;
    readonly tried: string;
    readonly laid: string;
    readonly turns: string;
    readonly notes: string;
    readonly easier: string;
    /** `rounds`, `minutes`: with their errors. */
    readonly length: (rounds: string, minutes: string) => string;
    readonly leader: (share: string) => string;
    readonly dead: (share: string) => string;
    readonly longGame: (minutes: number) => string;
    /** A number and how far it may be off: "6.2 ± 0.3". */
    readonly plusMinus: (value: string, half: string) => string;
  };
};
