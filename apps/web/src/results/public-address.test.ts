import { expect, it } from 'vitest';
import { publicAddress } from './public-address.ts';

it.each([
  ['https://palier.example/', 'palier.example'],
  ['https://palier.example:8443/#/game/g', 'palier.example:8443'],
  ['https://example.org/games/palier/index.html', 'example.org/games/palier'],
  ['http://203.0.113.9:8080/', '203.0.113.9:8080'],
  ['https://[2001:db8::7]/', '[2001:db8::7]'],
  ['https://100.128.0.1/', '100.128.0.1'],
])('%s is %s', (link, address) => {
  expect(publicAddress(new URL(link) as unknown as Location)).toBe(address);
});

it.each([
  'http://localhost:8080/',
  'http://palier.localhost/',
  'http://127.0.0.1:8080/',
  'http://127.8.0.1/',
  'http://0.0.0.0:8080/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.1/',
  'http://192.168.1.20:8080/',
  'http://169.254.3.4/',
  'http://100.64.0.1/',
  'http://[::1]:8080/',
  'http://[fd00::5]/',
  'http://[fe80::1]/',
  'http://nas/',
  'http://raspberry.local/',
  'http://box.lan/',
  'file:///home/ada/palier/index.html',
])('%s is nowhere for others', (link) => {
  expect(publicAddress(new URL(link) as unknown as Location)).toBeUndefined();
});
