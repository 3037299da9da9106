/** Positions to the letter of the contract: defaults, what is refused and where, printing and reading back. */
import { expect, test } from 'vitest';
import { makeCard } from './cards.ts';
import { seededChance } from './chance.ts';
import type { Json } from './codec.ts';
import type { Command } from './commands.ts';
import { play } from './decide.ts';
import { isFault } from './faults.ts';
import { judge } from './judge.ts';
import { legalMoves } from './legal.ts';
import { parsePosition, type ParsedPosition } from './position.ts';
import { makePosition } from './position-print.ts';
import { isRefusal } from './refusals.ts';
import { deciders, type State } from './state.ts';
import { diceFrom, type Dice } from './testing/dice.ts';
import { faultIn, rule } from './testing/referee.ts';
import { viewOf } from './view.ts';

type Printed = { readonly [member: string]: Json };

const TWO = { edition: 'level-8-101', players: 2, dealer: 2, turn: 1 };
const HANDS = [
  ['R1', 'R2'],
  ['G1', 'G2'],
];

function parsed(position: unknown, seed = 'fresh'): ParsedPosition {
  const result = parsePosition(position, seed);
  if (isFault(result)) throw new Error(JSON.stringify(result));
  return result;
}

function printed(position: unknown, seed = 'fresh'): Printed {
  const { state, seed: used } = parsed(position, seed);
  return makePosition(state, used) as Printed;
}

/** Every card that a printed position names. */
function namedIn(position: Printed): string[] {
  const cards = [
    ...(position['hands'] as string[][]).flat(),
    ...(position['discards'] as string[][]).flat(),
    ...(position['stock'] as string[]).map((card) => card.replace('^', '')),
    ...(position['melds'] as { cards: string[] }[][]).flat().flatMap(({ cards }) => cards),
    ...(position['skipped'] as number[]).map(() => 'X'),
    ...((position['held'] ?? []) as number[]).map(() => 'K'),
  ];
  return cards.map((card) => card.replace(/=.*/u, '')).toSorted();
}

function wholeDeck(position: unknown): string[] {
  return parsed(position).state.table.setup.deck.map(makeCard).toSorted();
}

// Defaults

