/** What there is to reach on this device, and the part of home that tells of it, in English. */
import type { EditionId } from '@palier/rules';
import { greetings } from './greetings.ts';
import { and, count, LEVELS, ROUNDS } from './speech.ts';

const STEPS = { one: 'step', other: 'steps' };
const BOTS = { one: 'bot', other: 'bots' };
const WINS = { one: 'win', other: 'wins' };
const DAYS = { one: 'day', other: 'days' };
const QUESTIONS = { one: 'question', other: 'questions' };
const HOURS = { one: 'hour', other: 'hours' };

export const goals = {
  title: 'Goals',
  loading: 'Counting…',
  failed: 'Your goals cannot be read on this device.',
  /** One step of the climb as something to do: "Beat Odile (novice)". */
  goal: (name: string, strength: string) => `Beat ${name} (${strength})`,
  climb: {
    title: 'The climb',
    /** What it takes stands behind this. */
    how: 'How steps are climbed',
    about:
      'Each of our six characters has a staircase in every edition, with a step for each strength. To climb a step, win a game against bots in which that character plays at that strength; this counts for the steps below too. Shared wins do not count, nor do games with your own level set or with a house rule that makes the climb shorter.',
    /** "5 of 96 steps climbed". */
    climbed: (done: number, of: number) => `${done} of ${count(of, STEPS)} climbed`,
    /** One badge: "Novice, climbed on 3 May 2026". */
    earned: (strength: string, date: string) => `${strength}, climbed on ${date}`,
    open: (strength: string) => `${strength}, not yet`,
  },
  next: {
    title: 'Next goal',
    play: 'Play now',
    /** Every badge is earned. */
    allDone: 'You have climbed every step in every edition. The moon is yours.',
  },
  bests: {
    title: 'Personal bests',
    /** What is done for it, and how it is said. */
    rows: {
      quickest: {
        name: 'Quickest win (eight levels or more)',
        value: (rounds: number) => count(rounds, ROUNDS),
      },
      streak: {
        name: 'Longest winning streak',
        value: (wins: number) => `${count(wins, WINS)} in a row`,
      },
      table: { name: 'Most bots beaten at once', value: (bots: number) => count(bots, BOTS) },
      round: { name: 'Most levels in one round', value: (levels: number) => count(levels, LEVELS) },
      comeback: {
        name: 'Biggest comeback',
        value: (levels: number) => `won from ${count(levels, LEVELS)} behind`,
      },
    },
    none: 'not yet',
  },
  about:
    'Goals are worked out from the games you have finished on this device. They are saved and erased with your statistics.',
  /** Against one of the six, on their card: "1–2", and for those who hear it. */
  record: {
    short: (won: number, lost: number) => `${won}–${lost}`,
    long: (won: number, lost: number) => `${won} won, ${lost} lost`,
    none: 'Not played yet',
  },
  statistics: 'Statistics',
  /** At the end of a game that brought some. */
  earned: {
    title: (badges: number) =>
      badges === 1 ? 'A new step climbed' : `${badges} new steps climbed`,
    /** "Odile (novice) beaten". */
    beaten: (name: string, strength: string) => `${name} (${strength}) beaten`,
    look: 'See your goals',
  },
  /** At the end of every game: how far one came, and what is next. */
  after: {
    title: 'Your climb',
    reached: (climbed: number, of: number, _edition: EditionId) =>
      `${climbed} of ${count(of, LEVELS)}`,
    /** Behind how far one came. */
    notes: {
      best: (reached: string) => `${reached}, your best so far`,
      equal: (reached: string) => `${reached}, equal to your best`,
      quickest: (won: string) => `${won}, your quickest win so far`,
    },
    /** To whoever did not win: it was the first game, or the best so far. */
    kind: {
      first: 'Your first climb. It gets easier from here.',
      best: 'Higher than ever before. Keep climbing!',
    },
    /** To whoever won. */
    well: 'Well climbed!',
    next: (goal: string) => `Next goal: ${goal}`,
    play: 'Play',
    /** Why a game is worth no step. */
    uncounted: {
      other:
        'This game counts in your statistics. For your goals, play all the levels of the box, from the first to the last.',
      shared: 'Shared wins do not count towards your goals.',
      people: 'Pass-and-play games do not count towards your goals.',
      playedOn: 'Games played on from the middle of another do not count towards your goals.',
    },
  },
  /** On home: what a character says there. */
  greetings,
  /** On home. */
  home: {
    title: 'Right now',
    daily: 'Daily challenge',
    /** Of today's five. */
    steps: (done: number, of: number) => `${done} of ${of} done`,
    doneToday: 'Done for today',
    days: (days: number) => `${count(days, DAYS)} in a row`,
    /** What waits today: how many questions are left, and how many days in a row there are so far. */
    waits: (left: number, days: number) =>
      days === 0
        ? `${count(left, QUESTIONS)} ${left === 1 ? 'is' : 'are'} waiting for you today.`
        : `Answer ${count(left, QUESTIONS)} to make it ${count(days + 1, DAYS)} in a row.`,
    /** Once today's is done. */
    tomorrow: (hours: number) => `A new one comes in ${count(hours, HOURS)}.`,
    /** The marks of the last days, for those who do not see them. */
    week: (done: number, of: number) => `${done} of the last ${count(of, DAYS)} done`,
    /** A short game at once, and what it is. */
    quick: 'Quick game',
    quickAbout: (names: readonly string[]) => `Three levels against ${and(names)}`,
    last: 'Last game',
    won: (rounds: number) => `Won in ${count(rounds, ROUNDS)}`,
    shared: (rounds: number) => `Shared win in ${count(rounds, ROUNDS)}`,
    lost: (climbed: number, levels: number) => `Lost, with ${climbed} of ${levels} levels climbed`,
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    with: (names: readonly string[]) => `With ${and(names)}`,
  },
};
