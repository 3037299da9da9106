import { describe, expect, it } from 'vitest';
import { readOptions } from '../api/read-options.ts';
import { readAsk } from '../live/reading.ts';
import { isShallow, parseShallow } from './json-depth.ts';

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

describe('what is nested', () => {
  it.each([
    [1, true],
    [16, true],
    [17, false],
    [3900, false],
  ])('%i deep is shallow: %s', (depth, isSo) => {
    expect(isShallow(JSON.parse(nested(depth)))).toBe(isSo);
  });

  it('deep in a long text is not read; in a short one it does no harm', () => {
    expect(parseShallow(nested(3000))).toBeUndefined();
    expect(parseShallow(nested(100))).toBeDefined();
    expect(parseShallow('{')).toBeUndefined();
  });

  it('too deep is refused, and does not use the stack up', () => {
    const setup = `{"edition":"level-8-101","players":2,"more":${nested(3800)}}`;
    const options = `{"setup":${setup},"clock":"off","absence":"standIn","watching":"anyone","delay":0,"chat":"off","takeBack":"never"}`;
    expect(readAsk(`{"t":"configure","id":1,"options":${options}}`)).toBe('bad-message');
    expect(readOptions(JSON.parse(options))).toMatchObject({ code: 'wrong-type' });
  });
});
