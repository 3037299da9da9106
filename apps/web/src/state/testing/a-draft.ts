/** Set-ups as the screen makes them, for property tests. */
import { CHARACTER_IDS, STRENGTHS } from '@palier/bots';
import {
  CHOICE_NAMES,
  EDITIONS,
  EDITION_IDS,
  HOUSE_CHOICES,
  LADDERS,
  MASTER_OPTIONS,
  type CustomLadder,
  type HouseRules,
} from '@palier/rules';
import * as fc from 'fast-check';
import type { Draft, DraftSeat } from '../draft.ts';

const someRules: fc.Arbitrary<HouseRules> = fc
  .record(
    {
      ...Object.fromEntries(
        CHOICE_NAMES.map((name) => [name, fc.constantFrom(...HOUSE_CHOICES[name])]),
      ),
      keepFrom: fc.integer({ min: 1, max: 8 }),
      keepCards: fc.integer({ min: 0, max: 9 }),
      levels: fc.integer({ min: 1, max: 8 }),
    },
    { requiredKeys: [] },
  )
  .map((rules) => rules as HouseRules);

/** One person and up to five bots, as against bots. */
const someSeats: fc.Arbitrary<readonly DraftSeat[]> = fc
  .tuple(
    fc.string({ maxLength: 12 }).filter((name) => !/\p{C}/u.test(name)),
    fc.shuffledSubarray([...CHARACTER_IDS], { minLength: 1, maxLength: 5 }),
    fc.constantFrom(...STRENGTHS),
  )
  .map(([name, characters, strength]) => [
    { t: 'person', name },
    ...characters.map((character) => ({ t: 'bot', character, strength }) as const),
  ]);

/** As long as the others, of levels that every box can play, so that all house rules stay possible. */
const someLadder: fc.Arbitrary<CustomLadder> = fc.record({
  name: fc.string({ maxLength: 12 }).filter((name) => !/\p{C}/u.test(name)),
  levels: fc.array(fc.constantFrom(...LADDERS.stacked.levels), { minLength: 8, maxLength: 8 }),
});

export const aDraft: fc.Arbitrary<Draft> = fc.constantFrom(...EDITION_IDS).chain((edition) =>
  fc.record(
    {
      edition: fc.constant(edition),
      ladder: fc.oneof(fc.constantFrom(...EDITIONS[edition].ladders), someLadder),
      master: EDITIONS[edition].takesMaster
        ? fc.constantFrom(...MASTER_OPTIONS)
        : fc.constant('none' as const),
      seats: someSeats,
      rules: someRules,
      isDiscardOpen: fc.boolean(),
    },
    { requiredKeys: ['edition', 'ladder', 'master', 'seats', 'rules'] },
  ),
);
