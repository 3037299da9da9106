/** The options of `palier sim`. */
import type { Args, CommandOptions } from '../command.ts';
import { OUTSIDE_OPTIONS } from '../exec/options.ts';
import { SETUP_OPTIONS } from '../setup-options.ts';

export const OPTIONS = {
  ...SETUP_OPTIONS,
  bots: { type: 'string', value: 'A,B,…' },
  games: { type: 'string', value: 'N' },
  rotate: { type: 'boolean' },
  seed: { type: 'string', value: 'TEXT' },
  workers: { type: 'string', value: 'N' },
  record: { type: 'string', value: 'DIR' },
  until: { type: 'string', value: 'W' },
  csv: { type: 'boolean' },
  report: { type: 'string', value: 'FILE' },
  'ladder-report': { type: 'boolean' },
  soak: { type: 'boolean' },
  first: { type: 'string', value: 'N' },
  ...OUTSIDE_OPTIONS,
} as const satisfies CommandOptions;

export type SimValues = Args<typeof OPTIONS>['values'];
