/** The lesson in English. */
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${many}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson = {
  title: 'Lesson',
  /** What the whole game is about, over everything else. */
  aim: 'The aim: clear eight levels before the others do. Lay the combinations of your level, then get rid of your cards.',
  /** Two sentences over the list of chapters. */
  about: 'Learn by playing, in about three minutes. You can leave at any time and continue later.',
  start: 'Start',
  goOn: 'Continue',
  restart: 'Start again',
  chapterList: 'Chapters',
  /** Over those that only Level 8 needs. */
  level8: 'Only in Level 8',
  isDone: 'done',
  isLeft: 'started',
  /** "Chapter 2 of 6" */
  chapterOf: (number: number, chapters: number) => `Chapter ${number} of ${chapters}`,
  exercise: 'Try it',
  stepOf: (number: number, steps: number) => `Step ${number} of ${steps}`,
  /** `learnt`: said at its end, in a sentence. */
  chapters: {
    draw: {
      title: 'Draw and discard',
      about: 'How every turn begins and ends',
      learnt: 'Every turn: draw one card, then discard one.',
    },
    lay: {
      title: 'Lay your level',
      about: 'Collect what your level asks for',
      learnt: 'You lay a level all at once, when you have all its cards.',
    },
    add: {
      title: 'Add cards',
      about: 'Get rid of more cards',
      learnt: 'Once you have laid your level, you may add matching cards to anyone’s combinations.',
    },
    out: {
      title: 'Go out and climb',
      about: 'End the round and climb the levels',
      learnt: 'Go out: two levels up. Only lay your level: one. Lay nothing: none.',
    },
    jokers: {
      title: 'Jokers',
      about: 'A card that can stand for any other',
      learnt: 'A joker can be any value or colour; once laid, it stays what it is.',
    },
    pass: {
      title: 'Pass cards',
      about: 'Make someone miss a turn',
      learnt: 'You play a Pass card instead of discarding: someone misses a turn.',
    },
    'last-discarded': {
      title: 'Discard your last card',
      about: 'How to go out in Level 8',
      learnt: 'In Level 8, your last card goes on your discard pile.',
    },
    'last-added': {
      title: 'Add your last card',
      about: 'How to go out in Level Up',
      learnt: 'In Level Up, your last card may be laid, added or discarded.',
    },
    'win-by-laying': {
      title: 'Win by laying',
      about: 'How a game of Level 8 ends',
      learnt: 'In Level 8, whoever lays level 8 wins at once.',
    },
  },
  /** How a game is won, said once, at the end of the last chapter: in the box that is played next, and in others. */
  wins: 'In Level 8, whoever lays level 8 first wins at once.',
  otherEnds: 'Other editions end differently; the rulebook says how.',
  /** `what`: what to do, a call; `why`: a sentence. */
  steps: {
    'draw-stock': {
      what: 'Draw a card from the draw pile.',
      why: 'Every turn starts with drawing a card.',
    },
    'discard-spare': {
      what: 'Choose a grey card and discard it.',
      why: 'That ends your turn. Your level does not need the grey cards.',
    },
    'take-pile': {
      what: 'Take the 7 from Odile’s discard pile.',
      why: 'It makes a run with your 8 and 9. Instead of drawing, you may take the top card of any discard pile.',
    },
    'discard-again': {
      what: 'Discard another grey card.',
      why: 'Until you lay your level, you end each turn with ten cards.',
    },
    collect: {
      what: 'Take the 3 from Odile’s discard pile.',
      why: 'Your level asks for two runs of 3: with your 1 and 2, only a 3 is missing.',
    },
    'lay-level': {
      what: 'Lay your level.',
      why: 'It is complete: look at the suggestion, then confirm it.',
    },
    'discard-after': {
      what: 'Discard a card.',
      why: 'Your level is on the table: now try to empty your hand before Odile does.',
    },
    'add-draw': {
      what: 'Draw a card.',
      why: 'You and Odile have laid your levels. You have three cards left.',
    },
    'add-own': {
      what: 'Choose the red 6, then your run.',
      why: 'A run can grow at either end, by the next number.',
    },
    'add-other': {
      what: 'Add the yellow 10 to Odile’s tens.',
      why: 'You may add to the others’ combinations too.',
    },
    'add-discard': { what: 'Discard a card.', why: 'Neither of these two fits anywhere.' },
    'out-draw': {
      what: 'Draw a card.',
      why: 'With only two cards left, this may be your last turn.',
    },
    'out-add': { what: 'Add a card that fits.', why: 'Two of your three cards fit.' },
    'out-add-more': { what: 'Add the other one too.', why: 'Then you have only one card left.' },
    'out-last': {
      what: 'Discard your last card.',
      why: 'With an empty hand you go out: the round is over, and you climb.',
    },
    'joker-draw': {
      what: 'Draw a card.',
      why: 'You need two runs of 3. A 10 would be perfect.',
    },
    'joker-lay': {
      what: 'Lay your level with the joker.',
      why: 'It stands for the 10 between 9 and 11.',
    },
    'joker-discard': {
      what: 'Discard a card.',
      why: 'The joker stays a 10 for the whole round; nobody may swap it.',
    },
    'pass-draw': {
      what: 'Draw a card.',
      why: 'Careful: Odile has laid her level and holds only two cards.',
    },
    'pass-play': {
      what: 'Choose the Pass card, then Odile.',
      why: 'You play it instead of discarding, and she misses her next turn.',
    },
    'pass-again': {
      what: 'Draw a card.',
      why: 'Odile has missed her turn: it is yours again already.',
    },
    'pass-lay': { what: 'Lay your level.', why: 'The extra turn has paid off.' },
    'last-draw': { what: 'Draw a card.', why: 'Then all three of your cards will fit.' },
    'last-add': { what: 'Add the blue 6 to your run.', why: 'You add cards just as before.' },
    'last-add-more': { what: 'Add the green 8.', why: 'It fits too.' },
    'last-discard': {
      what: 'Discard your last card.',
      why: 'It would fit, but in Level 8 the last card must be discarded.',
    },
    'any-draw': { what: 'Draw a card.', why: 'Then both of your cards will fit.' },
    'any-add': { what: 'Add the red 6 to your run.', why: 'You add cards just as before.' },
    'any-last': {
      what: 'Add your last card too.',
      why: 'In Level Up you do not have to discard to go out.',
    },
    'win-take': {
      what: 'Take the 11 from Odile’s discard pile.',
      why: 'It is the last card you need.',
    },
    'win-lay': {
      what: 'Lay level 8.',
      why: 'It is the last level: laying it wins the game at once.',
    },
  },
  /** After a step, in turn. */
  praises: ['Good!', 'Nice!', 'Well done!', 'Exactly!'],
  /** While another plays. */
  watch: (name: string) => `Now it is ${name}’s turn.`,
  /** A move that the rules allow, and that is not what is asked. */
  notAsked: 'That is allowed too, but try this first:',
  showMe: 'Show me',
  key: (key: string) => `Key ${key}`,
  nextChapter: (title: string) => `Next: ${title}`,
  /** Where whose turn it is stood, once a chapter is done. */
  over: 'Done!',
  skip: 'Skip',
  again: 'Try again',
  allChapters: 'All chapters',
  /** At the end of the last chapter. */
  playFirst: 'Play your first game',
  /** After the last chapter, over one’s own face and on the button below. */
  thisIsYou: 'This is you',
  deal: 'Deal the cards',
  leave: 'Leave the lesson',
  /** When every chapter is done. */
  ended: 'You know how to play!',
  endedAbout: 'The rest comes with practice. Two easy opponents are waiting.',
  firstGame: (edition: string) => `Play ${edition}`,
  notDealt: 'The cards could not be dealt. Please try again.',
  rulebook: 'Read the rulebook',

  differences: {
    link: 'I know another edition',
    linkAbout: 'Show me only what is different',
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
    stacked: 'The levels are played one after another.',
    open: 'You may lay any level you have left. If you go out, you remove a second one of your choice.',
    keep: (cards: number, level: number) =>
      `From level ${level} on, players who have laid nothing may keep up to ${cards} cards for the next round.`,
    keepNothing: 'No cards are kept for the next round.',
    specials: (cards: number) =>
      cards === 0
        ? `No ${or(masterNames(specials))} cards.`
        : `${cards} special cards, played instead of discarding: ${and(masterNames(specials))}.`,
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
      stockOut: 'When the draw pile runs out',
      nextDealer: 'The next dealer',
      other: 'Another rule',
    },
  },
};
