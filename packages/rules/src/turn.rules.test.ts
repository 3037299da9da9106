/** RULES "The turn": TURN, DRAW and DISC. */
import { describe, expect, test } from 'vitest';
import { makeEvent } from './documents.ts';
import { makeView } from './position-print.ts';
import { pastEvents } from './state.ts';
import { allCardsOf, outcome, refused } from './testing/outcome.ts';
import { rule } from './testing/referee.ts';
import { viewOf } from './view.ts';

const LEVEL_8 = {
  edition: 'level-8-101',
  players: 3,
  dealer: 1,
  hands: [
    ['R1', 'R2'],
    ['R3', 'G4', 'B5', 'O7', 'Y8', 'P9', 'X', 'J', 'G12', 'R6'],
    ['B1', 'B2'],
  ],
  discards: [['P2', 'P3'], ['G10', 'G11'], []],
  stock: ['O1', 'O2', 'O3', 'O4'],
};

const LEVEL_UP = {
  edition: 'level-up',
  players: 3,
  dealer: 1,
  hands: [
    ['R1', 'R2'],
    ['R3', 'G3', 'B3', 'O7', 'Y8', 'P9', 'G10', 'G18', 'P11'],
    ['B1', 'B2'],
  ],
  discards: [['P2', 'P3'], ['G12', 'G11'], []],
  stock: ['O1', 'O2', 'O3', 'O4'],
};

const HAND_8 = LEVEL_8.hands[1]!;

