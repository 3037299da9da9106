/** What a server answers an operator, as lines for people. */
import type { ShownBan, ShownClub, ShownDeed, ShownInspected, ShownReport } from '@palier/server';
import type { Saying } from '@palier/table/room';
import type { Part } from '@palier/text';
import type { DeedName } from './deeds.ts';

export type AdminWords = {
  readonly admin: Part<'cli'>['admin'];
  readonly table: Part<'onlineTable'>;
};

type Answers = {
  readonly reports: { readonly reports: readonly ShownReport[] };
  readonly report: { readonly report: ShownReport };
  readonly table: ShownInspected;
  readonly club: ShownClub;
  readonly ban: { readonly ban: ShownBan };
  readonly bans: { readonly bans: readonly ShownBan[] };
  readonly log: { readonly log: readonly ShownDeed[] };
};

type Says<Answer> = (answer: Answer, words: AdminWords) => readonly string[];

/** Of the deeds that answer with something to read. */
const LINES: { readonly [Name in keyof Answers]: Says<Answers[Name]> } = {
  reports: ({ reports }, words) =>
    reports.length === 0 ? [words.admin.noReports] : reports.map((report) => headOf(report, words)),
  report: ({ report }, words) => wholeReport(report, words),
  table: (table, words) => tableLines(table, words),
  club: (club, words) => clubLines(club, words),
  ban: ({ ban }, { admin }) => [admin.banned(ban.no, ban.about.name, when(ban.until))],
  bans: ({ bans }, { admin }) => (bans.length === 0 ? [admin.noBans] : bans.map(banLine)),
  log: ({ log }, { admin }) => (log.length === 0 ? [admin.noLog] : log.map(deedLine)),
};

/** `json`: as the server of this version answers. */
export function linesFor(name: DeedName, json: object, words: AdminWords): readonly string[] {
  if (!hasLines(name)) return [words.admin.done];
  const says = LINES[name] as Says<object>;
  return says(json, words);
}

function hasLines(name: DeedName): name is keyof Answers {
  return Object.hasOwn(LINES, name);
}

/** To the minute, in the world's time: an operator may sit anywhere. */
function when(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function clubLines(
  { id, name, isOpen, made, members }: ShownClub,
  { admin }: AdminWords,
): readonly string[] {
  const { open, private: closed, roles } = admin.clubs;
  return [
    `${name}  ${id}  ${isOpen ? open : closed}  ${when(made)}`,
    ...members.map((one) => `  ${one.name}  ${roles[one.role]}`),
  ];
}

function headOf(report: ShownReport, { admin, table }: AdminWords): string {
  const { no, at, reason, reported, reporter, code, club, settled } = report;
  const [about, by] = [reported.names.at(-1) ?? '', reporter.names.at(-1) ?? ''];
  const why = table.report.reasons[reason];
  const what = club === undefined ? admin.report(about, by, code) : admin.clubReport(about, by);
  const head = `${no}  ${when(at)}  ${why}: ${what}`;
  return settled === undefined ? head : `${head} ${admin.isSettled}`;
}

function wholeReport(report: ShownReport, words: AdminWords): readonly string[] {
  const { admin } = words;
  const { reported, reporter, lines, text, table, club, settled } = report;
  const people = [
    admin.reported(reported.person, reported.names),
    admin.reporter(reporter.person, reporter.names),
    admin.atTable(table),
  ];
  const said = [
    lines.length === 0 ? admin.saidNothing : admin.saidLately,
    ...lines.map(({ at, saying }) => `  ${when(at)}  ${sayingText(saying, words)}`),
  ];
  return [
    headOf(report, words),
    ...(club === undefined ? people : [admin.ofClub(club)]),
    ...(text === undefined ? [] : [`“${text}”`]),
    ...(club === undefined ? said : []),
    ...(settled === undefined ? [] : [admin.settledBy(settled.by, when(settled.at))]),
    ...(settled === undefined || settled.note === '' ? [] : [`  ${settled.note}`]),
  ];
}

function sayingText(saying: Saying, { table: { talk } }: AdminWords): string {
  switch (saying.t) {
    case 'phrase':
      return talk.phrases[saying.phrase];
    case 'emote':
      return `(${talk.emotes[saying.emote]})`;
    case 'text':
      return saying.text;
  }
}

function tableLines(
  { id, code, phase, isClosed, people }: ShownInspected,
  { admin, table: { presence: presences } }: AdminWords,
): readonly string[] {
  const state = isClosed ? admin.isClosed : admin.phases[phase];
  return [
    `${code}  ${id}  ${state}`,
    ...(people.length === 0 ? [admin.nobody] : []),
    ...people.map(({ person, names, seat, presence, household }) => {
      const facts = [
        presences[presence],
        ...(seat === null ? [] : [admin.seat(seat)]),
        household === null ? admin.noAddress : admin.household(household),
      ];
      return `  ${person}  ${names.join(' → ')}  (${facts.join(', ')})`;
    }),
  ];
}

function banLine({ no, until, by, note, about }: ShownBan): string {
  const { name, table, person } = about;
  const why = note === '' ? by : `${by}: ${note}`;
  return `${no}  → ${when(until)}  ${name}  (${table}, ${person})  ${why}`;
}

/** For machines as much as for people: no sentence says it shorter. */
function deedLine({ no, at, by, what, about }: ShownDeed): string {
  const facts = Object.entries(about).map(([name, value]) =>
    name === 'until' && typeof value === 'number'
      ? `${name}=${JSON.stringify(when(value))}`
      : `${name}=${JSON.stringify(value)}`,
  );
  return `${no}  ${when(at)}  ${by}  ${what}  ${facts.join(' ')}`;
}
