/** What comes over the table in the browser, in English. */
import type { EditionId } from '@palier/rules';
import { CARDS, count } from './speech.ts';

export const tableSheets = {
  keys: 'Keyboard shortcuts',
  keyList: [
    { key: '← →', does: 'move through your hand' },
    { key: 'Enter', does: 'choose a card; press twice quickly for the obvious move' },
    { key: 'D', does: 'draw from the draw pile' },
    { key: 'T', does: 'take a discarded card' },
    { key: 'L', does: 'lay your level' },
    { key: 'A', does: 'add the chosen card' },
    { key: 'X', does: 'discard the chosen card' },
    { key: 'U', does: 'take back' },
    { key: 'H', does: 'hint' },
    { key: 'S', does: 'sort your hand' },
    { key: '?', does: 'what can I do?' },
  ],
  layAny: 'Lay a level',
  layTitle: (level: number, _edition: EditionId) => `Lay level ${level}`,
  way: (number: number, ways: number, more: boolean) =>
    `Option ${number} of ${ways}${more ? ' or more' : ''}`,
  layThis: 'Lay these',
  byHand: 'By hand',
  proposals: 'Suggestions',
  byHandAbout: 'Choose a combination, then the cards for it.',
  notComplete: 'The level is not complete yet.',
  swapTitle: 'Swap one to three cards',
  swapAbout: 'They go on your discard pile, and you draw as many from the draw pile.',
  swapThese: (cards: number) => `Swap ${count(cards, CARDS)}`,
  pickTitle: 'Take one of these',
  pickAbout: 'Its owner draws another card.',
  pickFrom: (name: string) => `From ${name}`,
  dropTitle: 'Which second level will you remove?',
  dropAbout: 'You went out, so you may remove a second level of your choice.',
  curtainAbout: 'All cards are hidden. Nobody else should look now.',
  showCards: (name: string) => `I am ${name}: show my cards`,
  ladderOf: (name: string) => `${name}’s levels`,
  yourLadder: 'Your levels',
  nowPlayed: 'now',
  discardPile: 'Discard pile, newest first',
  canDo: 'You can:',
};
