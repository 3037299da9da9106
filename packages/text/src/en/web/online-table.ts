/** A table online, in English. */
import type { OnlineTableWords } from '../../web/online-table-words.ts';
import { talk } from './online-talk.ts';
import { again, proof } from './online-end.ts';
import { and, count } from '../speech.ts';

const SECONDS = { one: 'second', other: 'seconds' };
const MINUTES = { one: 'minute', other: 'minutes' };
const EVENTS = { one: 'thing', other: 'things' };

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: OnlineTableWords = {
  presence: {
    here: 'here',
    away: 'away for a moment',
    gone: 'gone',
    standIn: 'a bot plays for them',
    bot: 'bot',
    host: 'host',
    you: 'you',
    tag: { away: 'away', gone: 'gone', standIn: 'bot plays' },
    about: {
      here: (name) => `${name} is at the table.`,
      away: (name) => `${name} is away for a moment.`,
      gone: (name) => `${name} is gone. The seat is kept.`,
    },
    standInAbout: {
      gone: (name) => `A bot plays for ${name} until they are back.`,
      clock: (name) => `The time was up: a bot plays this turn for ${name}.`,
      vote: (name) => `The others moved on: a bot plays this turn for ${name}.`,
    },
    standInForYou: {
      gone: 'A bot plays for you. Make a move in your turn and the seat is yours again.',
      clock: 'Your time was up: a bot plays this turn for you.',
      vote: 'The others moved on: a bot plays this turn for you.',
    },
    yoursAgain: 'Your seat is yours again.',
    isBot: (name) => `${name} is a bot.`,
    claims: (name) => `${name} takes this seat when the round ends.`,
    youClaim: 'You take this seat when the round ends.',
    isHost: (name) => `${name} is the host.`,
    youHost: 'You are the host.',
  },
  link: {
    lost: 'Connection lost, trying again…',
    kept: 'Your move is kept and will be sent.',
    slow: 'Sending…',
    back: 'Connected again.',
  },
  clock: {
    announce: (seconds) => `${time(seconds)} left for your turn.`,
  },
  vote: {
    waitingFor: (names) => `Waiting for ${and(names)}.`,
    moveOn: (votes, needed) => `Move on (${votes} of ${needed})`,
    about: 'If enough agree, a bot plays this one turn.',
    voted: (votes, needed) => `You would move on: ${votes} of ${needed}.`,
    onYou: (votes, needed) => `The others would like to move on: ${votes} of ${needed}.`,
  },
  wish: {
    waiting: (names) => `You asked to take back. Waiting for ${and(names)}.`,
    asks: (name) => `${name} would like to take this back:`,
    youAgreed: (names) => `You agreed. Waiting for ${and(names)}.`,
    yes: 'Yes',
    no: 'No',
    callOff: 'Never mind',
    denied: 'Not this time: the cards stay where they are.',
  },
  talk,
  missed: {
    title: 'While you were away',
    about: (events) => `${count(events, EVENTS)} happened.`,
    played:
      'Meanwhile moves were made in your place, by a bot or by you on another device. Your seat is yours again.',
    toTable: 'To the table',
  },
  watch: {
    title: 'You are watching',
    delay: (seconds) => `What you see happened ${time(seconds)} ago.`,
    live: 'You see what everybody may see, and no hand.',
    wantNext: 'Ask for a seat in the next game',
    wantsNext: 'You asked for a seat in the next game',
    takeSeat: (bot) => `Play in place of ${bot}`,
    takeSeatAbout: 'From the next round on.',
    claimed: (bot) => `You play in place of ${bot} when this round ends`,
    giveBack: 'Rather not',
    join: 'Join with a name',
    leave: 'Stop watching',
  },
  nextRound: {
    waiting: 'The next round is dealt in a moment, whoever is still looking.',
    dealt: 'The next round has been dealt.',
    yourTurn: 'The next round has been dealt, and it is your turn.',
  },
  again,
  proof,
  menu: {
    invite: 'Invite somebody',
    returnCode: 'My return code',
    people: 'Who is here',
    options: 'Options of the table',
    home: 'Back to the start',
    homeAbout: {
      standIn: 'Your seat is kept. If you are gone for long, a bot plays until you return.',
      wait: 'Your seat is kept, and the others wait for you.',
    },
    leave: 'Give up my seat',
    leaveAsk: 'Give up your seat?',
    leaveAbout: 'A bot plays on in your place, and the cards are no longer yours.',
    stay: 'Stay',
    stopWatching: 'Stop watching',
    failed: 'This did not work. Please try again.',
  },
};
