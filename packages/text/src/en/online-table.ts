/** At a table online, in English: who is there, the clock, wishes, talk, the proof. */
import type { Emote, Phrase, Presence, StandIn } from '@palier/table/room';
import { and, count, MINUTES, number, SECONDS } from './speech.ts';

const talk = {
  title: 'Messages',
  /** The button's name. */
  open: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${number(unread)} new`),
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'oh-no': 'Oh no!',
    wow: 'Wow!',
    hurry: 'Shall we go on?',
    'one-moment': 'One moment, please.',
    again: 'Another game?',
    bye: 'Goodbye!',
  } satisfies Record<Phrase, string>,
  emotes: {
    smile: 'Smile',
    laugh: 'Laughter',
    think: 'Thinking',
    cry: 'Tears',
    heart: 'Heart',
    clap: 'Applause',
    fire: 'Fire',
    sleep: 'Sleep',
  } satisfies Record<Emote, string>,
  phrasesTitle: 'Phrases',
  emotesTitle: 'Emotes',
  textTitle: 'Your message',
  placeholder: 'Write something',
  send: 'Send',
  off: 'Messages are off at this table.',
  needName: 'Without a name you can read, and not write.',
  list: 'What was said',
  nothing: 'Nobody has said anything yet.',
  /** For those who listen, and in the list. */
  said: (name: string, text: string) => `${name}: ${text}`,
  you: 'You',
  gone: 'Somebody who left',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muteAll: 'Mute everybody',
  muteAllAbout: 'No messages are shown, at any table.',
  speak: 'Read messages out',
  speakAbout: 'For screen readers: new messages are announced.',
  settings: 'Quiet',
  notSent: 'This was not sent. Please try again.',
};

const again = {
  again: 'Again with the same people',
  asking: 'Setting up the next game…',
  failed: 'The next game could not be set up. Please try again.',
  asked: (name: string | undefined) =>
    name === undefined ? 'Another game is being set up.' : `${name} asks for another game.`,
  join: 'Play again',
  wantsIn: (names: readonly string[]) => `${and(names)} would like to play in the next game.`,
  wantNext: 'Ask for a seat in the next game',
  wantsNext: 'You asked for a seat in the next game',
  notKept: 'The game could not be kept on this device.',
  noRecord: 'The record could not be fetched. Please try again later.',
};

const proof = {
  title: 'Honest deal',
  good: 'Nothing was touched. This was just checked here, on your device.',
  bad: 'Something is wrong with this game. What it is stands below.',
  partly: 'What this device can check is right.',
  promise: {
    good: 'The server’s fingerprint is the one this device noted before the first card.',
    bad: 'The server’s fingerprint is not the one this device noted before the first card.',
    unknown: 'This device noted no fingerprint before the first card: it came later.',
  },
  secret: {
    good: 'The secret that is shown now has exactly this fingerprint.',
    bad: 'The secret that is shown now has another fingerprint.',
    unknown: 'The server has not shown its secret.',
  },
  salt: {
    good: 'What this device added to the luck is part of it.',
    bad: 'What this device added to the luck is not part of it.',
    unknown: 'This device added nothing to the luck: it had no seat when the game began.',
  },
  game: {
    good: (moves: number) =>
      `The whole game was dealt again from the secret and everybody’s part: every shuffle and all ${number(moves)} moves are right.`,
    bad: (event: number | undefined) =>
      event === undefined
        ? 'The record of the game does not keep its word.'
        : `The game was dealt again, and event ${number(event)} is not what follows from the secret and the rules.`,
    unknown: 'The record of the game could not be read, so it was not dealt again.',
  },
  seen: {
    good: 'The record is the game that this device saw, card for card.',
    bad: 'The record is not the game that this device saw.',
    unknown: 'This device did not see the game while it was played.',
  },
  /** Before each line, for those who listen. */
  mark: { good: 'Right:', bad: 'Wrong:', unknown: 'Not known:' },
  how: 'Before the first card the server chose a secret and showed its fingerprint, and every player’s device added a random part of its own. All shuffles come from these together, so nobody could choose the cards: not the server, and no player. Now that the secret is shown, anyone with the saved record can deal the game again, here or with “palier verify”.',
  /** What this device wrote down before the first card. */
  noted: 'Fingerprint noted by this device',
  ownSalt: 'Added by this device',
};

const EVENTS = { one: 'thing', other: 'things' };

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable = {
  presence: {
    here: 'here',
    away: 'away for a moment',
    gone: 'gone',
    standIn: 'a bot plays for them',
    bot: 'bot',
    host: 'host',
    you: 'you',
    tag: { away: 'away', gone: 'gone', standIn: 'bot plays' },
    /** Sentences, where there is room. */
    about: {
      here: (name) => `${name} is at the table.`,
      away: (name) => `${name} is away for a moment.`,
      gone: (name) => `${name} is gone. The seat is kept.`,
    } satisfies Record<Presence, (name: string) => string>,
    standInAbout: {
      gone: (name) => `A bot plays for ${name} until they are back.`,
      clock: (name) => `The time was up: a bot plays this turn for ${name}.`,
      vote: (name) => `The others moved on: a bot plays this turn for ${name}.`,
    } satisfies Record<StandIn, (name: string) => string>,
    standInForYou: {
      gone: 'A bot plays for you. Make a move in your turn and the seat is yours again.',
      clock: 'Your time was up: a bot plays this turn for you.',
      vote: 'The others moved on: a bot plays this turn for you.',
    } satisfies Record<StandIn, string>,
    yoursAgain: 'Your seat is yours again.',
    isBot: (name: string) => `${name} is a bot.`,
    /** Takes the bot's seat over when the round ends. */
    claims: (name: string) => `${name} takes this seat when the round ends.`,
    youClaim: 'You take this seat when the round ends.',
    isHost: (name: string) => `${name} is the host.`,
    youHost: 'You are the host.',
  },
  link: {
    lost: 'Connection lost, trying again…',
    /** A move is on its way and not lost. */
    kept: 'Your move is kept and will be sent.',
    slow: 'Sending…',
    back: 'Connected again.',
  },
  clock: {
    /** Said at half of the time and near its end. */
    announce: (seconds: number) => `${time(seconds)} left for your turn.`,
  },
  vote: {
    waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}.`,
    moveOn: (votes: number, needed: number) => `Move on (${votes} of ${needed})`,
    about: 'If enough agree, a bot plays this one turn.',
    voted: (votes: number, needed: number) => `You would move on: ${votes} of ${needed}.`,
    /** To whom the others wait for. */
    onYou: (votes: number, needed: number) =>
      `The others would like to move on: ${votes} of ${needed}.`,
  },
  wish: {
    waiting: (names: readonly string[]) => `You asked to take back. Waiting for ${and(names)}.`,
    asks: (name: string) => `${name} would like to take this back:`,
    youAgreed: (names: readonly string[]) => `You agreed. Waiting for ${and(names)}.`,
    yes: 'Yes',
    no: 'No',
    callOff: 'Never mind',
    denied: 'Not this time: the cards stay where they are.',
  },
  talk,
  missed: {
    title: 'While you were away',
    about: (events: number) => `${count(events, EVENTS)} happened.`,
    /** Somebody moved in the viewer's seat. */
    played:
      'Meanwhile moves were made in your place, by a bot or by you on another device. Your seat is yours again.',
    toTable: 'To the table',
  },
  watch: {
    title: 'You are watching',
    delay: (seconds: number) => `What you see happened ${time(seconds)} ago.`,
    live: 'You see what everybody may see, and no hand.',
    wantNext: 'Ask for a seat in the next game',
    wantsNext: 'You asked for a seat in the next game',
    takeSeat: (bot: string) => `Play in place of ${bot}`,
    takeSeatAbout: 'From the next round on.',
    claimed: (bot: string) => `You play in place of ${bot} when this round ends`,
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
