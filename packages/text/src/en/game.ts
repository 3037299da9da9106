/** The game in English, without what only the program `palier` says. */
import { makeGameWords } from '../game-words.ts';
import type { GameWords } from '../words.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { hints } from './hints.ts';
import { refusals } from './refusals.ts';
import { setup } from './setup.ts';

export const game: GameWords = makeGameWords({
  locale: 'en-GB',
  typeset: (text) => text,
  events,
  refusals,
  faults,
  cards,
  setup,
  hints,
  characters,
});
