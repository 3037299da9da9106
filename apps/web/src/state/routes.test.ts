import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACES, makeRoute, momentAddress, parentOf, parseRoute, type Route } from './routes.ts';

const aName = fc.string({ minLength: 1, maxLength: 20 });
const aRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>(
    { t: 'home' },
    { t: 'new', mode: 'bots' },
    { t: 'new', mode: 'device' },
    { t: 'games' },
    { t: 'online' },
    { t: 'rules' },
    { t: 'settings' },
  ),
  fc.constantFrom(...PLACES).map((place): Route => ({ t: 'place', place })),
  fc
    .tuple(fc.constantFrom(...PLACES), aName)
    .map(([place, operand]): Route => ({ t: 'place', place, operand })),
  aName.map((game): Route => ({ t: 'game', game })),
  aName.map((rule): Route => ({ t: 'rules', rule })),
  aName.map((table): Route => ({ t: 'table', table })),
  fc.tuple(aName, aName).map(([table, token]): Route => ({ t: 'table', table, token })),
  fc
    .tuple(aName, fc.integer({ min: 0, max: 9999 }))
    .map(([game, at]): Route => ({ t: 'replay', game, at })),
);

describe('an address', () => {
  it('leads to the screen that it was made for', () => {
    fc.assert(
      fc.property(aRoute, (route) => {
        expect(parseRoute(makeRoute(route))).toEqual(route);
      }),
    );
  });

  it.each<[string, Route]>([
    ['', { t: 'home' }],
    ['#/nowhere', { t: 'home' }],
    ['#/new/anything', { t: 'new', mode: 'bots' }],
    ['#/game/', { t: 'home' }],
    ['#/t', { t: 'online' }],
    ['#/t/', { t: 'online' }],
    ['#/t/KLMPQR', { t: 'table', table: 'KLMPQR' }],
    ['#/t/KLMPQR/', { t: 'table', table: 'KLMPQR' }],
    [
      '#/t/KLMPQR/ABCD-EFGH-JKMN-PQRS',
      { t: 'table', table: 'KLMPQR', token: 'ABCD-EFGH-JKMN-PQRS' },
    ],
    ['#/t/%E0%A4%A', { t: 'table', table: '%E0%A4%A' }],
    ['#/replay/g/x', { t: 'replay', game: 'g' }],
  ])('%j leads to %j', (address, route) => {
    expect(parseRoute(address)).toEqual(route);
  });

  it('follows a replay from moment to moment, and nothing that came after it', () => {
    const moment = { game: 'g', at: 8 };
    expect(momentAddress('#/replay/g/3', moment)).toBe('#/replay/g/8');
    expect(momentAddress('#/replay/g', moment)).toBe('#/replay/g/8');
    // Played on from there: the table's address is there before the table.
    expect(momentAddress('#/game/h', moment)).toBeUndefined();
    expect(momentAddress('#/replay/h/3', moment)).toBeUndefined();
  });
});

describe('the way back', () => {
  it.each([
    ['#/', '#/'],
    ['#/new/bots', '#/'],
    ['#/games', '#/'],
    ['#/game/g', '#/'],
    ['#/replay/g/8', '#/game/g'],
    ['#/rules', '#/'],
    ['#/rules/LAY-3', '#/rules'],
    ['#/online', '#/'],
    ['#/t/KLMPQR', '#/online'],
    ['#/settings', '#/'],
    ['#/learn', '#/'],
    ['#/lesson', '#/learn'],
    ['#/lesson/differences', '#/lesson'],
    ['#/drills/lay/level-8-101/3/a', '#/drills'],
    ['#/daily', '#/learn'],
    ['#/review/g', '#/review'],
    ['#/ladders/abc', '#/ladders'],
    ['#/companion/new', '#/companion'],
    ['#/clubs', '#/online'],
    ['#/clubs/KLMNPQRS', '#/clubs'],
  ])('from %s leads to %s', (from, to) => {
    expect(makeRoute(parentOf(parseRoute(from)))).toBe(to);
  });

  it('leads home from everywhere, a step at a time', () => {
    fc.assert(
      fc.property(aRoute, (route) => {
        let at = route;
        for (let steps = 0; at.t !== 'home'; steps++) {
          expect(steps).toBeLessThan(4);
          at = parentOf(at);
        }
      }),
    );
  });
});
