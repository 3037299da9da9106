/** Who asks, and how they are let in. */
import type { Admitted, Done, People, SignedIn } from '@palier/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { giveToken, tokenOf } from './cookie.ts';
import { meShown } from './documents.ts';

export type Answered = Promise<FastifyReply>;

type Answer<R> = (who: SignedIn, request: R, reply: FastifyReply) => Answered;

/** Undefined: nobody in particular. */
export async function whoAsks(
  people: People,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : people.whoIs(token);
}

/** Answers only who is signed in. */
export function forSomebody(people: People) {
  return <R extends FastifyRequest>(answer: Answer<R>) =>
    async (request: R, reply: FastifyReply): Answered => {
      const who = await whoAsks(people, request);
      return who === undefined
        ? sendProblem(request, reply, 'not-signed-in')
        : answer(who, request, reply);
    };
}

export async function sendMe(people: People, who: SignedIn, reply: FastifyReply): Answered {
  return reply.send(meShown(who, await people.about(who)));
}

export async function letIn(
  people: People,
  admitted: Admitted,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Answered {
  giveToken(request, reply, admitted.token);
  return sendMe(people, admitted, reply);
}

export async function sendDone(
  outcome: Done,
  request: FastifyRequest,
  reply: FastifyReply,
): Answered {
  return outcome === 'done' ? reply.code(204).send() : sendProblem(request, reply, 'not-there');
}
