import type { Setup } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import {
  ENTRY_COUNTS,
  LEVEL_COUNTS,
  PLACE_COUNTS,
  SECONDS,
  TABLE_COUNTS,
  factSums,
  countIndex,
  ranksOf,
  type FactSums,
} from './fact-sums.ts';
import type { GameFacts, SeatRound } from './facts.ts';

function shortSetup(players: number, levels: number): Setup {
  return setupOf({ edition: 'level-8-101', players, rules: { levels } });
}

function seat(own: Partial<SeatRound>): SeatRound {
  return {
    levels: [1],
    isWhole: true,
    jokers: 0,
    passes: 0,
    turns: 2,
    skips: 0,
    played: 0,
    laid: undefined,
    climbed: 0,
    wentOut: false,
    ...own,
  };
}

/** Four levels, two seats: 1 climbs two and leads at half-time; 2 goes out twice and wins. */
const GAME: GameFacts = {
  winners: [2],
  rounds: [
    {
      dealer: 2,
      by: 'went-out',
      seats: [
        seat({ laid: { level: 1, turn: 2 }, climbed: 2, wentOut: true, jokers: 1 }),
        seat({ turns: 1 }),
      ],
    },
    {
      dealer: 1,
      by: 'went-out',
      seats: [
        seat({ levels: [3], turns: 3 }),
        seat({ laid: { level: 1, turn: 3 }, turns: 4, climbed: 2, wentOut: true, passes: 1 }),
      ],
    },
    {
      dealer: 2,
      by: 'stock',
      seats: [seat({ levels: [3] }), seat({ levels: [3], isWhole: false, jokers: 4 })],
    },
    {
      dealer: 1,
      by: 'went-out',
      seats: [
        seat({ levels: [3], skips: 1 }),
        seat({ levels: [3], laid: { level: 3, turn: 1 }, climbed: 2, wentOut: true, played: 1 }),
      ],
    },
  ],
};

const setup = shortSetup(2, 4);
const sums = factSums(setup, [{ facts: GAME, entryOfSeat: [1, 0] }]);

describe('sums of facts', () => {
  it('count each level by the rounds in which somebody played for it', () => {
    const [{ levels, laidIn }] = sums.ladders as [FactSums['ladders'][number]];
    const of = (level: number): readonly number[] =>
      LEVEL_COUNTS.map((name) => levels.sums[countIndex(LEVEL_COUNTS, name, level - 1)]!);
    // Tried, laid, turns up to the laying or the round's end.
    expect(of(1)).toEqual([3, 2, 6]);
    expect(of(2)).toEqual([0, 0, 0]);
    expect(of(3)).toEqual([5, 1, 10]);
    expect(laidIn).toEqual([{ 2: 1, 3: 1 }, {}, { 1: 1 }, {}]);
  });

  it('count the table', () => {
    const of = (name: (typeof TABLE_COUNTS)[number]): number =>
      sums.table.sums[countIndex(TABLE_COUNTS, name)]!;
    expect(TABLE_COUNTS.map((name) => [name, of(name)])).toEqual([
      ['games', 1],
      ['rounds', 4],
      ['dead', 1],
      ['went-out', 3],
      ['stock', 1],
      ['blocked', 0],
      ['win', 0],
      ['turns', 18],
      ['seconds', 18 * SECONDS.turn + 4 * SECONDS.deal],
    ]);
    expect(sums.roundsOfGame).toEqual({ 4: 1 });
    expect(sums.turnsOfRound).toEqual({ 3: 1, 7: 1, 4: 2 });
  });

  it('know who begins: the left of the dealer', () => {
    const of = (place: number): readonly number[] =>
      PLACE_COUNTS.map((name) => sums.places.sums[countIndex(PLACE_COUNTS, name, place)]!);
    // The first place is seat 1's in rounds 1 and 3, and in the game; seat 2 wins.
    expect(of(0)).toEqual([4, 3, 3, 60, 0]);
    expect(of(1)).toEqual([4, 0, 0, 60, 60]);
  });

  it('count entries wherever they sit', () => {
    const of = (entry: number): readonly number[] =>
      ENTRY_COUNTS.map((name) => sums.entries.sums[countIndex(ENTRY_COUNTS, name, entry)]!);
    expect(of(0)).toEqual([60, 4, 2, 4, 2]);
    expect(of(1)).toEqual([0, 4, 1, 2, 1]);
    expect(sums.ranks).toEqual({ '1,2': 1 });
  });

  it('look only at hands that were dealt whole for what a card is worth', () => {
    // n, jokers, climbs, squares, products.
    expect(sums.jokers.slope.sums).toEqual([7, 1, 3, 1, 1]);
    expect(sums.passes.slope.sums).toEqual([7, 1, 3, 1, 1]);
    // Hands and those that climbed, for 0, 1, 2, 3 and more.
    expect(sums.played.groups.sums).toEqual([7, 2, 1, 1, 0, 0, 0, 0]);
    expect(sums.skips.groups.sums).toEqual([7, 3, 1, 0, 0, 0, 0, 0]);
  });

  it('see half-time, who led, and what came after', () => {
    expect(sums.half).toMatchObject({
      standings: { '2,4': 1 },
      climbs: { '2,0': 2, '0,0': 1 },
    });
    expect(sums.half.leads.sums).toEqual([3600, 0]);
  });

  it('give shared places the same rank', () => {
    const three = shortSetup(3, 4);
    const facts: GameFacts = {
      winners: [2],
      rounds: [
        {
          dealer: 1,
          by: 'went-out',
          seats: [seat({ climbed: 1 }), seat({ climbed: 2 }), seat({ climbed: 1 })],
        },
      ],
    };
    expect(ranksOf(three, { facts, entryOfSeat: [0, 1, 2] })).toEqual([2, 1, 2]);
    expect(ranksOf(three, { facts, entryOfSeat: [2, 0, 1] })).toEqual([1, 2, 2]);
  });

  it('compare the rotations of a deal seat by seat', () => {
    const won = (winner: number): GameFacts => ({ ...GAME, winners: [winner] });
    const deal = (first: number, second: number): readonly number[] =>
      factSums(setup, [
        { facts: won(first), entryOfSeat: [0, 1] },
        { facts: won(second), entryOfSeat: [1, 0] },
      ]).rotations.sums;
    // The same seat twice, or each once: twice the product of 60 and 60, or nothing.
    expect(deal(1, 1)).toEqual([7200, 7200]);
    expect(deal(1, 2)).toEqual([0, 7200]);
    expect(sums.rotations.samples).toBe(0);
  });
});
