/** RULES "Setting up". */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assert } from './assert.ts';
import { makeCard, PASS, type Card } from './cards.ts';
import { scriptedChance, seededChance } from './chance.ts';
import { dealRound, firstDealer, start } from './decide.ts';
import { EDITIONS, EDITION_IDS, type EditionId } from './editions.ts';
import { emptyState } from './evolve.ts';
import type { ChoiceName } from './house-rules.ts';
import type { Setup } from './setup.ts';
import { allCardsOf, outcome } from './testing/outcome.ts';
import { rule } from './testing/referee.ts';
import { setupOf } from './testing/set-ups.ts';

/** The table of editions in the ledger, which has it from the rulebooks' lists of contents. */
const LEDGER = readFileSync(new URL('../../../spec/README.md', import.meta.url), 'utf8');
const [NAMES, , ...FACTS] = /\n## Editions\n[^|]*((?:\|.*\n)+)/u
  .exec(LEDGER)![1]!
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

function told(fact: string, box: number): string {
  return FACTS.find(([name]) => name === fact)![box + 1]!;
}

const BOXES = NAMES!.slice(1).map((name, index) => ({
  edition: name.replaceAll('`', '') as EditionId,
  top: Number(/^1–(\d+) in 6 colours$/u.exec(told('Number cards', index))![1]),
  jokers: Number(told('Jokers', index)),
  passCards: Number(told('Pass cards', index)),
  cards: Number(told('Cards in all', index)),
}));

type Box = (typeof BOXES)[number];

function boxOf(wanted: EditionId): Box {
  return BOXES.find(({ edition }) => edition === wanted)!;
}

function box({ top, jokers, passCards }: Box): readonly string[] {
  const numbers = ['R', 'O', 'Y', 'G', 'B', 'P'].flatMap((colour) =>
    Array.from({ length: top }, (_, index) => `${colour}${index + 1}`),
  );
  const copies = (card: string, count: number): readonly string[] =>
    Array.from({ length: count }, () => card);
  return [...numbers, ...copies('J', jokers), ...copies('X', passCards)].toSorted();
}

const TABLES = BOXES.flatMap((of) => [2, 3, 4, 5, 6].map((players) => ({ ...of, players })));

function editionSetup(edition: EditionId, players: number): Setup {
  return setupOf({ edition, players });
}

const LEDGER_WORDS: readonly (readonly [
  ChoiceName,
  string,
  { readonly [value: string]: string },
])[] = [
  [
    'stockOut',
    'When the stock runs out',
    { rebuild: 'it is rebuilt', 'finish-turn': 'the round ends' },
  ],
  ['goingOut', 'Going out', { any: 'any way', discard: 'by the discard' }],
  ['winOnLaying', 'Winning', { yes: 'on laying level 8', no: "at the round's end" }],
  ['nextDealer', 'Next dealer', { left: 'left of the dealer', last: 'who played last' }],
];

test('[DEAL-1] the editions are those of the ledger, with its ladders, add-on and rules', () => {
  expect(BOXES.map(({ edition }) => edition)).toEqual(EDITION_IDS);
  for (const [index, { edition, ...box }] of BOXES.entries()) {
    const { id: _, rules, ladders, takesMaster, ...own } = EDITIONS[edition];
    expect(own).toEqual(box);
    expect(ladders.map((ladder) => `\`${ladder}\``).join(', ')).toBe(told('Ladders', index));
    expect(takesMaster ? 'Master' : 'none').toBe(told('Add-on', index));
    for (const [rule, fact, words] of LEDGER_WORDS) {
      expect([fact, words[rules[rule]]]).toEqual([fact, told(fact, index)]);
    }
  }
});

