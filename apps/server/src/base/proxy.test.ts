import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, parseOrigin } from './origin.ts';
import {
  clientAddress,
  hostAsked,
  isLoopback,
  limitKey,
  makeTrust,
  parseTrust,
  TRUST_NOBODY,
} from './proxy.ts';

describe('whom to trust', () => {
  it.each(['0', '1', '10', 'loopback', 'private', '10.0.0.0/8', '::1', '10.1.2.3, fd00::/8'])(
    '%s',
    (text) => {
      expect(makeTrust(parseTrust(text)!)).toBe(text);
    },
  );

  it.each([
    '',
    '11',
    '-1',
    'true',
    'all',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0/8',
    '10.0.0.1,',
    '1.2.3.4/8/8',
    'proxy.example',
    '1.2.3.4/x',
  ])('%j is nobody', (text) => {
    expect(parseTrust(text)).toBeUndefined();
  });
});

describe('the address of who asks', () => {
  const FAR = '198.51.100.7';
  it.each([
    // Whom to trust, who connects, what the header says, who it is.
    ['0', '127.0.0.1', FAR, '127.0.0.1'],
    ['0', '::ffff:127.0.0.1', undefined, '127.0.0.1'],
    ['1', '10.0.0.1', FAR, FAR],
    ['1', '10.0.0.1', `1.2.3.4, ${FAR}`, FAR],
    ['2', '10.0.0.1', `1.2.3.4, ${FAR}, 10.0.0.2`, FAR],
    ['2', '10.0.0.1', FAR, FAR],
    ['loopback', '127.0.0.1', `1.2.3.4, ${FAR}`, FAR],
    ['loopback', '::1', FAR, FAR],
    ['loopback', '::ffff:127.0.0.1', FAR, FAR],
    ['loopback', '203.0.113.9', FAR, '203.0.113.9'],
    ['private', '10.0.0.1', `${FAR}, 192.168.1.1, 10.0.0.9`, FAR],
    ['10.0.0.0/8', '10.9.9.9', 'unknown', '10.9.9.9'],
    ['10.0.0.0/8', '10.9.9.9', '', '10.9.9.9'],
    ['10.0.0.0/8', '10.9.9.9', undefined, '10.9.9.9'],
    ['1', '10.0.0.1', `${FAR}:4711`, FAR],
    ['1', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['1', '10.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['1', undefined, undefined, ''],
  ])('%s, %s, %j: %s', (trust, peer, said, address) => {
    const headers = { 'x-forwarded-for': said };
    expect(clientAddress({ peer, headers }, parseTrust(trust)!)).toBe(address);
  });

  it('goes through headers that came several times', () => {
    const headers = { 'x-forwarded-for': ['1.2.3.4', FAR] };
    expect(clientAddress({ peer: '::1', headers }, parseTrust('1')!)).toBe(FAR);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is counted as %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['10.0.0.1', false],
    ['', false],
  ])('%j is this machine: %s', (address, isSo) => {
    expect(isLoopback(address)).toBe(isSo);
  });
});

describe('the host asked for', () => {
  const headers = { host: 'Inside:8080', 'x-forwarded-host': 'first.example, play.example' };
  it.each([
    ['0', 'inside:8080'],
    ['loopback', 'play.example'],
    ['10.0.0.0/8', 'inside:8080'],
  ])('trusting %s: %s', (trust, host) => {
    expect(hostAsked({ peer: '127.0.0.1', headers }, parseTrust(trust)!)).toBe(host);
  });
});

describe('origins', () => {
  it.each([
    ['https://play.example', 'play.example', true],
    ['https://play.example', 'play.example:443', true],
    ['http://play.example', 'play.example:80', true],
    ['https://play.example:8443', 'play.example:8443', true],
    ['https://play.example:8443', 'play.example', false],
    ['https://play.example', 'play.example.evil.example', false],
    ['ftp://play.example', 'play.example', false],
    ['https://play.example', '', false],
    ['nonsense', 'nonsense', false],
  ])('%s at %s: %s', (origin, host, isAllowed) => {
    const asking = { peer: '127.0.0.1', headers: { origin, host } };
    expect(isAllowedOrigin(asking, { allowed: [], trust: TRUST_NOBODY })).toBe(isAllowed);
  });

  it.each([
    ['https://Play.example/', 'https://play.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://play.example:443', 'https://play.example'],
    ['https://play.example/game', undefined],
    ['https://me:secret@play.example', undefined],
    ['play.example', undefined],
    ['ws://play.example', undefined],
    ['*', undefined],
  ])('%s is read as %s', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin);
  });
});
