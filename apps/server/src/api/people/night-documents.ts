/** What is asked and answered about duplicate nights, as schemas. */
import {
  MOST_DEALS,
  NIGHT_NAME_LENGTH,
  type DealView,
  type NightPlan,
  type NightView,
} from '@palier/people';
import {
  VERSION,
  isFault,
  makeSetup,
  makeSetupChoice,
  parseSetupChoice,
  type Fault,
} from '@palier/rules';
import { LIVE_CLOCKS, ownToken, told } from '@palier/table/room';
import * as z from 'zod';
import { pathOf, readBody } from '../read-body.ts';

const palier = z.literal(VERSION);
const at = z.int();
/** Read by the rules, which say what is wrong with it. */
const setup = z.record(z.string().max(40), z.json()).meta({ id: 'setup' });
const clock = z.enum(LIVE_CLOCKS);

export const askedNight = z.strictObject({
  name: z.string().max(NIGHT_NAME_LENGTH),
  until: at,
  setup,
  clock,
  deals: z.int().min(1).max(MOST_DEALS),
});
export const askedEntry = z.strictObject({ salt: z.string().regex(/^[0-9a-f]{32}$/u) });
export const askedSeat = z.strictObject({
  deal: z.int().min(1).max(MOST_DEALS),
  token: ownToken,
  /** With those who are there, and bots in the other seats. */
  now: z.exactOptional(z.boolean()),
});

export const madeNight = told({ palier, id: z.string() });

const person = told({ id: z.string(), name: z.string(), face: z.string() });
const number = z.int();

const seat = told({
  /** Null for a bot. */
  entrant: number.nullable(),
  place: z.int(),
  levels: z.int(),
  rounds: z.array(told({ levels: z.int(), ended: z.boolean() })),
  /** Beside the others who held the same cards; null where nobody did. */
  compared: told({ share: z.number(), gained: z.number() }).nullable(),
});

const deal = told({
  commitment: z.string(),
  salts: z.array(z.string()).nullable(),
  waiting: z.array(number),
  playing: z.array(number),
  played: z.array(number),
  /** The table of who asks. */
  table: z.string().nullable(),
  /** Once everybody has played it. */
  closed: told({
    secret: z.string(),
    tables: z.array(told({ id: z.string(), seats: z.array(seat) })),
  }).nullable(),
});

const night = {
  id: z.string(),
  club: z.string(),
  name: z.string(),
  from: at,
  until: at,
  setup,
  clock,
  isShut: z.boolean(),
  isOver: z.boolean(),
  me: number.nullable(),
  mayRun: z.boolean(),
  entrants: z.array(person.nullable()),
  deals: z.array(deal),
  ranking: z.array(
    told({
      rank: z.int(),
      entrant: number,
      points: z.number(),
      gained: z.number(),
      deals: z.int(),
    }),
  ),
};

export const shownNight = told({
  palier,
  /** The time of this server, by which nights begin and end. */
  now: at,
  ...night,
});

export const shownNights = told({
  palier,
  now: at,
  nights: z.array(
    told({
      id: z.string(),
      name: z.string(),
      from: at,
      until: at,
      isShut: z.boolean(),
      isOver: z.boolean(),
      me: number.nullable(),
      entrants: z.int(),
      deals: z.int(),
      /** How many deals everybody has played. */
      closed: z.int(),
    }),
  ),
});

export function readNight(body: unknown, club: string): NightPlan | Fault {
  const read = readBody(askedNight, body);
  if (isFault(read)) return read;
  const choice = parseSetupChoice(read.setup);
  const made = isFault(choice) ? choice : makeSetup(choice);
  if (isFault(choice)) return { ...choice, path: pathOf(['setup', choice.path]) };
  if (isFault(made)) return { ...made, path: pathOf(['setup', made.path]) };
  return { ...read, club, setup: choice };
}

export function nightShown(view: NightView, now: number): z.infer<typeof shownNight> {
  const { id, club, name, from, until, isShut, isOver, me, mayRun, entrants } = view;
  return {
    palier: VERSION,
    now,
    id,
    club,
    name,
    from,
    until,
    setup: makeSetupChoice(view.setup) as z.infer<typeof setup>,
    clock: clock.parse(view.clock),
    isShut,
    isOver,
    me,
    mayRun,
    entrants: entrants.map((one) => (one === null ? null : { ...one })),
    deals: view.deals.map(dealShown),
    ranking: view.ranking.map((one) => ({ ...one })),
  };
}

function dealShown(view: DealView): z.infer<typeof deal> {
  const { commitment, salts, waiting, playing, played, table, closed } = view;
  return {
    commitment,
    salts: salts === null ? null : [...salts],
    waiting: [...waiting],
    playing: [...playing],
    played: [...played],
    table,
    closed:
      closed === null
        ? null
        : {
            secret: closed.secret,
            tables: closed.tables.map(({ id, seats }) => ({
              id,
              seats: seats.map(({ entrant, place, levels, rounds, compared }) => ({
                entrant: entrant ?? null,
                place,
                levels,
                rounds: rounds.map((round) => ({ ...round })),
                compared: compared === undefined ? null : { ...compared },
              })),
            })),
          },
  };
}

export function nightsShown(views: readonly NightView[], now: number): z.infer<typeof shownNights> {
  return {
    palier: VERSION,
    now,
    nights: views.map(({ id, name, from, until, isShut, isOver, me, entrants, deals }) => ({
      id,
      name,
      from,
      until,
      isShut,
      isOver,
      me,
      entrants: entrants.length,
      deals: deals.length,
      closed: deals.filter(({ closed }) => closed !== null).length,
    })),
  };
}