describe('the three steps', () => {
  test('[TURN-1] Level 8: draw, lay, add, discard, in this order', () => {
    expect(
      outcome(LEVEL_8, ['draw', 'lay R3 G4 B5 / O7 Y8 P9', 'add R6 2.1', 'discard G12']),
    ).toEqual({
      answers: ['ok', 'ok', 'ok', 'ok'],
      events: [
        { t: 'cardDrawn', seat: 2, card: 'O1' },
        {
          t: 'levelLaid',
          seat: 2,
          level: 1,
          melds: [
            { kind: 'run', cards: ['R3', 'G4', 'B5'] },
            { kind: 'run', cards: ['O7', 'Y8', 'P9'] },
          ],
        },
        { t: 'cardAdded', seat: 2, card: 'R6', to: 2, meld: 1 },
        { t: 'cardDiscarded', seat: 2, card: 'G12' },
      ],
      changed: {
        turn: 3,
        hands: [LEVEL_8.hands[0], ['X', 'J', 'O1'], LEVEL_8.hands[2]],
        discards: [['P2', 'P3'], ['G10', 'G11', 'G12'], []],
        stock: ['O2', 'O3', 'O4'],
        melds: [
          [],
          [
            { kind: 'run', cards: ['R3', 'G4', 'B5', 'R6'] },
            { kind: 'run', cards: ['O7', 'Y8', 'P9'] },
          ],
          [],
        ],
        idle: 1,
      },
    });
  });

  test('[TURN-1] Level Up: draw, lay, add, discard, in this order', () => {
    const moves = ['take 1', 'lay R3 G3 B3 / O7 Y8 P9 G10', 'add P11 2.2', 'discard G18'];
    expect(outcome(LEVEL_UP, moves)).toEqual({
      answers: ['ok', 'ok', 'ok', 'ok'],
      events: [
        { t: 'cardTaken', seat: 2, from: 1, card: 'P3' },
        {
          t: 'levelLaid',
          seat: 2,
          level: 1,
          melds: [
            { kind: 'set', cards: ['R3', 'G3', 'B3'] },
            { kind: 'run', cards: ['O7', 'Y8', 'P9', 'G10'] },
          ],
        },
        { t: 'cardAdded', seat: 2, card: 'P11', to: 2, meld: 2 },
        { t: 'cardDiscarded', seat: 2, card: 'G18' },
      ],
      changed: {
        turn: 3,
        hands: [LEVEL_UP.hands[0], ['P3'], LEVEL_UP.hands[2]],
        discards: [['P2'], ['G12', 'G11', 'G18'], []],
        melds: [
          [],
          [
            { kind: 'set', cards: ['R3', 'G3', 'B3'] },
            { kind: 'run', cards: ['O7', 'Y8', 'P9', 'G10', 'P11'] },
          ],
          [],
        ],
        idle: 1,
      },
    });
  });

  test.each([LEVEL_8, LEVEL_UP])(
    '[TURN-1] $edition: laying and adding may be left out',
    (position) => {
      expect(rule(position, ['draw', 'discard O1']).position).toMatchObject({
        turn: 3,
        step: 'draw',
        melds: [[], [], []],
      });
    },
  );

  test.each([
    'lay R3 G4 B5 / O7 Y8 P9',
    'add R6 3.1',
    'discard R6',
    'discard X',
    'pass 1',
    'exchange R6 3.1',
  ])('[TURN-1] nothing comes before drawing: %s', (move) => {
    expect(outcome(LEVEL_8, [move])).toEqual(refused('must-draw-first TURN-1'));
  });

  test.each(['grab', 'swap R6', 'hold'])(
    '[TURN-1] nothing comes before drawing: %s of the Master add-on',
    (move) => {
      const hands = [['R1'], ['T', 'W', 'K', 'R6', 'R7'], ['B1']];
      const position = { ...LEVEL_8, master: 'specials', hands };
      expect(outcome(position, [move])).toEqual(refused('must-draw-first TURN-1'));
    },
  );

  test.each(['lay R3 G3 B3 / O7 Y8 P9 G10', 'add G3 3.1', 'discard G18'])(
    '[TURN-1] nothing comes before drawing in Level Up: %s',
    (move) => {
      expect(outcome(LEVEL_UP, [move])).toEqual(refused('must-draw-first TURN-1'));
    },
  );

  test.each([
    { first: 'draw', second: 'draw' },
    { first: 'draw', second: 'take 1' },
    { first: 'take 1', second: 'draw' },
    { first: 'take 1', second: 'take 1' },
    { first: 'take 2', second: 'take 1' },
  ])('[TURN-1] one card is drawn and no second: $first, then $second', ({ first, second }) => {
    for (const position of [LEVEL_8, LEVEL_UP]) {
      const once = outcome(position, [first]);
      expect(outcome(position, [first, second])).toEqual({
        ...once,
        answers: ['ok', 'already-drawn TURN-1'],
      });
    }
  });

  test('[TURN-1] no drawing after laying or adding', () => {
    const moves = ['draw', 'lay R3 G4 B5 / O7 Y8 P9', 'draw', 'add R6 2.1', 'take 1'];
    expect(rule(LEVEL_8, moves).answers).toEqual([
      'ok',
      'ok',
      'already-drawn TURN-1',
      'ok',
      'already-drawn TURN-1',
    ]);
  });

  test('[TURN-1] the discard must be made: until then the turn goes on', () => {
    const { answers, position } = rule(LEVEL_8, [
      'draw',
      'lay R3 G4 B5 / O7 Y8 P9',
      { seat: 3, move: 'draw' },
    ]);
    expect(answers).toEqual(['ok', 'ok', 'not-your-turn TURN-2']);
    expect(position).toMatchObject({ turn: 2, step: 'play' });
  });

  test.each([
    { move: 'keep', answer: 'nothing-to-keep KEEP-1' },
    { move: 'offer R3', answer: 'nothing-to-offer MASTER-3' },
    { move: 'pick 1 R1', answer: 'nothing-to-pick MASTER-3' },
    { move: 'drop 2', answer: 'nothing-to-drop OPEN-2' },
  ])('[TURN-1] no step of a turn is $move', ({ move, answer }) => {
    expect(outcome(LEVEL_8, [move])).toEqual(refused(answer));
    expect(outcome({ ...LEVEL_8, step: 'play' }, [move])).toEqual(refused(answer));
  });
});

