import * as fc from 'fast-check';
import {
  EDITION_IDS,
  EDITIONS,
  JOKER,
  MASTER_OPTIONS,
  PASS,
  makeMove,
  makePlaced,
  parseCard,
  type Card,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { faultOf } from './answer.ts';
import { askAfter, emptyAsk, meaningsOn, readQuestion, type OpenQuestion } from './ask.ts';
import {
  readingsOf,
  spare,
  withChoice,
  withHand,
  withMeld,
  withSkipped,
  withTop,
  withTurn,
} from './changes.ts';
import { exampleOf, examplesOf, startingCase } from './examples.ts';
import { nextSlot, partsFor, usesOf, cardAdded, cardRemoved } from './laying-ask.ts';
import { situationSetup } from './situation.ts';

const BOX = 'level-8-101';
const card = (text: string): Card => parseCard(text)!;
const start = startingCase(BOX).situation;

describe('spare', () => {
  test('counts every copy that lies somewhere', () => {
    expect(spare(start, card('R2'))).toBe(0);
    expect(spare(start, card('R3'))).toBe(1);
    expect(spare(start, JOKER)).toBe(6);
    expect(spare(withSkipped(start, 2, true), PASS)).toBe(2);
    expect(spare(withTop(start, 1, undefined), card('O3'))).toBe(1);
  });
});

describe('withChoice', () => {
  test('of another box leaves a situation that can be', () => {
    const cases = fc.record({
      from: fc.constantFrom(
        ...EDITION_IDS.flatMap((box) => examplesOf(box).map((id) => exampleOf(id, box))),
      ),
      edition: fc.constantFrom(...EDITION_IDS),
      which: fc.nat(),
      master: fc.constantFrom(...MASTER_OPTIONS),
      players: fc.integer({ min: 2, max: 6 }),
    });
    fc.assert(
      fc.property(cases, ({ from, edition, which, master, players }) => {
        const { ladders, takesMaster } = EDITIONS[edition];
        const choice = {
          edition,
          players,
          ladder: ladders[which % ladders.length]!,
          master: takesMaster ? master : ('none' as const),
        };
        const changed = withChoice(from.situation, choice);
        expect(faultOf(changed)).toBeUndefined();
        expect(situationSetup(changed)).toMatchObject({ edition, players });
      }),
    );
  });

  test('takes away what the other deck does not have', () => {
    const changed = withChoice(start, { edition: 'level-up', players: 2 });
    expect(changed.hand).not.toContain(JOKER);
    expect(changed.hand).not.toContain(PASS);
    expect(changed.melds).toHaveLength(2);
  });
});

test('a turn elsewhere ends what belongs to this one', () => {
  const { situation } = exampleOf('throw-back', BOX);
  expect(withTurn(situation, 2, 'play').taken).toBeUndefined();
  const skipped = exampleOf('pass-twice', BOX).situation;
  expect(withTurn(skipped, 2, 'draw').skipped).toEqual([]);
});

test('a card that left the hand was not taken this turn', () => {
  expect(withHand(exampleOf('throw-back', BOX).situation, [card('R6')]).taken).toBeUndefined();
});

test('the last combination of a seat gone, it has not laid', () => {
  const { situation } = exampleOf('add-at-once', BOX);
  const one = withMeld(situation, { seat: 1, place: 0 }, undefined);
  expect(one.laidNow).toBe(true);
  const none = withMeld(one, { seat: 1, place: 0 }, undefined);
  expect(none).toMatchObject({ laidNow: false, laid: [undefined, undefined, undefined] });
});

describe('readingsOf', () => {
  const setup = situationSetup(start);
  test.each([
    ['R3 G4 B5', ['run R3 G4 B5']],
    ['R3 G3', ['set R3 G3']],
    ['R3 R4', ['run R3 R4', 'colour R3 R4']],
    ['R3 J R5', ['run R3 J=4 R5', 'colour R3 R5 J=R']],
    ['R3', []],
    ['R3 G5 X', []],
  ])('%s', (cards, wanted) => {
    const found = readingsOf(cards.split(' ').map(card), setup).map((meld) =>
      [meld.kind, ...meld.cards.map(makePlaced)].join(' '),
    );
    expect(found).toEqual(wanted);
  });
});

describe('a question', () => {
  test('about a joker at a run asks at which end', () => {
    const { situation } = exampleOf('joker-beyond', BOX);
    const ask: OpenQuestion = { ...emptyAsk('add'), cards: [JOKER], meld: { to: 1, meld: 2 } };
    expect(readQuestion(situation, ask)).toEqual({ t: 'missing', what: 'meaning' });
    const ways = meaningsOn(situation.melds[0]![1]!, JOKER);
    expect(ways.map(makePlaced)).toEqual(['J=12', 'J=16']);
    const read = readQuestion(situation, { ...ask, as: ways[0]! });
    expect(read.t === 'whole' && makeMove(read.command)).toBe('add J=12 1.2');
  });

  test('forgets what the situation no longer has', () => {
    const { situation } = exampleOf('add-at-once', BOX);
    const ask: OpenQuestion = { ...emptyAsk('add'), cards: [card('R6')], meld: { to: 1, meld: 1 } };
    expect(askAfter(situation, ask)).toEqual(ask);
    expect(askAfter(withHand(situation, []), ask).cards).toEqual([]);
    const empty = withChoice(situation, { edition: 'level-up', players: 2 });
    expect(askAfter(empty, emptyAsk('pass'))).toEqual(emptyAsk('draw'));
  });
});

describe('a laying card by card', () => {
  const level = [
    { kind: 'run', size: 2 },
    { kind: 'set', size: 2 },
  ] as const;

  test('fills one part after the other and takes cards out again', () => {
    const hand = ['R3', 'G4', 'J', 'J'].map(card);
    let parts = partsFor(level, []);
    for (const one of hand) {
      parts = cardAdded(parts, nextSlot(level, parts, 0), one);
    }
    expect(parts.map((part) => part.map(makePlaced))).toEqual([
      ['R3', 'G4'],
      ['J', 'J'],
    ]);
    expect(usesOf(hand, parts)).toEqual([0, 0, 1, 1]);
    const less = cardRemoved(parts, 1, JOKER);
    expect(usesOf(hand, less)).toEqual([0, 0, 1, undefined]);
  });
});
