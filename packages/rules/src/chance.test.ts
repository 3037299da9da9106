import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCard, type Card } from './cards.ts';
import {
  below,
  chanceFrom,
  sameCards,
  scriptedChance,
  seededBits,
  seededChance,
  shuffled,
  type Bits,
  type Chance,
} from './chance.ts';
import { play, start } from './decide.ts';
import { isFault } from './faults.ts';
import { parsePosition } from './position.ts';
import { chiSquare, chiSquareLimit } from './testing/statistics.ts';
import { setupOf } from './testing/set-ups.ts';

const RANGE = 2 ** 32;

function cards(count: number): readonly Card[] {
  return Array.from({ length: count }, (_, index) => (index + 1) as Card);
}

function texts(list: readonly Card[]): string {
  return list.map(makeCard).join(' ');
}

/** A source that gives what it is told and then refuses. */
function given(...words: readonly number[]): Bits {
  let at = 0;
  return () => {
    if (at === words.length) throw new Error('the source is used up');
    return words[at++]!;
  };
}

describe('a number below n', () => {
  it('leaves each number exactly as many words, for every n of a deck', () => {
    for (let n = 1; n <= 260; n++) {
      const perNumber = Math.floor(RANGE / n);
      for (let k = 0; k < n; k++) {
        // The words that give k are these, one after another; only the first can be one too many.
        const first = Math.ceil((k * RANGE) / n);
        const last = Math.ceil(((k + 1) * RANGE) / n) - 1;
        const length = last - first + 1;
        const isRejected = length > perNumber;
        expect(length - (isRejected ? 1 : 0)).toBe(perNumber);
        // A rejected word is followed by the next one, here the lowest of the last number.
        const next = Math.ceil(((n - 1) * RANGE) / n) + 1;
        expect(below(given(first, next), n)).toBe(isRejected ? n - 1 : k);
        expect(below(given(first + 1), n)).toBe(k);
        expect(below(given(last), n)).toBe(k);
      }
    }
  });

  it('rejects again and again if it must', () => {
    // 2^32 leaves a rest of 1 when divided by 3: the word 0 is one too many.
    expect(below(given(0, 0, 0, 5), 3)).toBe(0);
    expect(() => below(given(0, 0), 3)).toThrow('used up');
  });

  it.each([2, 3, 6, 7, 10, 101])('is spread evenly below %i', (n) => {
    const bits = seededBits(`even ${n}`);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 400 * n; i++) counts[below(bits, n)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(n - 1));
  });

  it('the measure itself finds a bias of a twentieth', () => {
    const bits = seededBits('biased');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 40_000; i++) {
      const number = below(bits, 10);
      counts[number === 0 && below(bits, 5) === 0 ? 1 : number]!++;
    }
    expect(chiSquare(counts)).toBeGreaterThan(chiSquareLimit(9));
  });
});

describe('a shuffle', () => {
  it('keeps every card, and the list it was given', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat({ max: 116 })), (seed, codes) => {
        const list = Object.freeze(codes as Card[]);
        expect(sameCards(shuffled(seededBits(seed), list), list)).toBe(true);
      }),
    );
  });

  it('puts every card in every place equally often', () => {
    const size = 12;
    const counts = Array.from({ length: size * size }, () => 0);
    for (let i = 0; i < 12_000; i++) {
      const order = seededChance(`places ${i}`).shuffle('deal/1', cards(size));
      for (const [place, card] of order.entries()) counts[place * size + card - 1]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit((size - 1) ** 2));
  });

  it('gives every order equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const key = seededChance('orders').shuffle(`deal/${i}`, cards(4)).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(23));
  });

  it('draws the first dealer evenly', () => {
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) counts[seededChance(`dealer ${i}`).below('dealer', 5)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(4));
  });
});

describe('streams', () => {
  const deck = cards(30);

  it('do not depend on how much of others is used', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (seed, others) => {
        const quiet = seededChance(seed);
        const busy = seededChance(seed);
        for (const stream of others) {
          busy.below(stream, 7);
          busy.shuffle(`${stream}!`, deck);
        }
        expect(busy.shuffle('deal/3', deck)).toEqual(quiet.shuffle('deal/3', deck));
      }),
    );
  });

  it('give the same again by the same name, and something else by another', () => {
    const chance = seededChance('names');
    const names = ['deal/1', 'deal/2', 'deal/11', 'rebuild/1/6/9', 'bot/1', 'bot/2', ''];
    const orders = names.map((name) => texts(chance.shuffle(name, deck)));
    expect(names.map((name) => texts(chance.shuffle(name, deck)))).toEqual(orders);
    expect(new Set(orders).size).toBe(names.length);
    expect(texts(seededChance('Names').shuffle('deal/1', deck))).not.toBe(orders[0]);
  });

  it('of a rebuild are named by the round, the cards in melds and the idle turns', () => {
    const parsed = parsePosition(
      {
        edition: 'level-8-101',
        players: 2,
        dealer: 2,
        turn: 1,
        round: 4,
        idle: 7,
        hands: [['R1'], ['G1']],
        discards: [['B1', 'B2'], []],
        stock: ['P1'],
        melds: [[['R3', 'G4', 'B5', 'O6']], [['Y9', 'P9']]],
      },
      '',
    );
    if (isFault(parsed)) throw new Error(parsed.code);
    const asked: string[] = [];
    const listening: Chance = {
      shuffle: (stream, cards) => {
        asked.push(stream);
        return cards;
      },
      below: () => 0,
    };
    play(parsed.state, 1, { t: 'drawCard' }, listening);
    expect(asked).toEqual(['rebuild/4/6/7']);
  });

  it('are asked for by name when a game starts', () => {
    const setup = setupOf({ edition: 'level-up', players: 2 });
    const asked: string[] = [];
    start(setup, {
      shuffle: (stream, list) => {
        asked.push(stream);
        return list;
      },
      below: (stream, n) => {
        asked.push(`${stream} < ${n}`);
        return 0;
      },
    });
    expect(asked).toEqual(['dealer < 2', 'deal/1']);
  });

  it('come from the source they are given', () => {
    const asked: string[] = [];
    const chance = chanceFrom((stream) => {
      asked.push(stream);
      return given(RANGE - 1, RANGE - 1, RANGE - 1);
    });
    expect(chance.below('a', 5)).toBe(4);
    expect(chance.shuffle('b', cards(3))).toEqual(cards(3));
    expect(asked).toEqual(['a', 'b']);
  });
});

