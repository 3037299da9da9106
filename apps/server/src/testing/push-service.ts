/**
 * A push service and the browsers behind it, for tests: it takes what RFC 8030 says that one takes, and
 * decrypts it as a browser does (RFC 8291), with nothing of the program's own.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Subscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type ReceivedPush = {
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: unknown;
};

type Answer = { readonly status: number; readonly headers?: Record<string, string> };

type Keys = { readonly secret: ReturnType<typeof createECDH>; readonly auth: Buffer };

export type PushService = {
  readonly subscribe: () => Subscription;
  readonly received: ReceivedPush[];
  readonly calls: number;
  /** What the next are answered; 201 where it says nothing, and only then are they received. */
  answer: (endpoint: string) => Answer | undefined;
  readonly stop: () => Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const received: ReceivedPush[] = [];
  let calls = 0;
  let url = '';
  const take = async (request: IncomingMessage): Promise<Answer> => {
    calls++;
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const endpoint = `${url}${request.url}`;
    const other = service.answer(endpoint);
    if (other !== undefined) return other;
    const keys = browsers.get(endpoint);
    const { headers, method } = request;
    if (keys === undefined) return { status: 410 };
    const isWhole = method === 'POST' && headers['content-encoding'] === 'aes128gcm';
    if (!isWhole || headers['ttl'] === undefined || headers.authorization === undefined) {
      return { status: 400 };
    }
    const message: unknown = JSON.parse(decrypted(Buffer.concat(body), keys));
    received.push({ endpoint, headers, message });
    return { status: 201 };
  };
  const server = createServer((request, response) => {
    take(request).then(
      ({ status, headers = {} }) => response.writeHead(status, headers).end(),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    subscribe: () => {
      const secret = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `${url}/push/${randomBytes(8).toString('hex')}`;
      browsers.set(endpoint, { secret, auth });
      const p256dh = secret.generateKeys('base64url');
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    received,
    get calls() {
      return calls;
    },
    answer: () => undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return service;
}

/** What a browser with these keys reads. */
export function decrypted(body: Buffer, { secret, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), theirs]);
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  const shared = hkdf(secret.computeSecret(theirs), auth, info, 32);
  const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  if (plain.at(-1) !== 2) throw new Error('the last record ends with a 2');
  return plain.subarray(0, -1).toString();
}
