/** Ratings and leaderboards over HTTP. */
import { isFault } from '@palier/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { tokenOf } from './cookie.ts';
import { askedBoard, askedWish, boardShown, ratingsShown } from './documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody, sendDone } from './signed-in.ts';

export function serveRatings(app: FastifyInstance, { people, ratings }: PeoplePlace): void {
  const somebody = forSomebody(people);

  app.get(
    '/me/ratings',
    somebody(async (who, _, reply) => reply.send(ratingsShown(await ratings.own(who)))),
  );

  app.put(
    '/me/ratings',
    somebody(async (who, request, reply) => {
      const asked = readBody(askedWish, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      return sendDone(await ratings.want(who, asked.isWanted), request, reply);
    }),
  );

  // Everybody may look; who is signed in finds themselves.
  app.get<Params<'edition'>>(
    '/leaderboards/:edition',
    async (request: FastifyRequest<Params<'edition'>>, reply) => {
      const query = request.query as object;
      const asked = readBody(askedBoard, { ...query, ...request.params });
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const token = tokenOf(request);
      const who = token === undefined ? undefined : await people.whoIs(token);
      const { edition, from = 0 } = asked;
      return reply.send(boardShown(edition, await ratings.board(edition, from, who)));
    },
  );
}
