/** Advice in English: what to do, and why. */
import { layableLevels, type Card, type Seat, type Table } from '@palier/rules';
import { meldName } from '../cards.ts';
import { areAllOthers, type HintWords } from '../hint.ts';
import { calls } from '../specials.ts';
import {
  and,
  cards,
  CARDS,
  count,
  does,
  inWords,
  meldCall,
  openAll,
  whom,
  whose,
  wouldHelp,
} from './speech.ts';
import { specials } from './specials.ts';

function theCards(list: readonly Card[]): string {
  return and(list.map((card) => `the ${cards.card(card)}`));
}

function combination(table: Table, owner: Seat, meld: number): string {
  const name = meldName(table, owner, meld);
  return name === undefined ? `combination ${meld}` : meldCall(name);
}

const orNone = (cards: number): string => (cards === 0 ? 'none' : String(cards));

const ONE_FEWER = 'that leaves you with one card fewer';

/** So few that one can be glad of it. */
const FEW = 2;

function missing(cards: number): string {
  if (cards === 0) return 'then your level is complete';
  if (cards === 1) return 'then you need only one more card for your level';
  return `then you ${cards <= FEW ? 'need only' : 'still need'} ${inWords(cards)}${cards <= FEW ? ' more' : ''} cards for your level`;
}

export const hints: HintWords = {
  moves: {
    drawCard: () => 'Draw from the draw pile',
    takeCard: ({ from }, { table, naming }) =>
      `Take the ${cards.card(table.discards[from - 1]!.at(-1)!)} from ${whose(naming, from)} discard pile`,
    layLevel: ({ level, melds }, { table }) =>
      `Lay level ${level ?? layableLevels(table, table.turn)[0]} (${melds.map(cards.cards).join('; ')})`,
    addCard: ({ card, to, meld }, { table, naming }) =>
      `Add the ${cards.placed(card)} to ${whose(naming, to)} ${combination(table, to, meld)}`,
    exchangeJoker: ({ card, to, meld }, { table, naming }) =>
      `Put the ${cards.card(card)} into ${whose(naming, to)} ${combination(table, to, meld)} and take the joker`,
    discard: ({ card }) => `Discard the ${cards.card(card)}`,
    playPass: ({ on }, { naming }) => `Play the Pass card on ${whom(naming, on)}`,
    dropPalier: ({ level }) => `Remove level ${level} as well`,
    keepCards: ({ cards: kept }) => `Keep ${kept.length === 0 ? 'no cards' : theCards(kept)}`,
    offerCards: ({ cards: offered }) => `Offer ${theCards(offered)}`,
    pickCard: ({ from, card }, { naming }) =>
      `Take the ${cards.card(card)} from ${whom(naming, from)}`,
    playSwap: ({ cards: swapped }) => `Play the Swap card and swap ${theCards(swapped)}`,
    ...calls(specials),
  },
  reasons: {
    wins: () => 'that wins you the game',
    'goes-out': () => 'that lets you go out this turn',
    lays: () => 'then you climb when the round ends',
    adds: () => ONE_FEWER,
    'frees-joker': () => 'a joker is worth more in your hand',
    nearer: (reason) => missing(reason.missing),
    fits: () => 'you can add it to what is on the table',
    'fits-level': () => 'you can play it together with your level',
    'fits-later': () => 'you can add it to the table once you have laid',
    'takes-pass': () => 'you can play it on someone straight away',
    'takes-special': () => 'you can play it instead of discarding',
    denies: ({ to }, { naming }) => `otherwise ${does(naming, to, ['could', 'could'])} use it`,
    stock: ({ outs, unseen }) =>
      outs === 0
        ? 'no face-up card is better'
        : `no face-up card is better, and ${outs} of the ${count(unseen, CARDS)} you cannot see would help`,
    'stock-to-add': () => 'you might draw a card that you can add',
    'keeps-nearer': ({ missing: left, instead }) =>
      left === 0
        ? 'then your level stays complete'
        : `then you need ${left <= FEW ? 'only ' : ''}${inWords(left)} more ${left === 1 ? CARDS.one : CARDS.other} for your level instead of ${inWords(instead)}`,
    'keeps-outs': ({ outs, instead }) =>
      `then ${count(outs, CARDS)} can help you instead of ${orNone(instead)}`,
    spare: () => 'you can do without it',
    stuck: () => 'it fits nothing on the table',
    'needed-least': () => 'you need it least',
    'best-there': () => 'you can get nothing better right now',
    'gives-nothing': ({ to }, { table, naming }) =>
      areAllOthers(table, to)
        ? 'the others have no use for it'
        : `${openAll(naming, to, ['have', 'has'])} no use for it`,
    'skips-laid': ({ seat, cards: held }, { naming }) =>
      `${does(naming, seat, ['have', 'has'])} already laid a level and ${naming.viewer === seat ? 'have' : 'has'} only ${count(held, CARDS)} left`,
    'skips-leader': ({ seat }, { table, naming }) =>
      `${does(naming, seat, ['are', 'is'])} ahead of ${table.setup.players === 2 ? 'you' : 'everyone else'}`,
    skips: ({ seat }, { naming }) => `then ${does(naming, seat, ['miss', 'misses'])} a turn`,
    special: ({ card }, { table }) =>
      specials[card].why(table.laid[table.turn - 1] !== undefined) ?? ONE_FEWER,
    'keeps-cards': (_, { command }) =>
      command.t === 'keepCards' && command.cards.length === 0
        ? 'none of them helps your level'
        : 'that helps your level most',
    'offers-least': () => 'you need those least',
    hardest: () => 'it is the hardest one you have left',
  },
  warnings: {
    waits: () =>
      'You could lay your level, but it can pay to wait: what you lay helps the others too, and going out takes you up two levels.',
    'waits-to-win': () =>
      'You could lay your level, but this time it pays to wait until you can lay and go out in one turn: that takes you up two levels and wins you the game.',
    'waits-to-guard': ({ seat }, { naming }) =>
      `You could lay your level, but this time it pays to wait: ${does(naming, seat, ['would win', 'would win'])} the game by going out, and what you lay would make that easier.`,
    gives: ({ to, chance }, { naming }) =>
      `It ${wouldHelp(naming, to, chance)}, but your other cards are worth more to you.`,
  },
  because: (call, reasons) =>
    reasons.length === 0 ? `${call}.` : `${call}: ${reasons.join(', and ')}.`,
};
