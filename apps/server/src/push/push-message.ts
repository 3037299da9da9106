/** What a push says. The service worker reads it, and says it in its reader's language. */

/** It is one's turn; the game is over; the same people go on to another game; a friend invites to a table. */
export const PUSH_KINDS = ['turn', 'end', 'next', 'invited'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export type PushMessage = {
  readonly palier: 1;
  readonly t: PushKind;
  /** The id of the table; of an invitation its code. */
  readonly table: string;
  /** Another for each thing that happens at a table. */
  readonly no: number;
  /** Of the others at the table, of the winners, or of the friend. */
  readonly names: readonly string[];
};
