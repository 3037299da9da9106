/** `palier play` in English. */
import type { PlayWords } from '../play-words.ts';
import { sim } from './sim.ts';
import { and, count, or, quote } from './speech.ts';

const CARDS = { one: 'card', other: 'cards' };

const TURNS = { one: 'turn', other: 'turns' };

const rounded = (share: number): number => Math.round(100 * share);

export const play: PlayWords = {
  you: 'You',
  botNames: [
    'Mira',
    'Otto',
    'Lena',
    'Juno',
    'Nora',
    'Emil',
    'Ines',
    'Paul',
    'Rosa',
    'Theo',
    'Ida',
    'Max',
  ],

  welcome: (edition, ladder, names) => `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange: 'Another edition, weaker or stronger opponents, house rules: palier play --help.',
  howToStart:
    'Type a move, ? for the moves you can make, hint for advice, help for all that can be typed.',
  luck: {
    honest: (commitment) =>
      `The shuffles come from a secret that is fixed now and shown at the end. Its fingerprint: ${commitment}`,
    seeded: (seed) =>
      `The shuffles come from the seed ${quote(seed)}: whoever knows it can know the cards.`,
  },
  revealed: (secret) =>
    `The secret behind the shuffles: ${secret}. “palier verify” checks it against the fingerprint in a saved record and deals the game again.`,

  round: (round) => `Round ${round}`,
  level: (level) => `level ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'pile',
  laid: 'laid',
  skipped: 'misses a turn',
  held: 'Hold',
  stock: (cards, faceUp) =>
    `Stock: ${count(cards, CARDS)}${faceUp === '' ? '' : `, face up under it: ${faceUp}`}`,
  yourLevel: (number, level) => `Your level ${number}: ${level}`,
  yourLevels: 'Your levels, of which you may lay any one:',
  youLaid: (number) => `You have laid level ${number}: add what you can.`,
  hand: 'Your hand:',

  choose: 'Choose:',
  example: (move) => `as in “${move}”`,
  canLay: 'You can lay your level: “lay” does it, “?” shows the ways.',
  cannotLay: 'Your cards do not make that level yet. “?” shows what you can do.',
  keepHint: (most) =>
    `up to ${count(most, CARDS)} for the next round, as in “keep R3 G5”; “keep” alone keeps none.`,
  offerHint: (cards) => `${count(cards, CARDS)} of your choice, as in “offer R1 G2 B3”.`,
  dropHint: (levels) => `level ${or(levels.map(String))}, as in “drop ${levels[0] ?? 1}”.`,
  swapHint: 'swap and one to three cards, as in “swap R3 G5”',
  moves: 'You can type:',
  moreLayings: '… and there are other ways to lay.',
  refusalHint: (rule) => `“rule ${rule}” shows the rule, “?” what you can do.`,
  noSuchRule: (text) =>
    `There is no rule ${quote(text)}. A refused move names its rule, as in “rule LAY-3”.`,
  nothingToUndo: 'There is no laying or adding of this turn to take back.',
  outlook: (level, missing, outs, unseen) =>
    missing === 0
      ? `Level ${level}: complete in your hand.`
      : `Level ${level}: ${count(missing, CARDS)} missing; ${outs} of the ${count(unseen, CARDS)} you cannot see would help.`,
  oddsOf: (turns, chance, error) =>
    `Within ${count(turns, TURNS)}: ${rounded(chance)} ± ${rounded(error)} %.`,
  noOdds: 'You have laid your level in this round.',
  typed: (move) => `Type “${move}”.`,

  saveNeedsFile: 'Say where: “save game.jsonl”.',
  saved: (file, isOver) =>
    isOver
      ? `Saved. “palier verify ${file}” checks it, “palier replay ${file}” shows it again.`
      : `Saved so far. The file tells everybody’s cards: look at it when the game is over.`,
  fileExists: (file) => `There already is a file ${quote(file)}. Choose another name.`,
  cannotSave: (file, detail) => `${quote(file)} cannot be written (${detail}).`,

  handOver: (name) => `${name}, it is your turn at the keyboard. The others look away.`,
  pressEnter: 'Press Enter to see your cards. ',

  afterGame: 'The game is over. “save FILE” keeps its record; Enter leaves.',
  goodbye: 'Goodbye.',

  help: [
    { line: 'draw · d', says: 'draw from the stock' },
    { line: 'take 2 · t 2', says: 'take the top card of seat 2’s discard pile' },
    { line: 'lay · l', says: 'lay your level in the first way that is found' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'lay your level with these cards' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'add a card to the combination 2.1' },
    { line: 'discard R7 · x R7', says: 'end your turn with this card' },
    { line: 'pass 3 · p 3', says: 'end your turn with a Pass card on seat 3' },
    { line: 'keep R3 G5 · k R3 G5', says: 'between rounds, where cards may be kept' },
    { line: 'exchange R5 2.1 · e R5 2.1', says: 'where it is played: the real card for a joker' },
    { line: 'drop 5', says: 'on an open ladder, after going out: the second level to remove' },
    { line: 'grab, offer, pick, swap, hold', says: 'for Master cards; “?” tells when' },
    { line: '?', says: 'the moves you can make now' },
    { line: 'hint', says: 'what an expert would do now, and why' },
    {
      line: 'odds',
      says: 'how far your hand is from your level, and how likely it gets there from the stock',
    },
    { line: 'undo · u', says: 'take back what you laid or added last this turn' },
    { line: 'sort · s', says: 'sort your hand by value or by colour' },
    { line: 'table', says: 'show the table again; Enter does it too' },
    { line: 'history', says: 'what happened in this round' },
    { line: 'rule LAY-3', says: 'the text of a rule' },
    { line: 'save FILE', says: 'write the record of the game' },
    { line: 'quit · q', says: 'leave the game' },
  ],
  helpNotes: [
    'Cards: colour letter and value, R7 (red), O, Y, G, B, P; J joker; X Pass card; T, W, K Take, Swap, Hold. J=9 is a joker that stands for a 9. Capitals do not matter.',
  ],

  sim,
};
