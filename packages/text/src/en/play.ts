/** `palier play` and `palier sim` in English. */
import type { EditionId, RoundEnd, RuleId } from '@palier/rules';
import { figuresOf } from '../figures.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  GAMES,
  LOCALE,
  MINUTES,
  MOVES,
  or,
  quote,
  ROUNDS,
  SECONDS,
  TURNS,
} from './speech.ts';
import { specials } from './specials.ts';
import { fullScreen } from './full-screen.ts';
import { terminal } from './terminal.ts';

const { fine, percent } = figuresOf(LOCALE);

/** To one decimal. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

const DEALS = { one: 'deal', other: 'deals' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim = {
  interrupted: 'Interrupted: the result so far.',
  /** Every interval was narrow enough, at the end or early; or all games were played before that. */
  settled: (width: number, isEarly: boolean) =>
    `${isEarly ? 'Ended early: every' : 'Every'} share is known to ± ${fine(width)}.`,
  unsettled: (width: number, wanted: number) =>
    `The shares are known to ± ${fine(width)}; ± ${fine(wanted)} needs more games.`,
  reported: (file: string) => `Report: ${file}`,
  columns: { seat: 'seat', bot: 'bot', wins: 'wins', share: 'share', range: '95% interval' },
  /** Where the interval comes from. */
  method: {
    wilson: 'Intervals from single games (Wilson).',
    deals: 'Intervals from the spread of the deals, each played in every rotation.',
  },
  games: (games: number, deals: number, isRotated: boolean) =>
    isRotated
      ? `${count(games, GAMES)}: ${count(deals, DEALS)}, each played once for every rotation of the seats.`
      : `${count(games, GAMES)}.`,
  length: (rounds: number, moves: number) =>
    `A game has ${count(tenth(rounds), ROUNDS)} and ${count(tenth(moves), MOVES)} on average.`,
  ending: {
    'went-out': (share) => `${percent(share)} by going out`,
    stock: (share) => `${percent(share)} because the cards ran out`,
    blocked: (share) => `${percent(share)} because nobody laid or added`,
    win: (share) => `${percent(share)} by laying the last level`,
  } satisfies Record<RoundEnd, (share: number) => string>,
  endings: (endings: readonly string[]) => `Rounds ended: ${and(endings)}.`,
  speed: (seconds: number, games: number) =>
    `${count(tenth(seconds), SECONDS)}, ${count(tenth(games), GAMES)} per second.`,
  seed: (seed: string) => `Seed: ${seed}`,
  /** After the bar; `left` in seconds, absent while nothing is known of it. */
  progress: (done: number, total: number, left: number | undefined) =>
    `${done} of ${total}${left === undefined ? '' : `, ${time(left)} left`}`,
  soaking: (games: number) => `${count(games, GAMES)} without a fault; Ctrl-C stops`,
  soaked: (games: number, rounds: number, moves: number) =>
    `${count(games, GAMES)} with random rules, without a fault: ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, every game checked.`,
  /** A game that broke, and the command line that plays it again. */
  broken: (number: number, detail: string, line: string) =>
    `Game ${number} broke: ${detail}\nTo run it again: ${line}`,
};

const rounded = (share: number): number => Math.round(100 * share);

