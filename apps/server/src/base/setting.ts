/**
 * One thing that an operator can choose: how it is written, what it is where nobody chooses, and how it
 * is read. Whoever heeds a setting declares it; `settings.ts` gathers them.
 */

type Place = { readonly option: string };
type Value = { readonly value: string };

/** Codes and facts are those of the program's failures. */
export type SettingFacts = {
  readonly 'bad-number': { readonly min: number; readonly max: number } & Place & Value;
  readonly 'bad-value': { readonly allowed: readonly string[] } & Place & Value;
  /** Without the value: there may be a password in it. */
  readonly 'bad-url': { readonly allowed: readonly string[] } & Place;
  readonly 'bad-proxies': Place & Value;
  /** Without the value: it is a secret, or nearly one. */
  readonly 'bad-token': { readonly least: number } & Place;
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

export type GivenSetting = Place & Value;

export type Setting<T> = {
  /** How help writes the value. */
  readonly value: string;
  /** Undefined: nothing, or it depends on who starts the server. */
  readonly usual: T | undefined;
  /** 0 is no limit. */
  readonly isLimit: boolean;
  readonly read: (given: GivenSetting) => T | SettingFault;
};

export type SettingTable = { readonly [name: string]: Setting<unknown> };

/** The values of a table of settings. */
export type ValuesOf<Table extends SettingTable> = {
  readonly [Name in keyof Table]: Exclude<ReturnType<Table[Name]['read']>, SettingFault>;
};

export function settingFault<Code extends keyof SettingFacts>(
  code: Code,
  facts: SettingFacts[Code],
): SettingFault<Code> {
  return { t: 'setting-fault', code, facts };
}

export function isSettingFault(value: unknown): value is SettingFault {
  return typeof value === 'object' && value !== null && 't' in value && value.t === 'setting-fault';
}

const MANY = 10_000_000;

type Bounds = { readonly min?: number; readonly max?: number };

export function wholeNumber(
  value: string,
  usual: number,
  { min = 0, max = MANY }: Bounds = {},
): Setting<number> {
  return {
    value,
    usual,
    isLimit: false,
    read: (given) => {
      const number = /^\d{1,15}$/u.test(given.value) ? Number(given.value) : Number.NaN;
      const isGood = number >= min && number <= max;
      return isGood ? number : settingFault('bad-number', { ...given, min, max });
    },
  };
}

/** How many of something there may be; 0: any number. */
export function limit(usual: number): Setting<number> {
  return { ...wholeNumber('N', usual), isLimit: true };
}

export function freeText(value: string, usual?: string): Setting<string> {
  return { value, usual, isLimit: false, read: (given) => given.value };
}

export function oneOfWords<const T extends string>(allowed: readonly T[], usual?: T): Setting<T> {
  return {
    value: 'WHICH',
    usual,
    isLimit: false,
    read: (given) =>
      allowed.find((one) => one === given.value) ??
      settingFault('bad-value', { ...given, allowed }),
  };
}

/** `allowed`: how it must begin. */
export function url<T>(
  parse: (text: string) => T | undefined,
  allowed: readonly string[],
): Setting<T> {
  return {
    value: 'URL',
    usual: undefined,
    isLimit: false,
    read: ({ option, value }) => parse(value) ?? settingFault('bad-url', { option, allowed }),
  };
}
