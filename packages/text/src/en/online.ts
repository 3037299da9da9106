/** Around a table online, in English: on the way to it, while it fills, in the list of one's games. */
import type { Closing, Denial, Presence, RoomOptions } from '@palier/table/room';
import type { NameAndAbout } from '../game.ts';
import { and, number } from './speech.ts';

type HostsChoice = Omit<RoomOptions, 'setup'>;

/** What the host chooses besides the game; `about` is a sentence, for whoever chooses. */
const options = {
  title: 'At this table',
  usual: 'As usual',
  clock: {
    title: 'Turn clock',
    values: {
      off: { name: 'Off', about: 'Everybody takes their time; a game may last for days.' },
      relaxed: { name: 'Relaxed', about: '90 seconds for each decision; then a bot plays it.' },
      quick: { name: 'Quick', about: '30 seconds for each decision; then a bot plays it.' },
    },
  },
  absence: {
    title: 'When somebody is gone',
    values: {
      standIn: {
        name: 'A bot stands in',
        about: 'After a short while a bot plays for them, and hands back at once on their return.',
      },
      wait: { name: 'The game waits', about: 'Nobody plays for them, however long it takes.' },
    },
  },
  watching: {
    title: 'Who may watch',
    values: {
      anyone: { name: 'Whoever has the link', about: 'They see no hidden card.' },
      nobody: { name: 'Nobody', about: 'Only those who sit at the table see the game.' },
    },
  },
  delay: {
    title: 'Watchers see it',
    values: {
      0: { name: 'At once', about: 'As it happens.' },
      30: { name: '30 seconds later', about: 'So that nobody can whisper.' },
      120: { name: 'Two minutes later', about: 'So that nobody can whisper.' },
    },
  },
  chat: {
    title: 'Messages',
    values: {
      off: { name: 'None', about: 'Nothing is written at this table.' },
      phrases: { name: 'Ready-made', about: 'A few friendly phrases and faces.' },
      free: { name: 'Free', about: 'Everybody may write what they like.' },
    },
  },
  takeBack: {
    title: 'Taking back',
    values: {
      consent: {
        name: 'If all agree',
        about: 'While nothing hidden was seen, and everybody present says yes.',
      },
      never: { name: 'Never', about: 'What is played is played.' },
    },
  },
  /** What was chosen, in one line. */
  row: (title: string, value: string) => `${title}: ${value}`,
  /** For those who do not choose. */
  readOnly: (host: string) => `${host} chooses these.`,
} satisfies {
  readonly [Name in keyof HostsChoice]: {
    readonly title: string;
    readonly values: Record<HostsChoice[Name], NameAndAbout>;
  };
} & { readonly [other: string]: unknown };

