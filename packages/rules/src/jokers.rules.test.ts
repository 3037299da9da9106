/** RULES "Jokers (Level 8)". */
import { describe, expect, test } from 'vitest';
import { outcome, refused } from './testing/outcome.ts';
import { faultIn, rule } from './testing/referee.ts';

type Meld = { readonly kind: string; readonly cards: readonly string[] };

const run = (...cards: readonly string[]): Meld => ({ kind: 'run', cards });
const set = (...cards: readonly string[]): Meld => ({ kind: 'set', cards });
const colour = (...cards: readonly string[]): Meld => ({ kind: 'colour', cards });

const JOKERS = ['J', 'J', 'J', 'J', 'J', 'J', 'J'];

/** Seat 1 has drawn and holds the number cards of a laying, and all seven jokers. */
function aboutToLay(lay: string, level: number, more: object = {}): object {
  return {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    step: 'play',
    levels: [level, 1],
    hands: [[...new Set(lay.match(/[ROYGBP]\d+/g) ?? []), ...JOKERS, 'X'], ['Y2']],
    stock: ['Y3', 'Y4'],
    ...more,
  };
}

function laid(lay: string, level: number, more: object = {}): readonly Meld[] | string {
  const position = aboutToLay(lay, level, more);
  const { answers, events } = rule(position, [lay]);
  if (answers[0] === 'ok') return (events[0] as { readonly melds: readonly Meld[] }).melds;
  expect(outcome(position, [lay])).toEqual(refused(answers[0]!));
  return answers[0]!;
}

/** Seat 1 has laid before and holds jokers; the meld to add to is 2.1. */
function toAddTo(meld: Meld, more: object = {}): object {
  return {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    step: 'play',
    hands: [['J', 'J', 'J', 'J', 'X'], ['Y2']],
    stock: ['Y3', 'Y4'],
    melds: [[set('O2', 'P2')], [meld]],
    ...more,
  };
}

/** The meld 2.1 after adding, or the refusal. */
function added(meld: Meld, card: string, more: object = {}): Meld | string {
  const position = toAddTo(meld, more);
  const { answers, position: after } = rule(position, [`add ${card} 2.1`]);
  if (answers[0] === 'ok') return (after['melds'] as readonly (readonly Meld[])[])[1]![0]!;
  expect(outcome(position, [`add ${card} 2.1`])).toEqual(refused(answers[0]!));
  return answers[0]!;
}

describe('what a joker can be', () => {
  test.each(['level-8-98', 'level-8-99', 'level-8-101'])(
    '[JOKER-1] %s: any value in a run',
    (edition) => {
      const hands = [['R4', 'G5', 'B6', 'R8', 'O9', 'J', 'J', 'X'], ['Y2']];
      expect(laid('lay R4 G5 J=6 / R8 O9 J=10', 1, { edition, hands })).toEqual([
        run('R4', 'G5', 'J=6'),
        run('R8', 'O9', 'J=10'),
      ]);
    },
  );

  test('[JOKER-1] every value from 1 to 15', () => {
    for (let value = 1; value <= 15; value++) {
      const first = Math.min(Math.max(value - 1, 1), 13);
      const cards = [first, first + 1, first + 2].map((at) =>
        at === value ? `J=${value}` : `R${at}`,
      );
      expect(laid(`lay ${cards.join(' ')} / O4 P5 B6`, 1)).toEqual([
        run(...cards),
        run('O4', 'P5', 'B6'),
      ]);
      expect(laid(`lay R${value} J=${value} / O3 P3 / B5 O5 / B6 O6`, 2)).toEqual([
        set(`R${value}`, `J=${value}`),
        set('O3', 'P3'),
        set('B5', 'O5'),
        set('B6', 'O6'),
      ]);
    }
  });

  test.each(['R', 'O', 'Y', 'G', 'B', 'P'])('[JOKER-1] every colour: %s', (letter) => {
    const cards = [`${letter}8`, `J=${letter}`, `${letter}9`, `${letter}13`];
    expect(laid(`lay R4 G5 B6 / ${cards.join(' ')}`, 3)).toEqual([
      run('R4', 'G5', 'B6'),
      colour(...cards),
    ]);
  });

  test('[JOKER-1] several in one level, and several in one combination', () => {
    expect(laid('lay R4 J=5 J=6 / J=8 O9 J=10', 1)).toEqual([
      run('R4', 'J=5', 'J=6'),
      run('J=8', 'O9', 'J=10'),
    ]);
    expect(laid('lay R9 J=9 J=9 / P12 J=P P4 J=P J=P', 7)).toEqual([
      set('R9', 'J=9', 'J=9'),
      colour('P12', 'J=P', 'P4', 'J=P', 'J=P'),
    ]);
  });

  test('[JOKER-1] never a Pass card', () => {
    const position = {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      step: 'play',
      hands: [['J', 'R1'], ['Y2']],
      stock: ['Y3'],
    };
    expect(outcome(position, ['pass 2', 'discard J=X', 'pass J 2'])).toEqual(
      refused('card-not-in-hand PASS-1', 'unreadable-move INPUT-1', 'unreadable-move INPUT-1'),
    );
    expect(laid('lay R4 G5 J=X / R8 O9 P10', 1)).toBe('unreadable-move INPUT-1');
  });

  test('[JOKER-1] it can be added to any kind of combination', () => {
    expect(added(run('R4', 'G5', 'B6'), 'J=7')).toEqual(run('R4', 'G5', 'B6', 'J=7'));
    expect(added(run('R4', 'G5', 'B6'), 'J=3')).toEqual(run('J=3', 'R4', 'G5', 'B6'));
    expect(added(set('R4', 'G4'), 'J=4')).toEqual(set('R4', 'G4', 'J=4'));
    expect(added(colour('R4', 'R9'), 'J=R')).toEqual(colour('R4', 'R9', 'J=R'));
  });

  test('[JOKER-1] more in a level than the hand holds are refused', () => {
    const hands = [['R4', 'O9', 'J', 'J', 'X'], ['Y2']];
    expect(laid('lay R4 J=5 J=6 / J=8 O9 J=10', 1, { hands })).toBe('card-used-twice LAY-6');
  });
});