describe('who acts', () => {
  test.each(['draw', 'take 1', 'lay R1 R2', 'add R1 2.1', 'discard R1', 'pass 2', 'keep'])(
    '[TURN-2] not out of turn: %s',
    (move) => {
      for (const step of ['draw', 'play']) {
        for (const position of [LEVEL_8, LEVEL_UP]) {
          expect(outcome({ ...position, step }, [{ seat: 1, move }])).toEqual(
            refused('not-your-turn TURN-2'),
          );
          expect(outcome({ ...position, step }, [{ seat: 3, move }])).toEqual(
            refused('not-your-turn TURN-2'),
          );
        }
      }
    },
  );

  test('[TURN-2] a player who has laid adds in their own turn only', () => {
    const position = {
      ...LEVEL_8,
      melds: [
        [
          ['R13', 'G14', 'B15'],
          ['P13', 'O14', 'Y15'],
        ],
        [],
        [
          ['Y3', 'Y4', 'Y5'],
          ['P5', 'P6', 'P7'],
        ],
      ],
    };
    expect(outcome(position, ['draw', { seat: 3, move: 'add B2 3.1' }])).toEqual({
      ...outcome(position, ['draw']),
      answers: ['ok', 'not-your-turn TURN-2'],
    });
  });

  test('[TURN-2] a player who decides for themselves: cards are kept in any order', () => {
    const position = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      dealer: 1,
      turn: 2,
      step: 'keep',
      levels: [5, 4, 8],
      hands: [['R1', 'R2'], ['G1'], ['B1', 'B2']],
    };
    const { answers, events } = rule(position, [
      { seat: 2, move: 'keep' },
      { seat: 3, move: 'keep B2' },
      { seat: 3, move: 'keep B1' },
      { seat: 1, move: 'keep R1' },
    ]);
    expect(answers).toEqual(['nothing-to-decide TURN-2', 'ok', 'already-decided TURN-2', 'ok']);
    expect(events.slice(0, 2)).toEqual([
      { t: 'cardsKept', seat: 3, cards: ['B2'] },
      { t: 'cardsKept', seat: 1, cards: ['R1'] },
    ]);
  });

  test('[TURN-2] what a player keeps is unseen by the others, and so is how much', () => {
    const position = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      dealer: 1,
      turn: 2,
      step: 'keep',
      levels: [5, 4, 8],
      hands: [['R1', 'R2'], ['G1'], ['B1', 'B2']],
    };
    const { state } = rule(position, [{ seat: 3, move: 'keep B2' }]);
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = viewOf(state, viewer);
      expect(view.kept).toBeUndefined();
      expect(pastEvents(view.past).map(makeEvent)).toEqual([{ t: 'cardsKept', seat: 3 }]);
    }
    expect(pastEvents(viewOf(state, 3).past).map(makeEvent)).toEqual([
      { t: 'cardsKept', seat: 3, cards: ['B2'] },
    ]);
  });

  test('[TURN-2] offers are made in any order and unseen until the last', () => {
    const position = {
      edition: 'level-8-101',
      master: 'specials',
      players: 3,
      dealer: 1,
      turn: 2,
      step: 'play',
      hands: [
        ['R1', 'R2', 'R3', 'R4'],
        ['T', 'G1'],
        ['B1', 'B2'],
      ],
      stock: ['O1', 'O2'],
    };
    const moves = [
      'grab',
      { seat: 2, move: 'offer G1' },
      { seat: 3, move: 'offer B2 B1' },
      { seat: 3, move: 'offer B2 B1' },
    ];
    const half = rule(position, moves);
    expect(half.answers).toEqual([
      'ok',
      'nothing-to-decide TURN-2',
      'ok',
      'already-decided TURN-2',
    ]);
    expect(half.state.table.offers).toBeUndefined();
    expect(viewOf(half.state, 2).offered).toBeUndefined();
    expect(pastEvents(viewOf(half.state, 1).past).map(makeEvent).at(-1)).toEqual({
      t: 'offerMade',
      seat: 3,
    });
    const whole = rule(position, [...moves, { seat: 1, move: 'offer R1 R2 R3' }]);
    expect(whole.events.at(-1)).toEqual({
      t: 'offersShown',
      offers: [['R1', 'R2', 'R3'], [], ['B2', 'B1']],
    });
  });

  test.each(['draw', 'take 1', 'discard R1', 'keep', 'pass 2', 'drop 1', 'hold'])(
    '[TURN-2] once the game is over nobody acts: %s',
    (move) => {
      const position = {
        ...LEVEL_8,
        step: 'over',
        levels: [9, 7, 3],
      };
      for (const seat of [1, 2, 3]) {
        expect(outcome(position, [{ seat, move }])).toEqual({
          ...refused('game-over TURN-2'),
          winners: [1],
        });
      }
    },
  );

  test('[TURN-2] after the winning move nobody acts', () => {
    const position = {
      ...LEVEL_8,
      levels: [7, 8, 1],
      step: 'play',
      hands: [['R1'], ['R9', 'G9', 'R8', 'G8', 'B8', 'R5', 'G5', 'B5', 'P5', 'X'], ['B1']],
    };
    const lay = 'lay R9 G9 / R8 G8 B8 / R5 G5 B5 P5';
    const { answers, winners } = rule(position, [
      lay,
      'discard X',
      { seat: 3, move: 'draw' },
      { seat: 2, move: 'add X 2.1' },
    ]);
    expect(answers).toEqual(['ok', 'game-over TURN-2', 'game-over TURN-2', 'game-over TURN-2']);
    expect(winners).toEqual([2]);
  });
});

