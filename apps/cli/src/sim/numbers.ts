/** The numbers among the options of `palier sim`. */
import { availableParallelism } from 'node:os';
import { failed, isFailure, type Failure } from '../failure.ts';
import { readNumber } from '../setup-options.ts';
import type { SimValues } from './options.ts';
import type { Words } from '../words.ts';

export type SimNumbers = {
  readonly t: 'numbers';
  readonly games: number | undefined;
  readonly first: number;
  readonly workers: number;
  /** How far intervals may reach to either side when the run ends early. */
  readonly until: number | undefined;
};

export const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;

export function readNumbers(values: SimValues, words: Words): SimNumbers | Failure {
  const read = (name: 'games' | 'first' | 'workers', max: number): number | Failure | undefined => {
    const value = values[name];
    return value === undefined ? undefined : readNumber(`--${name}`, value, { min: 1, max, words });
  };
  const games = read('games', MOST_GAMES);
  if (isFailure(games)) return games;
  const first = read('first', MOST_GAMES) ?? 1;
  if (isFailure(first)) return first;
  const workers = read('workers', MOST_WORKERS) ?? availableParallelism();
  if (isFailure(workers)) return workers;
  const until = values.until === undefined ? undefined : readShare('--until', values.until, words);
  if (isFailure(until)) return until;
  return { t: 'numbers', games, first, workers, until };
}

/** `0.5%` or `0.005`, with a comma too: above nothing and below a half. */
export function readShare(option: string, value: string, words: Words): number | Failure {
  const found = /^(?<number>\d{1,3}(?:[.,]\d{1,9})?)\s?(?<percent>%?)$/u.exec(value.trim())?.groups;
  const number = Number(found?.['number']?.replace(',', '.') ?? Number.NaN);
  const share = found?.['percent'] === '%' ? number / 100 : number;
  return share > 0 && share < 0.5 ? share : failed(words, 'bad-share', { option, value });
}
