/** How games ended, over HTTP. */
import { isFault } from '@palier/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { askedPage, encountersShown, gamesShown } from './documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody } from './signed-in.ts';

export function serveGames(app: FastifyInstance, { people, games }: PeoplePlace): void {
  const somebody = forSomebody(people);

  app.get(
    '/me/games',
    somebody(async (who, request, reply) => {
      const asked = readBody(askedPage, request.query);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      return reply.send(gamesShown(await games.page(who, asked)));
    }),
  );

  app.get<Params<'person'>>(
    '/friends/:person/games',
    somebody<FastifyRequest<Params<'person'>>>(async (who, request, reply) => {
      const met = await games.withFriend(who, request.params.person);
      if (met === undefined) return sendProblem(request, reply, 'not-there');
      return reply.send(encountersShown(met));
    }),
  );
}