test.each([
  ['level-up', 'stacked'],
  ['level-8-98', 'one-star'],
  ['level-8-99', 'one-star'],
  ['level-8-101', 'one-star'],
])('edition and players are enough: %s is played on %s', (edition, ladder) => {
  const position = printed({ edition, players: 4 }, 'abc');
  const dealer = position['dealer'] as number;
  expect(position).toEqual({
    palier: 1,
    edition,
    ladder,
    rules: {},
    master: 'none',
    players: 4,
    dealer,
    turn: (dealer % 4) + 1,
    step: 'draw',
    levels: [1, 1, 1, 1],
    hands: [0, 1, 2, 3].map(() => expect.arrayContaining([]) as unknown),
    discards: [1, 2, 3, 4].map((seat) => (seat === dealer ? [expect.any(String) as unknown] : [])),
    stock: expect.any(Array) as unknown,
    melds: [[], [], [], []],
    skipped: [],
    round: 1,
    seed: 'abc',
  });
  expect((position['hands'] as string[][]).map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
  expect(namedIn(position)).toEqual(wholeDeck({ edition, players: 4 }));
});

test.each([
  [{ players: 2 }, 'missing-member position.edition'],
  [{ edition: 'level-8-101' }, 'missing-member position.players'],
  [{}, 'missing-member position.edition'],
])('edition and players are needed: %o → %s', (position, answer) => {
  expect(faultIn(position)).toBe(answer);
});

test('the deal comes from the seed: the same for the same, another for another', () => {
  const choice = { edition: 'level-8-101', players: 3 };
  expect(printed({ ...choice, seed: 'a' })).toEqual(printed({ ...choice, seed: 'a' }, 'other'));
  expect(printed({ ...choice, seed: 'a' })['hands']).not.toEqual(
    printed({ ...choice, seed: 'b' })['hands'],
  );
});

test('without a seed a fresh one is used and printed', () => {
  const choice = { edition: 'level-8-101', players: 3 };
  expect(printed(choice, 'fresh')).toEqual(printed({ ...choice, seed: 'fresh' }));
  expect(printed(choice, 'fresh')['seed']).toBe('fresh');
});

test('without a dealer one is drawn from the seed; the turn is left of the dealer', () => {
  const choice = { edition: 'level-8-101', players: 3 };
  const dealers = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const { dealer, turn } = printed({ ...choice, seed: `d${i}` });
    dealers.add(dealer as number);
    expect(turn).toBe(((dealer as number) % 3) + 1);
    const composed = printed({ ...choice, hands: [['R1'], ['R2'], ['R3']], seed: `d${i}` });
    expect([composed['dealer'], composed['turn']]).toEqual([dealer, turn]);
  }
  expect([...dealers].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test.each([
  [1, 2],
  [2, 3],
  [3, 1],
])('dealer %i given: the turn is seat %i’s, the upcard on the dealer’s pile', (dealer, turn) => {
  const position = printed({ edition: 'level-8-101', players: 3, dealer });
  expect(position).toMatchObject({ dealer, turn });
  expect((position['discards'] as string[][]).map((pile) => pile.length)).toEqual(
    [1, 2, 3].map((seat) => (seat === dealer ? 1 : 0)),
  );
});

test('with hands, piles and melds left out are empty', () => {
  const { position } = rule({ ...TWO, hands: HANDS });
  expect(position).toMatchObject({
    hands: HANDS,
    discards: [[], []],
    melds: [[], []],
    skipped: [],
    levels: [1, 1],
    step: 'draw',
    round: 1,
  });
});

test('with hands, a stock left out is every card named nowhere else, shuffled from the seed', () => {
  const start = {
    ...TWO,
    master: 'specials',
    hands: [
      ['R1', 'J'],
      ['G1', 'X'],
    ],
    discards: [['O1'], []],
    melds: [[['R3', 'G4', 'J=5']], []],
    skipped: [2],
    held: [1],
  };
  const position = printed(start, 'a');
  expect(namedIn(position)).toEqual(wholeDeck(start));
  const stock = position['stock'] as string[];
  for (const card of ['R1', 'G1', 'O1', 'R3', 'G4']) expect(stock).not.toContain(card);
  expect(stock.filter((card) => card === 'J')).toHaveLength(5);
  expect(stock.filter((card) => card === 'X')).toHaveLength(2);
  expect(stock.filter((card) => card === 'K')).toHaveLength(2);
  expect(printed(start, 'a')['stock']).toEqual(stock);
  expect(printed(start, 'b')['stock']).not.toEqual(stock);
  expect(stock).not.toEqual(stock.toSorted());
});

test('a stock left out does not hold the card said to have been taken', () => {
  const start = { ...TWO, step: 'play', hands: HANDS, taken: 'R5' };
  // Either the position is refused, or R5 is not also in the stock.
  const judged = judge({ position: start, moves: [] }, 'a');
  const stock = isFault(judged) ? [] : judged.state.stock.map(makeCard);
  expect(stock).not.toContain('R5');
});

test('with a stock given, cards named nowhere are out of the round and back at the next deal', () => {
  const start = { ...TWO, step: 'play', hands: [['R1'], ['G1']], stock: ['B1', 'B2'] };
  const { position } = rule(start);
  expect(namedIn(position)).toEqual(['B1', 'B2', 'G1', 'R1']);
  const next = rule(start, ['discard R1']).position;
  expect(next).toMatchObject({ round: 2 });
  expect(namedIn(next)).toEqual(wholeDeck(start));
});

test('an empty stock is a stock given', () => {
  expect(
    rule({ ...TWO, hands: HANDS, stock: [], discards: [['O1'], []] }).position['stock'],
  ).toEqual([]);
});

test('a hand may hold any number of cards', () => {
  const many = parsed({ edition: 'level-8-101', players: 2 })
    .state.table.setup.deck.slice(0, 60)
    .map(makeCard);
  expect(rule({ ...TWO, hands: [many, []] }).position['hands']).toEqual([many, []]);
});

// Printing

test('the contract’s example is read and printed as it stands', () => {
  const example = {
    palier: 1,
    edition: 'level-8-101',
    ladder: 'one-star',
    rules: { goingOut: 'any' },
    master: 'none',
    players: 3,
    dealer: 1,
    turn: 2,
    step: 'draw',
    levels: [1, 4, 7],
    hands: [
      ['R1', 'R2'],
      ['G9', 'J'],
      ['X', 'P3'],
    ],
    discards: [['B9', 'G5'], [], ['P2']],
    stock: ['R8', 'B11', 'X^'],
    melds: [
      [
        { kind: 'run', cards: ['R3', 'G4', 'J=5'] },
        { kind: 'run', cards: ['B7', 'G8', 'O9'] },
      ],
      [],
      [],
    ],
    skipped: [3],
    seed: 'any text',
  };
  expect(printed(example)).toEqual({ ...example, round: 1 });
});

test('reading ignores letter case and surplus spaces, printing is exact', () => {
  const position = printed({
    ...TWO,
    master: 'all',
    hands: [
      ['r1', ' J ', 'j1-5'],
      ['g2 ', 'x'],
    ],
    discards: [[' b9'], ['t']],
    stock: ['y1', ' x^ ', 'W^'],
    melds: [[['r3', 'g4', ' j=5']], [['p1', 'p2', 'p9', 'j6-10=p']]],
    levels: [1, 3],
  });
  expect(position).toMatchObject({
    hands: [
      ['R1', 'J', 'J1-5'],
      ['G2', 'X'],
    ],
    discards: [['B9'], ['T']],
    stock: ['Y1', 'X^', 'W^'],
    melds: [
      [{ kind: 'run', cards: ['R3', 'G4', 'J=5'] }],
      [{ kind: 'colour', cards: ['P1', 'P2', 'P9', 'J6-10=P'] }],
    ],
  });
});

test('options that are the edition’s own are not printed, the others are', () => {
  expect(
    printed({ ...TWO, rules: { goingOut: 'discard', drawOwn: 'forbidden' } })['rules'],
  ).toEqual({
    drawOwn: 'forbidden',
  });
});

// Melds

test.each([
  [['R5', 'G5'], { kind: 'set', cards: ['R5', 'G5'] }],
  [['R5', 'G5', 'J'], { kind: 'set', cards: ['R5', 'G5', 'J=5'] }],
  [['R5', 'J'], { kind: 'set', cards: ['R5', 'J=5'] }],
  [['R5', 'J=5'], { kind: 'set', cards: ['R5', 'J=5'] }],
  [['J=5', 'J=5'], { kind: 'set', cards: ['J=5', 'J=5'] }],
  [['R5', 'G6'], { kind: 'run', cards: ['R5', 'G6'] }],
  [['R5', 'R6', 'R7'], { kind: 'run', cards: ['R5', 'R6', 'R7'] }],
  [['B7', 'R5', 'G6'], { kind: 'run', cards: ['R5', 'G6', 'B7'] }],
  [['R5', 'J', 'G7'], { kind: 'run', cards: ['R5', 'J=6', 'G7'] }],
  [['R14', 'G13', 'B12', 'J=15'], { kind: 'run', cards: ['B12', 'G13', 'R14', 'J=15'] }],
  [['R5', 'R9'], { kind: 'colour', cards: ['R5', 'R9'] }],
  [['R9', 'R5', 'R1', 'J=R'], { kind: 'colour', cards: ['R9', 'R5', 'R1', 'J=R'] }],
  [['R5', 'J=R'], { kind: 'colour', cards: ['R5', 'J=R'] }],
  [['R5', 'R9', 'J'], { kind: 'colour', cards: ['R5', 'R9', 'J=R'] }],
])('a bare meld is the first of set, run, colour that fits: %o', (bare, meld) => {
  const position = printed({ ...TWO, hands: [['P1'], ['P2']], melds: [[bare], []] });
  expect(position['melds']).toEqual([[meld], []]);
});

test('a meld with its kind is read as that kind', () => {
  const melds = [
    [
      { kind: 'colour', cards: ['R6', 'R5', 'R7'] },
      { kind: 'run', cards: ['B6', 'B5', 'B7'] },
    ],
    [],
  ];
  expect(printed({ ...TWO, hands: [['P1'], ['P2']], melds })['melds']).toEqual([
    [
      { kind: 'colour', cards: ['R6', 'R5', 'R7'] },
      { kind: 'run', cards: ['B5', 'B6', 'B7'] },
    ],
    [],
  ]);
});

test.each([
  [['R5', 'G7'], 'invalid-meld position.melds[0][0]'],
  [['R5'], 'invalid-meld position.melds[0][0]'],
  [['R15', 'G1'], 'invalid-meld position.melds[0][0]'],
  [['R5', 'X'], 'invalid-meld position.melds[0][0]'],
  [['R5', 'J=6', 'B8'], 'invalid-meld position.melds[0][0]'],
  [['R14', 'G15', 'J=16'], 'invalid-meld position.melds[0][0]'],
  [['J', 'J'], 'joker-ambiguous position.melds[0][0]'],
  [['R5', 'G6', 'J'], 'joker-ambiguous position.melds[0][0]'],
  [[], 'wrong-length position.melds[0][0]'],
  [{ kind: 'run', cards: ['R5', 'G5'] }, 'invalid-meld position.melds[0][0]'],
  [{ kind: 'set', cards: ['R5', 'G6'] }, 'invalid-meld position.melds[0][0]'],
  [{ kind: 'colour', cards: ['R5', 'G5'] }, 'invalid-meld position.melds[0][0]'],
  [{ kind: 'colour', cards: ['R5', 'J=5'] }, 'invalid-meld position.melds[0][0]'],
  [{ kind: 'set', cards: ['R5', 'J=R'] }, 'invalid-meld position.melds[0][0]'],
  [{ kind: 'pair', cards: ['R5', 'G5'] }, 'not-one-of position.melds[0][0].kind'],
  [{ cards: ['R5', 'G5'] }, 'missing-member position.melds[0][0].kind'],
  [{ kind: 'set' }, 'missing-member position.melds[0][0].cards'],
  [{ kind: 'set', cards: [] }, 'wrong-length position.melds[0][0].cards'],
  [{ kind: 'set', cards: 'R5 G5' }, 'wrong-type position.melds[0][0].cards'],
  [{ kind: 'set', cards: ['R5', 'Q5'] }, 'unreadable-card position.melds[0][0].cards[1]'],
  [{ kind: 'set', cards: ['R5', 'G5'], by: 1 }, 'unknown-member position.melds[0][0].by'],
  [['R5', 'Q5'], 'unreadable-card position.melds[0][0][1]'],
  [['R5', '?'], 'unreadable-card position.melds[0][0][1]'],
  ['R5 G5', 'wrong-type position.melds[0][0]'],
  [null, 'wrong-type position.melds[0][0]'],
])('what is no combination is refused as a meld: %o → %s', (meld, answer) => {
  expect(faultIn({ ...TWO, hands: [['P1'], ['P2']], melds: [[meld], []] })).toBe(answer);
});

test('melds need not match the seat’s level', () => {
  const melds = [
    [
      ['R5', 'G5'],
      ['B5', 'O5'],
    ],
    [],
  ];
  expect(faultIn({ ...TWO, hands: HANDS, levels: [5, 1], melds })).toBe('fine');
});

test('a seat with melds has laid, a seat without has not', () => {
  const start = {
    ...TWO,
    step: 'play',
    hands: [['R6', 'R9'], ['G1']],
    melds: [[['R3', 'G4', 'B5']], []],
  };
  expect(rule(start, ['add R6 1.1']).answers).toEqual(['ok']);
  expect(rule(start, ['lay R6 R9']).answers).toEqual(['already-laid LAY-2']);
  const other = { ...start, turn: 2, hands: [['R9'], ['R6', 'G1']] };
  expect(rule(other, ['add R6 1.1']).answers).toEqual(['lay-first ADD-1']);
});

// What is refused: cards

test.each([
  [{ hands: [['R1', 'R1'], []] }, 'card-too-often position.hands[0][1]'],
  [{ hands: [['R1'], ['G2', 'R1']] }, 'card-too-often position.hands[1][1]'],
  [{ hands: HANDS, discards: [[], ['B1', 'R2']] }, 'card-too-often position.discards[1][1]'],
  [{ hands: HANDS, stock: ['B1', 'R2'] }, 'card-too-often position.stock[1]'],
  [{ hands: HANDS, melds: [[['R2', 'G3', 'B4']], []] }, 'card-too-often position.melds[0][0][0]'],
  [
    {
      hands: [
        ['J', 'J', 'J', 'J'],
        ['J', 'J', 'J', 'J'],
      ],
    },
    'card-too-often position.hands[1][3]',
  ],
  [{ hands: [['X', 'X'], ['X']], skipped: [2], stock: ['B1'] }, 'fine'],
  [
    {
      hands: [
        ['X', 'X'],
        ['X', 'X'],
      ],
      skipped: [2],
      stock: ['B1'],
    },
    'card-too-often position.skipped[0]',
  ],
  [
    {
      hands: [
        ['X', 'X'],
        ['X', 'X'],
      ],
      stock: ['B1', 'X^'],
    },
    'card-too-often position.stock[1]',
  ],
  [{ hands: HANDS, master: 'specials', held: [1, 1, 1] }, 'fine'],
  [{ hands: HANDS, master: 'specials', held: [1, 1, 1, 2] }, 'card-too-often position.held[3]'],
  [{ hands: [['R1', 'R1'], []], master: 'all' }, 'fine'],
  [{ hands: [['R1', 'R1', 'R1'], []], master: 'all' }, 'card-too-often position.hands[0][2]'],
])('a card named more often than the deck has it: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, ...members })).toBe(answer);
});

test('the path of a card in a meld written with its kind leads to that card', () => {
  const melds = [[{ kind: 'set', cards: ['R5', 'R5'] }], []];
  expect(faultIn({ ...TWO, hands: HANDS, melds })).toBe(
    'card-too-often position.melds[0][0].cards[1]',
  );
});

test('the path of a card in a run leads to the place where it is written', () => {
  // R1 is in a hand; here it is the last card written, and the first of the run.
  expect(faultIn({ ...TWO, hands: HANDS, melds: [[['B3', 'O2', 'R1']], []] })).toBe(
    'card-too-often position.melds[0][0][2]',
  );
});

test.each([
  ['level-8-101', { hands: [['R16'], ['G1']] }, 'card-not-in-deck position.hands[0][0]'],
  ['level-8-101', { hands: [['T'], ['G1']] }, 'card-not-in-deck position.hands[0][0]'],
  ['level-8-101', { hands: [['J1-5'], ['G1']] }, 'card-not-in-deck position.hands[0][0]'],
  ['level-8-101', { hands: [['?'], ['G1']] }, 'card-not-in-deck position.hands[0][0]'],
  ['level-8-101', { hands: HANDS, held: [1] }, 'card-not-in-deck position.held[0]'],
  ['level-8-101', { hands: HANDS, stock: ['B1', '?'] }, 'card-not-in-deck position.stock[1]'],
  ['level-8-101', { hands: HANDS, step: 'play', taken: 'R17' }, 'card-not-in-deck position.taken'],
  ['level-up', { hands: [['R18'], ['G1']] }, 'fine'],
  ['level-up', { hands: [['J'], ['G1']] }, 'card-not-in-deck position.hands[0][0]'],
  ['level-up', { hands: HANDS, discards: [['X'], []] }, 'card-not-in-deck position.discards[0][0]'],
  ['level-up', { hands: HANDS, stock: ['R5', 'X^'] }, 'card-not-in-deck position.stock[1]'],
  ['level-up', { hands: HANDS, skipped: [2] }, 'card-not-in-deck position.skipped[0]'],
])('a card that the deck does not have: %s %o → %s', (edition, members, answer) => {
  expect(faultIn({ ...TWO, edition, ...members })).toBe(answer);
});

test.each([
  [['R5^'], 'face-up-card-not-allowed position.stock[0]'],
  [['B1', 'J^'], 'face-up-card-not-allowed position.stock[1]'],
  [['B1', 'K^'], 'face-up-card-not-allowed position.stock[1]'],
  [['B1', 'X^', 'T^', 'W^'], 'fine'],
  [['X^', 'B1'], 'face-down-under-face-up position.stock[1]'],
  [['B1', 'X^', 'T^', 'B2', 'W^'], 'face-down-under-face-up position.stock[3]'],
  [['B1', 'X^^'], 'unreadable-card position.stock[1]'],
  [['B1', '^'], 'unreadable-card position.stock[1]'],
  [['B1', 'J=5'], 'unreadable-card position.stock[1]'],
])(
  'nothing face down lies under a face-up card, and only Pass, Take and Swap lie so: %o → %s',
  (stock, answer) => {
    expect(faultIn({ ...TWO, master: 'specials', hands: HANDS, stock })).toBe(answer);
  },
);

test.each([
  [{ hands: [['R1', 'J=5'], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', 'X^'], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', 'R0'], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', 'R19'], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', ''], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', 7], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [['R1', null], []] }, 'unreadable-card position.hands[0][1]'],
  [{ hands: [[['R1']], []] }, 'unreadable-card position.hands[0][0]'],
  [{ hands: [['R1 R2'], []] }, 'unreadable-card position.hands[0][0]'],
  [{ hands: HANDS, discards: [['B1'], ['B2', 'Q']] }, 'unreadable-card position.discards[1][1]'],
  [{ hands: HANDS, step: 'play', taken: 'Q' }, 'unreadable-card position.taken'],
  [{ hands: HANDS, step: 'play', taken: ['R1'] }, 'unreadable-card position.taken'],
])('a card that cannot be read: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, ...members })).toBe(answer);
});

// What is refused: form

test.each([
  [null, 'wrong-type position'],
  [[], 'wrong-type position'],
  ['level-8-101', 'wrong-type position'],
  [5, 'wrong-type position'],
  [{ ...TWO, palier: 2 }, 'unknown-version position.palier'],
  [{ ...TWO, palier: '1' }, 'unknown-version position.palier'],
  [{ ...TWO, palier: 1 }, 'fine'],
  [{ ...TWO, edition: 'level-9' }, 'not-one-of position.edition'],
  [{ ...TWO, edition: 'Level-8-101' }, 'not-one-of position.edition'],
  [{ ...TWO, edition: null }, 'not-one-of position.edition'],
  [{ ...TWO, edition: ['level-up'] }, 'not-one-of position.edition'],
  [{ ...TWO, players: 1 }, 'out-of-range position.players'],
  [{ ...TWO, players: 7 }, 'out-of-range position.players'],
  [{ ...TWO, players: 2.5 }, 'wrong-type position.players'],
  [{ ...TWO, players: '2' }, 'wrong-type position.players'],
  [{ ...TWO, master: 'some' }, 'not-one-of position.master'],
  [{ ...TWO, master: true }, 'not-one-of position.master'],
  [{ ...TWO, edition: 'level-up', master: 'specials' }, 'no-master-in-edition position.master'],
  [{ ...TWO, edition: 'level-up', master: 'none' }, 'fine'],
  [{ ...TWO, rules: [] }, 'wrong-type position.rules'],
  [{ ...TWO, rules: null }, 'wrong-type position.rules'],
  [{ ...TWO, dealer: 0 }, 'out-of-range position.dealer'],
  [{ ...TWO, dealer: 3 }, 'out-of-range position.dealer'],
  [{ ...TWO, dealer: '1' }, 'wrong-type position.dealer'],
  [{ ...TWO, turn: 3 }, 'out-of-range position.turn'],
  [{ ...TWO, turn: -1 }, 'out-of-range position.turn'],
  [{ ...TWO, turn: null }, 'wrong-type position.turn'],
  [{ ...TWO, hands: HANDS, step: 'discard' }, 'not-one-of position.step'],
  [{ ...TWO, hands: {} }, 'wrong-type position.hands'],
  [{ ...TWO, hands: null }, 'wrong-type position.hands'],
  [{ ...TWO, hands: 'R1' }, 'wrong-type position.hands'],
  [{ ...TWO, hands: [] }, 'wrong-length position.hands'],
  [{ ...TWO, hands: [['R1']] }, 'wrong-length position.hands'],
  [{ ...TWO, hands: [['R1'], ['R2'], ['R3']] }, 'wrong-length position.hands'],
  [{ ...TWO, hands: ['R1', 'R2'] }, 'wrong-type position.hands[0]'],
  [{ ...TWO, hands: [['R1'], { card: 'R2' }] }, 'wrong-type position.hands[1]'],
  [{ ...TWO, hands: HANDS, discards: [[], [], []] }, 'wrong-length position.discards'],
  [{ ...TWO, hands: HANDS, discards: [[], 'R5'] }, 'wrong-type position.discards[1]'],
  [{ ...TWO, hands: HANDS, melds: [[], [], []] }, 'wrong-length position.melds'],
  [{ ...TWO, hands: HANDS, melds: [[], {}] }, 'wrong-type position.melds[1]'],
  [{ ...TWO, hands: HANDS, stock: 'R5' }, 'wrong-type position.stock'],
  [{ ...TWO, hands: HANDS, stock: [['R5']] }, 'unreadable-card position.stock[0]'],
  [{ ...TWO, hands: HANDS, levels: [1] }, 'wrong-length position.levels'],
  [{ ...TWO, hands: HANDS, levels: [1, 1, 1] }, 'wrong-length position.levels'],
  [{ ...TWO, hands: HANDS, levels: [0, 1] }, 'out-of-range position.levels[0]'],
  [{ ...TWO, hands: HANDS, levels: [1, 10] }, 'out-of-range position.levels[1]'],
  [{ ...TWO, hands: HANDS, levels: [1, '2'] }, 'wrong-type position.levels[1]'],
  [{ ...TWO, hands: HANDS, levels: [1, [2]] }, 'wrong-type position.levels[1]'],
  [{ ...TWO, levels: [3, 10] }, 'out-of-range position.levels[1]'],
  [{ ...TWO, hands: HANDS, skipped: 2 }, 'wrong-type position.skipped'],
  [{ ...TWO, hands: HANDS, skipped: [3] }, 'out-of-range position.skipped[0]'],
  [{ ...TWO, hands: HANDS, skipped: [0] }, 'out-of-range position.skipped[0]'],
  [{ ...TWO, hands: HANDS, skipped: [2, 2] }, 'same-seat-twice position.skipped[1]'],
  [{ ...TWO, hands: HANDS, held: [3], master: 'all' }, 'out-of-range position.held[0]'],
  [{ ...TWO, hands: HANDS, round: 0 }, 'out-of-range position.round'],
  [{ ...TWO, round: 0 }, 'out-of-range position.round'],
  [{ ...TWO, hands: HANDS, round: 'one' }, 'wrong-type position.round'],
  [{ ...TWO, hands: HANDS, idle: -1 }, 'out-of-range position.idle'],
  [{ ...TWO, hands: HANDS, idle: 99 }, 'fine'],
  [{ ...TWO, hands: HANDS, idle: 100 }, 'out-of-range position.idle'],
  [{ ...TWO, hands: HANDS, barren: 49 }, 'fine'],
  [{ ...TWO, hands: HANDS, barren: 50 }, 'out-of-range position.barren'],
  [{ ...TWO, seed: 5 }, 'wrong-type position.seed'],
  [{ ...TWO, seed: null }, 'wrong-type position.seed'],
  [{ ...TWO, seed: 'x'.repeat(1001) }, 'wrong-length position.seed'],
  [{ ...TWO, seed: '' }, 'fine'],
  [{ ...TWO, hands: HANDS, step: 'play', laidNow: 'yes' }, 'wrong-type position.laidNow'],
])('another form than the contract’s is refused with its path: %o → %s', (position, answer) => {
  expect(faultIn(position)).toBe(answer);
});

test.each([
  [{ ...TWO, hand: HANDS }, 'unknown-member position.hand'],
  [{ ...TWO, Hands: HANDS }, 'unknown-member position.Hands'],
  [{ ...TWO, seat: 1 }, 'unknown-member position.seat'],
  [{ ...TWO, history: [] }, 'unknown-member position.history'],
  [{ ...TWO, toString: 1 }, 'unknown-member position.toString'],
  [{ ...TWO, rules: { hasOwnProperty: 'yes' } }, 'unknown-member position.rules.hasOwnProperty'],
  [
    JSON.parse('{"edition":"level-8-101","players":2,"__proto__":{"dealer":1}}'),
    'unknown-member position.__proto__',
  ],
  [
    JSON.parse('{"edition":"level-8-101","players":2,"rules":{"constructor":1}}'),
    'unknown-member position.rules.constructor',
  ],
] as [unknown, string][])(
  'an unknown member is refused with its path: %o → %s',
  (position, answer) => {
    expect(faultIn(position)).toBe(answer);
  },
);

test('nonsense nested without end is refused, not stumbled over', () => {
  let deep: unknown = 'R1';
  for (let i = 0; i < 10_000; i++) deep = [deep];
  expect(faultIn(deep)).toBe('wrong-type position');
  expect(faultIn({ ...TWO, hands: deep })).toBe('wrong-length position.hands');
  expect(faultIn({ ...TWO, hands: [[deep], []] })).toBe('unreadable-card position.hands[0][0]');
  expect(faultIn({ ...TWO, hands: HANDS, melds: [[[deep, deep]], []] })).toBe(
    'unreadable-card position.melds[0][0][0]',
  );
  expect(faultIn({ ...TWO, edition: deep })).toBe('not-one-of position.edition');
});

test('what the judge is given is checked as well', () => {
  const faultOf = (json: unknown): string => {
    const judged = judge(json, 'test');
    return isFault(judged) ? `${judged.code} ${judged.path}` : 'fine';
  };
  expect(faultOf(null)).toBe('wrong-type ');
  expect(faultOf([])).toBe('wrong-type ');
  expect(faultOf({})).toBe('missing-member position');
  expect(faultOf({ position: TWO })).toBe('fine');
  expect(faultOf({ position: TWO, moves: [] })).toBe('fine');
  expect(faultOf({ position: TWO, moves: 'draw' })).toBe('wrong-type moves');
  expect(faultOf({ position: TWO, moves: [], seed: 'x' })).toBe('unknown-member seed');
});

// What is refused: contradictions

test.each([
  [{ stock: ['B1'] }],
  [{ discards: [[], []] }],
  [{ melds: [[], []] }],
  [{ skipped: [] }],
  [{ step: 'play' }],
  [{ step: 'over' }],
  [{ taken: 'R1' }],
  [{ laid: [null, null] }],
])('what needs hands is refused without them: %o', (members) => {
  expect(faultIn({ ...TWO, ...members })).toBe('missing-member position.hands');
});

test.each([
  [{ skipped: [1] }, 'turn-on-skipped-seat position.turn'],
  [{ skipped: [2] }, 'fine'],
  [{ skipped: [1, 2] }, 'turn-on-skipped-seat position.turn'],
  [{ step: 'play', skipped: [1] }, 'turn-on-skipped-seat position.turn'],
  [{ turn: 2, skipped: [1] }, 'fine'],
])('a turn on a skipped seat: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, hands: HANDS, ...members })).toBe(answer);
});

test('the turn left out is still on a skipped seat if that is left of the dealer', () => {
  const { turn: _, ...start } = { ...TWO, hands: HANDS, skipped: [1] };
  expect(faultIn(start)).toBe('turn-on-skipped-seat position.turn');
});

test.each([
  [
    { step: 'draw', laidNow: true, melds: [[['R3', 'G4', 'B5']], []] },
    'not-at-this-step position.laidNow',
  ],
  [{ step: 'draw', taken: 'R1' }, 'not-at-this-step position.taken'],
  [{ step: 'draw', pending: [1] }, 'not-at-this-step position.pending'],
  [{ step: 'play', pending: [1] }, 'not-at-this-step position.pending'],
  [{ step: 'play', offers: [['R1'], null] }, 'not-at-this-step position.offers'],
  [{ step: 'play', kept: [['R1'], null] }, 'not-at-this-step position.kept'],
  [{ step: 'draw', winners: [1] }, 'not-at-this-step position.winners'],
  [{ step: 'play', laidNow: true }, 'not-laid position.laidNow'],
  [{ step: 'play', laidNow: true, melds: [[], [['R3', 'G4', 'B5']]] }, 'not-laid position.laidNow'],
  [{ step: 'play', laidNow: true, melds: [[['R3', 'G4', 'B5']], []] }, 'fine'],
  [{ step: 'play', laidNow: false }, 'fine'],
  [{ step: 'play', taken: 'R1' }, 'fine'],
])('a member that says nothing at this step: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, hands: HANDS, ...members })).toBe(answer);
});

