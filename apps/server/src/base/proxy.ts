/**
 * Who is asking, where proxies may stand in between. What a proxy says about its clients counts only
 * if the operator trusts that proxy: anybody can write such headers.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';

export type Trust =
  | { readonly t: 'nobody' }
  /** So many proxies stand before this server, one behind the other. */
  | { readonly t: 'hops'; readonly count: number }
  /** Proxies have these addresses. */
  | { readonly t: 'addresses'; readonly text: string; readonly list: BlockList };

export const TRUST_NOBODY: Trust = { t: 'nobody' };

const MOST_HOPS = 10;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];
const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: LOOPBACK,
  private: [...LOOPBACK, ...PRIVATE],
};

/** `1`, `10.0.0.0/8,::1`, `loopback`, `private`; undefined where it is none of these. */
export function parseTrust(text: string): Trust | undefined {
  if (/^\d{1,2}$/u.test(text)) {
    const count = Number(text);
    if (count === 0) return TRUST_NOBODY;
    return count <= MOST_HOPS ? { t: 'hops', count } : undefined;
  }
  const list = new BlockList();
  for (const part of text.split(',').map((word) => word.trim())) {
    const ranges = Object.hasOwn(NAMED, part) ? NAMED[part]! : [part];
    if (!ranges.every((range) => addRange(list, range))) return undefined;
  }
  return { t: 'addresses', text, list };
}

export function makeTrust(trust: Trust): string {
  switch (trust.t) {
    case 'nobody':
      return '0';
    case 'hops':
      return String(trust.count);
    case 'addresses':
      return trust.text;
  }
}

function addRange(list: BlockList, text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  const most = kind === 6 ? 128 : 32;
  if (length === undefined) {
    list.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/u.test(length) || Number(length) > most) return false;
  list.addSubnet(address, Number(length), family);
  return true;
}

/** As much of a request as is needed; a header that came several times is a list or joined by commas. */
export type Asking = {
  readonly peer: string | undefined;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
};

/** The address of who asks: the first, seen from here, that is no trusted proxy. */
export function clientAddress({ peer, headers }: Asking, trust: Trust): string {
  let address = plainAddress(peer ?? '');
  if (trust.t === 'nobody') return address;
  const said = listOf(headers['x-forwarded-for']);
  for (let hop = 1; isTrusted(address, hop, trust); hop++) {
    const before = said.pop();
    const next = before === undefined ? '' : withoutPort(before);
    // Nothing before it, or nothing that could be an address: the proxy itself is all we know.
    if (isIP(next) === 0) break;
    address = plainAddress(next);
  }
  return address;
}

/** The host that the client asked for, in lower case, with its port where it is not the usual one. */
export function hostAsked({ peer, headers }: Asking, trust: Trust): string {
  const isByProxy = isTrusted(plainAddress(peer ?? ''), 1, trust);
  const forwarded = isByProxy ? listOf(headers['x-forwarded-host']).at(-1) : undefined;
  return (forwarded ?? listOf(headers['host'])[0] ?? '').toLowerCase();
}

/** What proxies add, each in its own way: one is enough to know that there is one. */
const FORWARDING =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cf-.+|fastly-.+)$/u;

/** Whether somebody says that a proxy is in between. */
export function isForwarded({ headers }: Asking): boolean {
  return Object.keys(headers).some((name) => headers[name] !== undefined && FORWARDING.test(name));
}

/** Whether who is at the other end of a connection speaks for others. */
export function isTrustedPeer(peer: string, trust: Trust): boolean {
  return isTrusted(plainAddress(peer), 1, trust);
}

/** What limits are counted by, of the other end of a connection. */
export function peerKey(peer: string): string {
  return limitKey(plainAddress(peer));
}

function isTrusted(address: string, hop: number, trust: Trust): boolean {
  switch (trust.t) {
    case 'nobody':
      return false;
    case 'hops':
      return hop <= trust.count;
    case 'addresses':
      return isIP(address) !== 0 && trust.list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

/** IPv4 in the clothes of IPv6 is IPv4. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  const v4 = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.groups?.['v4'];
  return v4 ?? bare;
}

/** `1.2.3.4:5678` and `[::1]:5678`, as some proxies write. */
function withoutPort(text: string): string {
  return /^\[(?<v6>[^\]]+)\]|^(?<v4>[\d.]+):\d+$/u.exec(text)?.slice(1).find(Boolean) ?? text;
}

function listOf(header: string | readonly string[] | undefined): string[] {
  if (header === undefined) return [];
  const text = typeof header === 'string' ? header : header.join(',');
  return text.split(',').map((part) => part.trim());
}

const LOCAL = new BlockList();
for (const range of LOOPBACK) addRange(LOCAL, range);

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && LOCAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * What limits are counted by. Whoever has one address of IPv6 has 2⁶⁴ of them, which all begin alike.
 */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  const network = groups.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''));
  return `${network.join(':')}::/64`;
}
