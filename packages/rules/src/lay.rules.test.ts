/** RULES "The turn": LAY. Worked examples carry the book they come from. */
import { describe, expect, test } from 'vitest';
import { outcome, refused } from './testing/outcome.ts';
import { rule } from './testing/referee.ts';

type Edition = 'level-up' | 'level-8-98' | 'level-8-99' | 'level-8-101';
type Meld = { readonly kind: string; readonly cards: readonly string[] };

const LEVEL_8: readonly Edition[] = ['level-8-98', 'level-8-99', 'level-8-101'];
const HIGHEST: { readonly [Id in Edition]: number } = {
  'level-up': 18,
  'level-8-98': 15,
  'level-8-99': 15,
  'level-8-101': 15,
};

/** Cards that a laying of this file never uses: they stay in the hand. */
const SPARE = ['Y1', 'Y13'];

/** Seat 1 has drawn and holds the cards of a laying, and two more. */
function aboutToLay(lay: string, edition: Edition, level: number, more: object = {}): object {
  const cards = [...new Set(lay.match(/[ROYGBP]\d+/g) ?? [])];
  const jokers = (lay.match(/J/g) ?? []).map(() => 'J');
  const passes = (lay.match(/X/g) ?? []).map(() => 'X');
  return {
    edition,
    players: 2,
    dealer: 2,
    step: 'play',
    levels: [level, 1],
    hands: [
      [...cards, ...jokers, ...passes, ...SPARE.filter((card) => !cards.includes(card))],
      ['Y2'],
    ],
    stock: ['Y3', 'Y4'],
    ...more,
  };
}

function laid(lay: string, edition: Edition, level: number): readonly Meld[] | string {
  const { answers, events, position, rounds } = rule(aboutToLay(lay, edition, level), [lay]);
  if (answers[0] !== 'ok') return answers[0]!;
  const [event] = events as readonly { readonly t: string; readonly melds: readonly Meld[] }[];
  expect(event).toEqual({ t: 'levelLaid', seat: 1, level, melds: event!.melds });
  if (rounds.length === 0)
    expect((position['melds'] as readonly unknown[])[0]).toEqual(event!.melds);
  return event!.melds;
}

function answer(lay: string, edition: Edition, level: number, more: object = {}): string {
  const result = outcome(aboutToLay(lay, edition, level, more), [lay]);
  if (result.answers[0] !== 'ok') expect(result).toEqual(refused(result.answers[0]!));
  return result.answers[0]!;
}

const run = (...cards: readonly string[]): Meld => ({ kind: 'run', cards });
const set = (...cards: readonly string[]): Meld => ({ kind: 'set', cards });
const colour = (...cards: readonly string[]): Meld => ({ kind: 'colour', cards });

/** Every level of the ladders table, laid with number cards only. */
const LADDER_ROWS: readonly {
  readonly ladder: string;
  readonly edition: Edition;
  readonly level: number;
  readonly lay: string;
  readonly melds: readonly Meld[];
}[] = LEVEL_8.flatMap((edition) => [
  {
    ladder: 'one star',
    edition,
    level: 1,
    lay: 'lay R4 G5 B6 / R8 O9 P10',
    melds: [run('R4', 'G5', 'B6'), run('R8', 'O9', 'P10')],
  },
  {
    ladder: 'one star',
    edition,
    level: 2,
    lay: 'lay R2 G2 / B3 O3 / R6 G6 / B6 P6',
    melds: [set('R2', 'G2'), set('B3', 'O3'), set('R6', 'G6'), set('B6', 'P6')],
  },
  {
    ladder: 'one star',
    edition,
    level: 3,
    lay: 'lay R4 G5 B6 / P12 P7 P4 P8',
    melds: [run('R4', 'G5', 'B6'), colour('P12', 'P7', 'P4', 'P8')],
  },
  {
    ladder: 'one star',
    edition,
    level: 4,
    lay: 'lay R4 G5 B6 O7 P8 R9 / B9 G9',
    melds: [run('R4', 'G5', 'B6', 'O7', 'P8', 'R9'), set('B9', 'G9')],
  },
  {
    ladder: 'one star',
    edition,
    level: 5,
    lay: 'lay R4 G5 B6 O7 P8 R9 G10',
    melds: [run('R4', 'G5', 'B6', 'O7', 'P8', 'R9', 'G10')],
  },
  {
    ladder: 'one star',
    edition,
    level: 6,
    lay: 'lay R4 G4 / R5 G5 B5 / R6 G6 B6',
    melds: [set('R4', 'G4'), set('R5', 'G5', 'B5'), set('R6', 'G6', 'B6')],
  },
  {
    ladder: 'one star',
    edition,
    level: 7,
    lay: 'lay R9 G9 B9 / P12 P13 P4 P8 P1',
    melds: [set('R9', 'G9', 'B9'), colour('P12', 'P13', 'P4', 'P8', 'P1')],
  },
  {
    ladder: 'one star',
    edition,
    level: 8,
    lay: 'lay R4 G4 / R5 G5 B5 / R6 G6 B6 P6',
    melds: [set('R4', 'G4'), set('R5', 'G5', 'B5'), set('R6', 'G6', 'B6', 'P6')],
  },
]);

