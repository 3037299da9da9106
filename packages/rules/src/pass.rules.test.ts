/** RULES "Pass cards (Level 8)". */
import { describe, expect, test } from 'vitest';
import { allCardsOf, outcome, refused } from './testing/outcome.ts';
import { faultIn, rule } from './testing/referee.ts';

const LEVEL_8 = ['level-8-98', 'level-8-99', 'level-8-101'];

/** Seat 2 of 4 has drawn and holds a Pass card. */
const FOUR = {
  edition: 'level-8-101',
  players: 4,
  dealer: 1,
  step: 'play',
  hands: [
    ['R1', 'R2'],
    ['X', 'G1', 'X'],
    ['B1', 'B2'],
    ['P1', 'P2'],
  ],
  discards: [['O1', 'O2'], ['O3'], [], ['O4']],
  stock: ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6'],
};

const RUNS = [
  ['R3', 'G4', 'B5'],
  ['O7', 'Y8', 'P9'],
];

describe('playing one', () => {
  test.each([1, 3, 4])('[PASS-1] in front of any opponent, here seat %i', (on) => {
    for (const edition of LEVEL_8) {
      const { answers, events, changed } = outcome({ ...FOUR, edition }, [`pass ${on}`]);
      expect(answers).toEqual(['ok']);
      expect(events[0]).toEqual({ t: 'passPlayed', seat: 2, on });
      expect(changed).toMatchObject({
        hands: [
          ['R1', 'R2'],
          ['G1', 'X'],
          ['B1', 'B2'],
          ['P1', 'P2'],
        ],
        ...(on === 3 ? {} : { skipped: [on], turn: 3, step: 'draw', idle: 1 }),
      });
    }
  });

  test('[PASS-1] instead of the discard: it ends the turn and the discard pile stays', () => {
    expect(outcome(FOUR, ['pass 4', { seat: 2, move: 'discard G1' }])).toEqual({
      answers: ['ok', 'not-your-turn TURN-2'],
      events: [{ t: 'passPlayed', seat: 2, on: 4 }],
      changed: {
        turn: 3,
        step: 'draw',
        hands: [
          ['R1', 'R2'],
          ['G1', 'X'],
          ['B1', 'B2'],
          ['P1', 'P2'],
        ],
        skipped: [4],
        idle: 1,
      },
    });
  });

  test('[PASS-1] not before drawing', () => {
    expect(outcome({ ...FOUR, step: 'draw' }, ['pass 3'])).toEqual(
      refused('must-draw-first TURN-1'),
    );
  });

  test('[PASS-1] after laying and adding too', () => {
    const position = {
      ...FOUR,
      hands: [['R1'], ['X', 'R3', 'G4', 'B5', 'O7', 'P9', 'J', 'G6', 'G1'], ['B1'], ['P1']],
    };
    const moves = ['lay R3 G4 B5 / O7 J=8 P9', 'add G6 2.1', 'pass 1'];
    const { answers, position: after } = rule(position, moves);
    expect(answers).toEqual(['ok', 'ok', 'ok']);
    expect(after).toMatchObject({ skipped: [1], turn: 3, hands: [['R1'], ['G1'], ['B1'], ['P1']] });
  });

  test('[PASS-1] not in front of oneself', () => {
    expect(outcome(FOUR, ['pass 2'])).toEqual(refused('not-an-opponent PASS-1'));
  });

  test('[PASS-1] not in front of a player who has one', () => {
    const position = { ...FOUR, skipped: [4] };
    expect(outcome(position, ['pass 4'])).toEqual(refused('already-skipped PASS-1'));
    expect(outcome(position, ['pass 1'])).toMatchObject({
      answers: ['ok'],
      changed: { skipped: [1, 4] },
    });
  });

  test('[PASS-1] a second one later, once the first is gone', () => {
    const moves = ['pass 3', 'draw', 'discard Y1', 'draw', 'discard Y2', 'draw', 'pass 3'];
    const { answers, events } = rule({ ...FOUR, step: 'play' }, moves);
    expect(answers).toEqual(moves.map(() => 'ok'));
    expect(events.filter((event) => JSON.stringify(event).includes('turnSkipped'))).toEqual([
      { t: 'turnSkipped', seat: 3 },
      { t: 'turnSkipped', seat: 3 },
    ]);
  });

  test('[PASS-1] only with a Pass card in hand', () => {
    const position = { ...FOUR, hands: [['X'], ['J', 'G1'], ['B1'], ['P1']] };
    expect(outcome(position, ['pass 3'])).toEqual(refused('card-not-in-hand PASS-1'));
  });

  test.each([0, 5, 99])('[PASS-1] [INPUT-1] there is no seat %i', (on) => {
    expect(outcome(FOUR, [`pass ${on}`])).toEqual(refused('no-such-seat INPUT-1'));
  });

  test.each(['pass', 'pass X', 'pass X 3', 'pass 3 4', 'pass -1'])(
    '[PASS-1] [INPUT-1] cannot be read: %s',
    (move) => {
      expect(outcome(FOUR, [move])).toEqual(refused('unreadable-move INPUT-1'));
    },
  );

  test.each(['PASS 4', '  pass   4 '])(
    '[PASS-1] letter case and spaces do not matter: %j',
    (move) => {
      expect(outcome(FOUR, [move])).toEqual(outcome(FOUR, ['pass 4']));
    },
  );

  test('[PASS-1] Level Up has no Pass cards', () => {
    const position = {
      edition: 'level-up',
      players: 2,
      dealer: 2,
      step: 'play',
      hands: [['R1', 'R2'], ['G1']],
      stock: ['Y1'],
    };
    expect(outcome(position, ['pass 2', 'discard X'])).toEqual(
      refused('no-such-card INPUT-1', 'no-such-card INPUT-1'),
    );
  });
});

