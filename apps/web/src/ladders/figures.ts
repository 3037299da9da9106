/** Numbers that were measured, never without their error. */
import { intervalAround, type Estimate, type Interval, type Share } from '@palier/bots/lab';
import { words } from '../state/words.ts';

const UNKNOWN = '–';

export function shareText(share: Pick<Share, 'value' | 'interval'> | undefined): string {
  return share === undefined
    ? UNKNOWN
    : words('lab').plusMinus(share.value, halfOf(share.interval));
}

function halfOf([low, high]: Interval): number {
  return (high - low) / 2;
}

/** Without an error a number is not shown. */
export function estimateText(estimate: Estimate | undefined): string {
  const interval = estimate && intervalAround(estimate);
  if (estimate === undefined || interval === undefined) return UNKNOWN;
  const { tenths } = words('lab');
  return words('ladders').balance.plusMinus(tenths(estimate.value), tenths(halfOf(interval)));
}
