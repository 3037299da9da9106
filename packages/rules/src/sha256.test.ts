import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, hmacSha256, hmacWith, sha256, toHex, utf8 } from './sha256.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

function nodeSha256(message: Uint8Array): string {
  return createHash('sha256').update(message).digest('hex');
}

function nodeHmac(key: Uint8Array, message: Uint8Array): string {
  return createHmac('sha256', key).update(message).digest('hex');
}

describe('SHA-256', () => {
  // FIPS 180-4 examples and the NIST test vectors.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s', (message, hash) => {
    expect(toHex(sha256(utf8(message)))).toBe(hash);
  });

  it('equals Node’s at every length around the block', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff);
      expect(toHex(sha256(message))).toBe(nodeSha256(message));
    }
  });

  it('equals Node’s on any bytes, and leaves them as they were', () => {
    fc.assert(
      fc.property(bytes, (message) => {
        const before = message.slice();
        expect(toHex(sha256(message))).toBe(nodeSha256(before));
        expect(message).toEqual(before);
      }),
    );
  });

  it('reads a part of a longer buffer', () => {
    const whole = utf8('xxabcxx');
    expect(toHex(sha256(whole.subarray(2, 5)))).toBe(nodeSha256(utf8('abc')));
  });
});

describe('HMAC-SHA-256', () => {
  // RFC 4231, test cases 1, 2, 3, 6 and 7.
  it.each([
    [
      '0b'.repeat(20),
      toHex(utf8('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      toHex(utf8('Jefe')),
      toHex(utf8('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('with the key %.12s', (key, message, mac) => {
    expect(toHex(hmacSha256(fromHex(key)!, fromHex(message)!))).toBe(mac);
  });

  it('equals Node’s on any key and message', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(nodeHmac(key, message));
      }),
    );
  });

  it('with one key for many messages equals it with the key for each', () => {
    fc.assert(
      fc.property(bytes, fc.array(bytes, { maxLength: 4 }), (key, messages) => {
        const hmac = hmacWith(key);
        const macs = messages.map((message) => toHex(hmac(message)));
        expect(macs).toEqual(messages.map((message) => nodeHmac(key, message)));
      }),
    );
  });

  it.each([63, 64, 65])('takes a key of %i bytes', (length) => {
    const key = new Uint8Array(length).fill(7);
    expect(toHex(hmacSha256(key, utf8('m')))).toBe(nodeHmac(key, utf8('m')));
  });
});

describe('texts and bytes', () => {
  it('writes UTF-8 as Node does, lone surrogates too', () => {
    const encoder = new TextEncoder();
    const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
    const point = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const text = fc.oneof(fc.string({ unit: point }), fc.string({ unit }));
    fc.assert(
      fc.property(text, (written) => {
        expect([...utf8(written)]).toEqual([...encoder.encode(written)]);
      }),
    );
    expect([...utf8('é€😀\ud800')]).toEqual([...encoder.encode('é€😀\ud800')]);
  });

  it('reads hexadecimal back, in either case, and nothing else', () => {
    fc.assert(
      fc.property(bytes, (list) => {
        expect(fromHex(toHex(list))).toEqual(list);
        expect(fromHex(toHex(list).toUpperCase())).toEqual(list);
      }),
    );
    expect(['0', 'xy', '0x', ' 00', '00 '].map(fromHex)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
