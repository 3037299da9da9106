/** What operators ask over HTTP and are answered, as schemas: read by them, and published by them. */
import { CLUB_NAME_LENGTH, CLUB_ROLES, type Clubs } from '@palier/people';
import { VERSION } from '@palier/rules';
import {
  NICKNAME_LENGTH,
  REPORT_REASONS,
  said,
  told,
  type InspectedRoom,
  type ReportedPerson,
} from '@palier/table/room';
import * as z from 'zod';

const palier = z.literal(VERSION);
const NOTE_LENGTH = 500;
/** Ten years. */
const MOST_HOURS = 87_600;

const note = z.string().max(NOTE_LENGTH);
const person = z.int().min(1).max(1_000_000);
const number = z
  .int()
  .min(1)
  .max(2 ** 50);

/** To settle a report, and to close a table. */
export const noteAsk = z.strictObject({ note });
export const renameAsk = z.strictObject({
  person,
  name: z.string().min(1).max(NICKNAME_LENGTH),
});

export const renameClubAsk = z.strictObject({ name: z.string().min(1).max(CLUB_NAME_LENGTH) });

/** The address that somebody joined a table from; or whoever a report is about, or has written it. */
export const banAsk = z.strictObject({
  who: z.discriminatedUnion('t', [
    z.strictObject({ t: z.literal('person'), table: z.string().min(1).max(64), person }),
    z.strictObject({
      t: z.literal('report'),
      report: number,
      side: z.enum(['reported', 'reporter']),
    }),
  ]),
  hours: z.int().min(1).max(MOST_HOURS),
  note,
});

const personShown = told({
  person,
  /** One after the other, the newest last. */
  names: z.array(z.string()),
  /** Whether there is an address to ban; never which. */
  hasAddress: z.boolean(),
});

export const reportShown = told({
  no: number,
  at: z.number(),
  table: z.string(),
  code: z.string(),
  /** Its id, where it is about the name of a club and about no table. */
  club: z.string().optional(),
  reason: z.enum(REPORT_REASONS),
  text: z.string().optional(),
  reporter: personShown,
  reported: personShown,
  lines: z.array(told({ at: z.number(), saying: said.shape.saying })),
  settled: told({ at: z.number(), by: z.string(), note: z.string() }).optional(),
});

export const banShown = told({
  no: number,
  at: z.number(),
  until: z.number(),
  by: z.string(),
  note: z.string(),
  kind: z.enum(['address']),
  about: told({ table: z.string(), person, name: z.string() }),
});

export const deedShown = told({
  no: number,
  at: z.number(),
  by: z.string(),
  what: z.string(),
  about: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const reportsShown = told({ palier, reports: z.array(reportShown) });
export const bansShown = told({ palier, bans: z.array(banShown) });
export const logShown = told({ palier, log: z.array(deedShown) });
export const oneReportShown = told({ palier, report: reportShown });
export const oneBanShown = told({ palier, ban: banShown });
export const doneShown = told({ palier, done: z.literal(true) });

export const tableShownToAdmin = told({
  palier,
  id: z.string(),
  code: z.string(),
  phase: z.enum(['lobby', 'playing', 'over']),
  isClosed: z.boolean(),
  people: z.array(
    told({
      ...personShown.shape,
      presence: z.enum(['here', 'away', 'gone']),
      seat: z.int().nullable(),
      /** People with the same number have joined from the same address, as far as anybody can tell. */
      household: z.int().nullable(),
    }),
  ),
});

export const shownClubToAdmin = told({
  palier,
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  made: z.number(),
  members: z.array(told({ name: z.string(), role: z.enum(CLUB_ROLES) })),
});

type InspectedClub = NonNullable<Awaited<ReturnType<Clubs['inspect']>>>;

export function clubShownToAdmin({
  club,
  members,
}: InspectedClub): z.infer<typeof shownClubToAdmin> {
  const { id, name, isOpen, made } = club;
  return {
    palier: VERSION,
    id,
    name,
    isOpen,
    made,
    members: members.map(({ person: { name: called }, role }) => ({ name: called, role })),
  };
}

export function shownPerson({
  person: id,
  names,
  origin,
}: ReportedPerson): z.infer<typeof personShown> {
  return { person: id, names: [...names], hasAddress: origin !== undefined };
}

export function shownToAdmin(room: InspectedRoom): z.infer<typeof tableShownToAdmin> {
  const { id, code, phase, isShut, people } = room;
  const households = [...new Set(people.flatMap(({ origin }) => origin?.from ?? []))];
  return {
    palier: VERSION,
    id,
    code,
    phase,
    isClosed: isShut,
    people: people.map((one) => ({
      ...shownPerson(one),
      presence: one.presence,
      seat: one.seat,
      household: one.origin === undefined ? null : households.indexOf(one.origin.from) + 1,
    })),
  };
}

export type ShownReport = z.infer<typeof reportShown>;
export type ShownBan = z.infer<typeof banShown>;
export type ShownDeed = z.infer<typeof deedShown>;
export type ShownClub = z.infer<typeof shownClubToAdmin>;
export type ShownInspected = z.infer<typeof tableShownToAdmin>;
