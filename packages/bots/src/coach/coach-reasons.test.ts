/** Why one move is better than another, as data. */
import { isRefusal, parseMove, viewOf, type Command } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../deliberate.ts';
import { stateOf } from '../testing/positions.ts';
import { coachReasons } from './coach-reasons.ts';
import type { CoachReason } from './review.ts';

function command(move: string): Command {
  const parsed = parseMove(move);
  if (isRefusal(parsed)) throw new Error(move);
  return parsed;
}

/** Level 1 asks for two runs of three. */
const READY = ['R1', 'G2', 'B3', 'Y5', 'P6', 'O7', 'R12', 'G14'];

type Case = {
  readonly position: object;
  readonly best: string;
  readonly played: string;
  readonly facts?: readonly [best: Facts, played: Facts];
};

function reasons({ position, best, played, facts = [{}, {}] }: Case): readonly CoachReason[] {
  const state = stateOf({ turn: 1, step: 'play', ...position });
  return coachReasons(
    viewOf(state, 1),
    { command: command(best), score: 0, facts: facts[0] },
    { command: command(played), score: 0, facts: facts[1] },
  );
}

const OTHER = ['P1', 'P2', 'O9', 'Y8', 'R15'];
const HAND = { hands: [READY, OTHER] };
const LAYING = 'lay R1 G2 B3 / Y5 P6 O7';
const LAID = {
  levels: [2, 2],
  melds: [[{ kind: 'run', cards: ['R1', 'G2', 'B3'] }], []],
};

const CASES: readonly (readonly [string, Case, readonly CoachReason[]])[] = [
  [
    'could lay',
    { position: HAND, best: LAYING, played: 'discard R12' },
    [{ t: 'could-lay', level: 1 }],
  ],
  [
    'could lay and win',
    {
      position: {
        ladder: { name: 'own', levels: [['run 3', 'run 3']] },
        hands: [READY, OTHER],
      },
      best: LAYING,
      played: 'discard R12',
    },
    [{ t: 'could-win' }],
  ],
  [
    'could lay and go out',
    {
      position: { hands: [['R1', 'G2', 'B3', 'Y5', 'P6', 'O7', 'R8'], OTHER] },
      best: LAYING,
      played: 'discard R8',
    },
    [{ t: 'could-go-out' }],
  ],
  ['waits', { position: HAND, best: 'discard R12', played: LAYING }, [{ t: 'better-wait' }]],
  [
    'another laying',
    { position: HAND, best: LAYING, played: 'lay Y5 P6 O7 / R1 G2 B3' },
    [{ t: 'other-laying' }],
  ],
  [
    'could add',
    {
      position: { ...LAID, hands: [['R4', 'G12', 'B14'], OTHER] },
      best: 'add R4 1.1',
      played: 'discard G12',
    },
    [{ t: 'could-add' }],
  ],
  [
    'could go out by adding',
    {
      position: { ...LAID, hands: [['R4', 'G12'], OTHER] },
      best: 'add R4 1.1',
      played: 'discard G12',
    },
    [{ t: 'could-go-out' }],
  ],
  [
    'a card better kept',
    {
      position: { ...LAID, hands: [['R4', 'G12', 'B14'], OTHER] },
      best: 'discard G12',
      played: 'add R4 1.1',
    },
    [{ t: 'better-keep' }],
  ],
  [
    'fewer cards missing',
    {
      position: HAND,
      best: 'discard R12',
      played: 'discard R1',
      facts: [
        { distance: 0, outs: 4 },
        { distance: 1, outs: 9 },
      ],
    },
    [{ t: 'missing', best: 0, played: 1 }],
  ],
  [
    'more outs, and a gift to the opponent',
    {
      position: HAND,
      best: 'discard R12',
      played: 'discard G14',
      facts: [
        { distance: 1, outs: 11, gives: [{ seat: 2, chance: 0.1 }] },
        { distance: 1, outs: 3, gives: [{ seat: 2, chance: 0.6 }] },
      ],
    },
    [
      { t: 'outs', best: 11, played: 3 },
      { t: 'gave', to: 2, chance: 0.6, instead: 0.1 },
    ],
  ],
  [
    'a card that the opponent can add',
    {
      position: HAND,
      best: 'discard R12',
      played: 'discard G14',
      facts: [
        { distance: 1, outs: 3 },
        { distance: 1, outs: 3, feeds: [2] },
      ],
    },
    [{ t: 'fed', to: 2 }],
  ],
  [
    'none, where a hint says the same of both',
    {
      position: HAND,
      best: 'discard R12',
      played: 'discard G14',
      facts: [
        { distance: 0, outs: 3 },
        { distance: 0, outs: 3 },
      ],
    },
    [],
  ],
  [
    'what a hint says of the better move alone',
    {
      position: { hands: [[...READY, 'X'], OTHER] },
      best: 'pass 2',
      played: 'discard G14',
      facts: [
        { distance: 0, outs: 3 },
        { distance: 0, outs: 3 },
      ],
    },
    [{ t: 'hint', reason: { t: 'skips', seat: 2 } }],
  ],
];

describe('the reasons', () => {
  it.each(CASES)('%s', (_, given, expected) => {
    expect(reasons(given)).toEqual(expected);
  });

  it('a gift that is as likely either way is none', () => {
    const gives = [{ seat: 2, chance: 0.5 }];
    const found = reasons({
      position: HAND,
      best: 'discard R12',
      played: 'discard G14',
      facts: [
        { distance: 1, outs: 4, gives },
        { distance: 1, outs: 3, gives },
      ],
    });
    expect(found).toEqual([{ t: 'outs', best: 4, played: 3 }]);
  });
});
