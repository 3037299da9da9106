/**
 * What an operator can choose, by `--name` or by the environment's `PALIER_NAME`; the command line wins.
 * What is wrong or unknown is refused: a server that starts does what was asked. This table is the one
 * place of names and usual values: the parser, the help and the list in docs/OPERATIONS.md come from it.
 */
import { GRACE, QUICK_WAIT } from '@palier/table/room';
import { REPORT_SETTINGS } from './admin/reports.ts';
import { API_SETTINGS } from './api/api.ts';
import { adminToken } from './base/admin-token.ts';
import { LOG_LEVELS, type LogLevel } from './base/log.ts';
import { parseOrigin } from './base/origin.ts';
import { makeTrust, parseTrust, TRUST_NOBODY, type Trust } from './base/proxy.ts';
import {
  isSettingFault,
  oneOfWords,
  settingFault,
  freeText,
  url,
  wholeNumber,
  type GivenSetting,
  type Setting,
  type SettingFault,
  type SettingTable,
  type ValuesOf,
} from './base/setting.ts';
import { BOT_SETTINGS } from './bot-decider/roster.ts';
import { LIVE_SETTINGS } from './live/gate.ts';
import { LOBBY_SETTINGS } from './live/lobby.ts';
import { OPERATOR_SETTINGS } from './operator.ts';
import { PUSH_SETTINGS } from './push/push-settings.ts';
import { SWEEP_SETTINGS } from './sweep.ts';

/** Milliseconds. */
export const SECOND = 1000;

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
  usual: TRUST_NOBODY,
  isLimit: false,
  read: (given) => parseTrust(given.value) ?? settingFault('bad-proxies', given),
};

export const SETTINGS = {
  port: wholeNumber('PORT', 8080, { max: 65_535 }),
  host: freeText('ADDRESS', '127.0.0.1'),
  web: freeText('FOLDER'),
  data: freeText('FOLDER'),
  database: url(databaseUrl, POSTGRES),
  'public-url': url(parseOrigin, WEB),
  origins: { ...url(originList, WEB), value: 'URLS', usual: [] as readonly string[] },
  'trust-proxy': trust,
  ...API_SETTINGS,
  ...SWEEP_SETTINGS,
  ...REPORT_SETTINGS,
  ...LIVE_SETTINGS,
  ...LOBBY_SETTINGS,
  watchers: wholeNumber('N', 50),
  grace: wholeNumber('SECONDS', GRACE / SECOND, { max: 86_400 }),
  'quick-wait': wholeNumber('SECONDS', QUICK_WAIT / SECOND, { max: 3600 }),
  ...BOT_SETTINGS,
  ...PUSH_SETTINGS,
  'admin-token': adminToken,
  ...OPERATOR_SETTINGS,
  log: oneOfWords(LOG_LEVELS),
} as const satisfies SettingTable;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What was chosen; the rest is as usual. */
export type ServerSettings = Partial<ValuesOf<typeof SETTINGS>>;

type Always = Exclude<
  SettingName,
  'data' | 'database' | 'public-url' | 'push-key' | 'push-contact' | 'admin-token'
>;
export type CompleteSettings = ServerSettings & Pick<ValuesOf<typeof SETTINGS>, Always>;

/** What depends on who starts the server, and where. */
export type OwnSettings = {
  readonly web: string;
  readonly data: string;
  readonly log: LogLevel;
};

/** With the usual values of all that was not chosen. */
export function completeSettings(
  chosen: ServerSettings,
  { data, ...own }: OwnSettings,
): CompleteSettings {
  const place = chosen.database === undefined ? { data } : {};
  return { ...usualSettings(), ...own, ...place, ...chosen } as CompleteSettings;
}

function usualSettings(): ServerSettings {
  const usual = SETTING_NAMES.map((name) => [name, SETTINGS[name].usual] as const);
  return Object.fromEntries(usual.filter(([, value]) => value !== undefined));
}

/** As they may be printed: without a password or a token. */
export function shownSettings(settings: CompleteSettings): { readonly [name: string]: unknown } {
  const {
    database,
    'trust-proxy': trusted,
    'push-key': _,
    'admin-token': admins,
    ...rest
  } = settings;
  return {
    ...rest,
    'trust-proxy': makeTrust(trusted),
    ...(database !== undefined && { database: withoutPassword(database) }),
    ...(admins !== undefined && { 'admin-token': admins.map(({ name }) => `${name}:***`) }),
  };
}

/** A database's address for people: passwords stand before the host, or among the options. */
export function withoutPassword(address: string): string {
  const shown = new URL(address);
  if (shown.password !== '') shown.password = '***';
  shown.search = '';
  return shown.href;
}

/** The usual value as help and docs write it; undefined where it cannot be said in one word. */
export function usualText(name: SettingName): string | undefined {
  const { usual } = SETTINGS[name];
  if (name === 'trust-proxy') return makeTrust(TRUST_NOBODY);
  // Depends on the machine: its sentence says how.
  if (name === 'bot-threads') return undefined;
  return typeof usual === 'number' || typeof usual === 'string' ? String(usual) : undefined;
}

type Texts = { readonly [name: string]: string | undefined };

export function variableOf(name: SettingName): string {
  return `PALIER_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Variables of ours that are about something else. */
const OTHERS: ReadonlySet<string> = new Set(
  'BROWSER CHROMIUM DEBUG FIREFOX LONG QUICK SEED TASK VERSION'
    .split(' ')
    .map((name) => `PALIER_${name}`),
);

/** `flags` by their names without dashes, undefined where they were not given. */
export function readSettings(flags: Texts, env: Texts): ServerSettings | SettingFault {
  const unknown = unknownVariable(env);
  if (unknown !== undefined) {
    return settingFault('unknown-variable', { variable: unknown });
  }
  const chosen: { [name: string]: unknown } = {};
  for (const name of SETTING_NAMES) {
    const given = givenFor(name, flags, env);
    if (given === undefined) continue;
    if (given.value === '') {
      return settingFault('option-needs-value', { option: given.option });
    }
    const value = SETTINGS[name].read(given);
    if (isSettingFault(value)) return value;
    chosen[name] = value;
  }
  return oneStore(chosen, flags);
}

function givenFor(name: SettingName, flags: Texts, env: Texts): GivenSetting | undefined {
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
  return settingFault('not-together', { options });
}

function unknownVariable(env: Texts): string | undefined {
  const known = new Set(SETTING_NAMES.map(variableOf));
  return Object.keys(env).find(
    (name) => name.startsWith('PALIER_') && !known.has(name) && !OTHERS.has(name),
  );
}
