/** RULES "The stock". */
import { describe, expect, test } from 'vitest';
import { allCardsOf, outcome, refused } from './testing/outcome.ts';
import { faultIn, rule, type WrittenMove } from './testing/referee.ts';

const LEVEL_8 = ['level-8-98', 'level-8-99', 'level-8-101'];

const THREE = {
  edition: 'level-8-101',
  players: 3,
  dealer: 1,
  hands: [
    ['R1', 'R2'],
    ['G1', 'G2'],
    ['B1', 'B2'],
  ],
  discards: [['O1', 'O2', 'O3'], ['Y1'], ['P5', 'P6']],
  stock: ['R8'],
};

const RUNS = [
  ['R3', 'G4', 'B5'],
  ['O7', 'Y8', 'P9'],
];
const PALIER = [
  ['R3', 'G3', 'B3'],
  ['O7', 'Y8', 'P9', 'G10'],
];

describe('rebuilding', () => {
  test.each(LEVEL_8)('[STOCK-1] %s: at once, from all but the top of every pile', (edition) => {
    const { answers, events, position } = rule({ ...THREE, edition }, ['draw']);
    expect(answers).toEqual(['ok']);
    const { stock } = position as { readonly stock: readonly string[] };
    expect(events).toEqual([
      { t: 'cardDrawn', seat: 2, card: 'R8' },
      { t: 'stockRebuilt', stock },
    ]);
    expect(stock.toSorted()).toEqual(['O1', 'O2', 'P5']);
    expect(position).toEqual({
      ...rule({ ...THREE, edition }).position,
      step: 'play',
      hands: [
        ['R1', 'R2'],
        ['G1', 'G2', 'R8'],
        ['B1', 'B2'],
      ],
      discards: [['O3'], ['Y1'], ['P6']],
      stock,
    });
  });

  test('[STOCK-1] piles of 4, 1 and 6 cards give a stock of 8', () => {
    const discards = [['O1', 'O2', 'J', 'O4'], ['X'], ['P1', 'P2', 'X', 'P4', 'J', 'J']];
    const { position } = rule({ ...THREE, discards }, ['draw']);
    expect((position['stock'] as string[]).toSorted()).toEqual(
      ['O1', 'O2', 'J', 'P1', 'P2', 'X', 'P4', 'J'].toSorted(),
    );
    expect(position['discards']).toEqual([['O4'], ['X'], ['J']]);
  });

  test.each([2, 3, 4, 5, 6])('[STOCK-1] the piles of all %i players', (players) => {
    const letters = ['R', 'O', 'Y', 'G', 'B', 'P'].slice(0, players);
    const position = {
      edition: 'level-8-101',
      players,
      dealer: 1,
      hands: letters.map((letter) => [`${letter}1`]),
      discards: letters.map((letter) => [`${letter}2`, `${letter}3`]),
      stock: ['R8'],
    };
    const after = rule(position, ['draw']).position;
    expect((after['stock'] as string[]).toSorted()).toEqual(
      letters.map((letter) => `${letter}2`).toSorted(),
    );
    expect(after['discards']).toEqual(letters.map((letter) => [`${letter}3`]));
  });

  test('[STOCK-1] the collected cards are shuffled', () => {
    const discards = [Array.from({ length: 15 }, (_, index) => `P${index + 1}`), [], []];
    const stockOf = (seed: string): unknown =>
      rule({ ...THREE, discards, seed }, ['draw']).position['stock'];
    expect(stockOf('a')).not.toEqual(stockOf('b'));
    expect(stockOf('a')).not.toEqual(discards[0]!.slice(0, -1));
  });

  test('[STOCK-1] not before the last card', () => {
    expect(outcome({ ...THREE, stock: ['R8', 'R9'] }, ['draw'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDrawn', seat: 2, card: 'R8' }],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        stock: ['R9'],
      },
    });
  });

  test('[STOCK-1] taking a discard does not rebuild', () => {
    expect(rule(THREE, ['take 1']).events).toEqual([
      { t: 'cardTaken', seat: 2, from: 1, card: 'O3' },
    ]);
  });

  test('[STOCK-1] no card is lost or made, in rebuild after rebuild', () => {
    let position = rule(THREE).position;
    const cards = allCardsOf(position);
    for (let turn = 0; turn < 12; turn++) {
      const { position: after, answers } = rule(position, ['draw']);
      expect(answers).toEqual(['ok']);
      const hand = (after['hands'] as string[][])[(after['turn'] as number) - 1]!;
      position = rule(after, [`discard ${hand[0]!}`]).position;
      expect(allCardsOf(position)).toEqual(cards);
    }
    expect(position).toMatchObject({ round: 1, idle: 12 });
  });

  test('[STOCK-1] Level Up does not rebuild', () => {
    expect(outcome({ ...THREE, edition: 'level-up' }, ['draw'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDrawn', seat: 2, card: 'R8' }],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        stock: [],
      },
    });
  });
});

