/** RULES "The turn": ADD. Worked examples carry the book they come from. */
import { describe, expect, test } from 'vitest';
import { LADDERS, makePart } from './ladders.ts';
import { outcome, refused } from './testing/outcome.ts';
import { rule } from './testing/referee.ts';

type Meld = { readonly kind: string; readonly cards: readonly string[] };

const run = (...cards: readonly string[]): Meld => ({ kind: 'run', cards });
const set = (...cards: readonly string[]): Meld => ({ kind: 'set', cards });
const colour = (...cards: readonly string[]): Meld => ({ kind: 'colour', cards });

/** Seat 1 has drawn and laid before, seat 2 has laid the melds to add to. */
function toAddTo(melds: readonly Meld[], hand: readonly string[], more: object = {}): object {
  return {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    step: 'play',
    hands: [hand, ['Y2']],
    stock: ['Y3', 'Y4'],
    melds: [[set('O1', 'Y1')], melds],
    ...more,
  };
}

const LEVEL_UP = { edition: 'level-up' };

/** Adds cards to seat 2's melds; the melds after. */
function added(position: object, moves: readonly string[]): unknown {
  const { answers, position: after } = rule(position, moves);
  expect(answers).toEqual(moves.map(() => 'ok'));
  return (after['melds'] as readonly unknown[])[1];
}

