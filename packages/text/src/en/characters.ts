/** The people to play against, in English. */
import type { CharacterWords } from '../character-words.ts';

export const characters: CharacterWords = {
  characters: {
    odile: 'Discards what nobody wants, even where it costs a turn.',
    bruno: 'Takes the shortest way and never minds who picks up what.',
    wanda: 'Takes what the others need and makes them miss their turns.',
    hugo: 'Keeps the jokers, and every card that might fit some day.',
    nell: 'Wants the level on the table now and thinks of the rest later.',
    sami: 'Plays a bit of everything, without any quirk.',
  },
  strengths: {
    novice: {
      name: 'novice',
      about: 'Plays like somebody after a few evenings, who overlooks a card now and then.',
    },
    steady: {
      name: 'steady',
      about: 'Misses no chance of its own, but hardly looks at what the others need.',
    },
    expert: {
      name: 'expert',
      about: 'Watches what the others need and plans how to go out.',
    },
    master: {
      name: 'master',
      about: 'Plays the round on in its head in hundreds of ways before it moves.',
    },
  },
};
