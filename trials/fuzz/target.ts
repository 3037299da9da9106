/** What vandals have a go at. */
import type { Dice } from '@palier/rules/testing';
import type { Tap } from '@palier/server/testing';

export type Target = {
  readonly port: number;
  /** Ids and codes of tables that are theirs to spoil. */
  readonly tables: readonly string[];
  /** A table of others, at which they may only look. */
  readonly others: () => string;
  /** Listens in on a connection that speaks WebSocket. */
  readonly tap: () => Tap;
  /** Gets all that comes back over one that does not. */
  readonly answered: (bytes: string) => void;
};

/** One of many addresses behind a proxy, so that limits for one of them are not all that is tried. */
export function anyAddress(dice: Dice): string {
  return dice.oneIn(2) ? `198.51.100.${dice.below(200)}` : `2001:db8:${dice.below(200)}::1`;
}

export function anyBytes(dice: Dice, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => dice.below(256)));
}
