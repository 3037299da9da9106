import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { START, walk, type Trail } from './trail.ts';

function trailOf(addresses: readonly string[]): Trail {
  let trail = START;
  for (const [index, to] of addresses.entries()) {
    if (index > 0) trail = walk(trail, addresses[index - 1]!, to);
  }
  return trail;
}

it.each<[way: readonly string[], back: string | undefined, entries?: number]>([
  [['#/review/g'], undefined],
  [['#/game/g', '#/review/g'], '#/game/g', 1],
  [['#/games', '#/review/g'], '#/games', 1],
  [['#/learn', '#/statistics', '#/review/g'], '#/statistics', 1],
  [['#/game/g', '#/review/g', '#/replay/g/57'], '#/review/g', 1],
  [['#/drills/a', '#/rules/LAY-3'], '#/drills/a', 1],
  // One of its kind after another is one screen: back leads out of it.
  [['#/learn', '#/drills/a', '#/drills/b'], '#/learn', 2],
  [['#/referee', '#/rules', '#/rules/LAY-3', '#/rules/LAY-4'], '#/referee', 3],
  // What was left upwards or by a link is behind nobody.
  [['#/learn', '#/drills/a', '#/drills'], '#/learn', 2],
  [['#/games', '#/game/g', '#/replay/g', '#/game/g'], '#/games', 3],
  [['', '#/lesson', '#/lesson/start', '#/lesson/lay'], '#/lesson', 2],
  [['#/game/g', '#/review/g', '#/replay/g/57', '#/review/g'], '#/game/g', 3],
  [['#/games', '#/game/g', '#/'], undefined],
])('from the end of %j back leads to %s', (way, back, entries) => {
  const { at, steps } = trailOf(way);
  const last = steps.at(-1);
  expect(last?.address).toBe(back);
  expect(last && at - last.at).toBe(entries);
});

const ADDRESSES = [
  '#/',
  '#/games',
  '#/game/g',
  '#/game/h',
  '#/replay/g',
  '#/review',
  '#/review/g',
  '#/rules',
  '#/rules/LAY-3',
  '#/learn',
  '#/drills',
  '#/drills/a',
  '#/statistics',
];

it('leads back a screen at a time, to none twice and never to the one that is shown', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ADDRESSES), { minLength: 1, maxLength: 30 }),
      (addresses) => {
        // An address that stays is no change.
        const way = addresses.filter((address, index) => address !== addresses[index - 1]);
        const { at, steps } = trailOf(way);
        const shown = [...steps.map((step) => step.address), way.at(-1)!];
        expect(new Set(shown).size).toBe(shown.length);
        for (const [index, step] of steps.entries()) {
          expect(way[step.at]).toBe(step.address);
          expect(step.at).toBeLessThan(steps[index + 1]?.at ?? at);
        }
      },
    ),
  );
});
