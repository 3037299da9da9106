/**
 * What a signed-in device shows with every request: no script reads it, no page of another site has it
 * sent. Over https it is never sent without.
 */
import { SESSION_LASTS } from '@palier/people';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'palier-session';
const SECOND = 1000;
const TOKEN = /^[0-9a-f]{64}$/u;

export function tokenOf({ headers }: FastifyRequest): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name.trim() === NAME && TOKEN.test(value.trim())) return value.trim();
  }
  return undefined;
}

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, { value: token, seconds: SESSION_LASTS / SECOND });
}

export function takeToken(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { value: '', seconds: 0 });
}

type Cookie = { readonly value: string; readonly seconds: number };

function setCookie(request: FastifyRequest, reply: FastifyReply, { value, seconds }: Cookie): void {
  const parts = [
    `${NAME}=${value}`,
    'Path=/api/people',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    // The page's own word, which a browser gives with everything that changes something.
    ...(request.headers.origin?.startsWith('https:') === true ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
