import { describe, expect, it } from 'vitest';
import { checkSpec } from './check-spec.mjs';
import { tempTree } from './temp-tree.ts';

const GOOD = {
  'spec/README.md': '# The ledger\n\n### How to read it\n\n```\n### TURN-9 · an example\n```\n',
  'spec/01-turn.md': `# Turn\n\n${entry('TURN-1 · Draw first', 'book (Level 8, 99 cards: "Turn")')}
${entry('HOUSE-goingOut · Going out')}*Default printed:* nowhere\n`,
  'packages/rules/src/turn.ts': "// 'TURN-8' in a comment\nexport const rule = 'TURN-1';\n",
  'packages/rules/src/turn.test.ts': "it('[TURN-1] a player draws first', () => {});\n",
  'apps/cli/src/judge.test.ts':
    "describe('judge', () => { test.each([1])('[HOUSE-goingOut] [TURN-1] %s', () => {}); });\n",
};

type Tree = Readonly<Record<string, string>>;

function entry(heading: string, source = 'ruling'): string {
  return `### ${heading}\n\n*Source:* ${source}\n`;
}

const OURS = { printed: [], isRuled: true, otherReadings: [] };
const IN_THE_99 = { printed: ['level-8-99'], isRuled: false, otherReadings: [] };

/** The kernel's sources for the entries of a tree: all ours but for TURN-1. */
function kernelOf(tree: Tree, change: object = {}): Tree {
  const spec = Object.keys(tree).filter((path) => path.startsWith('spec/0'));
  const ids = spec.flatMap((path) => [...tree[path]!.matchAll(/^### (\S+) ·/gmu)]);
  const sources = Object.fromEntries(ids.map(([, id]) => [id!, OURS]));
  const all = JSON.stringify({ ...sources, 'TURN-1': IN_THE_99, ...change });
  return {
    // From a text, so that these ids are none of the source.
    'packages/rules/src/rule-sources.ts': `export const RULE_SOURCES = JSON.parse(${JSON.stringify(all)});
export const DEFAULTS_PRINTED = { goingOut: [] };\n`,
  };
}

async function check(change: Tree, sources: object = {}): Promise<readonly string[]> {
  const tree = { ...GOOD, ...change };
  const { problems } = await checkSpec(tempTree({ ...tree, ...kernelOf(tree, sources) }));
  return problems;
}

describe('a ledger that agrees with tests, source and kernel', () => {
  it('has no problems and a summary', async () => {
    expect(await checkSpec(tempTree({ ...GOOD, ...kernelOf(GOOD) }))).toEqual({
      summary:
        'spec: 2 rules, 2 of them tested, 3 mentions in titles, 1 in source, ' +
        '1 book (0 of them in part a ruling), 1 ruling, 0 problems',
      problems: [],
    });
  });

  it.each([
    ['a describe title', "describe('[TURN-1] x', () => {});"],
    ['it.only.each', "it.only.each([1])('[TURN-1] x', () => {});"],
    ['a tagged table', "it.each`a\n${1}`('[TURN-1] $a', () => {});"],
    ['a template with a hole', 'it(`[TURN-1] ${x}`, () => {});'],
  ])('finds the id in %s', async (_, text) => {
    expect(await check({ 'packages/rules/src/turn.test.ts': text })).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'a rule without a test',
      { 'spec/02.md': entry('LAY-3 · Jokers') },
      "spec/02.md:1: LAY-3 has no test, write one titled '[LAY-3] …'",
    ],
    [
      'a test that only mentions the id later in its title',
      { 'spec/02.md': entry('LAY-3 · Jokers'), 'tools/a.test.ts': "it('jokers [LAY-3]', f);" },
      "spec/02.md:1: LAY-3 has no test, write one titled '[LAY-3] …'",
    ],
    [
      'a title that is no test title',
      { 'spec/02.md': entry('LAY-3 · Jokers'), 'tools/a.test.ts': "print('[LAY-3] x');" },
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
      { 'spec/02.md': `\n${entry('TURN-1 · Again', 'book (Level 8, 99 cards: "Turn")')}` },
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
      { 'spec/02.md': entry('MAGIC-1 · Wands'), 'tools/a.test.ts': "it('[MAGIC-1] x', f);" },
      'spec/02.md:1: MAGIC-1 is in no known chapter, add it to tools/check-spec.mjs',
    ],
  ])('%s', async (_, change, problems) => {
    expect(await check(change)).toEqual([problems].flat());
  });

  it('a test file that does not parse', async () => {
    expect(await check({ 'tools/a.test.ts': 'it(' })).toEqual([
      expect.stringContaining('tools/a.test.ts: does not parse'),
    ]);
  });

  it('no ledger at all', async () => {
    const { problems } = await checkSpec(tempTree({}));
    expect(problems).toEqual(['spec: no ledger entry found']);
  });
});

describe('a source that the ledger and the kernel tell differently', () => {
  const kernel = 'packages/rules/src/rule-sources.ts';

  it.each<[string, object, string]>([
    [
      'a booklet that only the ledger cites',
      { 'TURN-1': { ...IN_THE_99, printed: [] } },
      `spec/01-turn.md:3: TURN-1 is printed in level-8-99, not in ${kernel}`,
    ],
    [
      'a booklet that only the kernel knows',
      { 'TURN-1': { ...IN_THE_99, printed: ['level-8-99', 'level-8-101'] } },
      `spec/01-turn.md:3: TURN-1 is not printed in level-8-101, but in ${kernel}`,
    ],
    [
      'a part that only the kernel calls ours',
      { 'TURN-1': { ...IN_THE_99, isRuled: true } },
      `spec/01-turn.md:3: TURN-1 is not a ruling here, otherwise in ${kernel}`,
    ],
    [
      'another reading that the entry does not name',
      { 'TURN-1': { ...IN_THE_99, otherReadings: [{ option: 'goingOut', value: 'any' }] } },
      'spec/01-turn.md:3: TURN-1 does not name HOUSE-goingOut, its other reading',
    ],
    ['a rule of the kernel alone', { 'LAY-1': OURS }, `${kernel}: LAY-1 is not in the ledger`],
    [
      'a rule of the ledger alone',
      { 'TURN-1': undefined },
      `spec/01-turn.md:3: TURN-1 is not in ${kernel}`,
    ],
  ])('%s', async (_, sources, problem) => {
    expect(await check({}, sources)).toEqual([problem]);
  });

  it.each([
    [
      'no source',
      '',
      `spec/01-turn.md:3: TURN-1 needs a line '*Source:* book (BOOKLET: "Heading"), ruling'`,
    ],
    [
      'a booklet nobody has',
      '*Source:* book (Level 9: "Turn")',
      `spec/01-turn.md:3: TURN-1 is printed in Level 9, not in ${kernel}`,
    ],
  ])('%s', async (_, source, problem) => {
    const text = GOOD['spec/01-turn.md'].replace(/\*Source:\* book.*/u, source);
    expect(await check({ 'spec/01-turn.md': text })).toContain(problem);
  });

  it('a default that the ledger says is printed', async () => {
    const text = GOOD['spec/01-turn.md'].replace('nowhere', 'Level Up guide');
    expect(await check({ 'spec/01-turn.md': text })).toEqual([
      `spec/01-turn.md:7: the default of HOUSE-goingOut is printed in level-up.guide, not in ${kernel}`,
    ]);
  });
});
