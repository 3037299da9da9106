/** Profiles over HTTP, below `/api/people`. Who asks is known by a cookie that no script sees. */
import type { Friends, Games, People, Ratings, Settler, SignedIn } from '@palier/people';
import { VERSION, isFault } from '@palier/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Misses } from '../../base/misses.ts';
import { limit } from '../../base/setting.ts';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { takeToken, tokenOf } from './cookie.ts';
import {
  askedLook,
  askedProfile,
  askedRecovery,
  askedSeats,
  exportOf,
  seatsShown,
} from './documents.ts';
import { serveClubs, type ClubsPlace } from './serve-clubs.ts';
import { serveNights, type NightsPlace } from './serve-nights.ts';
import type { PushDoor } from '../pushes.ts';
import { serveCalls } from './serve-calls.ts';
import { serveFriends } from './serve-friends.ts';
import { serveGames } from './serve-games.ts';
import { servePasskeys } from './serve-passkeys.ts';
import { serveRatings } from './serve-ratings.ts';
import { forSomebody, letIn, sendDone, sendMe } from './signed-in.ts';

export const PEOPLE_SETTINGS = {
  /** Kept at once. */
  profiles: limit(100_000),
};

export type PeoplePlace = ClubsPlace &
  NightsPlace & {
    readonly people: People;
    readonly friends: Friends;
    /** Undefined: no pushes here. */
    readonly pushes: PushDoor | undefined;
    readonly games: Games;
    readonly ratings: Ratings;
    readonly settler: Settler;
    readonly misses: Misses;
    readonly isStopping: () => boolean;
    /** What limits are counted by. */
    readonly keyOf: (request: FastifyRequest) => string;
    /** Where players find this server, where the operator has said so: what passkeys are bound to. */
    readonly publicUrl: string | undefined;
    /** Of what is made: as rarely as tables. */
    readonly making: RouteShorthandOptions;
    /** Quick play, for who is known. */
    readonly seatNow: (
      request: FastifyRequest,
      reply: FastifyReply,
      who: SignedIn | undefined,
    ) => Promise<FastifyReply>;
  };
/** Nobody's name: misses of recovery codes are counted with those of tables. */
const GUESSED = 'recovery';

export type Params<Name extends string> = { readonly Params: { readonly [N in Name]: string } };

export async function servePeople(app: FastifyInstance, place: PeoplePlace): Promise<void> {
  const { people, games, settler, misses, isStopping, keyOf, making } = place;
  app.addHook('onRequest', async (request, reply) =>
    isStopping() ? sendProblem(request, reply, 'stopping') : undefined,
  );

  const somebody = forSomebody(people);

  app.post('/', making, async (request, reply) => {
    const asked = readBody(askedProfile, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    const made = await people.create(asked);
    if (typeof made === 'string') return sendProblem(request, reply, made);
    return letIn(people, made, { request, reply: reply.code(201) });
  });

  app.post('/recover', async (request, reply) => {
    const asked = readBody(askedRecovery, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    const key = keyOf(request);
    if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
    const admitted = await people.recover(asked.code, asked.device);
    if (admitted !== 'wrong-code') return letIn(people, admitted, { request, reply });
    misses.missed(key, GUESSED);
    return sendProblem(request, reply, admitted);
  });

  app.get(
    '/me',
    somebody(async (who, _, reply) => sendMe(people, who, reply)),
  );

  app.put(
    '/me',
    somebody(async (who, request, reply) => {
      const asked = readBody(askedLook, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const outcome = await people.rename(who, asked);
      return outcome === 'bad-name'
        ? sendProblem(request, reply, outcome)
        : sendDone(outcome, request, reply);
    }),
  );

  app.delete(
    '/me',
    somebody(async (who, request, reply) => {
      await people.remove(who);
      takeToken(request, reply);
      return reply.code(204).send();
    }),
  );

  app.get(
    '/me/export',
    somebody(async (who, _, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="palier-profile.json"')
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify(exportOf(await people.about(who), await games.played(who)), undefined, 2),
        ),
    ),
  );

  app.post(
    '/me/recovery-code',
    making,
    somebody(async (who, request, reply) => {
      const code = await people.newRecoveryCode(who);
      if (code === undefined) return sendProblem(request, reply, 'not-signed-in');
      return reply.code(201).send({ palier: VERSION, code });
    }),
  );

  app.delete<Params<'session'>>(
    '/me/sessions/:session',
    somebody<FastifyRequest<Params<'session'>>>(async (who, request, reply) => {
      const { session } = request.params;
      if (session === who.session.id) takeToken(request, reply);
      return sendDone(await people.endSession(who, session), request, reply);
    }),
  );

  app.delete(
    '/me/sessions',
    somebody(async (who, _, reply) => {
      await people.endOthers(who);
      return reply.code(204).send();
    }),
  );

  app.get(
    '/me/seats',
    somebody(async (who, _, reply) => reply.send(seatsShown(await people.seats(who)))),
  );

  app.put(
    '/me/seats',
    somebody(async (who, request, reply) => {
      const asked = readBody(askedSeats, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const done = await people.keepSeats(who, asked.seats);
      if (done === 'done') await settler.claim(who, asked.seats);
      return sendDone(done, request, reply);
    }),
  );

  app.delete<Params<'table'>>(
    '/me/seats/:table',
    somebody<FastifyRequest<Params<'table'>>>(async (who, request, reply) => {
      const { table } = request.params;
      const kept = await people.seats(who);
      const seats = kept.filter((one) => one.table === table);
      for (const seat of seats) await people.forgetSeat(who, seat);
      return sendDone(seats.length > 0 ? 'done' : 'missing', request, reply);
    }),
  );

  // Below this path the cookie is sent; whose session has ended plays as a guest.
  app.post('/play', making, async (request, reply) => {
    const token = tokenOf(request);
    return place.seatNow(
      request,
      reply,
      token === undefined ? undefined : await people.whoIs(token),
    );
  });

  servePasskeys(app, place);
  serveCalls(app, place);
  serveFriends(app, place);
  serveClubs(app, place);
  serveGames(app, place);
  serveNights(app, place);
  serveRatings(app, place);
}
