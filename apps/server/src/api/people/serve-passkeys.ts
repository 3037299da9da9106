/** Passkeys over HTTP: asked for in one request, answered in the next. */
import { VERSION, isFault } from '@palier/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { askedPasskey } from './documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody, letIn, sendDone, sendMe } from './signed-in.ts';
import { siteOf, type Site } from './site.ts';
import { createdPasskey, creationOptions, requestOptions, usedPasskey } from './webauthn.ts';

export function servePasskeys(app: FastifyInstance, place: PeoplePlace): void {
  const { people, making, publicUrl } = place;
  const somebody = forSomebody(people);
  const siteFor = ({ headers }: FastifyRequest): Site | undefined =>
    siteOf(headers.origin, publicUrl);

  app.post(
    '/me/passkeys/begin',
    making,
    somebody(async (who, request, reply) => {
      const site = siteFor(request);
      if (site === undefined) return sendProblem(request, reply, 'no-passkeys-here');
      const passkeys = await people.passkeys(who.profile);
      const options = await creationOptions(who.profile, passkeys, site);
      const ceremony = await people.begin(options.challenge, who);
      return reply.send({ palier: VERSION, ceremony, options });
    }),
  );

  app.post(
    '/me/passkeys',
    making,
    somebody(async (who, request, reply) => {
      const asked = readBody(askedPasskey, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const site = siteFor(request);
      if (site === undefined) return sendProblem(request, reply, 'no-passkeys-here');
      const challenge = await people.challengeOf(asked.ceremony, who);
      const passkey =
        challenge === undefined
          ? undefined
          : await createdPasskey(asked.response, { challenge, site });
      if (passkey === undefined) return sendProblem(request, reply, 'bad-passkey');
      const added = await people.addPasskey(who, { ...passkey, device: asked.device });
      if (added === 'done') return sendMe(people, who, reply.code(201));
      if (added === 'too-many') return sendProblem(request, reply, 'too-many-passkeys');
      return sendProblem(request, reply, added === 'taken' ? 'bad-passkey' : 'not-signed-in');
    }),
  );

  app.delete<Params<'passkey'>>(
    '/me/passkeys/:passkey',
    somebody<FastifyRequest<Params<'passkey'>>>(async (who, request, reply) =>
      sendDone(await people.removePasskey(who, request.params.passkey), request, reply),
    ),
  );

  app.post('/sign-in/begin', making, async (request, reply) => {
    const site = siteFor(request);
    if (site === undefined) return sendProblem(request, reply, 'no-passkeys-here');
    const options = await requestOptions(site);
    const ceremony = await people.begin(options.challenge);
    return reply.send({ palier: VERSION, ceremony, options });
  });

  app.post('/sign-in', making, async (request, reply) => {
    const asked = readBody(askedPasskey, request.body);
    if (isFault(asked)) return sendProblem(request, reply, asked);
    const site = siteFor(request);
    if (site === undefined) return sendProblem(request, reply, 'no-passkeys-here');
    const challenge = await people.challengeOf(asked.ceremony);
    const passkey = await people.passkey(asked.response.id);
    if (challenge === undefined || passkey === undefined)
      return sendProblem(request, reply, 'bad-passkey');
    const counter = await usedPasskey(asked.response, passkey, { challenge, site });
    if (counter === undefined) return sendProblem(request, reply, 'bad-passkey');
    const admitted = await people.signIn(passkey, { counter, device: asked.device });
    return admitted === undefined
      ? sendProblem(request, reply, 'bad-passkey')
      : letIn(people, admitted, { request, reply });
  });
}