export const online = {
  denied: {
    'not-a-player': 'Only those who sit at the table can do that.',
    'not-host': 'Only the host can do that.',
    'not-in-lobby': 'The game has begun: that can no longer be changed.',
    'not-playing': 'No game is being played at this table just now.',
    'not-over': 'That comes when the game is over.',
    'no-such-seat': 'This table does not have that seat.',
    'seat-taken': 'Somebody was quicker: the seat is taken.',
    'seats-open': 'Some seats are still free.',
    'name-taken': 'Somebody at this table has that name already. Please choose another.',
    'table-full': 'This table is full.',
    'bad-setup': 'These rules cannot be played together.',
    'no-such-bot': 'This server does not know that bot.',
    'no-such-person': 'They have left the table.',
    'chat-off': 'The host has switched that off at this table.',
    'take-back-off': 'At this table nothing is taken back.',
    'nothing-to-take-back': 'There is nothing that could be taken back now.',
    'no-wish': 'Nobody asks for that any more.',
    'too-soon': 'It is too soon for that. Give them a moment.',
    'nothing-to-see': 'There is nothing in it to be seen. Please write something.',
    'already-joined': 'You have joined this table already.',
    'people-missing':
      'Somebody from the last game has not come yet. Wait, or give the seat to a bot.',
  } satisfies Record<Denial, string>,
  closed: {
    'no-such-table': 'This table does not exist, or no longer.',
    'no-watching': 'The host lets nobody watch at this table.',
    'unknown-token': 'This return code does not belong to this table.',
    removed: 'The host has removed you from this table.',
    'old-version': 'This page is older than the server. Load it again.',
    'bad-message': 'The server did not understand this page. Load it again.',
    'too-fast': 'That was too much at once. Wait a moment and try again.',
    'too-slow': 'The connection is too slow to keep up. Try again.',
    'too-many': 'There are too many connections to this table just now.',
    stopping: 'The server is being restarted. Your game is kept.',
    failed: 'Something went wrong at the server. Your game is kept.',
  } satisfies Record<Closing, string>,
  /** The server could not, or did not answer. */
  failed: 'The server did not answer. Please try again.',
  /** The game has moved on meanwhile. */
  stale: 'The table has changed meanwhile.',
  /** No connection just now; it is tried again by itself. */
  reconnecting: 'The connection is lost. Trying again …',
  retryNow: 'Try now',
  /** Whether somebody is at the table, as short as can be. */
  presence: { here: 'here', away: 'away', gone: 'gone' } satisfies Record<Presence, string>,
  presenceAbout: {
    here: 'Looking at the table.',
    away: 'Connected, but looking at something else.',
    gone: 'Not connected.',
  } satisfies Record<Presence, string>,
  /** Creating a table or joining one. */
  start: {
    title: 'Play online',
    offline: 'You are offline. A table online needs a connection.',
    noServer: 'This copy of Palier comes from a server without online tables.',
    nickname: 'Your nickname',
    nicknameAbout: 'What the others will call you. No account needed.',
    nicknameMissing: 'Please choose a nickname first.',
    create: 'Create a table',
    createAbout: 'You invite the others by a link or a code. All the rest is chosen at the table.',
    createNow: 'Create a table',
    creating: 'Creating …',
    notCreated: 'The table could not be created. Please try again.',
    tooManyTables: 'The server has too many tables just now. Please try again later.',
    join: 'Join a table',
    code: 'Code of the table',
    codeAbout: 'Six letters, from whoever invites you.',
    codeBad: 'A code has six letters. You can also paste the whole link.',
    joinNow: 'Join',
    haveReturnCode: 'I have a return code',
    returnCode: 'Return code',
    returnCodeAbout: 'Sixteen letters and digits: you come back to your own seat.',
    returnCodeBad: 'A return code has sixteen letters and digits.',
  },
  /** Before a table that somebody was invited to. */
  join: {
    /** The window's title. `code` in capitals. */
    title: (code: string) => `Table ${code}`,
    /** Above a code in large letters. */
    table: 'Table',
    connecting: 'Looking for the table …',
    whoIsHere: 'At the table',
    nobodyYet: 'Nobody yet: you are the first.',
    seatsFree: (free: number, seats: number) => `${number(free)} of ${number(seats)} seats free`,
    allTaken: 'All seats are taken.',
    underWay: 'The game is under way.',
    over: 'The game is over.',
    sitDown: 'Sit down',
    joinOnly: 'Join without a seat',
    watch: 'Just watch',
    watchAbout: 'You see what everybody may see, and nobody’s hand.',
    noWatching: 'The host lets nobody watch at this table.',
    takeOver: (bot: string) => `Take over from ${bot}`,
    takeOverAbout: 'You play from the next round on; until then you watch.',
    otherDevice: 'Played here on another device? Come back with your return code.',
  },
  /** While the table fills. */
  lobby: {
    seats: 'Seats',
    seat: (seat: number) => `Seat ${number(seat)}`,
    openSeat: 'Free',
    sitHere: 'Sit here',
    /** For those who listen; begins with the words that are seen, as do the next two. */
    sitOn: (seat: number) => `Sit here, on seat ${number(seat)}`,
    moveHere: 'Move here',
    moveTo: (seat: number) => `Move here, to seat ${number(seat)}`,
    stand: 'Stand up',
    addBot: 'Add a bot',
    addBotTo: (seat: number) => `Add a bot on seat ${number(seat)}`,
    changeBot: (name: string) => `Change ${name}`,
    removeBot: (seat: number) => `Free seat ${number(seat)}`,
    /** Puts a bot on each open seat. */
    fillWithBots: 'Fill with bots',
    you: 'you',
    host: 'host',
    watching: 'Without a seat',
    watchers: (people: number) =>
      people === 1 ? 'One more looks on.' : `${number(people)} more look on.`,
    options: (name: string) => `What to do about ${name}`,
    passHost: 'Make host',
    passHostAbout: (name: string) => `${name} chooses the rules and begins the game from then on.`,
    remove: 'Remove',
    removeAbout: (name: string) => `${name} loses the seat and must join anew.`,
    begin: 'Begin',
    beginning: 'Dealing …',
    /** Why it cannot begin yet. */
    seatsOpen: (seats: number) =>
      seats === 1
        ? 'One seat is free: for a person or a bot.'
        : `${number(seats)} seats are free: for people or bots.`,
    nobodySeated: 'Somebody has to sit down first.',
    waitForHost: (name: string) => `Waiting for ${name} to begin.`,
    nobodyHosts: 'Waiting for a host.',
    needSeat: 'Choose a seat if you want to play.',
    leave: 'Leave the table',
    leaveAsk: 'Leave this table?',
    leaveAbout: 'Your seat becomes free. You can join again by the code.',
    stay: 'Stay',
    /** For those who listen. */
    news: {
      joined: (name: string) => `${name} has joined.`,
      left: (name: string) => `${name} has left.`,
      sat: (name: string, seat: number) => `${name} sits on seat ${number(seat)}.`,
      rulesChanged: 'The host has changed the rules of the table.',
      youHost: 'You are the host now.',
    },
    fairness: 'Honest deals',
    fairnessAbout: 'The server has already fixed its part of the luck.',
    fairnessMore:
      'This is its fingerprint. Each player’s device adds a part of its own, so that nobody alone decides how the cards fall. After the game your device deals every card again and checks that it fits.',
    fingerprint: 'Fingerprint',
    rename: 'Change nickname',
  },
  /** What the host chooses for a table, besides the game and its rules. */
  options,
  invite: {
    /** Where other devices cannot come: the server listens to this one only. */
    onlyHere:
      'Only this device reaches this address. To let others in, start the server with “--host 0.0.0.0”.',
    title: 'Invite',
    about: 'Send the link, say the code or show the QR code.',
    code: 'Code',
    copyLink: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Please copy it by hand.',
    share: 'Share',
    /** What is sent along with the link. */
    shareText: 'Come and play Palier with me!',
    showQr: 'QR code',
    qrTitle: 'Scan to join',
    qrAbout: 'Point another phone’s camera at it.',
    /** For those who cannot see it. */
    qrOf: (link: string) => `QR code of the link ${link}`,
  },
  /** Going on from another device. */
  returning: {
    title: 'My return code',
    about: 'With it you come back to your seat from another device, wherever you are.',
    secret: 'Keep it to yourself: whoever has it plays in your place.',
    tableCode: 'Code of the table',
    code: 'Return code',
    copyLink: 'Copy my link',
    copyCode: 'Copy the code',
    qrOf: 'QR code of your personal return link',
  },
  /** The tables of this device, in the list of games and on the first page. */
  mine: {
    title: 'Online',
    yourTurn: 'Your turn',
    turnOf: (names: readonly string[]) => `${and(names)} to play`,
    inLobby: 'Not begun yet',
    over: 'Finished',
    winners: (names: readonly string[]) =>
      `${names.length === 1 ? 'Winner' : 'Winners'}: ${and(names)}`,
    gone: 'The server no longer has this table.',
    /** More of them wait for you. */
    more: (tables: number) =>
      tables === 1 ? 'And at one more table.' : `And at ${number(tables)} more tables.`,
    open: 'To the table',
    look: 'Look again',
    forget: 'Remove',
    forgetAsk: 'Remove this table from the list?',
    forgetAbout:
      'This device forgets your return code. The table itself stays; without the code you cannot come back to your seat.',
    forgotten: 'The table is removed from the list.',
    players: (names: readonly string[]) => and(names),
  },
  /** Instead of a table. */
  instead: {
    home: 'To home',
    another: 'Another table',
    reload: 'Load again',
    joinAnew: 'Join as somebody new',
  },
};