const PALIERS = [
  {
    level: 1,
    lay: 'lay R9 G9 B9 / R4 G5 B6 O7',
    melds: [set('R9', 'G9', 'B9'), run('R4', 'G5', 'B6', 'O7')],
  },
  {
    level: 2,
    lay: 'lay P1 O2 G3 B4 / R6 R12 R17 R10',
    melds: [run('P1', 'O2', 'G3', 'B4'), colour('R6', 'R12', 'R17', 'R10')],
  },
  {
    level: 3,
    lay: 'lay R5 G5 B5 / R6 G6 B6 / R7 G7',
    melds: [set('R5', 'G5', 'B5'), set('R6', 'G6', 'B6'), set('R7', 'G7')],
  },
  {
    level: 4,
    lay: 'lay R9 G9 B9 / R14 G15 B16 O17 P18',
    melds: [set('R9', 'G9', 'B9'), run('R14', 'G15', 'B16', 'O17', 'P18')],
  },
  {
    level: 5,
    lay: 'lay R9 G9 B9 / P12 P18 P4 P8 P1',
    melds: [set('R9', 'G9', 'B9'), colour('P12', 'P18', 'P4', 'P8', 'P1')],
  },
  {
    level: 6,
    lay: 'lay R4 G5 B6 O7 P8 R9 G10',
    melds: [run('R4', 'G5', 'B6', 'O7', 'P8', 'R9', 'G10')],
  },
  {
    level: 7,
    lay: 'lay P1 P18 P2 P17 P3 P16 P9',
    melds: [colour('P1', 'P18', 'P2', 'P17', 'P3', 'P16', 'P9')],
  },
  {
    level: 8,
    lay: 'lay R6 G6 B6 P6 / R5 G5 B5',
    melds: [set('R6', 'G6', 'B6', 'P6'), set('R5', 'G5', 'B5')],
  },
];

