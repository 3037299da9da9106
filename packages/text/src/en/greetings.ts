/** What one of the six characters says on home to somebody who has played, in English. */
import type { CharacterId } from '@palier/bots';
import type { EditionId } from '@palier/rules';
import { count } from './speech.ts';

const DAYS = { one: 'day', other: 'days' };

/** Of the last game, each in their own way: they were beaten in it, or the player did not win. */
type OwnLines = { readonly won: string; readonly lost: string };

/** Each list holds at least two, said on different days. */
export const greetings = {
  /** What a touch does, beside the line. */
  does: {
    daily: 'Daily challenge',
    rematch: 'Rematch',
    goal: 'Play',
    running: 'Continue',
  },
  own: {
    odile: {
      won: 'You beat me fair and square, dear. Another game?',
      lost: 'Take your time, dear. The moon won’t run away.',
    },
    bruno: {
      won: 'The next one is mine! Rematch?',
      lost: 'Chin up! Come and beat me!',
    },
    wanda: {
      won: 'I haven’t forgotten who won. Rematch.',
      lost: 'You’re not going to leave it at that, are you?',
    },
    hugo: {
      won: 'I’ve saved my best cards for the rematch.',
      lost: 'I’ve kept your seat for you. I keep everything.',
    },
    nell: {
      won: 'Quick, quick, I want a rematch!',
      lost: 'Come on, one more! Maybe this time it’s you!',
    },
    sami: {
      won: 'Well played. Shall we see who wins the next one?',
      lost: 'That was a good game. Another one?',
    },
  } satisfies { readonly [Who in CharacterId]: OwnLines },
  won: ['You won last time. Will you give me another chance?'],
  lost: ['It wasn’t to be last time. Shall we try again?', 'New game, new cards. Are you in?'],
  /** After a game that was lost high up. */
  high: (climbed: number, of: number, _edition: EditionId) =>
    `Last time you climbed ${climbed} of ${of} levels. The moon isn’t far.`,
  /** Won and lost against who speaks: the player leads, they do, or nobody does. */
  score: {
    ahead: (won: number, lost: number) => [
      `You lead ${won}–${lost} against me. Not for long!`,
      `${won}–${lost} to you. Let me catch up!`,
    ],
    behind: (won: number, lost: number) => [
      `You’ve won ${won} and lost ${lost} against me. Shall we change that?`,
      `${won}–${lost} is your score against me. Time to catch up?`,
    ],
    level: (won: number, lost: number) => [
      `${won}–${lost} between us. Who takes the lead?`,
      `We’re level at ${won}–${lost}. One more?`,
    ],
  },
  /** So many days in a row, and today’s challenge is not done yet. */
  streak: (days: number) => [
    `${count(days, DAYS)} in a row! Today’s challenge makes it ${days + 1}.`,
    `Today’s challenge is waiting: it makes ${count(days + 1, DAYS)} in a row.`,
    'Today’s challenge keeps your streak going.',
  ],
  /** Today’s is done. */
  grown: (days: number) => [
    `${count(days, DAYS)} in a row, and today’s challenge is done. Bravo!`,
    'Today’s challenge is done. Time for a game?',
  ],
  /** The first visit after so many days. */
  back: (days: number) => [
    'There you are again! Your place at the table is free.',
    `We haven’t seen each other for ${count(days, DAYS)}. Shall we play?`,
    'Good to see you again. Shall we play?',
  ],
  /** A game that goes on. */
  running: (round: number) => [
    `We’re in round ${round}. Shall we go on?`,
    'Your cards are where you left them.',
  ],
  /** One more, and a tablecloth is earned: a game played to its end, a win in a row. */
  near: {
    ten: [
      'Finish one more game and a new tablecloth is yours.',
      'You are one game away from a new tablecloth.',
    ],
    row: [
      'Win one more in a row and a new tablecloth is yours.',
      'You are one win away from a new tablecloth.',
    ],
  },
  /** Who speaks is the last of the six to be beaten. */
  lastOne: ['You’ve beaten the other five. Now it’s my turn!', 'Five beaten, one to go: me.'],
  /** Who speaks is the next to be beaten. */
  goal: ['I’m next on your climb. Shall we play?', 'The next step is me. Do you dare?'],
};
