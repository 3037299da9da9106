/** Who sits where. */

export type SeatInfo = {
  readonly name: string;
  /** A bot by the name that `@palier/bots` knows it by: `odile-expert`. Absent: a person. */
  readonly bot?: string;
  /** The code of the face that the person has chosen (`face-code.ts`). */
  readonly face?: string;
};

/** Somebody who plays bots and nobody else. */
export function isAgainstBots(seats: readonly SeatInfo[]): boolean {
  return seats.length > 1 && seats.filter(({ bot }) => bot === undefined).length === 1;
}
