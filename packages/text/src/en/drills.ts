/** Drills and the daily challenge, in English. */
import type { DrillKind } from '@palier/bots/drills';
import type { EditionId } from '@palier/rules';
import type { Leaves } from '../facts.ts';
import type { NameAndAbout } from '../game.ts';
import { CARDS, count, number } from './speech.ts';

const DAYS = { one: 'day', other: 'days' };
const HOURS = { one: 'hour', other: 'hours' };

/** Percentage points to one decimal: 4.2. */
const tenths = (share: number): number => Math.round(share * 1000) / 10;
const points = (share: number): string => number(tenths(share));

function lacks({ missing, outs }: Leaves): string {
  if (missing === 0) return 'completes the level';
  const cards = outs === 0 ? 'no card helps' : `${count(outs, CARDS)} can help`;
  return `leaves ${count(missing, CARDS)} missing, and ${cards}`;
}

export const drills = {
  title: 'Drills',
  intro: 'Positions from real games, each with a clear answer. They get harder as you go.',
  whatToPractise: 'What to practise',
  kinds: {
    mixed: { name: 'A bit of everything', about: 'All four kinds, mixed.' },
    lay: { name: 'Lay your level', about: 'The level is in your hand. Find it.' },
    discard: { name: 'What to discard', about: 'One card has to go. Which one?' },
    draw: { name: 'Draw or take', about: 'The draw pile, or a face-up card?' },
    out: { name: 'Go out', about: 'Empty your hand in a single turn.' },
  } satisfies Record<DrillKind | 'mixed', NameAndAbout>,
  edition: 'Edition',
  start: 'Start',
  /** Another kind or edition. */
  choose: 'Other drills',
  streak: (right: number) => `${number(right)} in a row`,
  bestStreak: (right: number) => `Best: ${number(right)}`,
  /** How hard it is: one of so many steps. */
  difficulty: (difficulty: number, most: number) => `Difficulty ${difficulty} of ${most}`,
  looking: 'Looking for a good position…',
  failed: 'No position could be found.',
  tryAgain: 'Try again',

  questions: {
    lay: 'Lay your level',
    /** Only a laying that leaves as few cards as can be is right. */
    layBest:
      'Lay your level so that as few cards as possible are left in your hand after this turn',
    discard: 'Which card do you discard?',
    draw: 'Where do you draw from?',
    out: 'Go out this turn',
  },
  level: (level: number, parts: string, _edition: EditionId) => `Level ${level}: ${parts}`,
  hasLaid: (level: number, _edition: EditionId) => `You have laid level ${level}.`,
  /** How to answer, under the question. */
  how: {
    lay: 'Choose a combination, then the cards for it.',
    discard: 'Choose a card in your hand.',
    draw: 'Choose the draw pile or a face-up card.',
    /** Going out, before and after the level is down. */
    outLay: 'First lay your level: choose a combination, then the cards for it.',
    outAdd: 'Choose a card, then the combination it goes to. Discard the last one.',
  },
  table: 'The table',
  confirm: { lay: 'Lay these', discard: 'Discard it', draw: 'Confirm' },
  startOver: 'Start again',
  /** A discard that would end the turn with cards in hand, where the hand is to be emptied. */
  stillHeld: (left: number) =>
    `That would end your turn with ${count(left, CARDS)} still in your hand. Add more first, or start again.`,
  showMe: 'Show me',
  /** In the daily challenge. */
  showMeCounts: 'Show me (counts as wrong)',

  right: 'Right!',
  wrong: 'Not this time',
  shown: 'Here is how',
  /** Cards that stay after a laying, when all that fits is added and one discarded. */
  layingLeaves: (stays: number) =>
    stays === 0
      ? 'You could even go out this turn.'
      : `Once you have added what fits and discarded, ${count(stays, CARDS)} ${stays === 1 ? 'is' : 'are'} left in your hand.`,
  layingFewer: (stays: number, best: number) =>
    `You may lay it like this, but it leaves ${count(stays, CARDS)} in your hand after adding and discarding; another way leaves ${best === 0 ? 'none' : number(best)}.`,
  wentOut: 'Your hand is empty: you go out and climb two levels.',
  notOut: (left: number) =>
    `${count(left, CARDS)} ${left === 1 ? 'is' : 'are'} left in your hand, but you could have played every card.`,
  /** What the answer leaves, and what the best one does; the moves as `GameWords.move` calls them. */
  leaves: (yours: Leaves, best: Leaves) =>
    `Your move ${lacks(yours)}; the best one ${lacks(best)}.`,
  /** What a wrong answer gives away: of a hundred games so many that would have been won, at least one. */
  givesAway: (games: number) =>
    `Of 100 games from here, you would win about ${number(games)} fewer.`,
  /** Before the other moves that are right. */
  asGood: 'Just as good:',
  oneWay: 'One way to do it',
  next: 'Next',
  inRulebook: 'Show in the rulebook',
  allMoves: 'All moves compared',
  /** How it was found out. */
  allMovesAbout: (worlds: number) =>
    `Each move was played out to the end of the round, with the hidden cards dealt in up to ${number(worlds)} ways, the same for every move. The numbers show how far each falls short of the best, in percentage points of the chance of winning.`,
  best: 'best',
  within: 'just as good, within the margin of error',
  loss: (loss: number, error: number) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }: Leaves) =>
    missing === 0
      ? 'level complete'
      : `${missing} missing, ${outs} ${outs === 1 ? 'helps' : 'help'}`,

  daily: {
    title: 'Daily challenge',
    intro:
      'Five moments from games between bots, the same for everyone each day. You decide what to play. One try each.',
    /** After it: what else there is to play. */
    onward: 'Now a game',
    start: 'Start',
    goOn: 'Continue',
    question: (one: number, of: number) => `Question ${one} of ${of}`,
    score: (right: number, of: number) => `${right} of ${of} right`,
    days: (days: number) => `${count(days, DAYS)} in a row`,
    practice: 'Practice',
    practiceAbout: 'This is another day’s challenge: it does not count.',
    yesterday: 'Practise yesterday’s challenge',
    today: 'Go to today’s challenge',
    /** The address is of a day before yesterday, of one to come, or of none. */
    noDeal: 'Only today’s challenge can be played, and yesterday’s for practice.',
    comeBack: (hours: number) => `The next challenge comes in ${count(hours, HOURS)}.`,
    share: 'Share',
    copy: 'Copy the result',
    copied: 'Copied',
    notCopied: 'Please copy it by hand',
    /** The first line of what is shared; the date as the language writes it. */
    shareLine: (date: string, right: number, of: number) =>
      `Palier, daily challenge for ${date}: ${right}/${of}`,
    shareText: 'What the others see',
    result: 'Your result',
    /** A word for a score: all right, most, or fewer. */
    cheers: {
      all: 'Full marks. Brilliant!',
      most: 'Well done!',
      fewer: 'You will do better next time.',
    },
    mark: (one: number, isRight: boolean) => `Question ${one}: ${isRight ? 'right' : 'wrong'}`,
    nextQuestion: 'Next question',
    toResult: 'See the result',
    lookAt: (one: number) => `Look at question ${one} again`,
    toDrills: 'Practise with drills',
  },
};
