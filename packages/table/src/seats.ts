/** Who sits where. */

export type SeatInfo = {
  readonly name: string;
  /** A bot by the name that `@palier/bots` knows it by: `odile-expert`; or `outside`. Absent: a person. */
  readonly bot?: string;
  /** The code of the face that the person has chosen (`face-code.ts`). */
  readonly face?: string;
};

/** What a program from outside is called where bots have names: none that `@palier/bots` knows. */
export const OUTSIDE_BOT = 'outside';

/** Somebody who plays bots and nobody else. */
export function isAgainstBots(seats: readonly SeatInfo[]): boolean {
  return seats.length > 1 && seats.filter(({ bot }) => bot === undefined).length === 1;
}