describe('when and where', () => {
  const both = {
    edition: 'level-8-101',
    players: 3,
    dealer: 3,
    step: 'play',
    hands: [['R4', 'G5', 'B6', 'R8', 'O9', 'P10', 'R7', 'G7', 'P11', 'P1'], ['Y2'], ['Y5']],
    stock: ['Y3', 'Y4'],
    melds: [[], [run('O4', 'O5', 'O6'), run('B10', 'B11', 'B12')], []],
  };

  test('[ADD-1] in the turn of laying: to the own and to another player’s combinations', () => {
    expect(
      outcome(both, ['lay R4 G5 B6 / R8 O9 P10', 'add R7 1.1', 'add G7 2.1', 'add P11 1.2']),
    ).toEqual({
      answers: ['ok', 'ok', 'ok', 'ok'],
      events: [
        {
          t: 'levelLaid',
          seat: 1,
          level: 1,
          melds: [run('R4', 'G5', 'B6'), run('R8', 'O9', 'P10')],
        },
        { t: 'cardAdded', seat: 1, card: 'R7', to: 1, meld: 1 },
        { t: 'cardAdded', seat: 1, card: 'G7', to: 2, meld: 1 },
        { t: 'cardAdded', seat: 1, card: 'P11', to: 1, meld: 2 },
      ],
      changed: {
        hands: [['P1'], ['Y2'], ['Y5']],
        melds: [
          [run('R4', 'G5', 'B6', 'R7'), run('R8', 'O9', 'P10', 'P11')],
          [run('O4', 'O5', 'O6', 'G7'), run('B10', 'B11', 'B12')],
          [],
        ],
        laidNow: true,
      },
    });
  });

  test('[ADD-1] in every later turn of the round, also without laying in it', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['R7', 'R8', 'P1'], { step: 'draw' });
    const moves = ['draw', 'add R7 2.1', 'discard Y3', 'draw', 'discard Y2', 'draw', 'add R8 2.1'];
    const more = { ...position, stock: ['Y3', 'Y4', 'Y5', 'Y6'] };
    expect(added(more, moves)).toEqual([run('R4', 'G5', 'B6', 'R7', 'R8')]);
  });

  test.each(['level-8-101', 'level-8-99', 'level-8-98', 'level-up'])(
    '[ADD-1] %s: not before the own level is down, to nobody’s combination',
    (edition) => {
      const position = {
        edition,
        players: 3,
        dealer: 3,
        step: 'play',
        hands: [['R7', 'P1'], ['Y2'], ['Y5']],
        stock: ['Y3', 'Y4'],
        melds: [[], [run('R4', 'G5', 'B6')], []],
      };
      expect(outcome(position, ['add R7 2.1'])).toEqual(refused('lay-first ADD-1'));
      // Also a card that would not fit: the first reason is that nothing may be added.
      expect(outcome(position, ['add P1 2.1'])).toEqual(refused('lay-first ADD-1'));
    },
  );

  test('[ADD-1] a level laid in the round before does not count', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['P9'], { hands: [['P9'], ['Y2']] });
    const { answers, position: after } = rule(position, ['discard P9']);
    expect(answers).toEqual(['ok']);
    const next = {
      ...after,
      turn: 1,
      step: 'play',
      hands: [['R7', 'P1'], ['Y2']],
      discards: [[], []],
      stock: ['Y3'],
      melds: [[], [run('R4', 'G5', 'B6')]],
    };
    expect(outcome(next, ['add R7 2.1'])).toEqual(refused('lay-first ADD-1'));
  });

  test('[ADD-1] any number of cards, also none', () => {
    const position = toAddTo(
      [run('R4', 'G5', 'B6')],
      ['R7', 'R8', 'R9', 'R10', 'R3', 'R2', 'R1', 'P1'],
    );
    const moves = ['R7', 'R3', 'R8', 'R2', 'R9', 'R1', 'R10'].map((card) => `add ${card} 2.1`);
    expect(added(position, moves)).toEqual([
      run('R1', 'R2', 'R3', 'R4', 'G5', 'B6', 'R7', 'R8', 'R9', 'R10'),
    ]);
    expect(rule(position, ['discard P1']).answers).toEqual(['ok']);
  });

  test('[ADD-1] only hand cards', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['P1', 'P2'], { discards: [['R7'], []] });
    for (const card of ['R7', 'Y3', 'Y2', 'B6', 'J']) {
      expect(outcome(position, [`add ${card} 2.1`])).toEqual(refused('card-not-in-hand ADD-1'));
    }
  });

  test('[ADD-1] [INPUT-1] a combination that is not there', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['R7', 'P2']);
    for (const name of ['2.2', '1.2', '2.0', '1.0']) {
      expect(outcome(position, [`add R7 ${name}`])).toEqual(refused('no-such-meld INPUT-1'));
    }
    for (const name of ['0.1', '3.1', '9.9']) {
      expect(outcome(position, [`add R7 ${name}`])).toEqual(refused('no-such-seat INPUT-1'));
    }
    for (const move of [
      'add R7',
      'add R7 2',
      'add 2.1',
      'add R7 2.1 2.1',
      'add R7 R8 2.1',
      'add R7 2,1',
    ]) {
      expect(outcome(position, [move])).toEqual(refused('unreadable-move INPUT-1'));
    }
  });

  test.each(['ADD r7 2.1', '  add   R7   2.1 ', 'Add R7\t2.1'])(
    '[ADD-1] letter case and spaces do not matter: %j',
    (move) => {
      const position = toAddTo([run('R4', 'G5', 'B6')], ['R7', 'P2']);
      expect(outcome(position, [move])).toEqual(outcome(position, ['add R7 2.1']));
    },
  );
});

