/** The options by which the booklets can be read otherwise: their cases, and whole games by them. */
import { describe, expect, it, test } from 'vitest';
import { seededChance } from './chance.ts';
import { start } from './decide.ts';
import type { HouseRules } from './house-rules.ts';
import { makeRecord, parseRecord } from './record.ts';
import { recordGame } from './testing/records.ts';
import { faultIn, rule } from './testing/referee.ts';
import { setupOf } from './testing/set-ups.ts';
import { isFault } from './faults.ts';
import { verify } from './verify.ts';

const PALIER_2 = [
  ['O7', 'Y8', 'P9', 'R10'],
  ['G1', 'G4', 'G6', 'G9'],
];
const PALIER_8 = [
  ['R3', 'G3', 'B3', 'O3'],
  ['R5', 'G5', 'B5'],
];

/** Seat 1 has laid palier 2 of an open ladder and goes out with its last card. */
const OPEN = {
  edition: 'level-up',
  ladder: 'open',
  players: 3,
  dealer: 3,
  turn: 1,
  step: 'play',
  levels: [
    [1, 2, 8],
    [4, 5, 8],
    [1, 2, 3, 8],
  ],
  laid: [2, null, null],
  hands: [['R12'], ['B1', 'B2'], ['B7', 'B8']],
  melds: [PALIER_2, [], []],
  stock: ['P11', 'P12', 'P13'],
  seed: 'a',
};

describe('openWin', () => {
  const last: HouseRules = { openWin: 'last' };

  test('[HOUSE-openWin] [OPEN-3] all: removing palier 8 is not enough', () => {
    const { answers, winners, position } = rule(OPEN, ['discard R12', 'drop 8']);
    expect({ answers, winners, step: position['step'] }).toEqual({
      answers: ['ok', 'ok'],
      winners: [],
      step: 'draw',
    });
  });

  test('[HOUSE-openWin] last: removing palier 8 after going out wins', () => {
    const { rounds, winners, position } = rule({ ...OPEN, rules: last }, ['discard R12', 'drop 8']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 1, climbed: [2, 0, 0] }]);
    expect(winners).toEqual([1]);
    expect(position).toMatchObject({ step: 'over', levels: [[1], [4, 5, 8], [1, 2, 3, 8]] });
  });

  test('[HOUSE-openWin] last: another palier removed does not', () => {
    const { winners, position } = rule({ ...OPEN, rules: last }, ['discard R12', 'drop 1']);
    expect(winners).toEqual([]);
    expect(position).toMatchObject({ levels: [[8], [4, 5, 8], [1, 2, 3, 8]] });
  });

  test('[HOUSE-openWin] [WIN-2] last: of those who have laid palier 8, who went out wins', () => {
    const both = {
      ...OPEN,
      rules: last,
      laid: [8, 8, null],
      melds: [
        PALIER_8,
        [
          ['R2', 'G2', 'B2', 'O2'],
          ['R6', 'G6', 'B6'],
        ],
        [],
      ],
      hands: [['R12'], ['B1'], ['B7', 'B8']],
      levels: [
        [1, 8],
        [4, 8],
        [1, 8],
      ],
    };
    expect(rule(both, ['discard R12']).winners).toEqual([1]);
    // The stock ends the round: nobody went out.
    const used = { ...both, hands: [['R12', 'R14'], ['B1'], ['B7', 'B8']], stock: [] };
    expect(rule(used, ['discard R12']).winners).toEqual([1, 2]);
  });

  test('[HOUSE-openWin] last: laying palier 8 wins at once only with winOnLaying', () => {
    const laying = {
      ...OPEN,
      laid: [null, null, null],
      melds: [[], [], []],
      hands: [[...PALIER_8.flat(), 'R12'], ['B1'], ['B7']],
    };
    const lay = 'lay 8: R3 G3 B3 O3 / R5 G5 B5';
    expect(rule({ ...laying, rules: last }, [lay])).toMatchObject({ answers: ['ok'], rounds: [] });
    const atOnce = rule({ ...laying, rules: { ...last, winOnLaying: 'yes' } }, [lay]);
    expect(atOnce).toMatchObject({ rounds: [{ endedBy: 'win', seat: 1 }], winners: [1] });
    const lower = { ...laying, hands: [[...PALIER_2.flat(), 'R12'], ['B1'], ['B7']] };
    const other = rule({ ...lower, rules: { ...last, winOnLaying: 'yes' } }, [
      'lay 2: O7 Y8 P9 R10 / G1 G4 G6 G9',
    ]);
    expect(other).toMatchObject({ answers: ['ok'], rounds: [], winners: [] });
  });

  test('[HOUSE-openWin] [HOUSE-levels] last is the last palier that is played', () => {
    const short = {
      ...OPEN,
      rules: { ...last, levels: 3 },
      levels: [[1, 2, 3], [1, 3], [3]],
    };
    expect(rule(short, ['discard R12', 'drop 3']).winners).toEqual([1]);
  });

  test('[HOUSE-openWin] last: a position in which palier 8 is gone is over', () => {
    const gone = { ...OPEN, rules: last, levels: [[1, 2], [4, 5, 8], [8]] };
    expect(faultIn(gone)).toBe('finished-before-the-end position.levels[0]');
    expect(faultIn({ ...OPEN, levels: [[1, 2], [4, 5, 8], [8]] })).toBe('fine');
  });

  test('[HOUSE-openWin] a stacked ladder has no use for it', () => {
    const stacked = {
      ...OPEN,
      ladder: 'stacked',
      levels: [2, 1, 1],
      laid: [2, null, null],
      rules: last,
    };
    expect(rule(stacked, ['discard R12'])).toMatchObject({ answers: ['ok'], winners: [] });
  });
});