test.each(TABLES)(
  '[DEAL-1] $edition, $players players: the whole deck of $cards, ten cards each',
  ({ players, cards, ...of }) => {
    const { position } = rule({ edition: of.edition, players, seed: 'deal' });
    expect(allCardsOf(position)).toEqual(box({ ...of, cards }));
    expect(allCardsOf(position)).toHaveLength(cards);
    expect((position['hands'] as string[][]).map((hand) => hand.length)).toEqual(
      Array.from({ length: players }, () => 10),
    );
  },
);

test('[DEAL-1] two decks that are shuffled are not the same, and one seed gives one deck', () => {
  const stockOf = (seed: string): unknown =>
    rule({ edition: 'level-8-101', players: 2, seed }).position['stock'];
  const [one, two, again] = ['one', 'two', 'one'].map(stockOf);
  expect(two).not.toEqual(one);
  expect(again).toEqual(one);
});

test.each([
  { players: 2, dealer: 1, order: [2, 1] },
  { players: 3, dealer: 3, order: [1, 2, 3] },
  { players: 4, dealer: 2, order: [3, 4, 1, 2] },
  { players: 6, dealer: 6, order: [1, 2, 3, 4, 5, 6] },
])(
  '[DEAL-1] [DEAL-2] seat $dealer of $players deals: one by one from the left, then upcard, then stock',
  ({ players, dealer, order }) => {
    const setup = editionSetup('level-8-101', players);
    const { deck } = setup;
    const chance = scriptedChance([
      { stream: 'dealer', number: dealer - 1 },
      { stream: 'deal/1', order: deck },
    ]);
    const hands: Card[][] = Array.from({ length: players }, () => []);
    for (let at = 0; at < 10 * players; at++) hands[order[at % players]! - 1]!.push(deck[at]!);
    const upcard = deck[10 * players]!;
    const stock = deck.slice(10 * players + 1);
    const { events, state } = start(setup, chance);
    chance.assertUsedUp();
    expect(events).toEqual([{ t: 'roundDealt', round: 1, dealer, hands, upcard, stock }]);
    expect(state.hands).toEqual(hands);
    expect(state.stock).toEqual(stock);
    expect(state.table).toMatchObject({
      round: 1,
      dealer,
      turn: order[0],
      step: 'draw',
      discards: hands.map((_, index) => (index + 1 === dealer ? [upcard] : [])),
      stock: 101 - 10 * players - 1,
      faceUp: [],
      skipped: [],
      idle: 0,
    });
  },
);

const ABOUT_TO_GO_OUT = {
  'level-8': {
    edition: 'level-8-101',
    players: 3,
    dealer: 2,
    turn: 1,
    step: 'play',
    hands: [['R15'], ['G1', 'J'], ['B1', 'X']],
    discards: [['P6', 'P4'], ['P7'], []],
    stock: ['O1', 'O2'],
    melds: [
      [
        ['R3', 'G4', 'B5'],
        ['O7', 'Y8', 'P10', 'J=9'],
      ],
      [],
      [],
    ],
    skipped: [2],
  },
  'level-up': {
    edition: 'level-up',
    players: 3,
    dealer: 2,
    turn: 1,
    step: 'play',
    hands: [['R18'], ['G1', 'G2'], ['B1', 'B2']],
    discards: [['P6', 'P4'], ['P7'], []],
    stock: ['O1', 'O2'],
    melds: [
      [
        ['R3', 'G3', 'B3'],
        ['O7', 'Y8', 'P9', 'G10'],
      ],
      [],
      [],
    ],
  },
};

