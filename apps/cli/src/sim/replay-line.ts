/** The command line that plays one sample of a run again. */
import type { SimValues } from './options.ts';

export function replayLine(values: SimValues, seed: string, number: number): string {
  const games = values.rotate ? String(values.bots?.split(',').length ?? 3) : '1';
  const options: readonly (readonly [name: string, value: string | boolean | undefined])[] = [
    ['soak', values.soak],
    ['edition', values.edition],
    ['ladder', values.ladder],
    ['master', values.master],
    ['rules', values.rules],
    ['bots', values.bots],
    ['rotate', values.rotate],
    ['seed', seed],
    ['first', String(number)],
    ['games', games],
    ['workers', '1'],
  ];
  const written = options.flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name} ${quoted(value)}`];
  });
  return ['palier sim', ...written].join(' ');
}

function quoted(text: string): string {
  return /^[\w.,:=/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
