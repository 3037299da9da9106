/** Friends over HTTP. */
import { VERSION, isFault } from '@palier/rules';
import type { Done } from '@palier/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { askedFriend, askedInvitation, circleShown } from './documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody, sendDone, type Answered } from './signed-in.ts';

/** As misses are counted: by which codes somebody tries to find others. */
const GUESSED = 'friend';

type OfPerson = Params<'person'>;
type Asked = FastifyRequest<OfPerson>;

export function serveFriends(
  app: FastifyInstance,
  { people, friends, misses, keyOf, making }: PeoplePlace,
): void {
  const somebody = forSomebody(people);
  const sendOutcome = async (
    outcome: Done | 'too-many',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Answered =>
    outcome === 'too-many'
      ? sendProblem(request, reply, 'too-many-friends')
      : sendDone(outcome, request, reply);

  app.get(
    '/friends',
    somebody(async (who, request, reply) => {
      const circle = await friends.circle(who);
      if (circle === undefined) return sendProblem(request, reply, 'not-signed-in');
      return reply.send(circleShown(circle));
    }),
  );

  app.post(
    '/friends',
    making,
    somebody(async (who, request, reply) => {
      const asked = readBody(askedFriend, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const key = keyOf(request);
      if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
      const outcome = await friends.ask(who, asked.code);
      if (outcome === 'missing') misses.missed(key, GUESSED);
      return sendOutcome(outcome, request, reply);
    }),
  );

  app.post(
    '/friends/code',
    making,
    somebody(async (who, request, reply) => {
      const code = await friends.newCode(who);
      if (code === undefined) return sendProblem(request, reply, 'not-signed-in');
      return reply.code(201).send({ palier: VERSION, code });
    }),
  );

  app.put<OfPerson>(
    '/friends/:person',
    somebody<Asked>(async (who, request, reply) =>
      sendOutcome(await friends.accept(who, request.params.person), request, reply),
    ),
  );

  app.delete<OfPerson>(
    '/friends/:person',
    somebody<Asked>(async (who, request, reply) =>
      sendDone(await friends.remove(who, request.params.person), request, reply),
    ),
  );

  app.put<OfPerson>(
    '/blocks/:person',
    somebody<Asked>(async (who, request, reply) =>
      sendOutcome(await friends.block(who, request.params.person), request, reply),
    ),
  );

  app.delete<OfPerson>(
    '/blocks/:person',
    somebody<Asked>(async (who, request, reply) =>
      sendDone(await friends.unblock(who, request.params.person), request, reply),
    ),
  );

  app.put<OfPerson>(
    '/friends/:person/invitation',
    somebody<Asked>(async (who, request, reply) => {
      const asked = readBody(askedInvitation, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const { person } = request.params;
      return sendDone(await friends.invite(who, person, asked.table), request, reply);
    }),
  );

  app.delete<OfPerson>(
    '/invitations/:person',
    somebody<Asked>(async (who, request, reply) =>
      sendDone(await friends.dropInvitation(who, request.params.person), request, reply),
    ),
  );
}