describe('being skipped', () => {
  test('[PASS-2] the next turn is only to put the card face up under the stock', () => {
    expect(outcome(FOUR, ['pass 3'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
      ],
      changed: {
        turn: 4,
        step: 'draw',
        hands: [
          ['R1', 'R2'],
          ['G1', 'X'],
          ['B1', 'B2'],
          ['P1', 'P2'],
        ],
        stock: ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'X^'],
        idle: 2,
      },
    });
  });

  test('[PASS-2] the skip waits until the turn has come round', () => {
    const moves = ['pass 1', 'draw', 'discard Y1', 'draw', 'discard Y2'];
    expect(outcome(FOUR, moves)).toEqual({
      answers: ['ok', 'ok', 'ok', 'ok', 'ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 1 },
        { t: 'cardDrawn', seat: 3, card: 'Y1' },
        { t: 'cardDiscarded', seat: 3, card: 'Y1' },
        { t: 'cardDrawn', seat: 4, card: 'Y2' },
        { t: 'cardDiscarded', seat: 4, card: 'Y2' },
        { t: 'turnSkipped', seat: 1 },
      ],
      changed: {
        step: 'draw',
        hands: [
          ['R1', 'R2'],
          ['G1', 'X'],
          ['B1', 'B2'],
          ['P1', 'P2'],
        ],
        discards: [['O1', 'O2'], ['O3'], ['Y1'], ['O4', 'Y2']],
        stock: ['Y3', 'Y4', 'Y5', 'Y6', 'X^'],
        idle: 4,
      },
    });
  });

  test('[PASS-2] one turn only: the turn after is a turn again', () => {
    const moves = [
      'pass 3',
      'draw',
      'discard Y1',
      'draw',
      'discard Y2',
      'draw',
      'discard Y3',
      'draw',
    ];
    const { answers, events } = rule(FOUR, moves);
    expect(answers).toEqual(moves.map(() => 'ok'));
    expect(events.at(-1)).toEqual({ t: 'cardDrawn', seat: 3, card: 'Y4' });
  });

  test('[PASS-2] a skipped player cannot act before or in the skipped turn', () => {
    const { answers } = rule(FOUR, [
      'pass 1',
      { seat: 1, move: 'draw' },
      'draw',
      'discard Y1',
      'draw',
      'discard Y2',
      { seat: 1, move: 'draw' },
    ]);
    expect(answers).toEqual([
      'ok',
      'not-your-turn TURN-2',
      'ok',
      'ok',
      'ok',
      'ok',
      'not-your-turn TURN-2',
    ]);
  });

  test('[PASS-2] two players skipped in a row', () => {
    expect(outcome({ ...FOUR, skipped: [4] }, ['pass 3'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
        { t: 'turnSkipped', seat: 4 },
      ],
      changed: {
        turn: 1,
        step: 'draw',
        hands: [
          ['R1', 'R2'],
          ['G1', 'X'],
          ['B1', 'B2'],
          ['P1', 'P2'],
        ],
        stock: ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'X^', 'X^'],
        skipped: [],
        idle: 3,
      },
    });
  });

  test('[PASS-2] all opponents skipped: the player has the next turn again', () => {
    expect(
      outcome({ ...FOUR, hands: [['R1'], ['X', 'G1'], ['B1'], ['P1']], skipped: [1, 4] }, [
        'pass 3',
      ]),
    ).toEqual({
      answers: ['ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
        { t: 'turnSkipped', seat: 4 },
        { t: 'turnSkipped', seat: 1 },
      ],
      changed: {
        step: 'draw',
        hands: [['R1'], ['G1'], ['B1'], ['P1']],
        stock: ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'X^', 'X^', 'X^'],
        skipped: [],
        idle: 4,
      },
    });
  });

  test('[PASS-2] a discard passes the turn on over a skipped player as well', () => {
    expect(outcome({ ...FOUR, skipped: [3] }, ['discard G1'])).toMatchObject({
      events: [
        { t: 'cardDiscarded', seat: 2, card: 'G1' },
        { t: 'turnSkipped', seat: 3 },
      ],
      changed: { turn: 4, skipped: [], idle: 2 },
    });
  });

  test('[PASS-2] a skipped player keeps what is laid, and others may add to it', () => {
    const position = {
      ...FOUR,
      turn: 4,
      hands: [['R1'], ['G1', 'G2'], ['B1'], ['R6', 'P1']],
      melds: [
        [],
        [],
        RUNS,
        [
          ['R9', 'R10', 'R11'],
          ['B9', 'B10', 'B11'],
        ],
      ],
      skipped: [3],
    };
    expect(rule(position, ['add R6 3.1', 'discard P1']).answers).toEqual(['ok', 'ok']);
  });

  test('[PASS-2] a position in which a skipped player has the turn contradicts itself', () => {
    expect(faultIn({ ...FOUR, skipped: [2] })).toBe('turn-on-skipped-seat position.turn');
    expect(faultIn({ ...FOUR, step: 'draw', skipped: [2] })).toBe(
      'turn-on-skipped-seat position.turn',
    );
    expect(faultIn({ ...FOUR, skipped: [3, 3] })).toBe('same-seat-twice position.skipped[1]');
  });
});

