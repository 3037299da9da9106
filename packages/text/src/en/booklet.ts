/** The rulebook's first chapter, in English: what is in a box and what its booklet tells a newcomer. */
import { CARDS, count, number } from './speech.ts';

const JOKERS = { one: 'joker', other: 'jokers' };
const PASSES = { one: 'Pass card', other: 'Pass cards' };
const NUMBERS = { one: 'number card', other: 'number cards' };

export const booklet = {
  title: (edition: string) => `Getting started: ${edition}`,
  /** Whose words these are. */
  about: 'In our words, not the booklet’s.',
  aimTitle: 'The aim of the game',
  aims: {
    'level-8':
      'You play several rounds and climb eight levels. In each round you collect the cards that your level asks for and lay them. Whoever lays level 8 first, or goes out with level 7 laid, wins.',
    'level-up':
      'It is a journey to the moon, eight levels up. In each round you collect the cards that your level asks for and lay them; when the round ends, that level is behind you. Whoever leaves level 8 behind first has reached the moon and wins.',
  },
  boxTitle: 'In the box',
  players: 'Players',
  playersFrom: (least: number, most: number) => `${number(least)} to ${number(most)}`,
  age: 'Age',
  ageFrom: (years: number) => `${number(years)} and over`,
  hand: 'Each player gets',
  handOf: (cards: number) => count(cards, CARDS),
  cards: 'Cards',
  /** What lies in the box, each beside a picture. */
  cardsInAll: (cards: number) => `${count(cards, CARDS)} in all`,
  numbers: (cards: number, top: number, colours: number) =>
    `${count(cards, NUMBERS)}: 1 to ${number(top)} in ${number(colours)} colours`,
  jokers: (cards: number) => count(cards, JOKERS),
  passes: (cards: number) => count(cards, PASSES),
  examplesTitle: 'Examples',
  /** Before the cards that could be added. */
  fits: 'Can be added:',
  examples: {
    run: 'A run of 3: values that follow one another, in any colours. You can add a 7 and then an 8, or a 3 and then a 2.',
    set: 'Three of a kind: the same value, in any colours.',
    colour: 'A colour: any values, all of one colour.',
    pairs:
      'Four pairs. Two of them are sixes, and that is fine. You can add any 2, any 3 and any 6.',
    mixed:
      'A run of 4 and two pairs. You can add a 7 or a 12 to the run, and any 3 or any 9 to the pairs.',
    second: 'Level 2, laid in one go: a run of 4, and four cards of one colour.',
    red: 'Four red cards are on the table. Anyone who has laid a level may add more red cards.',
    longer: 'A run from 5 to 8 can grow by a 4, by a 9, or by a 9 and a 10.',
  },
  tipsTitle: 'Tips',
  tips: {
    bonus:
      'Once you have laid your level, get rid of your other cards: going out takes you up two levels instead of one.',
    'two-stars': 'When the levels have become too easy, play the two-star side.',
    master:
      'For livelier games, mix in the special cards of Level 8 Master, or all of its cards: then you also shuffle less often.',
    hurry: 'Go out early, and the others have less time to lay their own levels.',
    piles: 'Keep an eye on all the discard piles: the card you are missing may be on one of them.',
    spare: 'Hold on to cards that fit combinations on the table: your hand empties faster.',
    open: 'Short of time? Spread out all your levels and lay them in whatever order you like.',
  },
  peopleTitle: 'Who made it',
  roles: {
    editor: 'Editor',
    illustrations: 'Illustrations',
    design: 'Design',
    publisher: 'Publisher',
  },
  unsureTitle: 'What is not certain',
  unsure: {
    'one-star':
      'The French booklets print only the first of the one-star levels, and examples. Levels 2 to 8 are those of the publisher’s German and English booklets of 2016, as quoted elsewhere; level 3 is the least certain.',
    'two-star':
      'We know of no public source for the two-star levels. Those played here are our own, each harder than the one-star level of the same number.',
    'third-example':
      'The example with a run of 4 and two pairs is in the booklet, but no one-star level asks for it.',
    'no-booklet':
      'We do not have the booklet for this edition. We know how many cards it has; we take its rules to be those of the other two boxes.',
    names:
      'The names and the age are printed in the booklet of the 99-card box; our copy of this one has neither.',
    misprint: 'In one place the booklet speaks of 96 cards. We take that to be a misprint for 99.',
    'once-each':
      'The booklet speaks of 18 cards in each of six colours. That they are the values 1 to 18, once each, is our conclusion.',
    'level-up-age':
      'Our copy of the booklet gives neither an age nor a number of players. There are level cards for six, and the age is that of Level 8.',
    guide: 'The tips about discard piles and useful cards come from a guide on the web.',
  },
};