export const play = {
  /** What the player's own seat is called where seats are listed. */
  you: 'You',
  /** Names for bots that are no character, more than a table has seats. */
  botNames: 'Mira Otto Lena Juno Nora Emil Ines Paul Rosa Theo Ida Max'.split(' '),

  welcome: (edition: string, ladder: string, names: readonly string[]) =>
    `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange: 'Another edition, weaker or stronger opponents, house rules: palier play --help.',
  howToStart:
    'Type a move, ? for the moves you can make, hint for advice, help for everything you can type.',
  /** Before the first deal: where the shuffles come from. */
  luck: {
    honest: (commitment: string) =>
      `The shuffles come from a secret, chosen now and shown at the end. Its fingerprint: ${commitment}`,
    seeded: (seed: string) =>
      `The shuffles come from the seed ${quote(seed)}: anyone who knows it can work out the cards.`,
  },
  revealed: (secret: string) =>
    `The secret behind the shuffles: ${secret}. “palier verify” checks it against the fingerprint in a saved game and deals the game again.`,

  round: (round: number) => `Round ${round}`,
  /** A place among the levels, after its staircase. */
  level: (level: number, _edition: EditionId) => `level ${level}`,
  cards: (cards: number) => count(cards, CARDS),
  /** Before the top card of a discard pile. */
  pile: 'pile',
  laid: 'laid',
  skipped: 'misses a turn',
  held: 'Hold',
  /** `faceUp`: the cards lying face up under it, or nothing. */
  stock: (cards: number, faceUp: string) =>
    `Draw pile: ${count(cards, CARDS)}${faceUp === '' ? '' : `, face up under it: ${faceUp}`}`,
  yourLevel: (number: number, level: string, _edition: EditionId) =>
    `Your level ${number}: ${level}`,
  yourLevels: 'Your levels; you may lay any one of them:',
  youLaid: (number: number, _edition: EditionId) =>
    `You have laid level ${number}: add what you can.`,
  /** Before the cards. */
  hand: 'Your hand:',

  /** Before the draws that are possible. */
  choose: 'Choose:',
  /** After what is expected: a move that would do, to show how moves are typed. */
  example: (move: string) => `as in “${move}”`,
  canLay: 'You can lay your level: type “lay”, or “?” to see all the ways.',
  cannotLay: 'Your cards do not make that level yet. “?” shows what you can do.',
  keepHint: (most: number) =>
    `up to ${count(most, CARDS)} for the next round, as in “keep R3 G5”; “keep” alone keeps none.`,
  offerHint: (cards: number) => `${count(cards, CARDS)} of your choice, as in “offer R1 G2 B3”.`,
  dropHint: (levels: readonly number[]) =>
    `level ${or(levels.map(String))}, as in “drop ${levels[0] ?? 1}”.`,
  swapHint: '“swap” and one to three cards, as in “swap R3 G5”.',
  moves: 'You can type:',
  moreLayings: 'There are other ways to lay it, too.',
  refusalHint: (rule: RuleId) => `“rule ${rule}” shows the rule, “?” what you can do.`,
  noSuchRule: (text: string) =>
    `There is no rule ${quote(text)}. A refused move tells you its rule, as in “rule LAY-3”.`,
  nothingToUndo: 'There is nothing to take back: you have not laid or added anything this turn.',
  /** How far the hand is from its level: cards missing, unseen cards that help, of how many. */
  outlook: (level: number, missing: number, outs: number, unseen: number) =>
    missing === 0
      ? `Level ${level}: complete in your hand.`
      : `Level ${level}: ${count(missing, CARDS)} missing; ${outs} of the ${count(unseen, CARDS)} you cannot see would help.`,
  /** The chance to be able to lay within so many turns, and its error of 95 in 100. */
  oddsOf: (turns: number, chance: number, error: number) =>
    `Within ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)}%.`,
  noOdds: 'You have already laid your level this round.',
  /** After a hint: how to make that move. */
  typed: (move: string) => `Type “${move}”.`,

  saveNeedsFile: 'Add a file name, as in “save game.jsonl”.',
  saved: (file: string, isOver: boolean) =>
    isOver
      ? `Saved. “palier verify ${file}” checks it, “palier replay ${file}” shows it again.`
      : `The game so far is saved. The file shows everyone’s cards: only look at it when the game is over.`,
  fileExists: (file: string) => `There is already a file ${quote(file)}. Choose another name.`,
  cannotSave: (file: string, detail: string) => `${quote(file)} cannot be written (${detail}).`,

  /** Several people at one keyboard. */
  handOver: (name: string) =>
    `${name}, it is your turn at the keyboard. Everyone else, please look away.`,
  pressEnter: 'Press Enter to see your cards. ',

  afterGame: 'The game is over. “save FILE” saves it; Enter leaves.',
  goodbye: 'Goodbye.',

  /** What can be typed. */
  help: [
    { line: 'draw · d', says: 'draw from the draw pile' },
    { line: 'take 2 · t 2', says: 'take the top card of player 2’s discard pile' },
    { line: 'lay · l', says: 'lay your level in the first way found' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'lay your level with these cards' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'add a card to combination 2.1' },
    { line: 'discard R7 · x R7', says: 'end your turn with this card' },
    { line: 'pass 3 · p 3', says: 'end your turn with a Pass card on player 3' },
    { line: 'keep R3 G5 · k R3 G5', says: 'between rounds, where allowed: keep these cards' },
    { line: 'exchange R5 2.1 · e R5 2.1', says: 'where allowed: swap a joker for the real card' },
    { line: 'drop 5', says: 'with open levels, after going out: the second level to remove' },
    { line: MASTER_VERBS, says: 'for Master cards; “?” says when' },
    { line: '?', says: 'the moves you can make now' },
    { line: 'hint', says: 'what an expert would do now, and why' },
    {
      line: 'odds',
      says: 'how far your hand is from your level, and your chances of getting there from the draw pile',
    },
    { line: 'undo · u', says: 'take back the last thing you laid or added this turn' },
    { line: 'sort · s', says: 'sort your hand by value or by colour' },
    { line: 'table', says: 'show the table again; Enter does the same' },
    { line: 'history', says: 'what happened in this round' },
    { line: 'rule LAY-3', says: 'the text of a rule' },
    { line: 'save FILE', says: 'save the game to a file' },
    { line: 'quit · q', says: 'leave the game' },
  ],
  helpNotes: [
    `Cards: colour letter and value, R7 (red), O, Y, G, B, P; J joker; X Pass card; ${MASTER_LETTERS} ${masterNames(specials).join(', ')}. J=9 is a joker that stands for a 9. Upper or lower case does not matter.`,
  ],

  sim,
  /** `palier join` and `palier host`. */
  /** On the whole screen. */
  full: fullScreen,
  online: terminal,
};