/**
 * What a seed gives, for ever: records replay by it, in Node and in every browser. If this fails,
 * the generator has changed and old records no longer verify.
 */
describe('the golden list', () => {
  it('of words', () => {
    const bits = seededBits('palier');
    expect(Array.from({ length: 8 }, bits)).toEqual(GOLDEN.words);
    const empty = seededBits('');
    expect(Array.from({ length: 4 }, empty)).toEqual(GOLDEN.emptyWords);
    const other = seededBits('é😀');
    expect(Array.from({ length: 4 }, other)).toEqual(GOLDEN.otherWords);
  });

  it('of numbers and orders', () => {
    const chance = seededChance('palier');
    expect([2, 3, 4, 5, 6].map((n) => chance.below('dealer', n))).toEqual(GOLDEN.dealers);
    expect(texts(chance.shuffle('deal/1', cards(18)))).toBe(GOLDEN.order);
  });

  it('of a whole deal', () => {
    const setup = setupOf({ edition: 'level-8-101', players: 3 });
    const { state } = start(setup, seededChance('palier'));
    expect(state.table.dealer).toBe(GOLDEN.dealer);
    expect(state.hands.map(texts)).toEqual(GOLDEN.hands);
    expect(texts(state.stock.slice(0, 6))).toBe(GOLDEN.stock);
  });
});

const GOLDEN = {
  words: [
    1828807892, 1548503131, 3938188998, 343381544, 783788224, 3523496968, 252343360, 2507296388,
  ],
  emptyWords: [780688151, 1369530603, 4170761935, 2420727049],
  otherWords: [2236140262, 193514470, 1038201232, 1417572043],
  dealers: [1, 1, 2, 2, 3],
  order: 'R13 R15 R2 R10 R16 R11 R12 R5 R9 R1 R6 R7 R3 R18 R8 R14 R17 R4',
  dealer: 2,
  hands: [
    'Y12 B9 R5 R9 J J Y3 O1 R7 B3',
    'X G8 P11 G2 Y8 G3 G14 P10 O4 J',
    'G15 B12 P5 Y1 B5 Y15 R14 O6 Y14 B13',
  ],
  stock: 'X J P14 Y7 O9 P13',
};

describe('a script of chance', () => {
  const [a, b, c] = cards(3) as [Card, Card, Card];

  it('gives what it says, in order, and knows when it is used up', () => {
    const chance = scriptedChance([
      { stream: 'dealer', number: 1 },
      { stream: 'deal/1', order: [c, a, b] },
      { stream: 'rebuild/1', order: [b, a] },
    ]);
    expect(chance.below('dealer', 2)).toBe(1);
    expect(chance.assertUsedUp).toThrow('2 outcomes left');
    expect(chance.shuffle('deal/1', [a, b, c])).toEqual([c, a, b]);
    expect(chance.shuffle('rebuild/1/6/9', [a, b])).toEqual([b, a]);
    expect(chance.assertUsedUp).not.toThrow();
  });

  it.each([
    [
      'another stream',
      () => scriptedChance([{ stream: 'deal/1', order: [] }]).shuffle('deal/2', []),
    ],
    ['a call too many', () => scriptedChance([]).below('dealer', 2)],
    ['a number for a shuffle', () => scriptedChance([{ stream: 'x', number: 0 }]).shuffle('x', [])],
    ['an order for a number', () => scriptedChance([{ stream: 'x', order: [] }]).below('x', 2)],
    ['a number too high', () => scriptedChance([{ stream: 'x', number: 2 }]).below('x', 2)],
    ['other cards', () => scriptedChance([{ stream: 'x', order: [a, a] }]).shuffle('x', [a, b])],
    ['a card too few', () => scriptedChance([{ stream: 'x', order: [a] }]).shuffle('x', [a, b])],
    ['a rest', () => scriptedChance([{ stream: 'x', number: 0 }]).assertUsedUp()],
  ])('refuses %s', (_what, use) => {
    expect(use).toThrow('palier: the script');
  });
});

describe('the same cards', () => {
  it('in any order, each as often', () => {
    const [a, b] = cards(2) as [Card, Card];
    expect(sameCards([a, b, a], [b, a, a])).toBe(true);
    expect(sameCards([a, b, a], [b, b, a])).toBe(false);
    expect(sameCards([a, b], [a, b, b])).toBe(false);
  });
});
