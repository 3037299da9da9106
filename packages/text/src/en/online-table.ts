/** At an online table, in English: who is there, the clock, wishes, talk, the proof. */
import type { Emote, Phrase, Presence, ReportReason, StandIn } from '@palier/table/room';
import { and, count, DAYS, LOCALE, MINUTES, number, SECONDS } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span, shortSpan } = timeSpans(LOCALE);

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
    hurry: 'Shall we carry on?',
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
  needName: 'Without a name you can read messages, but not write any.',
  list: 'Messages so far',
  nothing: 'Nobody has said anything yet.',
  /** For those who listen, and in the list. */
  said: (name: string, text: string) => `${name}: ${text}`,
  you: 'You',
  gone: 'Someone who left',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  /** Of somebody in a list. */
  muted: 'muted',
  muteAll: 'Mute everyone',
  muteAllAbout: 'No messages are shown, at any table.',
  speak: 'Read messages aloud',
  speakAbout: 'For screen readers: new messages are announced.',
  settings: 'Message settings',
  notSent: 'This was not sent. Please try again.',
};

const report = {
  /** The button, and the title of what it opens. */
  of: (name: string) => `Report ${name}`,
  why: 'Why?',
  reasons: {
    rude: 'Insults or harasses',
    name: 'Offensive name',
    cheating: 'Cheats, or plays together with someone',
    spoiling: 'Spoils the game on purpose',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  more: 'What happened? (optional)',
  about: (name: string) =>
    `What ${name} said here lately is sent along. Only the operator of this server can read it; nobody at this table hears of it.`,
  missing: 'Please choose a reason.',
  send: 'Send report',
  kept: (days: number) =>
    `Thank you. Your report is kept for ${count(days, DAYS)}. Only the operator of this server can read it.`,
};

const again = {
  again: 'Rematch',
  asking: 'Setting up the next game…',
  failed: 'The next game could not be set up. Please try again.',
  asked: (name: string | undefined) =>
    name === undefined ? 'A rematch is being set up.' : `${name} would like a rematch.`,
  join: 'Join the rematch',
  wantsIn: (names: readonly string[]) => `${and(names)} would like to play in the next game.`,
  wantNext: 'Ask for a seat in the next game',
  wantsNext: 'You asked for a seat in the next game',
  notKept: 'The game could not be saved on this device.',
  noRecord: 'The saved game could not be fetched. Please try again later.',
};

const proof = {
  title: 'Fair shuffle check',
  good: 'All fair. This has just been checked here, on your device.',
  bad: 'Something is wrong with this game; see below.',
  partly: 'Everything that this device can check is right.',
  promise: {
    good: 'The server’s fingerprint is the one that this device noted before the first card.',
    bad: 'The server’s fingerprint is not the one that this device noted before the first card.',
    unknown: 'This device joined later and could not note the fingerprint before the first card.',
  },
  secret: {
    good: 'The secret now shown has exactly this fingerprint.',
    bad: 'The secret now shown has a different fingerprint.',
    unknown: 'The server has not shown its secret.',
  },
  salt: {
    good: 'What this device added to the shuffles is part of them.',
    bad: 'What this device added to the shuffles is not part of them.',
    unknown: 'This device added nothing to the shuffles: it had no seat when the game began.',
  },
  game: {
    good: (moves: number) =>
      `The whole game was dealt again from the secret and everyone’s part: every shuffle and all ${number(moves)} moves are right.`,
    bad: (event: number | undefined) =>
      event === undefined
        ? 'This file has been changed: the shuffles or the result do not match.'
        : `The game was dealt again, and event ${number(event)} is not what follows from the secret and the rules.`,
    unknown: 'The saved game could not be read, so it was not dealt again.',
  },
  seen: {
    good: 'The saved game is the one that this device saw, card for card.',
    bad: 'The saved game is not the one that this device saw.',
    unknown: 'This device did not see the game being played.',
  },
  /** Before each line, for those who listen. */
  mark: { good: 'Right:', bad: 'Wrong:', unknown: 'Unknown:' },
  how: 'Before the first card, the server chose a secret and showed its fingerprint, and every player’s device added a random part of its own. All shuffles come from these together, so nobody could choose the cards, neither the server nor a player. Now that the secret is shown, anyone with the saved game can deal it again, here or with “palier verify”.',
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
  /** At a table of a duplicate night. */
  night: {
    sealed:
      'Others still have these cards to play. The whole game, its review and the proof of the shuffles are here once everyone has.',
    toNight: 'To the night',
  },
  presence: {
    here: 'here',
    away: 'away',
    gone: 'offline',
    standIn: 'a bot is playing',
    bot: 'bot',
    host: 'host',
    you: 'you',
    tag: { away: 'away', gone: 'offline', standIn: 'bot playing' },
    /** Sentences, where there is room. */
    about: {
      here: (name) => `${name} is at the table.`,
      away: (name) => `${name} is online, on another page.`,
      gone: (name) => `${name} is offline. Their seat is kept.`,
    } satisfies Record<Presence, (name: string) => string>,
    /** In the log, when it happens: offline, back again, gone for good, at a seat that a bot had. */
    news: {
      gone: (name: string) => `${name} is offline.`,
      back: (name: string) => `${name} is back.`,
      left: (name: string) => `${name} has left. A bot takes over.`,
      joined: (name: string) => `${name} has taken a seat.`,
    },
    standInAbout: {
      gone: (name) => `A bot is playing for ${name} until they are back.`,
      clock: (name) => `Time is up: a bot is playing this turn for ${name}.`,
      vote: (name) => `The others did not wait: a bot is playing this turn for ${name}.`,
    } satisfies Record<StandIn, (name: string) => string>,
    standInForYou: {
      gone: 'A bot is playing for you. Make a move on your turn to take over again.',
      clock: 'Your time is up: a bot is playing this turn for you.',
      vote: 'The others did not wait: a bot is playing this turn for you.',
    } satisfies Record<StandIn, string>,
    yoursAgain: 'You are playing again.',
    isBot: (name: string) => `${name} is a bot.`,
    /** Takes the bot's seat over when the round ends. */
    claims: (name: string) => `${name} takes over this seat when the round ends.`,
    youClaim: 'You take over this seat when the round ends.',
    isHost: (name: string) => `${name} is the host.`,
    youHost: 'You are the host.',
  },
  link: {
    lost: 'Connection lost. Trying again…',
    /** A move is on its way and not lost. */
    kept: 'Your move is saved and will be sent.',
    slow: 'Sending…',
    back: 'Connected again.',
  },
  clock: {
    /** Said at half of the time and near its end. */
    announce: (seconds: number) => `${time(seconds)} left for your turn.`,
    /** Where the clock runs for days. */
    left: (ms: number) => `${span(ms)} left for this decision.`,
    /** On little room. */
    leftShort: shortSpan,
  },
  /** Over days. */
  days: {
    waiting: (names: readonly string[], ms: number) =>
      `Waiting for ${and(names)}: ${span(ms)} left.`,
    next: 'Next table: your turn',
  },
  vote: {
    waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}.`,
    moveOn: (votes: number, needed: number) => `Don’t wait: let a bot play (${votes} of ${needed})`,
    about: 'If enough of you agree, a bot plays this one turn.',
    voted: (votes: number, needed: number) =>
      `You voted to let a bot play this turn: ${votes} of ${needed}.`,
    /** To whom the others wait for, before they may vote. One of them alone is named. */
    forYou: (name: string | undefined) =>
      name === undefined ? 'The others are waiting for you.' : `${name} is waiting for you.`,
    /** To them, once somebody has voted. */
    onYou: (votes: number, needed: number) =>
      `The others want to let a bot play this turn: ${votes} of ${needed}.`,
  },
  wish: {
    waiting: (names: readonly string[]) =>
      `You asked to take your move back. Waiting for ${and(names)}.`,
    asks: (name: string) => `${name} would like to take this back:`,
    youAgreed: (names: readonly string[]) => `You agreed. Waiting for ${and(names)}.`,
    yes: 'Yes',
    no: 'No',
    callOff: 'Never mind',
    denied: 'Not this time: the cards stay where they are.',
  },
  talk,
  report,
  missed: {
    title: 'While you were away',
    about: (events: number) => `${count(events, EVENTS)} happened.`,
    /** Somebody moved in the viewer's seat. */
    played:
      'Some moves were made in your place, by a bot or by you on another device. You are playing again.',
    toTable: 'Go to the table',
  },
  watch: {
    title: 'You are watching',
    delay: (seconds: number) => `What you see happened ${time(seconds)} ago.`,
    live: 'You see what everyone may see, but nobody’s hand.',
    wantNext: 'Ask for a seat in the next game',
    wantsNext: 'You asked for a seat in the next game',
    takeSeat: (bot: string) => `Take over from ${bot}`,
    takeSeatAbout: 'From the next round on.',
    claimed: (bot: string) => `You take over from ${bot} when this round ends`,
    giveBack: 'Never mind',
    join: 'Join with a name',
    leave: 'Stop watching',
  },
  nextRound: {
    waiting: 'The next round starts in a moment.',
    dealt: 'A new round has started.',
    yourTurn: 'A new round has started, and it is your turn.',
  },
  again,
  proof,
  menu: {
    invite: 'Invite someone',
    returnCode: 'Your return code',
    people: 'Who is here',
    options: 'Table options',
    home: 'Back to home',
    homeAbout: {
      standIn: 'Your seat is kept. If you are away for long, a bot plays until you return.',
      wait: 'Your seat is kept, and the others wait for you.',
      days: 'Your seat is kept. Come back before your time for a decision is up.',
    },
    leave: 'Give up your seat',
    leaveAsk: 'Give up your seat?',
    leaveAbout: 'A bot takes over your cards and plays on in your place.',
    stay: 'Stay',
    stopWatching: 'Stop watching',
    failed: 'This did not work. Please try again.',
  },
};
