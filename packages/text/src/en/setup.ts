/** Editions, ladders and steps in English. */
import type { SetupWords } from '../words.ts';

export const setup: SetupWords = {
  editions: {
    'level-up': 'Level Up (2010)',
    'level-8-98': 'Level 8, 98 cards (German 2016)',
    'level-8-99': 'Level 8, 99 cards',
    'level-8-101': 'Level 8, 101 cards',
  },
  ladders: {
    stacked: 'One level after another',
    open: 'Open ladder: the levels in any order',
    'one-star': 'One star',
    'two-star': 'Two stars (Palier’s own ladder)',
  },
  masters: {
    none: 'Without Master cards',
    specials: 'With the special cards of Level 8 Master',
    all: 'With all cards of Level 8 Master',
  },
  steps: {
    draw: 'Draw a card',
    play: 'Lay, add or discard',
    keep: 'Choose the cards to keep',
    drop: 'Choose the second level to remove',
    offer: 'Choose the cards to offer',
    pick: 'Take a card on offer',
    over: 'The game is over',
  },
};