test.each([
  [{ levels: [9, 1] }, 'finished-before-the-end position.levels[0]'],
  [{ levels: [1, 9], step: 'play' }, 'finished-before-the-end position.levels[1]'],
  [{ levels: [9, 1], step: 'over' }, 'fine'],
  [{ levels: [1, 1], step: 'over' }, 'out-of-range position.barren'],
  [{ levels: [1, 1], step: 'over', barren: 50 }, 'fine'],
  [{ levels: [1, 1], step: 'over', winners: [] }, 'needed-at-this-step position.winners'],
  [{ levels: [9, 1], step: 'over', winners: [3] }, 'out-of-range position.winners[0]'],
  [{ levels: [9, 9], step: 'over', winners: [1, 1] }, 'same-seat-twice position.winners[1]'],
])('a finished ladder belongs to a game that is over: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, edition: 'level-up', hands: HANDS, ...members })).toBe(answer);
});

test.each([
  [{ step: 'play', hands: [[], ['G1']] }, 'nothing-to-play position.hands[0]'],
  [{ step: 'draw', hands: [[], ['G1']] }, 'fine'],
  [{ step: 'draw', hands: HANDS, stock: [] }, 'nothing-to-draw position.stock'],
  [{ step: 'draw', hands: HANDS, stock: [], discards: [['B1'], []] }, 'fine'],
  [{ step: 'draw', hands: HANDS, stock: ['X^'] }, 'fine'],
  [
    {
      step: 'draw',
      hands: HANDS,
      stock: [],
      discards: [['J'], []],
      rules: { drawJoker: 'forbidden' },
    },
    'nothing-to-draw position.stock',
  ],
  [
    {
      step: 'draw',
      hands: HANDS,
      stock: [],
      discards: [['B1'], []],
      rules: { drawOwn: 'forbidden' },
    },
    'nothing-to-draw position.stock',
  ],
  [{ step: 'play', hands: HANDS, stock: [] }, 'fine'],
])('a round that would have ended already: %o → %s', (members, answer) => {
  expect(faultIn({ ...TWO, ...members })).toBe(answer);
});