describe('what fits, by the books', () => {
  test('[ADD-2] run 4, 5, 6: a 7, then an 8, and a 3, then a 2 (Level 8)', () => {
    const hand = ['G7', 'O8', 'P3', 'B2', 'P15'];
    for (const edition of ['level-8-98', 'level-8-99', 'level-8-101']) {
      const position = toAddTo([run('R4', 'G5', 'B6')], hand, { edition });
      expect(added(position, ['add G7 2.1', 'add O8 2.1', 'add P3 2.1', 'add B2 2.1'])).toEqual([
        run('B2', 'P3', 'R4', 'G5', 'B6', 'G7', 'O8'),
      ]);
      expect(outcome(position, ['add O8 2.1'])).toEqual(refused('does-not-fit ADD-2'));
      expect(outcome(position, ['add B2 2.1'])).toEqual(refused('does-not-fit ADD-2'));
    }
  });

  test('[ADD-2] pairs 2-2, 3-3, 6-6, 6-6: any 2, 3 and 6 (Level 8)', () => {
    const pairs = [set('R2', 'G2'), set('B3', 'O3'), set('R6', 'G6'), set('B6', 'P6')];
    const position = toAddTo(pairs, ['B2', 'P2', 'G3', 'O6', 'Y6', 'P15']);
    expect(
      added(position, ['add B2 2.1', 'add G3 2.2', 'add O6 2.3', 'add Y6 2.4', 'add P2 2.1']),
    ).toEqual([
      set('R2', 'G2', 'B2', 'P2'),
      set('B3', 'O3', 'G3'),
      set('R6', 'G6', 'O6'),
      set('B6', 'P6', 'Y6'),
    ]);
    expect(added(position, ['add O6 2.4', 'add Y6 2.4'])).toEqual([
      ...pairs.slice(0, 3),
      set('B6', 'P6', 'O6', 'Y6'),
    ]);
    expect(outcome(position, ['add O6 2.1'])).toEqual(refused('does-not-fit ADD-2'));
    expect(outcome(position, ['add P15 2.3'])).toEqual(refused('does-not-fit ADD-2'));
  });

  test('[ADD-2] run 8-11 with pairs 3-3 and 9-9 (Level 8, laid at two stars)', () => {
    const levels = LADDERS['two-star'].levels.map((parts) => parts.map(makePart).join(' + '));
    const level = levels.indexOf('run 4 + set 2 + set 2') + 1;
    const hand = [
      'O8',
      'R9',
      'G10',
      'P11',
      'B3',
      'G3',
      'G9',
      'P9',
      'R7',
      'B6',
      'O12',
      'B13',
      'P3',
      'O9',
      'P15',
    ];
    const position = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 2,
      dealer: 2,
      step: 'play',
      levels: [level, 1],
      hands: [hand, ['Y2']],
      stock: ['Y3'],
    };
    const adds = ['R7 1.1', 'B6 1.1', 'O12 1.1', 'B13 1.1', 'P3 1.2', 'O9 1.3'];
    const moves = ['lay O8 R9 G10 P11 / B3 G3 / G9 P9', ...adds.map((add) => `add ${add}`)];
    const { answers, position: after } = rule(position, moves);
    expect(answers).toEqual(moves.map(() => 'ok'));
    expect(after['melds']).toEqual([
      [
        run('B6', 'R7', 'O8', 'R9', 'G10', 'P11', 'O12', 'B13'),
        set('B3', 'G3', 'P3'),
        set('G9', 'P9', 'O9'),
      ],
      [],
    ]);
  });

  test('[ADD-2] Level Up, example 2: red cards take red cards', () => {
    const position = toAddTo(
      [colour('R6', 'R12', 'R17', 'R10')],
      ['R1', 'R18', 'G6', 'P15'],
      LEVEL_UP,
    );
    expect(added(position, ['add R1 2.1', 'add R18 2.1'])).toEqual([
      colour('R6', 'R12', 'R17', 'R10', 'R1', 'R18'),
    ]);
    expect(outcome(position, ['add G6 2.1'])).toEqual(refused('does-not-fit ADD-2'));
  });

  test.each([
    { adds: ['G4'], cards: ['G4', 'R5', 'O6', 'B7', 'P8'] },
    { adds: ['G9'], cards: ['R5', 'O6', 'B7', 'P8', 'G9'] },
    { adds: ['G4', 'G9'], cards: ['G4', 'R5', 'O6', 'B7', 'P8', 'G9'] },
    { adds: ['G9', 'R10'], cards: ['R5', 'O6', 'B7', 'P8', 'G9', 'R10'] },
  ])('[ADD-2] Level Up: run 5 to 8 takes $adds', ({ adds, cards }) => {
    const position = toAddTo([run('R5', 'O6', 'B7', 'P8')], ['G4', 'G9', 'R10', 'P15'], LEVEL_UP);
    expect(
      added(
        position,
        adds.map((card) => `add ${card} 2.1`),
      ),
    ).toEqual([run(...cards)]);
  });

  test('[ADD-2] Level Up: run 5 to 8 does not take the 10 before the 9', () => {
    const position = toAddTo([run('R5', 'O6', 'B7', 'P8')], ['G9', 'R10', 'P15'], LEVEL_UP);
    expect(outcome(position, ['add R10 2.1'])).toEqual(refused('does-not-fit ADD-2'));
  });
});