describe('the level, whole and exact', () => {
  test.each(LADDER_ROWS)(
    '[LAY-1] $edition, $ladder, level $level',
    ({ edition, level, lay, melds }) => {
      expect(laid(lay, edition, level)).toEqual(melds);
    },
  );

  test.each(PALIERS)('[LAY-1] Level Up, palier $level', ({ level, lay, melds }) => {
    expect(laid(lay, 'level-up', level)).toEqual(melds);
  });

  test('[LAY-1] the laid cards leave the hand, and nothing else happens', () => {
    const position = aboutToLay('lay R4 G5 B6 / R8 O9 P10', 'level-8-101', 1);
    expect(outcome(position, ['lay R4 G5 B6 / R8 O9 P10'])).toEqual({
      answers: ['ok'],
      events: [
        {
          t: 'levelLaid',
          seat: 1,
          level: 1,
          melds: [run('R4', 'G5', 'B6'), run('R8', 'O9', 'P10')],
        },
      ],
      changed: {
        hands: [['Y1', 'Y13'], ['Y2']],
        melds: [[run('R4', 'G5', 'B6'), run('R8', 'O9', 'P10')], []],
        laidNow: true,
      },
    });
  });

  test.each<{
    readonly why: string;
    readonly edition: Edition;
    readonly level: number;
    readonly lay: string;
    readonly code: string;
  }>([
    {
      why: 'one run of two',
      edition: 'level-8-99',
      level: 1,
      lay: 'lay R4 G5 B6',
      code: 'wrong-number-of-combinations LAY-1',
    },
    {
      why: 'a third run',
      edition: 'level-8-101',
      level: 1,
      lay: 'lay R4 G5 B6 / R8 O9 P10 / R10 R11 R12',
      code: 'wrong-number-of-combinations LAY-1',
    },
    {
      why: 'three pairs of four',
      edition: 'level-8-98',
      level: 2,
      lay: 'lay R2 G2 / B3 O3 / R6 G6',
      code: 'wrong-number-of-combinations LAY-1',
    },
    {
      why: 'a fifth pair',
      edition: 'level-8-98',
      level: 2,
      lay: 'lay R2 G2 / B3 O3 / R6 G6 / B6 P6 / R7 G7',
      code: 'wrong-number-of-combinations LAY-1',
    },
    {
      why: 'a run of four for three',
      edition: 'level-8-101',
      level: 1,
      lay: 'lay R4 G5 B6 O7 / R8 O9 P10',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'a run of two for three',
      edition: 'level-8-101',
      level: 1,
      lay: 'lay R4 G5 / R8 O9 P10',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'a run of six for seven',
      edition: 'level-8-101',
      level: 5,
      lay: 'lay R4 G5 B6 O7 P8 R9',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'a run of eight for seven',
      edition: 'level-8-101',
      level: 5,
      lay: 'lay R4 G5 B6 O7 P8 R9 G10 B11',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'a run of six for seven',
      edition: 'level-up',
      level: 6,
      lay: 'lay R4 G5 B6 O7 P8 R9',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'three of a kind alone',
      edition: 'level-up',
      level: 1,
      lay: 'lay R9 G9 B9',
      code: 'wrong-number-of-combinations LAY-1',
    },
    {
      why: 'four of a kind for three',
      edition: 'level-up',
      level: 1,
      lay: 'lay R9 G9 B9 P9 / R4 G5 B6 O7',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'five of a colour for four',
      edition: 'level-up',
      level: 2,
      lay: 'lay P1 O2 G3 B4 / R6 R12 R17 R10 R11',
      code: 'wrong-size LAY-1',
    },
    {
      why: 'two runs for run and colour',
      edition: 'level-up',
      level: 2,
      lay: 'lay P1 O2 G3 B4 / R6 O7 G8 B9',
      code: 'wrong-combinations LAY-1',
    },
    {
      why: 'two colours for run and colour',
      edition: 'level-up',
      level: 2,
      lay: 'lay P1 P3 P5 P7 / R6 R12 R17 R10',
      code: 'wrong-combinations LAY-1',
    },
    {
      why: 'a level of the next ladder row',
      edition: 'level-8-101',
      level: 5,
      lay: 'lay R4 G4 / R5 G5 B5 / R6 G6 B6',
      code: 'wrong-number-of-combinations LAY-1',
    },
  ])('[LAY-1] refused: $why', ({ edition, level, lay, code }) => {
    expect(answer(lay, edition, level)).toBe(code);
  });

  test('[LAY-1] nothing of a level can be laid before or after the rest', () => {
    const lay = 'lay R4 G5 B6 / R8 O9 P10';
    const { answers, position } = rule(aboutToLay(lay, 'level-8-101', 1), [
      'lay R4 G5 B6',
      'lay R8 O9 P10',
      lay,
    ]);
    expect(answers).toEqual([
      'wrong-number-of-combinations LAY-1',
      'wrong-number-of-combinations LAY-1',
      'ok',
    ]);
    expect((position['melds'] as readonly unknown[])[0]).toHaveLength(2);
  });

  test('[LAY-1] another level than the current one cannot be named, the current one can', () => {
    const lay = 'R4 G5 B6 / R8 O9 P10';
    expect(answer(`lay 2: ${lay}`, 'level-8-101', 1)).toBe('not-your-level LAY-1');
    expect(answer(`lay 8: ${lay}`, 'level-8-101', 1)).toBe('not-your-level LAY-1');
    expect(answer(`lay 1: ${lay}`, 'level-8-101', 2)).toBe('not-your-level LAY-1');
    expect(answer(`lay 1: ${lay}`, 'level-8-101', 1)).toBe('ok');
    expect(answer(`lay 0: ${lay}`, 'level-8-101', 1)).toBe('no-such-level INPUT-1');
    expect(answer(`lay 9: ${lay}`, 'level-8-101', 1)).toBe('no-such-level INPUT-1');
  });

  test('[LAY-1] a card that is not in the hand cannot be laid', () => {
    const position = aboutToLay('lay R4 G5 B6 / R8 O9', 'level-8-101', 1);
    expect(outcome(position, ['lay R4 G5 B6 / R8 O9 P10'])).toEqual(
      refused('card-not-in-hand LAY-1'),
    );
  });

  test('[LAY-1] a level is laid by each seat for itself', () => {
    const position = aboutToLay('lay R2 G2 / B3 O3 / R6 G6 / B6 P6', 'level-8-101', 2, {
      levels: [2, 8],
    });
    expect(rule(position, ['lay R2 G2 / B3 O3 / R6 G6 / B6 P6']).winners).toEqual([]);
  });
});

