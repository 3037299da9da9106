/** Clubs over HTTP. A private one is not there for who is not in it, whatever they ask. */
import { VERSION, isFault } from '@palier/rules';
import type { ClubGames, Clubs, ClubOutcome } from '@palier/people';
import type { ClubTable, ListedTable, ReportKeeper } from '@palier/table/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDenial, sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import {
  askedClubCode,
  askedClubReport,
  askedEvening,
  askedRole,
  askedSeason,
  clubShown,
  clubReport,
  clubsShown,
  clubTablesShown,
  doorShown,
  eveningShown,
  readClub,
  readClubChange,
  seasonShown,
} from './club-documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody, sendDone, whoAsks, type Answered } from './signed-in.ts';

/** As misses are counted: by which codes somebody tries to get into clubs. */
const GUESSED = 'club';

export type ClubsPlace = {
  readonly clubs: Clubs;
  readonly clubGames: ClubGames;
  /** What all nodes have open of all clubs. */
  readonly clubTables: { readonly tables: () => Iterable<ClubTable> };
  readonly reports: ReportKeeper;
  /** The time that tables go by. */
  readonly now: () => number;
  /** As `POST /api/tables`, but of a club. */
  readonly makeTable: (request: FastifyRequest, reply: FastifyReply, club: string) => Answered;
};

type OfClub = Params<'club'>;
type OfMember = Params<'club' | 'person'>;
type AskedOfClub = FastifyRequest<OfClub>;
type AskedOfMember = FastifyRequest<OfMember>;

