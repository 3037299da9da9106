/** Who sends a push: a signed word to the push service (RFC 8292), by a key that the server keeps. */
import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

export type Vapid = {
  /** What browsers subscribe with: base64url. */
  readonly key: string;
  /** The header of a request to an endpoint. */
  readonly authorization: (endpoint: string, now: number) => string;
};

const SECRET = 32;
/** Seconds: no push service takes more than a day. */
const LASTS = 12 * 3600;

/** The secret part of a new key, base64url. */
export function newVapidKey(): string {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return own.getPrivateKey().toString('base64url').padStart(43, 'A');
}

/** Undefined where it is no key. `contact`: whom the push service may write to. */
export function vapidFrom(secret: string, contact: string): Vapid | undefined {
  const d = Buffer.from(secret, 'base64url');
  if (d.length !== SECRET) return undefined;
  const own = createECDH('prime256v1');
  try {
    own.setPrivateKey(d);
  } catch {
    return undefined;
  }
  const point = own.getPublicKey();
  const key = point.toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: d.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    key,
    authorization: (endpoint, now) => {
      const exp = Math.floor(now / 1000) + LASTS;
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
      return `vapid t=${token(signer, claims)}, k=${key}`;
    },
  };
}

function token(signer: KeyObject, claims: object): string {
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: signer, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
