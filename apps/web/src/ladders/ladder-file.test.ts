import { describe, expect, it } from 'vitest';
import { parseLadderCode } from '../new-game/ladder-code.ts';
import { makeLadderFile, parseLadderFile } from './ladder-file.ts';

const LADDER = parseLadderCode('1.level-up.r3r3-s2c4-.Zwei „Sterne“')!;

describe('a ladder as a file', () => {
  it('is written as the contract writes one', () => {
    expect(JSON.parse(makeLadderFile(LADDER))).toEqual({
      palier: 1,
      edition: 'level-up',
      ladder: { name: 'Zwei „Sterne“', levels: [['run 3', 'run 3'], ['set 2', 'colour 4'], []] },
    });
  });

  it('is read back, unfinished too', () => {
    expect(parseLadderFile(makeLadderFile(LADDER))).toEqual(LADDER);
  });

  it('may be the ladder alone', () => {
    expect(parseLadderFile('{"name":"A\\nb","levels":[["Run  4"]]}')).toEqual({
      edition: 'level-8-101',
      name: 'Ab',
      levels: [[{ kind: 'run', size: 4 }]],
    });
  });

  it.each([
    ['no JSON', 'run 3'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a ladder of the box', '{"ladder":"one-star"}'],
    ['another box', '{"edition":"level-9","ladder":{"name":"","levels":[]}}'],
    ['other combinations', '{"name":"X","levels":[["flush 3"]]}'],
    ['something else', '{"name":"X"}'],
    ['far too much', `{"name":"X","levels":[]}${' '.repeat(200_000)}`],
  ])('that holds %s holds none', (_, text) => {
    expect(parseLadderFile(text)).toBeUndefined();
  });
});
