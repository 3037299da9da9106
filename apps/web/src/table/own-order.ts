/** The order a player gave a hand, kept for when the page comes back: of one game, the last played. */
import type { Card } from '@palier/rules';
import { readStored, store } from '../state/storage.ts';

const NAME = 'order';

export function keepOrder(game: string, cards: readonly Card[]): void {
  store(NAME, JSON.stringify({ game, cards }));
}

/** The hand as it was left: what the order does not know comes last. */
export function inKeptOrder(game: string, hand: readonly Card[]): readonly Card[] {
  const left = [...hand];
  const known = readOrder(game).flatMap((card) => {
    const index = left.findIndex((one) => one === card);
    return index === -1 ? [] : left.splice(index, 1);
  });
  return [...known, ...left];
}

function readOrder(game: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const isThis = 'game' in kept && kept.game === game;
    return isThis && 'cards' in kept && Array.isArray(kept.cards) ? kept.cards : [];
  } catch {
    return [];
  }
}
