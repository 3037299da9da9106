/** The HTTP interface below `/api`: making tables, looking at them, fetching records. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  ClubGames,
  Clubs,
  Friends,
  Games,
  Manners,
  Nights,
  People,
  Ratings,
  Settler,
  SignedIn,
} from '@palier/people';
import { isFault, VERSION } from '@palier/rules';
import type { ClubTable, OpenTables, ReportKeeper, RoomName, Rooms } from '@palier/table/room';
import type { Log } from '../base/log.ts';
import { isAllowedOrigin, type Origins } from '../base/origin.ts';
import type { Misses } from '../base/misses.ts';
import { clientAddress, limitKey, type Asking } from '../base/proxy.ts';
import { limit, type ValuesOf } from '../base/setting.ts';
import { lobbyShown, tableShown } from './documents.ts';
import type { Makers } from './makers.ts';
import { openApi } from './openapi.ts';
import { companyOf } from './people/company.ts';
import { PEOPLE_SETTINGS, servePeople } from './people/serve-people.ts';
import {
  problemFrom,
  sendWait,
  sendProblem,
  type ApiProblem,
  type RequestError,
} from './problem.ts';
import { servePushes, type PushDoor } from './pushes.ts';
import { rateStore } from './rate-store.ts';
import { readOptions } from './read-options.ts';
import { readPlay } from './read-play.ts';
import { readRests, restAt } from './rests.ts';
import { readStandings, standingsOf, type StandingPorts } from './standings.ts';

export const API_SETTINGS = {
  /** Kept at once. */
  tables: limit(10_000),
  /** Of them from one address, as long as they are not over. */
  'tables-per-address': limit(100),
  /** Of them in the list of open tables. */
  'listed-per-address': limit(5),
  /** Requests a minute from one address. */
  'request-rate': limit(240),
  /** Tables made a minute from one address. */
  'table-rate': limit(20),
  ...PEOPLE_SETTINGS,
};

export type ApiPorts = {
  readonly rooms: Pick<Rooms, 'create' | 'told' | 'record' | 'seen' | 'playNow' | 'rest'> & {
    readonly openTables: Pick<OpenTables, 'tables'>;
    readonly clubTables: Pick<OpenTables<ClubTable>, 'tables'>;
  };
  readonly standings: StandingPorts['standings'];
  /** Undefined: no pushes here. */
  readonly pushes: PushDoor | undefined;
  /** The time that tables go by. */
  readonly now: () => number;
  /** The machine's own clock. */
  readonly wall: () => number;
  /** How many there are. */
  readonly tables: () => Promise<number>;
  readonly people: People;
  readonly friends: Friends;
  readonly clubs: Clubs;
  readonly clubGames: ClubGames;
  readonly reports: ReportKeeper;
  readonly games: Games;
  readonly ratings: Ratings;
  readonly settler: Settler;
  readonly manners: Manners;
  readonly nights: Nights;
  readonly makers: Makers;
  readonly misses: Misses;
  /** Milliseconds that only ever grow. */
  readonly steady: () => number;
  readonly isStopping: () => boolean;
  /** Until when somebody is kept from making and joining tables. */
  readonly bannedUntil: (address: string) => number | undefined;
  /** What else is answered below `/api`, by the same rules. */
  readonly more: (api: FastifyInstance) => void;
  readonly engine: string;
  /** Where others find this server, as far as who asks may know. */
  readonly urlsFor: (address: string) => readonly string[];
  readonly origins: Origins;
  /** Where players find this server, where the operator has said so. */
  readonly publicUrl: string | undefined;
  readonly settings: ValuesOf<typeof API_SETTINGS>;
  readonly log: Log;
};

/** Bytes of a request; a ladder of one's own is the longest that is of use. */
const MOST_SENT = 16_384;
const MINUTE = 60_000;

type TableParams = { readonly Params: { readonly table: string } };

export function askingOf({ socket, headers }: FastifyRequest): Asking {
  return { peer: socket.remoteAddress, headers };
}

