/** What `palier sim` is told of programs from outside, checked before anything is played. */
import { writeFileSync } from 'node:fs';
import { BOT_NAMES } from '@palier/bots';
import { FROZEN_NAMES } from '@palier/bots/lab';
import type { CommandOptions } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, readNumber } from '../setup-options.ts';
import { ORACLE } from '../lab/oracle.ts';
import { findBot, hasOutside, type OutsideSettings } from './crew.ts';
import { isOutside, isThere, OUTSIDE_FORM, programOf } from './entry.ts';
import { MOST_MS } from './limits.ts';
import type { Words } from '../words.ts';

export const OUTSIDE_OPTIONS = {
  'bot-ms': { type: 'string', value: 'N' },
  'bot-log': { type: 'string', value: 'FILE' },
} as const satisfies CommandOptions;

type OutsideOption = keyof typeof OUTSIDE_OPTIONS;

const OUTSIDE_OPTION_NAMES = Object.keys(OUTSIDE_OPTIONS) as readonly OutsideOption[];

export type OutsideValues = { readonly [O in OutsideOption]: string | undefined };

/** The first entry of `--bots` that nobody can play. */
export function checkEntries(entries: readonly string[], words: Words): Failure | undefined {
  for (const entry of entries) {
    const program = isOutside(entry) ? programOf(entry) : undefined;
    if (program === undefined && findBot(entry) === undefined) {
      return badValue(words, '--bots', entry, [
        ...BOT_NAMES,
        ...FROZEN_NAMES,
        ORACLE,
        OUTSIDE_FORM,
      ]);
    }
    if (program !== undefined && !isThere(program)) {
      return failed(words, 'no-such-program', { program: program.file });
    }
  }
  return undefined;
}

/** Their time and their log, where there are any. */
export function readOutside(
  entries: readonly string[],
  values: OutsideValues,
  words: Words,
): OutsideSettings | Failure {
  const { 'bot-ms': time, 'bot-log': log } = values;
  const bounds = { min: 1, max: MOST_MS, words };
  const ms = time === undefined ? undefined : readNumber('--bot-ms', time, bounds);
  if (isFailure(ms)) return ms;
  const given = OUTSIDE_OPTION_NAMES.find((name) => values[name] !== undefined);
  // An option that has no effect is refused rather than ignored.
  if (given !== undefined && !hasOutside(entries)) {
    const options = [`--bots ${entries.join(',')}`, `--${given}`] as const;
    return failed(words, 'not-together', { options });
  }
  return {
    ...(ms === undefined ? {} : { limits: { ms } }),
    ...(log === undefined ? {} : { log }),
  };
}

/** The log begins anew: only once nothing else is wrong, because what it held is lost. */
export function beginLog({ log }: OutsideSettings, words: Words): Failure | undefined {
  if (log === undefined) return undefined;
  try {
    writeFileSync(log, '');
    return undefined;
  } catch (error) {
    return failed(words, 'cannot-write', { file: log, detail: errorCode(error) });
  }
}