describe('what fits, value by value', () => {
  const editions = [
    { edition: 'level-8-101', top: 15 },
    { edition: 'level-up', top: 18 },
  ];

  test.each(
    editions.flatMap(({ edition, top }) => [
      { edition, top, from: 1, to: 3 },
      { edition, top, from: 2, to: 4 },
      { edition, top, from: 7, to: 9 },
      { edition, top, from: top - 3, to: top - 1 },
      { edition, top, from: top - 2, to: top },
    ]),
  )(
    '[ADD-2] $edition: a run $from to $to takes the next value at either end',
    ({ edition, top, from, to }) => {
      const meld = run(`R${from}`, `R${from + 1}`, `R${to}`);
      for (let value = 1; value <= top; value++) {
        const position = toAddTo([meld], [`G${value}`, 'P5'], { edition });
        const fits = (value === from - 1 || value === to + 1) && value >= 1 && value <= top;
        expect(rule(position, [`add G${value} 2.1`]).answers, `${value}`).toEqual([
          fits ? 'ok' : 'does-not-fit ADD-2',
        ]);
      }
    },
  );

  test.each(editions)(
    '[ADD-2] $edition: a run of every value takes nothing more',
    ({ edition, top }) => {
      const meld = run(...Array.from({ length: top }, (_, index) => `R${index + 1}`));
      const position = toAddTo([meld], ['G1', `G${top}`, 'P5'], { edition });
      expect(outcome(position, ['add G1 2.1', `add G${top} 2.1`])).toEqual(
        refused('does-not-fit ADD-2', 'does-not-fit ADD-2'),
      );
    },
  );

  test.each(editions)('[ADD-2] $edition: a run can grow to every value', ({ edition, top }) => {
    const values = Array.from({ length: top }, (_, index) => index + 1);
    const hand = values.filter((value) => value < 8 || value > 10).map((value) => `G${value}`);
    const order = hand.toSorted(
      (a, b) => Math.abs(Number(a.slice(1)) - 9) - Math.abs(Number(b.slice(1)) - 9),
    );
    const position = toAddTo([run('G8', 'G9', 'G10')], [...hand, 'P5'], { edition });
    expect(
      added(
        position,
        order.map((card) => `add ${card} 2.1`),
      ),
    ).toEqual([run(...values.map((value) => `G${value}`))]);
  });

  test.each(editions)(
    '[ADD-2] $edition: a set takes its value in any colour and no other',
    ({ edition, top }) => {
      const position = (card: string): object =>
        toAddTo([set('R7', 'O7')], [card, 'P5'], { edition });
      for (let value = 1; value <= top; value++) {
        expect(rule(position(`G${value}`), [`add G${value} 2.1`]).answers, `${value}`).toEqual([
          value === 7 ? 'ok' : 'does-not-fit ADD-2',
        ]);
      }
      const all = toAddTo([set('R7', 'O7')], ['Y7', 'G7', 'B7', 'P7', 'P5'], { edition });
      expect(added(all, ['add Y7 2.1', 'add G7 2.1', 'add B7 2.1', 'add P7 2.1'])).toEqual([
        set('R7', 'O7', 'Y7', 'G7', 'B7', 'P7'),
      ]);
    },
  );

  test.each(editions)(
    '[ADD-2] $edition: a colour takes its colour in any value and no other',
    ({ edition, top }) => {
      for (const letter of ['R', 'O', 'Y', 'G', 'B', 'P']) {
        const position = toAddTo([colour('G7', 'G2')], [`${letter}12`, 'P5'], { edition });
        expect([letter, ...rule(position, [`add ${letter}12 2.1`]).answers]).toEqual([
          letter,
          letter === 'G' ? 'ok' : 'does-not-fit ADD-2',
        ]);
      }
      const values = Array.from({ length: top }, (_, index) => index + 1);
      const hand = values.filter((value) => value !== 7 && value !== 2).map((value) => `G${value}`);
      const all = toAddTo([colour('G7', 'G2')], [...hand, 'P5'], { edition });
      expect(
        added(
          all,
          hand.map((card) => `add ${card} 2.1`),
        ),
      ).toEqual([colour('G7', 'G2', ...hand)]);
    },
  );

  test('[ADD-2] a colour in a row is still a colour, a set of two is no run', () => {
    const position = toAddTo(
      [colour('G7', 'G8', 'G9', 'G10'), set('R7', 'O7')],
      ['R11', 'B8', 'P5'],
    );
    expect(outcome(position, ['add R11 2.1', 'add B8 2.2'])).toEqual(
      refused('does-not-fit ADD-2', 'does-not-fit ADD-2'),
    );
  });

  test('[ADD-2] a run in one colour is still a run', () => {
    const position = toAddTo([run('G7', 'G8', 'G9')], ['G12', 'P10', 'P5']);
    expect(outcome(position, ['add G12 2.1'])).toEqual(refused('does-not-fit ADD-2'));
    expect(added(position, ['add P10 2.1'])).toEqual([run('G7', 'G8', 'G9', 'P10')]);
  });

  test('[ADD-2] a Pass card fits nowhere', () => {
    const position = toAddTo(
      [run('G7', 'G8', 'G9'), set('R7', 'O7'), colour('B1', 'B2')],
      ['X', 'P5'],
    );
    for (const meld of ['2.1', '2.2', '2.3']) {
      const { answers, changed } = outcome(position, [`add X ${meld}`]);
      expect(answers[0]).toBe('special-in-combination ADD-2');
      expect(changed).toEqual({});
    }
  });

  test('[ADD-2] the event and the hand after adding', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['P3', 'R7', 'P15']);
    expect(outcome(position, ['add P3 2.1', 'add R7 2.1'])).toEqual({
      answers: ['ok', 'ok'],
      events: [
        { t: 'cardAdded', seat: 1, card: 'P3', to: 2, meld: 1 },
        { t: 'cardAdded', seat: 1, card: 'R7', to: 2, meld: 1 },
      ],
      changed: {
        hands: [['P15'], ['Y2']],
        melds: [[set('O1', 'Y1')], [run('P3', 'R4', 'G5', 'B6', 'R7')]],
      },
    });
  });
});