describe('one face up on top of the stock', () => {
  const three = {
    edition: 'level-8-101',
    players: 3,
    dealer: 1,
    hands: [
      ['R1', 'R2'],
      ['G1', 'G2'],
      ['B1', 'B2'],
    ],
    discards: [['O1', 'O2', 'O3'], ['Y1'], ['P5', 'P6']],
  };

  test.each(LEVEL_8)(
    '[PASS-3] %s: as soon as it is on top the stock is rebuilt, with it',
    (edition) => {
      const { answers, events, position } = rule({ ...three, edition, stock: ['R8', 'X^'] }, [
        'draw',
      ]);
      expect(answers).toEqual(['ok']);
      const { stock } = position as { readonly stock: readonly string[] };
      expect(events).toEqual([
        { t: 'cardDrawn', seat: 2, card: 'R8' },
        { t: 'stockRebuilt', stock },
      ]);
      expect(stock.toSorted()).toEqual(['O1', 'O2', 'P5', 'X']);
      expect(position).toMatchObject({
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        discards: [['O3'], ['Y1'], ['P6']],
        turn: 2,
        step: 'play',
      });
    },
  );

  test('[PASS-3] every face-up card below it goes in too', () => {
    const { position } = rule({ ...three, stock: ['R8', 'X^', 'X^', 'X^'] }, ['draw']);
    expect((position['stock'] as string[]).toSorted()).toEqual(['O1', 'O2', 'P5', 'X', 'X', 'X']);
  });

  test('[PASS-3] with no buried discard it becomes the stock alone', () => {
    const position = { ...three, discards: [['O1'], [], ['P5']], stock: ['R8', 'X^', 'X^'] };
    expect(outcome(position, ['draw'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'cardDrawn', seat: 2, card: 'R8' },
        { t: 'stockRebuilt', stock: ['X', 'X'] },
      ],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        stock: ['X', 'X'],
      },
    });
  });

  test('[PASS-3] while a card lies on it nothing happens', () => {
    expect(outcome({ ...three, stock: ['R8', 'R9', 'X^'] }, ['draw'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDrawn', seat: 2, card: 'R8' }],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'R8'],
          ['B1', 'B2'],
        ],
        stock: ['R9', 'X^'],
      },
    });
  });

  test('[PASS-3] taking from a discard pile does not touch it', () => {
    expect(outcome({ ...three, stock: ['R8', 'X^'] }, ['take 1'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardTaken', seat: 2, from: 1, card: 'O3' }],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'O3'],
          ['B1', 'B2'],
        ],
        discards: [['O1', 'O2'], ['Y1'], ['P5', 'P6']],
        taken: 'O3',
      },
    });
  });

  test('[PASS-3] a Pass card put under an empty stock is on top at once', () => {
    const position = {
      ...three,
      step: 'play',
      hands: [['R1'], ['X', 'G1'], ['B1']],
      discards: [['O1'], ['Y1'], ['P5']],
      stock: [],
    };
    expect(outcome(position, ['pass 3'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
        { t: 'stockRebuilt', stock: ['X'] },
      ],
      changed: {
        turn: 1,
        step: 'draw',
        hands: [['R1'], ['G1'], ['B1']],
        stock: ['X'],
        idle: 2,
      },
    });
  });

  test('[PASS-3] of two skipped in a row over an empty stock, the second lies under the first', () => {
    const position = {
      ...three,
      players: 4,
      step: 'play',
      hands: [['R1'], ['X', 'G1'], ['B1'], ['P1']],
      discards: [['O1'], ['Y1'], ['P5'], []],
      stock: [],
      skipped: [4],
    };
    expect(outcome(position, ['pass 3'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 3 },
        { t: 'turnSkipped', seat: 3 },
        { t: 'stockRebuilt', stock: ['X'] },
        { t: 'turnSkipped', seat: 4 },
      ],
      changed: {
        turn: 1,
        step: 'draw',
        hands: [['R1'], ['G1'], ['B1'], ['P1']],
        stock: ['X', 'X^'],
        skipped: [],
        idle: 3,
      },
    });
  });

  test('[PASS-3] already on top: it is shuffled in before the draw', () => {
    const position = { ...three, discards: [['O1'], [], ['P5']], stock: ['X^'] };
    expect(outcome(position, ['draw'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'stockRebuilt', stock: ['X'] },
        { t: 'cardDrawn', seat: 2, card: 'X' },
      ],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'X'],
          ['B1', 'B2'],
        ],
        stock: [],
      },
    });
  });

  test('[PASS-3] already on top: it is shuffled in, also when a discard is taken', () => {
    const position = { ...three, discards: [['O1'], [], ['P5']], stock: ['X^'] };
    expect(outcome(position, ['take 1'])).toEqual({
      answers: ['ok'],
      events: [
        { t: 'stockRebuilt', stock: ['X'] },
        { t: 'cardTaken', seat: 2, from: 1, card: 'O1' },
      ],
      changed: {
        step: 'play',
        hands: [
          ['R1', 'R2'],
          ['G1', 'G2', 'O1'],
          ['B1', 'B2'],
        ],
        discards: [[], [], ['P5']],
        stock: ['X'],
        taken: 'O1',
      },
    });
  });

  test('[PASS-3] the rebuilt stock lies face down and is drawn from as usual', () => {
    const { answers, position } = rule({ ...three, stock: ['R8', 'X^'] }, [
      'draw',
      'discard R8',
      'draw',
    ]);
    expect(answers).toEqual(['ok', 'ok', 'ok']);
    expect(position['stock']).toHaveLength(3);
    expect(allCardsOf(position)).toEqual(
      allCardsOf(rule({ ...three, stock: ['R8', 'X^'] }).position),
    );
  });

  test('[PASS-3] nothing face down lies under it', () => {
    expect(faultIn({ ...three, stock: ['X^', 'R8'] })).toBe(
      'face-down-under-face-up position.stock[1]',
    );
    expect(faultIn({ ...three, stock: ['R8^'] })).toBe(
      'face-up-card-not-allowed position.stock[0]',
    );
  });
});

