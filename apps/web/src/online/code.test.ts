import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCode, parseInvitation, showCode } from './code.ts';

describe('the code of a table', () => {
  it.each([
    ['KLMPQR', 'KLMPQR'],
    ['klm pqr', 'KLMPQR'],
    [' Klm-Pqr ', 'KLMPQR'],
    ['k l m p q r', 'KLMPQR'],
    ['klm–pqr.', 'KLMPQR'],
    ['KLMPQ', undefined],
    ['klmp qrst', 'KLMPQRST'],
    ['KLMPQRS', undefined],
    ['KLMPQRSTV', undefined],
    ['KLMPQÉ', undefined],
    ['KLMPQ1', undefined],
    ['', undefined],
  ])('%j is %j', (typed, code) => {
    expect(parseCode(typed)).toBe(code);
  });

  it.each([
    ['KLMPQRST', 'KLMP QRST'],
    ['KLMPQR', 'KLM PQR'],
    ['something', 'something'],
  ])('%j is shown as %j', (code, shown) => {
    expect(showCode(code)).toBe(shown);
  });

  it('is read back from what is shown', () => {
    const codes = fc.stringMatching(/^([A-Z]{6}|[A-Z]{8})$/);
    fc.assert(fc.property(codes, (code) => parseCode(showCode(code)) === code));
  });
});

describe('an invitation', () => {
  const token = 'ABCDEFGHJKMNPQRS';
  it.each([
    ['klm pqr', { table: 'KLMPQR' }],
    ['https://palier.example/#/t/KLMPQR', { table: 'KLMPQR' }],
    ['https://palier.example/#/t/klmpqrst', { table: 'KLMPQRST' }],
    [' palier.example/#/t/klmpqr/', { table: 'KLMPQR' }],
    [`#/t/KLMPQR/${token}`, { table: 'KLMPQR', token }],
    [`http://10.0.0.2:8080/#/t/KLMPQR/abcd-efgh-jkmn-pqrs`, { table: 'KLMPQR', token }],
    ['#/t/0198c1d2-aaaa-7bbb-8ccc-0123456789ab', { table: '0198c1d2-aaaa-7bbb-8ccc-0123456789ab' }],
    ['https://palier.example/#/rules', undefined],
    ['#/t/', undefined],
    ['#/t/a b', undefined],
  ])('%j leads to %j', (text, invitation) => {
    expect(parseInvitation(text)).toEqual(invitation);
  });
});