describe('once a round, and only by choice', () => {
  const lay = 'lay R4 G5 B6 / R8 O9 P10';

  test.each<Edition>(['level-8-101', 'level-8-98'])(
    '[LAY-2] %s: a level in hand need not be laid',
    (edition) => {
      const { answers, position } = rule(aboutToLay(lay, edition, 1), ['discard Y1']);
      expect(answers).toEqual(['ok']);
      expect(position).toMatchObject({ turn: 2, melds: [[], []] });
    },
  );

  test('[LAY-2] Level Up: a level in hand need not be laid', () => {
    const position = aboutToLay(PALIERS[0]!.lay, 'level-up', 1);
    expect(rule(position, ['discard Y1']).position).toMatchObject({ turn: 2, melds: [[], []] });
  });

  test('[LAY-2] it may be laid in a later turn', () => {
    const moves = ['discard Y1', 'draw', 'discard Y2', 'draw', lay];
    expect(rule(aboutToLay(lay, 'level-8-101', 1), moves).answers).toEqual(moves.map(() => 'ok'));
  });

  test('[LAY-2] not twice in a turn', () => {
    const position = aboutToLay(`${lay} / R11 R12 R13 / G11 G12 G13`, 'level-8-101', 1);
    const once = outcome(position, [lay]);
    expect(outcome(position, [lay, 'lay R11 R12 R13 / G11 G12 G13'])).toEqual({
      ...once,
      answers: ['ok', 'already-laid LAY-2'],
    });
  });

  test('[LAY-2] not twice in a round, not even the next level', () => {
    const second = 'lay R11 G11 / B12 O12 / R13 G13 / R14 G14';
    for (const again of [second, 'lay R11 R12 R13 / R14 G13 G14', lay]) {
      const position = {
        ...aboutToLay(second, 'level-8-101', 1),
        melds: [
          [
            ['B4', 'B5', 'B6'],
            ['O6', 'O7', 'O8'],
          ],
          [],
        ],
      };
      expect(outcome(position, [again])).toEqual(refused('already-laid LAY-2'));
    }
  });

  test('[LAY-2] not twice in a round in Level Up', () => {
    const { lay: palier } = PALIERS[0]!;
    const position = {
      ...aboutToLay(palier, 'level-up', 1),
      melds: [
        [
          ['B1', 'O1', 'P1'],
          ['O11', 'O12', 'O13', 'O14'],
        ],
        [],
      ],
    };
    expect(outcome(position, [palier])).toEqual(refused('already-laid LAY-2'));
  });

  test('[LAY-2] in the next round one lays again', () => {
    const position = {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      step: 'play',
      hands: [['Y1'], ['Y2']],
      stock: ['Y3'],
      melds: [
        [
          ['B4', 'B5', 'B6'],
          ['O6', 'O7', 'O8'],
        ],
        [],
      ],
    };
    const { position: after } = rule(position, ['discard Y1']);
    expect(after).toMatchObject({ round: 2, levels: [3, 1], melds: [[], []] });
    const { hands, ...rest } = after;
    expect(hands).toHaveLength(2);
    // The same round with a hand that holds level 3.
    const next = {
      ...rest,
      turn: 1,
      step: 'play',
      discards: [[], []],
      stock: ['Y3'],
      hands: [['R4', 'G5', 'B6', 'P12', 'P7', 'P4', 'P8', 'Y1'], ['Y2']],
    };
    expect(rule(next, ['lay R4 G5 B6 / P12 P7 P4 P8']).answers).toEqual(['ok']);
  });
});

