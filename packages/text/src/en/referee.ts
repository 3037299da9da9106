/** The referee in English. */
import { questions } from '../specials.ts';
import { CARDS, count, number } from './speech.ts';
import { specials } from './specials.ts';

export const referee = {
  title: 'Referee',
  about: 'An argument at the table? Ask here: you get the answer and the rule it comes from.',
  /** The way to a situation of one's own. */
  own: 'Ask about your own situation',
  ownAbout: 'Tap to set up your cards and the table.',
  /** The same for the end of a round. */
  ownEnd: 'Ask about the end of a round',
  examplesTitle: (edition: string) => `Common questions: ${edition}`,
  inTurn: 'During a turn',
  atEnd: 'At the end of a round',
  /** Each a question whose answer is one touch away. */
  examples: {
    'add-at-once': 'May I lay my level and add cards in the same turn?',
    'add-before-laying': 'May I add to other players’ combinations before I have laid my level?',
    'last-card-added': 'May I go out by adding my last card?',
    'throw-back': 'May I discard the card I have just taken?',
    'own-discard': 'May I take the card I discarded last turn?',
    'take-joker': 'May I take a joker from a discard pile?',
    'lay-again': 'May I lay a second level in the same round?',
    'too-long': 'May I lay a longer run than my level asks for?',
    'same-pairs': 'May two of my pairs have the same value?',
    'round-the-corner': 'Is 14, 15, 1 a run?',
    'joker-beyond': 'May a joker go above 15?',
    'joker-swap': 'May I swap a joker on the table for the real card?',
    'pass-twice': 'May I play a Pass card on someone who already has one?',
    'pass-last': 'My last card is a Pass card: do I go out with it?',
    /** Of Level Up. */
    'same-threes': 'May my two sets of 3 have the same value?',
    'round-the-corner-up': 'Is 16, 17, 18, 1 a run?',
    'open-order': 'Open levels: may I lay level 6 before level 1?',
  },
  endExamples: {
    climb:
      'One player goes out, another has only laid a level, a third has laid nothing: who climbs how far?',
    six: 'A player goes out on level 6: is the game won?',
    seven: 'A player goes out on level 7: is the game won?',
    eight: 'A player lays level 8 and still holds cards: is the game won?',
    'no-draw': 'Nobody can draw any more: who climbs?',
    keep: 'Two stars: who may keep cards for the next round?',
    /** Of Level Up. */
    'stock-up': 'The last card has been drawn and nobody has gone out: who climbs?',
    'seven-up': 'A player goes out with level 7 laid: is the game won?',
    'eight-up': 'One player has laid level 8, another goes out: who wins?',
    tie: 'Two players clear level 8 in the same round, and nobody goes out: who wins?',
    'tie-out': 'Two players clear level 8 in the same round, and one of them goes out: who wins?',
    'open-eight': 'Open levels: a player removes level 8 first. Is the game won?',
  },
  /** The question that is put together for the end of a round. */
  howEnds: 'How did the round end?',
  /** What everybody stood on. */
  before: 'Before the round',
  otherQuestions: 'Other questions',
  /** The beginning of every question; one of `kinds` goes on with it. */
  mayI: 'May I…',
  kinds: {
    draw: 'draw',
    take: 'take',
    lay: 'lay',
    add: 'add',
    exchange: 'swap a joker',
    discard: 'discard',
    pass: 'play a Pass card',
    ...questions(specials),
  },
  /** Headings of what a question is put together from. */
  whichCard: 'Which card?',
  whichCards: 'Which cards?',
  whichPile: 'From which discard pile?',
  onWhom: 'Who misses a turn?',
  whichMeld: 'Which combination?',
  whichLevel: 'Which level?',
  standsFor: 'The joker stands for…',
  layHelp: 'Tap the cards for each combination.',
  noMelds: 'There is no combination on the table. Add one below.',
  noHand: 'There are no cards in your hand. Add some below.',
  emptyPile: 'empty',
  /** For those who listen: whose pile, what lies on it. */
  pileOf: (name: string, card: string) => `${name}: ${card}`,
  /** For those who listen: whose combination, and its cards. */
  meldOf: (name: string, meld: string) => `${name}: ${meld}`,
  /** What is not yet chosen. */
  missing: {
    pile: 'Choose a discard pile.',
    card: 'Choose a card.',
    cards: 'Choose the cards to swap.',
    meld: 'Choose a combination on the table.',
    meaning: 'Say what the joker stands for.',
    seat: 'Choose a player.',
    parts: 'Choose the cards to lay.',
  },
  answer: 'Answer',
  yes: 'Yes.',
  no: 'No.',
  impossible: 'This situation is not possible.',
  /** Under the answer: the words of the rule. */
  theRule: 'The rule',
  situation: {
    title: 'The situation',
    whoseTurn: 'Whose turn is it?',
    step: 'How far along is the turn?',
    beforeDrawing: 'Before drawing',
    afterDrawing: 'After drawing',
    hand: (cards: number) => `Your hand: ${count(cards, CARDS)}`,
    changeHand: 'Change your hand',
    level: 'Level',
    levelsLeft: 'Levels left',
    levelsLeftOf: (name: string) => `Levels left, ${name}`,
    levelIs: (level: number, asks: string) => `${number(level)}: ${asks}`,
    laidLevel: 'Level laid',
    pileTop: 'Discard pile',
    changeTop: (name: string, card: string) => `Top of the discard pile, ${name}: ${card}`,
    melds: 'On the table',
    addMeld: (name: string) => `Add a combination, ${name}`,
    addMeldShort: 'Combination',
    changeMeld: (name: string, meld: string) => `Change the combination, ${name}: ${meld}`,
    skipped: (name: string) => `Pass card in front of ${name}`,
    skippedAbout: 'This player misses their next turn.',
    laidNow: 'You laid your level this turn',
    laidNowAbout: 'This matters if you may only add from the next turn on.',
    taken: 'Taken from a discard pile this turn',
    takenNothing: 'Nothing',
    filledIn:
      'The other players’ hands make no difference to the answer: they are filled with the cards that are left.',
  },
  picker: {
    hand: 'Your hand',
    top: (name: string) => `Discard pile: ${name}`,
    meld: (name: string) => `Combination: ${name}`,
    /** The tabs of the picker, and the one with jokers and Pass cards. */
    suits: 'Colour',
    others: 'Jokers and other cards',
    chosen: (cards: number) => `${count(cards, CARDS)} chosen`,
    nothing: 'Nothing chosen yet: tap cards below.',
    takeOut: (card: string) => `Remove ${card}`,
    noneLeft: (card: string) => `${card}, none left`,
    clear: 'Remove all',
    done: 'Done',
    canBe: 'On the table this is…',
    noMeld: 'These cards are not a combination.',
    removeMeld: 'Remove the combination',
  },
  share: {
    title: 'Send it to the others',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'It could not be copied',
    share: 'Share',
    text: 'Palier’s referee says:',
  },
  /** A link that cannot be read. */
  broken: {
    title: 'This link cannot be read.',
    unreadable: 'Part of it is missing or was changed on the way.',
    version: 'It comes from a newer version of Palier. Reload the page and try again.',
    'not-a-turn': 'It is nobody’s turn here, so there is no move to judge.',
  },
};