describe('as the last card', () => {
  const last = {
    edition: 'level-8-101',
    players: 3,
    dealer: 1,
    step: 'play',
    hands: [['R1', 'R2'], ['X'], ['B1', 'B2']],
    discards: [['O1'], [], []],
    stock: ['Y1', 'Y2'],
    melds: [[], RUNS, []],
  };

  test.each(['discard X', 'pass 1', 'pass 3'])(
    '[PASS-4] it is the final discard, without effect: %s',
    (move) => {
      for (const edition of LEVEL_8) {
        const { answers, events, rounds, winners, position } = rule({ ...last, edition }, [move]);
        expect(answers).toEqual(['ok']);
        expect(events.slice(0, 2)).toEqual([
          { t: 'cardDiscarded', seat: 2, card: 'X' },
          {
            t: 'roundEnded',
            by: 'went-out',
            seat: 2,
            last: 2,
            cleared: [[], [1, 2], []],
            keepers: [],
            nextDealer: 2,
          },
        ]);
        expect(rounds).toEqual([
          { endedBy: 'went-out', seat: 2, climbed: [0, 2, 0], nextDealer: 2 },
        ]);
        expect(winners).toEqual([]);
        expect(position).toMatchObject({ round: 2, skipped: [], levels: [1, 3, 1] });
      }
    },
  );

  test('[PASS-4] the seat named must still be an opponent who has none', () => {
    expect(outcome({ ...last, skipped: [3] }, ['pass 3', 'pass 2', 'pass 4'])).toEqual(
      refused('already-skipped PASS-1', 'not-an-opponent PASS-1', 'no-such-seat INPUT-1'),
    );
    expect(rule({ ...last, skipped: [3] }, ['pass 1']).rounds).toEqual([
      { endedBy: 'went-out', seat: 2, climbed: [0, 2, 0], nextDealer: 2 },
    ]);
    expect(rule({ ...last, skipped: [1, 3] }, ['discard X']).rounds).toEqual([
      { endedBy: 'went-out', seat: 2, climbed: [0, 2, 0], nextDealer: 2 },
    ]);
  });

  test('[PASS-4] with level 7 laid it wins the game', () => {
    const position = { ...last, levels: [1, 7, 1] };
    const { rounds, winners } = rule(position, ['pass 1']);
    expect(rounds).toEqual([{ endedBy: 'went-out', seat: 2, climbed: [0, 2, 0] }]);
    expect(winners).toEqual([2]);
  });

  test('[PASS-4] a last card but one has its effect', () => {
    const position = { ...last, hands: [['R1'], ['X', 'X'], ['B1']] };
    expect(outcome(position, ['pass 1'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'passPlayed', seat: 2, on: 1 }],
      changed: { turn: 3, step: 'draw', hands: [['R1'], ['X'], ['B1']], skipped: [1], idle: 1 },
    });
  });

  test('[PASS-4] [END-3] a level that was never laid gives no bonus', () => {
    expect(rule({ ...last, melds: [[], [], []] }, ['pass 1']).rounds).toEqual([
      { endedBy: 'went-out', seat: 2, climbed: [0, 0, 0], nextDealer: 2 },
    ]);
  });
});

