/** Being the same player on several devices, in English. */
import { and, count, GAMES } from './speech.ts';

export const profile = {
  title: 'Your profile',
  away: 'The server is out of reach.',
  none: 'Where this page comes from, no profiles are kept.',
  /** Somebody did not want to show a passkey, or had none. */
  cancelled: 'No passkey was used.',
  keep: {
    title: 'Keep it on this server',
    about:
      'So far your name and face are in this browser only. Keep them on the server and you are the same player on your phone and your computer, with your tables online. No e-mail, no password.',
    passkey: 'Keep it with a passkey',
    passkeyAbout: 'A passkey is one touch: your finger, your face or the PIN of your device.',
    code: 'Keep it with a recovery code',
    nameFirst: 'Choose a name first.',
  },
  /** Why there are no passkeys here. */
  noPasskeys: {
    insecure:
      'No passkeys here: browsers allow them over https only, and this page was loaded without. A recovery code works just as well.',
    number:
      'No passkeys here: browsers want a name for them, and this server was called by a number. A recovery code works just as well.',
    old: 'This browser has no passkeys. A recovery code works just as well.',
  },
  enter: {
    title: 'If you have a profile',
    about: 'Sign in, and this device has your name, your face and your tables online.',
    passkey: 'Sign in with a passkey',
    withCode: 'Sign in with a recovery code',
    code: 'Recovery code',
    codeAbout: '16 letters and figures. Dashes and spaces do not matter.',
    codeBad: 'A recovery code has 16 letters and figures.',
    go: 'Sign in',
  },
  since: (day: string) => `On this server since ${day}`,
  change: 'Change name and face',
  /** The way to friends. */
  friends: 'Friends',
  clubs: 'Clubs',
  ways: {
    title: 'Your way back',
    about: 'On another device, or if this browser forgets you, one of these lets you in.',
    none: 'There is no way back yet. Without a passkey or a recovery code, your profile is lost when this browser forgets it.',
    /** `device`: where it was made; it may be unknown. */
    passkey: (device: string) => (device === '' ? 'Passkey' : `Passkey (${device})`),
    used: (day: string) => `Last used on ${day}`,
    add: 'Add a passkey',
    added: 'The passkey is added.',
    remove: 'Remove',
    removeAsk: 'Remove this passkey?',
    removeAbout: 'It will not let anyone in any more.',
    removed: 'The passkey is removed.',
    hasCode: 'You have a recovery code.',
    makeCode: 'Make a recovery code',
    newCode: 'Make a new recovery code',
  },
  code: {
    title: 'Your recovery code',
    about: 'Write it down or save it: it is shown only now. Older codes no longer work.',
    secret: 'Whoever has this code can sign in as you.',
    copy: 'Copy the code',
    copied: 'Copied',
    notCopied: 'Could not be copied',
  },
  devices: {
    title: 'Signed-in devices',
    here: 'This device',
    unknown: 'A device',
    seen: (day: string) => `Last here on ${day}`,
    out: 'Sign out',
    /** For listeners. */
    outOf: (device: string) => `Sign out ${device}`,
    isOut: 'That device is signed out.',
    allOut: 'Sign out all others',
    areOut: 'All other devices are signed out.',
  },
  data: {
    title: 'Your data',
    about:
      'The server keeps your name and face, your devices and passkeys, your friends and clubs, your tables, games and ratings. The download shows all of it.',
    download: 'Download your data',
    out: 'Sign out here',
    isOut: 'You are signed out. Your name and face stay on this device.',
    remove: 'Delete your profile',
    removeAsk: 'Delete your profile?',
    removeAbout:
      'All that the server keeps of you is deleted at once and cannot be brought back. What is on this device stays.',
    removeNow: 'Delete for good',
    removed: 'Your profile is deleted.',
  },
  /** What one has played online, and one's ratings. */
  played: {
    title: 'Games and rating',
    loading: 'Loading…',
    wish: 'I want a rating',
    wishAbout:
      'Games at open tables that begin from now on count for it. As soon as enough is known, everyone sees your name, face and rating on the leaderboard.',
    isOn: 'Your next game at an open table counts.',
    isOff: 'Your games no longer count. Nobody sees your rating any more; it is kept for you.',
    ratings: 'Your rating',
    noRatings:
      'Finish a game at an open table against others who want a rating, and it appears here.',
    /** "1020 ± 400" */
    rating: (rating: number, range: number) => `${rating} ± ${range}`,
    provisional: (games: number) =>
      `After ${count(games, GAMES)}: provisional. A few more and you are on the leaderboard.`,
    settled: (games: number, place: number) => `After ${count(games, GAMES)}: place ${place}.`,
    unseen: (games: number) => `After ${count(games, GAMES)}.`,
    leaders: 'Leaderboard',
    games: 'Your games online',
    noGames: 'Games that you finish online while you are signed in appear here.',
    signIn: 'Make a profile or sign in',
    more: 'Show more',
    kinds: {
      private: 'Private table',
      public: 'Open table',
      club: 'Club table',
      night: 'Duplicate night',
    },
    /** "Place 2 of 4" */
    place: (place: number, players: number) => `Place ${place} of ${players}`,
    with: (names: readonly string[]) => `With ${and(names)}`,
  },
  board: {
    title: 'Leaderboard',
    edition: 'Edition',
    about:
      'A higher rating means stronger play. ± says how far off it may be: less with every game. The order goes by what is already certain. Only games at open tables count, and only of players who want a rating.',
    none: 'Nobody’s rating is certain enough yet.',
    mine: (place: number) => `Your place: ${place}`,
    games: (games: number) => count(games, GAMES),
    earlier: 'Places before',
    later: 'More places',
    own: 'Your games and rating',
  },
  kept: 'Your profile is kept on this server.',
  welcome: (name: string) => `Welcome back, ${name}!`,
};
