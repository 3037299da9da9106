/** What parties play: ladders so short that a game ends while things break, with all that the rules can bring. */
import type { Dice } from '@palier/rules/testing';
import type { ToldOptions } from '@palier/table/room';
import { chosenOptions, EASY, ownSetup, PAIRS, type OwnSetup } from '../shared/setups.ts';

/** Between 40 and 110 entries for a game. */
const LADDERS = [
  [EASY, EASY, EASY, PAIRS],
  [EASY, EASY, EASY, EASY, EASY, PAIRS],
  [PAIRS, PAIRS],
];

/** About 20 entries. */
const SHORT_LADDERS: typeof LADDERS = [[EASY, EASY, PAIRS]];

const MORE: readonly OwnSetup[] = [
  {},
  { edition: 'level-up' },
  { rules: { goingOut: 'any' } },
  { master: 'specials', rules: { goingOut: 'any', keepFrom: 1, keepCards: 2 } },
];

/** `isRated`: a game among strangers that says how strong they are. */
export type SetupTaste = {
  readonly players: number;
  readonly isShort: boolean;
  readonly isRated?: boolean;
};

/** Everybody may watch and sees all at once, so that who is there at the end has seen the whole game. */
export function partyOptions(
  dice: Dice,
  { players, isShort, isRated = false }: SetupTaste,
): ToldOptions {
  const levels = dice.pick(isShort ? SHORT_LADDERS : LADDERS);
  const options = chosenOptions(dice, ownSetup(players, levels, dice.pick(MORE)));
  const seen = { ...options, watching: 'anyone', delay: 0, chat: 'phrases' } as const;
  if (!isRated) return seen;
  const setup = { edition: 'level-8-101', players, rules: { levels: 1 } } as const;
  return { ...seen, setup, listing: 'open' };
}
