import { expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import { nicknameCodec } from './nickname.ts';

it.each(['Anna', '7', 'true', '"A"', ''])('%s is read back as it was', (name) => {
  expect(parseKept(nicknameCodec, makeKept(nicknameCodec, name))).toBe(name);
});

it.each(['Anna', 'Anna B', '7', 'true', '{x'])('%s, stored without quotes, is read', (name) => {
  expect(parseKept(nicknameCodec, name)).toBe(name);
});

it('is one line and no longer than a table takes it', () => {
  const text = JSON.stringify(` A\nna${'x'.repeat(500)}`);
  expect(parseKept(nicknameCodec, text)).toMatch(/^Anax+$/u);
  expect(parseKept(nicknameCodec, text)!.length).toBeLessThan(100);
});
