/** Duplicate nights over HTTP. They are there for the members of their club only. */
import { VERSION, isFault } from '@palier/rules';
import type { NightNo, Nights } from '@palier/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { readBody } from '../read-body.ts';
import { askedEntry, askedSeat, nightsShown, nightShown, readNight } from './night-documents.ts';
import type { Params, PeoplePlace } from './serve-people.ts';
import { forSomebody, type Answered } from './signed-in.ts';

export type NightsPlace = {
  readonly nights: Nights;
  /** The machine's own clock, by which nights begin and end. */
  readonly wall: () => number;
};

type OfClub = Params<'club'>;
type OfNight = Params<'night'>;
type AskedOfClub = FastifyRequest<OfClub>;
type AskedOfNight = FastifyRequest<OfNight>;

export function serveNights(app: FastifyInstance, place: PeoplePlace): void {
  const { people, nights, wall, making } = place;
  const somebody = forSomebody(people);
  const asking = { bodyLimit: making.bodyLimit ?? 0 };

  app.get<OfClub>(
    '/clubs/:club/nights',
    somebody<AskedOfClub>(async ({ profile }, request, reply) => {
      const views = await nights.ofClub(profile, request.params.club);
      return views === undefined
        ? sendProblem(request, reply, 'not-there')
        : reply.send(nightsShown(views, wall()));
    }),
  );

  app.post<OfClub>(
    '/clubs/:club/nights',
    making,
    somebody<AskedOfClub>(async ({ profile }, request, reply) => {
      const plan = readNight(request.body, request.params.club);
      if (isFault(plan)) return sendProblem(request, reply, plan);
      const made = await nights.open(profile, plan);
      if (made === 'missing') return sendProblem(request, reply, 'not-there');
      if (typeof made === 'string') return sendProblem(request, reply, made);
      return reply.code(201).send({ palier: VERSION, id: made.id });
    }),
  );

  app.get<OfNight>(
    '/nights/:night',
    somebody<AskedOfNight>(async ({ profile }, request, reply) => {
      const view = await nights.see(profile, request.params.night);
      return view === undefined
        ? sendProblem(request, reply, 'not-there')
        : reply.send(nightShown(view, wall()));
    }),
  );

  app.post<OfNight>(
    '/nights/:night/entry',
    asking,
    somebody<AskedOfNight>(async ({ profile }, request, reply) => {
      const asked = readBody(askedEntry, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      return sendAsked(
        await nights.enter(profile, request.params.night, asked.salt),
        request,
        reply,
      );
    }),
  );

  app.put<OfNight>(
    '/nights/:night/seat',
    asking,
    somebody<AskedOfNight>(async ({ profile }, request, reply) => {
      const asked = readBody(askedSeat, request.body);
      if (isFault(asked)) return sendProblem(request, reply, asked);
      const { deal, token, now = false } = asked;
      const wish = { deal, token, isNow: now };
      return sendAsked(await nights.wait(profile, request.params.night, wish), request, reply);
    }),
  );

  app.delete<OfNight>(
    '/nights/:night/seat',
    somebody<AskedOfNight>(async ({ profile }, request, reply) =>
      sendAsked(await nights.stopWaiting(profile, request.params.night), request, reply),
    ),
  );

  app.post<OfNight>(
    '/nights/:night/shut',
    asking,
    somebody<AskedOfNight>(async ({ profile }, request, reply) =>
      sendAsked(await nights.shut(profile, request.params.night), request, reply),
    ),
  );

  app.post<OfNight>(
    '/nights/:night/end',
    asking,
    somebody<AskedOfNight>(async ({ profile }, request, reply) =>
      sendAsked(await nights.end(profile, request.params.night), request, reply),
    ),
  );
}

async function sendAsked(
  asked: 'done' | NightNo,
  request: FastifyRequest,
  reply: FastifyReply,
): Answered {
  if (asked === 'done') return reply.code(204).send();
  return sendProblem(request, reply, asked === 'missing' ? 'not-there' : asked);
}