describe('a meaning, written or the only one possible', () => {
  test.each([
    { lay: 'lay R4 J B6 / O9 O10 O11', first: run('R4', 'J=5', 'B6'), why: 'a gap' },
    { lay: 'lay R1 G2 J / O9 O10 O11', first: run('R1', 'G2', 'J=3'), why: 'there is no 0' },
    { lay: 'lay J R14 G15 / O9 O10 O11', first: run('J=13', 'R14', 'G15'), why: 'there is no 16' },
    {
      lay: 'lay R15 J J / O9 O10 O11',
      first: run('J=13', 'J=14', 'R15'),
      why: 'two jokers below the highest',
    },
    {
      lay: 'lay J J R1 / O9 O10 O11',
      first: run('R1', 'J=2', 'J=3'),
      why: 'two jokers above the lowest',
    },
    {
      lay: 'lay J J=5 R4 / O9 O10 O11',
      first: 'joker-ambiguous JOKER-2',
      why: 'a written one narrows, but 3 or 6 is left',
    },
    {
      lay: 'lay J J=5 R3 / O9 O10 O11',
      first: run('R3', 'J=4', 'J=5'),
      why: 'a written one leaves a gap',
    },
    {
      lay: 'lay J J=2 R1 / O9 O10 O11',
      first: run('R1', 'J=2', 'J=3'),
      why: 'a written one leaves one end',
    },
    { lay: 'lay R4 G5 J / O9 O10 O11', first: 'joker-ambiguous JOKER-2', why: '3 or 6' },
    {
      lay: 'lay J R4 G5 / O9 O10 O11',
      first: 'joker-ambiguous JOKER-2',
      why: '3 or 6, wherever it is written',
    },
    { lay: 'lay R2 G3 J / O9 O10 O11', first: 'joker-ambiguous JOKER-2', why: '1 or 4' },
    { lay: 'lay R13 G14 J / O9 O10 O11', first: 'joker-ambiguous JOKER-2', why: '12 or 15' },
    { lay: 'lay R7 J J / O9 O10 O11', first: 'joker-ambiguous JOKER-2', why: 'three places' },
    { lay: 'lay R2 J J / O9 O10 O11', first: 'joker-ambiguous JOKER-2', why: '1-2-3 or 2-3-4' },
    {
      lay: 'lay R14 J J / O9 O10 O11',
      first: 'joker-ambiguous JOKER-2',
      why: '12-13-14 or 13-14-15',
    },
    {
      lay: 'lay R4 J G7 / O9 O10 O11',
      first: 'not-a-run LAY-3',
      why: 'one joker does not fill two gaps',
    },
    { lay: 'lay R4 J G4 / O9 O10 O11', first: 'not-a-run LAY-3', why: 'a value twice' },
    { lay: 'lay R15 J G1 / O9 O10 O11', first: 'not-a-run LAY-3', why: 'no way round the corner' },
  ])('[JOKER-2] run: $lay ($why)', ({ lay, first }) => {
    expect(laid(lay, 1)).toEqual(
      typeof first === 'string' ? first : [first, run('O9', 'O10', 'O11')],
    );
  });

  test.each([
    { cards: 'R4 G5 J J P8 O9 J', meld: 'joker-ambiguous JOKER-2', why: '6, 7 and 3 or 10' },
    {
      cards: 'R4 G5 J J P8 O9 J=10',
      meld: run('R4', 'G5', 'J=6', 'J=7', 'P8', 'O9', 'J=10'),
      why: 'two gaps',
    },
    {
      cards: 'R4 J J J J J O10',
      meld: run('R4', 'J=5', 'J=6', 'J=7', 'J=8', 'J=9', 'O10'),
      why: 'five gaps',
    },
    { cards: 'R4 J J J J J O9', meld: 'joker-ambiguous JOKER-2', why: 'four gaps and an end' },
    {
      cards: 'J J J J J J G15',
      meld: run('J=9', 'J=10', 'J=11', 'J=12', 'J=13', 'J=14', 'G15'),
      why: 'six below the highest',
    },
    { cards: 'J J J J J J G14', meld: 'joker-ambiguous JOKER-2', why: '8 to 14 or 9 to 15' },
    { cards: 'G9 J J J J J J', meld: 'joker-ambiguous JOKER-2', why: 'seven places' },
    { cards: 'R4 J J J J J O11', meld: 'not-a-run LAY-3', why: 'six gaps, five jokers' },
  ])('[JOKER-2] run of seven: $cards ($why)', ({ cards, meld }) => {
    expect(laid(`lay ${cards}`, 5)).toEqual(typeof meld === 'string' ? meld : [meld]);
  });

  test.each([
    { first: 'R4 J', meld: set('R4', 'J=4'), why: 'the value of the other card' },
    { first: 'J R4', meld: set('J=4', 'R4'), why: 'whatever the order' },
    { first: 'J=4 J', meld: set('J=4', 'J=4'), why: 'the value of the other joker' },
    { first: 'J J=15', meld: set('J=15', 'J=15'), why: 'the value of the other joker' },
    { first: 'J J', meld: 'joker-ambiguous JOKER-2', why: 'any value' },
    { first: 'R4 J=5', meld: 'not-a-set LAY-4', why: 'two values' },
    { first: 'J=4 J=5', meld: 'not-a-set LAY-4', why: 'two values' },
    {
      first: 'R4 J=R',
      meld: 'joker-meaning-does-not-fit JOKER-2',
      why: 'a colour says nothing in a set',
    },
  ])('[JOKER-2] pair: $first ($why)', ({ first, meld }) => {
    const rest = [set('O3', 'P3'), set('B5', 'O5'), set('B6', 'O6')];
    expect(laid(`lay ${first} / O3 P3 / B5 O5 / B6 O6`, 2)).toEqual(
      typeof meld === 'string' ? meld : [meld, ...rest],
    );
  });

  test.each([
    {
      cards: 'R4 R9 R12 J',
      meld: colour('R4', 'R9', 'R12', 'J=R'),
      why: 'the colour of the others',
    },
    { cards: 'J J J P1', meld: colour('J=P', 'J=P', 'J=P', 'P1'), why: 'the colour of the others' },
    {
      cards: 'J J J=G J',
      meld: colour('J=G', 'J=G', 'J=G', 'J=G'),
      why: 'the colour of one joker',
    },
    { cards: 'J J J J', meld: 'joker-ambiguous JOKER-2', why: 'any colour' },
    { cards: 'R4 R9 G12 J', meld: 'not-a-colour LAY-5', why: 'two colours' },
    { cards: 'R4 R9 R12 J=G', meld: 'not-a-colour LAY-5', why: 'two colours' },
    {
      cards: 'R4 R9 R12 J=5',
      meld: 'joker-meaning-does-not-fit JOKER-2',
      why: 'a value says nothing in a colour',
    },
  ])('[JOKER-2] colour: $cards ($why)', ({ cards, meld }) => {
    expect(laid(`lay O4 G5 B6 / ${cards}`, 3)).toEqual(
      typeof meld === 'string' ? meld : [run('O4', 'G5', 'B6'), meld],
    );
  });

  test('[JOKER-2] a colour says nothing in a run', () => {
    expect(laid('lay R4 J=R G6 / O9 O10 O11', 1)).toBe('joker-meaning-does-not-fit JOKER-2');
  });

  test('[JOKER-2] one ambiguous joker spoils the laying, whichever combination it is in', () => {
    expect(laid('lay O9 O10 O11 / R4 G5 J', 1)).toBe('joker-ambiguous JOKER-2');
    expect(laid('lay R4 R9 R12 J / O4 G5 J', 3)).toBe('joker-ambiguous JOKER-2');
  });

  test('[JOKER-2] a joker that could be in two parts: the first part counts', () => {
    const ladder = { name: 'ours', levels: [['run 3', 'colour 3']] };
    const lay = 'lay R3 R4 J / R7 R8 R9';
    expect(laid(lay, 1, { ladder, rules: { winOnLaying: 'no' } })).toBe('joker-ambiguous JOKER-2');
    expect(laid('lay R3 J R5 / R7 R8 R9', 1, { ladder, rules: { winOnLaying: 'no' } })).toEqual([
      run('R3', 'J=4', 'R5'),
      colour('R7', 'R8', 'R9'),
    ]);
    expect(laid('lay R3 R4 J=R / R7 R8 R9', 1, { ladder, rules: { winOnLaying: 'no' } })).toEqual([
      colour('R3', 'R4', 'J=R'),
      run('R7', 'R8', 'R9'),
    ]);
    expect(laid('lay R3 R9 J / R7 R8 O9', 1, { ladder, rules: { winOnLaying: 'no' } })).toEqual([
      colour('R3', 'R9', 'J=R'),
      run('R7', 'R8', 'O9'),
    ]);
  });

  test('[JOKER-2] a joker with a meaning in either part is ambiguous, whatever else would work', () => {
    // As the run R3 R4 J is ambiguous; as the colour it would not be, but the first written comes first.
    const ladder = { name: 'ours', levels: [['colour 3', 'run 3']] };
    const more = { ladder, rules: { winOnLaying: 'no' } };
    expect(laid('lay R7 R8 R9 / R3 R4 J', 1, more)).toBe('joker-ambiguous JOKER-2');
    expect(laid('lay R7 R8 R9 / R3 R4 J=R', 1, more)).toEqual([
      run('R7', 'R8', 'R9'),
      colour('R3', 'R4', 'J=R'),
    ]);
    expect(laid('lay R7 R8 R9 / R3 R4 J=5', 1, more)).toEqual([
      colour('R7', 'R8', 'R9'),
      run('R3', 'R4', 'J=5'),
    ]);
  });

  test.each([
    'lay r4 j = 5 b6 / o9 o10 o11',
    'lay R4 J= 5 B6/O9 O10 O11',
    'LAY B6 j=5 R4 / O9 O10 O11',
  ])('[JOKER-2] letter case and spaces do not matter: %s', (written) => {
    const position = aboutToLay('lay R4 B6 / O9 O10 O11', 1);
    expect(outcome(position, [written])).toEqual(outcome(position, ['lay R4 J=5 B6 / O9 O10 O11']));
  });

  test.each([
    {
      what: 'run with two open ends',
      meld: run('R4', 'G5', 'B6'),
      after: 'joker-ambiguous JOKER-2',
    },
    { what: 'run from 1', meld: run('R1', 'G2', 'B3'), after: run('R1', 'G2', 'B3', 'J=4') },
    { what: 'run to 15', meld: run('R13', 'G14', 'B15'), after: run('J=12', 'R13', 'G14', 'B15') },
    { what: 'run from 2', meld: run('R2', 'G3', 'B4'), after: 'joker-ambiguous JOKER-2' },
    { what: 'run to 14', meld: run('R12', 'G13', 'B14'), after: 'joker-ambiguous JOKER-2' },
    { what: 'set', meld: set('R9', 'G9'), after: set('R9', 'G9', 'J=9') },
    { what: 'set of jokers', meld: set('J=9', 'J=9'), after: set('J=9', 'J=9', 'J=9') },
    { what: 'colour', meld: colour('G3', 'G9'), after: colour('G3', 'G9', 'J=G') },
    { what: 'colour of jokers', meld: colour('J=B', 'J=B'), after: colour('J=B', 'J=B', 'J=B') },
  ])('[JOKER-2] J alone added to a $what', ({ meld, after }) => {
    expect(added(meld, 'J')).toEqual(after);
  });

  test.each(['add j=7 2.1', 'add J = 7 2.1', ' ADD  J=7  2.1 '])(
    '[JOKER-2] adding, written %j',
    (written) => {
      const position = toAddTo(run('R4', 'G5', 'B6'));
      expect(outcome(position, [written])).toEqual(outcome(position, ['add J=7 2.1']));
    },
  );
});