const OPEN = { edition: 'level-up', ladder: 'open', players: 2, dealer: 2, turn: 1, hands: HANDS };
const RUN_OF_7 = [['R5', 'O6', 'Y7', 'G8', 'B9', 'P10', 'R11']];

test.each([
  [{ levels: [1, 1] }, 'wrong-type position.levels[0]'],
  [{ levels: [[1, 2], 3] }, 'wrong-type position.levels[1]'],
  [{ levels: [[1, 9], [1]] }, 'out-of-range position.levels[0][1]'],
  [{ levels: [[0], [1]] }, 'out-of-range position.levels[0][0]'],
  [{ levels: [[1, 1], [1]] }, 'same-level-twice position.levels[0][1]'],
  [{ levels: [[], [1]] }, 'finished-before-the-end position.levels[0]'],
  [{ levels: [[8, 2, 5], [1]] }, 'fine'],
  [{ levels: [[6], [1]], melds: [RUN_OF_7, []], laid: [6, null] }, 'fine'],
  [{ levels: [[6], [1]], melds: [RUN_OF_7, []] }, 'fine'],
  [{ levels: [[1], [1]], melds: [RUN_OF_7, []] }, 'missing-member position.laid[0]'],
  [{ levels: [[1], [1]], laid: [1, null] }, 'not-laid position.laid[0]'],
  [{ levels: [[1], [1]], melds: [RUN_OF_7, []], laid: [9, null] }, 'out-of-range position.laid[0]'],
  [{ levels: [[1], [1]], laid: [1] }, 'wrong-length position.laid'],
  [{ levels: [[1], [1]], melds: [RUN_OF_7, []], laid: ['6', null] }, 'wrong-type position.laid[0]'],
])('the open ladder has lists of paliers, and says which was laid: %o → %s', (members, answer) => {
  expect(faultIn({ ...OPEN, ...members })).toBe(answer);
});

