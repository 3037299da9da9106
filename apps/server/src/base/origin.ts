/**
 * Which pages may talk to this server from a browser: its own, and those the operator names. What is
 * no browser sends no origin, and could send any.
 */
import { hostAsked, type Asking, type Trust } from './proxy.ts';

export type Origins = {
  /** As `https://play.example.org`, without a slash at the end. */
  readonly allowed: readonly string[];
  readonly trust: Trust;
  /** By which names this server may be asked for; undefined: any. */
  readonly hosts?: readonly string[] | undefined;
};

export function isAllowedOrigin(asking: Asking, { allowed, trust }: Origins): boolean {
  const { origin } = asking.headers;
  if (origin === undefined) return true;
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  if (allowed.includes(origin)) return true;
  const { protocol, host } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return host === hostOf(protocol, hostAsked(asking, trust));
}

/** A host as a page at it would name it: without the port that is usual there. */
function hostOf(protocol: string, host: string): string {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : '';
}

/** An origin as browsers send it; undefined where it is none. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  const isBare = pathname === '/' && `${search}${hash}${username}${password}` === '';
  return isBare && (protocol === 'http:' || protocol === 'https:') ? origin : undefined;
}