describe('a meaning stays', () => {
  test('[JOKER-2] R3 G4 J=5 takes a 2 or a 6 and no 5', () => {
    const hands = [['Y6', 'R5', 'B2', 'X', 'X'], ['Y2']];
    const meld = run('R3', 'G4', 'J=5');
    expect(added(meld, 'Y6', { hands })).toEqual(run('R3', 'G4', 'J=5', 'Y6'));
    expect(added(meld, 'B2', { hands })).toEqual(run('B2', 'R3', 'G4', 'J=5'));
    expect(added(meld, 'R5', { hands })).toBe('does-not-fit ADD-2');
  });

  test('[JOKER-2] a set of jokers takes its value only, a colour with a joker its colour only', () => {
    const hands = [['R9', 'R8', 'X'], ['Y2']];
    expect(added(set('J=9', 'J=9'), 'R9', { hands })).toEqual(set('J=9', 'J=9', 'R9'));
    expect(added(set('J=9', 'J=9'), 'R8', { hands })).toBe('does-not-fit ADD-2');
    expect(added(colour('J=R', 'J=R'), 'R8', { hands })).toEqual(colour('J=R', 'J=R', 'R8'));
    expect(added(colour('J=G', 'J=G'), 'R8', { hands })).toBe('does-not-fit ADD-2');
  });

  test('[JOKER-2] it is never exchanged for the real card', () => {
    const hands = [['R5', 'X', 'X'], ['Y2']];
    const position = toAddTo(run('R3', 'G4', 'J=5'), { hands });
    expect(outcome(position, ['exchange R5 2.1'])).toEqual(refused('exchange-not-played JOKER-2'));
    const own = toAddTo(run('R13', 'G14', 'B15'), {
      hands,
      melds: [[run('R3', 'G4', 'J=5')], [run('R13', 'G14', 'B15')]],
    });
    expect(outcome(own, ['exchange R5 1.1'])).toEqual(refused('exchange-not-played JOKER-2'));
  });

  test('[JOKER-2] what it stands for is in the event and in the position after', () => {
    const position = aboutToLay('lay R4 B6 O9 O11', 1, {
      hands: [['R4', 'B6', 'O9', 'O11', 'J', 'J', 'J', 'X'], ['Y2']],
    });
    expect(outcome(position, ['lay R4 J B6 / O9 J=10 O11', 'add J=12 1.2'])).toEqual({
      answers: ['ok', 'ok'],
      events: [
        {
          t: 'levelLaid',
          seat: 1,
          level: 1,
          melds: [run('R4', 'J=5', 'B6'), run('O9', 'J=10', 'O11')],
        },
        { t: 'cardAdded', seat: 1, card: 'J=12', to: 1, meld: 2 },
      ],
      changed: {
        hands: [['X'], ['Y2']],
        melds: [[run('R4', 'J=5', 'B6'), run('O9', 'J=10', 'O11', 'J=12')], []],
        laidNow: true,
      },
    });
  });

  test('[JOKER-2] the only meaning that is possible also holds in a position', () => {
    const position = toAddTo(run('R3', 'J', 'G5'));
    const melds = (from: object): unknown => rule(from).position['melds'];
    expect(melds(position)).toEqual([[set('O2', 'P2')], [run('R3', 'J=4', 'G5')]]);
    expect(faultIn(toAddTo(run('R3', 'G4', 'J')))).toBe('joker-ambiguous position.melds[1][0]');
    expect(faultIn(toAddTo(set('J', 'J')))).toBe('joker-ambiguous position.melds[1][0]');
  });

  test.each([
    { meld: run('R4', 'G5', 'B6'), card: 'J=6', why: 'a value inside the run' },
    { meld: run('R4', 'G5', 'B6'), card: 'J=8', why: 'a value beyond the next' },
    { meld: run('R4', 'G5', 'B6'), card: 'J=2', why: 'a value beyond the next' },
    { meld: set('R4', 'G4'), card: 'J=5', why: 'another value' },
    { meld: colour('R4', 'R9'), card: 'J=G', why: 'another colour' },
  ])('[JOKER-2] [ADD-2] $card does not fit: $why', ({ meld, card }) => {
    expect(added(meld, card)).toBe('does-not-fit ADD-2');
  });

  test.each([
    { meld: run('R4', 'G5', 'B6'), card: 'J=R' },
    { meld: set('R4', 'G4'), card: 'J=R' },
    { meld: colour('R4', 'R9'), card: 'J=5' },
  ])(
    '[JOKER-2] a colour in a colour, a value elsewhere: $card is refused on a $meld.kind',
    ({ meld, card }) => {
      expect(added(meld, card)).toBe('joker-meaning-does-not-fit JOKER-2');
    },
  );
});

