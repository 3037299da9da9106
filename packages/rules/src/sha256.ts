/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). The kernel may not reach for a host's library, and the
 * hosts' own are asynchronous in the browser, where a deal must be one pure call; the tests compare
 * this one with Node's.
 */

const PRIMES = firstPrimes(64);
const K = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fractionBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  return digest(INITIAL, 0, message);
}

/** Of a message that goes on with these bytes: `before` of it, in whole blocks, led to `state`. */
function digest(state: Uint32Array, before: number, message: Uint8Array): Uint8Array {
  const hash = state.slice();
  const { length } = message;
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  for (let offset = 0; offset < end; offset += BLOCK) {
    for (let i = 0; i < 16; i++) WORDS[i] = wordAt(message, offset + i * 4);
    if (offset + BLOCK === end) {
      WORDS[14] = Math.floor((before + length) / 2 ** 29);
      WORDS[15] = (before + length) << 3;
    }
    compress(hash);
  }
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i++) out[i] = hash[i >> 2]! >>> (24 - (i & 3) * 8);
  return out;
}

/** Four bytes from a place on; the message ends in a one and zeros. */
function wordAt(message: Uint8Array, at: number): number {
  let word = 0;
  for (let i = at; i < at + 4; i++) {
    const byte = i < message.length ? message[i]! : i === message.length ? 0x80 : 0;
    word = (word << 8) | byte;
  }
  return word;
}

function rotate(x: number, bits: number): number {
  return (x >>> bits) | (x << (32 - bits));
}

/** The block that is worked on, and what is made of it: one for all, because a shuffle wants many. */
const WORDS = new Uint32Array(64);

/** Adds the block in `WORDS`. */
function compress(hash: Uint32Array): void {
  const w = WORDS;
  for (let i = 16; i < 64; i++) {
    const w15 = w[i - 15]!;
    const w2 = w[i - 2]!;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = hash[0]! | 0;
  let b = hash[1]! | 0;
  let c = hash[2]! | 0;
  let d = hash[3]! | 0;
  let e = hash[4]! | 0;
  let f = hash[5]! | 0;
  let g = hash[6]! | 0;
  let h = hash[7]! | 0;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmacWith(key)(message);
}

/** For many messages: what the key alone decides is done once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = keyed(short, 0x36);
  const outer = keyed(short, 0x5c);
  return (message) => digest(outer, BLOCK, digest(inner, BLOCK, message));
}

function keyed(key: Uint8Array, pad: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (const [i, byte] of key.entries()) block[i] = byte ^ pad;
  for (let i = 0; i < 16; i++) WORDS[i] = wordAt(block, i * 4);
  const hash = INITIAL.slice();
  compress(hash);
  return hash;
}

/** UTF-8, lone surrogates as U+FFFD: `TextEncoder` is a host's, not the language's. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const given = char.codePointAt(0)!;
    const code = given >= 0xd800 && given <= 0xdfff ? 0xfffd : given;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    } else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return new Uint8Array(bytes);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes from lower- or upper-case hexadecimal; undefined where the text is something else. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(i * 2, i * 2 + 2), 16),
  );
}
