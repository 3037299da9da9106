/** Where a local game's luck comes from. */
import { randomBytes } from 'node:crypto';
import type { Random } from '@palier/bots';
import {
  SECRET_BYTES,
  below,
  commitmentTo,
  honestChance,
  seededBits,
  seededChance,
  type Chance,
  type Fairness,
  type Seat,
} from '@palier/rules';

export type Luck = {
  readonly chance: Chance;
  readonly fairness: Fairness;
  /** Shown once the game is over. */
  readonly secret: string | undefined;
  /** For each decision of a seat, by its number: however much of it one uses up, the next is the same. */
  readonly botRandom: (seat: Seat, decision: number) => Random;
};

/** A secret that was made just now and is fixed before the first deal, or a seed that repeats a game. */
export function luckFrom(seed: string | undefined): Luck {
  if (seed !== undefined) {
    return {
      chance: seededChance(seed),
      fairness: { t: 'seeded', seed },
      secret: undefined,
      botRandom: streamsFrom(seed),
    };
  }
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  // The bots' luck is no part of the shuffles, so it must not come from the secret either.
  const other = randomBytes(SECRET_BYTES).toString('hex');
  return {
    chance: honestChance(secret, []),
    fairness: { t: 'honest', commitment: commitmentTo(secret), salts: [] },
    secret,
    botRandom: streamsFrom(other),
  };
}

function streamsFrom(seed: string): Luck['botRandom'] {
  return (seat, decision) => {
    const bits = seededBits(`${seed}/bot/${seat}/${decision}`);
    return { below: (n) => below(bits, n) };
  };
}
