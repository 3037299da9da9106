/** One or more of every move and of every reason, for the tests: a new one without a sample is a type error. */
import type { Advice, Reason } from '@palier/bots';
import {
  ALONE_COMMANDS,
  JOKER,
  MASTER_SPECIALS,
  PASS,
  isFault,
  makeSetup,
  numberCard,
  placeAsColour,
  placeAsValue,
  placeCard,
  seededChance,
  specialName,
  start,
  type AloneCommandType,
  type Card,
  type Command,
  type CommandType,
  type MasterSpecial,
  type Meld,
  type Table,
} from '@palier/rules';
import { G9, O8, R7 } from './sample-facts.ts';

type ReasonSamples = {
  readonly [T in Reason['t']]: readonly Extract<Reason, { readonly t: T }>[];
};
type CommandSamples = {
  readonly [T in Exclude<CommandType, AloneCommandType>]: readonly Extract<
    Command,
    { readonly t: T }
  >[];
};

const REASONS: ReasonSamples = {
  wins: [{ t: 'wins' }],
  'goes-out': [{ t: 'goes-out' }],
  lays: [{ t: 'lays', level: 3 }],
  adds: [{ t: 'adds' }],
  'frees-joker': [{ t: 'frees-joker' }],
  nearer: [0, 1, 2, 3].map((missing) => ({ t: 'nearer', missing })),
  fits: [{ t: 'fits' }],
  'fits-level': [{ t: 'fits-level' }],
  'fits-later': [{ t: 'fits-later' }],
  'takes-pass': [{ t: 'takes-pass' }],
  'takes-special': [{ t: 'takes-special' }],
  denies: [2, 3].map((to) => ({ t: 'denies', to })),
  stock: [0, 1, 9].map((outs) => ({ t: 'stock', outs, unseen: 62 })),
  'stock-to-add': [{ t: 'stock-to-add' }],
  'keeps-nearer': [0, 1, 2, 3].map((missing) => ({
    t: 'keeps-nearer',
    missing,
    instead: missing + 1,
  })),
  'keeps-outs': [
    { t: 'keeps-outs', outs: 1, instead: 0 },
    { t: 'keeps-outs', outs: 9, instead: 4 },
  ],
  spare: [{ t: 'spare' }],
  stuck: [{ t: 'stuck' }],
  'needed-least': [{ t: 'needed-least' }],
  'best-there': [{ t: 'best-there' }],
  waits: [{ t: 'waits' }],
  'waits-to-win': [{ t: 'waits-to-win' }],
  'waits-to-guard': [2, 3].map((seat) => ({ t: 'waits-to-guard', seat })),
  'gives-nothing': [[2], [3], [2, 3]].map((to) => ({ t: 'gives-nothing', to })),
  gives: [0.01, 0.3, 0.5, 0.99].map((chance) => ({ t: 'gives', to: 2, chance })),
  'skips-laid': [1, 4].map((cards) => ({ t: 'skips-laid', seat: 2, cards })),
  'skips-leader': [2, 3].map((seat) => ({ t: 'skips-leader', seat })),
  skips: [2, 3].map((seat) => ({ t: 'skips', seat })),
  special: MASTER_SPECIALS.map((card) => ({
    t: 'special',
    card: specialName(card) as MasterSpecial,
  })),
  'keeps-cards': [{ t: 'keeps-cards' }],
  'offers-least': [{ t: 'offers-least' }],
  hardest: [{ t: 'hardest', level: 7 }],
};

const COMMANDS: CommandSamples = {
  drawCard: [{ t: 'drawCard' }],
  takeCard: [1, 2, 3].map((from) => ({ t: 'takeCard', from })),
  layLevel: [
    { t: 'layLevel', melds: [[placeCard(R7), placeCard(O8)], [placeAsValue(JOKER, 9)]] },
    { t: 'layLevel', level: 5, melds: [[placeCard(R7), placeAsColour(JOKER, 0)]] },
  ],
  addCard: [
    { t: 'addCard', card: placeCard(R7), to: 1, meld: 2 },
    { t: 'addCard', card: placeAsValue(JOKER, 9), to: 3, meld: 1 },
  ],
  exchangeJoker: [1, 2].map((to) => ({ t: 'exchangeJoker', card: G9, to, meld: 1 })),
  discard: [R7, JOKER, PASS].map((card) => ({ t: 'discard', card })),
  playPass: [2, 3].map((on) => ({ t: 'playPass', on })),
  dropPalier: [{ t: 'dropPalier', level: 7 }],
  keepCards: [[], [R7, JOKER]].map((cards) => ({ t: 'keepCards', cards })),
  offerCards: [{ t: 'offerCards', cards: [R7, O8, PASS] }],
  pickCard: [R7, JOKER, PASS].map((card) => ({ t: 'pickCard', from: 2, card })),
  playSwap: [{ t: 'playSwap', cards: [R7, JOKER] }],
};

export const SAMPLE_REASONS: readonly Reason[] = Object.values(REASONS).flat();
export const SAMPLE_COMMANDS: readonly Command[] = [
  ...Object.values(COMMANDS).flat(),
  ...ALONE_COMMANDS,
];

/** Every reason with some move, and every move without a reason. */
export const SAMPLE_ADVICE: readonly Advice[] = [
  ...SAMPLE_REASONS.map((reason): Advice => ({
    command: { t: 'discard', card: R7 },
    reasons: [reason],
  })),
  ...SAMPLE_COMMANDS.map((command): Advice => ({ command, reasons: [] })),
];

/** Several of a kind, one of a kind, and none of the two. */
const MELDS: readonly (readonly Meld[])[] = [
  [
    { kind: 'run', cards: [placeCard(R7), placeCard(O8)] },
    { kind: 'run', cards: [placeCard(R7), placeCard(O8)] },
    { kind: 'colour', cards: [placeCard(R7), placeAsColour(JOKER, 0)] },
  ],
  [{ kind: 'colour', cards: [placeCard(G9), placeAsColour(JOKER, 3)] }],
  [
    { kind: 'set', cards: [placeCard(G9), placeAsValue(JOKER, 9)] },
    { kind: 'run', cards: [placeCard(R7), placeCard(O8)] },
    { kind: 'set', cards: [placeCard(R7), placeAsValue(JOKER, 7)] },
  ],
];

/** Seat 1 of three to move, with these cards on top of the discard piles. */
export function sampleTable(tops: readonly Card[] = [numberCard(5, 3), R7, PASS]): Table {
  const setup = makeSetup({ edition: 'level-8-101', players: 3 });
  if (isFault(setup)) throw new Error(setup.code);
  const { table } = start(setup, seededChance('hints')).state;
  return { ...table, turn: 1, discards: tops.map((card) => [card]), melds: MELDS };
}
