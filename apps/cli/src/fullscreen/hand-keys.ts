/** Where in the hand somebody is, and which card is taken up: by arrows, by digits, by the card's place. */
import type { KeyName } from './keys.ts';
import type { Sitting } from './sitting.ts';

export function isDigit(text: string): boolean {
  return /^\d$/u.test(text);
}

/** To the card of a digit, 0 being the tenth; false where there is none. */
export function pointAt(sitting: Sitting, digit: string): boolean {
  const index = (Number(digit) + 9) % 10;
  if (index >= sitting.hand.cards.length) return false;
  sitting.cursor = index;
  return true;
}

/** The card that somebody is at. */
export function keyAt({ hand, cursor }: Sitting): string | undefined {
  return hand.cards[cursor]?.key;
}

/** Along the hand, and a card up or down. */
export function walk(sitting: Sitting, key: KeyName): void {
  const { length } = sitting.hand.cards;
  switch (key) {
    case 'left':
      sitting.cursor = (sitting.cursor + length - 1) % Math.max(1, length);
      return;
    case 'right':
    case 'tab':
      sitting.cursor = (sitting.cursor + 1) % Math.max(1, length);
      return;
    case 'home':
      sitting.cursor = 0;
      return;
    case 'end':
      sitting.cursor = Math.max(0, length - 1);
      return;
    case 'up':
      raise(sitting, keyAt(sitting));
      return;
    case 'down':
    case 'escape':
      raise(sitting, undefined);
      return;
    default:
  }
}

/** Takes a card up, or puts down the one that is. */
export function raise(sitting: Sitting, key: string | undefined): void {
  sitting.chosen = key;
  sitting.prompt = undefined;
}

/** The cursor stays with its card while the hand changes around it. */
export function keepCursor(sitting: Sitting, key: string | undefined): void {
  const { cards } = sitting.hand;
  const at = cards.findIndex((one) => one.key === key);
  sitting.cursor = Math.max(0, Math.min(at === -1 ? sitting.cursor : at, cards.length - 1));
}

/** Moves the card itself. */
export function shift(sitting: Sitting, by: -1 | 1): void {
  const { hand, cursor } = sitting;
  const key = keyAt(sitting);
  if (key === undefined) return;
  const to = Math.max(0, Math.min(hand.cards.length - 1, cursor + by));
  hand.move(key, to);
  sitting.cursor = to;
}
