import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  scoreOf,
  winningRule,
  withoutLast,
  withRedone,
  withRound,
  type Evening,
} from './evening.ts';
import { makeKept, parseKept } from '../state/kept.ts';
import { eveningsCodec } from './evenings.ts';

function makeEvenings(evenings: readonly Evening[]): string {
  return makeKept(eveningsCodec, evenings);
}

function parseEvenings(text: string | null): readonly Evening[] {
  return parseKept(eveningsCodec, text) ?? [];
}

const EVENING: Evening = {
  id: '1',
  begun: 1_700_000_000_000,
  names: ['Ada', 'Ben'],
  choice: { edition: 'level-8-101', players: 2, ladder: 'one-star', master: 'none' },
  dealer: 2,
  rounds: [
    { laid: [1, 1], out: 1 },
    { laid: [undefined, undefined], last: 1 },
    { laid: [3, 2], out: 2 },
  ],
};

const LEVEL_UP: Evening = {
  ...EVENING,
  choice: { edition: 'level-up', players: 2, ladder: 'stacked', master: 'none' },
};

/** Ada goes out in each round, Ben lays in each. */
const ALL: Evening = {
  ...EVENING,
  rounds: [
    { laid: [1, 1], out: 1 },
    { laid: [3, 2], out: 1 },
    { laid: [5, 3], out: 1 },
    { laid: [7, 4], out: 1 },
  ],
};

describe('the score of an evening', () => {
  test('is what the rules make of its rounds', () => {
    const { standing, played } = scoreOf(EVENING);
    expect(standing.left.map((left) => left[0])).toEqual([4, 4]);
    expect(played.map(({ dealer }) => dealer)).toEqual([2, 1, 2]);
  });

  test('an undone round leaves no trace', () => {
    const longer = withRound(EVENING, { laid: [4, undefined], out: 1 });
    expect(scoreOf(withoutLast(longer))).toEqual(scoreOf(EVENING));
  });

  test('what was taken back comes back in its order, until another round is told', () => {
    const two = withoutLast(withoutLast(EVENING));
    expect(withRedone(two).rounds).toEqual(EVENING.rounds.slice(0, 2));
    expect(withRedone(withRedone(two)).rounds).toEqual(EVENING.rounds);
    expect(withRound(two, EVENING.rounds[1]!).undone).toEqual([]);
  });

  test.each([
    ['WIN-1', ALL],
    ['WIN-2', { ...LEVEL_UP, rounds: ALL.rounds }],
  ] as const)('%s names who has won', (rule, evening) => {
    const score = scoreOf(evening);
    expect(score.standing.winners).toEqual([1]);
    expect(winningRule(score)).toBe(rule);
  });
});

describe('kept evenings', () => {
  test('read back as they were', () => {
    const all = [EVENING, { ...ALL, id: '2' }];
    expect(parseEvenings(makeEvenings(all))).toEqual(all);
  });

  test('keep what was taken back, if it can come back', () => {
    const shorter = withoutLast(withoutLast(EVENING));
    expect(parseEvenings(makeEvenings([shorter]))).toEqual([shorter]);
    const wrong: Evening = { ...EVENING, undone: [{ laid: [8, 8], out: 1 }] };
    expect(parseEvenings(makeEvenings([wrong]))).toEqual([EVENING]);
  });

  test('rounds that cannot have been are left out with all that follow', () => {
    const wrong: Evening = {
      ...EVENING,
      rounds: [EVENING.rounds[0]!, { laid: [7, 7], out: 1 }, ...EVENING.rounds.slice(1)],
    };
    expect(parseEvenings(makeEvenings([wrong]))[0]!.rounds).toEqual(EVENING.rounds.slice(0, 1));
  });

  test('of two with one id the first counts', () => {
    const second = { ...EVENING, names: ['Cy', 'Di'] };
    expect(parseEvenings(makeEvenings([EVENING, second]))).toEqual([EVENING]);
  });

  test.each([null, '', '{', '[]', '{"evenings":3}', '{"evenings":[null,{},{"id":"1"}]}'])(
    '%j is none',
    (text) => {
      expect(parseEvenings(text)).toEqual([]);
    },
  );

  test('whatever is stored, reading gives evenings that can be scored', () => {
    const anything = fc.jsonValue({ maxDepth: 2 });
    const sound = JSON.parse(makeEvenings([EVENING])) as { readonly evenings: readonly object[] };
    const members = fc.constantFrom('id', 'begun', 'names', 'choice', 'dealer', 'rounds', 'undone');
    fc.assert(
      fc.property(fc.dictionary(members, anything), (change) => {
        const text = JSON.stringify({ evenings: [{ ...sound.evenings[0], ...change }] });
        for (const evening of parseEvenings(text)) {
          const rounds = [...evening.rounds, ...(evening.undone ?? []).toReversed()];
          expect(scoreOf({ ...evening, rounds }).played).toHaveLength(rounds.length);
        }
      }),
    );
  });
});