test('a palier laid must be one of those left', () => {
  const members = { levels: [[1, 2], [1]], melds: [RUN_OF_7, []], laid: [6, null] };
  expect(faultIn({ ...OPEN, ...members })).toMatch(/ position\.laid\[0\]$/u);
});

test.each([
  [
    { hands: [[], ['G1']], levels: [[1, 2, 6], [1]], melds: [RUN_OF_7, []], laid: [6, null] },
    'fine',
  ],
  [
    { hands: [['R1'], ['G1']], levels: [[1, 2, 6], [1]], melds: [RUN_OF_7, []], laid: [6, null] },
    'not-entitled position.step',
  ],
  [
    { hands: [[], ['G1']], levels: [[2, 6], [1]], melds: [RUN_OF_7, []], laid: [6, null] },
    'not-entitled position.step',
  ],
  [{ hands: [[], ['G1']], levels: [[1, 2, 6], [1]] }, 'not-entitled position.step'],
  [
    { hands: [[], ['G1']], ladder: 'stacked', levels: [6, 1], melds: [RUN_OF_7, []] },
    'not-entitled position.step',
  ],
  [
    {
      hands: [[], ['G1']],
      levels: [[1, 2, 6], [1]],
      melds: [RUN_OF_7, []],
      laid: [6, null],
      rules: { bonusPalier: 'lowest' },
    },
    'not-entitled position.step',
  ],
])('a palier is dropped by who went out and has a choice: %o → %s', (members, answer) => {
  expect(faultIn({ ...OPEN, step: 'drop', ...members })).toBe(answer);
});