describe('a run', () => {
  test.each([
    { cards: 'O4 R5 R6', what: 'the 4-5-6 of the books' },
    { cards: 'R6 R5 O4', what: 'in falling order' },
    { cards: 'R5 O4 R6', what: 'in any order' },
    { cards: 'R4 R5 R6', what: 'in one colour' },
    { cards: 'R1 G2 B3', what: 'from the lowest value' },
    { cards: 'R13 G14 B15', what: 'to the highest value of Level 8' },
    { cards: 'R9 G10 B11', what: 'over the tens' },
  ])('[LAY-3] $cards: $what', ({ cards }) => {
    const melds = laid(`lay ${cards} / P7 B8 G9`, 'level-8-101', 1);
    const ascending = cards.split(' ').toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    expect(melds).toEqual([run(...ascending), run('P7', 'B8', 'G9')]);
  });

  test('[LAY-3] 8-9-10-11 of the books is a run of four', () => {
    expect(laid('lay R3 G3 B3 / P8 B9 G10 O11', 'level-up', 1)).toEqual([
      set('R3', 'G3', 'B3'),
      run('P8', 'B9', 'G10', 'O11'),
    ]);
  });

  test('[LAY-3] the highest value is 18 in Level Up', () => {
    expect(laid('lay R3 G3 B3 / P15 B16 G17 O18', 'level-up', 1)).toEqual([
      set('R3', 'G3', 'B3'),
      run('P15', 'B16', 'G17', 'O18'),
    ]);
    expect(
      answer('lay R14 G15 B16 / P7 B8 G9', 'level-8-101', 1, {
        hands: [['R14', 'G15', 'P7', 'B8', 'G9', 'Y1'], ['Y2']],
      }),
    ).toBe('no-such-card INPUT-1');
  });

  test.each([
    { cards: 'R4 G5 B7', why: 'a gap' },
    { cards: 'R4 G6 B7', why: 'a gap at the start' },
    { cards: 'R4 G6 O8', why: 'two gaps' },
    { cards: 'R4 G4 B5', why: 'a value twice' },
    { cards: 'R5 G5 B5', why: 'three of a kind' },
    { cards: 'R1 G2 B4', why: 'a gap beside the lowest value' },
    { cards: 'R1 G8 B15', why: 'both ends and nothing near' },
    { cards: 'R1 G3 B15', why: 'a wrap with a gap' },
    { cards: 'R1 G1 B15', why: 'a wrap with a value twice' },
  ])('[LAY-3] refused: $cards, $why', ({ cards }) => {
    for (const edition of LEVEL_8) {
      expect(answer(`lay ${cards} / P7 B8 G9`, edition, 1)).toBe('not-a-run LAY-3');
    }
  });

  test.each(['R14 G15 B1', 'R15 G1 B2', 'B1 R14 G15', 'G1 B2 R15'])(
    '[LAY-3] 15 and 1 do not follow each other: %s',
    (cards) => {
      for (const edition of LEVEL_8) {
        expect(answer(`lay P7 B8 G9 / ${cards}`, edition, 1)).toBe('run-does-not-wrap LAY-3');
      }
    },
  );

  test.each(['R16 G17 B18 P1', 'R17 G18 B1 P2', 'R18 G1 B2 P3'])(
    '[LAY-3] 18 and 1 do not follow each other: %s',
    (cards) => {
      expect(answer(`lay R5 G5 B5 / ${cards}`, 'level-up', 1)).toBe('run-does-not-wrap LAY-3');
    },
  );

  test('[LAY-3] in Level Up 15 and 1 are nothing to each other', () => {
    expect(answer('lay R5 G5 B5 / R14 G15 B1 P2', 'level-up', 1)).toBe('not-a-run LAY-3');
    expect(answer('lay R5 G5 B5 / R14 G15 B16 P17', 'level-up', 1)).toBe('ok');
  });

  const values = [1, 2, 3, 7, 8, 9, 13, 14, 15];
  const triples = values.flatMap((a) =>
    values.flatMap((b) => values.map((c) => [a, b, c] as const)),
  );

  test('[LAY-3] of all triples of these values, exactly the consecutive ones are runs', () => {
    for (const [a, b, c] of triples) {
      const sorted = [a, b, c].toSorted((x, y) => x - y);
      const isRun = sorted[1] === sorted[0]! + 1 && sorted[2] === sorted[1] + 1;
      const answered = answer(`lay R${a} G${b} B${c} / O4 O5 O6`, 'level-8-101', 1);
      expect(answered === 'ok', `${a} ${b} ${c}: ${answered}`).toBe(isRun);
    }
  });
});

describe('a set', () => {
  test.each([
    {
      level: 6,
      lay: 'lay R4 G4 / R11 G11 B11 / P9 O9 Y9',
      what: '4-4, 11-11-11 and 9-9-9 of the books',
    },
    {
      level: 6,
      lay: 'lay R15 G15 / R1 G1 B1 / P9 O9 Y9',
      what: 'of the highest and the lowest value',
    },
    { level: 8, lay: 'lay R4 G4 / R1 G1 B1 / P9 O9 Y9 B9', what: 'of two, three and four' },
  ])('[LAY-4] any colours of one value: $what', ({ level, lay }) => {
    const melds = lay
      .slice(4)
      .split(' / ')
      .map((cards) => set(...cards.split(' ')));
    expect(laid(lay, 'level-8-101', level)).toEqual(melds);
  });

  test('[LAY-4] Level Up: identical cards are cards of one value', () => {
    expect(laid('lay R18 G18 B18 / R6 G6 B6 / P7 O7', 'level-up', 3)).toEqual([
      set('R18', 'G18', 'B18'),
      set('R6', 'G6', 'B6'),
      set('P7', 'O7'),
    ]);
  });

  test.each<{ readonly edition: Edition; readonly level: number; readonly lay: string }>([
    { edition: 'level-8-101', level: 2, lay: 'lay R2 G3 / B3 O3 / R6 G6 / B6 P6' },
    { edition: 'level-8-99', level: 2, lay: 'lay R2 G2 / B3 O3 / R6 G6 / B6 B7' },
    { edition: 'level-8-98', level: 6, lay: 'lay R4 G4 / R5 G5 B6 / R6 G6 P6' },
    { edition: 'level-8-101', level: 6, lay: 'lay R4 G4 / R5 G6 B7 / R6 P6 O6' },
    { edition: 'level-up', level: 8, lay: 'lay R6 G6 B6 P7 / R5 G5 B5' },
    { edition: 'level-up', level: 3, lay: 'lay R5 G5 B5 / R6 G6 B6 / R7 R8' },
  ])('[LAY-4] refused, $edition: $lay', ({ edition, level, lay }) => {
    expect(answer(lay, edition, level)).toBe('not-a-set LAY-4');
  });
});

