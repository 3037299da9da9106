/** What is heard and felt of a move. */
import { JOKER, type Event } from '@palier/rules';
import { expect, it } from 'vitest';
import { heardIn, touchOf } from './hearing.ts';
import type { Peak } from './peaks.ts';

const DISCARD: Event = { t: 'cardDiscarded', seat: 1, card: JOKER };
const WON: readonly Peak[] = [{ t: 'moon', seat: 1, heat: 1 }];
const OUT: readonly Peak[] = [{ t: 'out', seat: 1, heat: 0.5 }];

function names(...heard: Parameters<typeof heardIn>): readonly string[] {
  return heardIn(...heard).map(({ name }) => name);
}

it('several events of one kind sound once', () => {
  expect(names([DISCARD, DISCARD], [], 1)).toEqual(['place']);
});

it('the end of a round and of a game sound alone, and otherwise for who wins than for who does not', () => {
  expect(names([DISCARD], OUT, 1)).toEqual(['out']);
  expect(names([DISCARD], OUT, 2)).toEqual(['outdone']);
  expect(names([DISCARD], [...OUT, ...WON], 1)).toEqual(['win']);
  expect(names([DISCARD], [...OUT, ...WON], 2)).toEqual(['loss']);
  expect(names([DISCARD], WON, undefined)).toEqual(['win']);
});

it('who wins together hears it, whoever is named last', () => {
  const both: readonly Peak[] = [...WON, { t: 'moon', seat: 2, heat: 1 }];
  expect(names([], both, 1)).toEqual(['win']);
});

it('grows towards the end', () => {
  const laid = (heat: number): Peak => ({
    t: 'laid',
    seat: 1,
    cards: 6,
    level: 1,
    share: 1 / 8,
    heat,
  });
  const shades = [0, 0.5, 0.9, 1].map((heat) => heardIn([], [laid(heat)], 1)[0]!.shade);
  expect(shades).toEqual([0, 1, 2, 2]);
  expect(touchOf([laid(1)], 1)![0]).toBeGreaterThan(touchOf([laid(0)], 1)![0]!);
});

it('only what is one’s own is felt', () => {
  expect(touchOf(OUT, 2)).toBeUndefined();
  expect(touchOf(OUT, undefined)).toBeUndefined();
  expect(touchOf(OUT, 1)).toBeDefined();
});
