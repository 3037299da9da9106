/** A laying put together by hand. */
import { assert, isFault, parsePosition, viewOf, type Level } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { follow, EMPTY_HAND } from './hand-order.ts';
import { emptyDraft, fitsOf, isFull, nextPart, put, readDraft } from './laying.ts';

const LEVEL: Level = [
  { kind: 'run', size: 2 },
  { kind: 'set', size: 2 },
];

it('a card goes into the part that is chosen, and out again', () => {
  const draft = put(emptyDraft(LEVEL), LEVEL, { key: 'a', part: 1 });
  expect(draft).toEqual([[], ['a']]);
  expect(put(draft, LEVEL, { key: 'a', part: 0 })).toEqual([[], []]);
});

it('a full part gives way to the next with room', () => {
  expect(put([['a', 'b'], []], LEVEL, { key: 'c', part: 0 })).toEqual([['a', 'b'], ['c']]);
});

it('no card vanishes where all parts are full', () => {
  const full = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect(isFull(full, LEVEL)).toBe(true);
  expect(put(full, LEVEL, { key: 'e', part: 1 })).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ]);
});

it('the next part is the first with room, from the one that is chosen', () => {
  expect(nextPart([['a'], []], LEVEL, 1)).toBe(1);
  expect(nextPart([['a'], ['b', 'c']], LEVEL, 1)).toBe(0);
});

describe('each combination is said to fit or not', () => {
  /** A run of three and three of a kind are asked for. */
  const parsed = parsePosition(
    {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      turn: 1,
      step: 'play',
      ladder: { name: 'ours', levels: [['run 3', 'set 3']] },
      hands: [['R4', 'G5', 'B6', 'R9', 'G9', 'B9', 'J', 'Y12', 'X'], ['P1']],
      stock: ['Y1', 'Y2'],
    },
    'seed',
  );
  assert(!isFault(parsed), `the position is sound: ${JSON.stringify(parsed)}`);
  const view = viewOf(parsed.state, 1);
  const { cards: hand } = follow(EMPTY_HAND, view.hand);
  const [r4, g5, b6, r9, g9, b9, joker, y12, pass] = hand.map(({ key }) => key);

  const CASES = [
    ['nothing yet', [[], []], [undefined, undefined]],
    ['a part of one', [[r4, g5], [r9]], [undefined, undefined]],
    [
      'both',
      [
        [r4, g5, b6],
        [r9, g9, b9],
      ],
      [true, true],
    ],
    [
      'one right, one wrong',
      [
        [r4, g5, y12],
        [r9, g9, b9],
      ],
      [false, true],
    ],
    [
      'one right, one to be filled',
      [
        [r4, g5, b6],
        [r9, y12],
      ],
      [true, undefined],
    ],
    [
      'with a joker that can mean several things',
      [
        [r4, g5, joker],
        [r9, g9, b9],
      ],
      [true, true],
    ],
    [
      'with a Pass card',
      [
        [r4, g5, pass],
        [r9, g9, b9],
      ],
      [false, true],
    ],
    [
      'each in the place of the other',
      [
        [r9, g9, b9],
        [r4, g5, b6],
      ],
      [true, true],
    ],
    ['in the place of the other, which is not full', [[r9, g9, b9], [r4]], [false, undefined]],
  ] as const;

  it.each(CASES)('%s', (_, draft, fits) => {
    const drafted = { level: 1, draft: draft.map((keys) => keys.map((key) => key!)), hand };
    expect(fitsOf(view, drafted)).toEqual(fits);
    const isRefused = readDraft(view, drafted).t === 'refused';
    expect(isRefused).toBe(!fits.every((one) => one === true));
  });
});
