/** How long the table holds when a round ends, unless somebody does not want to wait. */
import type { Settings } from '../state/settings.ts';

/** Milliseconds that the table holds, the flight of the last card among them. */
const HOLD = { slow: 1800, normal: 1300, fast: 900, off: 0 } as const;
/** The same where the game is won: the cards that won it are read, whoever laid them. */
const HOLD_WON = { slow: 3200, normal: 2500, fast: 1800, off: 2500 } as const;

export function holdOf(motion: Settings['motion'], isWon: boolean): number {
  return (isWon ? HOLD_WON : HOLD)[motion];
}
