/** What is played: short ladders of one's own, so that games end, with all that the rules can bring. */
import type { Dice } from '@palier/rules/testing';
import type { ToldOptions } from '@palier/table/room';

/** A level that most hands can lay at once, so that a round soon ends; and one that takes some drawing. */
const EASY = ['colour 2', 'colour 2', 'colour 2', 'colour 2'];
const PAIRS = ['set 2', 'set 2'];

/** Between 40 and 110 entries for a game. */
const LADDERS: readonly (readonly (readonly string[])[])[] = [
  [EASY, EASY, EASY, PAIRS],
  [EASY, EASY, EASY, EASY, EASY, PAIRS],
  [PAIRS, PAIRS],
];

type Setup = ToldOptions['setup'];

const MORE: readonly Setup[] = [
  {},
  { edition: 'level-up' },
  { rules: { goingOut: 'any' } },
  { master: 'specials', rules: { goingOut: 'any', keepFrom: 1, keepCards: 2 } },
];

/** About 20 entries. */
const SHORT_LADDERS: typeof LADDERS = [[EASY, EASY, PAIRS]];

export type SetupTaste = { readonly players: number; readonly isShort: boolean };

function chosenSetup(dice: Dice, { players, isShort }: SetupTaste): Setup {
  const levels = dice.pick(isShort ? SHORT_LADDERS : LADDERS).map((level) => [...level]);
  const ladder = { name: 'own', levels };
  return { edition: 'level-8-101', players, ladder, ...dice.pick(MORE) };
}

export function chosenOptions(dice: Dice, taste: SetupTaste): ToldOptions {
  return {
    setup: chosenSetup(dice, taste),
    clock: dice.pick(['off', 'off', 'relaxed', 'quick']),
    absence: dice.pick(['standIn', 'standIn', 'standIn', 'wait']),
    watching: 'anyone',
    delay: 0,
    chat: 'phrases',
    takeBack: dice.pick(['consent', 'consent', 'never']),
  };
}
