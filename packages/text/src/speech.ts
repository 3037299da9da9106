/** Numbers, counts and lists in a language's way, and what others wrote. */

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
