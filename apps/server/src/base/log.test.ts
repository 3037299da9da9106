import { describe, expect, it } from 'vitest';
import { makeLog, shownError } from './log.ts';

describe('the log', () => {
  it('is one JSON object a line, from its level on', () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => lines.push(line) });
    log.debug('not this');
    log.info({ status: 200 }, 'request');
    log.error({ err: new Error('no') }, 'failed');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'info', status: 200, msg: 'request' },
      { level: 'error', err: { name: 'Error', message: 'no' }, msg: 'failed' },
    ]);
    expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
  });

  it.each([
    [`Unexpected token 'R', "R7 J X" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['duplicate key value (id)=(abc)\nDETAIL: R7', 'duplicate key value …=…'],
    ['bad token ABCD-EFGH-JKMN-PQRS', 'bad token …'],
    ['bad token ABCDEFGHJKMNPQRS', 'bad token …'],
    [`hash ${'0a'.repeat(32)}`, 'hash …'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['a quote "that never ends', 'a quote …'],
  ])('leaves out what %j quotes', (message, shown) => {
    expect(shownError(new Error(message)).message).toBe(shown);
  });

  it('shows where it happened, and no more of what was thrown', () => {
    const error = Object.assign(new TypeError('secret "R7"'), { code: 'E1', token: 'x' });
    const { stack, ...rest } = shownError(error);
    expect(rest).toEqual({ name: 'TypeError', code: 'E1', message: 'secret …' });
    expect(stack?.[0]).toMatch(/^at .*log\.test\.ts/u);
    expect(shownError({ token: 'x' })).toEqual({ name: 'unknown', message: 'object' });
  });
});
