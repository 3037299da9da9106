import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkDeps, isFree, writtenPage } from './check-deps.mjs';
import { tempTree } from './temp-tree.ts';

type Json = { readonly [name: string]: unknown };

const PAGE = 'docs/DEPENDENCIES.md';

const COLUMNS = `| name | version | where | for what | why this one | licence | brings |
|---|---|---|---|---|---|---|
`;

const EXPLAINED = `# Dependencies

## How many there are

| what | direct | packages | binaries |
|---|---|---|---|
| What is shipped | 2 | 4 | 0 |
| What builds and starts it | 1 | 1 | 0 |
| What tests it | 1 | 2 | 2 |

## What is shipped

${COLUMNS}| \`reader\` | 1.0.0 | \`packages/rules\`, \`apps/cli\` | reading | it reads | MIT | 2, 1 alone |
| \`writer\` | 2.0.0 | \`apps/cli\` | writing | it writes | ISC | 1, 0 alone |

## What builds and starts it

${COLUMNS}| \`starter\` | 4.0.0 | root | starting | it starts | MIT | 1, 0 alone |

## What tests it

${COLUMNS}| \`builder\` | 3.0.0 | root | building | it builds | MIT | 2, 1 alone + 2 binaries |

## Install scripts

| packages | what the script does |
|---|---|
| \`builder-linux\` \`builder-mac\` | \`links\` files |

## Overrides

| packages | why |
|---|---|
| \`shared\` | the newer one has no binaries |
`;

/** Both that are shipped need \`shared\`, one in an older version of its own. */
const LOCKED: Readonly<Record<string, Json>> = {
  '': { name: 'house' },
  'packages/rules': { name: '@palier/rules', version: '0.1.0' },
  'apps/cli': { name: 'palier', version: '0.1.0' },
  'node_modules/@palier/rules': { resolved: 'packages/rules', link: true },
  'node_modules/palier': { resolved: 'apps/cli', link: true },
  'node_modules/reader': {
    version: '1.0.0',
    license: 'MIT',
    dependencies: { shared: '^1.0.0', small: '1' },
  },
  'node_modules/small': { version: '1.0.0', license: 'MIT' },
  'node_modules/shared': { version: '1.2.0', license: '(MIT OR GPL-3.0-only)' },
  'apps/cli/node_modules/writer': {
    version: '2.0.0',
    license: 'ISC',
    dependencies: { shared: '^1.0.0' },
    peerDependencies: { absent: '1' },
  },
  'node_modules/starter': { version: '4.0.0', license: 'MIT', dependencies: { small: '1' } },
  'node_modules/builder': {
    version: '3.0.0',
    license: 'MIT',
    dev: true,
    dependencies: { shared: '^1.0.0' },
    optionalDependencies: { 'builder-linux': '3.0.0', 'builder-mac': '3.0.0' },
    peerDependencies: { fellow: '1', small: '1' },
    peerDependenciesMeta: { small: { optional: true } },
  },
  'node_modules/fellow': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/builder-linux': {
    version: '3.0.0',
    license: 'MIT',
    dev: true,
    os: ['linux'],
    hasInstallScript: true,
  },
  'node_modules/builder-mac': {
    version: '3.0.0',
    license: 'MIT',
    dev: true,
    cpu: ['arm64'],
    hasInstallScript: true,
  },
};

const HOUSE = {
  dependencies: { starter: '4.0.0' },
  devDependencies: { builder: '3.0.0' },
  overrides: { shared: '1.2.0' },
};
const CLI = { dependencies: { '@palier/rules': '0.1.0', reader: '1.0.0', writer: '2.0.0' } };

type Change = {
  readonly page?: readonly [from: string, to: string];
  readonly house?: Json;
  readonly cli?: Json;
  readonly locked?: Readonly<Record<string, Json>>;
  readonly files?: Readonly<Record<string, string>>;
};

/** A good tree but for the change. */
function treeWith({
  page = ['', ''],
  house = {},
  cli = {},
  locked = {},
  files = {},
}: Change): string {
  return tempTree({
    [PAGE]: EXPLAINED.replace(page[0], page[1]),
    'package.json': JSON.stringify({ ...HOUSE, ...house }),
    'packages/rules/package.json': JSON.stringify({ dependencies: { reader: '1.0.0' } }),
    'apps/cli/package.json': JSON.stringify({ ...CLI, ...cli }),
    'package-lock.json': JSON.stringify({ packages: { ...LOCKED, ...locked } }),
    ...files,
  });
}

it('a page that explains everything', () => {
  expect(checkDeps(treeWith({}))).toEqual({ summary: 'deps: 4 direct, 0 problems', problems: [] });
});

