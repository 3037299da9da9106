/** How long bots take: as set, but for what is hurried. */
import { signal } from '@preact/signals';
import type { Event } from '@palier/rules';
import { expect, it } from 'vitest';
import { Tempo } from './tempo.ts';

const ENDED: Event = { t: 'roundEnded', by: 'stock', last: 2, cleared: [[], []], keepers: [] };

it('a hurried turn is over at once, and the next one is as set', () => {
  const usual = signal(600);
  const tempo = new Tempo(usual);
  expect(tempo.pause.value).toBe(600);
  tempo.hurry(2);
  expect(tempo.pause.value).toBe(0);
  tempo.follow(2, []);
  expect(tempo.pause.value).toBe(0);
  tempo.follow(3, []);
  expect(tempo.pause.value).toBe(600);
});

it('a round at once ends with the round, and what was set meanwhile holds', () => {
  const usual = signal(600);
  const tempo = new Tempo(usual);
  tempo.isAtOnce.value = true;
  tempo.follow(1, []);
  tempo.follow(2, []);
  expect(tempo.pause.value).toBe(0);
  usual.value = 1400;
  expect(tempo.pause.value).toBe(0);
  tempo.follow(2, [ENDED]);
  expect(tempo.pause.value).toBe(1400);
});
