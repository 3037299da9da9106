/** What `palier sim` is told of programs from outside, checked before anything is played. */
import { writeFileSync } from 'node:fs';
import { BOT_NAMES } from '@palier/bots';
import type { OutsideOption, Words } from '@palier/text';
import type { Option } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, readNumber } from '../setup-options.ts';
import { ORACLE } from '../lab/oracle.ts';
import { findBot, type OutsideSettings } from './crew.ts';
import { isOutside, isThere, OUTSIDE_FORM, programOf } from './entry.ts';
import { MOST_MS } from './limits.ts';

export const OUTSIDE_OPTIONS = {
  'bot-ms': { type: 'string', value: 'N' },
  'bot-log': { type: 'string', value: 'FILE' },
} as const satisfies { readonly [O in OutsideOption]: Option };

export type OutsideValues = { readonly [O in OutsideOption]: string | undefined };

/** The first entry of `--bots` that nobody can play. */
export function checkEntries(entries: readonly string[], words: Words): Failure | undefined {
  for (const entry of entries) {
    const program = isOutside(entry) ? programOf(entry) : undefined;
    if (program === undefined && findBot(entry) === undefined) {
      return badValue(words, '--bots', entry, [...BOT_NAMES, ORACLE, OUTSIDE_FORM]);
    }
    if (program !== undefined && !isThere(program)) {
      return failed(words, 'no-such-program', { program: program.file });
    }
  }
  return undefined;
}

/** Their time, and their log, which begins anew. */
export function readOutside(values: OutsideValues, words: Words): OutsideSettings | Failure {
  const { 'bot-ms': time, 'bot-log': log } = values;
  const bounds = { min: 1, max: MOST_MS, words };
  const ms = time === undefined ? undefined : readNumber('--bot-ms', time, bounds);
  if (isFailure(ms)) return ms;
  try {
    if (log !== undefined) writeFileSync(log, '');
  } catch (error) {
    const detail = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failed(words, 'cannot-write', { file: log ?? '', detail });
  }
  return {
    ...(ms === undefined ? {} : { limits: { ms } }),
    ...(log === undefined ? {} : { log }),
  };
}