describe('what lies stays', () => {
  test('[ADD-3] no move takes a card from the table, none moves one', () => {
    const position = toAddTo([run('R4', 'G5', 'B6'), run('G7', 'G8', 'G9')], ['R7', 'P15']);
    expect(outcome(position, ['add B6 2.2', 'add G7 2.1', 'discard B6', 'lay R4 G5 B6'])).toEqual(
      refused(
        'card-not-in-hand ADD-1',
        'card-not-in-hand ADD-1',
        'card-not-in-hand DISC-1',
        'already-laid LAY-2',
      ),
    );
    for (const move of [
      'take 2.1',
      'move B6 2.1 2.2',
      'undo',
      'merge 2.1 2.2',
      'split 2.1',
      'takeback',
    ]) {
      expect(outcome(position, [move])).toEqual(refused('unreadable-move INPUT-1'));
    }
  });

  test('[ADD-3] runs that touch stay two', () => {
    const position = toAddTo(
      [run('R4', 'G5', 'B6'), run('G8', 'G9', 'G10')],
      ['R7', 'B7', 'R11', 'P15'],
    );
    expect(added(position, ['add R7 2.1', 'add R11 2.2'])).toEqual([
      run('R4', 'G5', 'B6', 'R7'),
      run('G8', 'G9', 'G10', 'R11'),
    ]);
    // The first run ends with 7: the 11 is no card for it although the second run would join them.
    expect(outcome(position, ['add R11 2.1'])).toEqual(refused('does-not-fit ADD-2'));
  });

  test('[ADD-3] after the turn everything on the table is still there', () => {
    const position = toAddTo([run('R4', 'G5', 'B6')], ['R7', 'P15', 'P14']);
    const { position: after } = rule(position, [
      'add R7 2.1',
      'discard P15',
      'draw',
      'discard Y3',
      'draw',
    ]);
    expect(after['melds']).toEqual([[set('O1', 'Y1')], [run('R4', 'G5', 'B6', 'R7')]]);
  });
});