describe('drawing', () => {
  test.each([LEVEL_8, LEVEL_UP])('[DRAW-1] $edition: the top of the stock', (position) => {
    expect(outcome(position, ['draw'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDrawn', seat: 2, card: 'O1' }],
      changed: {
        step: 'play',
        hands: [position.hands[0], [...position.hands[1]!, 'O1'], position.hands[2]],
        stock: ['O2', 'O3', 'O4'],
      },
    });
  });

  test.each([
    { from: 1, card: 'P3', piles: [['P2'], ['G10', 'G11'], []] },
    { from: 2, card: 'G11', piles: [['P2', 'P3'], ['G10'], []] },
  ])('[DRAW-1] the top card of pile $from, the own one included', ({ from, card, piles }) => {
    expect(outcome(LEVEL_8, [`take ${from}`])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardTaken', seat: 2, from, card }],
      changed: {
        step: 'play',
        hands: [LEVEL_8.hands[0], [...HAND_8, card], LEVEL_8.hands[2]],
        discards: piles,
        taken: card,
      },
    });
  });

  test('[DRAW-1] in Level Up too the own pile may be drawn from', () => {
    expect(rule(LEVEL_UP, ['take 2']).events).toEqual([
      { t: 'cardTaken', seat: 2, from: 2, card: 'G11' },
    ]);
  });

  test('[DRAW-1] what the own discard buried comes up again only card by card', () => {
    const position = {
      ...LEVEL_8,
      players: 2,
      hands: [['R1'], ['G1']],
      discards: [[], ['G2', 'G3']],
    };
    const moves = ['take 2', 'discard G1', 'take 2', 'discard R1', 'take 2'];
    expect(
      rule(position, moves).events.filter((event) => JSON.stringify(event).includes('Taken')),
    ).toEqual([
      { t: 'cardTaken', seat: 2, from: 2, card: 'G3' },
      { t: 'cardTaken', seat: 1, from: 2, card: 'G1' },
      { t: 'cardTaken', seat: 2, from: 2, card: 'G2' },
    ]);
  });

  test.each([LEVEL_8, LEVEL_UP])('[DRAW-1] $edition: an empty pile gives nothing', (position) => {
    expect(outcome(position, ['take 3'])).toEqual(refused('pile-empty DRAW-1'));
  });

  test.each([0, 4, 999])('[DRAW-1] there is no pile %i', (pile) => {
    expect(outcome(LEVEL_8, [`take ${pile}`])).toEqual(refused('no-such-seat INPUT-1'));
  });

  test('[DRAW-1] only the top card: a card cannot be named', () => {
    expect(outcome(LEVEL_8, ['take P2', 'take 1 P2', 'draw O2'])).toEqual(
      refused('unreadable-move INPUT-1', 'unreadable-move INPUT-1', 'unreadable-move INPUT-1'),
    );
  });

  test.each(['X', 'J'])('[DRAW-2] %s may be taken from a discard pile and thrown back', (card) => {
    const hands = [['R1'], ['G1'], ['B1']];
    const position = { ...LEVEL_8, hands, discards: [['P2', card], [], []] };
    expect(outcome(position, ['take 1', `discard ${card}`])).toEqual({
      answers: ['ok', 'ok'],
      events: [
        { t: 'cardTaken', seat: 2, from: 1, card },
        { t: 'cardDiscarded', seat: 2, card },
      ],
      changed: { turn: 3, discards: [['P2'], [card], []], idle: 1 },
    });
  });

  test.each([LEVEL_8, LEVEL_UP])(
    '[DRAW-2] $edition: the very card just taken may be thrown back, onto the pile it came from too',
    (position) => {
      const { answers, position: after } = rule(position, ['take 2', 'discard G11']);
      expect(answers).toEqual(['ok', 'ok']);
      expect(after).toEqual({ ...rule(position).position, turn: 3, idle: 1 });
    },
  );

  test('[DRAW-2] a Pass card just taken may be played at once', () => {
    const position = { ...LEVEL_8, hands: [['R1'], ['G1'], ['B1']], discards: [['X'], [], []] };
    expect(outcome(position, ['take 1', 'pass 1'])).toEqual({
      answers: ['ok', 'ok'],
      events: [
        { t: 'cardTaken', seat: 2, from: 1, card: 'X' },
        { t: 'passPlayed', seat: 2, on: 1 },
      ],
      changed: { turn: 3, discards: [[], [], []], skipped: [1], idle: 1 },
    });
  });

  test('[DRAW-3] everybody sees who discarded and took what, but not what was drawn', () => {
    const moves = ['draw', 'discard G12', 'take 2', 'discard B1'];
    const { state } = rule(LEVEL_8, moves);
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(pastEvents(viewOf(state, viewer).past).map(makeEvent)).toEqual([
        { t: 'cardDrawn', seat: 2, card: viewer === 2 ? 'O1' : '?' },
        { t: 'cardDiscarded', seat: 2, card: 'G12' },
        { t: 'cardTaken', seat: 3, from: 2, card: 'G12' },
        { t: 'cardDiscarded', seat: 3, card: 'B1' },
      ]);
    }
  });

  test('[DRAW-3] a view shows every pile, its top card last, and no hidden card', () => {
    const view = makeView(viewOf(rule(LEVEL_8, ['draw']).state, 3)) as Record<string, unknown>;
    expect(view['discards']).toEqual(LEVEL_8.discards);
    expect(view['stock']).toEqual(['?', '?', '?']);
    expect(view['hands']).toEqual([
      ['?', '?'],
      Array.from({ length: 11 }, () => '?'),
      ['B1', 'B2'],
    ]);
  });

  test.each(['no', 'yes'])('[DRAW-3] browseDiscards %s changes nothing in the law', (browse) => {
    const position = { ...LEVEL_8, rules: { browseDiscards: browse } };
    const moves = ['take 1', 'discard G12', 'take 2', 'discard B1'];
    expect(rule(position, moves).events).toEqual(rule(LEVEL_8, moves).events);
  });
});