export async function serveApi(app: FastifyInstance, ports: ApiPorts): Promise<void> {
  const { rooms, makers, misses, origins, settings, log, engine } = ports;
  const addressOf = (request: FastifyRequest): string =>
    clientAddress(askingOf(request), origins.trust);

  await app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      await api.register(rateLimit, {
        max: mostOf(settings['request-rate']),
        timeWindow: MINUTE,
        store: rateStore(ports.steady),
        keyGenerator: (request) => limitKey(addressOf(request)),
      });
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isAllowedOrigin(askingOf(request), origins)) {
          return sendProblem(request, reply, 'other-origin');
        }
        allowReading(request, reply, origins);
        return undefined;
      });
      api.setErrorHandler<RequestError>(async (error, request, reply) => {
        const problem = problemFrom(error);
        if (problem === 'failed')
          log.error({ err: error, route: request.routeOptions.url }, 'failed');
        return sendProblem(request, reply, problem);
      });

      type Made = Awaited<ReturnType<Rooms['create']>>;
      const open = async (
        address: string,
        create: () => Promise<Made>,
      ): Promise<RoomName | { readonly problem: ApiProblem }> => {
        const { tables } = settings;
        if (tables > 0 && (await ports.tables()) >= tables) {
          log.warn({ tables }, 'no more tables');
          return { problem: 'too-many-tables' };
        }
        const made = await makers.make(address, create);
        if (made === 'too-many') {
          log.warn({ address }, 'no more tables for this address');
          return { problem: 'too-many-from-here' };
        }
        // Whatever makes a table impossible was refused before, with its place.
        return 't' in made ? { problem: 'failed' } : made;
      };

      const making = { rateLimit: { max: mostOf(settings['table-rate']), timeWindow: MINUTE } };
      const makeTable = async (
        request: FastifyRequest,
        reply: FastifyReply,
        club?: string,
      ): Promise<FastifyReply> => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const until = ports.bannedUntil(limitKey(addressOf(request)));
        if (until !== undefined) return sendWait(request, reply, { problem: 'banned', until });
        const options = readOptions(request.body);
        if (isFault(options)) return sendProblem(request, reply, options);
        const create = async (): Promise<Made> => rooms.create(options, club);
        const made = await open(limitKey(addressOf(request)), create);
        if ('problem' in made) return sendProblem(request, reply, made.problem);
        return reply.code(201).send({ palier: VERSION, id: made.id, code: made.code });
      };
      api.post('/tables', { bodyLimit: MOST_SENT, config: making }, async (request, reply) =>
        makeTable(request, reply),
      );

      const { people, friends, manners } = ports;
      const keyOf = (request: FastifyRequest): string => limitKey(addressOf(request));
      /** Quick play; of who is signed in also with whom they are not to be seated. */
      const seatNow = async (
        request: FastifyRequest,
        reply: FastifyReply,
        who?: SignedIn,
      ): Promise<FastifyReply> => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const address = keyOf(request);
        const until = ports.bannedUntil(address);
        if (until !== undefined) return sendWait(request, reply, { problem: 'banned', until });
        const play = readPlay(request.body);
        if (isFault(play)) return sendProblem(request, reply, play);
        const { wishes, before = [], ...comer } = play;
        const late = await manners.waitsUntil(who, before);
        if (late !== undefined) {
          return sendWait(request, reply, { problem: 'left-often', until: late });
        }
        const ways = {
          address,
          company: who && companyOf(who, comer, { people, friends }),
          open: async (create: () => Promise<Made>) => open(address, create),
        };
        const seat = await rooms.playNow(comer, wishes, ways).catch((error: unknown) => {
          if (ports.isStopping()) return { problem: 'stopping' } as const;
          throw error;
        });
        if ('problem' in seat) return sendProblem(request, reply, seat.problem);
        if (who !== undefined) await manners.seated(who, comer.token);
        const { id, code, person } = seat;
        return reply.send({ palier: VERSION, id, code, person });
      };
      await api.register(
        async (part) =>
          servePeople(part, {
            ...ports,
            clubTables: rooms.clubTables,
            reports: ports.reports,
            now: ports.now,
            makeTable,
            keyOf,
            seatNow,
            making: { bodyLimit: MOST_SENT, config: making },
          }),
        { prefix: '/people' },
      );

      api.post('/play', { bodyLimit: MOST_SENT, config: making }, async (request, reply) =>
        seatNow(request, reply),
      );

      api.get('/lobby', async (_, reply) => reply.send(lobbyShown(rooms.openTables.tables())));

      api.post('/standings', { bodyLimit: MOST_SENT }, async (request, reply) => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const seats = readStandings(request.body);
        if (isFault(seats)) return sendProblem(request, reply, seats);
        const { standings, now } = ports;
        return reply.send(await standingsOf(seats, { standings, seen: rooms.seen, now }));
      });

      api.post('/rests', { bodyLimit: MOST_SENT, config: making }, async (request, reply) => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const asked = readRests(request.body);
        if (isFault(asked)) return sendProblem(request, reply, asked);
        return reply.send(await restAt(asked, rooms));
      });

      servePushes(api, ports.pushes);

      type Asked = FastifyRequest<TableParams>;
      const notFound = async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
        // Who was told to stop while it looked has found nothing, whatever there is.
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        misses.missed(limitKey(addressOf(request)), request.params.table);
        return sendProblem(request, reply, 'no-such-table');
      };

      api.get<TableParams>('/tables/:table', async (request, reply) => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const { table } = request.params;
        const key = limitKey(addressOf(request));
        if (!misses.mayTry(key, table)) return sendProblem(request, reply, 'too-fast');
        const room = await rooms.told(table);
        return room === undefined ? notFound(request, reply) : reply.send(tableShown(room));
      });

      api.get<TableParams>('/tables/:table/record', async (request, reply) => {
        if (ports.isStopping()) return sendProblem(request, reply, 'stopping');
        const { table } = request.params;
        const key = limitKey(addressOf(request));
        if (!misses.mayTry(key, table)) return sendProblem(request, reply, 'too-fast');
        const record = await rooms.record(table);
        if (record === 'missing') return notFound(request, reply);
        if (typeof record === 'string') return sendProblem(request, reply, record);
        return reply
          .type('application/jsonl; charset=utf-8')
          .header('content-disposition', 'attachment; filename="palier.jsonl"')
          .send(record.text);
      });

      api.get('/server', async (request, reply) =>
        reply.send({ palier: VERSION, engine, urls: ports.urlsFor(addressOf(request)) }),
      );

      ports.more(api);

      // The game's files would answer otherwise, as pages do.
      api.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/*',
        handler: async (request, reply) => sendProblem(request, reply, 'no-such-page'),
      });

      // A page elsewhere asks whether it may ask. Who gets here may.
      api.options('/*', async (_, reply) =>
        reply
          .code(204)
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', 'content-type')
          .header('access-control-max-age', '86400')
          .send(),
      );

      api.get('/openapi.json', async (_, reply) => reply.send(openApi()));
    },
    { prefix: '/api' },
  );
}

function mostOf(rate: number): number {
  return rate === 0 ? Number.MAX_SAFE_INTEGER : rate;
}

/** For pages elsewhere that the operator has named. */
function allowReading(request: FastifyRequest, reply: FastifyReply, { allowed }: Origins): void {
  const { origin } = request.headers;
  if (origin === undefined || !allowed.includes(origin)) return;
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');
}