describe('nothing to collect', () => {
  const bare = { ...THREE, discards: [['O3'], [], []] };

  test('[STOCK-2] the stock stays empty', () => {
    expect(outcome(bare, ['draw'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDrawn', seat: 2, card: 'R8' }],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        stock: [],
      },
    });
  });

  test('[STOCK-2] players draw from discard piles until something can be collected', () => {
    const moves = [
      'draw',
      'discard R8',
      'draw',
      'take 1',
      'discard O3',
      'draw',
      'take 3',
      'discard R1',
      'draw',
      'take 1',
      'discard G1',
    ];
    const { answers, events, position } = rule(bare, moves);
    expect(answers).toEqual([
      'ok',
      'ok',
      'stock-empty STOCK-2',
      'ok',
      'ok',
      'stock-empty STOCK-2',
      'ok',
      'ok',
      'stock-empty STOCK-2',
      'ok',
      'ok',
    ]);
    // Seat 2 has discarded on its pile a second time: R8 can be collected when seat 3 is to draw.
    expect(events.slice(-2)).toEqual([
      { t: 'cardDiscarded', seat: 2, card: 'G1' },
      { t: 'stockRebuilt', stock: ['R8'] },
    ]);
    expect(position).toMatchObject({
      turn: 3,
      step: 'draw',
      stock: ['R8'],
      discards: [[], ['G1'], []],
    });
    expect(rule(bare, [...moves, 'draw']).events.at(-1)).toEqual({
      t: 'cardDrawn',
      seat: 3,
      card: 'R8',
    });
  });

  test('[STOCK-2] rebuilt when the next player is about to draw, not at the discard of the last card drawn', () => {
    const position = { ...THREE, discards: [['O3'], ['Y1'], []] };
    const { events, position: after } = rule(position, ['draw', 'discard R8']);
    expect(events).toEqual([
      { t: 'cardDrawn', seat: 2, card: 'R8' },
      { t: 'cardDiscarded', seat: 2, card: 'R8' },
      { t: 'stockRebuilt', stock: ['Y1'] },
    ]);
    expect(after).toMatchObject({ turn: 3, discards: [['O3'], ['R8'], []], stock: ['Y1'] });
  });

  test('[STOCK-2] an empty stock over buried discards is rebuilt for the draw', () => {
    const position = { ...THREE, discards: [['O1', 'O2'], [], []], stock: [] };
    expect(outcome(position, ['draw'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'stockRebuilt', stock: ['O1'] },
        { t: 'cardDrawn', seat: 2, card: 'O1' },
      ],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'O1'],
          ['B1', 'B2'],
        ],
        discards: [['O2'], [], []],
      },
    });
  });

  test('[STOCK-2] it is rebuilt for a player who then takes a discard, too', () => {
    const position = { ...THREE, discards: [['O1', 'O2'], [], []], stock: [] };
    expect(outcome(position, ['take 1'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'stockRebuilt', stock: ['O1'] },
        { t: 'cardTaken', seat: 2, from: 1, card: 'O2' },
      ],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'O2'],
          ['B1', 'B2'],
        ],
        discards: [[], [], []],
        stock: ['O1'],
        taken: 'O2',
      },
    });
  });

  test('[STOCK-2] an empty stock gives nothing', () => {
    expect(outcome({ ...bare, stock: [] }, ['draw'])).toEqual(refused('stock-empty STOCK-2'));
  });

  test('[STOCK-2] a player who can draw nothing at all ends the round, without a bonus', () => {
    const position = {
      ...THREE,
      step: 'play',
      hands: [
        ['R1', 'R2'],
        ['X', 'G2'],
        ['B1', 'B2'],
      ],
      discards: [[], [], []],
      stock: [],
      melds: [RUNS, [], []],
    };
    const { answers, events, rounds, winners, position: after } = rule(position, ['pass 1']);
    expect(answers).toEqual(['ok']);
    expect(events.slice(0, 2)).toEqual([
      { t: 'passPlayed', seat: 2, on: 1 },
      { t: 'roundEnded', by: 'stock', last: 2, cleared: [[1], [], []], keepers: [], nextDealer: 2 },
    ]);
    expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 0, 0], nextDealer: 2 }]);
    expect(winners).toEqual([]);
    expect(after).toMatchObject({ round: 2, dealer: 2, turn: 3, levels: [2, 1, 1], skipped: [] });
  });

  test('[STOCK-2] after a skip in between the round ends for the player who would draw', () => {
    const position = {
      ...THREE,
      players: 4,
      step: 'play',
      hands: [['R1'], ['X', 'X', 'G2'], ['B1'], ['P1']],
      discards: [[], [], [], []],
      stock: [],
      rules: { stockOut: 'finish-turn' },
    };
    // Without rebuilding, the end comes with the turn: no skip is needed.
    expect(rule(position, ['pass 3']).rounds).toEqual([
      { endedBy: 'stock', climbed: [0, 0, 0, 0], nextDealer: 2 },
    ]);
    // With it, the Pass card of the skipped player is what the next player draws.
    expect(outcome({ ...position, rules: {} }, ['pass 3', 'draw'])).toMatchObject({
      answers: ['ok', 'ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
        { t: 'stockRebuilt', stock: ['X'] },
        { t: 'cardDrawn', seat: 4, card: 'X' },
      ],
    });
  });

  test('[STOCK-2] a position in which nothing can be drawn is refused', () => {
    expect(faultIn({ ...THREE, discards: [[], [], []], stock: [] })).toBe(
      'nothing-to-draw position.stock',
    );
    expect(faultIn({ ...THREE, discards: [[], ['Y1'], []], stock: [] })).toBe('fine');
  });
});

