/** What somebody wishes of a table who would play at once; remembered for the next time. */
import { EDITION_IDS, MAX_PLAYERS, MIN_PLAYERS, type EditionId } from '@palier/rules';
import { oneOf } from '@palier/rules/codec';
import { FILL_STRENGTHS, QUICK_CLOCKS, type QuickWishes } from '@palier/table/room';
import { looseObject, withDefault } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

export const ANY = 'any';

export const PLAYER_WISHES = [
  ANY,
  ...Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, index) => MIN_PLAYERS + index),
] as const;
export const CLOCK_WISHES = [ANY, ...QUICK_CLOCKS] as const;
export const FILL_WISHES = [ANY, ...FILL_STRENGTHS] as const;
export const EDITION_WISHES = [ANY, ...EDITION_IDS] as const;

export type Wishes = {
  readonly edition: EditionId | typeof ANY;
  readonly players: (typeof PLAYER_WISHES)[number];
  readonly clock: (typeof CLOCK_WISHES)[number];
  /** How well the bots play. */
  readonly fill: (typeof FILL_WISHES)[number];
};

const NONE: Wishes = { edition: ANY, players: ANY, clock: ANY, fill: ANY };

export const wishes = kept<Wishes>(
  'wishes.quick',
  looseObject<Wishes>({
    edition: withDefault(oneOf(EDITION_WISHES), ANY),
    players: withDefault(oneOf(PLAYER_WISHES), ANY),
    clock: withDefault(oneOf(CLOCK_WISHES), ANY),
    fill: withDefault(oneOf(FILL_WISHES), ANY),
  }),
  NONE,
);

/** As they are sent: what may be any is left out. */
export function askedWishes({ edition, players, clock, fill }: Wishes): QuickWishes {
  return {
    ...(edition !== ANY && { edition }),
    ...(typeof players === 'number' && { players }),
    ...(clock !== ANY && { clock }),
    ...(fill !== ANY && { fill }),
  };
}
