import { describe, expect, it } from 'vitest';
import { checkSpec } from './check-spec.mjs';
import { tempTree } from './temp-tree.ts';

const GOOD = {
  'spec/README.md': '# The ledger\n\n### How to read it\n\n```\n### TURN-9 · an example\n```\n',
  'spec/01-turn.md':
    '# Turn\n\n### TURN-1 · Draw first\n\nText.\n\n### HOUSE-goingOut · Going out\n',
  'packages/rules/src/turn.ts': "// 'TURN-8' in a comment\nexport const rule = 'TURN-1';\n",
  'packages/rules/src/turn.test.ts': "it('[TURN-1] a player draws first', () => {});\n",
  'apps/cli/src/judge.test.ts':
    "describe('judge', () => { test.each([1])('[HOUSE-goingOut] [TURN-1] %s', () => {}); });\n",
};

function check(change: Readonly<Record<string, string>>): readonly string[] {
  return checkSpec(tempTree({ ...GOOD, ...change })).problems;
}

describe('a ledger that agrees with tests and source', () => {
  it('has no problems and a summary', () => {
    expect(checkSpec(tempTree(GOOD))).toEqual({
      summary: 'spec: 2 rules, 2 of them tested, 3 mentions in titles, 1 in source, 0 problems',
      problems: [],
    });
  });

  it.each([
    ['a describe title', "describe('[TURN-1] x', () => {});"],
    ['it.only.each', "it.only.each([1])('[TURN-1] x', () => {});"],
    ['a tagged table', "it.each`a\n${1}`('[TURN-1] $a', () => {});"],
    ['a template with a hole', 'it(`[TURN-1] ${x}`, () => {});'],
  ])('finds the id in %s', (_, text) => {
    expect(check({ 'packages/rules/src/turn.test.ts': text })).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'a rule without a test',
      { 'spec/02.md': '### LAY-3 · Jokers\n' },
      "spec/02.md:1: LAY-3 has no test, write one titled '[LAY-3] …'",
    ],
    [
      'a test that only mentions the id later in its title',
      { 'spec/02.md': '### LAY-3 · Jokers\n', 'tools/a.test.ts': "it('jokers [LAY-3]', f);" },
      "spec/02.md:1: LAY-3 has no test, write one titled '[LAY-3] …'",
    ],
    [
      'a title that is no test title',
      { 'spec/02.md': '### LAY-3 · Jokers\n', 'tools/a.test.ts': "print('[LAY-3] x');" },
      "spec/02.md:1: LAY-3 has no test, write one titled '[LAY-3] …'",
    ],
    [
      'a title with an unknown id',
      { 'tools/a.test.ts': "\nit('[TURN-1] [TURN-7] x', () => {});" },
      'tools/a.test.ts:2: TURN-7 is not in the ledger',
    ],
    [
      'a title with a misspelt id',
      { 'tools/a.test.ts': "it('[turn1] x', () => {});" },
      'tools/a.test.ts:1: turn1 is not in the ledger',
    ],
    [
      'a title whose id is computed',
      { 'tools/a.test.ts': 'it(`[${id}] x`, () => {});' },
      "tools/a.test.ts:1: write the id out, '[ID-1] …'",
    ],
    [
      'a title whose second id is computed',
      { 'tools/a.test.ts': 'it(`[TURN-1] [${id}] x`, () => {});' },
      "tools/a.test.ts:1: write the id out, '[ID-1] …'",
    ],
    [
      'an unknown id in the source of a package',
      { 'packages/text/src/a.ts': "const rules = {\n  'MASTER-1': 'HOUSE-nothing',\n};" },
      [
        'packages/text/src/a.ts:2: MASTER-1 is not in the ledger',
        'packages/text/src/a.ts:2: HOUSE-nothing is not in the ledger',
      ],
    ],
    [
      'an unknown id in a type',
      { 'packages/text/src/a.ts': "type Rule = 'TURN-1' | 'TURN-2';" },
      'packages/text/src/a.ts:1: TURN-2 is not in the ledger',
    ],
    [
      'a duplicate id',
      { 'spec/02.md': '\n### TURN-1 · Again\n' },
      'spec/02.md:2: TURN-1 is already at spec/01-turn.md:3',
    ],
    [
      'an entry written another way',
      { 'spec/02.md': '### LAY-3: Jokers\n' },
      "spec/02.md:1: write it as '### ID-1 · short title'",
    ],
    [
      'an entry on another level',
      { 'spec/02.md': '## LAY-3 · Jokers\n' },
      "spec/02.md:1: write it as '### ID-1 · short title'",
    ],
    [
      'a chapter nobody knows',
      { 'spec/02.md': '### MAGIC-1 · Wands\n', 'tools/a.test.ts': "it('[MAGIC-1] x', f);" },
      'spec/02.md:1: MAGIC-1 is in no known chapter, add it to tools/check-spec.mjs',
    ],
  ])('%s', (_, change, problems) => {
    expect(check(change)).toEqual([problems].flat());
  });

  it('a test file that does not parse', () => {
    expect(check({ 'tools/a.test.ts': 'it(' })).toEqual([
      expect.stringContaining('tools/a.test.ts: does not parse'),
    ]);
  });

  it('no ledger at all', () => {
    expect(checkSpec(tempTree({})).problems).toEqual(['spec: no ledger entry found']);
  });
});
