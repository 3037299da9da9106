/** The Level 8 Master add-on (spec/10-master.md). */
import { expect, test } from 'vitest';
import { makeCard } from './cards.ts';
import { makeView } from './position-print.ts';
import type { State } from './state.ts';
import { rule, type WrittenMove } from './testing/referee.ts';
import { viewOf } from './view.ts';

/** Seat 1 at play, three players, nobody has laid. */
const MASTER = {
  edition: 'level-8-101',
  master: 'specials',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [1, 1, 1],
  hands: [
    ['T', 'W', 'K', 'R1', 'R2', 'R3'],
    ['G1', 'G2', 'G3', 'G4'],
    ['B1', 'B2', 'B3', 'B4'],
  ],
  stock: ['P1', 'P2', 'P3', 'P4', 'P5'],
  seed: 'master',
};

const OFFERS: readonly WrittenMove[] = [
  { seat: 2, move: 'offer G1 G2 G4' },
  { seat: 3, move: 'offer B2 B3 B4' },
];

function deckCounts(position: object): Record<string, number> {
  const { deck } = rule(position).state.table.setup;
  const counts: Record<string, number> = {};
  for (const card of deck.map(makeCard)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

function handsOf(state: State): string[][] {
  return state.hands.map((hand) => hand.map(makeCard));
}

test.each([
  ['level-8-98', 98 + 9],
  ['level-8-99', 99 + 9],
  ['level-8-101', 101 + 9],
])('[MASTER-1] specials adds 3 Take, 3 Swap and 3 Hold cards: %s', (edition, cards) => {
  const counts = deckCounts({ edition, players: 2, master: 'specials', seed: 'a' });
  expect(counts).toMatchObject({ T: 3, W: 3, K: 3, R1: 1, P15: 1 });
  expect(counts).not.toHaveProperty('J1-5');
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(cards);
});

test.each([
  ['level-8-98', 98 + 108],
  ['level-8-99', 99 + 108],
  ['level-8-101', 101 + 108],
])('[MASTER-1] all adds 90 numbers and 9 ranged jokers as well: %s', (edition, cards) => {
  const counts = deckCounts({ edition, players: 2, master: 'all', seed: 'a' });
  expect(counts).toMatchObject({ T: 3, W: 3, K: 3, 'J1-5': 3, 'J6-10': 3, 'J11-15': 3 });
  for (const colour of 'ROYGBP') {
    for (let value = 1; value <= 15; value++) expect(counts[`${colour}${value}`]).toBe(2);
  }
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(cards);
});

test('[MASTER-1] without the add-on there are none of its cards', () => {
  const start = { ...MASTER, master: 'none', hands: [['R1', 'R2'], ['G1'], ['B1']] };
  expect(rule(start, ['discard T', 'grab', 'hold', 'swap R1', 'discard J1-5']).answers).toEqual([
    'no-such-card INPUT-1',
    'no-such-card INPUT-1',
    'no-such-card INPUT-1',
    'no-such-card INPUT-1',
    'no-such-card INPUT-1',
  ]);
});

const ALL = { ...MASTER, master: 'all' };

test.each([
  ['J1-5=1 G2 B3', 'ok'],
  ['G3 B4 J1-5=5', 'ok'],
  ['G4 B5 J1-5=6', 'joker-out-of-its-range MASTER-1'],
  ['G4 B5 J6-10=6', 'ok'],
  ['J6-10=5 G6 B7', 'joker-out-of-its-range MASTER-1'],
  ['G8 B9 J6-10=10', 'ok'],
  ['G9 B10 J6-10=11', 'joker-out-of-its-range MASTER-1'],
  ['G9 B10 J11-15=11', 'ok'],
  ['J11-15=10 G11 B12', 'joker-out-of-its-range MASTER-1'],
  ['G13 B14 J11-15=15', 'ok'],
])('[MASTER-1] a ranged joker in a run stands only for its range: %s, %s', (run, answer) => {
  const cards = run.split(' ').map((text) => text.replace(/=.*/u, ''));
  const start = {
    ...ALL,
    hands: [[...cards, 'R6', 'O7', 'Y8', 'R1'], ['G1'], ['B1']],
    stock: ['P1'],
  };
  expect(rule(start, [`lay ${run} / R6 O7 Y8`]).answers).toEqual([answer]);
});

test('[MASTER-1] a ranged joker in a set stands only for its range', () => {
  const start = {
    ...ALL,
    levels: [2, 1, 1],
    hands: [
      ['R6', 'J1-5', 'R5', 'J6-10', 'R9', 'G9', 'B2', 'O2', 'Y5', 'P6', 'R1'],
      ['G1'],
      ['B1'],
    ],
  };
  expect(rule(start, ['lay R6 J1-5=6 / R5 Y5 / R9 G9 / B2 O2']).answers).toEqual([
    'joker-out-of-its-range MASTER-1',
  ]);
  expect(rule(start, ['lay R5 J1-5 / R6 J6-10 / R9 G9 / B2 O2']).answers).toEqual(['ok']);
});

test('[MASTER-1] in a colour a ranged joker is any colour', () => {
  const start = {
    ...ALL,
    levels: [3, 1, 1],
    hands: [['R3', 'G4', 'B5', 'P1', 'P9', 'J1-5', 'J11-15', 'R1'], ['G1'], ['B1']],
    stock: ['P2'],
  };
  const { answers, position } = rule(start, ['lay R3 G4 B5 / P1 P9 J1-5 J11-15=P']);
  expect(answers).toEqual(['ok']);
  expect(position['melds']).toEqual([
    [
      { kind: 'run', cards: ['R3', 'G4', 'B5'] },
      { kind: 'colour', cards: ['P1', 'P9', 'J1-5=P', 'J11-15=P'] },
    ],
    [],
    [],
  ]);
});

test('[MASTER-1] a ranged joker added to a run keeps to its range', () => {
  const start = {
    ...ALL,
    hands: [['J1-5', 'J6-10', 'R1'], ['G1'], ['B1']],
    melds: [[['R3', 'G4', 'B5']], [], []],
  };
  const { answers, events } = rule(start, ['add J1-5=6 1.1', 'add J6-10 1.1', 'add J1-5 1.1']);
  expect(answers).toEqual(['joker-out-of-its-range MASTER-1', 'ok', 'ok']);
  expect(events).toEqual([
    { t: 'cardAdded', seat: 1, card: 'J6-10=6', to: 1, meld: 1 },
    { t: 'cardAdded', seat: 1, card: 'J1-5=2', to: 1, meld: 1 },
  ]);
});

test.each([['T'], ['W'], ['K']])(
  '[MASTER-2] a special card may be discarded without effect: %s',
  (card) => {
    const { answers, events, position } = rule(MASTER, [`discard ${card}`]);
    expect(answers).toEqual(['ok']);
    expect(events).toEqual([{ t: 'cardDiscarded', seat: 1, card }]);
    expect(position).toMatchObject({
      turn: 2,
      step: 'draw',
      discards: [[card], [], []],
      stock: MASTER.stock,
    });
    expect(position).not.toHaveProperty('held');
  },
);

test.each([['grab'], ['swap R1'], ['hold']])(
  '[MASTER-2] a special card is played in place of the discard, not before drawing: %s',
  (move) => {
    const start = { ...MASTER, step: 'draw' };
    expect(rule(start, [move]).answers).toEqual(['must-draw-first TURN-1']);
    expect(rule(start, [move]).position).toEqual(rule(start).position);
  },
);

test('[MASTER-2] playing one ends the turn: nothing is discarded after it', () => {
  const { answers } = rule(MASTER, [
    'hold',
    { seat: 1, move: 'discard R1' },
    { seat: 2, move: 'draw' },
  ]);
  expect(answers).toEqual(['ok', 'not-your-turn TURN-2', 'ok']);
});

test('[MASTER-2] a discarded special card may be taken and played by another', () => {
  const moves = ['discard K', 'take 1', 'hold'];
  const { answers, position } = rule(MASTER, moves);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(position).toMatchObject({ held: [2], discards: [[], [], []] });
});

test.each([['T'], ['W'], ['K']])(
  '[MASTER-2] a special card never counts in a combination: %s',
  (card) => {
    const hand = ['R3', 'G4', 'O7', 'Y8', 'P9', card, 'R1'];
    const laying = { ...MASTER, hands: [hand, ['G1'], ['B1']] };
    expect(rule(laying, [`lay R3 G4 ${card} / O7 Y8 P9`]).answers).toEqual([
      'special-in-combination MASTER-2',
    ]);
    const adding = {
      ...laying,
      hands: [[card, 'R1'], ['G1'], ['B1']],
      melds: [[['R3', 'G4', 'B5']], [], []],
    };
    expect(rule(adding, [`add ${card} 1.1`]).answers).toEqual(['special-in-combination MASTER-2']);
  },
);

test.each([
  ['grab', 'T'],
  ['swap', 'W'],
  ['hold', 'K'],
  ['discard T', 'T'],
  ['discard W', 'W'],
  ['discard K', 'K'],
])('[MASTER-2] as a last card it is the final discard, without effect: %s', (move, card) => {
  const start = {
    ...MASTER,
    hands: [[card], ['G1'], ['B1']],
    melds: [[['R3', 'G4', 'B5']], [], []],
  };
  const { answers, events, rounds } = rule(start, [move]);
  expect(answers).toEqual(['ok']);
  expect(events.slice(0, 2)).toEqual([
    { t: 'cardDiscarded', seat: 1, card },
    {
      t: 'roundEnded',
      by: 'went-out',
      seat: 1,
      last: 1,
      cleared: [[1, 2], [], []],
      keepers: [],
      nextDealer: 1,
    },
  ]);
  expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0], nextDealer: 1 }]);
});