describe('Level Up: the last card', () => {
  const last = {
    edition: 'level-up',
    players: 3,
    dealer: 1,
    hands: [
      ['R1', 'R2'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
    discards: [['O1', 'O2', 'O3'], ['Y1'], ['P5', 'P6']],
    stock: ['R8'],
    melds: [[], [], PALIER],
  };

  test('[STOCK-3] the player who takes it finishes the turn, then the round ends without a bonus', () => {
    const { answers, events, rounds, winners, position } = rule(last, ['draw', 'discard G1']);
    expect(answers).toEqual(['ok', 'ok']);
    expect(events.slice(0, 3)).toEqual([
      { t: 'cardDrawn', seat: 2, card: 'R8' },
      { t: 'cardDiscarded', seat: 2, card: 'G1' },
      { t: 'roundEnded', by: 'stock', last: 2, cleared: [[], [], [1]], keepers: [], nextDealer: 2 },
    ]);
    expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 0, 1], nextDealer: 2 }]);
    expect(winners).toEqual([]);
    expect(position).toMatchObject({ round: 2, dealer: 2, turn: 3, levels: [1, 1, 2] });
    expect(allCardsOf(position)).toHaveLength(108);
  });

  test('[STOCK-3] while the turn lasts it may lay and add', () => {
    const position = {
      ...last,
      hands: [['R1'], ['R5', 'G5', 'B5', 'O11', 'Y12', 'P13', 'G14', 'P10', 'G1'], ['B1']],
    };
    const moves = ['draw', 'lay R5 G5 B5 / O11 Y12 P13 G14', 'add P10 2.2', 'discard G1'];
    const { answers, rounds } = rule(position, moves);
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 1, 1], nextDealer: 2 }]);
  });

  test.each([
    {
      how: 'by the discard',
      hand: ['R5', 'G5', 'B5', 'O11', 'Y12', 'P13', 'G14'],
      moves: ['lay R5 G5 B5 / O11 Y12 P13 G14', 'discard R8'],
    },
    {
      how: 'by adding',
      hand: ['R5', 'G5', 'B5', 'O5', 'Y6', 'P7', 'G8'],
      moves: ['lay G5 B5 R5 / O5 Y6 P7 G8'],
      stock: ['B9'],
      add: 'add B9 2.2',
    },
    {
      how: 'by laying',
      hand: ['R5', 'G5', 'B5', 'O11', 'Y12', 'P13'],
      moves: ['lay R5 G5 B5 / O11 Y12 P13 R14'],
      stock: ['R14'],
    },
  ])(
    '[STOCK-3] unless that player goes out, $how: then with the bonus',
    ({ hand, moves, stock, add }) => {
      const position = { ...last, hands: [['R1'], hand, ['B1']], stock: stock ?? ['R8'] };
      const all = ['draw', ...moves, ...(add === undefined ? [] : [add])];
      const { answers, rounds, position: after } = rule(position, all);
      expect(answers).toEqual(all.map(() => 'ok'));
      expect(rounds).toEqual([{ endedBy: 'went-out', seat: 2, climbed: [0, 2, 1], nextDealer: 2 }]);
      expect(after).toMatchObject({ levels: [1, 3, 2], dealer: 2, turn: 3 });
    },
  );

  test('[STOCK-3] taking a discard leaves the last card, and the round goes on', () => {
    const { rounds, position } = rule(last, ['take 1', 'discard G1']);
    expect(rounds).toEqual([]);
    expect(position).toMatchObject({ turn: 3, step: 'draw', stock: ['R8'] });
  });

  test('[STOCK-3] an empty stock gives nothing, and the round ends with this turn', () => {
    const { answers, rounds } = rule({ ...last, stock: [] }, ['draw', 'take 1', 'discard O3']);
    expect(answers).toEqual(['stock-empty STOCK-3', 'ok', 'ok']);
    expect(rounds).toEqual([{ endedBy: 'stock', climbed: [0, 0, 1], nextDealer: 2 }]);
  });

  test('[STOCK-3] with two cards left the round goes on', () => {
    const { rounds, position } = rule({ ...last, stock: ['R8', 'R9'] }, ['draw', 'discard G1']);
    expect(rounds).toEqual([]);
    expect(position).toMatchObject({ turn: 3, step: 'draw', stock: ['R9'] });
  });

  test('[STOCK-3] several players on palier 8 share the victory, nobody having gone out', () => {
    const position = {
      ...last,
      levels: [8, 3, 8],
      melds: [
        [
          ['R4', 'G4', 'B4', 'P4'],
          ['R6', 'G6', 'B6'],
        ],
        [],
        PALIER,
      ],
    };
    const { rounds, winners } = rule(position, ['draw', 'discard G1']);
    expect(rounds).toEqual([{ endedBy: 'stock', climbed: [1, 0, 1] }]);
    expect(winners).toEqual([1, 3]);
  });
});

