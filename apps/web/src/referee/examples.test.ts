import {
  EDITION_IDS,
  HAND_SIZE,
  isFault,
  judge,
  ladderOfSeat,
  makeMove,
  type EditionId,
  type RuleId,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { askOf, readQuestion } from './ask.ts';
import { exampleOf, examplesOf, startingCase, type ExampleId } from './examples.ts';
import { filled, SEED } from './fill.ts';
import { packCase, unpackCase } from './link.ts';
import { ASKER, makeSituation, situationSetup } from './situation.ts';

type Answers = { readonly [Id in ExampleId]?: readonly ['yes' | 'no', RuleId] };

const LEVEL_8: Answers = {
  'add-at-once': ['yes', 'ADD-1'],
  'add-before-laying': ['no', 'ADD-1'],
  'last-card-added': ['no', 'END-1'],
  'throw-back': ['yes', 'DRAW-2'],
  'own-discard': ['yes', 'DRAW-1'],
  'take-joker': ['yes', 'DRAW-2'],
  'lay-again': ['no', 'LAY-2'],
  'too-long': ['no', 'LAY-1'],
  'same-pairs': ['yes', 'LAY-6'],
  'round-the-corner': ['no', 'LAY-3'],
  'joker-beyond': ['no', 'JOKER-3'],
  'joker-swap': ['no', 'JOKER-2'],
  'pass-twice': ['no', 'PASS-1'],
  'pass-last': ['yes', 'PASS-4'],
};

const ANSWERS: { readonly [Id in EditionId]: Answers } = {
  'level-up': {
    'add-at-once': ['yes', 'ADD-1'],
    'add-before-laying': ['no', 'ADD-1'],
    'last-card-added': ['yes', 'END-2'],
    'throw-back': ['yes', 'DRAW-2'],
    'own-discard': ['yes', 'DRAW-1'],
    'lay-again': ['no', 'LAY-2'],
    'too-long': ['no', 'LAY-1'],
    'same-threes': ['yes', 'LAY-6'],
    'round-the-corner-up': ['no', 'LAY-3'],
    'open-order': ['yes', 'LAY-1'],
  },
  'level-8-98': LEVEL_8,
  'level-8-99': LEVEL_8,
  'level-8-101': LEVEL_8,
};

describe.each(EDITION_IDS)('the questions of %s', (edition) => {
  const answers = ANSWERS[edition];

  test('are all answered here', () => {
    expect(examplesOf(edition)).toEqual(Object.keys(answers));
  });

  describe.each(examplesOf(edition))('%s', (id) => {
    const { situation, question } = exampleOf(id, edition);
    const [wanted, rule] = answers[id]!;

    test('is about this edition', () => {
      expect(situationSetup(situation).edition).toBe(edition);
    });

    test('is answered by its rule', () => {
      const answer = answerTo(situation, question!);
      const rules = answer.t === 'yes' ? answer.rules : answer.t === 'no' && [answer.refusal.rule];
      expect(answer.t).toBe(wanted);
      expect(rules).toContain(rule);
    });

    test('is answered as `palier judge` answers it', () => {
      const position = filled(makeSituation(situation));
      const judged = judge({ position, moves: [makeMove(question!)] }, SEED);
      if (isFault(judged)) throw new Error(judged.path);
      expect(judged.moves[0]!.ok).toBe(wanted === 'yes');
    });

    test('comes through a link and through the form', () => {
      const read = unpackCase(packCase({ situation, question }));
      expect(read).toEqual({ t: 'case', case: { situation, question } });
      expect(readQuestion(situation, askOf(question!)!)).toEqual({ t: 'whole', command: question });
    });
  });

  test('whoever asks something of their own begins with a situation that can be', () => {
    const { situation, question } = startingCase(edition);
    expect(question).toBeUndefined();
    expect(answerTo(situation, { t: 'discard', card: situation.hand[0]! }).t).toBe('yes');
  });

  describe.each([...examplesOf(edition), undefined])('what lies there in %s', (id) => {
    const { situation } = id === undefined ? startingCase(edition) : exampleOf(id, edition);

    test('LAY-1: is a whole level', () => {
      for (const [index, melds] of situation.melds.entries()) {
        if (melds.length === 0) continue;
        const { levels } = ladderOfSeat(situationSetup(situation), index + 1);
        const level = levels[situation.left[index]![0]! - 1]!;
        expect(melds.map(({ kind }) => kind)).toEqual(level.map(({ kind }) => kind));
        for (const [part, { size }] of level.entries()) {
          expect(melds[part]!.cards.length).toBeGreaterThanOrEqual(size);
        }
      }
    });

    test('is as many cards as the asker can have had', () => {
      const laid = situation.melds[ASKER - 1]!.flatMap(({ cards }) => cards).length;
      const drawn = situation.step === 'play' ? 1 : 0;
      expect(situation.hand.length + laid).toBe(HAND_SIZE + drawn);
    });
  });
});

test('what was only filled in stays unseen', () => {
  const { situation } = exampleOf('take-joker', 'level-8-101');
  expect(answerTo(situation, { t: 'drawCard' })).toMatchObject({
    t: 'yes',
    events: [{ t: 'cardDrawn', seat: 1, card: 0 }],
  });
});

test.each([
  ['last-card-added', [{ option: 'goingOut', value: 'any' }]],
  ['joker-swap', [{ option: 'jokerSwap', value: 'yes' }]],
  ['too-long', []],
  ['add-before-laying', []],
] as const)('%s is told the options that would allow it', (id, readings) => {
  const { situation, question } = exampleOf(id, 'level-8-101');
  expect(answerTo(situation, question!)).toMatchObject({ t: 'no', readings });
});

describe.each(EDITION_IDS)('may I throw back the card I just took, in %s', (edition) => {
  test('yes; the booklet is silent, and an option forbids it', () => {
    const { situation, question } = exampleOf('throw-back', edition);
    expect(answerTo(situation, question!)).toMatchObject({
      t: 'yes',
      decided: {
        rule: 'DRAW-2',
        source: 'ruling',
        otherReading: { throwBack: 'forbidden' },
      },
    });
  });

  test('no, where the table took that option', () => {
    const { situation, question } = exampleOf('throw-back', edition);
    const choice = { ...situation.choice, rules: { throwBack: 'forbidden' } } as const;
    expect(answerTo({ ...situation, choice }, question!)).toMatchObject({
      t: 'no',
      refusal: { rule: 'HOUSE-throwBack' },
      readings: [{ option: 'throwBack', value: 'allowed' }],
    });
  });
});