const KEEP = { ...TWO, ladder: 'two-star', step: 'keep', levels: [6, 5], hands: HANDS };

test.each([
  [{}, 'fine'],
  [{ pending: [1, 2] }, 'fine'],
  [{ pending: [2], kept: [['R1'], null] }, 'fine'],
  [{ kept: [['R1'], null] }, 'fine'],
  [{ kept: [[], null] }, 'fine'],
  [{ kept: [['R1', 'R2'], ['G1']] }, 'nobody-decides position.pending'],
  [{ levels: [1, 1] }, 'nobody-decides position.pending'],
  [{ pending: [] }, 'nobody-decides position.pending'],
  [{ levels: [6, 1], pending: [1, 2] }, 'not-entitled position.pending'],
  [{ pending: [1, 2], melds: [[['R3', 'G4', 'B5']], []] }, 'not-entitled position.pending'],
  [{ pending: [3] }, 'out-of-range position.pending[0]'],
  [{ pending: [1, 1] }, 'same-seat-twice position.pending[1]'],
  [{ pending: [1, 2], kept: [['R1'], null] }, 'not-entitled position.kept[0]'],
  [{ kept: [['G1'], null] }, 'not-in-hand position.kept[0][0]'],
  [{ kept: [['R1', 'R1'], null] }, 'not-in-hand position.kept[0][1]'],
  [
    {
      hands: [['R1', 'R2', 'R3', 'R4', 'R5'], ['G1']],
      kept: [['R1', 'R2', 'R3', 'R4', 'R5'], null],
    },
    'too-many-kept position.kept[0]',
  ],
  [{ kept: [['R1']] }, 'wrong-length position.kept'],
  [{ kept: ['R1', null] }, 'wrong-type position.kept[0]'],
])('at keep those entitled decide, with cards of their hands: %o → %s', (members, answer) => {
  expect(faultIn({ ...KEEP, ...members })).toBe(answer);
});

const OFFER = {
  ...TWO,
  players: 3,
  master: 'specials',
  step: 'offer',
  hands: [['R1'], ['G1', 'G2', 'G3', 'G4'], ['B1']],
};

