/** A push message, readable only by the browser that subscribed (RFC 8291, aes128gcm of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

export type Recipient = {
  /** The browser's public key, and what only it and we know: base64url. */
  readonly p256dh: string;
  readonly auth: string;
};

const CURVE = 'prime256v1';
/** One record holds all: a push service takes no more than this. */
const RECORD = 4096;
const TAG = 16;
const POINT = 65;
const AUTH = 16;

/** The body of the request. `own` and `salt` only for who checks against the RFC's example. */
export function encrypted(
  text: string,
  { p256dh, auth }: Recipient,
  own: ECDH = freshKey(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record ends with a 2.
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, ...body, cipher.getAuthTag()]);
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function freshKey(): ECDH {
  const key = createECDH(CURVE);
  key.generateKeys();
  return key;
}

/** Whether a message can be encrypted for it at all. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH) return false;
  const theirs = Buffer.from(p256dh, 'base64url');
  if (theirs.length !== POINT || theirs[0] !== 4) return false;
  try {
    freshKey().computeSecret(theirs);
    return true;
  } catch {
    return false;
  }
}

/** Characters of a text that fit into one record. */
export const MOST_PUSHED = RECORD - TAG - 1 - (16 + 5 + POINT);
