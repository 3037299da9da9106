/** What the commands of `palier` print, in English. */
import type { EditionId, Seat } from '@palier/rules';
import type { ProblemWords } from '../facts.ts';
import { isYou, type Naming } from '../naming.ts';
import { and, count, GAMES, MOVES, number, quote, ROUNDS, SECONDS, TIMES, whom } from './speech.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;
const tenths = (value: number): string => number(rounded(value));
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);
const EVENTS = { one: 'event', other: 'events' };
const PROBLEMS = { one: 'problem', other: 'problems' };
const TABLES = { one: 'table', other: 'tables' };

/** `palier bench`. */
export const bench = {
  machine: (machine: string) => `Machine: ${machine}`,
  games: (ruleset: string, games: number, seed: string) =>
    `Games:   ${number(games)} of ${ruleset}, seed “${seed}”`,
  units: {
    '1/s': (value: number) => `${number(value)} per second`,
    µs: (value: number) => `${number(value)} µs`,
  },
  /** What a row counts. */
  rows: {
    'fold-events': 'events folded by evolve',
    'play-commands': 'commands in full games',
    'solver-p50': 'a full answer about a hand: half are quicker',
    'solver-p99': 'the same: 99 out of 100 are quicker',
    'expert-decision': 'half of an expert’s decisions are quicker',
    'master-continuations': 'rounds played out by the search',
    'master-overrun': 'longest overrun of a search told to stop',
    'expert-games': 'full games between experts',
    'steady-games': 'full games between medium bots',
  },
  /** The heading of the solver's times by level set: half and 99 of 100 answers are quicker. */
  ladders:
    'The solver by level set, in µs: half of the answers are quicker, 99 out of 100 are quicker.',
  checksum: (checksum: string) => `Checksum of the games: ${checksum}`,
  heap: (games: number, mebibytes: number) =>
    `${count(games, GAMES)}: ${tenths(mebibytes)} MiB in use`,
};

