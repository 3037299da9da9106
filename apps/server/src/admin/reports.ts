/** What players tell the operator about each other, taken in so slowly that nobody fills the disk. */
import type { ReportKeeper } from '@palier/table/room';
import { Budgets } from '../base/budgets.ts';
import type { Log } from '../base/log.ts';
import { wholeNumber, type ValuesOf } from '../base/setting.ts';
import type { Time } from '../base/time.ts';
import type { Office } from '../ledger/index.ts';

const CENTURY = 36_500;

export const REPORT_SETTINGS = {
  /** Until reports, and bans that are over, are forgotten. */
  'report-days': wholeNumber('DAYS', 90, { min: 1, max: CENTURY }),
};

/** A whole table may be bad company; and then one every ten minutes. */
const BUDGET = { most: 6, oneMore: 600_000 };

/** All that are kept, each of some kilobytes at most. */
export const MOST_REPORTS = 10_000;

export type ReportPorts = {
  readonly office: Pick<Office, 'keepReport'>;
  readonly time: Pick<Time, 'steady'>;
  readonly settings: ValuesOf<typeof REPORT_SETTINGS> & { readonly 'request-rate': number };
  readonly log: Log;
};

export function reportKeeper({ office, time, settings, log }: ReportPorts): ReportKeeper {
  const budgets = new Budgets(BUDGET, time.steady);
  const isCounted = settings['request-rate'] > 0;
  return {
    days: settings['report-days'],
    mayReport: (address = '') => {
      if (!isCounted) return true;
      if (!budgets.has(address)) return false;
      budgets.spend(address);
      return true;
    },
    keep: async (report) => {
      const outcome = await office.keepReport(report, MOST_REPORTS);
      if (outcome === 'kept') log.info({ reason: report.reason }, 'report kept');
      if (outcome === 'full') log.warn({ reports: MOST_REPORTS }, 'no more reports');
      return outcome;
    },
  };
}
