/** The options by which `play` and `sim` say what is played. */
import {
  EDITION_IDS,
  MASTER_OPTIONS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  DEFAULT_EDITION,
  SEED_LENGTH,
  isFault,
  parsePosition,
  type Setup,
} from '@palier/rules';
import type { CommandOptions } from './command.ts';
import { failed, refusedDocument, type Failure } from './failure.ts';
import { UNREADABLE } from './status.ts';
import type { Words } from './words.ts';

export const SETUP_OPTIONS = {
  edition: { type: 'string', value: 'EDITION' },
  ladder: { type: 'string', value: 'LADDER' },
  master: { type: 'string', value: 'WHICH' },
  rules: { type: 'string', value: 'RULES' },
} as const satisfies CommandOptions;

export type SetupValues = { readonly [Name in keyof typeof SETUP_OPTIONS]: string | undefined };

/**
 * The rule set asked for. Everything goes through `parsePosition`, so that the command line accepts
 * exactly what a position does and says the same when it does not.
 */
export function readSetup(values: SetupValues, players: number, words: Words): Setup | Failure {
  const { edition = DEFAULT_EDITION, ladder, master, rules } = values;
  if (!(EDITION_IDS as readonly string[]).includes(edition)) {
    return badValue(words, '--edition', edition, EDITION_IDS);
  }
  if (master !== undefined && !(MASTER_OPTIONS as readonly string[]).includes(master)) {
    return badValue(words, '--master', master, MASTER_OPTIONS);
  }
  const ladderJson = ladder === undefined ? undefined : readJsonOr(ladder, ladder);
  const rulesJson = rules === undefined ? undefined : readJsonOr(rules, readPairs(rules));
  if (ladderJson === undefined && ladder !== undefined) return notJson(words, '--ladder', ladder);
  if (rulesJson === undefined && rules !== undefined) return notJson(words, '--rules', rules);
  const position = parsePosition(
    {
      edition,
      players,
      ...(ladderJson === undefined ? {} : ladderMember(ladderJson)),
      ...(master === undefined ? {} : { master }),
      ...(rulesJson === undefined ? {} : { rules: rulesJson }),
    },
    '',
  );
  if (!isFault(position)) return position.state.table.setup;
  const member = /^[a-z]+/.exec(position.path)?.[0] ?? 'rules';
  const option = member === 'ladders' ? '--ladder' : `--${member}`;
  // Refused as a position would be, but said on the command line: bad usage.
  return { ...refusedDocument(words, position, option), status: UNREADABLE };
}

/** How many sit at the table, where that is not possible. */
export function checkPlayers(players: number, words: Words): Failure | undefined {
  if (players >= MIN_PLAYERS && players <= MAX_PLAYERS) return undefined;
  const bounds = { min: MIN_PLAYERS, max: MAX_PLAYERS };
  return failed(words, 'wrong-number-of-players', { players, ...bounds });
}

/** A seed too long for a record; `room` is for what is written behind it. */
export function checkSeed(seed: string | undefined, words: Words, room = 0): Failure | undefined {
  const most = SEED_LENGTH - room;
  if (seed === undefined || seed.length <= most) return undefined;
  return failed(words, 'too-long', { option: '--seed', length: seed.length, most });
}

export function badValue(
  words: Words,
  option: string,
  value: string,
  allowed: readonly string[],
): Failure {
  return failed(words, 'bad-value', { option, value, allowed });
}

function notJson(words: Words, source: string, near: string): Failure {
  return failed(words, 'not-json', { near }, { source, path: '' });
}

/** A text that begins like JSON is read as JSON; undefined where it is none after all. */
export function readJsonOr(text: string, otherwise: unknown): unknown {
  if (!/^\s*[{[]/.test(text)) return otherwise;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A list is one ladder for each seat. */
function ladderMember(json: unknown): { readonly ladder: unknown } | { readonly ladders: unknown } {
  return Array.isArray(json) ? { ladders: json } : { ladder: json };
}

/** `goingOut=any,levels=4,startLevel=1:2:1` */
export function readPairs(text: string): { readonly [name: string]: unknown } {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), readValue(value.join('=').trim())];
  });
  return Object.fromEntries(pairs) as { readonly [name: string]: unknown };
}

function readValue(text: string): unknown {
  if (/^\d+(?::\d+)+$/.test(text)) return text.split(':').map(Number);
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A whole number within bounds, or the failure to say so. */
export function readNumber(
  option: string,
  value: string,
  bounds: { readonly min: number; readonly max: number; readonly words: Words },
): number | Failure {
  const { min, max, words } = bounds;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  return failed(words, 'bad-number', { option, value, min, max });
}