describe('a colour', () => {
  test.each([
    { cards: 'R7 R2 R11 R15', book: 'Level 8, 99 cards' },
    { cards: 'G12 G7 G4 G8', book: 'Level 8, 101 cards' },
    { cards: 'B1 B2 B3 B4', book: 'ours: values in a row are still one colour' },
  ])('[LAY-5] $cards ($book)', ({ cards }) => {
    expect(laid(`lay P5 O6 P7 / ${cards}`, 'level-8-101', 3)).toEqual([
      run('P5', 'O6', 'P7'),
      colour(...cards.split(' ')),
    ]);
  });

  test('[LAY-5] 12-13-4-8-1 (Level 8, 99 cards)', () => {
    expect(laid('lay R9 G9 B9 / O12 O13 O4 O8 O1', 'level-8-99', 7)).toEqual([
      set('R9', 'G9', 'B9'),
      colour('O12', 'O13', 'O4', 'O8', 'O1'),
    ]);
  });

  test.each(['R', 'O', 'G', 'B', 'P'])('[LAY-5] colour %s', (letter) => {
    const cards = [3, 5, 8, 10, 12, 16, 18].map((value) => `${letter}${value}`);
    expect(laid(`lay ${cards.join(' ')}`, 'level-up', 7)).toEqual([colour(...cards)]);
  });

  test.each<{ readonly edition: Edition; readonly level: number; readonly lay: string }>([
    { edition: 'level-8-101', level: 3, lay: 'lay P5 O6 P7 / R7 R2 R11 G15' },
    { edition: 'level-8-101', level: 3, lay: 'lay P5 O6 P7 / G7 R2 R11 R15' },
    { edition: 'level-8-99', level: 7, lay: 'lay R9 G9 B9 / O12 O13 O4 O8 P1' },
    { edition: 'level-up', level: 5, lay: 'lay R9 G9 B9 / O12 O13 O4 O18 R2' },
    { edition: 'level-up', level: 7, lay: 'lay P1 P18 P2 P17 P3 P16 B9' },
  ])('[LAY-5] refused, $edition: $lay', ({ edition, level, lay }) => {
    expect(answer(lay, edition, level)).toBe('not-a-colour LAY-5');
  });

  test.each(['lay P1 O2 G3 B4 / R6 R12 R17 G10', 'lay R6 R12 R17 G10 / P1 O2 G3 B4'])(
    '[LAY-5] palier 2 with a good run and a bad colour names the colour: %s',
    (lay) => {
      expect(answer(lay, 'level-up', 2)).toBe('not-a-colour LAY-5');
    },
  );

  test.each(['lay P1 O2 G3 B5 / R6 R12 R17 R10', 'lay R6 R12 R17 R10 / P1 O2 G3 B5'])(
    '[LAY-3] palier 2 with a good colour and a bad run names the run: %s',
    (lay) => {
      expect(answer(lay, 'level-up', 2)).toBe('not-a-run LAY-3');
    },
  );
});

