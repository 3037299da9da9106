/** What is told of a game that is over, and of its decisions: one of each, for the tests. */
import type { Contrast, Telling } from '../facts.ts';

/** One of each that a game may tell. */
export const SAMPLE_TELLINGS: {
  readonly [T in Telling['t']]: Extract<Telling, { readonly t: T }>;
} = {
  won: { t: 'won', how: 'laying', seat: 1, level: 8, round: 9 },
  shared: { t: 'shared', seats: [1, 2], round: 9 },
  stalled: { t: 'stalled', seats: [1, 2], rounds: 60 },
  comeback: { t: 'comeback', seat: 1, behind: 3, round: 4 },
  allTheWay: { t: 'allTheWay', seat: 1, rounds: 7 },
  led: { t: 'led', seat: 1, times: 5, rounds: 8 },
  leadChanged: { t: 'leadChanged', times: 4 },
  finale: { t: 'finale', seats: [1, 2] },
  streak: { t: 'streak', seat: 1, levels: 6, from: 3, to: 5 },
  outs: { t: 'outs', seat: 1, times: 4 },
  stuck: { t: 'stuck', seat: 1, level: 5, rounds: 3 },
  atOnce: { t: 'atOnce', seat: 1, level: 2, round: 3 },
  passed: { t: 'passed', seat: 1, times: 3 },
  jokers: { t: 'jokers', seat: 1, count: 9 },
  lengths: { t: 'lengths', longest: { round: 3, turns: 41 }, shortest: { round: 6, turns: 9 } },
};

/** Why another move was better. */
export const SAMPLE_CONTRASTS: readonly Contrast[] = [
  { t: 'could-win' },
  { t: 'could-go-out' },
  { t: 'could-lay', level: 3 },
  { t: 'could-add' },
  { t: 'better-wait' },
  { t: 'better-keep' },
  { t: 'other-laying' },
  { t: 'missing', best: 0, played: 1 },
  { t: 'missing', best: 1, played: 2 },
  { t: 'outs', best: 11, played: 3 },
  { t: 'outs', best: 1, played: 0 },
  { t: 'outs', best: 2, played: 1 },
  { t: 'gave', to: 2, chance: 0.6, instead: 0.1 },
  { t: 'gave', to: 3, chance: 0.3, instead: 0 },
  { t: 'fed', to: 2 },
];
