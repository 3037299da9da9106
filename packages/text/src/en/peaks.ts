/** What is said at a table's great moments. */

export const peaks = {
  /** Beside a seat for a moment: in `own` the reader sits there. */
  badges: {
    missed: { own: 'You miss a turn', other: 'Misses a turn' },
    lead: { own: 'You take the lead', other: 'Takes the lead' },
    lastStep: { own: 'Your last level!', other: 'The last level!' },
  },
};
