/** The game in French, without what only the program `palier` says. */
import { makeGameWords } from '../game-words.ts';
import type { GameWords } from '../words.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { hints } from './hints.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';
import { typeset } from './typeset.ts';
export const game: GameWords = makeGameWords({
  locale: 'fr',
  typeset,
  events,
  refusals,
  faults,
  cards,
  setup,
  hints,
  characters,
});