describe('a blocked round', () => {
  const editions = ['level-up', ...LEVEL_8];

  /** Seat 2 has drawn; nobody has laid. */
  const idle = (edition: string, players: number, turns: number): object => ({
    edition,
    players,
    dealer: 1,
    step: 'play',
    hands: ['R1', 'O1', 'Y1', 'G1', 'B1', 'P1']
      .slice(0, players)
      .map((card) => [card, card.replace('1', '2')]),
    stock: ['R8', 'R9'],
    idle: turns,
  });

  test.each(
    editions.flatMap((edition) => [2, 3, 4, 5, 6].map((players) => ({ edition, players }))),
  )('[STOCK-4] $edition, $players players: 50 turns for each', ({ edition, players }) => {
    const none = Array.from({ length: players }, () => 0);
    const limit = 50 * players;
    const before = outcome(idle(edition, players, limit - 2), ['discard O1']);
    expect(before).toMatchObject({ changed: { idle: limit - 1, turn: (2 % players) + 1 } });
    expect(before.rounds).toBeUndefined();
    const { rounds, winners, position } = rule(idle(edition, players, limit - 1), ['discard O1']);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: none, nextDealer: 2 }]);
    expect(winners).toEqual([]);
    expect(position).toMatchObject({ round: 2, barren: 1 });
    expect(position['idle']).toBeUndefined();
    expect(faultIn(idle(edition, players, limit - 1))).toBe('fine');
    expect(faultIn(idle(edition, players, limit))).toBe('out-of-range position.idle');
  });

  test('[STOCK-4] counted from the deal: a hundred turns of two players', () => {
    const position = {
      edition: 'level-8-101',
      players: 2,
      dealer: 1,
      hands: [['R1'], ['G1']],
      discards: [['P1'], ['B1']],
      stock: ['R8'],
    };
    const turn = (seat: number): readonly WrittenMove[] => [
      `take ${seat}`,
      `discard ${seat === 1 ? 'P1' : 'B1'}`,
    ];
    const turns = Array.from({ length: 100 }, (_, index) => turn(index % 2 === 0 ? 2 : 1));
    const before = rule(position, turns.slice(0, 99).flat());
    expect(before.rounds).toEqual([]);
    expect(before.position['idle']).toBe(99);
    const { rounds, answers } = rule(position, turns.flat());
    expect(answers).toEqual(turns.flat().map(() => 'ok'));
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0], nextDealer: 2 }]);
  });

  test('[STOCK-4] without a bonus: who has laid climbs one', () => {
    const position = { ...idle('level-8-101', 3, 149), melds: [RUNS, [], []] };
    const { events, rounds, position: after } = rule(position, ['discard O1']);
    expect(events.slice(0, 2)).toEqual([
      { t: 'cardDiscarded', seat: 2, card: 'O1' },
      {
        t: 'roundEnded',
        by: 'blocked',
        last: 2,
        cleared: [[1], [], []],
        keepers: [],
        nextDealer: 2,
      },
    ]);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [1, 0, 0], nextDealer: 2 }]);
    expect(after).toMatchObject({ levels: [2, 1, 1] });
  });

  test('[STOCK-4] laying begins the count anew', () => {
    const position = {
      ...idle('level-8-101', 3, 149),
      hands: [['R1'], ['R3', 'G4', 'B5', 'O7', 'Y8', 'P9', 'O1', 'O2'], ['Y1']],
    };
    const { rounds, position: after } = rule(position, ['lay R3 G4 B5 / O7 Y8 P9', 'discard O1']);
    expect(rounds).toEqual([]);
    expect(after).toMatchObject({ turn: 3, step: 'draw' });
    expect(after['idle'] ?? 0).toBeLessThanOrEqual(1);
  });

  test('[STOCK-4] adding begins the count anew', () => {
    const position = {
      ...idle('level-8-101', 3, 149),
      hands: [['R1'], ['R6', 'O1', 'O2'], ['Y1']],
      melds: [[], RUNS, []],
    };
    const { rounds, position: after } = rule(position, ['add R6 2.1', 'discard O1']);
    expect(rounds).toEqual([]);
    expect(after['idle'] ?? 0).toBeLessThanOrEqual(1);
  });

  test('[STOCK-4] a refused laying or adding does not', () => {
    const position = { ...idle('level-8-101', 3, 149), melds: [RUNS, [], []] };
    const { rounds } = rule(position, ['lay O1 O2', 'add O1 1.1', 'discard O1']);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [1, 0, 0], nextDealer: 2 }]);
  });

  test('[STOCK-4] skipped turns count', () => {
    const position = { ...idle('level-8-101', 3, 148), skipped: [3] };
    const { events, rounds, position: after } = rule(position, ['discard O1']);
    expect(events.slice(0, 3)).toEqual([
      { t: 'cardDiscarded', seat: 2, card: 'O1' },
      { t: 'turnSkipped', seat: 3 },
      {
        t: 'roundEnded',
        by: 'blocked',
        last: 3,
        cleared: [[], [], []],
        keepers: [],
        nextDealer: 2,
      },
    ]);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 0], nextDealer: 2 }]);
    expect(after).toMatchObject({ round: 2, dealer: 2 });
    // One turn less, and after the skip seat 1 has the turn.
    const less = rule({ ...idle('level-8-101', 3, 147), skipped: [3] }, ['discard O1']);
    expect(less.rounds).toEqual([]);
    expect(less.position).toMatchObject({ turn: 1, step: 'draw', idle: 149 });
  });

  test('[STOCK-4] a turn that ends with a Pass card counts', () => {
    const position = { ...idle('level-8-101', 3, 149), hands: [['R1'], ['X', 'O1'], ['Y1']] };
    expect(rule(position, ['pass 1']).rounds).toEqual([
      { endedBy: 'blocked', climbed: [0, 0, 0], nextDealer: 2 },
    ]);
  });

  test('[STOCK-4] who goes out in that turn has gone out', () => {
    const position = {
      ...idle('level-8-101', 3, 149),
      hands: [['R1'], ['O1'], ['Y1']],
      melds: [[], RUNS, []],
    };
    expect(rule(position, ['discard O1']).rounds).toEqual([
      { endedBy: 'went-out', seat: 2, climbed: [0, 2, 0], nextDealer: 2 },
    ]);
  });
});