/** `palier review`, besides what the coach says everywhere (`review.ts`). */
export const review = {
  /** On standard error while it works: so many decisions of so many. */
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} decisions`,
  /** The page was written there. */
  reported: (file: string) => `Page: ${file}`,
  /** Whose decisions these are. */
  lead: (name: string) => `${name}’s decisions.`,
  /** The event of the saved game that a decision begins with. */
  event: (event: number) => `event ${number(event)}`,
  /** Small print above the page's title. */
  brand: 'Palier · the coach',
  /** Names the list of the page's parts. */
  contents: 'On this page',
  /** Heads of the columns: where, what was played, what became of it, what it cost. */
  columns: { decision: 'Decision', verdict: 'Verdict', loss: 'Cost', chance: 'Chance before' },
  /** What the numbers in the list of decisions count, a sentence. */
  unit: 'Costs are in percentage points of the chance of winning.',
  /** Under the numbers of the page: what a tile counts. */
  tiles: {
    decisions: 'decisions',
    lost: 'percentage points given away',
    luck: 'of games won from this seat, with the same deals',
  },
  /** What the drawing of the chance shows. */
  chart: (decisions: number, first: string, last: string) =>
    `The chance of winning before each of ${count(decisions, { one: 'decision', other: 'decisions' })}, from ${first} to ${last}; the band is the interval.`,
  seed: (seed: string, continuations: number) =>
    `Seed ${quote(seed)}, up to ${number(continuations)} continuations for each decision.`,
  /** Before the command line that makes the same review again. */
  again: 'To run the same review again:',
};

/** `palier serve` and `palier backup`, and the server to scripts that ask it wrongly. */
export const serve = {
  /** Where the game is; the address stands last, so that terminals make it a link. */
  at: (url: string) => `Palier is at ${url}`,
  /** Where other devices in the same network find it. */
  inNetwork: (url: string) => `On your network at ${url}`,
  onScreen: (url: string) => `On a TV or tablet, as the table for everyone: ${url}`,
  howToStop: 'Open it in a browser. Ctrl-C stops the server.',
  backedUp: (file: string) => `The tables have been copied to ${quote(file)}.`,
  isWhole: (file: string, tables: number) => `${quote(file)} is intact: ${count(tables, TABLES)}.`,
  problems: {
    'not-json': 'The body of the request must be JSON.',
    'other-origin': 'Pages on other sites may not use this server.',
    'not-signed-in': 'This device is not signed in.',
    'wrong-code': 'This recovery code is not valid.',
    'bad-passkey': 'This passkey was not accepted. Try again.',
    'bad-name': 'A name needs at least one visible character.',
    'no-such-table': 'There is no such table.',
    'no-such-page': 'There is nothing at this address.',
    'not-there': 'That is not there any more.',
    'no-passkeys-here':
      'Passkeys need an address with https, or this very machine: browsers allow them nowhere else.',
    'too-many-passkeys': 'There are ten passkeys already. Remove one first.',
    'not-allowed': 'That is for the club’s helpers or its owner to do.',
    'too-many-clubs': 'Nobody is in more than twenty clubs. Leave one first.',
    'club-full': 'The club is full.',
    'too-many-friends': 'There are too many friends or requests already.',
    'bad-night': 'A night lasts between a quarter of an hour and eight days.',
    'night-over': 'This is over and can no longer be played.',
    'night-shut': 'Nobody new can enter this night.',
    'night-full': 'This night is full.',
    'not-entered': 'Enter the night first.',
    'no-such-deal': 'This night does not have that deal.',
    'already-played': 'You have already played this deal.',
    'still-playing': 'Finish your game first.',
    'not-over': 'The game is not over yet: its file would give away every card.',
    sealed:
      'Others still have these cards to play: the file is there once everyone has played them.',
    'too-large': 'The request is too large.',
    'too-fast': 'Too many requests: wait a minute.',
    failed: 'Something went wrong on the server.',
    'left-often': 'You left several games lately before they were over. Please wait a little.',
    'too-many-from-here': 'Too many tables from your address are open. Finish a game first.',
    'too-many-tables': 'This server has no room for another table.',
    'too-many-profiles': 'This server has no room for another profile.',
    'bad-request': 'The request is not as it should be; see its path.',
    'not-admin': 'This needs an operator’s token.',
    banned: 'You are banned from this server for a while.',
    'no-such-report': 'There is no report of that number.',
    'no-such-ban': 'No ban of that number is in force.',
    'no-such-club': 'There is no such club.',
    'no-such-person': 'Nobody of that number is or was at this table.',
    'no-address': 'It is not known from which address this person came.',
    'too-many-bans': 'There are too many bans in force.',
    stopping: 'This server is shutting down.',
  },
};

/** `palier load`. */
export const load = {
  opening: (tables: number, players: number) =>
    `Opening ${count(tables, TABLES)} of ${number(players)} players…`,
  playing: (seconds: number) => `Measuring for ${count(seconds, SECONDS)}…`,
  moves: (aSecond: number, moves: number, seconds: number) =>
    `${count(Math.round(aSecond), MOVES)} per second (${number(moves)} in ${count(rounded(seconds), SECONDS)})`,
  /** In milliseconds: half and 99 of 100 moves are quicker, and the slowest. */
  latency: (p50: number, p99: number, most: number) =>
    `From a move to everyone’s update: half within ${tenths(p50)} ms, 99 out of 100 within ${tenths(p99)} ms, all within ${tenths(most)} ms`,
  games: (games: number) => `Games finished: ${number(games)}`,
  reconnects: (reconnects: number) => `Reconnections: ${number(reconnects)}`,
  /** Moves that were refused, moves that came too late, clients that were turned away. */
  trouble: (refused: number, stale: number, closed: number) =>
    `Moves refused: ${number(refused)}; too late: ${number(stale)}; clients turned away: ${number(closed)}`,
  /** Seconds of all cores for 1,000 moves. */
  serverCpu: (seconds: number) =>
    `Server: ${thousandths(seconds)} s of processor time for 1,000 moves`,
  clientCpu: (seconds: number) =>
    `Clients: ${thousandths(seconds)} s of processor time for 1,000 moves`,
  /** In mebibytes. */
  memory: (mebibytes: number) => `Server’s memory: ${number(Math.round(mebibytes))} MiB`,
  /** In kibibytes. */
  heap: (kibibytes: number) =>
    `Heap for each table with all its connections: ${tenths(kibibytes)} KiB`,
};

/** How a program ended; `said`: from its standard error, or empty. */
type Ending = { status?: number; signal?: string; error?: string; said: string };

/** Bots from outside: programs that play for `palier sim`. */
export const outside = {
  /** A sentence for the first fault of a kind. */
  faults: {
    late: ({ ms }: { ms: number }) => `There was no answer within ${number(ms)} ms.`,
    /** `why`: a sentence. */
    broken: ({ line, why }: { line: string; why: string }) =>
      `${quote(line)} is not an answer. ${why}`,
    'too-long': ({ most }: { most: number }) =>
      `It wrote a line of more than ${number(most)} bytes.`,
    illegal: ({ move, rule, why }: { move: string; rule: string; why: string }) =>
      `${quote(move)} is not allowed (${rule}). ${why}`,
    surplus: ({ line }: { line: string }) => `Nobody asked for ${quote(line)}.`,
    ended: ({ status, signal, error, said }: Ending) =>
      [
        error !== undefined
          ? `It could not be started (${error}).`
          : signal !== undefined
            ? `It was stopped by ${signal}.`
            : status !== undefined
              ? `It ended with status ${status}.`
              : 'It closed its output.',
        ...(said === '' ? [] : [`It said ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }: { starts: number }) =>
      `It failed ${count(starts, TIMES)} and will not be started again.`,
  },
  /** Where it happened, before that sentence. */
  place: (bot: string, game: number, seat: Seat) => `${bot}, game ${number(game)}, seat ${seat}`,
  /** How many there were, for a list. */
  counts: {
    late: (times: number) => count(times, { one: 'late answer', other: 'late answers' }),
    broken: (times: number) =>
      count(times, { one: 'unreadable answer', other: 'unreadable answers' }),
    'too-long': (times: number) => count(times, { one: 'line too long', other: 'lines too long' }),
    illegal: (times: number) => count(times, { one: 'illegal move', other: 'illegal moves' }),
    surplus: (times: number) =>
      count(times, { one: 'answer nobody asked for', other: 'answers nobody asked for' }),
    ended: (times: number) => count(times, { one: 'crash', other: 'crashes' }),
    'given-up': () => 'given up in the end',
  },
  /** Under the table: what was wrong, and how often another bot moved instead. */
  summary: (bot: string, counts: readonly string[], instead: { times: number; bot: string }) =>
    `${bot}: ${and(counts)}. The bot ${instead.bot} moved in its place ${count(instead.times, TIMES)}.`,
};

