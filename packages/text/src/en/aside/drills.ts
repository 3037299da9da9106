/** Drills and the daily deal, in English. */
import type { DrillsWords, Leaves } from '../../aside/drills-words.ts';
import { count, number } from '../speech.ts';

const CARDS = { one: 'card', other: 'cards' };
const DAYS = { one: 'day', other: 'days' };

/** "4.2" of a hundred. */
const points = (share: number): string => number(Math.round(share * 1000) / 10);

function lacks({ missing, outs }: Leaves): string {
  if (missing === 0) return 'completes the level';
  const cards = outs === 0 ? 'no card helps' : `${count(outs, CARDS)} can help`;
  return `leaves ${missing} missing, and ${cards}`;
}

export const drills: DrillsWords = {
  title: 'Drills',
  intro: 'Positions from real games, each with an answer that is sure. They get harder as you go.',
  whatToPractise: 'What to practise',
  kinds: {
    mixed: { name: 'A bit of everything', about: 'All four, one after the other.' },
    lay: { name: 'Lay it', about: 'The level is in your hand. Find it.' },
    discard: { name: 'What to throw', about: 'One card has to go. Which one?' },
    draw: { name: 'Take or draw', about: 'An open card, or the stock?' },
    out: { name: 'Go out now', about: 'Empty your hand in a single turn.' },
  },
  edition: 'Edition',
  start: 'Start',
  choose: 'Other drills',
  streak: (right) => `${number(right)} in a row`,
  bestStreak: (right) => `Best: ${number(right)}`,
  difficulty: (difficulty, most) => `Difficulty ${difficulty} of ${most}`,
  looking: 'Looking for a good position…',
  failed: 'No position could be made.',
  tryAgain: 'Try again',

  questions: {
    lay: 'Lay your level',
    layBest: 'Lay your level so that as few cards as possible stay in your hand this turn',
    discard: 'Which card do you throw?',
    draw: 'Where do you draw from?',
    out: 'Go out this turn',
  },
  level: (level, parts) => `Level ${level}: ${parts}`,
  hasLaid: (level) => `Your level ${level} is laid.`,
  how: {
    lay: 'Choose a combination, then the cards for it.',
    discard: 'Choose a card in your hand.',
    draw: 'Choose the stock or an open card.',
    outLay: 'First lay your level: choose a combination, then the cards for it.',
    outAdd: 'Choose a card, then the combination it goes to. Discard the last one.',
  },
  table: 'The table',
  confirm: { lay: 'Lay these', discard: 'Throw it', draw: 'Draw there' },
  startOver: 'Start over',
  showMe: 'Show me',

  right: 'Right!',
  wrong: 'Not this time',
  shown: 'Here is how',
  layingLeaves: (stays) =>
    stays === 0
      ? 'You could even go out with it this turn.'
      : `Once you have added what fits and discarded, ${count(stays, CARDS)} ${stays === 1 ? 'stays' : 'stay'} in your hand.`,
  layingFewer: (stays, best) =>
    `This laying is allowed, but leaves ${count(stays, CARDS)} in your hand after adding and discarding; another leaves ${best === 0 ? 'none' : number(best)}.`,
  wentOut: 'Your hand is empty: you go out and climb two levels.',
  notOut: (left) =>
    `${count(left, CARDS)} ${left === 1 ? 'is' : 'are'} left in your hand, though all could have gone.`,
  leaves: (yours, best) => `Your move ${lacks(yours)}; the best one ${lacks(best)}.`,
  givesAway: (loss, error) =>
    `It gives away about ${points(loss)} points of a hundred of your chance to win (± ${points(error)}).`,
  asGood: 'Several moves are as good as one another here, and yours is one of them.',
  oneWay: 'One way to do it',
  next: 'Next',
  inRulebook: 'Show in the rulebook',
  allMoves: 'All moves compared',
  allMovesAbout: (worlds) =>
    `Each was played on to the end of the round in up to ${number(worlds)} ways the hidden cards may lie, the same for all. The numbers are points of a hundred of the chance to win.`,
  best: 'best',
  within: 'as good, within the error',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0 ? 'level complete' : `${missing} missing, ${outs} help`,

  daily: {
    title: 'Daily deal',
    intro:
      'Five moments of games that the computer plays, the same for everybody on a day. In each of them you decide. One try each.',
    start: 'Begin',
    goOn: 'Go on',
    question: (one, of) => `Question ${one} of ${of}`,
    score: (right, of) => `${right} of ${of} right`,
    days: (days) => `${count(days, DAYS)} in a row`,
    practice: 'Practice',
    practiceAbout: 'This was the deal of another day: it is not counted.',
    yesterday: 'Practise yesterday’s deal',
    today: 'To today’s deal',
    noDeal: 'There is no deal to open here: only today’s, and yesterday’s for practice.',
    comeBack: 'The next deal comes at midnight, universal time.',
    share: 'Share',
    copy: 'Copy the result',
    copied: 'Copied',
    notCopied: 'It could not be copied',
    shareLine: (date, right, of) => `Palier, daily deal of ${date}: ${right}/${of}`,
    shareText: 'What others see',
    result: 'Your result',
    mark: (one, isRight) => `Question ${one}: ${isRight ? 'right' : 'wrong'}`,
    nextQuestion: 'Next question',
    toResult: 'To the result',
    lookAt: (one) => `Look at question ${one} again`,
    toDrills: 'Practise with drills',
  },
};
