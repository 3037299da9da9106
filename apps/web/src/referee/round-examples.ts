/** What is asked after many a round, as a round and its end. */
import { EDITIONS, assert, isFault, type EditionId } from '@palier/rules';
import type { Part } from '@palier/text';
import { readRound, type RoundCase, type RoundJson } from './round-case.ts';

export type EndExampleId = keyof Part<'referee'>['endExamples'];

type Examples = { readonly [Id in EndExampleId]?: RoundJson };

const LEVEL_8: Examples = {
  climb: { levels: [2, 3, 1], laid: [2, 3, null], out: 1 },
  six: { levels: [6, 3, 4], laid: [6, 3, null], out: 1 },
  seven: { levels: [7, 3, 4], laid: [7, 3, null], out: 1 },
  eight: { levels: [8, 7, 4], laid: [8, 7, null] },
  'no-draw': { levels: [2, 3, 1], laid: [2, null, null], out: 'nobody', last: 2 },
};

const TWO_STARS: Examples = {
  ...LEVEL_8,
  keep: { ladder: 'two-star', levels: [6, 4, 3], laid: [null, 4, null], out: 2 },
};

const LEVEL_UP: Examples = {
  climb: LEVEL_8.climb!,
  'stock-up': { levels: [2, 3, 1], laid: [2, null, null], out: 'nobody', last: 2 },
  'seven-up': { levels: [7, 3, 4], laid: [7, 3, null], out: 1 },
  'eight-up': { levels: [8, 3, 4], laid: [8, 3, null], out: 2 },
  tie: { levels: [8, 8, 4], laid: [8, 8, null], out: 'nobody', last: 3 },
  'tie-out': { levels: [8, 7, 4], laid: [8, 7, null], out: 2 },
  'open-eight': {
    ladder: 'open',
    levels: [
      [3, 6, 8],
      [1, 4, 5, 8],
      [1, 2, 3, 8],
    ],
    laid: [8, 4, null],
    out: 2,
    bonus: 5,
  },
};

const EXAMPLES: { readonly [Id in EditionId]: Examples } = {
  'level-up': LEVEL_UP,
  'level-8-98': TWO_STARS,
  'level-8-99': LEVEL_8,
  'level-8-101': TWO_STARS,
};

export function endExamplesOf(edition: EditionId): readonly EndExampleId[] {
  return Object.keys(EXAMPLES[edition]) as readonly EndExampleId[];
}

export function endExample(id: EndExampleId, edition: EditionId): RoundCase {
  const example = EXAMPLES[edition][id];
  assert(example !== undefined, 'this edition has the question');
  return roundOf(edition, example);
}

/** Where somebody begins who asks about a round of their own. */
export function startingRound(edition: EditionId): RoundCase {
  return roundOf(edition, { levels: [2, 3, 2] });
}

function roundOf(edition: EditionId, example: RoundJson): RoundCase {
  const round = readRound({
    edition,
    ladder: EDITIONS[edition].ladders[0]!,
    players: 3,
    ...example,
  });
  assert(round !== undefined && !isFault(round), 'an example of our own can be read');
  return round;
}