test('[MASTER-2] [MASTER-5] a last Hold card keeps nothing for a player who never laid', () => {
  const start = { ...MASTER, hands: [['K'], ['G1'], ['B1']] };
  const { events, position } = rule(start, ['hold']);
  expect(events[1]).toMatchObject({
    t: 'roundEnded',
    by: 'went-out',
    cleared: [[], [], []],
    keepers: [],
  });
  expect(position).toMatchObject({ step: 'draw', round: 2 });
});

test('[MASTER-3] Take goes face up under the stock and every opponent shows three cards', () => {
  const { answers, events, position } = rule(MASTER, ['grab']);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([{ t: 'takePlayed', seat: 1 }]);
  expect(position).toMatchObject({
    step: 'offer',
    turn: 1,
    pending: [2, 3],
    stock: ['P1', 'P2', 'P3', 'P4', 'P5', 'T^'],
    hands: [['W', 'K', 'R1', 'R2', 'R3'], MASTER.hands[1], MASTER.hands[2]],
  });
});

test('[MASTER-3] the player takes one card in all, its owner draws a replacement, the turn ends', () => {
  const moves = ['grab', ...OFFERS, 'pick 3 B3'];
  const { answers, events, position } = rule(MASTER, moves);
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(events).toEqual([
    { t: 'takePlayed', seat: 1 },
    { t: 'offerMade', seat: 2, cards: ['G1', 'G2', 'G4'] },
    { t: 'offerMade', seat: 3, cards: ['B2', 'B3', 'B4'] },
    { t: 'offersShown', offers: [[], ['G1', 'G2', 'G4'], ['B2', 'B3', 'B4']] },
    { t: 'cardPicked', seat: 1, from: 3, card: 'B3' },
    { t: 'replacementsDrawn', seat: 3, cards: ['P1'] },
  ]);
  expect(position).toMatchObject({
    step: 'draw',
    turn: 2,
    stock: ['P2', 'P3', 'P4', 'P5', 'T^'],
    hands: [
      ['W', 'K', 'R1', 'R2', 'R3', 'B3'],
      ['G1', 'G2', 'G3', 'G4'],
      ['B1', 'B2', 'B4', 'P1'],
    ],
    discards: [[], [], []],
  });
  expect(position).not.toHaveProperty('offers');
});

