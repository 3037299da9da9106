/** A passkey that a test holds, as a device would: a key of its own, and answers by the book of WebAuthn. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Options = { readonly challenge: string };

/** CBOR of as much as is needed: numbers, bytes, texts, maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  const entries = [...(value as ReadonlyMap<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

export class Authenticator {
  readonly id: string = randomBytes(32).toString('base64url');
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  create({ challenge }: Options): object {
    const raw = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), sizeOf(raw), raw, this.#cose]);
    const authData = Buffer.concat([this.#data(PRESENT | VERIFIED | HAS_KEY), attested]);
    const parts = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ] as const;
    return this.#answer({
      clientDataJSON: this.#said('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(new Map<string, unknown>(parts)).toString('base64url'),
      transports: ['internal'],
    });
  }

  get({ challenge }: Options): object {
    this.#count++;
    const data = this.#data(PRESENT | VERIFIED);
    const said = this.#said('webauthn.get', challenge);
    const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
    return this.#answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    });
  }

  #answer(response: object): object {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #data(flags: number): Buffer {
    const site = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#count);
    return Buffer.concat([site, Buffer.from([flags]), count]);
  }

  #said(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }));
  }
}

function sizeOf(bytes: Buffer): Buffer {
  return Buffer.from([bytes.length >> 8, bytes.length & 255]);
}
