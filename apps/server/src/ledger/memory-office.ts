/** An office in memory, for tests. */
import {
  banning,
  settling,
  sourceOf,
  unbanning,
  type Deed,
  type KeptBan,
  type KeptDeed,
  type KeptReport,
  type Office,
} from './office.ts';

export function memoryOffice(): Office {
  let reports: readonly KeptReport[] = [];
  let bans: readonly KeptBan[] = [];
  const deeds: KeptDeed[] = [];
  let [lastReport, lastBan] = [0, 0];
  const note = (deed: Deed): void => void deeds.push({ ...deed, no: deeds.length + 1 });
  return {
    keepReport: async (report, most) => {
      const source = sourceOf(report);
      if (reports.some((one) => sourceOf(one) === source)) return 'known';
      if (reports.length >= most) return 'full';
      reports = [...reports, { ...report, no: ++lastReport }];
      return 'kept';
    },
    reports: async ({ isSettledToo, most }) =>
      reports
        .filter(({ settled }) => isSettledToo || settled === undefined)
        .toReversed()
        .slice(0, most),
    report: async (no) => reports.find((one) => one.no === no),
    settle: async (no, text, { at, by }) => {
      if (!reports.some((one) => one.no === no)) return false;
      const settled = { at, by, note: text };
      reports = reports.map((one) => (one.no === no ? { ...one, settled } : one));
      note(settling(no, text, { at, by }));
      return true;
    },
    ban: async (ban, most) => {
      if (bans.filter(({ until }) => until > ban.at).length >= most) return undefined;
      const no = ++lastBan;
      bans = [...bans, { ...ban, no }];
      note(banning(no, ban));
      return no;
    },
    unban: async (no, who) => {
      if (!bans.some((ban) => ban.no === no && ban.until > who.at)) return false;
      bans = bans.map((ban) => (ban.no === no ? { ...ban, until: who.at } : ban));
      note(unbanning(no, who));
      return true;
    },
    bans: async (now) => bans.filter(({ until }) => until > now),
    note: async (deed) => note(deed),
    log: async (most) => deeds.toReversed().slice(0, most),
    forget: async (before) => {
      reports = reports.filter(({ at }) => at >= before);
      bans = bans.filter(({ until }) => until >= before);
    },
  };
}
