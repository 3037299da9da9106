import type { SeatResult } from '@palier/table/room';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptTable, Night, NightDeal } from './night.ts';
import { outcomesOf, ranking } from './night-ranking.ts';

const PLAYERS = 3;

const seat = (place: number, levels: number): SeatResult => ({ place, levels, rounds: [] });

/** `entrants`: their numbers by seat; 0 for a bot. */
function table(id: string, result: readonly SeatResult[], entrants: readonly number[]): KeptTable {
  return {
    id,
    seats: entrants.map((entrant) =>
      entrant === 0 ? { t: 'bot' } : { t: 'entrant', entrant, token: '' },
    ),
    isMade: true,
    result,
  };
}

const deal = (...tables: readonly KeptTable[]): NightDeal => ({
  secret: '',
  waiting: [],
  tables,
  closed: 1,
});

function night(...deals: readonly NightDeal[]): Night {
  const setup = { edition: 'level-8-101', players: PLAYERS } as const;
  const rest = { id: 'n', club: 'c', name: '', from: 0, until: 1, salts: [] };
  return { ...rest, setup, clock: 'relaxed', deals };
}

const aResult = fc
  .array(fc.record({ place: fc.integer({ min: 1, max: PLAYERS }), levels: fc.nat({ max: 8 }) }), {
    minLength: PLAYERS,
    maxLength: PLAYERS,
  })
  .map((seats) => seats.map(({ place, levels }) => seat(place, levels)));

const someResults = fc.array(aResult, { minLength: 2, maxLength: 6 });

/** Everybody plays one deal. */
function tablesOf(results: readonly (readonly SeatResult[])[]): readonly KeptTable[] {
  return results.map((result, index) =>
    table(
      `t${index}`,
      result,
      result.map((_, at) => index * PLAYERS + at + 1),
    ),
  );
}

describe('with the same cards', () => {
  it('who won with a seat that others lost with is far ahead, and luck falls out', () => {
    // The cards of the first seat win at every table but one.
    const all = night(
      deal(
        table('a', [seat(1, 3), seat(2, 2), seat(3, 1)], [1, 2, 3]),
        table('b', [seat(1, 3), seat(3, 0), seat(2, 1)], [4, 5, 6]),
        table('c', [seat(2, 2), seat(1, 3), seat(3, 0)], [7, 8, 9]),
      ),
    );
    expect(ranking(all)).toEqual([
      { rank: 1, entrant: 8, points: 100, gained: 1.5, deals: 1 },
      { rank: 2, entrant: 6, points: 100, gained: 1, deals: 1 },
      { rank: 3, entrant: 1, points: 75, gained: 0.5, deals: 1 },
      { rank: 3, entrant: 4, points: 75, gained: 0.5, deals: 1 },
      { rank: 5, entrant: 2, points: 50, gained: 0, deals: 1 },
      { rank: 6, entrant: 3, points: 50, gained: -0.5, deals: 1 },
      { rank: 7, entrant: 9, points: 0, gained: -0.5, deals: 1 },
      { rank: 8, entrant: 7, points: 0, gained: -1, deals: 1 },
      { rank: 9, entrant: 5, points: 0, gained: -1.5, deals: 1 },
    ]);
  });

  it('deals add up, and one that somebody has not played adds nothing', () => {
    const all = night(
      deal(
        table('a', [seat(1, 3), seat(2, 1), seat(3, 0)], [1, 2, 0]),
        table('b', [seat(2, 3), seat(1, 3), seat(3, 0)], [3, 4, 0]),
      ),
      deal(
        table('c', [seat(1, 3), seat(2, 1), seat(3, 0)], [2, 1, 0]),
        table('d', [seat(2, 3), seat(1, 3), seat(3, 0)], [0, 3, 0]),
      ),
      // Still played: nothing of it is told.
      {
        secret: '',
        waiting: [],
        tables: [table('e', [seat(1, 3), seat(2, 3), seat(3, 3)], [4, 0, 0])],
      },
    );
    expect(ranking(all)).toEqual([
      { rank: 1, entrant: 4, points: 100, gained: 1, deals: 1 },
      { rank: 2, entrant: 1, points: 100, gained: 0, deals: 2 },
      { rank: 2, entrant: 2, points: 100, gained: 0, deals: 2 },
      { rank: 2, entrant: 3, points: 100, gained: 0, deals: 2 },
    ]);
  });

  it('a table that is gone counts for nobody, and one alone is compared with nothing', () => {
    const gone: KeptTable = { ...table('b', [], [4, 5, 6]), result: 'void' };
    const alone = deal(table('a', [seat(1, 3), seat(2, 2), seat(3, 1)], [1, 2, 3]), gone);
    expect(outcomesOf(alone).map(({ id }) => id)).toEqual(['a']);
    expect(ranking(night(alone))).toEqual([]);
  });
});

it('who plays the same gets the same: half of what there is', () => {
  fc.assert(
    fc.property(aResult, fc.integer({ min: 2, max: 6 }), (result, count) => {
      const all = night(deal(...tablesOf(Array.from({ length: count }, () => result))));
      for (const one of ranking(all)) expect(one).toMatchObject({ rank: 1, points: 50, gained: 0 });
    }),
  );
});

it('the order of tables changes nothing', () => {
  fc.assert(
    fc.property(someResults, fc.nat(), (results, turn) => {
      const tables = tablesOf(results);
      const by = turn % tables.length;
      const turned = [...tables.slice(by), ...tables.slice(0, by)].toReversed();
      expect(ranking(night(deal(...turned)))).toEqual(ranking(night(deal(...tables))));
    }),
  );
});

it('what the tables of a deal share out is half a point for each comparison, and no place is made', () => {
  fc.assert(
    fc.property(someResults, (results) => {
      const ranked = ranking(night(deal(...tablesOf(results))));
      const sum = (of: (one: (typeof ranked)[number]) => number): number =>
        ranked.reduce((total, one) => total + of(one), 0);
      expect(sum(({ points }) => points)).toBeCloseTo(ranked.length * 50, 1);
      expect(sum(({ gained }) => gained)).toBeCloseTo(0, 1);
    }),
  );
});

it('better cards for a seat at every table change nobody’s points', () => {
  fc.assert(
    fc.property(someResults, fc.integer({ min: 1, max: 5 }), (results, more) => {
      const lucky = results.map((result) =>
        result.map((one, index) => (index === 0 ? { ...one, levels: one.levels + more } : one)),
      );
      expect(ranking(night(deal(...tablesOf(lucky))))).toEqual(
        ranking(night(deal(...tablesOf(results)))),
      );
    }),
  );
});
