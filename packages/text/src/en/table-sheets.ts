/** What comes over the table in the browser, in English. */
import type { EditionId } from '@palier/rules';
import { CARDS, count, TURNS } from './speech.ts';

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
  /** Beside what a hint would lay. */
  otherWays: 'Other ways',
  proposals: 'Suggestions',
  byHandAbout: 'Choose a combination, then the cards for it.',
  /** Beside a combination that is being put together, once it has all its cards. */
  slot: { fits: 'fits', unfit: 'does not fit' },
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
  /** After a round in which the reader had to miss turns (`missed`: two or more), or had none at all. */
  unlucky: {
    shutOut:
      'You had to miss your turn, and the round ended before you could play. Bad luck, not a mistake of yours.',
    tooSoon: 'The round ended before your first turn. Bad luck, not a mistake of yours.',
    missed: (turns: number) =>
      `You had to miss ${count(turns, TURNS)} this round. It happens to everyone.`,
  },
  canDo: 'You can:',
  /** "What can I do?": what, and under `gestures` what a finger does for it. */
  help: {
    add: 'Add cards that fit',
    pass: 'Make someone miss a turn',
    discard: 'Discard a card to end your turn',
    look: 'See how far the others are',
    inWords: 'The whole table in words',
    gestures: {
      draw: 'Tap the pile, or drag its top card to your hand.',
      take: 'Tap the card, or drag it to your hand.',
      lay: 'Tap the button below your hand.',
      add: 'Tap the card, then a highlighted combination.',
      pass: 'Tap the card, then the player.',
      play: 'Tap the card, then the button below.',
      discard: 'Tap the card, then your pile. Or drag it there.',
      takeBack: 'Tap the arrow below your hand.',
      sort: 'Drag a card to another place.',
      look: 'Tap a player.',
    },
  },
};
