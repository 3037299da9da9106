/** What is played: short ladders of one's own, so that games end, with all that the rules can bring. */
import type { Dice } from '@palier/rules/testing';
import type { ToldOptions } from '@palier/table/room';

export type OwnSetup = ToldOptions['setup'];

/** A level that most hands can lay at once, so that a round soon ends; and one that takes some drawing. */
export const EASY: readonly string[] = ['colour 2', 'colour 2', 'colour 2', 'colour 2'];
export const PAIRS: readonly string[] = ['set 2', 'set 2'];

export function ownSetup(
  players: number,
  levels: readonly (readonly string[])[],
  more: OwnSetup = {},
): OwnSetup {
  const ladder = { name: 'own', levels: levels.map((level) => [...level]) };
  return { edition: 'level-8-101', players, ladder, ...more };
}

export function chosenOptions(dice: Dice, setup: OwnSetup): ToldOptions {
  return {
    setup,
    clock: dice.pick(['off', 'off', 'relaxed', 'quick']),
    absence: dice.pick(['standIn', 'standIn', 'wait']),
    watching: dice.pick(['anyone', 'anyone', 'anyone', 'nobody']),
    delay: dice.pick([0, 0, 0, 30, 120]),
    chat: dice.pick(['off', 'phrases', 'free']),
    takeBack: dice.pick(['consent', 'consent', 'never']),
    // A host whose first device is lost before it has heard that it joined would be waited for in vain.
    joining: 'anyone',
    listing: dice.pick(['hidden', 'hidden', 'open', 'quick']),
  };
}