describe('the combinations of one level', () => {
  test.each(LEVEL_8)('[LAY-6] %s: two pairs may share a value, 2-2 3-3 6-6 6-6', (edition) => {
    expect(laid('lay R2 G2 / B3 O3 / R6 G6 / B6 P6', edition, 2)).toEqual([
      set('R2', 'G2'),
      set('B3', 'O3'),
      set('R6', 'G6'),
      set('B6', 'P6'),
    ]);
  });

  test.each([
    { lay: 'lay R2 G2 / B2 O2 / P2 Y2 / B6 P6', what: 'three pairs of one value' },
    { lay: 'lay R6 G6 / B2 O2 / P6 O6 / B3 P3', what: 'equal values apart' },
  ])('[LAY-6] $what', ({ lay }) => {
    const melds = lay
      .slice(4)
      .split(' / ')
      .map((cards) => set(...cards.split(' ')));
    const position = aboutToLay(lay, 'level-8-101', 2, {
      hands: [[...lay.match(/[A-Z]\d+/g)!, 'Y1'], ['B1']],
    });
    expect(rule(position, [lay]).events).toEqual([{ t: 'levelLaid', seat: 1, level: 2, melds }]);
  });

  test('[LAY-6] two threes of a kind of one value, Level Up and Level 8', () => {
    expect(answer('lay R5 G5 B5 / O5 Y5 P5 / R7 G7', 'level-up', 3)).toBe('ok');
    expect(answer('lay R7 G7 / R5 G5 B5 / O5 Y5 P5', 'level-8-101', 6)).toBe('ok');
    expect(answer('lay R5 G5 / O5 Y5 P5 / R7 G7 B7 O7', 'level-8-101', 8)).toBe('ok');
  });

  test.each([
    { lay: 'lay R3 G4 B5 / O3 P4 R5', what: 'equal' },
    { lay: 'lay R3 G4 B5 / O5 R6 P7', what: 'overlapping' },
    { lay: 'lay R3 G4 B5 / O4 R5 P6', what: 'overlapping in two values' },
    { lay: 'lay R3 G4 B5 / O6 R7 P8', what: 'touching' },
    { lay: 'lay O6 R7 P8 / R3 G4 B5', what: 'touching, the higher first' },
  ])('[LAY-6] two runs may be $what', ({ lay }) => {
    const melds = lay
      .slice(4)
      .split(' / ')
      .map((cards) => run(...cards.split(' ')));
    expect(laid(lay, 'level-8-101', 1)).toEqual(melds);
  });

  test.each<{ readonly edition: Edition; readonly level: number; readonly lay: string }>([
    { edition: 'level-8-101', level: 1, lay: 'lay R3 G4 B5 / B5 R6 P7' },
    { edition: 'level-8-99', level: 2, lay: 'lay R2 G2 / B3 O3 / R6 G6 / R6 P6' },
    { edition: 'level-8-101', level: 2, lay: 'lay R2 R2 / B3 O3 / R6 G6 / B6 P6' },
    { edition: 'level-8-98', level: 4, lay: 'lay R4 G5 B6 O7 P8 R9 / R9 G9' },
    { edition: 'level-up', level: 1, lay: 'lay R7 G7 B7 / R4 G5 B6 R7' },
    { edition: 'level-up', level: 7, lay: 'lay P1 P18 P2 P17 P3 P16 P16' },
  ])('[LAY-6] no card counts twice, $edition: $lay', ({ edition, level, lay }) => {
    expect(answer(lay, edition, level)).toBe('card-used-twice LAY-6');
  });

  test('[LAY-6] [JOKER-1] no joker counts twice', () => {
    const lay = 'lay R3 G4 J=5 / O7 J=8 P9';
    const position = aboutToLay('lay R3 G4 J / O7 P9', 'level-8-101', 1);
    expect(outcome(position, [lay])).toEqual(refused('card-used-twice LAY-6'));
    expect(answer(lay, 'level-8-101', 1)).toBe('ok');
  });

  test.each<{
    readonly edition: Edition;
    readonly level: number;
    readonly lay: string;
    readonly melds: readonly Meld[];
  }>([
    {
      edition: 'level-8-101',
      level: 3,
      lay: 'lay P12 P7 P4 P8 / R4 G5 B6',
      melds: [colour('P12', 'P7', 'P4', 'P8'), run('R4', 'G5', 'B6')],
    },
    {
      edition: 'level-8-101',
      level: 4,
      lay: 'lay B9 G9 / R4 G5 B6 O7 P8 R9',
      melds: [set('B9', 'G9'), run('R4', 'G5', 'B6', 'O7', 'P8', 'R9')],
    },
    {
      edition: 'level-8-99',
      level: 6,
      lay: 'lay R5 G5 B5 / R4 G4 / R6 G6 B6',
      melds: [set('R5', 'G5', 'B5'), set('R4', 'G4'), set('R6', 'G6', 'B6')],
    },
    {
      edition: 'level-8-98',
      level: 8,
      lay: 'lay R6 G6 B6 P6 / R5 G5 B5 / R4 G4',
      melds: [set('R6', 'G6', 'B6', 'P6'), set('R5', 'G5', 'B5'), set('R4', 'G4')],
    },
    {
      edition: 'level-up',
      level: 1,
      lay: 'lay R4 G5 B6 O7 / R9 G9 B9',
      melds: [run('R4', 'G5', 'B6', 'O7'), set('R9', 'G9', 'B9')],
    },
    {
      edition: 'level-up',
      level: 8,
      lay: 'lay R5 G5 B5 / R6 G6 B6 P6',
      melds: [set('R5', 'G5', 'B5'), set('R6', 'G6', 'B6', 'P6')],
    },
  ])('[LAY-6] the order is free, $edition level $level: $lay', ({ edition, level, lay, melds }) => {
    expect(laid(lay, edition, level)).toEqual(melds);
  });

  test.each([
    {
      what: 'both could be both: the first is the run',
      lay: 'lay R1 R2 R3 R4 / R6 R7 R8 R9',
      melds: [run('R1', 'R2', 'R3', 'R4'), colour('R6', 'R7', 'R8', 'R9')],
    },
    {
      what: 'the first gives way to a second that is only a run',
      lay: 'lay R1 R2 R3 R4 / O6 R7 R8 R9',
      melds: [colour('R1', 'R2', 'R3', 'R4'), run('O6', 'R7', 'R8', 'R9')],
    },
    {
      what: 'the second is only a colour',
      lay: 'lay R1 R2 R3 R4 / R6 R7 R8 R11',
      melds: [run('R1', 'R2', 'R3', 'R4'), colour('R6', 'R7', 'R8', 'R11')],
    },
  ])('[LAY-6] a combination that could be two parts: $what', ({ lay, melds }) => {
    expect(laid(lay, 'level-up', 2)).toEqual(melds);
  });
});

