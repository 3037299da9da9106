/** What a push says. The service worker reads it, and says it in its reader's language. */

/** It is one's turn; the game is over; the same people go on to another game. */
export const PUSH_KINDS = ['turn', 'end', 'next'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export type PushMessage = {
  readonly palier: 1;
  readonly t: PushKind;
  /** The id of the table. */
  readonly table: string;
  /** Another for each thing that happens at a table. */
  readonly no: number;
  /** Of the others at the table, or of the winners. */
  readonly names: readonly string[];
};
