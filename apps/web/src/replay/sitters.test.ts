import type { SeatInfo } from '@palier/table';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sittersFor, type SeatPlan } from './sitters.ts';

const nameOf: SeatPlan['nameOf'] = (character) => `The ${character}`;

const AT_HOME: readonly SeatInfo[] = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-novice' },
  { name: 'Bruno', bot: 'bruno-master' },
];
const FROM_FILE: readonly SeatInfo[] = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];

describe('who sits where when a game is played on', () => {
  it.each<[string, Partial<SeatPlan>, readonly SeatInfo[]]>([
    ['in one’s own seat', {}, AT_HOME],
    [
      'with stronger bots',
      { strength: 'expert' },
      [
        { name: 'Ada' },
        { name: 'Odile', bot: 'odile-expert' },
        { name: 'Bruno', bot: 'bruno-expert' },
      ],
    ],
    [
      'in a bot’s seat: they change places',
      { own: 3 },
      [
        { name: 'Bruno', bot: 'bruno-master' },
        { name: 'Odile', bot: 'odile-novice' },
        { name: 'Ada' },
      ],
    ],
    [
      'in the seat of somebody from a file',
      { seats: FROM_FILE, own: 2 },
      [
        { name: 'The odile', bot: 'odile-steady' },
        { name: 'Ben' },
        { name: 'The bruno', bot: 'bruno-steady' },
      ],
    ],
    [
      'among others who sat at the device',
      { seats: [{ name: 'Ada' }, ...AT_HOME.slice(1), { name: 'Ben' }], own: 4 },
      [
        { name: 'The wanda', bot: 'wanda-novice' },
        { name: 'Odile', bot: 'odile-novice' },
        { name: 'Bruno', bot: 'bruno-master' },
        { name: 'Ben' },
      ],
    ],
  ])('%s', (_what, changed, expected) => {
    const model: SeatPlan = { seats: AT_HOME, own: 1, strength: 'same', nameOf, ...changed };
    expect(sittersFor(model)).toEqual(expected);
  });

  it('is one person and bots of different names, whoever sat there', () => {
    const aSeat = fc.record(
      {
        name: fc.constantFrom('Ada', 'Odile', 'The odile', ''),
        bot: fc.constantFrom('odile-expert', 'sami-novice', 'steady', 'from-elsewhere'),
      },
      { requiredKeys: ['name'] },
    ) as fc.Arbitrary<SeatInfo>;
    fc.assert(
      fc.property(
        fc.array(aSeat, { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom('same' as const, 'master' as const),
        (seats, place, strength) => {
          const own = 1 + (place % seats.length);
          const sitters = sittersFor({ seats, own, strength, nameOf });
          expect(sitters.map(({ bot }) => bot === undefined)).toEqual(
            seats.map((_, index) => index + 1 === own),
          );
          expect(new Set(sitters.map(({ name }) => name)).size).toBe(seats.length);
        },
      ),
    );
  });
});