test('[MASTER-3] the player holds one card more than after a discard, so hands exceed 11', () => {
  const hand = ['T', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'];
  const start = {
    ...MASTER,
    step: 'draw',
    hands: [hand, MASTER.hands[1], MASTER.hands[2]],
    stock: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'],
  };
  const one = ['draw', 'grab', ...OFFERS, 'pick 2 G1'];
  const after = rule(start, one);
  expect(after.answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  expect(handsOf(after.state)[0]).toHaveLength(11);
  const next = rule(start, [...one, 'draw', 'discard G3', 'draw', 'discard B1', 'draw']);
  expect(handsOf(next.state)[0]).toHaveLength(12);
});

test('[MASTER-3] who holds fewer than three shows all of them', () => {
  const start = { ...MASTER, hands: [['T', 'R1'], ['G1', 'G2'], ['B1']] };
  const moves: WrittenMove[] = [
    'grab',
    { seat: 2, move: 'offer G1' },
    { seat: 2, move: 'offer G1 G2' },
    { seat: 3, move: 'offer' },
    { seat: 3, move: 'offer B1' },
    'pick 2 G2',
  ];
  const { answers, position } = rule(start, moves);
  expect(answers).toEqual(['ok', 'wrong-offer MASTER-3', 'ok', 'wrong-offer MASTER-3', 'ok', 'ok']);
  expect(position).toMatchObject({ hands: [['R1', 'G2'], ['G1', 'P1'], ['B1']], turn: 2 });
});

test('[MASTER-3] an opponent without cards shows none and is not waited for', () => {
  const start = { ...MASTER, hands: [['T', 'R1'], [], ['B1', 'B2', 'B3', 'B4']] };
  const { answers, position } = rule(start, ['grab', OFFERS[1]!, 'pick 3 B2']);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(position).toMatchObject({ turn: 2, hands: [['R1', 'B2'], [], ['B1', 'B3', 'B4', 'P1']] });
});

test('[MASTER-3] an opponent with a Pass card in front offers like the others', () => {
  const { position } = rule({ ...MASTER, skipped: [2] }, ['grab']);
  expect(position).toMatchObject({ step: 'offer', pending: [2, 3] });
});

test('[MASTER-3] exactly three, of one’s own hand, each once', () => {
  const moves: WrittenMove[] = [
    'grab',
    { seat: 2, move: 'offer G1 G2' },
    { seat: 2, move: 'offer G1 G2 G3 G4' },
    { seat: 2, move: 'offer G1 G2 B1' },
    { seat: 2, move: 'offer' },
  ];
  const { answers, position } = rule(MASTER, moves);
  expect(answers).toEqual([
    'ok',
    'wrong-offer MASTER-3',
    'wrong-offer MASTER-3',
    'card-not-in-hand MASTER-3',
    'wrong-offer MASTER-3',
  ]);
  expect(position).toEqual(rule(MASTER, ['grab']).position);
});

test('[MASTER-3] a card held once is not offered twice', () => {
  const { answers } = rule(MASTER, ['grab', { seat: 2, move: 'offer G1 G1 G2' }]);
  expect(answers).toEqual(['ok', 'card-used-twice MASTER-3']);
});

test('[MASTER-3] [TURN-2] offers are made in any order, once, and by opponents only', () => {
  const moves: WrittenMove[] = [
    'grab',
    { seat: 1, move: 'offer R1 R2 R3' },
    OFFERS[1]!,
    OFFERS[1]!,
    { seat: 2, move: 'draw' },
    'offer G1 G2 G4',
    OFFERS[0]!,
  ];
  const { answers, position } = rule(MASTER, moves);
  expect(answers).toEqual([
    'ok',
    'nothing-to-decide TURN-2',
    'ok',
    'already-decided TURN-2',
    'must-offer-first MASTER-3',
    'name-the-seat INPUT-1',
    'ok',
  ]);
  expect(position).toMatchObject({
    step: 'pick',
    turn: 1,
    offers: [[], ['G1', 'G2', 'G4'], ['B2', 'B3', 'B4']],
  });
});

test('[MASTER-3] [TURN-2] offers are unseen until all have been made, then open to all', () => {
  const { state } = rule(MASTER, ['grab', OFFERS[1]!]);
  const other = rule(MASTER, ['grab', { seat: 3, move: 'offer B1 B2 B3' }]).state;
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(makeView(viewOf(state, viewer))).toEqual(makeView(viewOf(other, viewer)));
    expect(makeView(viewOf(state, viewer))).not.toHaveProperty('offers');
  }
  expect(makeView(viewOf(state, 3))).toMatchObject({ offers: [null, null, ['B2', 'B3', 'B4']] });
  const shown = rule(MASTER, ['grab', ...OFFERS]).state;
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(makeView(viewOf(shown, viewer))).toMatchObject({
      offers: [[], ['G1', 'G2', 'G4'], ['B2', 'B3', 'B4']],
    });
  }
});

