/** Groups of people who play together, in English. */
import { and, number } from './speech.ts';

const wins = (count: number): string => (count === 1 ? 'one win' : `${number(count)} wins`);

const gamesWord = (count: number): string => (count === 1 ? 'one game' : `${number(count)} games`);

export const clubs = {
  title: 'Clubs',
  /** To somebody who is not signed in, and the way there. */
  needs:
    'A club is a group that plays together, with its own tables and standings. You need a profile for it.',
  toProfile: 'Make a profile or sign in',
  none: 'You are in no club yet. Found one for your family or your friends, or follow an invitation.',
  yours: 'Your clubs',
  members: (count: number) => (count === 1 ? 'One member' : `${number(count)} members`),
  tablesNow: (count: number) =>
    count === 1 ? 'One table playing' : `${number(count)} tables playing`,
  roles: { owner: 'Owner', helper: 'Helper', member: 'Member' },
  open: 'Open to everyone',
  private: 'Private',
  changed: 'Saved.',
  found: {
    title: 'Found a club',
    name: 'Name of the club',
    about: 'It is private: only people with your link can come in.',
    bad: 'The club needs a name.',
    go: 'Found the club',
  },
  join: {
    title: 'Join a club',
    code: 'Club code',
    about: 'The eight letters of an invitation. You can also paste the whole link.',
    bad: 'A club code has eight letters.',
    notFound: 'This code leads nowhere. Perhaps there is a newer link.',
    look: 'Look at it',
  },
  door: {
    invited: 'You are invited to this club.',
    join: 'Join the club',
    goThere: 'Go to the club',
    joined: (club: string) => `Welcome to ${club}!`,
    missing: 'There is no such club, or it is private.',
    toClubs: 'To your clubs',
  },
  tables: {
    title: 'At the tables',
    none: 'Nobody is playing just now.',
    make: 'Open a table',
    beginsWith: (game: string) => `It begins with ${game}.`,
  },
  season: {
    title: 'Standings',
    span: (from: string, until: string) => `${from} – ${until}`,
    ever: 'Since the club began',
    earlier: 'Earlier season',
    later: 'Later season',
    none: 'No games yet in this season. Every game at a table of the club counts.',
    played: (games: number, won: number) => `${gamesWord(games)}, ${wins(won)}`,
    early: 'too few games yet',
    /** Of a hundred. */
    mean: (mean: number) => number(mean),
    /** Heard instead of the picture. */
    value: (mean: number, from: number, until: number) =>
      `${number(mean)} of 100, probably between ${number(from)} and ${number(until)}`,
    about:
      '100 is always ahead of everyone, 0 always behind, 50 as often ahead as behind. The dot is how it went so far; the line is how sure that is: the more games, the shorter.',
  },
  records: {
    title: 'Best of the season',
    run: 'Longest winning run',
    evening: 'Most wins in one evening',
    busiest: 'Most games in one evening',
    /** Without a name: the evening's own. */
    held: (name: string, count: number, evening: string) =>
      `${name}: ${number(count)} (${evening})`,
    counted: (count: number, evening: string) => `${number(count)} (${evening})`,
  },
  evenings: {
    title: 'Evenings',
    about: 'An evening lasts until six in the morning.',
    games: gamesWord,
    best: (names: readonly string[], won: number) =>
      `${and(names)}: ${wins(won)}${names.length > 1 ? ' each' : ''}`,
    goesOn: 'This evening is not over yet.',
    result: 'Result',
    played: 'The games',
    bot: 'Bot',
    guest: 'Guest',
    picture: 'Picture of the evening',
    headline: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins the evening!` : `${and(names)} win the evening!`,
    wins,
  },
  people: {
    title: 'Members',
    you: 'you',
    makeHelper: 'Make a helper',
    helperAbout: 'Helpers invite people, send members away, rename the club and choose its game.',
    makeMember: 'Make a plain member',
    handOver: {
      does: 'Hand the club over',
      ask: (name: string) => `Hand the club over to ${name}?`,
      about: 'You stay in it as a helper.',
      yes: 'Hand it over',
    },
    sendAway: {
      does: 'Send away',
      ask: (name: string) => `Send ${name} away?`,
      about: 'They do not come in again by the link, until a helper lets them.',
      yes: 'Send away',
    },
    barred: 'Not let in again',
    letIn: 'Let in again',
    letInOf: (name: string) => `Let ${name} in again`,
  },
  invite: {
    title: 'Invite people',
    about: 'Everyone with this link can come in, if they have a profile here.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    share: 'Share',
    /** What is sent along with the link. */
    shareText: (club: string) => `Come to our club “${club}” on Palier!`,
    another: 'Make another link',
    made: 'There is a new link. The old one leads nowhere.',
  },
  settings: {
    title: 'Settings of the club',
    rename: 'Rename',
    game: 'What its tables begin with',
    gameAbout: 'Whoever opens a table here finds it set up like this, and can change it.',
    asUsual: 'As on each player’s own device',
    asUsualAbout: 'Every table begins like the last one of whoever opens it.',
    own: 'The club’s own game',
    ownAbout: 'The same box, level set and house rules for everyone.',
    openTo: 'Open to everyone',
    openAbout: 'Everyone with the address sees the club and what is played there, and can join.',
    season: 'A season lasts',
    seasons: { month: 'a month', quarter: 'a quarter', year: 'a year', always: 'for ever' },
  },
  report: {
    does: 'Report its name',
    ask: 'Report the name of this club?',
    about: 'Whoever runs this server reads it, with your name beside it.',
    yes: 'Report',
    done: 'Reported. Thank you.',
  },
  leave: {
    does: 'Leave the club',
    ask: (club: string) => `Leave ${club}?`,
    about: 'You are no longer in its standings. With an invitation you can come back.',
    aboutOwner: 'The club passes to the helper, or else the member, who has been there longest.',
    aboutLast: 'You are the last: the club ends with you.',
    yes: 'Leave',
  },
  close: {
    does: 'End the club',
    ask: (club: string) => `End ${club} for good?`,
    about: 'It is gone for everyone, with its standings and evenings.',
    yes: 'End it',
  },
};
