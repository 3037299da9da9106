/** What must not grow, and how much of it is the machine's or chance. */
import { growthOf } from './growth.ts';
import type { Sample } from './sample.ts';

export type Check = {
  readonly what: string;
  readonly of: (sample: Sample) => number;
  /** The first hour that counts. */
  readonly from: number;
  /** How much more it may be at the end, as a share of what it usually is. */
  readonly most: number;
};

/** By then what is compiled is compiled. */
const WARM = 2;
/** By then as much is swept as is new: a table is kept for a day, also one that is taken up again. */
const FULL = 72;

export const CHECKS: readonly Check[] = [
  { what: 'heap after a garbage collection', of: ({ heap }) => heap, from: WARM, most: 0.1 },
  { what: 'buffers beside it', of: ({ external }) => external, from: WARM, most: 0.1 },
  { what: 'memory (RSS)', of: ({ rss }) => rss, from: WARM, most: 0.15 },
  {
    what: 'descriptors, without those of people’s sockets',
    of: ({ descriptors, sockets }) => descriptors - sockets,
    from: WARM,
    most: 0.1,
  },
  { what: 'database', of: ({ file }) => file, from: FULL, most: 0.1 },
  {
    what: 'database in use, beside the steps that are kept',
    of: ({ used, kept }) => (kept === 0 ? 0 : used / kept),
    from: WARM,
    most: 0.1,
  },
  // As long as it ever was: SQLite begins anew at its front, and never makes it shorter.
  { what: 'log of the database', of: ({ log }) => log, from: WARM, most: 0.25 },
  { what: 'processor time of a move', of: ({ cpu }) => cpu, from: WARM, most: 0.2 },
  // Of these the machine's other work decides most.
  { what: 'p99 of moves', of: ({ p99 }) => p99, from: WARM, most: 0.5 },
  { what: 'p99 of the event loop’s delay', of: ({ late }) => late, from: WARM, most: 0.5 },
];

export type Grown = { readonly check: Check; readonly growth: number; readonly isFlat: boolean };

export function verdictOf(samples: readonly Sample[]): readonly Grown[] {
  return CHECKS.map((check) => {
    const counted = samples.filter(({ hour }) => hour >= check.from);
    const points = counted.map((sample) => ({ hour: sample.hour, value: check.of(sample) }));
    const growth = growthOf(points);
    return { check, growth, isFlat: growth <= check.most };
  });
}
