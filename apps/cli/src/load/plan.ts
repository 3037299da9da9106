/** What `palier load` was asked for, read from its options. */
import { MAX_PLAYERS, MIN_PLAYERS } from '@palier/rules';
import type { CommandOptions } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, readNumber } from '../setup-options.ts';
import { MIND_NAMES, mindNamed } from './minds.ts';
import type { Words } from '../words.ts';

export const LOAD_OPTIONS = {
  url: { type: 'strings', value: 'URL' },
  serve: { type: 'boolean' },
  tables: { type: 'string', value: 'N' },
  players: { type: 'string', value: 'N' },
  seconds: { type: 'string', value: 'S' },
  ramp: { type: 'string', value: 'S' },
  think: { type: 'string', value: 'MS' },
  bots: { type: 'string', value: 'NAME' },
  drop: { type: 'string', value: 'N' },
  idle: { type: 'boolean' },
  profiles: { type: 'boolean' },
  processes: { type: 'string', value: 'N' },
} as const satisfies CommandOptions;

const USUAL_URL = 'http://localhost:8080';

/** How each number may be, and is when nothing is said. */
const NUMBERS = {
  tables: { usual: 50, min: 1, max: 100_000 },
  players: { usual: 4, min: MIN_PLAYERS, max: MAX_PLAYERS },
  seconds: { usual: 20, min: 1, max: 86_400 },
  ramp: { usual: 0, min: 0, max: 3600 },
  think: { usual: 0, min: 0, max: 600_000 },
  drop: { usual: 0, min: 0, max: 60_000 },
  processes: { usual: 1, min: 1, max: 64 },
} as const;
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS) as readonly NumberName[];

export type LoadPlan = { readonly [Name in NumberName]: number } & {
  readonly bots: string;
  /** Nobody moves. */
  readonly idle: boolean;
  /** Every player is somebody on the server. */
  readonly profiles: boolean;
};

/** `serve`: a server of one's own. */
export type LoadTarget =
  | { readonly t: 'serve' }
  | { readonly t: 'urls'; readonly urls: readonly string[] };

export type LoadValues = {
  readonly [Name in NumberName | 'bots']: string | undefined;
} & {
  readonly url: readonly string[];
  readonly serve: boolean;
  readonly idle: boolean;
  readonly profiles: boolean;
};

export function readPlan(values: LoadValues, words: Words): LoadPlan | Failure {
  const numbers: Partial<Record<NumberName, number>> = {};
  for (const name of NUMBER_NAMES) {
    const { usual, min, max } = NUMBERS[name];
    const value = values[name] ?? String(usual);
    const number = readNumber(`--${name}`, value, { min, max, words });
    if (isFailure(number)) return number;
    numbers[name] = number;
  }
  const { bots = 'hasty', idle, profiles } = values;
  if (mindNamed(bots) === undefined) return badValue(words, '--bots', bots, MIND_NAMES);
  return { ...(numbers as { [Name in NumberName]: number }), bots, idle, profiles };
}

const WEB = ['http://', 'https://'];

export function readTarget({ url, serve }: LoadValues, words: Words): LoadTarget | Failure {
  if (serve && url.length > 0) {
    return failed(words, 'not-together', { options: ['--url', '--serve'] });
  }
  if (serve) return { t: 'serve' };
  const urls = (url.length === 0 ? [USUAL_URL] : url).map((text) => text.replace(/\/+$/u, ''));
  const areGood = urls.every(
    (text) => WEB.some((start) => text.startsWith(start)) && URL.canParse(text),
  );
  return areGood
    ? { t: 'urls', urls }
    : failed(words, 'bad-url', { option: '--url', allowed: WEB });
}