export function serveClubs(app: FastifyInstance, place: PeoplePlace): void {
  const { people, clubs, clubGames, clubTables, misses, keyOf, making, makeTable } = place;
  const somebody = forSomebody(people);
  const changing = { bodyLimit: making.bodyLimit ?? 0 };

  app.get(
    '/clubs',
    somebody(async (who, _, reply) => {
      const counts = countsByClub(clubTables.tables());
      return reply.send(clubsShown(await clubs.mine(who), (club) => counts.get(club) ?? 0));
    }),
  );

  app.post(
    '/clubs',
    making,
    somebody(async (who, request, reply) => {
      const asked = readClub(request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const made = await clubs.found(who, asked);
      if (made === 'missing') return sendProblem(request, reply, 'not-signed-in');
      if (made === 'too-many') return sendProblem(request, reply, 'too-many-clubs');
      if (made === 'bad-name') return sendProblem(request, reply, made);
      return reply.code(201).send({ palier: VERSION, id: made.id });
    }),
  );

  app.get<Params<'code'>>('/clubs/door/:code', async (request, reply) => {
    const key = keyOf(request);
    if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
    const door = await clubs.door(request.params.code, await whoAsks(people, request));
    if (door !== undefined) return reply.send(doorShown(door));
    misses.missed(key, GUESSED);
    return sendProblem(request, reply, 'not-there');
  });

  app.post(
    '/clubs/join',
    making,
    somebody(async (who, request, reply) => {
      const asked = readBody(askedClubCode, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const key = keyOf(request);
      if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
      const joined = await clubs.join(who, asked);
      if (joined === 'missing') misses.missed(key, GUESSED);
      return sendJoined(joined, request, reply);
    }),
  );

  app.post<OfClub>(
    '/clubs/:club/join',
    making,
    somebody<AskedOfClub>(async (who, request, reply) =>
      sendJoined(await clubs.join(who, { id: request.params.club }), request, reply),
    ),
  );

  app.get<OfClub>('/clubs/:club', async (request, reply) => {
    const who = await whoAsks(people, request);
    const look = await clubs.look(request.params.club, who);
    return look === undefined
      ? sendProblem(request, reply, 'not-there')
      : reply.send(clubShown(look, who));
  });

  app.put<OfClub>(
    '/clubs/:club',
    changing,
    somebody<AskedOfClub>(async (who, request, reply) => {
      const asked = readClubChange(request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const outcome = await clubs.change(who, request.params.club, asked);
      return outcome === 'bad-name'
        ? sendProblem(request, reply, outcome)
        : sendOutcome(outcome, request, reply);
    }),
  );

  app.delete<OfClub>(
    '/clubs/:club',
    somebody<AskedOfClub>(async (who, request, reply) =>
      sendOutcome(await clubs.close(who, request.params.club), request, reply),
    ),
  );

  app.post<OfClub>(
    '/clubs/:club/code',
    making,
    somebody<AskedOfClub>(async (who, request, reply) => {
      const made = await clubs.newCode(who, request.params.club);
      return typeof made === 'string'
        ? sendOutcome(made, request, reply)
        : reply.code(201).send({ palier: VERSION, code: made.code });
    }),
  );

  app.delete<OfClub>(
    '/clubs/:club/members/me',
    somebody<AskedOfClub>(async (who, request, reply) =>
      sendDone(await clubs.leave(who, request.params.club), request, reply),
    ),
  );

  app.put<OfMember>(
    '/clubs/:club/members/:person',
    somebody<AskedOfMember>(async (who, request, reply) => {
      const asked = readBody(askedRole, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      return sendOutcome(await clubs.setRole(who, memberOf(request), asked.role), request, reply);
    }),
  );

  app.delete<OfMember>(
    '/clubs/:club/members/:person',
    somebody<AskedOfMember>(async (who, request, reply) =>
      sendOutcome(await clubs.bar(who, memberOf(request)), request, reply),
    ),
  );

  app.post<OfClub>(
    '/clubs/:club/report',
    making,
    somebody<AskedOfClub>(async (who, request, reply) => {
      const asked = readBody(askedClubReport, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const key = keyOf(request);
      if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
      const club = await clubs.known(request.params.club, who);
      if (club === undefined) {
        misses.missed(key, GUESSED);
        return sendProblem(request, reply, 'not-there');
      }
      const { reports, now } = place;
      if (!reports.mayReport(key)) return sendDenial(request, reply, 'too-soon');
      const report = clubReport(club, who, { at: now(), ...asked });
      return (await reports.keep(report)) === 'full'
        ? sendDenial(request, reply, 'reports-full')
        : reply.code(204).send();
    }),
  );

  app.delete<OfMember>(
    '/clubs/:club/barred/:person',
    somebody<AskedOfMember>(async (who, request, reply) =>
      sendOutcome(await clubs.unbar(who, memberOf(request)), request, reply),
    ),
  );

  app.get<OfClub>('/clubs/:club/tables', async (request, reply) => {
    const { club } = request.params;
    if ((await clubs.seen(club, await whoAsks(people, request))) === undefined)
      return sendProblem(request, reply, 'not-there');
    return reply.send(clubTablesShown(tablesOf(clubTables.tables(), club)));
  });

  app.get<OfClub & { readonly Querystring: { readonly back?: string } }>(
    '/clubs/:club/standings',
    async (request, reply) => {
      const back = askedSeason.safeParse(request.query.back ?? 0);
      const club = await clubs.seen(request.params.club, await whoAsks(people, request));
      if (club === undefined || !back.success) return sendProblem(request, reply, 'not-there');
      return reply.send(seasonShown(club.season, await clubGames.season(club, back.data)));
    },
  );

  app.get<Params<'club' | 'evening'>>('/clubs/:club/evenings/:evening', async (request, reply) => {
    const evening = askedEvening.safeParse(request.params.evening);
    const club = await clubs.seen(request.params.club, await whoAsks(people, request));
    if (club === undefined || !evening.success) return sendProblem(request, reply, 'not-there');
    return reply.send(eveningShown(await clubGames.evening(club, evening.data)));
  });

  app.post<OfClub>(
    '/clubs/:club/tables',
    making,
    somebody<AskedOfClub>(async (who, request, reply) => {
      const { club } = request.params;
      return (await clubs.roleOf(club, who)) === undefined
        ? sendProblem(request, reply, 'not-there')
        : makeTable(request, reply, club);
    }),
  );
}

function memberOf({ params: { club, person } }: AskedOfMember): {
  readonly club: string;
  readonly profile: string;
} {
  return { club, profile: person };
}

function* tablesOf(tables: Iterable<ClubTable>, club: string): Generator<ListedTable> {
  for (const one of tables) if (one.club === club) yield one.table;
}

function countsByClub(tables: Iterable<ClubTable>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { club } of tables) counts.set(club, (counts.get(club) ?? 0) + 1);
  return counts;
}

async function sendOutcome(
  outcome: ClubOutcome,
  request: FastifyRequest,
  reply: FastifyReply,
): Answered {
  return outcome === 'not-allowed'
    ? sendProblem(request, reply, outcome)
    : sendDone(outcome, request, reply);
}

type Joined = Awaited<ReturnType<Clubs['join']>>;

async function sendJoined(joined: Joined, request: FastifyRequest, reply: FastifyReply): Answered {
  switch (joined) {
    case 'missing':
      return sendProblem(request, reply, 'not-there');
    case 'too-many':
      return sendProblem(request, reply, 'too-many-clubs');
    case 'full':
      return sendProblem(request, reply, 'club-full');
    default:
      return reply.send({ palier: VERSION, id: joined.id });
  }
}
