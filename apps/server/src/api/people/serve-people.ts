/** Profiles over HTTP, below `/api/people`. Who asks is known by a cookie that no script sees. */
import type { Admitted, People, SignedIn } from '@palier/people';
import { VERSION, isFault } from '@palier/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Misses } from '../../base/misses.ts';
import { limit } from '../../base/setting.ts';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { giveToken, takeToken, tokenOf } from './cookie.ts';
import {
  askedLook,
  askedProfile,
  askedRecovery,
  askedSeats,
  exportOf,
  meShown,
  seatsShown,
} from './documents.ts';

export const PEOPLE_SETTINGS = {
  /** Kept at once. */
  profiles: limit(100_000),
};

export type PeoplePlace = {
  readonly people: People;
  readonly misses: Misses;
  readonly isStopping: () => boolean;
  /** What limits are counted by. */
  readonly keyOf: (request: FastifyRequest) => string;
  /** Of what is made: as rarely as tables. */
  readonly making: RouteShorthandOptions;
};

/** Nobody's name: misses of recovery codes are counted with those of tables. */
const GUESSED = 'recovery';

type Params<Name extends string> = { readonly Params: { readonly [N in Name]: string } };
type Answered = Promise<FastifyReply>;

export async function servePeople(
  app: FastifyInstance,
  { people, misses, isStopping, keyOf, making }: PeoplePlace,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) =>
    isStopping() ? sendProblem(request, reply, 'stopping') : undefined,
  );

  /** Answers only who is signed in. */
  const forSomebody =
    <R extends FastifyRequest>(
      answer: (who: SignedIn, request: R, reply: FastifyReply) => Answered,
    ) =>
    async (request: R, reply: FastifyReply): Answered => {
      const token = tokenOf(request);
      const who = token === undefined ? undefined : await people.whoIs(token);
      return who === undefined
        ? sendProblem(request, reply, 'not-signed-in')
        : answer(who, request, reply);
    };

  const sendMe = async (who: SignedIn, reply: FastifyReply): Answered =>
    reply.send(meShown(who, await people.about(who)));
  const letIn = async (
    admitted: Admitted,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Answered => {
    giveToken(request, reply, admitted.token);
    return sendMe(admitted, reply);
  };
  const sendDone = async (
    outcome: 'done' | 'missing',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Answered =>
    outcome === 'done' ? reply.code(204).send() : sendProblem(request, reply, 'not-there');

  app.post('/', making, async (request, reply) => {
    const asked = readBody(askedProfile, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    const made = await people.create(asked);
    if (typeof made === 'string') return sendProblem(request, reply, made);
    return letIn(made, request, reply.code(201));
  });

  app.post('/recover', async (request, reply) => {
    const asked = readBody(askedRecovery, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    const key = keyOf(request);
    if (!misses.mayTry(key, GUESSED)) return sendProblem(request, reply, 'too-fast');
    const admitted = await people.recover(asked.code, asked.device);
    if (admitted !== 'wrong-code') return letIn(admitted, request, reply);
    misses.missed(key, GUESSED);
    return sendProblem(request, reply, admitted);
  });

  app.get(
    '/me',
    forSomebody(async (who, _, reply) => sendMe(who, reply)),
  );

  app.put(
    '/me',
    forSomebody(async (who, request, reply) => {
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
    forSomebody(async (who, request, reply) => {
      await people.remove(who);
      takeToken(request, reply);
      return reply.code(204).send();
    }),
  );

  app.get(
    '/me/export',
    forSomebody(async (who, _, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="palier-profile.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(exportOf(await people.about(who)), undefined, 2)),
    ),
  );

  app.post(
    '/me/recovery-code',
    making,
    forSomebody(async (who, request, reply) => {
      const code = await people.newRecoveryCode(who);
      if (code === undefined) return sendProblem(request, reply, 'not-signed-in');
      return reply.code(201).send({ palier: VERSION, code });
    }),
  );

  app.delete<Params<'session'>>(
    '/me/sessions/:session',
    forSomebody<FastifyRequest<Params<'session'>>>(async (who, request, reply) => {
      const { session } = request.params;
      if (session === who.session.id) takeToken(request, reply);
      return sendDone(await people.endSession(who, session), request, reply);
    }),
  );

  app.delete(
    '/me/sessions',
    forSomebody(async (who, _, reply) => {
      await people.endOthers(who);
      return reply.code(204).send();
    }),
  );

  app.get(
    '/me/seats',
    forSomebody(async (who, _, reply) => reply.send(seatsShown(await people.seats(who)))),
  );

  app.put(
    '/me/seats',
    forSomebody(async (who, request, reply) => {
      const asked = readBody(askedSeats, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      return sendDone(await people.keepSeats(who, asked.seats), request, reply);
    }),
  );

  app.delete<Params<'table'>>(
    '/me/seats/:table',
    forSomebody<FastifyRequest<Params<'table'>>>(async (who, request, reply) => {
      const { table } = request.params;
      const kept = await people.seats(who);
      const seats = kept.filter((one) => one.table === table);
      for (const seat of seats) await people.forgetSeat(who, seat);
      return sendDone(seats.length > 0 ? 'done' : 'missing', request, reply);
    }),
  );
}
