import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCode, parseInvitation, showCode } from './invitation.ts';

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
    ['KLMPQA', undefined],
    ['KLMPQY', undefined],
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
    const codes = fc.stringMatching(/^(?:[BCDFGHJ-NP-TVWXZ]{6}|[BCDFGHJ-NP-TVWXZ]{8})$/);
    fc.assert(fc.property(codes, (code) => parseCode(showCode(code)) === code));
  });
});

describe('an invitation', () => {
  const token = 'ABCDEFGHJKMNPQRS';
  const ID = '66817422c553e1f257d14ea3e4442c64';
  it.each([
    ['klm pqr', { table: 'KLMPQR' }],
    ['https://palier.example/#/t/KLMPQR', { table: 'KLMPQR' }],
    ['https://palier.example/#/t/klmpqrst', { table: 'KLMPQRST' }],
    [' palier.example/#/t/klmpqr/', { table: 'KLMPQR' }],
    [`#/t/KLMPQR/${token}`, { table: 'KLMPQR', token }],
    [`http://10.0.0.2:8080/#/t/KLMPQR/abcd-efgh-jkmn-pqrs`, { table: 'KLMPQR', token }],
    [`#/t/${ID}`, { table: ID }],
    ['#/t/KLMPQR/ABCD', { table: 'KLMPQR', token: 'ABCD' }],
    [`#/t/${ID.slice(1)}`, undefined],
    ['#/t/KLMP', undefined],
    ['https://palier.example/#/rules', undefined],
    ['#/t/', undefined],
    ['#/t/a b', undefined],
  ])('%j leads to %j', (text, invitation) => {
    expect(parseInvitation(text)).toEqual(invitation);
  });
});
