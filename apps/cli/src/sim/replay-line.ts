/** Command lines that play a run, or one sample of it, again. */
import { basename } from 'node:path';
import type { SimValues } from './options.ts';

type Written = readonly (readonly [name: string, value: string | boolean | undefined])[];

/** One sample, alone. */
export function replayLine(values: SimValues, seed: string, number: number): string {
  const games = values.rotate ? String(values.bots?.split(',').length ?? 3) : '1';
  return lineOf([
    ['soak', values.soak],
    ...setupOf(values, seed),
    ['first', String(number)],
    ['games', games],
    ['workers', '1'],
  ]);
}

/** The whole match; the number of workers changes nothing. */
export function repeatLine(values: SimValues, seed: string): string {
  return lineOf([
    ...setupOf(values, seed),
    ['first', values.first],
    ['games', values.games],
    ['until', values.until],
    ['ladder-report', values['ladder-report']],
    // Where it lay is nobody else's business.
    ['report', values.report === undefined ? undefined : basename(values.report)],
  ]);
}

function setupOf(values: SimValues, seed: string): Written {
  return [
    ['edition', values.edition],
    ['ladder', values.ladder],
    ['master', values.master],
    ['rules', values.rules],
    ['bots', values.bots],
    ['rotate', values.rotate],
    ['bot-ms', values['bot-ms']],
    ['seed', seed],
  ];
}

function lineOf(options: Written): string {
  const written = options.flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name} ${quoted(value)}`];
  });
  return ['palier sim', ...written].join(' ');
}

/** A word of a command line, as a shell takes it. */
export function quoted(text: string): string {
  return /^[\w.,:=/%-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
