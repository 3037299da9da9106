/** A report as somebody at the table makes it: kept beside the table, nobody at it hears of it. */
import type { Origin } from './audience.ts';
import type { ReportKeeper } from './ports.ts';
import { reportFrom, type Reporting } from './report.ts';
import type { RoomLog } from './room-log.ts';
import type { WireAnswer } from './wire.ts';

type Keeping = {
  readonly reports: ReportKeeper | undefined;
  /** Where who reports comes from. */
  readonly address: string | undefined;
  readonly now: () => number;
};

export async function keepReport(
  asked: Omit<Reporting, 'at'>,
  log: RoomLog<Origin>,
  { reports, address, now }: Keeping,
): Promise<WireAnswer> {
  if (reports === undefined) return { t: 'failed' };
  if (asked.person === asked.reporter) return { t: 'denied', why: 'no-such-person' };
  if (!reports.mayReport(address)) return { t: 'denied', why: 'too-soon' };
  await log.catchUp();
  const report = reportFrom(await log.steps(), { ...asked, at: now() });
  if (report === undefined) return { t: 'denied', why: 'no-such-person' };
  switch (await reports.keep(report)) {
    case 'kept':
      return { t: 'reported', days: reports.days };
    case 'known':
      return { t: 'denied', why: 'already-reported' };
    case 'full':
      return { t: 'denied', why: 'reports-full' };
  }
}
