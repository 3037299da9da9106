/** What goes wrong with a request, in the form every script reads and in the asker's language. */
import { VERSION, type Fault } from '@palier/rules';
import type { Denial } from '@palier/table/room';
import { loadPart, pickLang, type Lang, type Part } from '@palier/text';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ProblemDocument = {
  readonly palier: typeof VERSION;
  readonly error: {
    readonly code: string;
    readonly path: string;
    readonly message: string;
    /** Milliseconds since 1970, where time will help. */
    readonly until?: number;
  };
};

/** Why a request over HTTP is refused, besides faults of a document. */
export type ApiProblem = keyof Part<'cli'>['serve']['problems'];

const STATUS: { readonly [P in ApiProblem]: number } = {
  'not-json': 400,
  'bad-name': 400,
  'not-signed-in': 401,
  'bad-request': 400,
  'not-admin': 401,
  banned: 403,
  'left-often': 403,
  'other-origin': 403,
  'wrong-code': 403,
  'bad-passkey': 403,
  'not-allowed': 403,
  'no-such-table': 404,
  'no-such-page': 404,
  'not-there': 404,
  'no-such-report': 404,
  'no-such-ban': 404,
  'no-such-person': 404,
  'no-such-club': 404,
  'no-address': 409,
  'too-many-bans': 409,
  'bad-night': 400,
  'night-over': 409,
  'night-shut': 409,
  'night-full': 409,
  'not-entered': 409,
  'no-such-deal': 409,
  'already-played': 409,
  'still-playing': 409,
  'not-over': 409,
  sealed: 409,
  'no-passkeys-here': 409,
  'too-many-passkeys': 409,
  'too-many-friends': 409,
  'too-many-clubs': 409,
  'club-full': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many-from-here': 429,
  failed: 500,
  'too-many-tables': 503,
  'too-many-profiles': 503,
  stopping: 503,
};

/** An error of Fastify's or of a plug-in's, as far as it matters. */
export type RequestError = Error & { readonly statusCode?: number };

export function problemFrom({ statusCode = 500 }: RequestError): ApiProblem {
  switch (statusCode) {
    case 400:
    case 415:
      return 'not-json';
    case 404:
      return 'no-such-page';
    case 413:
      return 'too-large';
    case 429:
      return 'too-fast';
    default:
      return 'failed';
  }
}

export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ApiProblem | Fault,
  path = '',
): Promise<FastifyReply> {
  const lang = langOf(request);
  if (typeof problem !== 'string') {
    const { fault } = await loadPart(lang, 'faults');
    return send(reply, 400, {
      code: problem.code,
      path: problem.path,
      message: fault(problem),
    });
  }
  const { serve } = await loadPart(lang, 'cli');
  return send(reply, STATUS[problem], {
    code: problem,
    path,
    message: serve.problems[problem],
  });
}

/** To who has to wait, and until when. */
export async function sendWait(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, until }: { readonly problem: 'banned' | 'left-often'; readonly until: number },
): Promise<FastifyReply> {
  const { serve } = await loadPart(langOf(request), 'cli');
  const message = serve.problems[problem];
  return send(reply, STATUS[problem], { code: problem, path: '', message, until });
}

/** What a table says no to. */
export async function sendDenial(
  request: FastifyRequest,
  reply: FastifyReply,
  why: Denial,
): Promise<FastifyReply> {
  const { denied } = await loadPart(langOf(request), 'online');
  return send(reply, 409, { code: why, path: '', message: denied[why] });
}

async function send(
  reply: FastifyReply,
  status: number,
  error: ProblemDocument['error'],
): Promise<FastifyReply> {
  return reply.code(status).send({ palier: VERSION, error } satisfies ProblemDocument);
}

function langOf(request: FastifyRequest): Lang {
  return pickLang(acceptedLanguages(request.headers['accept-language'] ?? ''));
}

/** The tags of the header, the most wanted first. */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';');
      const weight = /^\s*q=(?<weight>[\d.]+)/u.exec(quality ?? '')?.groups?.['weight'];
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