describe('within the values of the edition', () => {
  test.each([
    { lay: 'lay R14 G15 J=16 / O9 O10 O11', level: 1 },
    { lay: 'lay J=0 R1 G2 / O9 O10 O11', level: 1 },
    { lay: 'lay R14 G15 J=18 / O9 O10 O11', level: 1 },
    { lay: 'lay R14 G15 J=19 / O9 O10 O11', level: 1 },
    { lay: 'lay R14 G15 J=999 / O9 O10 O11', level: 1 },
    { lay: 'lay J=16 J=16 / O3 P3 / B5 O5 / B6 O6', level: 2 },
  ])('[JOKER-3] beyond the ends it is illegal: $lay', ({ lay, level }) => {
    expect(laid(lay, level)).toBe('joker-out-of-range JOKER-3');
  });

  test.each(['J1-5=15', 'J1-5=6', 'J6-10=5', 'J6-10=11', 'J11-15=10'])(
    '[JOKER-3] [MASTER-1] a ranged joker within the values but out of its own: %s',
    (joker) => {
      const hands = [['O9', 'O10', 'O11', 'R14', 'R13', joker.replace(/=.*/, ''), 'X'], ['Y2']];
      const more = { master: 'all', hands };
      expect(laid(`lay R13 R14 ${joker} / O9 O10 O11`, 1, more)).toBe(
        'joker-out-of-its-range MASTER-1',
      );
    },
  );

  test('[JOKER-3] it does not lead round the corner', () => {
    expect(laid('lay R14 G15 J=1 / O9 O10 O11', 1)).toBe('run-does-not-wrap LAY-3');
    expect(laid('lay J=15 R1 G2 / O9 O10 O11', 1)).toBe('run-does-not-wrap LAY-3');
  });

  test.each([
    { meld: run('R13', 'G14', 'B15'), card: 'J=12', after: run('J=12', 'R13', 'G14', 'B15') },
    { meld: run('R13', 'G14', 'B15'), card: 'J=16', after: 'joker-out-of-range JOKER-3' },
    { meld: run('R12', 'G13', 'B14'), card: 'J=15', after: run('R12', 'G13', 'B14', 'J=15') },
    { meld: run('R1', 'G2', 'B3'), card: 'J=4', after: run('R1', 'G2', 'B3', 'J=4') },
    { meld: run('R1', 'G2', 'B3'), card: 'J=0', after: 'joker-out-of-range JOKER-3' },
    { meld: run('R2', 'G3', 'B4'), card: 'J=1', after: run('J=1', 'R2', 'G3', 'B4') },
  ])('[JOKER-3] $card at the ends', ({ meld, card, after }) => {
    expect(added(meld, card)).toEqual(after);
  });

  test('[JOKER-3] a run of every value has no place for a joker', () => {
    const every = run(...Array.from({ length: 15 }, (_, index) => `R${index + 1}`));
    expect(added(every, 'J')).toBe('does-not-fit ADD-2');
    expect(added(every, 'J=16')).toBe('joker-out-of-range JOKER-3');
  });

  test('[JOKER-3] it may stand for a card that is held or laid', () => {
    const six = set('R5', 'O5', 'Y5', 'G5', 'B5', 'P5');
    expect(added(six, 'J=5')).toEqual(set(...six.cards, 'J=5'));
    const all = colour(...Array.from({ length: 15 }, (_, index) => `R${index + 1}`));
    expect(added(all, 'J')).toEqual(colour(...all.cards, 'J=R'));
    // Both runs of one level with a 5 each, and all the real fives in other hands.
    const hands = [
      ['R4', 'B6', 'O4', 'O6', 'J', 'J', 'X'],
      ['R5', 'O5', 'Y5', 'G5', 'B5', 'P5'],
    ];
    expect(laid('lay R4 J=5 B6 / O4 J=5 O6', 1, { hands })).toEqual([
      run('R4', 'J=5', 'B6'),
      run('O4', 'J=5', 'O6'),
    ]);
  });
});

