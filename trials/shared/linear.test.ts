/** The checker of histories, against violations that were planted and against a dull brute force. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { violationIn, type Model, type Operation } from './linear.ts';

/** What is said to a table that is only a list, with what was answered. */
type Op =
  /** Without a place it is put at the end, wherever that is. */
  | { readonly t: 'append'; readonly value: number; readonly at?: number }
  | { readonly t: 'stale'; readonly at: number }
  | { readonly t: 'clear' }
  | { readonly t: 'read'; readonly values: readonly number[] };

type List = readonly number[];

const LIST: Model<List, Op> = {
  first: [],
  next: (list, op) => {
    switch (op.t) {
      case 'append':
        return list.length === (op.at ?? list.length) ? [...list, op.value] : undefined;
      case 'clear':
        return [];
      case 'stale':
        return list.length === op.at ? undefined : list;
      case 'read':
        return String(list) === String(op.values) ? list : undefined;
    }
  },
  isLook: ({ t }) => t === 'stale' || t === 'read',
  textOf: String,
};

type Noted = Operation<Op>;

function append(value: number, at: number, [askedAt, answeredAt]: readonly number[]): Noted {
  return { op: { t: 'append', value, at }, askedAt: askedAt!, answeredAt };
}

function read(values: List, [askedAt, answeredAt]: readonly number[]): Noted {
  return { op: { t: 'read', values }, askedAt: askedAt!, answeredAt };
}

function stale(at: number, [askedAt, answeredAt]: readonly number[]): Noted {
  return { op: { t: 'stale', at }, askedAt: askedAt!, answeredAt };
}

describe('a planted violation', () => {
  const first = append(7, 0, [1, 2]);
  it.each([
    {
      what: 'an acknowledged append is lost',
      history: [first, append(8, 1, [3, 4]), read([7], [5, 6])],
      wrong: 2,
      state: [7, 8],
    },
    {
      what: 'an append is done twice',
      history: [first, read([7, 7], [3, 4])],
      wrong: 1,
      state: [7],
    },
    {
      what: 'two are kept in the wrong order',
      history: [first, append(8, 1, [3, 4]), read([8, 7], [5, 6])],
      wrong: 2,
      state: [7, 8],
    },
    {
      what: 'a read misses what was acknowledged before it was asked',
      history: [first, read([], [3, 4])],
      wrong: 1,
      state: [7],
    },
    {
      what: 'a read goes back in time, while nothing is acknowledged',
      history: [append(7, 0, [1]), read([7], [2, 3]), read([], [4, 5])],
      wrong: 2,
      state: [7],
    },
    {
      what: 'a question is stale although nobody had moved',
      history: [first, stale(1, [3, 4]), append(8, 1, [5, 6])],
      wrong: 1,
      state: [7],
    },
    {
      what: 'two take the same place',
      history: [append(7, 0, [1, 5]), append(8, 0, [2, 6])],
      wrong: 1,
      state: [7],
    },
    {
      what: 'an append is acknowledged where it cannot be',
      history: [first, append(8, 2, [3, 4])],
      wrong: 1,
      state: [7],
    },
  ])('is found: $what', ({ history, wrong, state }) => {
    expect(violationIn(LIST, history)).toMatchObject({ operation: history[wrong], state });
  });

  it('is found among answers of one moment', () => {
    const history = [first, read([], [3, 4]), read([8], [3, 4])];
    expect(violationIn(LIST, history)).toMatchObject({ operation: history[1], state: [7] });
  });

  it('is explained by one order of what was answered before, and what was open', () => {
    const [open, wrong] = [append(8, 1, [2]), read([9], [4, 5])];
    const history = [append(7, 0, [1, 3]), open, wrong, read([7], [6, 7])];
    expect(violationIn(LIST, history)).toEqual({
      operation: wrong,
      before: [history[0]!.op],
      state: [7],
      open: [open.op],
    });
  });
});

describe('what is linearizable is accepted', () => {
  it.each([
    { what: 'nothing', history: [] },
    {
      what: 'reads of both sides of an append that is going on',
      history: [append(7, 0, [1, 8]), read([], [2, 3]), read([7], [4, 5]), read([7], [6, 7])],
    },
    {
      what: 'what was never answered, long after, or never',
      history: [append(7, 0, [1]), read([], [2, 3]), read([7], [4, 5]), append(8, 9, [6])],
    },
    {
      what: 'a loser whose rival is known only afterwards',
      history: [append(7, 0, [1, 6]), stale(0, [2, 3]), read([7], [4, 5])],
    },
  ])('$what', ({ history }) => {
    expect(violationIn(LIST, history)).toBeUndefined();
  });
});

/** What happens at a moment of a run: somebody asks, the list answers, the answer arrives. */
type Draft = {
  readonly what: 'append' | 'add' | 'clear' | 'read';
  /** Often the same as another's. */
  readonly value: number;
  /** How much an append believes to be missing. */
  readonly lag: number;
  /** Between this and the answer's arrival lie the moments of others. */
  readonly times: readonly [number, number, number];
  readonly isAnswered: boolean;
  readonly isDone: boolean;
};

