/** What is asked and answered about clubs, as schemas. */
import {
  CLUB_NAME_LENGTH,
  CLUB_ROLES,
  SEASONS,
  isHelper,
  type Club,
  type ClubDoor,
  type ClubEvening,
  type ClubLook,
  type ClubSeason,
  type Membership,
  type Season,
  type SignedIn,
} from '@palier/people';
import {
  VERSION,
  isFault,
  makeSetup,
  makeSetupChoice,
  parseSetupChoice,
  type Fault,
  type SetupChoice,
} from '@palier/rules';
import {
  listedTable,
  plainLine,
  REPORT_LENGTH,
  told,
  type ListedTable,
  type NewReport,
} from '@palier/table/room';
import * as z from 'zod';
import { pathOf, readBody } from '../read-body.ts';

const palier = z.literal(VERSION);
/** Seasons ago that can be asked for. */
const MOST_BACK = 1000;
const at = z.int();
const role = z.enum(CLUB_ROLES);
const season = z.enum(SEASONS);
const name = z.string().min(1).max(CLUB_NAME_LENGTH);
/** Where clocks are set alike, as browsers know it. */
const zone = z.string().min(1).max(60);
/** Read by the rules, which say what is wrong with it. */
const setup = z.record(z.string().max(40), z.json()).meta({ id: 'setup' });

export const askedClub = z.strictObject({ name, zone, setup: z.exactOptional(setup) });
export const askedClubChange = z.strictObject({
  name: z.exactOptional(name),
  isOpen: z.exactOptional(z.boolean()),
  setup: z.exactOptional(setup.nullable()),
  season: z.exactOptional(season),
  zone: z.exactOptional(zone),
});
/** What is in a link, or what somebody has typed of it. */
export const askedClubCode = z.strictObject({ code: z.string().min(1).max(40) });
/** Of the name of a club, to the operator. */
export const askedClubReport = z.strictObject({
  text: z.exactOptional(z.string().min(1).max(REPORT_LENGTH)),
});
export const askedRole = z.strictObject({ role });

const person = told({ id: z.string(), name: z.string(), face: z.string() });

export const shownClubs = told({
  palier,
  clubs: z.array(
    told({
      id: z.string(),
      name: z.string(),
      isOpen: z.boolean(),
      role,
      members: z.int(),
      /** How many there are now, at which somebody is. */
      tables: z.int(),
    }),
  ),
});

export const shownClub = told({
  palier,
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  setup: setup.nullable(),
  season,
  zone: z.string(),
  made: at,
  /** Null: who looks is not in it. */
  role: role.nullable(),
  /** Who looks, among the members; null: nobody of them. */
  you: z.string().nullable(),
  /** What lets people in, for helpers. */
  code: z.exactOptional(z.string()),
  members: z.array(told({ ...person.shape, role, since: at })),
  /** Who is not let in again, for helpers. */
  barred: z.array(person),
});

export const shownDoor = told({
  palier,
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  members: z.int(),
  isMember: z.boolean(),
});

export const madeClub = told({ palier, id: z.string() });
export const shownClubTables = told({ palier, tables: z.array(listedTable) });

const standing = told({
  person,
  games: z.int(),
  won: z.int(),
  /** Of the others at the table, how many of a hundred ended behind, on average: 50 is even. */
  mean: z.number(),
  /** Where the true mean lies in 95 of 100 cases. */
  from: z.number(),
  until: z.number(),
  /** Too few games to tell much. */
  isEarly: z.boolean(),
});

const evening = z.string().regex(/^\d{4}-\d\d-\d\d$/u);
const count = z.int();

export const shownSeason = told({
  palier,
  kind: season,
  back: z.int(),
  /** The first evening and the last; null: since ever, or without an end. */
  from: evening.nullable(),
  until: evening.nullable(),
  hasEarlier: z.boolean(),
  standings: z.array(standing),
  records: z.array(
    z.discriminatedUnion('t', [
      told({ t: z.literal('run'), person, count, evening }),
      told({ t: z.literal('evening'), person, count, evening }),
      told({ t: z.literal('busiest'), count, evening }),
    ]),
  ),
  /** The newest first. */
  evenings: z.array(told({ evening, games: z.int(), best: z.array(person), won: z.int() })),
});

export const shownEvening = told({
  palier,
  evening,
  /** Whether nothing is added to it any more. */
  isOver: z.boolean(),
  standings: z.array(standing),
  games: z.array(
    told({
      no: z.int(),
      table: z.string(),
      ended: at,
      edition: z.string(),
      seats: z.array(
        told({
          seat: z.int(),
          isBot: z.boolean(),
          place: z.int(),
          level: z.int(),
          /** Null: a bot, a guest, or somebody who is not in the club. */
          person: person.nullable(),
        }),
      ),
    }),
  ),
});