describe('jokers alone', () => {
  test.each([
    { level: 1, lay: 'lay J=4 J=5 J=6 / O9 O10 O11', first: run('J=4', 'J=5', 'J=6') },
    { level: 1, lay: 'lay J=6 J=4 J=5 / O9 O10 O11', first: run('J=4', 'J=5', 'J=6') },
    { level: 2, lay: 'lay J=9 J=9 / O3 P3 / B5 O5 / B6 O6', first: set('J=9', 'J=9') },
    {
      level: 3,
      lay: 'lay J=Y J=Y J=Y J=Y / O9 O10 O11',
      first: colour('J=Y', 'J=Y', 'J=Y', 'J=Y'),
    },
    {
      level: 5,
      lay: 'lay J=9 J=10 J=11 J=12 J=13 J=14 J=15',
      first: run('J=9', 'J=10', 'J=11', 'J=12', 'J=13', 'J=14', 'J=15'),
    },
  ])(
    '[JOKER-4] a combination of jokers alone, its meaning declared: $lay',
    ({ level, lay, first }) => {
      const melds = laid(lay, level);
      expect(melds[0]).toEqual(first);
    },
  );

  test('[JOKER-4] even a whole level', () => {
    expect(laid('lay J=1 J=2 J=3 / J=1 J=2 J=3', 1)).toEqual([
      run('J=1', 'J=2', 'J=3'),
      run('J=1', 'J=2', 'J=3'),
    ]);
  });

  test.each([
    { level: 1, lay: 'lay J J J / O9 O10 O11' },
    { level: 1, lay: 'lay J J=5 J / O9 O10 O11' },
    { level: 2, lay: 'lay J J / O3 P3 / B5 O5 / B6 O6' },
    { level: 3, lay: 'lay J J J J / O9 O10 O11' },
  ])('[JOKER-4] [JOKER-2] undeclared it is refused: $lay', ({ level, lay }) => {
    expect(laid(lay, level)).toBe('joker-ambiguous JOKER-2');
  });

  test.each([
    { level: 1, lay: 'lay J=4 J=5 J=7 / O9 O10 O11', code: 'not-a-run LAY-3' },
    { level: 1, lay: 'lay J=4 J=4 J=5 / O9 O10 O11', code: 'not-a-run LAY-3' },
    { level: 2, lay: 'lay J=9 J=8 / O3 P3 / B5 O5 / B6 O6', code: 'not-a-set LAY-4' },
    { level: 3, lay: 'lay J=Y J=Y J=R J=Y / O9 O10 O11', code: 'not-a-colour LAY-5' },
  ])('[JOKER-4] declared, it must still be a combination: $lay', ({ level, lay, code }) => {
    expect(laid(lay, level)).toBe(code);
  });

  test('[JOKER-4] it grows like any other', () => {
    const hands = [['R9', 'O7', 'B4', 'R8', 'X'], ['Y2']];
    expect(added(set('J=9', 'J=9'), 'R9', { hands })).toEqual(set('J=9', 'J=9', 'R9'));
    expect(added(run('J=4', 'J=5', 'J=6'), 'O7', { hands })).toEqual(
      run('J=4', 'J=5', 'J=6', 'O7'),
    );
    expect(added(colour('J=B', 'J=B', 'J=B', 'J=B'), 'B4', { hands })).toEqual(
      colour('J=B', 'J=B', 'J=B', 'J=B', 'B4'),
    );
    expect(added(colour('J=B', 'J=B', 'J=B', 'J=B'), 'R8', { hands })).toBe('does-not-fit ADD-2');
  });
});
