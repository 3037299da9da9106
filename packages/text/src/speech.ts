/** What every language needs to speak: numbers, lists, chances, quotes, typography. */

/** Our languages tell one from more; which numbers count as one is for `Intl` to say. */
export type Forms = { readonly one: string; readonly other: string };

export type Speech = {
  readonly number: (value: number) => string;
  /** A number and its form: "2 levels". */
  readonly count: (value: number, forms: Forms) => string;
  /** "a, b and c" */
  readonly and: (items: readonly string[]) => string;
  /** "a, b or c" */
  readonly or: (items: readonly string[]) => string;
};

export function speechOf(locale: string): Speech {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    number: (value) => numbers.format(value),
    count: (value, forms) => {
      const form = plurals.select(value) === 'one' ? forms.one : forms.other;
      return `${numbers.format(value)} ${form}`;
    },
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}

const MOST_QUOTED = 80;

/**
 * Text from outside, fit to stand in a sentence: short, on one line, and without the control
 * characters by which it could rewrite the terminal or the direction of what follows.
 */
export function quotable(text: string): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  const letters = Array.from(plain);
  return letters.length > MOST_QUOTED ? `${letters.slice(0, MOST_QUOTED).join('')}…` : plain;
}

/** Chances as a ten-year-old counts them: so many times out of so many. */
export type Frequency =
  | { readonly t: 'never' }
  | { readonly t: 'times'; readonly times: number; readonly of: number }
  | { readonly t: 'always' };

const TIMES: readonly (readonly [times: number, of: number])[] = [
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

/** Nearer to the end than this is as good as never, or always. */
const EDGE = 0.05;

export function frequencyOf(chance: number): Frequency {
  if (chance < EDGE) return { t: 'never' };
  if (chance > 1 - EDGE) return { t: 'always' };
  const far = ([times, of]: readonly [number, number]): number => Math.abs(times / of - chance);
  const [times, of] = TIMES.toSorted((a, b) => far(a) - far(b))[0]!;
  return { t: 'times', times, of };
}

/** The beginning of a sentence, or of a label. */
export function capital(text: string, locale?: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A language's typography on every text of a catalogue, command lines to copy left as they are. */
export function typesetAll<T>(catalogue: T, typeset: (text: string) => string): T {
  return through(catalogue, typeset) as T;
}

function through(value: unknown, typeset: (text: string) => string): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') {
    const say = value as (...facts: readonly unknown[]) => unknown;
    return (...facts: readonly unknown[]) => through(say(...facts), typeset);
  }
  if (Array.isArray(value)) return value.map((item) => through(item, typeset));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'line' ? member : through(member, typeset),
    ]),
  );
}