describe('how a laying may be written', () => {
  test.each([
    'LAY r4 g5 b6 / r8 o9 p10',
    '  lay   R4  G5   B6   /   R8 O9 P10  ',
    'lay R4 G5 B6/R8 O9 P10',
    'Lay B6 R4 g5 /p10 R8 o9',
    'lay 1: R4 G5 B6 / R8 O9 P10',
    'lay 1:R4 G5 B6/R8 O9 P10',
    'lay\tR4 G5 B6 /\nR8 O9 P10',
  ])('[LAY-1] letter case, spaces and order within a combination do not matter: %j', (written) => {
    const lay = 'lay R4 G5 B6 / R8 O9 P10';
    const position = aboutToLay(lay, 'level-8-101', 1);
    expect(outcome(position, [written])).toEqual(outcome(position, [lay]));
  });

  test.each([
    'lay',
    'lay /',
    'lay R4 G5 B6 /',
    'lay / R4 G5 B6',
    'lay R4 G5 B6 // R8 O9 P10',
    'lay R4, G5, B6 / R8, O9, P10',
    'lay R4G5B6 / R8O9P10',
    'lay one: R4 G5 B6 / R8 O9 P10',
    'lay 1: 1: R4 G5 B6 / R8 O9 P10',
    'lay R0 G5 B6 / R8 O9 P10',
    'lay R19 G5 B6 / R8 O9 P10',
    'lay R4=4 G5 B6 / R8 O9 P10',
    'lay ? G5 B6 / R8 O9 P10',
  ])('[LAY-1] [INPUT-1] cannot be read: %s', (written) => {
    const position = aboutToLay('lay R4 G5 B6 / R8 O9 P10', 'level-8-101', 1);
    expect(outcome(position, [written])).toEqual(refused('unreadable-move INPUT-1'));
  });

  test('[LAY-1] a Pass card is no card of a combination', () => {
    const answered = answer('lay R4 G5 X / R8 O9 P10', 'level-8-101', 1);
    expect(answered).toBe('special-in-combination LAY-1');
    expect(answer('lay R4 G5 X=6 / R8 O9 P10', 'level-8-101', 1)).toBe('unreadable-move INPUT-1');
  });

  test('[LAY-1] Level Up has neither jokers nor Pass cards', () => {
    const lay = PALIERS[0]!.lay.replace('R9', 'J');
    const position = aboutToLay(PALIERS[0]!.lay, 'level-up', 1);
    expect(outcome(position, [lay])).toEqual(refused('no-such-card INPUT-1'));
    expect(outcome(position, [lay.replace('J', 'X')])).toEqual(refused('no-such-card INPUT-1'));
  });

  test.each(Object.entries(HIGHEST))(
    '[LAY-3] %s: a run of seven up to %i, and no card above it',
    (edition, top) => {
      const numbers = Array.from({ length: 7 }, (_, index) => `R${top - 6 + index}`);
      const level = edition === 'level-up' ? 6 : 5;
      expect(laid(`lay ${numbers.join(' ')}`, edition as Edition, level)).toEqual([
        run(...numbers),
      ]);
      const above = [...numbers.slice(1), `R${top + 1}`];
      const position = aboutToLay(`lay ${numbers.join(' ')}`, edition as Edition, level);
      expect(rule(position, [`lay ${above.join(' ')}`]).answers).toEqual([
        top === 18 ? 'unreadable-move INPUT-1' : 'no-such-card INPUT-1',
      ]);
    },
  );
});
