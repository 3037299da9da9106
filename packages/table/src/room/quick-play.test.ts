import { EDITION_IDS, isFault, makeSetup, parseSetupChoice } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedTable, QuickWishes } from './lobby-wire.ts';
import { isFreeSeat } from './listing.ts';
import { CLOCKS, QUICK_CLOCKS } from './options.ts';
import { find, fits, quickOptions } from './quick-play.ts';

const OPEN = { t: 'open' } as const;
const ANNA = { t: 'person', name: 'Anna' } as const;
const BOT = { t: 'bot', free: true } as const;
const CLAIMED = { t: 'bot', free: false } as const;

function tableWith(more: Partial<ListedTable> = {}): ListedTable {
  return {
    id: 'a',
    code: 'ABCDEFGH',
    phase: 'lobby',
    quick: true,
    edition: 'level-8-101',
    own: false,
    clock: 'relaxed',
    joining: 'anyone',
    watching: true,
    round: 0,
    seats: [ANNA, OPEN, OPEN],
    ...more,
  };
}

describe('a table that suits', () => {
  const WISHES: QuickWishes = { edition: 'level-8-101', players: 3, clock: 'relaxed' };

  it.each<[string, Partial<ListedTable>, boolean]>([
    ['is as wished', {}, true],
    ['has a bot that nobody waits for', { phase: 'playing', seats: [ANNA, BOT, CLAIMED] }, true],
    ['is not full', { phase: 'playing', seats: [ANNA, CLAIMED, ANNA] }, false],
    ['was opened for it', { quick: false }, false],
    ['plays by the book', { own: true }, false],
    ['asks nobody first', { joining: 'approved' }, false],
    ['is of the box', { edition: 'level-up' }, false],
    ['is as large', { seats: [ANNA, OPEN] }, false],
    ['is as fast', { clock: 'quick' }, false],
  ])('%s', (_, more, does) => {
    expect(fits(tableWith(more), WISHES)).toBe(does);
    expect(find([tableWith(more)], WISHES)).toHaveLength(does ? 1 : 0);
  });

  it.each<[ListedTable['fill'], QuickWishes['fill'], boolean]>([
    [undefined, undefined, true],
    ['expert', undefined, true],
    [undefined, 'steady', true],
    ['novice', 'novice', true],
    [undefined, 'expert', false],
    ['novice', 'steady', false],
  ])('has bots that play as well: %s for who wishes %s', (fill, wished, does) => {
    const table = tableWith(fill === undefined ? {} : { fill });
    expect(fits(table, wished === undefined ? {} : { fill: wished })).toBe(does);
  });

  it('is any for who wishes nothing', () => {
    expect(fits(tableWith({ edition: 'level-up', clock: 'quick', seats: [ANNA, OPEN] }), {})).toBe(
      true,
    );
  });

  it('begins soonest, then has most people; and never one where somebody may not be met', () => {
    const late = tableWith({ id: 'late', phase: 'playing', round: 4, seats: [ANNA, ANNA, BOT] });
    const early = tableWith({ id: 'early', phase: 'playing', round: 1, seats: [ANNA, BOT, BOT] });
    const lone = tableWith({ id: 'lone' });
    const full = tableWith({ id: 'full', seats: [ANNA, ANNA, OPEN] });
    const ids = find([late, early, lone, full], {}).map(({ id }) => id);
    expect(ids).toEqual(['full', 'lone', 'early', 'late']);
    const allowed = find([late, early, lone, full], {}, ({ id }) => id !== 'full');
    expect(allowed.map(({ id }) => id)).toEqual(['lone', 'early', 'late']);
  });
});

const wishes: fc.Arbitrary<QuickWishes> = fc.record(
  {
    edition: fc.constantFrom(...EDITION_IDS),
    players: fc.integer({ min: 2, max: 6 }),
    clock: fc.constantFrom(...QUICK_CLOCKS),
  },
  { requiredKeys: [] },
);

const tables = fc.array(
  fc.record({
    phase: fc.constantFrom('lobby', 'playing'),
    quick: fc.boolean(),
    own: fc.boolean(),
    edition: fc.constantFrom(...EDITION_IDS),
    clock: fc.constantFrom(...CLOCKS),
    joining: fc.constantFrom('anyone', 'approved'),
    round: fc.option(fc.nat(20)),
    seats: fc.array(fc.constantFrom(OPEN, ANNA, BOT, CLAIMED), { minLength: 2, maxLength: 6 }),
  }),
);

it('is found whatever order the list is in, and always has a seat and what was wished', () => {
  fc.assert(
    fc.property(tables, wishes, fc.func(fc.boolean()), (some, wished, mayMeet) => {
      const list = some.map((more, index) => tableWith({ ...more, id: `${index}` }));
      const found = find(list, wished, mayMeet);
      expect(find(list.toReversed(), wished, mayMeet)).toEqual(found);
      for (const table of found) {
        expect(table.quick && mayMeet(table) && table.seats.some(isFreeSeat)).toBe(true);
        expect({ ...wished, ...asWished(table, wished) }).toEqual(wished);
      }
      expect(found).toHaveLength(list.filter((one) => fits(one, wished) && mayMeet(one)).length);
    }),
  );
});

function asWished({ edition, seats, clock }: ListedTable, wished: QuickWishes): object {
  return {
    ...(wished.edition !== undefined && { edition }),
    ...(wished.players !== undefined && { players: seats.length }),
    ...(wished.clock !== undefined && { clock }),
  };
}

it('opens a table that the wishes fit, with a clock that runs', () => {
  fc.assert(
    fc.property(wishes, (wished) => {
      const { setup, clock, listing, absence } = quickOptions(wished);
      const choice = parseSetupChoice(setup);
      if (isFault(choice) || isFault(makeSetup(choice))) return;
      expect([clock === 'off', listing, absence]).toEqual([false, 'quick', 'standIn']);
      const seats = Array.from({ length: choice.players }, () => OPEN);
      const own = tableWith({ edition: choice.edition, clock, seats });
      expect(fits(own, wished)).toBe(true);
    }),
  );
});