test('[MASTER-3] a pick must be made, of a card laid open by that seat', () => {
  const moves: WrittenMove[] = [
    'grab',
    ...OFFERS,
    'discard R1',
    'draw',
    'pick 2 G3',
    'pick 2 B2',
    'pick 1 R1',
    { seat: 2, move: 'pick 3 B2' },
    'pick 2 G1',
  ];
  const { answers } = rule(MASTER, moves);
  expect(answers.slice(3)).toEqual([
    'must-pick-first MASTER-3',
    'must-pick-first MASTER-3',
    'not-offered MASTER-3',
    'not-offered MASTER-3',
    'not-offered MASTER-3',
    'not-your-turn TURN-2',
    'ok',
  ]);
});

test('[MASTER-3] there is nothing to offer and nothing to pick without a Take card', () => {
  expect(rule(MASTER, ['pick 2 G1', 'offer R1 R2 R3']).answers).toEqual([
    'nothing-to-pick MASTER-3',
    'nothing-to-offer MASTER-3',
  ]);
  const without = { ...MASTER, hands: [['R1', 'R2'], ['G1'], ['B1']] };
  expect(rule(without, ['grab']).answers).toEqual(['card-not-in-hand MASTER-3']);
});

test('[MASTER-3] [STOCK-1] the replacement that takes the last card rebuilds the stock', () => {
  const start = { ...MASTER, stock: ['P1'], discards: [['O1', 'O2'], ['Y1', 'Y2', 'Y3'], []] };
  const { events, position } = rule(start, ['grab', ...OFFERS, 'pick 2 G1']);
  expect(events.slice(4)).toEqual([
    { t: 'cardPicked', seat: 1, from: 2, card: 'G1' },
    { t: 'replacementsDrawn', seat: 2, cards: ['P1'] },
    { t: 'stockRebuilt', stock: expect.any(Array) as unknown },
  ]);
  expect((position['stock'] as string[]).toSorted()).toEqual(['O1', 'T', 'Y1', 'Y2']);
  expect(position).toMatchObject({ discards: [['O2'], ['Y3'], []] });
});

