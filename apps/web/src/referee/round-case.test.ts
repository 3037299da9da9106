import { EDITION_IDS, type EditionId, type RuleId, type Seat } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packRound, readCase, unpackCase } from './link.ts';
import { answerRound, beforeRound, readRound, type RoundCase } from './round-case.ts';
import { endExample, endExamplesOf, startingRound, type EndExampleId } from './round-examples.ts';

function answerTo(round: RoundCase) {
  const answer = answerRound(beforeRound(round), round.telling);
  if (answer.t === 'missing') throw new Error(answer.missing);
  const ended = answer.events.find((event) => event.t === 'roundEnded')!;
  const won = answer.events.find((event) => event.t === 'gameWon');
  return {
    by: ended.by,
    climbed: ended.cleared.map((levels) => levels.length),
    keepers: ended.keepers,
    winners: won?.winners ?? [],
    rules: answer.rules,
  };
}

type Wanted = {
  readonly climbed?: readonly number[];
  readonly winners?: readonly Seat[];
  readonly keepers?: readonly Seat[];
  readonly rules: readonly RuleId[];
};
type Answers = { readonly [Id in EndExampleId]?: Wanted };

const LEVEL_8: Answers = {
  climb: { climbed: [2, 1, 0], winners: [], rules: ['END-3'] },
  six: { climbed: [2, 1, 0], winners: [], rules: ['END-3', 'END-4'] },
  seven: { winners: [1], rules: ['END-3', 'WIN-1'] },
  eight: { winners: [1], rules: ['WIN-1'] },
  'no-draw': { climbed: [1, 0, 0], winners: [], rules: ['STOCK-2', 'END-3'] },
};
const TWO_STARS: Answers = {
  ...LEVEL_8,
  keep: { climbed: [0, 2, 0], keepers: [1], rules: ['END-3', 'KEEP-1'] },
};
const ANSWERS: { readonly [Id in EditionId]: Answers } = {
  'level-up': {
    climb: { climbed: [2, 1, 0], winners: [], rules: ['END-3'] },
    'stock-up': { climbed: [1, 0, 0], winners: [], rules: ['STOCK-3', 'END-3'] },
    'seven-up': { winners: [1], rules: ['END-3', 'WIN-2'] },
    'eight-up': { climbed: [1, 2, 0], winners: [1], rules: ['END-3', 'WIN-2'] },
    tie: { winners: [1, 2], rules: ['STOCK-3', 'END-3', 'WIN-2'] },
    'tie-out': { climbed: [1, 2, 0], winners: [2], rules: ['END-3', 'WIN-2'] },
    'open-eight': { climbed: [1, 2, 0], winners: [], rules: ['END-3', 'OPEN-2', 'OPEN-3'] },
  },
  'level-8-98': TWO_STARS,
  'level-8-99': LEVEL_8,
  'level-8-101': TWO_STARS,
};

describe.each(EDITION_IDS)('after a round of %s', (edition) => {
  test('every question is answered here', () => {
    expect(endExamplesOf(edition)).toEqual(Object.keys(ANSWERS[edition]));
  });

  test.each(endExamplesOf(edition))('%s', (id) => {
    const round = endExample(id, edition);
    expect(round.choice.edition).toBe(edition);
    expect(answerTo(round)).toMatchObject(ANSWERS[edition][id]!);
  });

  test.each(endExamplesOf(edition))('%s comes through a link', (id) => {
    const round = endExample(id, edition);
    expect(unpackCase(packRound(round))).toEqual({ t: 'round', round });
  });

  test('a question of one’s own begins with nothing told', () => {
    const round = startingRound(edition);
    expect(answerRound(beforeRound(round), round.telling)).toEqual({
      t: 'missing',
      missing: 'end',
    });
  });
});

test('a house rule of the table is named beside the rule that it rewrites', () => {
  const { choice, ...round } = endExample('climb', 'level-up');
  const { rules } = answerTo({ ...round, choice: { ...choice, rules: { winOnLaying: 'yes' } } });
  expect(rules).toEqual(['END-3']);
  const tie = endExample('eight-up', 'level-up');
  const started = { ...tie.choice, rules: { startLevel: [2, 1, 1] } };
  expect(answerTo({ ...tie, choice: started }).rules).toContain('HOUSE-startLevel');
});

test('the booklet to the letter: the last palier gone wins, by an option of its own', () => {
  const { choice, ...round } = endExample('open-eight', 'level-up');
  const toTheLetter = { ...choice, rules: { openWin: 'last' } } as const;
  expect(answerTo({ ...round, choice: toTheLetter })).toMatchObject({
    winners: [1],
    rules: ['END-3', 'OPEN-2', 'OPEN-3', 'HOUSE-openWin'],
  });
});

describe('a round from outside', () => {
  const json = { edition: 'level-8-101', players: 2, levels: [1, 2], laid: [1, null], out: 1 };

  test.each([
    ['without levels', { ...json, levels: undefined }],
    ['with a level that is not there', { ...json, levels: [1, 9] }],
    ['with too few levels', { ...json, levels: [1] }],
  ])('%s is none', (_, written) => {
    expect(readRound(written)).toBeUndefined();
  });

  test('of no edition is refused with the kernel’s reason', () => {
    expect(readCase({ round: { ...json, edition: 'level-9' } })).toMatchObject({
      t: 'broken',
      why: { path: 'edition' },
    });
  });

  test('whatever is told, it is answered or more is asked', () => {
    const anything = fc.jsonValue({ maxDepth: 2 });
    const members = fc.constantFrom('laid', 'out', 'last', 'bonus', 'usedUp', 'levels');
    fc.assert(
      fc.property(fc.dictionary(members, anything), (change) => {
        const read = readCase({ round: { ...json, ...change } });
        if (read.t !== 'round') return;
        const { t } = answerRound(beforeRound(read.round), read.round.telling);
        expect(['missing', 'ended']).toContain(t);
      }),
    );
  });
});
