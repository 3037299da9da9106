/** How fast the bots play where they sit at the same terminal. */
import { BOT_PAUSE } from '@palier/table';

const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds a bot takes; as in the browser. */
export const PACE_MS: { readonly [P in Pace]: number } = {
  slow: 1400,
  normal: BOT_PAUSE,
  fast: 250,
  instant: 0,
};

export function paceAfter(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;
}
