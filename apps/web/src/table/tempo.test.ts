/** How long bots take: as set, but for a round that is wanted at once. */
import { signal } from '@preact/signals';
import type { Event } from '@palier/rules';
import { expect, it } from 'vitest';
import { Tempo } from './tempo.ts';

const ENDED: Event = { t: 'roundEnded', by: 'stock', last: 2, cleared: [[], []], keepers: [] };

it('a round at once ends with the round, and what was set meanwhile holds', () => {
  const usual = signal(600);
  const tempo = new Tempo(usual);
  expect(tempo.pause.value).toBe(600);
  tempo.isAtOnce.value = true;
  tempo.follow([{ t: 'turnSkipped', seat: 1 }]);
  expect(tempo.pause.value).toBe(0);
  usual.value = 1400;
  expect(tempo.pause.value).toBe(0);
  tempo.follow([ENDED]);
  expect(tempo.pause.value).toBe(1400);
});