describe('keepLevel', () => {
  /** Seat 1 goes out; seat 2 has laid level 4 and seat 3 has not laid level 5. */
  const START = {
    edition: 'level-8-101',
    ladder: 'two-star',
    players: 3,
    dealer: 3,
    turn: 1,
    step: 'play',
    levels: [1, 4, 5],
    hands: [['R12'], ['G1', 'G2', 'J'], ['B1', 'B2']],
    melds: [
      [
        ['O7', 'Y8', 'P9', 'R10'],
        ['R3', 'G3'],
        ['R4', 'G4'],
      ],
      [
        ['R5', 'G6', 'B7', 'O8', 'Y9', 'P10'],
        ['R1', 'O1', 'Y1'],
      ],
      [],
    ],
    seed: 'a',
  };
  const reached: HouseRules = { keepLevel: 'reached' };

  test('[HOUSE-keepLevel] [KEEP-1] played: who has laid level 4 keeps nothing on level 5', () => {
    const { position, answers } = rule(START, ['discard R12', { seat: 2, move: 'keep G1' }]);
    expect(position).toMatchObject({ step: 'keep', pending: [3], levels: [3, 5, 5] });
    expect(answers).toEqual(['ok', 'nothing-to-decide TURN-2']);
  });

  test('[HOUSE-keepLevel] reached: who stands on level 5 after climbing keeps cards', () => {
    const { position, answers, events } = rule({ ...START, rules: reached }, [
      'discard R12',
      { seat: 2, move: 'keep G1 G2 J' },
      { seat: 3, move: 'keep' },
    ]);
    expect(answers).toEqual(['ok', 'ok', 'ok']);
    expect(events.find((event) => (event as { t: string }).t === 'roundEnded')).toMatchObject({
      keepers: [2, 3],
    });
    expect(position).toMatchObject({ step: 'draw', round: 2 });
    expect((position['hands'] as readonly string[][])[1]).toEqual(
      expect.arrayContaining(['G1', 'G2', 'J']),
    );
  });

  test('[HOUSE-keepLevel] reached: not below the level that keeping begins with', () => {
    const low = {
      ...START,
      levels: [1, 3, 3],
      hands: [['R12'], ['G1', 'G2'], ['B1', 'B2']],
      melds: [
        START.melds[0],
        [
          ['R5', 'G6', 'B7', 'O8'],
          ['Y1', 'Y2', 'Y3', 'Y6', 'Y7'],
        ],
        [],
      ],
      rules: reached,
    };
    const { position } = rule(low, ['discard R12']);
    expect(position).toMatchObject({ step: 'draw', round: 2, levels: [3, 4, 3] });
  });

  test('[HOUSE-keepLevel] [MASTER-5] reached: a Hold card keeps only for who has not laid', () => {
    const held = {
      ...START,
      ladder: 'one-star',
      master: 'specials',
      levels: [1, 1, 1],
      hands: [['R12'], ['G1', 'G2'], ['B1', 'B2']],
      melds: [
        [
          ['O7', 'Y8', 'P9'],
          ['R3', 'G4', 'B5'],
        ],
        [
          ['R5', 'G6', 'B7'],
          ['R1', 'O2', 'Y3'],
        ],
        [],
      ],
      held: [2, 3],
      rules: reached,
    };
    expect(rule(held, ['discard R12']).position).toMatchObject({ step: 'keep', pending: [3] });
  });

  test('[HOUSE-keepLevel] reached: a position in which somebody who laid still chooses', () => {
    const choosing = { ...rule({ ...START, rules: reached }, ['discard R12']).position };
    expect(choosing).toMatchObject({ step: 'keep', pending: [2, 3] });
    expect(faultIn(choosing)).toBe('fine');
    expect(faultIn({ ...choosing, rules: {} })).toBe('not-entitled position.pending');
  });
});

