/**
 * By which names a server may be asked for. A page elsewhere can have its own name lead to this machine
 * (DNS rebinding): for the browser it is then at home here. But the name it asks for stays its own.
 */
import { isIP } from 'node:net';
import type { Asking } from './proxy.ts';

/** Nobody can have numbers, or this name, lead elsewhere than they do. */
export function isOwnHost(asking: Asking): boolean {
  const name = hostName(asking);
  return isIP(name) !== 0 || name === '' || name === 'localhost' || name.endsWith('.localhost');
}

/** `hosts` undefined: any name will do. What proxies say of it does not count: pages could say so too. */
export function isAllowedHost(asking: Asking, hosts: readonly string[] | undefined): boolean {
  return hosts === undefined || isOwnHost(asking) || hosts.includes(hostName(asking));
}

export function hostsOf(origins: readonly string[]): readonly string[] {
  return origins.map((origin) => new URL(origin).hostname);
}

/** Without a port, and IPv6 without its brackets; empty where none was said, as no browser does. */
function hostName({ headers: { host } }: Asking): string {
  if (typeof host !== 'string') return '';
  const [, v6, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/u.exec(host.toLowerCase()) ?? [];
  return v6 ?? (name === '' ? host.toLowerCase() : name.replace(/\.$/u, ''));
}
