/** What a seed draws before anything happens: who plays what, on which machines, and how much goes wrong. */
import { diceFrom } from '@palier/rules/testing';
import type { ToldOptions } from '@palier/table/room';
import { chosenOptions, EASY, ownSetup, PAIRS, type OwnSetup } from '../shared/setups.ts';

export type Plan = {
  readonly nodes: number;
  readonly people: number;
  readonly spectators: number;
  readonly options: ToldOptions;
  /** Milliseconds until nothing goes wrong any more. */
  readonly calmAt: number;
  readonly faults: readonly { readonly at: number; readonly kind: FaultKind }[];
  /** Milliseconds on the way, at most, in good times. */
  readonly latency: number;
  readonly ledgerLatency: number;
  readonly noticeLatency: number;
  /** Until all is calm: of so many questions to the ledger one fails, of so many steps one kills. */
  readonly failing: number;
  readonly killing: number;
  /** Of so many messages one is the last of its connection; 0: none. */
  readonly cutting: number;
  /** One message of a client in so many comes twice, or is overtaken; 0: none. */
  readonly jumble: number;
  /** Milliseconds that the clocks of nodes are wrong, at most. */
  readonly skew: number;
  readonly grace: number;
  /** Milliseconds that people think, at most, before they think of something odd. */
  readonly pace: number;
  /** One visit of a person's in so many brings something odd. */
  readonly whims: number;
  readonly isRematch: boolean;
  /** Somebody who does not come back by themselves. */
  readonly isLost: boolean;
  /** Nodes that die while they put down how a game ended. */
  readonly settleKills: number;
  /** Games that end at other tables meanwhile, and how many of them are a night's. */
  readonly others: number;
  readonly nights: number;
};

export const FAULT_KINDS = [
  'kill',
  'kill',
  'kill-storing',
  'kill-storing',
  'stop',
  'cut',
  'cut',
  'half-open',
  'half-open',
  'slow',
  'deaf',
  'mute',
  'ledger-fails',
  'ledger-slow',
  'lease-fails',
  'vanish',
  'vanish',
  'glance',
  'glance',
  'blackout',
  'all-vanish',
  'other-device',
  'other-device',
  'second-tab',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export function shortSetup(players: number): OwnSetup {
  return ownSetup(players, [EASY, PAIRS]);
}

const SETUPS: readonly ((players: number) => OwnSetup)[] = [
  shortSetup,
  (players) => ownSetup(players, [EASY, EASY, EASY, PAIRS], { rules: { goingOut: 'any' } }),
  (players) =>
    ownSetup(players, [EASY, EASY, EASY, PAIRS], {
      rules: { goingOut: 'any', keepFrom: 1, keepCards: 2 },
    }),
  (players) =>
    ownSetup(players, [EASY, PAIRS], {
      master: 'specials',
      rules: { goingOut: 'any', keepFrom: 1, keepCards: 2 },
    }),
  (players) => ownSetup(players, [EASY, PAIRS], { edition: 'level-up' }),
  (players) => ({ edition: 'level-8-101', players, rules: { levels: 1 } }),
];

export function planOf(seed: string): Plan {
  const dice = diceFrom(`${seed}/plan`);
  const people = dice.pick([2, 2, 3, 3, 4]);
  const players = dice.pick([2, 2, 3, 3, 4]);
  const calmAt = dice.pick([15_000, 30_000, 60_000, 100_000]);
  const faults = dice.pick([0, 1, 3, 6, 12]);
  return {
    nodes: dice.pick([1, 2, 2, 3]),
    people,
    spectators: dice.pick([0, 0, 1, 2]),
    options: chosenOptions(dice, dice.pick(SETUPS)(players)),
    calmAt,
    faults: Array.from({ length: faults }, () => ({
      at: dice.below(calmAt),
      kind: dice.pick(FAULT_KINDS),
    })),
    latency: dice.pick([2, 30, 200, 800]),
    ledgerLatency: dice.pick([5, 5, 60, 300]),
    noticeLatency: dice.pick([20, 20, 300, 3000]),
    failing: dice.pick([0, 0, 0, 40, 10]),
    killing: dice.pick([0, 0, 0, 40, 15]),
    cutting: dice.pick([0, 0, 0, 150, 40]),
    jumble: dice.pick([0, 0, 10, 3]),
    skew: dice.pick([0, 50, 300]),
    grace: dice.pick([500, 500, 5000, 45_000]),
    pace: dice.pick([800, 1500, 4000]),
    whims: dice.pick([4, 8, 20, 50]),
    isRematch: dice.oneIn(8),
    isLost: dice.oneIn(6),
    settleKills: dice.pick([0, 0, 1, 2, 4]),
    others: dice.pick([0, 1, 2, 4]),
    nights: dice.oneIn(8) ? 1 : 0,
  };
}