test.each([
  { name: 'level-8', move: 'discard R15', of: boxOf('level-8-101') },
  { name: 'level-up', move: 'discard R18', of: boxOf('level-up') },
] as const)(
  '[DEAL-1] [DEAL-2] $name: the next round begins like the first, with every card',
  ({ name, move, of }) => {
    const { answers, position } = rule(ABOUT_TO_GO_OUT[name], [move]);
    expect(answers).toEqual(['ok']);
    expect(allCardsOf(position)).toEqual(box(of));
    const dealer = position['dealer'] as number;
    expect(position).toMatchObject({
      round: 2,
      step: 'draw',
      turn: (dealer % 3) + 1,
      melds: [[], [], []],
      skipped: [],
    });
    expect((position['hands'] as string[][]).map((hand) => hand.length)).toEqual([10, 10, 10]);
    expect((position['discards'] as string[][]).map((pile) => pile.length)).toEqual(
      [1, 2, 3].map((seat) => (seat === dealer ? 1 : 0)),
    );
    expect(position['stock']).toHaveLength(of.cards - 31);
    expect((position['stock'] as string[]).filter((card) => card.endsWith('^'))).toEqual([]);
  },
);

test.each(EDITION_IDS)(
  '[DEAL-2] %s: only the dealer has a discard pile, of one card, and the stock lies face down',
  (edition) => {
    const dealt = rule({ edition, players: 4, dealer: 3, seed: 'upcard' });
    const { discards, stock } = dealt.position;
    const [event] = [dealt.state.past!.event];
    assert(event.t === 'roundDealt', 'a dealt position has its deal as history');
    expect(discards).toEqual([[], [], [makeCard(event.upcard)], []]);
    expect(stock).toEqual(event.stock.map(makeCard));
  },
);

test('[DEAL-2] every player has a discard pile of their own', () => {
  const position = {
    edition: 'level-8-101',
    players: 2,
    dealer: 1,
    hands: [
      ['R1', 'R2'],
      ['G1', 'G2'],
    ],
    discards: [['P9'], []],
    stock: ['B1', 'B2', 'B3'],
  };
  expect(outcome(position, ['draw', 'discard G1', 'draw', 'discard R1'])).toEqual({
    answers: ['ok', 'ok', 'ok', 'ok'],
    events: [
      { t: 'cardDrawn', seat: 2, card: 'B1' },
      { t: 'cardDiscarded', seat: 2, card: 'G1' },
      { t: 'cardDrawn', seat: 1, card: 'B2' },
      { t: 'cardDiscarded', seat: 1, card: 'R1' },
    ],
    changed: {
      hands: [
        ['R2', 'B2'],
        ['G2', 'B1'],
      ],
      discards: [['P9', 'R1'], ['G1']],
      stock: ['B3'],
      idle: 2,
    },
  });
});

/** The deck with a card of our choice where the upcard is turned from. */
function withUpcard(setup: Setup, upcard: Card): readonly Card[] {
  const deck = setup.deck.slice();
  const from = deck.indexOf(upcard);
  const to = 10 * setup.players;
  [deck[from], deck[to]] = [deck[to]!, deck[from]!];
  return deck;
}

test('[DEAL-3] a Pass card turned up at the deal skips nobody', () => {
  const setup = editionSetup('level-8-101', 3);
  const chance = scriptedChance([{ stream: 'deal/1', order: withUpcard(setup, PASS) }]);
  const { events, state } = dealRound(emptyState(setup), 1, chance);
  chance.assertUsedUp();
  expect(events.map(({ t }) => t)).toEqual(['roundDealt']);
  expect(state.table).toMatchObject({ turn: 2, step: 'draw', skipped: [], faceUp: [] });
  expect(state.table.discards).toEqual([[PASS], [], []]);
});

test.each(['X', 'J', 'R7'])('[DEAL-3] the first card may be taken, %s like any other', (card) => {
  const position = {
    edition: 'level-8-99',
    players: 3,
    dealer: 1,
    hands: [['R1'], ['G1'], ['B1']],
    discards: [[card], [], []],
    stock: ['O1'],
  };
  expect(outcome(position, ['take 1'])).toEqual({
    answers: ['ok'],
    events: [{ t: 'cardTaken', seat: 2, from: 1, card }],
    changed: {
      step: 'play',
      hands: [['R1'], ['G1', card], ['B1']],
      discards: [[], [], []],
      taken: card,
    },
  });
});