test('[MASTER-3] [STOCK-2] no replacement where the stock has none even after rebuilding', () => {
  const start = {
    ...MASTER,
    rules: { stockOut: 'finish-turn' },
    stock: [],
    discards: [['O1'], [], []],
  };
  const { answers, events, rounds } = rule(start, ['grab', ...OFFERS, 'pick 2 G1']);
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(events.slice(4, 6)).toEqual([
    { t: 'cardPicked', seat: 1, from: 2, card: 'G1' },
    {
      t: 'roundEnded',
      by: 'stock',
      last: 1,
      cleared: [[], [], []],
      keepers: [],
      nextDealer: 1,
    },
  ]);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 0, 0], nextDealer: 1 }]);
});

test('[MASTER-4] Swap goes under the stock, cards on the own pile, as many are drawn, the turn ends', () => {
  const { answers, events, position } = rule({ ...MASTER, discards: [['O1'], [], []] }, [
    'swap R2 K R1',
  ]);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([
    { t: 'swapPlayed', seat: 1, cards: ['R2', 'K', 'R1'] },
    { t: 'replacementsDrawn', seat: 1, cards: ['P1', 'P2', 'P3'] },
  ]);
  expect(position).toMatchObject({
    turn: 2,
    step: 'draw',
    hands: [['T', 'R3', 'P1', 'P2', 'P3'], MASTER.hands[1], MASTER.hands[2]],
    discards: [['O1', 'R2', 'K', 'R1'], [], []],
    stock: ['P4', 'P5', 'W^'],
  });
});

test.each([
  ['swap R1', ['P1']],
  ['swap R1 R2', ['P1', 'P2']],
  ['swap R1 R2 R3', ['P1', 'P2', 'P3']],
])('[MASTER-4] one to three cards: %s', (move, cards) => {
  const { answers, events } = rule(MASTER, [move]);
  expect(answers).toEqual(['ok']);
  expect(events.at(-1)).toEqual({ t: 'replacementsDrawn', seat: 1, cards });
});

