/** Measured numbers in a language's way. */
export type Figures = {
  /** Up to one decimal: "12.5" */
  readonly decimal: (value: number) => string;
  /** "61.3 %" as the language writes it. */
  readonly percent: (share: number) => string;
};

export function figuresOf(locale: string): Figures {
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    decimal: (value) => decimals.format(value),
    percent: (share) => percents.format(share),
  };
}