test.each([
  [{}, 'fine'],
  [{ pending: [2, 3] }, 'fine'],
  [{ offers: [null, ['G1', 'G2', 'G4'], null] }, 'fine'],
  [{ pending: [2], offers: [null, null, ['B1']] }, 'fine'],
  [{ pending: [2] }, 'needed-at-this-step position.offers[2]'],
  [{ pending: [1, 2, 3] }, 'not-entitled position.pending'],
  [{ pending: [], offers: [null, ['G1', 'G2', 'G4'], ['B1']] }, 'nobody-decides position.pending'],
  [{ hands: [['R1'], ['G1'], []], pending: [2, 3] }, 'not-entitled position.pending'],
  [{ offers: [['R1'], null, null] }, 'not-entitled position.offers[0]'],
  [{ pending: [2, 3], offers: [null, null, ['B1']] }, 'not-entitled position.offers[2]'],
  [{ offers: [null, ['G1', 'G2'], null] }, 'wrong-offer position.offers[1]'],
  [{ offers: [null, ['G1', 'G2', 'B1'], null] }, 'not-in-hand position.offers[1][2]'],
  [{ step: 'pick' }, 'needed-at-this-step position.offers'],
  [{ step: 'pick', offers: [[], ['G1', 'G2', 'G4'], ['B1']] }, 'fine'],
  [{ step: 'pick', offers: [null, ['G1', 'G2', 'G4'], ['B1']] }, 'fine'],
  [{ step: 'pick', offers: [[], ['G1', 'G2', 'G4'], []] }, 'wrong-offer position.offers[2]'],
  [
    { step: 'pick', offers: [['R1'], ['G1', 'G2', 'G4'], ['B1']] },
    'wrong-offer position.offers[0]',
  ],
  [{ step: 'pick', offers: [[], ['G1', 'G2', 'B1'], ['B1']] }, 'not-in-hand position.offers[1][2]'],
  [
    { step: 'pick', hands: [['R1'], [], []], offers: [[], [], []] },
    'nothing-to-offer position.offers',
  ],
  [
    { step: 'pick', pending: [2], offers: [[], ['G1', 'G2', 'G4'], ['B1']] },
    'not-at-this-step position.pending',
  ],
])('at offer and pick the opponents show what they must: %o → %s', (members, answer) => {
  expect(faultIn({ ...OFFER, ...members })).toBe(answer);
});

test.each([
  [
    'on a stacked ladder another level laid than the one played for',
    { levels: [3, 1], laid: [5, null], melds: [[['R5', 'G6', 'B7']], []] },
    'not-laid position.laid[0]',
  ],
  ['offers without a Take card in the deck', { step: 'offer' }, 'card-not-in-deck position.step'],
  ['offers in Level Up', { edition: 'level-up', step: 'offer' }, 'card-not-in-deck position.step'],
  [
    'a pick without a Take card in the deck',
    { step: 'pick', offers: [[], ['G1', 'G2']] },
    'card-not-in-deck position.step',
  ],
  [
    'a winner who has not finished while another has',
    { step: 'over', levels: [9, 1], winners: [2] },
    'not-entitled position.winners[0]',
  ],
  [
    'a taken card that lies in the stock',
    { step: 'play', taken: 'R5', stock: ['R5'] },
    'not-in-hand position.taken',
  ],
  ['a taken card that another holds', { step: 'play', taken: 'G1' }, 'not-in-hand position.taken'],
  [
    'a seat that may keep and neither has chosen nor still must',
    { ladder: 'two-star', step: 'keep', levels: [6, 6], pending: [1] },
    'needed-at-this-step position.kept[1]',
  ],
  [
    'a choice of a seat that may not keep',
    { ladder: 'two-star', step: 'keep', levels: [6, 1], pending: [1], kept: [null, []] },
    'not-entitled position.kept[1]',
  ],
  [
    'a last level laid where that wins at once',
    { levels: [8, 1], melds: [[['R5', 'G6', 'B7']], []] },
    'finished-before-the-end position.melds[0]',
  ],
  [
    'two who have finished where laying wins at once',
    { step: 'over', levels: [9, 9] },
    'finished-before-the-end position.levels[1]',
  ],
  [
    'an end with nobody finished before its time',
    { step: 'over', levels: [2, 1], winners: [1], barren: 49 },
    'out-of-range position.barren',
  ],
  [
    'a last level laid before the round is over',
    { levels: [8, 7], melds: [[['R5', 'G6', 'B7']], []] },
    'finished-before-the-end position.melds[0]',
  ],
  [
    'a shared victory of one who is not on the highest level',
    { step: 'over', levels: [1, 2], winners: [1], barren: 50 },
    'not-entitled position.winners[0]',
  ],
])('a contradiction is refused: %s', (_, members, answer) => {
  expect(faultIn({ ...TWO, hands: HANDS, ...members })).toBe(answer);
});

test('a seat that has just cleared its last level but one may keep nothing and reads back', () => {
  const start = {
    ...TWO,
    players: 3,
    ladder: 'two-star',
    step: 'play',
    levels: [7, 3, 6],
    turn: 2,
    hands: [['R9'], ['G9'], ['B9']],
    melds: [[['R1', 'R2', 'R3']], [['G1', 'G2', 'G3']], []],
  };
  const { position } = rule(start, ['discard G9']);
  expect(position).toMatchObject({ step: 'keep', levels: [8, 5, 6], pending: [3] });
  expect(rule(position).position).toEqual(position);
});

test('a palier to be chosen after going out by laying or adding reads back', () => {
  const start = {
    edition: 'level-up',
    ladder: 'open',
    players: 2,
    turn: 1,
    dealer: 2,
    hands: [['R8'], ['G1']],
    discards: [[], ['R9']],
    melds: [[['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']], []],
  };
  const { position, state } = rule(start, ['take 2', 'add R8 1.1', 'add R9 1.1']);
  expect(position).toMatchObject({ step: 'drop', turn: 1 });
  expect({ ...rule(position).state, past: undefined }).toEqual({ ...state, past: undefined });
});

// Reading back

/** The same game, as far as a document can say it. */
function sameGame({ table, hands, stock, offered, kept }: State): object {
  const { setup, laidNow, taken, ...rest } = table;
  const isTurn = ['play', 'offer', 'pick'].includes(table.step);
  const members = Object.entries({ ...rest, ...(isTurn ? { laidNow, taken } : {}) });
  return {
    setup: setup.id,
    table: members.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    hands,
    stock: stock.slice(stock.length - table.stock),
    offered,
    kept,
  };
}

/** A legal move of somebody, chosen by chance, mostly one that climbs where there is one. */
function someMove(state: State, dice: Dice): [seat: number, command: Command] {
  const { table } = state;
  const seat = dice.pick(deciders(table));
  const commands: Command[] = [];
  for (const command of legalMoves(viewOf(state, seat))) {
    commands.push(command);
    if (commands.length === 40) break;
  }
  const climbing = commands.filter(
    ({ t }) => t === 'layLevel' || t === 'addCard' || t === 'exchangeJoker',
  );
  const among = climbing.length > 0 && dice.below(4) > 0 ? climbing : commands;
  return [seat, dice.pick(among)];
}