describe('a blocked game', () => {
  /** The next discard ends a round by blocking it. */
  const barren = (levels: readonly unknown[], rounds: number, more: object = {}): object => ({
    edition: 'level-8-101',
    players: 3,
    dealer: 1,
    step: 'play',
    levels,
    hands: [
      ['R1', 'R2'],
      ['O1', 'O2'],
      ['Y1', 'Y2'],
    ],
    stock: ['R8', 'R9'],
    idle: 149,
    barren: rounds,
    ...more,
  });

  test.each([
    { levels: [1, 1, 1], winners: [1, 2, 3] },
    { levels: [3, 5, 5], winners: [2, 3] },
    { levels: [8, 5, 7], winners: [1] },
    { levels: [2, 3, 2], winners: [2] },
  ])(
    '[STOCK-5] after the 50th round without a climb the highest of $levels win',
    ({ levels, winners }) => {
      for (const edition of ['level-8-101', 'level-up']) {
        const result = rule(barren(levels, 49, { edition }), [
          'discard O1',
          { seat: 3, move: 'draw' },
        ]);
        expect(result.answers).toEqual(['ok', 'game-over TURN-2']);
        expect(result.events).toEqual([
          { t: 'cardDiscarded', seat: 2, card: 'O1' },
          { t: 'roundEnded', by: 'blocked', last: 2, cleared: [[], [], []], keepers: [] },
          { t: 'gameWon', winners },
        ]);
        expect(result.rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 0] }]);
        expect(result.winners).toEqual(winners);
        expect(result.position).toMatchObject({ step: 'over', levels, barren: 50 });
      }
    },
  );

  test('[STOCK-5] on an open ladder the highest level is the fewest paliers left', () => {
    const levels = [
      [1, 2, 3],
      [7, 8],
      [5, 6],
    ];
    const position = barren(levels, 49, { edition: 'level-up', ladder: 'open' });
    expect(rule(position, ['discard O1']).winners).toEqual([2, 3]);
  });

  test('[STOCK-5] one round less and the game goes on', () => {
    const { rounds, winners, position } = rule(barren([3, 5, 5], 48), ['discard O1']);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 0], nextDealer: 2 }]);
    expect(winners).toEqual([]);
    expect(position).toMatchObject({ round: 2, step: 'draw', barren: 49 });
    expect(faultIn(barren([3, 5, 5], 49))).toBe('fine');
    expect(faultIn(barren([3, 5, 5], 50))).toBe('out-of-range position.barren');
  });

  test('[STOCK-5] a round in which somebody climbs begins the count anew', () => {
    const { rounds, winners, position } = rule(barren([3, 5, 5], 49, { melds: [[], [], RUNS] }), [
      'discard O1',
    ]);
    expect(rounds).toEqual([{ endedBy: 'blocked', climbed: [0, 0, 1], nextDealer: 2 }]);
    expect(winners).toEqual([]);
    expect(position).toMatchObject({ round: 2, levels: [3, 5, 6] });
    expect(position['barren']).toBeUndefined();
  });

  test('[STOCK-5] every way in which a round ends without a climb counts', () => {
    const empty = barren([1, 2, 2], 49, { idle: 0, hands: [['R1'], ['O1'], ['Y1']] });
    expect(rule(empty, ['discard O1'])).toMatchObject({
      rounds: [{ endedBy: 'went-out', seat: 2, climbed: [0, 0, 0] }],
      winners: [2, 3],
    });
    const stock = barren([1, 2, 2], 49, { idle: 0, edition: 'level-up', stock: [] });
    expect(rule(stock, ['discard O1'])).toMatchObject({
      rounds: [{ endedBy: 'stock', climbed: [0, 0, 0] }],
      winners: [2, 3],
    });
  });

  test('[STOCK-5] nothing is kept when the game is over', () => {
    const { position, winners } = rule(barren([5, 6, 6], 49, { ladder: 'two-star' }), [
      'discard O1',
    ]);
    expect(winners).toEqual([2, 3]);
    expect(position).toMatchObject({ step: 'over' });
  });
});
