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

export type SetupTaste = { readonly players: number; readonly isShort: boolean };

/** Everybody may watch and sees all at once, so that who is there at the end has seen the whole game. */
export function partyOptions(dice: Dice, { players, isShort }: SetupTaste): ToldOptions {
  const levels = dice.pick(isShort ? SHORT_LADDERS : LADDERS);
  const options = chosenOptions(dice, ownSetup(players, levels, dice.pick(MORE)));
  return { ...options, watching: 'anyone', delay: 0, chat: 'phrases' };
}