type AskedClub = Omit<z.infer<typeof askedClub>, 'setup'> & { readonly setup?: SetupChoice };
type AskedChange = Omit<z.infer<typeof askedClubChange>, 'setup'> & {
  readonly setup?: SetupChoice | null;
};

export function readClub(body: unknown): AskedClub | Fault {
  const read = readBody(askedClub, body);
  if (isFault(read)) return read;
  const { setup: chosen, ...rest } = read;
  if (chosen === undefined) return rest;
  const choice = readSetup(chosen);
  return isFault(choice) ? choice : { ...rest, setup: choice };
}

export function readClubChange(body: unknown): AskedChange | Fault {
  const read = readBody(askedClubChange, body);
  if (isFault(read)) return read;
  const { setup: chosen, ...rest } = read;
  if (chosen === undefined) return rest;
  const choice = chosen === null ? null : readSetup(chosen);
  return isFault(choice) ? choice : { ...rest, setup: choice };
}

/** Which season before this one, as an address says it. */
export const askedSeason = z.coerce.number().int().min(0).max(MOST_BACK);
export const askedEvening = z.iso.date();

/** What the club’s tables begin with, as the rules understand it. */
function readSetup(document: unknown): SetupChoice | Fault {
  const choice = parseSetupChoice(document);
  if (isFault(choice)) return { ...choice, path: pathOf(['setup', choice.path]) };
  const made = makeSetup(choice);
  return isFault(made) ? { ...made, path: pathOf(['setup', made.path]) } : choice;
}

export function clubsShown(
  clubs: readonly Membership[],
  tablesOf: (club: string) => number,
): z.infer<typeof shownClubs> {
  return {
    palier: VERSION,
    clubs: clubs.map(({ club, role: own, members }) => ({
      id: club.id,
      name: club.name,
      isOpen: club.isOpen,
      role: own,
      members,
      tables: tablesOf(club.id),
    })),
  };
}

function setupDocument(choice: SetupChoice): z.infer<typeof setup> {
  return makeSetupChoice(choice) as z.infer<typeof setup>;
}

/** Built of what this one may be told, nothing cut away. */
export function clubShown(
  { club, role: own, members, barred }: ClubLook,
  who?: SignedIn,
): z.infer<typeof shownClub> {
  return {
    palier: VERSION,
    id: club.id,
    name: club.name,
    isOpen: club.isOpen,
    setup: club.setup === null ? null : setupDocument(club.setup),
    season: club.season,
    zone: club.zone,
    made: club.made,
    role: own ?? null,
    you: own === undefined ? null : (who?.profile.id ?? null),
    ...(isHelper(own) && { code: club.code }),
    members: members.map(({ person: one, role: theirs, since }) => ({
      ...one,
      role: theirs,
      since,
    })),
    barred: [...barred],
  };
}

export function seasonShown(kind: Season, shown: ClubSeason): z.infer<typeof shownSeason> {
  const { back, from, until, hasEarlier, standings, records, evenings } = shown;
  return {
    palier: VERSION,
    kind,
    back,
    from,
    until,
    hasEarlier,
    standings: [...standings],
    records: [...records],
    evenings: evenings.map(({ best, ...rest }) => ({ ...rest, best: [...best] })),
  };
}

export function eveningShown(shown: ClubEvening): z.infer<typeof shownEvening> {
  const { evening: day, isOver, standings, games } = shown;
  return {
    palier: VERSION,
    evening: day,
    isOver,
    standings: [...standings],
    games: games.map(({ no, table, ended, edition, seats }) => ({
      no,
      table,
      ended,
      edition,
      seats: seats.map(({ seat, isBot, place, level, person: one }) => ({
        seat,
        isBot,
        place,
        level,
        person: one,
      })),
    })),
  };
}

/** What the operator is told: of who reports, the name alone. */
export function clubReport(
  { id, name: called }: Club,
  { profile }: SignedIn,
  { at: when, text }: { readonly at: number; readonly text?: string },
): NewReport {
  const more = text === undefined ? undefined : plainLine(text);
  return {
    at: when,
    table: '',
    code: '',
    club: id,
    reason: 'name',
    ...(more !== undefined && { text: more }),
    reporter: { person: 1, names: [profile.name] },
    reported: { person: 1, names: [called] },
    lines: [],
  };
}

export function doorShown({ club, members, isMember }: ClubDoor): z.infer<typeof shownDoor> {
  const { id, name: called, isOpen } = club;
  return { palier: VERSION, id, name: called, isOpen, members, isMember };
}

export function clubTablesShown(tables: Iterable<ListedTable>): z.infer<typeof shownClubTables> {
  return { palier: VERSION, tables: [...tables] };
}
