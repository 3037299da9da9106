/** Where a local game's luck comes from. */
import { randomBytes } from 'node:crypto';
import { randomFrom, type Random } from '@palier/bots';
import { SECRET_BYTES, type Seat } from '@palier/rules';
import type { ShuffleSource as Shuffles } from '@palier/table';

export type TerminalLuck = {
  readonly shuffles: Shuffles;
  /** For each decision of a seat, by its number: however much of it one uses up, the next is the same. */
  readonly botRandom: (seat: Seat, decision: number) => Random;
};

/** A secret that was made just now and is fixed before the first deal, or a seed that repeats a game. */
export function luckFrom(seed: string | undefined): TerminalLuck {
  if (seed !== undefined) return { shuffles: { t: 'seeded', seed }, botRandom: streamsFrom(seed) };
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  // The bots' luck is no part of the shuffles, so it must not come from the secret either.
  const other = randomBytes(SECRET_BYTES).toString('hex');
  return { shuffles: { t: 'honest', secret, salts: [] }, botRandom: streamsFrom(other) };
}

function streamsFrom(seed: string): TerminalLuck['botRandom'] {
  return (seat, decision) => randomFrom(`${seed}/bot/${seat}/${decision}`);
}
