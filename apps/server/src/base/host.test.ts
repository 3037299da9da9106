import { describe, expect, it } from 'vitest';
import { hostsOf, isAllowedHost, isOwnHost } from './host.ts';

const HOSTS = hostsOf(['https://play.example.org', 'http://other.example:8080']);

function allows(host: string | undefined, more: Record<string, string> = {}): boolean {
  const headers = host === undefined ? more : { host, ...more };
  return isAllowedHost({ peer: '127.0.0.1', headers }, HOSTS);
}

describe('the name that a server is asked for by', () => {
  it.each([
    ['play.example.org', true],
    ['PLAY.example.org:443', true],
    ['play.example.org.', true],
    ['other.example', true],
    ['localhost:8080', true],
    ['127.0.0.1:8080', true],
    ['10.0.0.11', true],
    ['[::1]:8080', true],
    [undefined, true],
    ['evil.example', false],
    ['play.example.org.evil.example', false],
    ['evil.example:8080', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
    ['[evil.example]', false],
    ['play.example.org:x', false],
    ['a:b:c', false],
  ])('%j is allowed: %s', (host, isAllowed) => {
    expect(allows(host)).toBe(isAllowed);
  });

  it('is not what a page says that a proxy says', () => {
    expect(allows('evil.example', { 'x-forwarded-host': 'play.example.org' })).toBe(false);
  });

  it('may be any where nobody has said, and is nobody’s own', () => {
    const asking = { peer: '127.0.0.1', headers: { host: 'evil.example' } };
    expect([isAllowedHost(asking, undefined), isOwnHost(asking)]).toEqual([true, false]);
  });
});
