/** What goes over the wire, by the RFCs’ own examples, and where it may go. */
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startPushService } from '../testing/push-service.ts';
import { encrypted, isRecipient } from './encrypt.ts';
import { isEndpoint, isOpenAddress, post } from './post.ts';
import { newVapidKey, vapidFrom } from './vapid.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  own: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message', () => {
  it('is encrypted as in the example of RFC 8291', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from(EXAMPLE.own, 'base64url'));
    const body = encrypted(EXAMPLE.text, EXAMPLE, own, Buffer.from(EXAMPLE.salt, 'base64url'));
    expect(body.toString('base64url')).toBe(EXAMPLE.body);
  });

  it('is for who has keys that are some', () => {
    expect(isRecipient(EXAMPLE)).toBe(true);
    expect(isRecipient({ ...EXAMPLE, auth: 'short' })).toBe(false);
    expect(isRecipient({ ...EXAMPLE, p256dh: EXAMPLE.auth })).toBe(false);
    const offCurve = Buffer.from(EXAMPLE.p256dh, 'base64url').fill(7, 1).toString('base64url');
    expect(isRecipient({ ...EXAMPLE, p256dh: offCurve })).toBe(false);
  });
});

it('a push is signed for its service, by the key that browsers subscribe with', () => {
  const vapid = vapidFrom(newVapidKey(), 'mailto:host@example.org')!;
  const now = 1_800_000_000_000;
  const header = vapid.authorization('https://push.example/send/abc', now);
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/u.exec(header)!;
  expect(key).toBe(vapid.key);
  const point = Buffer.from(key!, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  expect(isTrue).toBe(true);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:host@example.org',
  });
  expect(vapidFrom('short', 'mailto:host@example.org')).toBeUndefined();
  expect(vapidFrom(Buffer.alloc(32).toString('base64url'), 'x')).toBeUndefined();
});

describe('the way to a push service', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://8.8.8.8/a', true],
    ['http://push.example/a', false],
    ['https://push.example:8443/a', false],
    ['https://me:secret@push.example/a', false],
    ['https://127.0.0.1/a', false],
    ['https://2130706433/a', false],
    ['https://0x7f.1/a', false],
    ['https://10.1.2.3/a', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/a', false],
    ['https://[fd00::1]/a', false],
    ['https://[::ffff:127.0.0.1]/a', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
    [`https://push.example/${'a'.repeat(1000)}`, false],
  ])('%s: %s', (endpoint, isGood) => {
    expect(isEndpoint(endpoint, 'internet')).toBe(isGood);
  });

  it('leads to no address of a network of one’s own, whatever a name says', async () => {
    expect(
      ['192.168.1.1', '100.64.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'].some(isOpenAddress),
    ).toBe(false);
    const sent = { body: Buffer.from('x'), headers: {} };
    await expect(post('https://localhost/a', 'internet', sent)).rejects.toThrow('not open');
  });

  it('follows nobody elsewhere', async () => {
    const service = await startPushService();
    const { endpoint } = service.subscribe();
    service.answer = () => ({ status: 307, headers: { location: endpoint } });
    const { status } = await post(endpoint, 'local', { body: Buffer.from('x'), headers: {} });
    expect([status, service.calls]).toEqual([307, 1]);
    await service.stop();
  });
});