describe('discarding', () => {
  test.each([LEVEL_8, LEVEL_UP])(
    '[DISC-1] $edition: any hand card ends the turn on the own pile',
    (position) => {
      for (const card of [...position.hands[1]!, 'O1']) {
        const hand = [...position.hands[1]!, 'O1'];
        expect(outcome(position, ['draw', `discard ${card}`])).toEqual({
          answers: ['ok', 'ok'],
          events: [
            { t: 'cardDrawn', seat: 2, card: 'O1' },
            { t: 'cardDiscarded', seat: 2, card },
          ],
          changed: {
            turn: 3,
            discards: [position.discards[0], [...position.discards[1]!, card], []],
            stock: ['O2', 'O3', 'O4'],
            idle: 1,
            ...(card === 'O1'
              ? {}
              : {
                  hands: [
                    position.hands[0],
                    hand.toSpliced(hand.indexOf(card), 1),
                    position.hands[2],
                  ],
                }),
          },
        });
      }
    },
  );

  test('[DISC-1] one card and no more', () => {
    expect(rule(LEVEL_8, ['draw', 'discard', 'discard R3 G4']).answers).toEqual([
      'ok',
      'unreadable-move INPUT-1',
      'unreadable-move INPUT-1',
    ]);
    const { answers } = rule(LEVEL_8, ['draw', 'discard R3', { seat: 2, move: 'discard G4' }]);
    expect(answers).toEqual(['ok', 'ok', 'not-your-turn TURN-2']);
  });

  test.each([
    { card: 'P2', why: 'buried in a pile' },
    { card: 'P3', why: 'on top of a pile' },
    { card: 'R1', why: 'in another hand' },
    { card: 'O2', why: 'in the stock' },
    { card: 'Y1', why: 'out of this round' },
  ])('[DISC-1] only a hand card: $card is $why', ({ card }) => {
    const drawn = outcome(LEVEL_8, ['draw']);
    expect(outcome(LEVEL_8, ['draw', `discard ${card}`])).toEqual({
      ...drawn,
      answers: ['ok', 'card-not-in-hand DISC-1'],
    });
  });

  test('[DISC-1] of equal cards one is discarded', () => {
    const position = { ...LEVEL_8, step: 'play', hands: [['R1'], ['J', 'G1', 'J'], ['B1']] };
    expect(outcome(position, ['discard J'])).toEqual({
      answers: ['ok'],
      events: [{ t: 'cardDiscarded', seat: 2, card: 'J' }],
      changed: {
        turn: 3,
        step: 'draw',
        hands: [['R1'], ['G1', 'J'], ['B1']],
        discards: [['P2', 'P3'], ['G10', 'G11', 'J'], []],
        idle: 1,
      },
    });
  });

  test('[DISC-1] no card is lost or made in a turn', () => {
    const before = allCardsOf(rule(LEVEL_8).position);
    const moves = ['take 1', 'lay R3 G4 B5 / O7 Y8 P9', 'add R6 2.1', 'add J=2 2.1', 'pass 3'];
    const { answers, position } = rule(LEVEL_8, moves);
    expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(allCardsOf(position)).toEqual(before);
  });

  test.each(['level-8-98', 'level-8-99', 'level-8-101'])(
    '[DISC-2] %s: a joker may be discarded, and taken by the next player',
    (edition) => {
      const position = { ...LEVEL_8, edition };
      const { answers, events } = rule(position, ['draw', 'discard J', 'take 2']);
      expect(answers).toEqual(['ok', 'ok', 'ok']);
      expect(events.slice(1)).toEqual([
        { t: 'cardDiscarded', seat: 2, card: 'J' },
        { t: 'cardTaken', seat: 3, from: 2, card: 'J' },
      ]);
    },
  );

  test.each(['level-8-98', 'level-8-99', 'level-8-101'])(
    '[DISC-2] %s: a Pass card may be discarded without effect',
    (edition) => {
      const position = { ...LEVEL_8, edition };
      const { events, position: after } = rule(position, ['draw', 'discard X']);
      expect(events.slice(1)).toEqual([{ t: 'cardDiscarded', seat: 2, card: 'X' }]);
      expect(after).toMatchObject({
        turn: 3,
        step: 'draw',
        skipped: [],
        discards: [['P2', 'P3'], ['G10', 'G11', 'X'], []],
        stock: ['O2', 'O3', 'O4'],
      });
    },
  );
});
