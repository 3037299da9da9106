import { expect, it } from 'vitest';
import { siteOf } from './site.ts';

const PLAY = 'https://play.example';

it.each([
  ['http://localhost:8080', undefined, 'localhost'],
  ['http://palier.localhost', undefined, 'palier.localhost'],
  [PLAY, undefined, 'play.example'],
  [PLAY, PLAY, 'play.example'],
  // The page elsewhere, and addresses for which browsers make none.
  ['https://other.example', PLAY, undefined],
  ['http://localhost:8080', PLAY, undefined],
  ['http://play.example', undefined, undefined],
  ['http://127.0.0.1:8080', undefined, undefined],
  ['https://192.168.1.7', undefined, undefined],
  ['https://[2001:db8::1]', undefined, undefined],
  ['null', undefined, undefined],
  [undefined, undefined, undefined],
])('a passkey of a page at %s, where the server is at %s, is for %s', (origin, own, id) => {
  expect(siteOf(origin, own)?.id).toBe(id);
});
