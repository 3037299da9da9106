import { noTotals, type Totals } from '@palier/bots/lab';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../failure.ts';
import { readShare } from './numbers.ts';
import { InOrder, nextCheckpoint } from './until.ts';
import { loadWords } from '../words.ts';

function checkpointsBelow(most: number): readonly number[] {
  const found: number[] = [];
  for (let at = nextCheckpoint(0); at < most; at = nextCheckpoint(at)) found.push(at);
  return found;
}

/** A span whose samples are known by their sum. */
function span(from: number, to: number): Totals {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return {
    ...noTotals(0),
    samples: to - from,
    moves: numbers.reduce((sum, number) => sum + number, 0),
  };
}

describe('an early end', () => {
  it('is looked for after 100 samples and then ever more seldom', () => {
    expect(checkpointsBelow(200)).toEqual([100, 111, 123, 136, 150, 165, 182]);
    expect(checkpointsBelow(1_000_000_000).length).toBeLessThan(200);
  });

  it('comes at the same sample in whatever order threads bring their spans', () => {
    // Spans end at checkpoints, as the pool cuts them.
    const ends = [40, 100, 105, 111, 120, 123, 130, 136, 150, 165];
    const spans = ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }));
    const order = fc.shuffledSubarray(spans, { minLength: spans.length });
    fc.assert(
      fc.property(
        order,
        fc.constantFrom(100, 111, 123, 136),
        fc.nat(50),
        (mixed, enough, first) => {
          const inOrder = new InOrder(first, ({ samples }) => samples >= enough);
          const settled = mixed
            .map(({ from, to }) =>
              inOrder.add(
                { from: first + from, to: first + to },
                { totals: span(from, to), faults: [] },
              ),
            )
            .find((totals) => totals !== undefined);
          expect(settled).toEqual(span(0, enough));
        },
      ),
    );
  });

  it('waits for a span that was cut off', () => {
    const inOrder = new InOrder(0, () => true);
    expect(inOrder.add({ from: 0, to: 50 }, { totals: span(0, 20), faults: [] })).toBeUndefined();
    expect(
      inOrder.add({ from: 50, to: 100 }, { totals: span(50, 100), faults: [] }),
    ).toBeUndefined();
  });
});

it.each([
  ['0.5%', 0.005],
  ['0,5 %', 0.005],
  [' 2% ', 0.02],
  ['0.005', 0.005],
  ['0', undefined],
  ['0%', undefined],
  ['50%', undefined],
  ['0.5', undefined],
  ['half', undefined],
  ['-1%', undefined],
  ['1e-3', undefined],
  ['', undefined],
])('--until %j is %s', async (text, share) => {
  const read = readShare('--until', text, await loadWords('en'));
  if (share === undefined) expect(isFailure(read) ? read.code : read).toBe('bad-share');
  else expect(read).toBeCloseTo(share, 12);
});