/** `palier verify`. */
export const verify = {
  players: (names: readonly string[]) => `Players: ${and(names)}.`,
  checked: (events: number, rounds: number) =>
    `Played again: ${count(events, EVENTS)} in ${count(rounds, ROUNDS)}, every move and what followed from it.`,
  shuffles: {
    checked: 'The shuffles were repeated from the seed or secret in the file.',
    unknown:
      'The saved game does not say where the shuffles came from, so they could not be repeated.',
  },
  /** Playing again ended at an event, of so many. */
  stopped: (event: number, events: number) =>
    `Played again up to event ${number(event)} of ${number(events)}, where checking stopped.`,
  unfinished: 'The game is not over yet.',
  good: 'All is well.',
  bad: (problems: number) => `${count(problems, PROBLEMS)} found:`,
  /** A problem's sentence with the place where it stands. */
  atEvent: (event: number, sentence: string) => `Event ${event}: ${sentence}`,
  inRecord: (sentence: string) => `Saved game: ${sentence}`,
  problems: {
    'illegal-move': ({ refusal }, saying) =>
      `The move was not allowed (${refusal.rule}). ${saying.refusal(refusal)}`,
    'event-without-move': () => 'No move can have caused this event.',
    'wrong-event': ({ expected }, saying) =>
      expected === undefined
        ? 'The rules say that nothing happens here.'
        : `The rules say that something else happens here: ${saying.event(expected)}`,
    'wrong-cards': () => 'The shuffle lost, duplicated or invented cards.',
    'other-shuffle': () => 'The shuffle is not the one that the seed or the secret gives.',
    'bad-take-back': () =>
      'More was taken back than the player laid, added or discarded in the same turn.',
    'unfinished-move': () => 'The saved game ends in the middle of a move.',
    'bad-position': ({ fault }, saying) =>
      `The position that the game began with is not possible. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
    'other-ruleset': () => 'The rule set named in the header is not the one its choices make.',
    'broken-commitment': () => 'The secret does not match the fingerprint shown before the game.',
    'missing-secret': () =>
      'The game is over, but its secret is missing: the shuffles cannot be checked.',
    'wrong-winners': ({ expected }, { naming }) =>
      expected.length === 0
        ? 'The result names winners, but nobody has won.'
        : `The result names the wrong winners: ${and(expected.map((seat) => whom(naming, seat)))} won.`,
    'wrong-rounds': ({ expected }) =>
      `The result counts the rounds wrongly: there were ${number(expected)}.`,
    'missing-result': () => 'The game is over, but the result line is missing.',
    'result-too-early': () => 'There is a result line, but the game is not over.',
  } satisfies ProblemWords,
};

/** `palier replay`. */
export const replay = {
  round: (round: number) => `Round ${round}`,
  /** A seat's place on its ladder and what it asks for, after the seat's name. */
  level: (level: number, what: string, _edition: EditionId) => `level ${level}: ${what}`,
  levelsLeft: (levels: readonly number[]) => `levels left: ${and(levels.map(String))}`,
  ladderDone: 'all levels done',
  hand: (seat: Seat, cards: string, naming: Naming) =>
    isYou(naming, seat) ? `You hold ${cards}` : `${whom(naming, seat)} holds ${cards}`,
  stepKeys: 'Enter: next   b: back   q: quit',
  /** A saved game without any event. */
  empty: 'Nothing has happened yet.',
};

/** `palier admin`. Names and what was said stand as they are. */
export const admin = {
  /** `host` gets the token over a connection that others can read. */
  isReadable: (host: string) =>
    `Warning: the connection to ${host} is not encrypted, so others on the way can read the token. Use https://, or a tunnel such as ssh -L.`,
  done: 'Done.',
  noReports: 'There are no reports to settle.',
  noBans: 'Nobody is banned.',
  noLog: 'No operator has done anything yet.',
  nobody: '  Nobody is at this table.',
  /** After a reason and a colon. */
  report: (about: string, by: string, code: string) => `${about}, by ${by}, table ${code}`,
  isSettled: '(settled)',
  reported: (person: number, names: readonly string[]) =>
    `Reported: ${names.join(' → ')} (person ${person})`,
  reporter: (person: number, names: readonly string[]) =>
    `By: ${names.join(' → ')} (person ${person})`,
  atTable: (table: string) => `Table: ${table}`,
  saidLately: 'Said lately:',
  saidNothing: 'They said nothing.',
  settledBy: (by: string, when: string) => `Settled by ${by}, ${when}`,
  banned: (no: number, name: string, until: string) =>
    `Ban ${no}: the address of ${name} is kept out until ${until}.`,
  phases: { lobby: 'not begun', playing: 'being played', over: 'over' },
  clubReport: (club: string, by: string) => `the club “${club}”, by ${by}`,
  ofClub: (club: string) => `Club: ${club}`,
  /** Of a club. */
  clubs: {
    open: 'open to everyone',
    private: 'private',
    roles: { owner: 'owner', helper: 'helper', member: 'member' },
  },
  isClosed: 'closed by an operator',
  seat: (seat: number) => `seat ${seat}`,
  /** People with the same number came from the same address. */
  household: (household: number) => `address ${household}`,
  noAddress: 'address unknown',
};
