/** What is played while learning: which rules with how many players, and who sits there. */
import { randomFrom, type Random } from '@palier/bots';
import { assert, isFault, makeSetup, type Setup, type SetupChoice } from '@palier/rules';
import { diceFrom } from '@palier/rules/testing';
import { anySetup } from '../../packages/bots/src/testing/rule-sets.ts';

type Rules = Omit<SetupChoice, 'players'>;

/** How often, of a hundred; any rules at all for the rest, own ladders among them. */
export type Lots = readonly (readonly [number, Rules])[];

export const USUAL_LOTS: Lots = [
  [40, { edition: 'level-8-101' }],
  [8, { edition: 'level-8-99' }],
  [3, { edition: 'level-8-98' }],
  [24, { edition: 'level-8-101', ladder: 'two-star' }],
  [7, { edition: 'level-up' }],
  [6, { edition: 'level-up', ladder: 'open' }],
  [3, { edition: 'level-8-101', master: 'specials' }],
  [2, { edition: 'level-8-101', master: 'all' }],
];

const PLAYERS: readonly (readonly [number, number])[] = [
  [38, 2],
  [18, 3],
  [27, 4],
  [6, 5],
  [11, 6],
];

function drawn<T>(random: Random, lots: readonly (readonly [number, T])[]): T | undefined {
  let number = random.below(100);
  for (const [lot, value] of lots) {
    number -= lot;
    if (number < 0) return value;
  }
  return undefined;
}

/** Who sits in a seat: the one that learns, the old expert, or the learner as it was some time ago. */
export type Sitter = 'learner' | 'expert' | 'past';

export type Field = { readonly setup: Setup; readonly sitters: readonly Sitter[] };

/** The game of a number: always the same from the same seed. */
export function fieldOf(seed: string, lots: Lots): Field {
  const random = randomFrom(`${seed}/field`);
  const rules = drawn(random, lots);
  const setup =
    rules === undefined
      ? anySetup(diceFrom(`${seed}/rules`))
      : setupFor({ ...rules, players: drawn(random, PLAYERS)! });
  const lot = random.below(100);
  const other: Sitter = lot < 45 ? 'expert' : lot < 60 ? 'past' : 'learner';
  // Among three experts who all wait to go out at once other things are wise than among a few.
  const most = other === 'expert' && setup.players > 2 ? 4 : 3;
  const sitters = Array.from({ length: setup.players }, (): Sitter =>
    random.below(6) < most ? other : 'learner',
  );
  if (!sitters.includes('learner')) sitters[random.below(setup.players)] = 'learner';
  return { setup, sitters };
}

export function setupFor(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'these rules can be played');
  return setup;
}