test.each([2, 3, 4, 5, 6])(
  '[DEAL-4] the first dealer of %i players is drawn at random: every seat about as often',
  (players) => {
    const setup = editionSetup('level-8-101', players);
    const counts = Array.from({ length: players }, () => 0);
    const draws = 200 * players;
    for (let seed = 0; seed < draws; seed++) {
      const dealer = firstDealer(setup, seededChance(`dealer ${seed}`));
      counts[dealer - 1]!++;
    }
    // Five standard deviations around 200 each: a seat left out or drawn twice as often fails.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(75);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
  },
);

test.each([
  { edition: 'level-8-101', dealer: 1, next: 2 },
  { edition: 'level-8-99', dealer: 2, next: 3 },
  { edition: 'level-8-98', dealer: 3, next: 1 },
])('[DEAL-4] $edition: the deal passes from $dealer to the left', ({ edition, dealer, next }) => {
  const position = { ...ABOUT_TO_GO_OUT['level-8'], edition, dealer };
  const { rounds, position: after } = rule(position, ['discard R15']);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: next }]);
  expect(after).toMatchObject({ dealer: next, turn: (next % 3) + 1 });
});

test.each([1, 2, 3])(
  '[DEAL-4] level-up: the player who went out deals next, whoever dealt (seat %i)',
  (dealer) => {
    const position = { ...ABOUT_TO_GO_OUT['level-up'], dealer };
    const { rounds, position: after } = rule(position, ['discard R18']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
    expect(after).toMatchObject({ dealer: 1, turn: 2 });
  },
);

test('[DEAL-4] level-up: after the stock has run out, who took the last turn deals', () => {
  const position = {
    edition: 'level-up',
    players: 3,
    dealer: 1,
    turn: 3,
    hands: [['R1'], ['G1'], ['B1']],
    stock: ['O1'],
  };
  const { rounds, position: after } = rule(position, ['draw', 'discard O1']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 0, 0], nextDealer: 3 }]);
  expect(after).toMatchObject({ dealer: 3, turn: 1 });
});

test('[DEAL-4] level-up: after a blocked round, who took the last turn deals', () => {
  const position = {
    edition: 'level-up',
    players: 3,
    dealer: 1,
    turn: 2,
    hands: [['R1'], ['G1'], ['B1']],
    stock: ['O1', 'O2'],
    idle: 149,
  };
  const { rounds, position: after } = rule(position, ['draw', 'discard O1']);
  expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 0], nextDealer: 2 }]);
  expect(after).toMatchObject({ dealer: 2, turn: 3 });
});

const ORDERS = [
  { players: 2, dealer: 1, order: [2, 1, 2] },
  { players: 2, dealer: 2, order: [1, 2, 1] },
  { players: 3, dealer: 2, order: [3, 1, 2, 3] },
  { players: 4, dealer: 3, order: [4, 1, 2, 3, 4] },
  { players: 5, dealer: 5, order: [1, 2, 3, 4, 5, 1] },
  { players: 6, dealer: 5, order: [6, 1, 2, 3, 4, 5, 6] },
];

test.each(EDITION_IDS.flatMap((edition) => ORDERS.map((row) => ({ edition, ...row }))))(
  '[DEAL-5] $edition, $players players: after dealer $dealer play goes $order',
  ({ edition, players, dealer, order }) => {
    const stock = ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7', 'O8'];
    const position = {
      edition,
      players,
      dealer,
      hands: Array.from({ length: players }, (_, index) => [`R${index + 1}`]),
      stock,
    };
    expect(rule(position).position).toMatchObject({ turn: order[0], step: 'draw' });
    const moves = order.flatMap((_, index) => ['draw', `discard ${stock[index]!}`]);
    const { events } = rule(position, moves);
    expect(events).toEqual(
      order.flatMap((seat, index) => [
        { t: 'cardDrawn', seat, card: stock[index] },
        { t: 'cardDiscarded', seat, card: stock[index] },
      ]),
    );
  },
);
