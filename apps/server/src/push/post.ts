/**
 * The way to a push service. The address comes from a browser, so it may be anything: only https, only to
 * addresses of the open internet, looked up once and then gone to, no redirects, nothing read of the answer.
 */
import { lookup as find } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** `local`: a push service of one's own may be anywhere, and need no https. */
export type Reach = 'internet' | 'local';

export type Posting = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

/** The status, and seconds to wait where the service asks for some. */
export type Posted = { readonly status: number; readonly wait: number | undefined };

const PATIENCE = 8000;
const MOST_ENDPOINT = 1000;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
// Of IPv6 only what is given out to the world is let through; of that not what stands for an IPv4 address.
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export function isOpenAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return OPEN.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Whether an endpoint may be kept at all. What its name leads to is looked at when it is gone to. */
export function isEndpoint(text: string, reach: Reach): boolean {
  if (text.length > MOST_ENDPOINT || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (reach === 'local') return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '') return false;
  const bare = hostname.replace(/^\[(?<address>.*)\]$/u, '$<address>');
  return isIP(bare) === 0 || isOpenAddress(bare);
}

/** Goes to no address that is not open, whatever a name leads to by now. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  find(hostname, { ...options, all: true }, (error, found) => {
    const closed = found?.find(({ address }) => !isOpenAddress(address));
    const [first] = found ?? [];
    if (error !== null || first === undefined || closed !== undefined) {
      callback(error ?? new Error('a push service at an address that is not open'), '', 4);
    } else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

export async function post(endpoint: string, reach: Reach, sent: Posting): Promise<Posted> {
  if (!isEndpoint(endpoint, reach)) return { status: 410, wait: undefined };
  const { body, headers } = sent;
  const call = new URL(endpoint).protocol === 'http:' ? plain : secure;
  return new Promise((resolve, reject) => {
    const request = call(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(reach === 'internet' && { lookup: guardedLookup }),
      },
      (answer) => {
        const wait = Number(answer.headers['retry-after']);
        resolve({ status: answer.statusCode ?? 0, wait: Number.isFinite(wait) ? wait : undefined });
        answer.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
