/** Measured numbers in a language's way. */
export type Figures = {
  /** Up to one decimal: "12.5" */
  readonly decimal: (value: number) => string;
  /** Always one decimal: "2.0", "−4.8" */
  readonly tenths: (value: number) => string;
  /** Two decimals: "0.84" */
  readonly hundredths: (value: number) => string;
  /** With its sign: "+15.1", "−1.8" */
  readonly signed: (value: number) => string;
  /** "61.3 %" as the language writes it. */
  readonly percent: (share: number) => string;
  /** Without decimals: "61 %". */
  readonly whole: (share: number) => string;
  /** The same for small shares, as exact as they are: "0.05 %". */
  readonly fine: (share: number) => string;
};

const MINUS = '\u2212';

export function figuresOf(locale: string): Figures {
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const hundredths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const signed = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholes = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const fines = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
  return {
    decimal: (value) => decimals.format(value),
    tenths: (value) => tenths.format(value).replace('-', MINUS),
    hundredths: (value) => hundredths.format(value),
    signed: (value) => signed.format(value).replace('-', MINUS),
    percent: (share) => percents.format(share),
    whole: (share) => wholes.format(share),
    fine: (share) => fines.format(share),
  };
}
