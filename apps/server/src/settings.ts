/**
 * What an operator can choose, by `--name` or by the environment's `PALIER_NAME`; the command line wins.
 * What is wrong or unknown is refused: a server that starts does what was asked.
 */
import { LOG_LEVELS } from './log.ts';
import { parseOrigin } from './origin.ts';
import { parseTrust, type Trust } from './proxy.ts';

type Place = { readonly option: string };
type Value = { readonly value: string };

/** Codes and facts are those of the program's failures. */
export type SettingFacts = {
  readonly 'bad-number': { readonly min: number; readonly max: number } & Place & Value;
  readonly 'bad-value': { readonly allowed: readonly string[] } & Place & Value;
  /** Without the value: there may be a password in it. */
  readonly 'bad-url': { readonly allowed: readonly string[] } & Place;
  readonly 'bad-proxies': Place & Value;
  readonly 'option-needs-value': Place;
  readonly 'unknown-variable': { readonly variable: string };
  readonly 'not-together': { readonly options: readonly [string, string] };
};

export type SettingFault<Code extends keyof SettingFacts = keyof SettingFacts> = {
  [C in Code]: {
    readonly t: 'setting-fault';
    readonly code: C;
    readonly facts: SettingFacts[C];
  };
}[Code];

type Given = Place & Value;
type Setting<T> = {
  /** How help writes the value. */
  readonly value: string;
  readonly read: (given: Given) => T | SettingFault;
};

function fault<Code extends keyof SettingFacts>(
  code: Code,
  facts: SettingFacts[Code],
): SettingFault<Code> {
  return { t: 'setting-fault', code, facts };
}

function whole(value: string, min: number, max: number): Setting<number> {
  return {
    value,
    read: (given) => {
      const number = /^\d{1,15}$/u.test(given.value) ? Number(given.value) : Number.NaN;
      const isGood = number >= min && number <= max;
      return isGood ? number : fault('bad-number', { ...given, min, max });
    },
  };
}

function text(value: string): Setting<string> {
  return { value, read: (given) => given.value };
}

function oneOf<const T extends string>(allowed: readonly T[]): Setting<T> {
  return {
    value: 'WHICH',
    read: (given) =>
      allowed.find((one) => one === given.value) ?? fault('bad-value', { ...given, allowed }),
  };
}

function url<T>(parse: (text: string) => T | undefined, allowed: readonly string[]): Setting<T> {
  return {
    value: 'URL',
    read: ({ option, value }) => parse(value) ?? fault('bad-url', { option, allowed }),
  };
}

const WEB = ['http://', 'https://'];
const POSTGRES = ['postgres://', 'postgresql://'];

function databaseUrl(value: string): string | undefined {
  return POSTGRES.some((start) => value.startsWith(start)) && URL.canParse(value)
    ? value
    : undefined;
}

function originList(value: string): readonly string[] | undefined {
  const origins = value.split(',').map((part) => parseOrigin(part.trim()));
  return origins.includes(undefined) ? undefined : (origins as readonly string[]);
}

const trust: Setting<Trust> = {
  value: 'PROXIES',
  read: (given) => parseTrust(given.value) ?? fault('bad-proxies', given),
};

export const METRICS = ['local', 'public', 'off'] as const;
export type MetricsAccess = (typeof METRICS)[number];

const MANY = 10_000_000;
const CENTURY = 36_500;

export const SETTINGS = {
  port: whole('PORT', 0, 65_535),
  host: text('ADDRESS'),
  web: text('FOLDER'),
  data: text('FOLDER'),
  database: url(databaseUrl, POSTGRES),
  'public-url': url(parseOrigin, WEB),
  origins: { ...url(originList, WEB), value: 'URLS' },
  'trust-proxy': trust,
  tables: whole('N', 0, MANY),
  'idle-days': whole('DAYS', 0, CENTURY),
  'retention-days': whole('DAYS', 0, CENTURY),
  watchers: whole('N', 0, MANY),
  connections: whole('N', 0, MANY),
  'connections-per-address': whole('N', 0, MANY),
  'message-rate': whole('N', 0, MANY),
  'request-rate': whole('N', 0, MANY),
  'table-rate': whole('N', 0, MANY),
  grace: whole('SECONDS', 0, 86_400),
  'bot-pace': whole('MS', 0, 60_000),
  'bot-threads': whole('N', 1, 256),
  metrics: oneOf(METRICS),
  log: oneOf(LOG_LEVELS),
} as const satisfies { readonly [name: string]: Setting<unknown> };

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What was chosen; the rest is as usual. */
export type ServerSettings = {
  readonly [Name in SettingName]?: Exclude<
    ReturnType<(typeof SETTINGS)[Name]['read']>,
    SettingFault
  >;
};

type Texts = { readonly [name: string]: string | undefined };

export function variableOf(name: SettingName): string {
  return `PALIER_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Variables of ours that are about something else. */
const OTHERS: ReadonlySet<string> = new Set(
  ['CHROMIUM', 'DEBUG', 'LONG', 'QUICK', 'SEED', 'TASK', 'VERSION'].map((name) => `PALIER_${name}`),
);

/** `flags` by their names without dashes, undefined where they were not given. */
export function readSettings(flags: Texts, env: Texts): ServerSettings | SettingFault {
  const unknown = unknownVariable(env);
  if (unknown !== undefined) {
    return fault('unknown-variable', { variable: unknown });
  }
  const chosen: { [name: string]: unknown } = {};
  for (const name of SETTING_NAMES) {
    const given = givenFor(name, flags, env);
    if (given === undefined) continue;
    if (given.value === '') {
      return fault('option-needs-value', { option: given.option });
    }
    const value = SETTINGS[name].read(given);
    if (isSettingFault(value)) return value;
    chosen[name] = value;
  }
  return oneStore(chosen, flags);
}

export function isSettingFault(value: unknown): value is SettingFault {
  return typeof value === 'object' && value !== null && 't' in value && value.t === 'setting-fault';
}

function givenFor(name: SettingName, flags: Texts, env: Texts): Given | undefined {
  const flag = flags[name];
  if (flag !== undefined) return { option: `--${name}`, value: flag };
  const variable = variableOf(name);
  const value = env[variable];
  // An empty variable is how a shell or a unit file takes one back.
  return value === undefined || value === '' ? undefined : { option: variable, value };
}

/** Tables are kept in a folder or in a database. Of two that stand in different places the flag wins. */
function oneStore(chosen: ServerSettings, flags: Texts): ServerSettings | SettingFault {
  const { data, database, ...rest } = chosen;
  if (data === undefined || database === undefined) return chosen;
  const [isData, isDatabase] = [flags['data'] !== undefined, flags['database'] !== undefined];
  if (isData && !isDatabase) return { ...rest, data };
  if (isDatabase && !isData) return { ...rest, database };
  const options = isData
    ? (['--data', '--database'] as const)
    : ([variableOf('data'), variableOf('database')] as const);
  return fault('not-together', { options });
}

function unknownVariable(env: Texts): string | undefined {
  const known = new Set(SETTING_NAMES.map(variableOf));
  return Object.keys(env).find(
    (name) => name.startsWith('PALIER_') && !known.has(name) && !OTHERS.has(name),
  );
}
