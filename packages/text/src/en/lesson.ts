/** The lesson in English. */
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${many}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson = {
  title: 'The lesson',
  /** Two sentences over the list of chapters. */
  about: 'Learn by playing, in about three minutes. You can leave at any moment and go on later.',
  start: 'Start',
  goOn: 'Go on',
  restart: 'Start over',
  chapterList: 'Chapters',
  /** Over those that only Level 8 needs. */
  level8: 'Only in Level 8',
  isDone: 'done',
  isLeft: 'begun',
  /** "Chapter 2 of 6" */
  chapterOf: (number: number, chapters: number) => `Chapter ${number} of ${chapters}`,
  exercise: 'Try it',
  stepOf: (number: number, steps: number) => `Step ${number} of ${steps}`,
  /** `learnt`: said at its end, in a sentence. */
  chapters: {
    draw: {
      title: 'Draw and discard',
      about: 'How every turn begins and ends',
      learnt: 'Every turn: take one card, then throw one away.',
    },
    lay: {
      title: 'Lay your level',
      about: 'Collect what your level asks for',
      learnt: 'A level is laid all at once, as soon as you have it all.',
    },
    add: {
      title: 'Add cards',
      about: 'Get rid of more cards on the table',
      learnt: 'Once you have laid, your cards fit anybody’s combinations.',
    },
    out: {
      title: 'Go out and climb',
      about: 'End the round and go up the ladder',
      learnt: 'Going out: two levels up. Only laid: one. Not laid: none.',
    },
    jokers: {
      title: 'Jokers',
      about: 'A card that stands for any other',
      learnt: 'A joker stands for any value or colour, and keeps that meaning.',
    },
    pass: {
      title: 'Pass cards',
      about: 'Make somebody miss a turn',
      learnt: 'A Pass card is played instead of the discard: somebody misses a turn.',
    },
    'last-discarded': {
      title: 'The last card is discarded',
      about: 'How to go out in Level 8',
      learnt: 'In Level 8 the last card always goes on your discard pile.',
    },
    'last-added': {
      title: 'The last card is added',
      about: 'How to go out in Level Up',
      learnt: 'In Level Up the last card may go anywhere: laid, added or discarded.',
    },
    'win-by-laying': {
      title: 'Win by laying',
      about: 'How a game of Level 8 ends',
      learnt: 'In Level 8 whoever lays level 8 wins at once.',
    },
  },
  /** `what`: what to do, a call; `why`: a sentence. */
  steps: {
    'draw-stock': { what: 'Draw a card from the stock.', why: 'Every turn begins with a card.' },
    'discard-spare': {
      what: 'Choose a grey card and discard it.',
      why: 'Every turn ends so. Your level has no use for the grey ones.',
    },
    'take-pile': {
      what: 'Take the 7 from Odile’s pile.',
      why: 'The top card of any pile may be taken instead, and you collect sevens.',
    },
    'discard-again': {
      what: 'Discard another grey card.',
      why: 'You hold ten cards again after every turn.',
    },
    collect: {
      what: 'Take the 6 from Odile’s pile.',
      why: 'Your level asks for three of a kind and a run of 4: only a 6 is missing.',
    },
    'lay-level': {
      what: 'Lay your level.',
      why: 'It is complete: look at the proposal, then confirm it.',
    },
    'discard-after': {
      what: 'Discard a card.',
      why: 'You have laid: now get rid of the rest before the others do.',
    },
    'add-draw': { what: 'Draw a card.', why: 'You and Odile have laid. Three cards are left.' },
    'add-own': {
      what: 'Choose the red 6, then your run.',
      why: 'A run grows at either end by the next number.',
    },
    'add-other': {
      what: 'Add the yellow 10 to Odile’s tens.',
      why: 'The combinations of the others take your cards too.',
    },
    'add-discard': { what: 'Discard a card.', why: 'Neither of these two fits anywhere.' },
    'out-draw': {
      what: 'Draw a card.',
      why: 'With only two cards left, this may be the last turn.',
    },
    'out-add': { what: 'Add a card that fits.', why: 'Two of your three cards have a place.' },
    'out-add-more': { what: 'Add the other one too.', why: 'Then only one card is left.' },
    'out-last': {
      what: 'Discard your last card.',
      why: 'With an empty hand you go out: the round is over and you climb.',
    },
    'joker-draw': {
      what: 'Draw a card.',
      why: 'You need two runs of 3. A 10 would be just right.',
    },
    'joker-lay': {
      what: 'Lay your level with the joker.',
      why: 'It stands for the 10 between 9 and 11.',
    },
    'joker-discard': {
      what: 'Discard a card.',
      why: 'The joker stays a 10 for the whole round; nobody may exchange it.',
    },
    'pass-draw': {
      what: 'Draw a card.',
      why: 'Careful: Odile has laid and holds only two cards.',
    },
    'pass-play': {
      what: 'Choose the Pass card, then Odile.',
      why: 'It is played instead of the discard, and she misses her next turn.',
    },
    'pass-again': { what: 'Draw a card.', why: 'Odile had to pass: it is your turn already.' },
    'pass-lay': { what: 'Lay your level.', why: 'The turn you gained has paid off.' },
    'last-draw': { what: 'Draw a card.', why: 'All three of your cards will have a place.' },
    'last-add': { what: 'Add the blue 6 to your run.', why: 'Adding works as you know it.' },
    'last-add-more': { what: 'Add the green 8.', why: 'It has a place too.' },
    'last-discard': {
      what: 'Discard your last card.',
      why: 'It would fit, but in Level 8 the last card must be discarded.',
    },
    'any-draw': { what: 'Draw a card.', why: 'Both of your cards will have a place.' },
    'any-add': { what: 'Add the red 6 to your run.', why: 'Adding works as you know it.' },
    'any-last': {
      what: 'Add your last card, too.',
      why: 'In Level Up no discard is needed to go out.',
    },
    'win-take': { what: 'Take the 11 from Odile’s pile.', why: 'You are at the last level.' },
    'win-lay': { what: 'Lay level 8.', why: 'In Level 8 that wins the game at once.' },
  },
  /** After a step, in turn. */
  praises: ['Good!', 'Just so!', 'Well done!', 'Exactly!'],
  /** While the others play. */
  watch: 'Now the others play.',
  /** A move that the rules allow, and that is not what is asked. */
  notAsked: 'That is allowed as well. But try this first:',
  showMe: 'Show me',
  key: (key: string) => `Key ${key}`,
  nextChapter: (title: string) => `Next: ${title}`,
  skip: 'Skip',
  again: 'Once more',
  allChapters: 'All chapters',
  finish: 'Finish',
  leave: 'Leave the lesson',
  /** When every chapter is done. */
  ended: 'You know how to play!',
  endedAbout: 'The rest comes with playing. Two easy opponents are waiting.',
  firstGame: (edition: string) => `Play ${edition}`,
  notDealt: 'The game could not be dealt. Try again.',
  rulebook: 'Read the rulebook',

  differences: {
    link: 'I know another edition',
    linkAbout: 'Only what is different',
    title: 'What is different?',
    about: 'Choose the edition you know and the one you want to play.',
    known: 'I know',
    wanted: 'I want to play',
    swap: 'Swap the two',
    same: 'These two are the same.',
    count: (differences: number) =>
      differences === 1 ? 'One thing is different.' : `${differences} things are different.`,
    /** Before what holds in the one, and in the other. */
    before: 'You know:',
    now: 'Now:',
    level: 'Level',
    tryIt: 'Try it',
    back: 'Back to the differences',
    /** What an edition has, as sentences that stand alone. */
    deck: (cards: number) => `${cards} cards.`,
    numbers: (top: number) => `Numbers from 1 to ${top} in six colours.`,
    jokers: (jokers: number) => counted(jokers, 'joker', 'jokers'),
    passCards: (cards: number) => counted(cards, 'Pass card', 'Pass cards'),
    stacked: 'The levels are played one after the other.',
    open: 'Any level that is left may be laid. Going out removes a second one of your choice.',
    keep: (cards: number, level: number) =>
      `From level ${level} on, whoever has not laid may keep up to ${cards} cards for the next round.`,
    keepNothing: 'No cards are kept for the next round.',
    specials: (cards: number) =>
      cards === 0
        ? `No ${or(masterNames(specials))} cards.`
        : `${cards} special cards, played instead of the discard: ${and(masterNames(specials))}.`,
    rangedJokers: (cards: number) =>
      cards === 0
        ? 'No ranged jokers.'
        : `${cards} ranged jokers, each for 1 to 5, 6 to 10 or 11 to 15 only.`,
    /** The subjects of the differences. */
    titles: {
      deck: 'The deck',
      numbers: 'The numbers',
      jokers: 'Jokers',
      passCards: 'Pass cards',
      mode: 'The order of the levels',
      levels: 'What the levels ask for',
      keep: 'Keeping cards',
      specials: 'Special cards',
      rangedJokers: 'Ranged jokers',
      goingOut: 'Going out',
      winOnLaying: 'Winning',
      stockOut: 'When the stock runs out',
      nextDealer: 'The next dealer',
      other: 'Another rule',
    },
  },
};
