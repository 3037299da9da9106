/** A rough measure, quick to take, of what a card does for a hand on its way to a level. */
import { cardColour, cardValue, type Card, type Level } from '@palier/rules';
import type { HandTally } from './solver/index.ts';

/** How many cards of the hand could share a combination of the level with this one. */
export function useOf({ values, colours }: HandTally, level: Level, card: Card): number {
  const value = cardValue(card);
  let use = 0;
  for (const { kind, size } of level) {
    if (kind === 'set') use += 2 * (values[value]! - 1);
    else if (kind === 'colour') use += colours[cardColour(card)]! - 1;
    else use += neighbours(values, value, size) - (values[value]! > 1 ? 1 : 0);
  }
  return use;
}

function neighbours(values: Uint8Array, value: number, size: number): number {
  const last = Math.min(values.length - 1, value + size - 1);
  let near = 0;
  for (let other = Math.max(1, value - size + 1); other <= last; other++) {
    if (other !== value && values[other]! > 0) near++;
  }
  return near;
}
