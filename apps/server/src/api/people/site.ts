/**
 * For which site a passkey is. Browsers make them for names only, never for addresses of numbers, and
 * only where nobody can listen in: over https, or on this machine.
 */
import { isIP } from 'node:net';

export type Site = {
  /** The name that passkeys are bound to. */
  readonly id: string;
  /** The page that asks, as the browser will sign it. */
  readonly origin: string;
};

/** `origin`: of the page that asks. Undefined where no passkey can be used. */
export function siteOf(
  origin: string | undefined,
  publicUrl: string | undefined,
): Site | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isHere && publicUrl === undefined) return { id: hostname, origin };
  if (protocol !== 'https:' || isIP(hostname.replaceAll(/[[\]]/gu, '')) !== 0) return undefined;
  if (publicUrl === undefined) return { id: hostname, origin };
  return origin === publicUrl ? { id: hostname, origin } : undefined;
}