/** Positions a move or two before something rare, and dealt games of several kinds. */
const RUN_OF_3 = [['R5', 'G6', 'B7']];
const LAST_CARD = {
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  hands: [['R15'], ['G1', 'G2', 'J'], ['B1', 'X']],
};
const EASY = { name: 'easy', levels: [['set 2'], ['run 3']] };

test.each([
  ['Level Up dealt', { edition: 'level-up', players: 6 }, ['draw', 'play']],
  ['own ladder dealt', { edition: 'level-8-101', ladder: EASY, players: 2 }, ['draw', 'play']],
  [
    'a palier to drop',
    {
      ...OPEN,
      step: 'play',
      levels: [
        [1, 2, 6, 8],
        [1, 2, 3],
      ],
      hands: [['R18'], ['G1']],
      melds: [RUN_OF_7, []],
      laid: [6, null],
    },
    ['draw', 'drop', 'play'],
  ],
  [
    'cards to keep',
    {
      ...LAST_CARD,
      edition: 'level-8-98',
      ladder: 'two-star',
      levels: [2, 5, 8],
      melds: [RUN_OF_3, [], []],
    },
    ['draw', 'keep', 'play'],
  ],
  [
    'cards to keep after a round that nobody ended',
    {
      ...LAST_CARD,
      edition: 'level-8-101',
      ladders: ['one-star', 'two-star', EASY],
      levels: [2, 5, 1],
      idle: 149,
      hands: [['R15', 'R14'], ['G1', 'G2', 'J'], ['B1']],
    },
    ['draw', 'keep'],
  ],
  [
    'special cards',
    {
      ...LAST_CARD,
      edition: 'level-8-101',
      master: 'specials',
      hands: [
        ['T', 'T', 'W', 'K'],
        ['G1', 'G2', 'T', 'K'],
        ['B1', 'W'],
      ],
      held: [3],
    },
    ['draw', 'offer', 'pick', 'play'],
  ],
  [
    'all of Master with few cards left',
    {
      ...LAST_CARD,
      edition: 'level-8-99',
      master: 'all',
      hands: [
        ['T', 'R1', 'W'],
        ['G1', 'J1-5'],
        ['B1', 'J6-10'],
      ],
      melds: [[['R5', 'G6', 'J6-10=7']], [], []],
      stock: ['P1', 'P2', 'X^', 'W^'],
      rules: { jokerSwap: 'yes', throwBack: 'forbidden', addSameTurn: 'no' },
    },
    ['draw', 'offer', 'pick', 'play'],
  ],
  [
    'a game won by going out',
    {
      ...LAST_CARD,
      edition: 'level-8-101',
      levels: [7, 4, 8],
      melds: [RUN_OF_3, [['R2', 'G3', 'B4']], []],
    },
    ['over'],
  ],
  [
    'a game shared',
    {
      ...LAST_CARD,
      edition: 'level-up',
      hands: [['R15'], ['G1'], ['B1']],
      levels: [2, 8, 8],
      melds: [RUN_OF_3, [['R2', 'G2']], [['R3', 'G3']]],
    },
    ['over'],
  ],
  [
    'the last of fifty barren rounds',
    { ...LAST_CARD, edition: 'level-8-101', levels: [2, 2, 1], barren: 49, round: 60 },
    ['over'],
  ],
])('every position of a game is printed and read back to the same: %s', (name, start, steps) => {
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const seed = `${name} ${game}`;
    const chance = seededChance(seed);
    const dice = diceFrom(`moves ${seed}`);
    let { state } = parsed({ ...start, seed });
    for (let moves = 0; moves < 12 && state.table.step !== 'over'; moves++) {
      const [seat, command] = someMove(state, dice);
      const played = play(state, seat, command, chance);
      if (isRefusal(played)) throw new Error(played.code);
      // The same move from the position read back leads to the same position.
      const again = parsed(JSON.parse(JSON.stringify(makePosition(state, seed))));
      const replayed = play(again.state, seat, command, seededChance(again.seed));
      if (isRefusal(replayed)) throw new Error(replayed.code);
      const after = JSON.stringify(makePosition(played.state, seed));
      expect(JSON.stringify(makePosition(replayed.state, seed))).toBe(after);
      ({ state } = played);
      const back = parsed(JSON.parse(after));
      expect(JSON.stringify(sameGame(back.state))).toBe(JSON.stringify(sameGame(state)));
      expect(back.seed).toBe(seed);
      seen.add(state.table.step);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(steps));
});

test('a position at the choice of a palier is read back, even after as many idle turns as a round may have', () => {
  const start = {
    ...OPEN,
    step: 'play',
    idle: 99,
    levels: [[1, 2, 6], [1]],
    hands: [['R18'], ['G1']],
    melds: [RUN_OF_7, []],
    laid: [6, null],
  };
  const { position } = rule(start, ['discard R18']);
  expect(position).toMatchObject({ step: 'drop' });
  expect(faultIn(position)).toBe('fine');
  expect(rule(position, ['drop 1']).answers).toEqual(['ok']);
});

test.each([
  [
    'added',
    { hands: [['R12', 'R13'], ['G1']], melds: [[['R3', 'G4', 'Y5']], []] },
    'R6',
    ['add R6 1.1'],
  ],
  [
    'laid',
    { hands: [['R3', 'G4', 'O7', 'Y8', 'P9', 'R12'], ['G1']] },
    'B5',
    ['lay R3 G4 B5 / O7 Y8 P9'],
  ],
  [
    'exchanged',
    { rules: { jokerSwap: 'yes' }, hands: [['R12'], ['G1']], melds: [[['R3', 'G4', 'J=5']], []] },
    'B5',
    ['exchange B5 1.1'],
  ],
  ['played', { master: 'specials', hands: [['R12', 'R13'], ['G1']] }, 'T', ['grab']],
])('a card taken and then %s leaves a position that is read back', (_, members, card, moves) => {
  const { answers, position } = rule({ ...TWO, ...members, discards: [[], [card]] }, [
    'take 2',
    ...moves,
  ]);
  expect(answers).toEqual(['ok', 'ok']);
  expect(position).toMatchObject({ taken: card });
  expect(printed(position)).toEqual(position);
});

test('rarer facts are printed when they matter', () => {
  const { position } = rule(
    { ...TWO, hands: [['R1', 'R2'], ['G1']], discards: [[], ['B1']], idle: 7, barren: 3, round: 4 },
    ['take 2'],
  );
  expect(position).toMatchObject({ round: 4, taken: 'B1', idle: 7, barren: 3 });
  const plain = rule({ ...TWO, hands: HANDS }).position;
  for (const member of [
    'pending',
    'laid',
    'laidNow',
    'taken',
    'offers',
    'kept',
    'held',
    'idle',
    'barren',
    'winners',
  ]) {
    expect(plain).not.toHaveProperty(member);
  }
});