test('[MASTER-4] not none and not four', () => {
  expect(rule(MASTER, ['swap', 'swap R1 R2 R3 T']).answers).toEqual([
    'swap-one-to-three MASTER-4',
    'swap-one-to-three MASTER-4',
  ]);
});

test('[MASTER-4] only cards in hand, and only with a Swap card', () => {
  expect(rule(MASTER, ['swap G1']).answers).toEqual(['card-not-in-hand MASTER-4']);
  const without = { ...MASTER, hands: [['R1', 'R2'], ['G1'], ['B1']] };
  expect(rule(without, ['swap R1']).answers).toEqual(['card-not-in-hand MASTER-4']);
});

test.each([['swap R1 R1'], ['swap W R1']])(
  '[MASTER-4] a card held once is not put away twice: %s',
  (move) => {
    expect(rule(MASTER, [move]).answers).toEqual(['card-used-twice MASTER-4']);
  },
);

test('[MASTER-4] with two Swap cards one may replace the other', () => {
  const start = { ...MASTER, hands: [['W', 'W', 'R1'], ['G1'], ['B1']] };
  const { answers, position } = rule(start, ['swap W']);
  expect(answers).toEqual(['ok']);
  expect(position).toMatchObject({
    hands: [['R1', 'P1'], ['G1'], ['B1']],
    discards: [['W'], [], []],
  });
});

test('[MASTER-4] at least one card stays', () => {
  const start = { ...MASTER, hands: [['W', 'R1', 'R2'], ['G1'], ['B1']] };
  expect(rule(start, ['swap R1 R2']).answers).toEqual(['swap-keeps-a-card MASTER-4']);
  expect(rule(start, ['swap R1 R2']).position).toEqual(rule(start).position);
  expect(rule(start, ['swap R1']).answers).toEqual(['ok']);
  const two = { ...MASTER, hands: [['W', 'R1'], ['G1'], ['B1']] };
  expect(rule(two, ['swap R1']).answers).toEqual(['swap-keeps-a-card MASTER-4']);
});

test('[MASTER-4] [STOCK-1] the stock is rebuilt on the way and drawing goes on', () => {
  const start = { ...MASTER, stock: ['P1'], discards: [[], ['Y1', 'Y2', 'Y3'], []] };
  const { events, position, state } = rule(start, ['swap R1 R2 R3']);
  expect(events).toEqual([
    { t: 'swapPlayed', seat: 1, cards: ['R1', 'R2', 'R3'] },
    { t: 'replacementsDrawn', seat: 1, cards: ['P1'] },
    { t: 'stockRebuilt', stock: expect.any(Array) as unknown },
    { t: 'replacementsDrawn', seat: 1, cards: expect.any(Array) as unknown },
  ]);
  // What is collected: the Swap card, and every pile but its top card.
  const rebuilt = (events[2] as { stock: string[] }).stock;
  expect(rebuilt.toSorted()).toEqual(['R1', 'R2', 'W', 'Y1', 'Y2']);
  expect(handsOf(state)[0]).toEqual(['T', 'K', 'P1', ...rebuilt.slice(0, 2)]);
  expect(position).toMatchObject({ discards: [['R3'], ['Y3'], []], stock: rebuilt.slice(2) });
});

test('[MASTER-4] as many are drawn as the stock has', () => {
  const start = { ...MASTER, rules: { stockOut: 'finish-turn' }, stock: ['P1', 'P2', 'X^'] };
  const { events, rounds } = rule(start, ['swap R1 R2 R3']);
  expect(events.slice(0, 2)).toEqual([
    { t: 'swapPlayed', seat: 1, cards: ['R1', 'R2', 'R3'] },
    { t: 'replacementsDrawn', seat: 1, cards: ['P1', 'P2'] },
  ]);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 0, 0], nextDealer: 1 }]);
});