describe('at the end of the round and with two', () => {
  test('[PASS-5] a Pass card still in front of a player is void', () => {
    for (const skipped of [[1], [3], [1, 3]]) {
      const position = {
        edition: 'level-8-101',
        players: 3,
        dealer: 2,
        turn: 2,
        step: 'play',
        hands: [['R1', 'R2'], ['R15'], ['B1', 'B2']],
        stock: ['Y1', 'Y2'],
        melds: [[], RUNS, []],
        skipped,
      };
      const { events, position: after } = rule(position, ['discard R15']);
      expect(events.map((event) => (event as { readonly t: string }).t)).toEqual([
        'cardDiscarded',
        'roundEnded',
        'roundDealt',
      ]);
      // Seat 3 deals, so seat 1 begins: skipped before or not.
      expect(after).toMatchObject({ dealer: 3, turn: 1, step: 'draw', skipped: [], round: 2 });
      expect(allCardsOf(after).filter((card) => card === 'X')).toHaveLength(4);
      expect(rule(after, ['draw']).answers).toEqual(['ok']);
    }
  });

  test.each(LEVEL_8)('[PASS-6] %s: with two players the opponent is skipped', (edition) => {
    const position = {
      edition,
      players: 2,
      dealer: 1,
      step: 'play',
      hands: [
        ['R1', 'R2'],
        ['X', 'X', 'G1'],
      ],
      discards: [['O1'], []],
      stock: ['Y1', 'Y2', 'Y3'],
    };
    expect(outcome(position, ['pass 1', 'draw', 'pass 1', 'draw', 'discard Y1', 'draw'])).toEqual({
      answers: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
      events: [
        { t: 'passPlayed', seat: 2, on: 1 },
        { t: 'turnSkipped', seat: 1 },
        { t: 'cardDrawn', seat: 2, card: 'Y1' },
        { t: 'passPlayed', seat: 2, on: 1 },
        { t: 'turnSkipped', seat: 1 },
        { t: 'cardDrawn', seat: 2, card: 'Y2' },
        { t: 'cardDiscarded', seat: 2, card: 'Y1' },
        { t: 'cardDrawn', seat: 1, card: 'Y3' },
        { t: 'stockRebuilt', stock: ['X', 'X'] },
      ],
      changed: {
        turn: 1,
        hands: [
          ['R1', 'R2', 'Y3'],
          ['G1', 'Y2'],
        ],
        discards: [['O1'], ['Y1']],
        stock: ['X', 'X'],
        idle: 5,
      },
    });
  });

  test('[PASS-6] their decks have all Pass cards', () => {
    const counts = { 'level-8-98': 3, 'level-8-99': 3, 'level-8-101': 4, 'level-up': 0 };
    for (const [edition, count] of Object.entries(counts)) {
      const { position } = rule({ edition, players: 2 });
      expect(allCardsOf(position).filter((card) => card === 'X')).toHaveLength(count);
    }
  });
});
