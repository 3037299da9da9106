/** `palier join` and `palier host` in English: at an online table in the terminal. */
import type { HeardClosing } from '@palier/table/room';
import { and, number, or, quote } from './speech.ts';

export const terminal = {
  /** A table and where it is. */
  table: (code: string, url: string) => `Table ${code} at ${url}`,
  /** `link` for a browser, `line` to be typed. */
  invite: (link: string, line: string) => `To invite others: ${link} or ${quote(line)}`,
  returnCode: (code: string) =>
    `Your return code, which brings you back to your seat from any other device: ${code}. Keep it to yourself.`,
  howToStart: 'Type who for everyone at the table, help for everything you can type.',
  /** For the host, before the game. */
  howToBegin: 'Type bots to put a bot on every free seat, set to choose the rules, start to begin.',
  youAre: (name: string) => `You are ${name}.`,
  youAreBack: (name: string) => `Welcome back, ${name}.`,
  youWatch: 'You are watching without a name.',
  /** The rules, in one line. */
  game: (edition: string, ladder: string, players: number) =>
    `${edition} · ${ladder} · ${number(players)} players`,
  /** Somebody in a list, with what is to be said of them. */
  sitter: (name: string, marks: readonly string[]) =>
    marks.length === 0 ? name : `${name} (${marks.join(', ')})`,
  /** Before the names of those who have no seat. */
  without: (names: readonly string[]) => `Without a seat: ${and(names)}`,
  asking: (names: readonly string[]) => `Asking to join: ${and(names)}`,
  watchers: (people: number) => (people === 1 ? '1 person watching' : `${number(people)} watching`),
  noSeat: 'You have no seat: type sit and a number to take one.',
  /** In a game, or where no seat is free. */
  mayTakeOver: (seat: number, bot: string) =>
    `Type sit ${number(seat)} to take over from ${bot} when the round ends.`,
  botSat: (bot: string, seat: number) => `${bot}, a bot, has taken seat ${number(seat)}.`,
  seatFree: (seat: number) => `Seat ${number(seat)} is free again.`,
  /** A host’s choice, as it is typed, and as it is now. */
  choice: (typed: string, now: string) => `${typed} (${now})`,
  mustBe: (what: string, allowed: readonly string[]) => `${quote(what)} must be ${or(allowed)}.`,
  nobodyCalled: (name: string) => `Nobody at the table is called ${quote(name)}.`,
  needsSeat: 'Add the number of a seat, as in “sit 2”.',
  youMaySay: (phrases: readonly string[]) => `Type say and one of these: ${phrases.join(', ')}.`,
  freeText: 'Or type say and anything you like.',
  /** Under a wish to take a move back. */
  yesOrNo: 'Type yes or no.',
  mayVote: (votes: number, needed: number) =>
    `Type vote to let a bot play this turn: ${number(votes)} of ${number(needed)} votes.`,
  afterGame: 'The game is over. “save FILE” saves it, again asks for a rematch, Enter leaves.',
  toNext: 'Type again to join in.',
  onlyAfter: 'You can save the game once it is over: until then nobody may see all the cards.',
  wantsNext: 'You have asked for a seat in the next game.',
  seatKept: (line: string) => `Your seat is kept: ${quote(line)} brings you back.`,
  left: 'You have left the table.',
  /** `palier bot`: where its program sits. */
  botSits: (name: string, code: string, seat: number) =>
    `${name} sits at table ${code}, seat ${number(seat)}.`,
  botWaits: 'No seat is free: waiting for one.',
  closed: {
    'old-version':
      'The server speaks another version of the protocol: use the same version of palier on both sides.',
    'bad-message': 'The server did not understand this version of palier.',
    unknown: 'The table has closed this connection.',
  } satisfies { readonly [Why in HeardClosing]?: string },

  /** What can be typed besides the game. */
  help: [
    { line: 'who', says: 'who is at the table; before the game Enter does the same' },
    { line: 'sit 2 · sit', says: 'take seat 2, or the first that is free; in a game, a bot’s' },
    { line: 'stand', says: 'give up your seat and stay at the table' },
    { line: 'say Hello', says: 'say something; say alone shows what you can say' },
    { line: 'name Anna', says: 'change your name' },
    { line: 'code', says: 'how others join, and your return code' },
    { line: 'yes · no', says: 'agree to let someone take a move back, or not' },
    { line: 'vote', says: 'let a bot play for someone who keeps everyone waiting' },
    { line: 'want', says: 'ask for a seat in the next game' },
    { line: 'again', says: 'after the game: a rematch' },
    { line: 'leave', says: 'give up your seat for good and leave the table' },
    {
      line: 'bots · bot 3 wanda-expert',
      says: 'host: a bot on every free seat, or this one in seat 3',
    },
    { line: 'free 3', says: 'host: remove the bot from seat 3' },
    { line: 'set · set clock quick', says: 'host: what can be chosen, and choose it' },
    { line: 'start', says: 'host: start the game' },
    {
      line: 'admit Anna · refuse Anna',
      says: 'host: let someone in who is asking to join, or not',
    },
    { line: 'remove Anna · ban Anna', says: 'host: remove someone from the table, or for good' },
    { line: 'host Anna', says: 'host: make someone else the host' },
  ],
};
