/** Around an online table, in English: on the way to it, while it fills, in the list of one's games. */
import type { HeardClosing, HeardDenial, Presence, RoomOptions } from '@palier/table/room';
import type { NameAndAbout } from '../game.ts';
import { and, LOCALE, number } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span } = timeSpans(LOCALE);

type HostsChoice = Omit<RoomOptions, 'setup' | 'fill'>;

/** What the host chooses besides the game; `about` is a sentence, for whoever chooses. */
const options = {
  title: 'At this table',
  usual: 'The usual options',
  clock: {
    title: 'Turn clock',
    values: {
      off: { name: 'Off', about: 'Everyone takes their time; a game may last for days.' },
      relaxed: {
        name: 'Relaxed',
        about: '90 seconds for each decision; after that, a bot makes it.',
      },
      quick: { name: 'Quick', about: '30 seconds for each decision; after that, a bot makes it.' },
      day: {
        name: 'A day',
        about:
          '24 hours for each decision. Nobody has to stay at the table; when time is up, a bot plays that turn.',
      },
      days3: {
        name: 'Three days',
        about: 'Three days for each decision; when they are over, a bot plays that turn.',
      },
      week: {
        name: 'A week',
        about: 'Seven days for each decision; when they are over, a bot plays that turn.',
      },
    },
  },
  absence: {
    title: 'When someone is offline',
    values: {
      standIn: {
        name: 'A bot stands in',
        about: 'After a short while a bot plays for them, until they are back.',
      },
      wait: { name: 'The game waits', about: 'Nobody plays for them, however long it takes.' },
    },
  },
  watching: {
    title: 'Who may watch',
    values: {
      anyone: { name: 'Anyone with the link', about: 'They see no hidden cards.' },
      nobody: { name: 'Nobody', about: 'Only the players see the game.' },
    },
  },
  delay: {
    title: 'Delay for spectators',
    values: {
      0: { name: 'No delay', about: 'Spectators see every move as it happens.' },
      30: { name: '30 seconds', about: 'So that nobody can pass on secrets.' },
      120: { name: 'Two minutes', about: 'So that nobody can pass on secrets.' },
    },
  },
  listing: {
    title: 'Who may find this table',
    values: {
      hidden: { name: 'Anyone you tell', about: 'Nobody else hears of the table.' },
      open: {
        name: 'Everyone',
        about: 'The table is in the list of open tables, with the names of who plays.',
      },
      quick: {
        name: 'Quick play',
        about:
          'In the list, and “Play now” seats strangers here. Bots fill free seats and give them up to whoever comes.',
      },
    },
  },
  joining: {
    title: 'Who may join',
    values: {
      anyone: { name: 'Anyone with the link', about: 'The link or the code is enough.' },
      approved: {
        name: 'Anyone the host lets in',
        about: 'The host says yes or no to each newcomer.',
      },
      nobody: {
        name: 'Nobody new',
        about: 'The table is locked. Anyone who has already joined can always come back.',
      },
    },
  },
  chat: {
    title: 'Messages',
    values: {
      off: { name: 'Off', about: 'There are no messages at this table.' },
      phrases: { name: 'Ready-made', about: 'A few friendly phrases and emotes.' },
      free: { name: 'Free text', about: 'Everyone may write what they like.' },
    },
  },
  takeBack: {
    title: 'Taking back',
    values: {
      consent: {
        name: 'If all agree',
        about: 'Only if everyone present agrees and no hidden card has been seen since.',
      },
      never: { name: 'Never', about: 'A move cannot be taken back.' },
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
    'not-a-player': 'Only players can do that.',
    'not-host': 'Only the host can do that.',
    'host-returns':
      'This is the host, who may be back soon. You can remove them after ten minutes.',
    'not-in-lobby': 'The game has begun: that can no longer be changed.',
    'not-playing': 'No game is being played at this table right now.',
    'not-over': 'You can do that once the game is over.',
    'no-such-seat': 'This table does not have that seat.',
    'seat-taken': 'Someone was quicker: the seat is taken.',
    'seats-open': 'Some seats are still free.',
    'name-taken': 'Someone at this table already has that name. Please choose another.',
    'table-full': 'This table is full.',
    'address-full': 'Too many people have joined this table from your internet connection.',
    locked: 'This table is locked: nobody new can join.',
    'turned-away': 'The host did not let you in.',
    barred: 'The host has removed you from this table for good.',
    'bad-setup': 'These rules cannot be played together.',
    'no-such-bot': 'This server does not know that bot.',
    'no-such-person': 'That person has left the table.',
    'not-for-bots': 'Bots cannot do that.',
    'chat-off': 'The host has switched that off at this table.',
    'take-back-off': 'At this table moves cannot be taken back.',
    'nothing-to-take-back': 'There is nothing to take back now.',
    'enough-taken-back': 'You cannot take back any more this turn.',
    'no-wish': 'Nobody is asking for that any more.',
    'too-soon': 'It is too soon for that. Please wait a moment.',
    'already-reported': 'You have already reported this person here. That report was kept.',
    'reports-full': 'There are too many reports to be read right now. Please try again later.',
    'name-given': 'The operator of this server has given you this name.',
    'set-by-night': 'That is settled by the duplicate night.',
    sealed:
      'Others still have these cards to play. You can see the whole game once everyone has played it.',
    'nothing-to-see': 'Please write at least one visible character.',
    'already-joined': 'You have already joined this table.',
    'people-missing':
      'Someone from the last game is not here yet. Wait, or give their seat to a bot.',
    /** A reason that only a newer page can tell. */
    unknown: 'The table did not allow that.',
  } satisfies Record<HeardDenial, string>,
  closed: {
    'no-such-table': 'This table does not exist, or no longer exists.',
    'no-watching': 'The host does not allow spectators at this table.',
    'unknown-token': 'This return code does not belong to this table.',
    removed: 'The host has removed you from this table.',
    barred: 'The host has removed you from this table for good.',
    banned: 'You are banned from this server for a while.',
    shut: 'The operator of this server has closed this table.',
    'too-much': 'You were removed from this table for sending too much for too long.',
    'old-version': 'This page is older than the server. Please reload it.',
    'bad-message': 'The server did not understand this page. Please reload it.',
    'too-fast': 'That was too much at once. Please wait a moment and try again.',
    'too-slow': 'The connection is too slow to keep up. Please try again.',
    'too-many': 'There are too many connections to this table right now.',
    stopping: 'The server is restarting. Your game is saved.',
    failed: 'Something went wrong on the server. Your game is saved.',
    /** A reason that only a newer page can tell. */
    unknown: 'The table has closed this connection. Please reload the page.',
  } satisfies Record<HeardClosing, string>,
  /** `when`: day and time. */
  bannedUntil: (when: string) => `You are banned from this server until ${when}.`,
  /** The server could not, or did not answer. */
  failed: 'The server did not answer. Please try again.',
  /** The game has moved on meanwhile. */
  stale: 'The table has changed in the meantime.',
  /** No connection just now; it is tried again by itself. */
  reconnecting: 'Connection lost. Trying again…',
  retryNow: 'Try now',
  /** Whether somebody is at the table, as short as can be. */
  presence: { here: 'here', away: 'away', gone: 'offline' } satisfies Record<Presence, string>,
  presenceAbout: {
    here: 'At the table.',
    away: 'Online, on another page.',
    gone: 'Offline.',
  } satisfies Record<Presence, string>,
  /** Creating a table or joining one. */
  start: {
    title: 'Play online',
    offline: 'You are offline. An online table needs a connection.',
    noServer: 'This copy of Palier comes from a server without online tables.',
    bigScreen: 'On the big screen',
    bigScreenAbout: 'A TV or tablet is the table, your phones hold the cards.',
    friends: 'Friends',
    clubs: 'Clubs',
    clubsAbout: 'Your family’s or friends’ group: its tables, evenings and standings.',
    nickname: 'Your name',
    nicknameAbout: 'What the others will call you. No account needed.',
    nicknameMissing: 'Please choose a name first.',
    create: 'Create a table',
    createAbout: 'You invite the others by link or code. Everything else is chosen at the table.',
    createNow: 'Create a table',
    creating: 'Creating…',
    notCreated: 'The table could not be created. Please try again.',
    tooManyTables: 'The server has too many tables right now. Please try again later.',
    tooManyFromHere:
      'Too many tables are open from your internet connection. Finish a game first, or wait an hour.',
    tooFast: 'Too many tables in a row. Please wait a minute.',
    join: 'Join a table',
    code: 'Table code',
    codeAbout: 'The eight letters from your invitation.',
    codeBad: 'A code has eight letters (older ones have six). You can also paste the whole link.',
    joinNow: 'Join',
    haveReturnCode: 'I have a return code',
    returnCode: 'Return code',
    returnCodeAbout: 'Sixteen letters and digits that bring you back to your seat.',
    returnCodeBad: 'A return code has sixteen letters and digits.',
  },
  /** Quick play: a seat at once, by wishes. */
  quick: {
    now: 'Play now',
    about:
      'At once, with whoever is there. Bots fill the table and give up their seats to whoever comes.',
    looking: 'Looking for a table…',
    wishes: 'What you would like',
    any: 'Any',
    /** At the table, before the first deal. */
    soon: 'The game starts by itself in a moment; bots take the seats that are free.',
    /** Who leaves games again and again before they are over, as others do not like it. */
    leftOften: (ms: number) =>
      `You left several games today before they were over, and the others had to go on without you. You can use “Play now” again in ${span(ms)}. Until then, play with friends, at an open table or against bots.`,
    players: 'Players',
  },
  /** The list of tables that are open to everybody. */
  openTables: {
    title: 'Open tables',
    about: 'Tables that anyone may come to. The list changes by itself.',
    see: 'See the open tables',
    offline: 'You are offline. The list needs a connection.',
    looking: 'Looking for tables…',
    none: 'No table is open right now. Play now, and others will find yours.',
    count: (tables: number) =>
      tables === 1 ? 'One table is open.' : `${number(tables)} tables are open.`,
    round: (round: number) => `Round ${number(round)}`,
    quick: 'quick play',
    ownRules: 'house rules',
    asksHost: 'the host lets people in',
    full: 'Full: you can watch',
    bots: (seats: number) =>
      seats === 1
        ? 'One seat is played by a bot: take it from the next round on.'
        : `${number(seats)} seats are played by bots: take one from the next round on.`,
    bot: 'bot',
    free: 'free seat',
  },
  /** Before a table that somebody was invited to. */
  join: {
    /** The window's title. `code` in capitals. */
    title: (code: string) => `Table ${code}`,
    /** Above a code in large letters. */
    table: 'Table',
    connecting: 'Looking for the table…',
    whoIsHere: 'At the table',
    nobodyYet: 'Nobody yet: you are the first.',
    seatsFree: (free: number, seats: number) => `${number(free)} of ${number(seats)} seats free`,
    allTaken: 'All seats are taken.',
    underWay: 'The game is in progress.',
    over: 'The game is over.',
    sitDown: 'Sit down',
    joinOnly: 'Join without a seat',
    watch: 'Just watch',
    watchAbout: 'You see what everyone may see, but nobody’s hand.',
    noWatching: 'The host does not allow spectators at this table.',
    waitForHost: 'The host has been asked. You will join as soon as they let you in.',
    takeOver: (bot: string) => `Take over from ${bot}`,
    takeOverAbout: 'You play from the next round on; until then you watch.',
    otherDevice: 'Have you played here on another device? Come back with your return code.',
  },
  /** While the table fills. */
  lobby: {
    /** From a table of one. */
    toClub: 'Go to the club',
    seats: 'Seats',
    seat: (seat: number) => `Seat ${number(seat)}`,
    openSeat: 'Free',
    sitHere: 'Sit here',
    /** For those who listen; begins with the words that are seen, as do the next two. */
    sitOn: (seat: number) => `Sit here, in seat ${number(seat)}`,
    moveHere: 'Move here',
    moveTo: (seat: number) => `Move here, to seat ${number(seat)}`,
    stand: 'Stand up',
    addBot: 'Add a bot',
    addBotTo: (seat: number) => `Add a bot to seat ${number(seat)}`,
    changeBot: (name: string) => `Change ${name}`,
    removeBot: (seat: number) => `Remove the bot from seat ${number(seat)}`,
    /** Puts a bot on each open seat. */
    fillWithBots: 'Fill with bots',
    you: 'you',
    host: 'host',
    watching: 'Without a seat',
    asking: 'Asking to join',
    letIn: 'Let in',
    letInName: (name: string) => `Let in: ${name}`,
    turnAway: 'Turn away',
    turnAwayName: (name: string) => `Turn away: ${name}`,
    watchers: (people: number) => `${number(people)} watching`,
    options: (name: string) => `Options for ${name}`,
    passHost: 'Make host',
    passHostAbout: (name: string) => `${name} will choose the rules and start the game.`,
    remove: 'Remove',
    removeAbout: (name: string) => `${name} will lose their seat and have to join again.`,
    removeForGood: 'Remove for good',
    removeForGoodAbout: (name: string) => `${name} cannot come back, not even under another name.`,
    begin: 'Start',
    beginning: 'Dealing…',
    /** Why it cannot begin yet. */
    seatsOpen: (seats: number) =>
      seats === 1
        ? 'One seat is still free, for a person or a bot.'
        : `${number(seats)} seats are still free, for people or bots.`,
    nobodySeated: 'Someone has to sit down first.',
    waitForHost: (name: string) => `Waiting for ${name} to start.`,
    nobodyHosts: 'Waiting for a host.',
    needSeat: 'Choose a seat if you want to play.',
    leave: 'Leave the table',
    leaveAsk: 'Leave this table?',
    leaveAbout: 'Your seat becomes free. You can join again with the code.',
    stay: 'Stay',
    /** For those who listen. */
    news: {
      asks: (name: string) => `${name} is asking to join.`,
      joined: (name: string) => `${name} has joined.`,
      left: (name: string) => `${name} has left.`,
      sat: (name: string, seat: number) => `${name} has taken seat ${number(seat)}.`,
      rulesChanged: 'The host has changed the rules.',
      youHost: 'You are the host now.',
    },
    fairness: 'Fair shuffle check',
    fairnessAbout: 'The server has already committed to its part of the shuffles.',
    fairnessMore:
      'This is its fingerprint. Each player’s device adds a part of its own, so nobody alone decides how the cards fall. After the game, your device deals every card again and checks that everything matches.',
    fingerprint: 'Fingerprint',
    rename: 'Change your name',
  },
  /** What the host chooses for a table, besides the game and its rules. */
  options,
  invite: {
    /** Where other devices cannot come: the server listens to this one only. */
    onlyHere:
      'Only this device can reach this address. To let others in, start the server with “--host 0.0.0.0”.',
    title: 'Invite',
    about: 'Send the link, share the code or show the QR code.',
    code: 'Code',
    copyLink: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Please copy it by hand',
    share: 'Share',
    /** What is sent along with the link. */
    shareText: 'Come and play Palier with me!',
    showQr: 'QR code',
    qrTitle: 'Scan to join',
    qrAbout: 'Point another phone’s camera at it.',
    /** For those who cannot see it. */
    qrOf: (link: string) => `QR code for the link ${link}`,
  },
  /** Going on from another device. */
  returning: {
    title: 'Your return code',
    about: 'It brings you back to your seat from any other device.',
    secret: 'Keep it to yourself: anyone who has it can play in your place.',
    tableCode: 'Table code',
    code: 'Return code',
    copyLink: 'Copy your link',
    copyCode: 'Copy the code',
    qrOf: 'QR code for your personal return link',
  },
  /** Somebody who is `own` at this table has opened a link to the seat of `other`. */
  whichSeat: {
    title: 'Who will you play as?',
    about: (other: string, own: string) =>
      `This link leads to ${other}’s seat, but on this device you are ${own}. Whichever you choose, the other seat stays under “Your games”.`,
    take: (other: string) => `Play as ${other}`,
    stay: (own: string) => `Stay as ${own}`,
  },
  /** The tables of this device, in the list of games and on the first page. */
  /** What a device is told while the game is not open. */
  timeOff: {
    title: 'Time off',
    about:
      'Going away for some days? In games over days none of your turns will run out. The others see until when. Up to 14 days at once, 28 in a year at each table.',
    back: 'Back on',
    take: 'Take time off',
    until: (day: string) => `You have time off until ${day}.`,
    end: 'I am back',
    away: (name: string, day: string) => `${name} is away until ${day}.`,
    /** Of a person, instead of whether they are there. */
    awayUntil: (day: string) => `away until ${day}`,
    problems: {
      none: 'You have no time off left this year at any of your tables.',
      failed: 'That did not work. Please try again.',
    },
  },
  pushes: {
    title: 'Notifications on this device',
    about:
      'A message while the game is closed: from games over days, and from friends. It shows names and never a card.',
    kinds: {
      turn: { name: 'Your turn', about: 'When a table is waiting for you.' },
      end: { name: 'End of a game', about: 'When a game of yours is over.' },
      next: { name: 'Next game', about: 'When the others go on to another game with you.' },
      invited: { name: 'Invitations', about: 'When a friend invites you to a table.' },
    },
    problems: {
      unsupported:
        'This browser cannot receive notifications from this page. On iPhone and iPad, add the game to the home screen first.',
      denied: 'Notifications from this page are blocked. Allow them in the browser’s settings.',
      none: 'This server sends no notifications.',
      failed: 'That did not work. Please try again.',
    },
    /** By the service worker; `%` stands for names. */
    shown: {
      turn: { title: 'Your turn', body: 'At the table with %' },
      end: { title: 'The game is over', body: 'Winner: %' },
      next: { title: 'Another game', body: 'With %' },
      invited: { title: 'Come and play', body: '% is waiting at a table' },
    },
  },
  mine: {
    title: 'Online',
    yourTurn: 'Your turn',
    /** Of the time for a decision, in a game over days. */
    left: (ms: number) => `${span(ms)} left`,
    turnOf: (names: readonly string[]) => `Waiting for ${and(names)}`,
    inLobby: 'Not started yet',
    over: 'Finished',
    winners: (names: readonly string[]) =>
      `${names.length === 1 ? 'Winner' : 'Winners'}: ${and(names)}`,
    gone: 'The server no longer has this table.',
    /** More of them wait for you. */
    more: (tables: number) =>
      tables === 1
        ? 'It is your turn at one more table.'
        : `It is your turn at ${number(tables)} more tables.`,
    /** Where this device has several seats at one table. */
    youAre: (name: string) => `Your seat: ${name}`,
    open: 'Go to the table',
    look: 'See the result',
    forget: 'Remove',
    forgetAsk: 'Remove this table from the list?',
    forgetAbout:
      'This device will forget your return code. The table itself stays, but without the code you cannot come back to your seat.',
    forgotten: 'The table has been removed from the list.',
    players: (names: readonly string[]) => and(names),
  },
  /** A link that cannot lead to a table, or has a return code that is none. */
  badLink: {
    table: {
      title: 'This link does not lead to a table.',
      about:
        'The table code in it is not valid. Part of it may be missing: check the link, or type in the code.',
    },
    token: {
      title: 'The return code in this link is not complete.',
      about:
        'A return code has sixteen letters and digits. You can go to the table without it, or copy the link again.',
      go: 'Go to the table',
    },
  },
  /** Instead of a table. */
  instead: {
    home: 'Back to home',
    another: 'Another table',
    reload: 'Reload',
    joinAnew: 'Join as a new player',
    bannedAbout:
      'The operator of this server keeps everyone from your internet connection out of its tables until then. You can still play against bots and with others on this device.',
  },
};
