/** What the laboratory says: the page of `palier sim --report` and the report on a ladder. */
import type { LadderAdvice } from '@palier/bots/lab';
import type { RoundEnd } from '@palier/rules';
import { typesetAll } from './typeset-all.ts';

export type AdviceWords = {
  readonly [T in LadderAdvice['t']]: (advice: Extract<LadderAdvice, { readonly t: T }>) => string;
};

/** What is counted in a hand or happens to it in a round. */
export const HAND_TOPICS = ['jokers', 'passes', 'played', 'skips'] as const;
export type HandTopic = (typeof HAND_TOPICS)[number];

/** All that a language brings. */
export type LabCatalogue = {
  /** Numbers in the language's way. */
  readonly whole: (value: number) => string;
  readonly decimal: (value: number) => string;
  readonly tenths: (value: number) => string;
  readonly hundredths: (value: number) => string;
  readonly percent: (share: number) => string;
  /** Two ends of a range of shares, or of numbers. */
  readonly range: (low: number, high: number) => string;
  readonly span: (low: number, high: number) => string;
  /** A share with half the width of its interval: "61.3 % ± 1.2". */
  readonly plusMinus: (share: number, half: number) => string;

  readonly page: PageWords;
  readonly ladder: LadderReportWords;
  readonly advice: AdviceWords;
};

export type LabWords = Omit<LabCatalogue, 'advice'> & {
  /** What could be better, in a sentence or two. */
  readonly advice: (advice: LadderAdvice) => string;
};

export function makeLabWords(catalogue: LabCatalogue, typeset: (text: string) => string): LabWords {
  const { advice, ...rest } = typesetAll(catalogue, typeset);
  return {
    ...rest,
    // A table's entry fits the code it stands under; the checker cannot follow that through a union.
    advice: (one) => (advice[one.t] as (facts: LadderAdvice) => string)(one),
  };
}

export type PageWords = {
  /** Above the title. */
  readonly brand: string;
  readonly title: (edition: string, ladder: string) => string;
  readonly lead: (games: number, bots: readonly string[]) => string;
  readonly interrupted: string;
  readonly contents: string;
  /** A bot that is not the only one of its name. */
  readonly inSeat: (name: string, seat: number) => string;
  readonly tiles: {
    readonly games: string;
    readonly deals: string;
    readonly rounds: string;
    readonly turns: string;
    readonly minutes: string;
  };
  /** Column heads that several tables share. */
  readonly columns: {
    readonly bot: string;
    readonly seat: string;
    readonly wins: string;
    readonly share: string;
  };
  readonly result: {
    readonly heading: string;
    readonly clear: (name: string, share: number) => string;
    readonly even: (share: number) => string;
    readonly evenMark: (share: number) => string;
    readonly caption: string;
  };
  readonly ratings: {
    readonly heading: string;
    readonly about: string;
    readonly caption: string;
    readonly elo: string;
    readonly skill: string;
  };
  readonly luck: {
    readonly heading: string;
    readonly about: string;
    readonly parts: { readonly luck: string; readonly skill: string; readonly rest: string };
    readonly meanings: { readonly luck: string; readonly skill: string; readonly rest: string };
    readonly caption: string;
    readonly part: string;
    readonly neighbours: string;
    /** Where deals were not played in every rotation. */
    readonly absent: string;
  };
  readonly levels: {
    readonly heading: string;
    readonly about: string;
    readonly open: string;
    readonly caption: string;
    readonly ofLadder: (name: string) => string;
    readonly level: string;
    readonly laid: string;
    readonly turn: string;
    readonly cost: string;
    readonly easier: string;
    /** Under the staircase of turns needed. */
    readonly climb: string;
    readonly climbAlt: (level: number, turns: number) => string;
    /** With how to read the drawing. */
    readonly turnsCaption: string;
    readonly never: string;
  };
  readonly length: {
    readonly heading: string;
    readonly about: (rounds: number, low: number, high: number) => string;
    readonly rounds: string;
    readonly turns: string;
    readonly minutes: string;
    readonly assumption: (turn: number, deal: number) => string;
    /** A histogram for who does not see it. */
    readonly alt: (median: number, low: number, high: number) => string;
    /** The last bar of a histogram that has been cut. */
    readonly orMore: (value: number) => string;
  };
  readonly endings: {
    readonly heading: string;
    readonly about: string;
    readonly caption: string;
    readonly end: string;
    readonly ends: { readonly [End in RoundEnd]: string };
    readonly dead: (share: number, low: number, high: number) => string;
  };
  readonly places: {
    readonly heading: string;
    readonly ahead: (share: number, even: number) => string;
    readonly behind: (share: number, even: number) => string;
    readonly none: (even: number) => string;
    readonly about: string;
    readonly caption: string;
    readonly place: string;
    readonly order: (place: number) => string;
    readonly climbed: string;
    readonly wentOut: string;
    readonly won: string;
  };
  readonly cards: {
    readonly heading: string;
    readonly about: string;
    /** What one more adds to the chance to climb, in points of a hundred. */
    readonly worth: {
      readonly [T in 'jokers' | 'passes']: (by: number, low: number, high: number) => string;
    };
    readonly noWorth: { readonly [T in 'jokers' | 'passes']: string };
    readonly captions: { readonly [T in HandTopic]: string };
    readonly numbers: { readonly [T in HandTopic]: string };
    readonly caveat: string;
    readonly orMore: (value: number) => string;
    readonly climbed: string;
    readonly hands: string;
  };
  readonly bots: {
    readonly heading: string;
    readonly caption: string;
    readonly laid: string;
    readonly wentOut: string;
    readonly climbed: string;
  };
  readonly method: {
    readonly heading: string;
    readonly wilson: string;
    readonly deals: string;
    readonly clusters: string;
    readonly settled: (width: number) => string;
    readonly seed: (seed: string) => string;
    readonly again: string;
    readonly rules: (id: string) => string;
  };
};

export type LadderReportWords = {
  readonly title: (edition: string, ladder: string) => string;
  readonly heading: string;
  readonly games: (games: number, bots: readonly string[]) => string;
  readonly columns: {
    readonly level: string;
    readonly asks: string;
    readonly laid: string;
    readonly turn: string;
    readonly rounds: string;
    readonly cost: string;
  };
  /** What the columns mean. */
  readonly notes: readonly string[];
  readonly openNote: string;
  readonly easier: string;
  readonly minutes: (mean: number, low: number, high: number) => string;
  readonly assumption: (turn: number, deal: number) => string;
  readonly lengths: (rounds: number, turns: number) => string;
  /** The runaway leader. */
  readonly leader: (won: number, low: number, high: number) => string;
  readonly leaderEven: (even: number, index: number) => string;
  readonly leaderMeans: {
    readonly runaway: string;
    readonly even: string;
    readonly catching: string;
  };
  readonly leaderOfDifferent: string;
  readonly dead: (dead: number, blocked: number) => string;
  readonly adviceHeading: string;
};