/** `span`: the moments in which all are asked; the fewer, the more of them are open at once. */
function drafts(most: number, span: number): fc.Arbitrary<readonly Draft[]> {
  const draft = fc.record({
    what: fc.constantFrom<Draft['what']>('append', 'append', 'add', 'add', 'read', 'read', 'clear'),
    value: fc.nat(2),
    lag: fc.constantFrom(0, 0, 0, 1, -1),
    times: fc
      .tuple(fc.nat(span), fc.nat(30), fc.nat(30))
      .map(([at, more, still]) => [at, at + more, at + more + still] as const),
    isAnswered: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    isDone: fc.boolean(),
  });
  return fc.array(draft, { maxLength: most, size: 'max' });
}

/** What is asked and answered where the list is this one. */
function opOf({ what, value, lag, isAnswered }: Draft, list: List): Op {
  const at = list.length + lag;
  switch (what) {
    case 'read':
      return { t: 'read', values: list };
    case 'clear':
      return { t: 'clear' };
    case 'add':
      return { t: 'append', value };
    case 'append':
      return isAnswered && lag !== 0 ? { t: 'stale', at } : { t: 'append', value, at };
  }
}

/** A history of a real list: every operation happens at one moment between its question and its answer. */
function play(drafts: readonly Draft[]): readonly Noted[] {
  const moments = drafts
    .flatMap(({ times }, index) => times.map((at, part) => ({ at, part, index })))
    .toSorted((a, b) => a.at - b.at || a.index - b.index || a.part - b.part);
  const when = drafts.map(() => [0, 0, 0]);
  const ops: Op[] = [];
  let list: List = [];
  for (const [moment, { index, part }] of moments.entries()) {
    when[index]![part] = moment;
    if (part !== 1) continue;
    const { isAnswered, isDone } = drafts[index]!;
    const op = opOf(drafts[index]!, list);
    ops[index] = op;
    if (isAnswered || isDone) list = LIST.next(list, op) ?? list;
  }
  return drafts.map(({ isAnswered }, index) => {
    const [askedAt = 0, , answeredAt] = when[index]!;
    return { op: ops[index]!, askedAt, answeredAt: isAnswered ? answeredAt : undefined };
  });
}

it('accepts what a real list answers to many at once, of whom some never hear of it', () => {
  fc.assert(
    fc.property(drafts(60, 1000), (all) => {
      expect(violationIn(LIST, play(all))).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

function* permutations<T>(all: readonly T[]): Generator<readonly T[]> {
  if (all.length === 0) yield [];
  for (const [index, one] of all.entries()) {
    for (const rest of permutations(all.toSpliced(index, 1))) yield [one, ...rest];
  }
}

/** Every order of all operations; what was not answered may come behind all others, which is never. */
function isLinearizable(history: readonly Noted[]): boolean {
  for (const order of permutations(history)) if (isGood(order)) return true;
  return history.length === 0;
}

function isGood(order: readonly Noted[]): boolean {
  const end = order.findLastIndex(({ answeredAt }) => answeredAt !== undefined);
  let list: List | undefined = LIST.first;
  for (const [index, { op, askedAt }] of order.slice(0, end + 1).entries()) {
    if (order.slice(index + 1).some((later) => (later.answeredAt ?? Infinity) < askedAt))
      return false;
    list = LIST.next(list, op);
    if (list === undefined) return false;
  }
  return true;
}

/** What a broken list would answer. */
function spoil(op: Op, by: number): Op {
  switch (op.t) {
    case 'append':
      return by % 2 === 0 ? { ...op, at: by } : { t: 'stale', at: op.at ?? by };
    case 'clear':
      return { t: 'append', value: by };
    case 'stale':
      return { ...op, at: op.at + (by % 2 === 0 ? 1 : -1) };
    case 'read':
      return { ...op, values: by % 2 === 0 ? op.values.slice(1) : op.values.toReversed() };
  }
}

it('says of every small history what all permutations of it say', () => {
  const verdicts = { good: 0, bad: 0 };
  fc.assert(
    fc.property(
      drafts(7, 100),
      fc.array(fc.tuple(fc.nat(6), fc.nat(3)), { maxLength: 3 }),
      (all, spoils) => {
        const history = [...play(all)];
        for (const [index, by] of spoils) {
          const place = index % Math.max(1, history.length);
          const one = history[place];
          if (one !== undefined) history[place] = { ...one, op: spoil(one.op, by) };
        }
        const isGood = isLinearizable(history);
        verdicts[isGood ? 'good' : 'bad']++;
        expect(violationIn(LIST, history) === undefined).toBe(isGood);
      },
    ),
    { numRuns: 300 },
  );
  expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(10);
});

it('takes thousands of operations, and finds the one that is wrong', () => {
  const COUNT: Model<number, { readonly from: number } | { readonly seen: number }> = {
    first: 0,
    next: (count, op) => {
      if ('seen' in op) return count === op.seen ? count : undefined;
      return count === op.from ? count + 1 : undefined;
    },
    isLook: (op) => 'seen' in op,
    textOf: String,
  };
  // Each is open while the next ten are asked, and somebody looks.
  const history = Array.from({ length: 1000 }, (_, from) => [
    { op: { from }, askedAt: from * 10, answeredAt: from * 10 + 101 },
    { op: { seen: from }, askedAt: from * 10 + 2, answeredAt: from * 10 + 103 },
  ]).flat();
  let searched = 0;
  expect(violationIn(COUNT, history, (choices) => void (searched = choices))).toBeUndefined();
  // Every write fits in one place only, and a look is no choice.
  expect(searched).toBe(1000);
  const wrong = { op: { seen: 500 }, askedAt: 8004, answeredAt: 8005 };
  expect(violationIn(COUNT, [...history, wrong])).toMatchObject({ operation: wrong });
});
