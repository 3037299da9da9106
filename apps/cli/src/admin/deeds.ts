/** What an operator may ask: what has to be said for it, and how the server is asked. */
import type { Args, CommandOptions } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { checkOperands } from '../line.ts';
import { badValue, readNumber } from '../setup-options.ts';
import type { Words } from '../words.ts';

export const ADMIN_OPTIONS = {
  url: { type: 'string', value: 'URL', usual: 'http://localhost:8080' },
  'token-file': { type: 'string', value: 'FILE' },
  all: { type: 'boolean' },
  most: { type: 'string', value: 'N', usual: '50' },
  note: { type: 'string', value: 'TEXT' },
  days: { type: 'string', value: 'DAYS', usual: '7' },
  report: { type: 'string', value: 'NO' },
  reporter: { type: 'boolean' },
} as const satisfies CommandOptions;

export type AdminValues = Args<typeof ADMIN_OPTIONS>['values'];

/** Below `/api/admin`; what has a body is sent, the rest fetched. */
export type AdminRequest = { readonly path: string; readonly body?: object };

const DEEDS = {
  reports: [],
  report: ['NO'],
  settle: ['NO'],
  table: ['TABLE'],
  ban: ['[TABLE]', '[PERSON]'],
  bans: [],
  unban: ['NO'],
  rename: ['TABLE', 'PERSON', 'NAME'],
  close: ['TABLE'],
  club: ['CLUB'],
  'rename-club': ['CLUB', 'NAME'],
  'close-club': ['CLUB'],
  log: [],
} as const satisfies { readonly [deed: string]: readonly string[] };

export type DeedName = keyof typeof DEEDS;
export const DEED_NAMES = Object.keys(DEEDS) as readonly DeedName[];

export type AskedDeed = { readonly name: DeedName; readonly request: AdminRequest };

const MOST_LISTED = 1000;
const MOST_DAYS = 3650;
const MOST = 999_999_999;
const HOURS = 24;

/** `given`: the words after the command. */
export function readDeed(
  given: readonly string[],
  values: AdminValues,
  words: Words,
): AskedDeed | Failure {
  const [word = '', ...operands] = given;
  const name = DEED_NAMES.find((one) => one === word);
  if (name === undefined) return badValue(words, 'DEED', word, DEED_NAMES);
  const problem = checkOperands(DEEDS[name], operands);
  if (problem !== undefined) return failed(words, problem.code, problem.facts);
  const request = requestOf(name, operands, { values, words });
  return isFailure(request) ? request : { name, request };
}

type Rest = { readonly values: AdminValues; readonly words: Words };

function requestOf(
  name: DeedName,
  operands: readonly string[],
  { values, words }: Rest,
): AdminRequest | Failure {
  const [what = '', person = '', newName = ''] = operands;
  const { note = '' } = values;
  const table = `/tables/${encodeURIComponent(what)}`;
  const club = `/clubs/${encodeURIComponent(what)}`;
  switch (name) {
    case 'reports':
    case 'log': {
      const usual = ADMIN_OPTIONS.most.usual;
      const most = numberOf('--most', values.most ?? usual, { max: MOST_LISTED, words });
      if (isFailure(most)) return most;
      const all = name === 'reports' && values.all ? '&all=1' : '';
      return { path: `/${name}?most=${most}${all}` };
    }
    case 'bans':
      return { path: '/bans' };
    case 'report':
    case 'settle':
    case 'unban': {
      const no = numberOf('NO', what, { max: MOST, words });
      if (isFailure(no)) return no;
      if (name === 'report') return { path: `/reports/${no}` };
      return name === 'settle'
        ? { path: `/reports/${no}/settle`, body: { note } }
        : { path: `/bans/${no}/end`, body: {} };
    }
    case 'table':
      return { path: table };
    case 'club':
      return { path: club };
    case 'rename-club':
      return { path: `${club}/rename`, body: { name: person } };
    case 'close-club':
      return { path: `${club}/close`, body: { note } };
    case 'close':
      return { path: `${table}/close`, body: { note } };
    case 'rename': {
      const number = numberOf('PERSON', person, { max: MOST, words });
      if (isFailure(number)) return number;
      return { path: `${table}/rename`, body: { person: number, name: newName } };
    }
    case 'ban':
      return banOf(operands, { values, words });
  }
}

/** Who is banned is named by a report, or by the table where they are or were. */
function banOf(
  [table, person]: readonly string[],
  { values, words }: Rest,
): AdminRequest | Failure {
  const { note = '', reporter, report } = values;
  const usual = ADMIN_OPTIONS.days.usual;
  const days = numberOf('--days', values.days ?? usual, { max: MOST_DAYS, words });
  if (isFailure(days)) return days;
  const rest = { hours: days * HOURS, note };
  if (report !== undefined) {
    if (table !== undefined) {
      return failed(words, 'not-together', { options: ['TABLE', '--report'] });
    }
    const no = numberOf('--report', report, { max: MOST, words });
    if (isFailure(no)) return no;
    const side = reporter ? 'reporter' : 'reported';
    return { path: '/bans', body: { who: { t: 'report', report: no, side }, ...rest } };
  }
  if (reporter) return failed(words, 'missing-operand', { operand: '--report' });
  if (table === undefined) return failed(words, 'missing-operand', { operand: 'TABLE' });
  if (person === undefined) return failed(words, 'missing-operand', { operand: 'PERSON' });
  const number = numberOf('PERSON', person, { max: MOST, words });
  if (isFailure(number)) return number;
  return { path: '/bans', body: { who: { t: 'person', table, person: number }, ...rest } };
}

function numberOf(
  option: string,
  value: string,
  { max, words }: { readonly max: number; readonly words: Words },
): number | Failure {
  return readNumber(option, value, { min: 1, max, words });
}
