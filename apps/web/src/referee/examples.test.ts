import { HAND_SIZE, isFault, judge, ladderOfSeat, makeMove, type RuleId } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { askOf, readQuestion } from './ask.ts';
import { EXAMPLE_IDS, exampleOf, startingCase, type ExampleId } from './examples.ts';
import { filled, SEED } from './fill.ts';
import { packCase, unpackCase } from './link.ts';
import { ASKER, makeSituation, situationSetup } from './situation.ts';

const ANSWERS: { readonly [Id in ExampleId]: readonly ['yes' | 'no', RuleId] } = {
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
};

describe.each(EXAMPLE_IDS)('%s', (id) => {
  const { situation, question } = exampleOf(id);

  test('is answered by its rule', () => {
    const answer = answerTo(situation, question!);
    const rules = answer.t === 'yes' ? answer.rules : answer.t === 'no' && [answer.refusal.rule];
    const [wanted, rule] = ANSWERS[id];
    expect(answer.t).toBe(wanted);
    expect(rules).toContain(rule);
  });

  test('is answered as `palier judge` answers it', () => {
    const position = filled(makeSituation(situation));
    const judged = judge({ position, moves: [makeMove(question!)] }, SEED);
    if (isFault(judged)) throw new Error(judged.path);
    expect(judged.moves[0]!.ok).toBe(ANSWERS[id][0] === 'yes');
  });

  test('comes through a link and through the form', () => {
    const read = unpackCase(packCase({ situation, question }));
    expect(read).toEqual({ t: 'case', case: { situation, question } });
    expect(readQuestion(situation, askOf(question!)!)).toEqual({ t: 'whole', command: question });
  });
});

test('whoever asks something of their own begins with a situation that can be', () => {
  const { situation, question } = startingCase();
  expect(question).toBeUndefined();
  expect(answerTo(situation, { t: 'discard', card: situation.hand[0]! }).t).toBe('yes');
});

test('what was only filled in stays unseen', () => {
  const { situation } = exampleOf('take-joker');
  expect(answerTo(situation, { t: 'drawCard' })).toMatchObject({
    t: 'yes',
    events: [{ t: 'cardDrawn', seat: 1, card: 0 }],
  });
});

describe.each([...EXAMPLE_IDS, undefined])('what lies there in %s', (id) => {
  const { situation } = id === undefined ? startingCase() : exampleOf(id);

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