test('[MASTER-4] on an empty stock the Swap card and the cards put away under the top one are drawn', () => {
  const start = {
    ...MASTER,
    stock: [],
    discards: [[], ['Y1'], []],
    hands: [['W', 'R1', 'R2', 'R3', 'R4'], ['G1'], ['B1']],
  };
  const { answers, state } = rule(start, ['swap R1 R2 R3']);
  expect(answers).toEqual(['ok']);
  const drawn = handsOf(state)[0]!.slice(1).toSorted();
  expect(handsOf(state)[0]).toHaveLength(4);
  expect(drawn).toEqual(['R1', 'R2', 'W']);
});

const HELD = {
  ...MASTER,
  hands: [['R12'], ['G1', 'G2', 'G3', 'G4', 'G5'], ['B1', 'B2']],
  melds: [[['R3', 'O4', 'Y5']], [], []],
  held: [2],
};

test('[MASTER-5] Hold is laid open before the player', () => {
  const { answers, events, position } = rule(MASTER, ['hold']);
  expect(answers).toEqual(['ok']);
  expect(events).toEqual([{ t: 'holdPlayed', seat: 1 }]);
  expect(position).toMatchObject({
    turn: 2,
    step: 'draw',
    held: [1],
    hands: [['T', 'W', 'R1', 'R2', 'R3'], MASTER.hands[1], MASTER.hands[2]],
    discards: [[], [], []],
    stock: MASTER.stock,
  });
});

test('[MASTER-5] without a Hold card none is played', () => {
  const without = { ...MASTER, hands: [['R1', 'R2'], ['G1'], ['B1']] };
  expect(rule(without, ['hold']).answers).toEqual(['card-not-in-hand MASTER-5']);
});

test('[MASTER-5] who has not laid when the round ends may keep up to three cards', () => {
  const { answers, state, position } = rule(HELD, [
    'discard R12',
    { seat: 2, move: 'keep G1 G2 G3 G4' },
    { seat: 2, move: 'keep G1 G2 G3' },
  ]);
  expect(answers[0]).toBe('ok');
  expect(answers[1]).toBe('too-many-kept MASTER-5');
  expect(answers[2]).toBe('ok');
  expect(handsOf(state)[1]).toEqual(expect.arrayContaining(['G1', 'G2', 'G3']));
  expect(handsOf(state)[1]).toHaveLength(10);
  // The Hold card itself is back in the deck.
  expect(position).not.toHaveProperty('held');
  const all = [
    ...handsOf(state).flat(),
    ...(position['discards'] as string[][]).flat(),
    ...(position['stock'] as string[]),
  ];
  expect(all.filter((card) => card === 'K')).toHaveLength(3);
});

test('[MASTER-5] who has laid keeps nothing', () => {
  const start = { ...HELD, melds: [HELD.melds[0], [['R1', 'O1', 'Y1']], []] };
  expect(rule(start, ['discard R12']).position).toMatchObject({ step: 'draw', round: 2 });
});

test('[MASTER-5] laying after Hold gives up the right', () => {
  const start = {
    ...MASTER,
    rules: { stockOut: 'at-once' },
    turn: 2,
    held: [2, 3],
    hands: [['R12'], ['G1', 'G2', 'G3', 'Y5', 'Y6', 'Y7', 'G9', 'G10'], ['B1', 'B2']],
    stock: ['P1'],
  };
  const moves = ['lay G1 G2 G3 / Y5 Y6 Y7', 'discard G9', 'draw'];
  const { answers, rounds, position } = rule(start, moves);
  expect(answers).toEqual(['ok', 'ok', 'ok']);
  expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 1, 0], nextDealer: 1 }]);
  expect(position).toMatchObject({ step: 'keep', pending: [3] });
});

test('[MASTER-5] only who played it has the right', () => {
  const { position } = rule(HELD, ['discard R12']);
  expect(position).toMatchObject({ step: 'keep', pending: [2] });
});