describe('stockOut play-on', () => {
  const START = {
    edition: 'level-up',
    players: 3,
    dealer: 3,
    turn: 1,
    step: 'draw',
    hands: [
      ['R1', 'R2'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
    discards: [['R7', 'R8'], [], ['B9']],
    stock: ['P11'],
    rules: { stockOut: 'play-on' },
    seed: 'a',
  };

  test('[HOUSE-stockOut] [STOCK-3] play-on: the last card of the stock ends nothing', () => {
    const { answers, rounds, position } = rule(START, ['draw', 'discard P11', 'draw', 'take 1']);
    expect(answers).toEqual(['ok', 'ok', 'stock-empty HOUSE-stockOut', 'ok']);
    expect(rounds).toEqual([]);
    expect(position).toMatchObject({ stock: [], turn: 2, step: 'play' });
  });

  test('[HOUSE-stockOut] play-on: buried discards are not made into a stock', () => {
    const { position } = rule(START, ['draw', 'discard P11', 'take 1', 'discard G1']);
    expect(position).toMatchObject({ stock: [], discards: [['R7', 'R8'], ['G1'], ['B9']] });
  });

  test('[HOUSE-stockOut] play-on: the round ends when there is nothing to draw', () => {
    const bare = {
      ...START,
      rules: { stockOut: 'play-on', drawOwn: 'forbidden' },
      players: 2,
      dealer: 2,
      hands: [
        ['R1', 'R2'],
        ['G1', 'G2'],
      ],
      discards: [[], []],
    };
    // Seat 2 may take what seat 1 has discarded, then seat 1 finds the pile of seat 2.
    const { answers, rounds } = rule(bare, ['draw', 'discard R1', 'take 1', 'discard G1']);
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(rounds).toEqual([]);
    const jokers = {
      ...bare,
      edition: 'level-8-101',
      rules: { stockOut: 'play-on', drawJoker: 'forbidden' },
      hands: [
        ['J', 'R2'],
        ['G1', 'G2'],
      ],
    };
    expect(rule(jokers, ['draw', 'discard J']).rounds).toEqual([
      { endedBy: 'stock', climbed: [0, 0], nextDealer: 1 },
    ]);
  });

  test('[HOUSE-stockOut] [HOUSE-stockOutBonus] play-on: going out earns the bonus as ever', () => {
    const out = {
      ...START,
      rules: { stockOut: 'play-on', stockOutBonus: 'no' },
      step: 'play',
      stock: [],
      hands: [['R1'], ['G1', 'G2'], ['B1', 'B2']],
      melds: [
        [
          ['R3', 'G3', 'B3'],
          ['O7', 'Y8', 'P9', 'R10'],
        ],
        [],
        [],
      ],
    };
    expect(rule(out, ['discard R1']).rounds).toMatchObject([
      { endedBy: 'went-out', climbed: [2, 0, 0] },
    ]);
  });
});

describe('firstDealer', () => {
  const GAME = { edition: 'level-8-101', players: 4 } as const;

  test('[HOUSE-firstDealer] [DEAL-4] a seat deals first whatever the luck, chance where none is named', () => {
    const dealers = (rules: HouseRules): ReadonlySet<number> =>
      new Set(
        Array.from({ length: 40 }, (_, index) => {
          return start(setupOf({ ...GAME, rules }), seededChance(`${index}`)).state.table.dealer;
        }),
      );
    expect(dealers({ firstDealer: 3 })).toEqual(new Set([3]));
    expect(dealers({ firstDealer: 0 })).toEqual(new Set([1, 2, 3, 4]));
    expect(dealers({})).toEqual(new Set([1, 2, 3, 4]));
  });

  test('[HOUSE-firstDealer] the cards are the same whoever deals', () => {
    const named = start(setupOf({ ...GAME, rules: { firstDealer: 2 } }), seededChance('a')).state;
    const other = start(setupOf({ ...GAME, rules: { firstDealer: 4 } }), seededChance('a')).state;
    expect(named.stock).toEqual(other.stock);
    expect(named.hands[2]).toEqual(other.hands[0]);
  });

  test('[HOUSE-firstDealer] the rules of a game and a position without a dealer', () => {
    const { id, chosen } = setupOf({ ...GAME, rules: { firstDealer: 2 } });
    expect(id).toBe('level-8-101/one-star/4p/firstDealer=2');
    expect(chosen.rules).toEqual({ firstDealer: 2 });
    expect(setupOf({ ...GAME, rules: { firstDealer: 0 } }).chosen.rules).toBeUndefined();
    expect(rule({ ...GAME, rules: { firstDealer: 2 } }).position).toMatchObject({ dealer: 2 });
    expect(rule({ ...GAME, rules: { firstDealer: 2 }, dealer: 4 }).position).toMatchObject({
      dealer: 4,
    });
  });

  test.each([
    [{ firstDealer: 5 }, 'out-of-range position.rules.firstDealer'],
    [{ firstDealer: 7 }, 'out-of-range position.rules.firstDealer'],
    [{ firstDealer: -1 }, 'out-of-range position.rules.firstDealer'],
    [{ firstDealer: 'me' }, 'wrong-type position.rules.firstDealer'],
  ])('[HOUSE-firstDealer] %j is refused', (rules, fault) => {
    expect(faultIn({ ...GAME, rules })).toBe(fault);
  });
});

describe('whole games by these options', () => {
  const all: readonly HouseRules[] = [
    { openWin: 'last' },
    { openWin: 'last', winOnLaying: 'yes', goingOut: 'discard' },
    { openWin: 'last', bonusPalier: 'lowest' },
    { stockOut: 'play-on' },
    { stockOut: 'play-on', drawOwn: 'forbidden' },
    { keepLevel: 'reached', keepFrom: 2, keepCards: 9 },
    { firstDealer: 2 },
  ];

  it.each(all)(
    '[HOUSE-openWin] [HOUSE-keepLevel] [HOUSE-firstDealer] %j: verified records',
    (rules) => {
      for (const ladder of ['open', 'stacked'] as const) {
        const setup = setupOf({ edition: 'level-up', ladder, players: 3, rules });
        const record = recordGame(setup, {
          seed: `readings/${ladder}`,
          fairness: 'honest',
          takeBacks: 4,
        });
        const read = parseRecord(makeRecord(record));
        if (isFault(read)) throw new Error(JSON.stringify(read));
        expect(verify(read).problems).toEqual([]);
        expect(read.header.rules).toEqual(setup.chosen.rules);
      }
    },
  );
});