describe('what is refused', () => {
  it.each<[what: string, change: Change, problems: readonly string[]]>([
    [
      'a dependency that is not explained',
      { page: [/\| `writer`.*\n/u.exec(EXPLAINED)![0], ''] },
      [`${PAGE}: writer is not explained under "What is shipped"`],
    ],
    [
      'one that nobody depends on any more',
      { page: ['| `writer`', '| `old` | 1.0.0 | root | a | b | MIT | 0 |\n| `writer`'] },
      [`${PAGE}: old under "What is shipped" is no dependency`],
    ],
    [
      'a stale version',
      { page: ['| 2.0.0 |', '| 1.9.0 |'] },
      [`${PAGE}: writer: its version is 2.0.0, run it with --write`],
    ],
    [
      'a stale licence',
      { page: ['| ISC |', '| MIT |'] },
      [`${PAGE}: writer: its licence is ISC, run it with --write`],
    ],
    [
      'a stale place',
      { page: ['`packages/rules`, `apps/cli`', '`apps/cli`'] },
      [`${PAGE}: reader: its where is \`packages/rules\`, \`apps/cli\`, run it with --write`],
    ],
    [
      'a tree that has grown',
      { page: ['2, 1 alone + 2 binaries', '1'] },
      [`${PAGE}: builder: its brings is 2, 1 alone + 2 binaries, run it with --write`],
    ],
    [
      'a stale total',
      { page: ['| What is shipped | 2 | 4', '| What is shipped | 2 | 3'] },
      [`${PAGE}: the total of "What is shipped" is stale, run it with --write`],
    ],
    [
      'no purpose and no reason',
      { page: ['| writing | it writes |', '|  |  |'] },
      [`${PAGE}: writer: for what?`, `${PAGE}: writer: why this one?`],
    ],
    [
      'a licence that is not free, however deep',
      { locked: { 'node_modules/small': { version: '1.0.0', license: 'BUSL-1.1' } } },
      ['package-lock.json: the licence of small, BUSL-1.1, is not among the free ones'],
    ],
    [
      'no licence',
      { locked: { 'node_modules/small': { version: '1.0.0' } } },
      ['package-lock.json: small has no licence'],
    ],
    [
      'an install script that is not named',
      {
        locked: {
          'node_modules/small': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
        },
      },
      [`${PAGE}: small is not named under "Install scripts"`],
    ],
    [
      'one that is named and gone',
      { page: ['`builder-mac`', '`builder-mac` `builder-win`'] },
      [`${PAGE}: builder-win does not belong under "Install scripts" any more`],
    ],
    [
      'a package from elsewhere than the registry',
      {
        locked: {
          'node_modules/small': {
            version: '1.0.0',
            license: 'MIT',
            resolved: 'git+ssh://git@example.org/small.git#1',
          },
        },
      },
      ['package-lock.json: small comes from git+ssh://git@example.org/small.git#1'],
    ],
    [
      'a range instead of a version',
      { house: { devDependencies: { builder: '^3.0.0' } } },
      ['package.json: builder ^3.0.0, but 3.0.0 in the lockfile'],
    ],
    [
      'a dependency that the lockfile does not know',
      { cli: { dependencies: { ...CLI.dependencies, stray: '1.0.0' } } },
      [
        'apps/cli/package.json: stray 1.0.0, but nothing in the lockfile',
        `${PAGE}: stray is not explained under "What is shipped"`,
        `${PAGE}: the total of "What is shipped" is stale, run it with --write`,
      ],
    ],
    [
      'an override that nothing uses',
      { house: { overrides: { shared: '1.2.0', gone: '1.0.0' } } },
      [
        'package.json: nothing uses the override gone 1.0.0',
        `${PAGE}: gone is not named under "Overrides"`,
      ],
    ],
    [
      'a tool of the laboratory that is not explained',
      {
        files: {
          'tools/lab/package.json': JSON.stringify({ dependencies: { heavy: '1.0.0' } }),
          'tools/lab/package-lock.json': JSON.stringify({
            packages: { '': {}, 'node_modules/heavy': { version: '1.0.0', license: 'MIT' } },
          }),
        },
      },
      [
        `${PAGE}: heavy is not explained under "\`tools/lab\`"`,
        `${PAGE}: the total of "\`tools/lab\`" is stale, run it with --write`,
      ],
    ],
  ])('%s', (_, change, problems) => {
    expect(checkDeps(treeWith(change)).problems).toEqual(problems);
  });
});

describe('--write', () => {
  it('changes nothing where all is known', () => {
    expect(writtenPage(treeWith({}))).toBe(EXPLAINED);
  });

  it('mends what can be known, keeps what people wrote, and leaves the rest to them', () => {
    const without = EXPLAINED.replace(/\| `writer`.*\n/u, '').replace('1.0.0', '0.9.0');
    const root = treeWith({ page: [EXPLAINED, without] });
    const page = writtenPage(root);
    expect(page).toBe(EXPLAINED.replace('| writing | it writes |', '|  |  |'));
    writeFileSync(join(root, PAGE), page);
    expect(checkDeps(root).problems).toEqual([
      `${PAGE}: writer: for what?`,
      `${PAGE}: writer: why this one?`,
    ]);
  });

  it('takes rows away that are of nothing', () => {
    const root = treeWith({
      page: ['| `writer`', '| `old` | 1 | root | a | b | MIT | 0 |\n| `writer`'],
    });
    expect(writtenPage(root)).toBe(EXPLAINED);
  });
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND BSL-1.0', true],
  ['MIT AND SSPL-1.0', false],
  ['MIT OR Apache-2.0 AND SSPL-1.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('the licence %j is free: %j', (licence, free) => {
  expect(isFree(licence)).toBe(free);
});

it('the page is as --write would leave it', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(writtenPage(root));
});
