/** The way to a running server: where it is, what proves who asks, and what it answers. */
import { isIP } from 'node:net';
import { isLoopback, parseAdminTokens, SHORTEST_TOKEN } from '@palier/server';
import type { Context } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { readText } from '../input.ts';
import { REFUSED } from '../status.ts';
import type { AdminRequest } from './deeds.ts';

/** As the server's own setting has it: whoever runs both has it in one place. */
const TOKEN_VARIABLE = 'PALIER_ADMIN_TOKEN';

const WEB = ['http://', 'https://'];

/** Milliseconds. */
const PATIENCE = 20_000;

export function readUrl(url: string, { words }: Context): URL | Failure {
  const isGood = WEB.some((start) => url.startsWith(start)) && URL.canParse(url);
  return isGood ? new URL(url) : failed(words, 'bad-url', { option: '--url', allowed: WEB });
}

/** Whether others on the way could read the token. */
export function isReadable({ protocol, hostname }: URL): boolean {
  const host = hostname.replaceAll(/^\[|\]$/gu, '');
  const isHere = isIP(host) === 0 ? /^(?:.+\.)?localhost$/u.test(host) : isLoopback(host);
  return protocol === 'http:' && !isHere;
}

export async function readToken(
  context: Context,
  file: string | undefined,
): Promise<string | Failure> {
  const { words, env } = context;
  const given = file === undefined ? env[TOKEN_VARIABLE] : await readText(context, file, 1);
  if (isFailure(given)) return given;
  if (given === undefined || given.trim() === '') {
    return failed(words, 'no-token', { option: '--token-file', variable: TOKEN_VARIABLE });
  }
  // Where several operators are named, the first is meant.
  const [first] = parseAdminTokens(given.trim()) ?? [];
  const option = file === undefined ? TOKEN_VARIABLE : '--token-file';
  return first?.token ?? failed(words, 'bad-token', { option, least: SHORTEST_TOKEN });
}

export type Served = { readonly t: 'served'; readonly json: Readonly<Record<string, unknown>> };

export async function askServer(
  { words, lang }: Context,
  { path, body }: AdminRequest,
  { url, token }: { readonly url: URL; readonly token: string },
): Promise<Served | Failure> {
  const place = `${url.origin}${url.pathname.replace(/\/+$/u, '')}`;
  try {
    const answer = await fetch(`${place}/api/admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': lang,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      // A redirect would carry the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = membersOf(await answer.json());
    if (answer.ok) return { t: 'served', json };
    const { code, message, path: at } = membersOf(json['error']);
    if (code === 'no-such-page') return failed(words, 'no-admin', { url: place });
    if (typeof code !== 'string' || typeof message !== 'string') {
      return failed(words, 'no-server', { url: place, detail: String(answer.status) });
    }
    const where = typeof at === 'string' ? at : '';
    return { t: 'failure', status: REFUSED, code, message, source: '', path: where };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return failed(words, 'no-server', { url: place, detail: errorCode(cause ?? error) });
  }
}

function membersOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}
