/**
 * The honest shuffle. Before the first deal the dealer of luck publishes `commitmentTo(secret)`;
 * every player adds salt; at the end the secret is shown and anyone can deal the game again.
 *
 *   key     = HMAC-SHA-256(secret, salts joined by LF, in seat order)
 *   block i = HMAC-SHA-256(key, stream + LF + i)      i = 0, 1, 2 … in decimal
 *   bits    = the blocks' bytes, four at a time, big-endian
 */
import { assert } from './assert.ts';
import { chanceFrom, type Bits, type Chance } from './chance.ts';
import { fromHex, hmacSha256, hmacWith, sha256, toHex, utf8 } from './sha256.ts';

export const SECRET_BYTES = 32;

/** The secret's fingerprint in hexadecimal: it binds to the secret and tells nothing of it. */
export function commitmentTo(secretHex: string): string {
  return toHex(sha256(secretBytes(secretHex)));
}

export function honestChance(secretHex: string, salts: readonly string[]): Chance {
  const key = hmacSha256(secretBytes(secretHex), utf8(salts.join('\n')));
  const hmac = hmacWith(key);
  return chanceFrom((stream) => honestBits(hmac, stream));
}

export function isSecret(secretHex: string): boolean {
  return fromHex(secretHex)?.length === SECRET_BYTES;
}

function secretBytes(secretHex: string): Uint8Array {
  const secret = fromHex(secretHex);
  assert(secret !== undefined && secret.length === SECRET_BYTES, 'a secret is 32 bytes in hex');
  return secret;
}

function honestBits(hmac: (message: Uint8Array) => Uint8Array, stream: string): Bits {
  let counter = 0;
  let at = 0;
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    if (at === block.byteLength) {
      block = new DataView(hmac(utf8(`${stream}\n${counter++}`)).buffer as ArrayBuffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}