test.each([
  ['the level alone', { ladder: 'two-star' }, [], 4, 'KEEP-1'],
  ['Hold alone', { ladder: 'one-star' }, [2], 3, 'MASTER-5'],
  ['two Hold cards', { ladder: 'one-star' }, [2, 2], 3, 'MASTER-5'],
  ['both', { ladder: 'two-star' }, [2], 4, 'KEEP-1'],
  ['both, alike', { ladder: 'two-star', rules: { keepCards: 3 } }, [2], 3, 'KEEP-1'],
  [
    'both, the level the smaller',
    { ladder: 'two-star', rules: { keepCards: 2 } },
    [2],
    3,
    'MASTER-5',
  ],
  ['both, the level the larger', { ladder: 'two-star', rules: { keepCards: 5 } }, [2], 5, 'KEEP-1'],
])(
  '[MASTER-5] [KEEP-1] the larger limit holds, they do not add up: %s',
  (_, choice, held, most, rightful) => {
    const hand = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'];
    const start = { ...HELD, ...choice, held, levels: [1, 6, 1], hands: [['R12'], hand, ['B1']] };
    const keep = (count: number): WrittenMove => ({
      seat: 2,
      move: `keep ${hand.slice(0, count).join(' ')}`,
    });
    const { answers } = rule(start, ['discard R12', keep(most + 1), keep(most)]);
    expect(answers).toEqual(['ok', `too-many-kept ${rightful}`, 'ok']);
  },
);

test('[MASTER-5] below the level of KEEP-1 Hold still gives three', () => {
  const start = { ...HELD, ladder: 'two-star', levels: [1, 4, 1] };
  const { answers } = rule(start, ['discard R12', { seat: 2, move: 'keep G1 G2 G3' }]);
  expect(answers).toEqual(['ok', 'ok']);
});

test.each([['T^'], ['W^'], ['X^']])(
  '[MASTER-6] [PASS-3] a face-up card on top of the stock is shuffled in with the piles: %s',
  (top) => {
    const start = {
      ...MASTER,
      step: 'draw',
      hands: [
        ['R1', 'R2'],
        ['G1', 'G2'],
        ['B1', 'B2'],
      ],
      stock: ['P1', top, 'T^'],
      discards: [['O1', 'O2'], [], ['Y1', 'Y2']],
    };
    const { events, position } = rule(start, ['draw', 'discard P1', 'draw']);
    expect(events.slice(0, 2)).toEqual([
      { t: 'cardDrawn', seat: 1, card: 'P1' },
      { t: 'stockRebuilt', stock: expect.any(Array) as unknown },
    ]);
    const rebuilt = (events[1] as { stock: string[] }).stock;
    expect(rebuilt.toSorted()).toEqual(['O1', top[0]!, 'T', 'Y1'].toSorted());
    expect(position).toMatchObject({
      stock: rebuilt.slice(1),
      discards: [['O2', 'P1'], [], ['Y2']],
    });
  },
);

test('[MASTER-6] a Take card played on an empty stock is rebuilt into it at once', () => {
  const start = { ...MASTER, stock: [], discards: [['O1'], [], []] };
  const { events, position } = rule(start, ['grab']);
  expect(events).toEqual([
    { t: 'takePlayed', seat: 1 },
    { t: 'stockRebuilt', stock: ['T'] },
  ]);
  expect(position).toMatchObject({ stock: ['T'], step: 'offer' });
});

test('[MASTER-6] face-up cards further down do not disturb drawing', () => {
  const start = { ...MASTER, step: 'draw', stock: ['P1', 'P2', 'W^', 'T^'] };
  const { events, position } = rule(start, ['draw']);
  expect(events).toEqual([{ t: 'cardDrawn', seat: 1, card: 'P1' }]);
  expect(position).toMatchObject({ stock: ['P2', 'W^', 'T^'] });
});

test('[MASTER-3] an opponent without cards has nothing to offer and nothing to decide', () => {
  const start = { ...MASTER, hands: [['T', 'R1'], [], ['B1', 'B2']] };
  const { answers, position } = rule(start, ['grab', { seat: 2, move: 'offer G1' }]);
  expect(answers).toEqual(['ok', 'nothing-to-decide TURN-2']);
  expect(position).toMatchObject({ step: 'offer', pending: [3] });
});

test('[MASTER-3] with nobody to take from, Take is played as a last card only', () => {
  const alone = { ...MASTER, hands: [['T', 'R1'], [], []] };
  expect(rule(alone, ['grab']).answers).toEqual(['nobody-to-take-from MASTER-3']);
  const last = { ...MASTER, hands: [['T'], [], []] };
  expect(rule(last, ['grab']).answers).toEqual(['ok']);
});
