/** Whether the browser of this session is told of invitations while the game is closed. */
import { isFault } from '@palier/rules';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../problem.ts';
import { askedAddress, deviceOf, unreachable } from '../pushes.ts';
import { readBody } from '../read-body.ts';
import type { PeoplePlace } from './serve-people.ts';
import { forSomebody } from './signed-in.ts';

export function serveCalls(app: FastifyInstance, { people, pushes }: PeoplePlace): void {
  const somebody = forSomebody(people);

  app.put(
    '/me/pushes',
    somebody(async ({ profile, session }, request, reply) => {
      const asked = readBody(askedAddress, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      if (pushes === undefined) return sendProblem(request, reply, 'no-such-page');
      const problem = unreachable(pushes, asked);
      if (problem !== undefined) return sendProblem(request, reply, problem);
      const owner = { profile: profile.id, session: session.id };
      await pushes.keepFor(owner, { ...asked, device: deviceOf(asked.endpoint) });
      return reply.code(204).send();
    }),
  );

  app.delete(
    '/me/pushes',
    somebody(async ({ session }, _, reply) => {
      await pushes?.forgetFor(session.id);
      return reply.code(204).send();
    }),
  );
}
