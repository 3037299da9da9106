/** The program `palier` in English. */
import type { CliWords } from '../cli-words.ts';
import { bench, benchWords } from './cli-bench.ts';
import { play } from './cli-play.ts';
import { load, loadFailures, loadWords } from './cli-load.ts';
import { review, reviewWords } from './cli-review.ts';
import { backup, serve, serveFailures, serveWords } from './cli-serve.ts';
import { sim } from './cli-sim.ts';
import { outside } from './outside.ts';
import { isYou } from '../naming.ts';
import { whom } from './seats.ts';
import { and, count, number, or, quote } from './speech.ts';

const EVENTS = { one: 'event', other: 'events' };
const ROUNDS = { one: 'round', other: 'rounds' };
const PROBLEMS = { one: 'problem', other: 'problems' };
const PLAYERS = { one: 'player', other: 'players' };

export const cli: CliWords = {
  tagline: 'the table for card games that climb levels',
  about: [
    'Plays, referees, replays and checks games of Level Up and Level 8. In a checkout, write “npm run -s palier --” in place of “palier”.',
  ],
  headings: {
    usage: 'Usage:',
    commands: 'Commands:',
    options: 'Options:',
    examples: 'Examples:',
    status: 'Exit status:',
  },
  usage: { command: 'COMMAND', options: 'OPTIONS' },
  status: {
    done: 'done',
    refused: 'the request was refused',
    unreadable: 'bad usage, or input that cannot be read',
    defect: 'a defect of the program',
  },
  options: {
    help: 'show this help and stop',
    lang: 'the language: en, fr or de; without it the one of your system',
    json: 'print one JSON document and nothing else',
    version: 'show the version and stop',
  },
  seeHelp: (line) => `See ${quote(line)}.`,
  commands: {
    play,
    judge: {
      summary: 'the referee: play moves from a position and say what the rules say',
      about: [
        'FILE holds a JSON object { "position": { … }, "moves": [ … ] }; “-” reads it from standard input. A move is a text such as "draw", or { "seat": 2, "move": "take 1" }.',
        'Prints JSON: the answer to each move with its events or the rule that forbids it, the position after them, the rounds that ended and the winners. A move that is refused changes nothing, and judging goes on. With --json it is all on one line.',
      ],
      options: {},
      examples: [
        { line: 'palier judge position.json', says: 'Judge the moves in a file.' },
        {
          line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
          says: 'Deal a new game and draw a card.',
        },
      ],
    },
    sim,
    replay: {
      summary: 'read a recorded game, turn by turn',
      about: [
        'FILE is a record; “-” reads it from standard input. Cards that nobody at the table could see stay hidden unless you ask for them.',
        'With --json: a list of all moments, each with its event and the table after it as a spectator saw them, with --seat as that seat did, or with --open the whole position.',
      ],
      options: {
        open: 'show every card, and each hand after its turn',
        seat: 'see the game through the eyes of seat N',
        from: 'begin with event N',
        to: 'end with event N',
        step: 'in a terminal, wait for a key after each turn: Enter goes on, b goes back, q quits',
      },
      examples: [
        { line: 'palier replay game.jsonl', says: 'The whole game, as a spectator saw it.' },
        {
          line: 'palier replay game.jsonl --seat 2 --step',
          says: 'Turn by turn, as seat 2 saw it.',
        },
      ],
    },
    verify: {
      summary: 'check a recorded game: every move, the result and the shuffles',
      about: [
        'FILE is a record; “-” reads it from standard input. Plays the game again: each move must be legal, what followed must be what the rules say, and the result true. Where the record tells the seed or the secret, each shuffle is made again too.',
        'The exit status is 1 when there is a problem.',
      ],
      options: {},
      examples: [
        { line: 'palier verify game.jsonl', says: 'Check a record.' },
        { line: 'palier verify game.jsonl --json', says: 'The verdict as JSON.' },
      ],
    },
    review,
    bench,
    serve,
    load,
    backup,
  },
  failures: {
    'no-command': ({ commands }) => `Say what to do: ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `There is no command ${quote(command)}: it must be ${or(commands)}.`,
    'unknown-option': ({ option }) => `The option ${quote(option)} is not known here.`,
    'option-needs-value': ({ option }) => `The option ${quote(option)} needs a value.`,
    'option-takes-no-value': ({ option }) => `The option ${quote(option)} takes no value.`,
    'missing-operand': ({ operand }) => `${operand} is missing.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} is one word too many.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} is not possible for ${option}: it must be ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} is not possible for ${option}: it must be a whole number from ${number(min)} to ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} is not possible for ${option}: it must be a share such as 0.5% or 0.005, less than a half.`,
    'too-long': ({ option, length, most }) =>
      `The text for ${option} has ${number(length)} characters, and ${number(most)} are the most.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `That makes ${count(players, PLAYERS)}: a game needs from ${number(min)} to ${number(max)}.`,
    'empty-name': ({ option }) => `A name is missing in ${option}.`,
    'no-such-program': ({ program }) => `There is no program ${quote(program)} that can be run.`,
    'not-together': ({ options }) => `${and(options)} cannot be used together.`,
    'no-such-file': ({ file }) => `There is no file ${quote(file)}.`,
    'is-a-folder': ({ file }) => `${quote(file)} is a folder, not a file.`,
    'not-permitted': ({ file }) => `You are not allowed to read ${quote(file)}.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} cannot be read (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} cannot be written (${detail}).`,
    'records-there': ({ folder }) =>
      `There already are records in ${quote(folder)}. Choose another folder.`,
    'empty-input': ({ file }) => `There is nothing in ${quote(file)}.`,
    'not-text': ({ file }) => `${quote(file)} is not a text in UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'This is not JSON: it ends too early.'
        : `This is not JSON: ${quote(near)} is not expected here.`,
    ...serveFailures,
    ...loadFailures,
    'internal-error': ({ detail }) =>
      `Something went wrong inside palier; this is a defect of the program (${detail}).`,
  },
  standardInput: 'standard input',
  standardOutput: 'standard output',
  seat: (seat) => `Seat ${seat}`,
  place: (line, column) =>
    column === undefined ? `line ${line}` : `line ${line}, column ${column}`,
  bench: benchWords,
  serve: serveWords,
  load: loadWords,
  outside,
  review: reviewWords,
  verify: {
    players: (names) => `Players: ${and(names)}.`,
    checked: (events, rounds) =>
      `Played again: ${count(events, EVENTS)} in ${count(rounds, ROUNDS)}, every move and what followed from it.`,
    shuffles: {
      checked: 'The shuffles were made again from what the record tells.',
      unknown:
        'The record does not tell what the shuffles came from, so they could not be made again.',
    },
    stopped: (event, events) =>
      `Played again up to event ${number(event)} of ${number(events)}, where it stopped.`,
    unfinished: 'The game is not over yet.',
    good: 'All is well.',
    bad: (problems) => `${count(problems, PROBLEMS)} found:`,
    atEvent: (event, sentence) => `Event ${event}: ${sentence}`,
    inRecord: (sentence) => `Record: ${sentence}`,
    problems: {
      'illegal-move': ({ refusal }, saying) =>
        `The move was not allowed (${refusal.rule}). ${saying.refusal(refusal)}`,
      'event-without-move': () => 'No move can have caused this event.',
      'wrong-event': ({ expected }, saying) =>
        expected === undefined
          ? 'The rules say that nothing happens here.'
          : `The rules say that something else happens here: ${saying.event(expected)}`,
      'wrong-cards': () => 'The shuffle lost, doubled or invented cards.',
      'other-shuffle': () => 'The shuffle is not the one that the seed or the secret gives.',
      'bad-take-back': () =>
        'More was taken back than the player’s own laying and adding of the same turn.',
      'unfinished-move': () => 'The record ends in the middle of a move.',
      'bad-position': ({ fault }, saying) =>
        `The position that the game began with is refused. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
      'other-ruleset': () => 'The rule set named in the header is not the one its choices make.',
      'broken-commitment': () => 'The secret is not the one promised before the game.',
      'missing-secret': () =>
        'The game is over and its secret is not shown: the shuffles cannot be checked.',
      'wrong-winners': ({ expected }, { naming }) =>
        expected.length === 0
          ? 'The result names winners, but nobody has won.'
          : `The result names the wrong winners: ${and(expected.map((seat) => whom(naming, seat)))} won.`,
      'wrong-rounds': ({ expected }) =>
        `The result counts the rounds wrongly: there were ${number(expected)}.`,
      'missing-result': () => 'The game is over, but the result line is missing.',
      'result-too-early': () => 'There is a result line, but the game is not over.',
    },
  },
  replay: {
    round: (round) => `Round ${round}`,
    level: (level, what) => `level ${level}: ${what}`,
    levelsLeft: (levels) => `levels left: ${and(levels.map(String))}`,
    ladderDone: 'no level left',
    hand: (seat, cards, naming) =>
      isYou(naming, seat) ? `You hold ${cards}` : `${whom(naming, seat)} holds ${cards}`,
    stepKeys: 'Enter: on   b: back   q: quit',
    empty: 'Nothing has happened yet.',
  },
};
