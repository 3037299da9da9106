/**
 * `npm run lab:npx [-- --nodes 22.18.0,22,24,26 --old 20]`: the program as strangers start it, from its
 * tarball, in an empty folder, with an empty cache of npm, by each Node, which npm delivers. Each goes from
 * nothing to the first card in a real browser, installs it for good, and goes through every command; an
 * old one must say that it is too old. Prints the table of bench/npx.md.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { COMMAND_NAMES } from '../../apps/cli/src/commands.ts';
import { chromiumPath, launchBrowser } from '../../apps/web/e2e/harness/browser.ts';
import { buildProgram } from './build-program.ts';
import { ROOT, program } from './members.ts';
import { OLDEST_NODE } from './published.ts';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: `${OLDEST_NODE}.0,22,24,26` },
    old: { type: 'string', default: '18,20' },
  },
});

/** npm runs this; what it installs with is what strangers have. */
const { npm_execpath: npmCli = '' } = process.env;

type Stranger = {
  readonly node: string;
  readonly version: string;
  /** What they stand in. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly tarball: string;
};

type Times = { readonly version: number; readonly page: number; readonly card: number };

type Try = {
  readonly argv: readonly string[];
  readonly input?: string;
  /** Is in what it prints. */
  readonly says: RegExp;
};

/** A real use of the commands; of one that is not here its help is asked for. */
const TRIES: readonly Try[] = [
  { argv: ['--help'], says: /^palier – /u },
  {
    argv: ['play', '--level', 'novice', '--seed', 'npx', '--lang=de'],
    input: 'hint\ndraw\nsave game.jsonl\nquit\n',
    says: /Runde 1/u,
  },
  {
    argv: ['sim', '--games', '4', '--bots', 'expert,steady', '--workers', '2', '--record', 'games'],
    says: /games per second/u,
  },
  { argv: ['replay', 'games/0001.jsonl'], says: /wins the game!/u },
  { argv: ['verify', 'games/0001.jsonl', '--json'], says: /"ok":true/u },
  {
    argv: ['review', 'games/0001.jsonl', '--games', '2', '--continuations', '100'],
    says: /expert’s decisions/u,
  },
  { argv: ['judge', 'question.json'], says: /"palier": 1/u },
  { argv: ['bench', '--games', '20', '--json'], says: /"checksum"/u },
  {
    argv: ['load', '--serve', '--tables', '1', '--seconds', '1', '--json'],
    says: /"moves":[1-9]/u,
  },
  { argv: ['backup', 'tables.db', '--data', 'data'], says: /tables\.db/u },
];

const work = mkdtempSync(join(tmpdir(), 'palier-npx-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const browser = await launchBrowser(await chromiumPath());
try {
  const tarball = await packProgram();
  const size = (statSync(tarball).size / 2 ** 20).toFixed(1);
  const load = loadavg()[0]!.toFixed(0);
  console.log(`${cpus().length} cores, load ${load}; the tarball has ${size} MiB.\n`);
  console.log('| Node | its first word | the page | the first card | commands |');
  console.log('|---|---|---|---|---|');
  for (const wanted of values.nodes.split(',')) {
    const stranger = strangerWith(wanted, tarball);
    const { version, page, card } = await firstCard(stranger, browser);
    tryGlobal(stranger);
    const tried = tryAll(stranger);
    const seconds = [version, page, card].map((ms) => `${(ms / 1000).toFixed(1)} s`);
    console.log(`| ${stranger.version} | ${seconds.join(' | ')} | ${tried} |`);
  }
  for (const wanted of values.old.split(',')) {
    const stranger = strangerWith(wanted, tarball);
    const { status, stdout, stderr } = npx(stranger, ['play'], '');
    const sentence = /^Palier needs Node .*$/mu.exec(stderr)?.[0];
    const isTold = status === 1 && stdout === '' && sentence !== undefined;
    demand(isTold, `Node ${stranger.version}`, { argv: ['play'], stdout, stderr });
    console.log(`\nNode ${stranger.version}: “${sentence}”`);
  }
} finally {
  await browser.close();
}

async function packProgram(): Promise<string> {
  const folder = join(work, 'palier');
  await buildProgram(folder);
  const argv = ['pack', folder, '--pack-destination', work, '--loglevel=error'];
  execFileSync(process.execPath, [npmCli, ...argv], { stdio: 'pipe' });
  return join(work, `palier-${program().manifest.version}.tgz`);
}

/** Somebody with this Node and nothing else: their home, their cache and their folder are empty. */
function strangerWith(wanted: string, tarball: string): Stranger {
  const own = join(work, `node-${wanted}`);
  const folder = join(own, 'folder');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
  const argv = ['install', `node@${wanted}`, '--prefix', own, '--loglevel=error'];
  execFileSync(process.execPath, [npmCli, ...argv], { stdio: 'pipe' });
  const bin = join(own, 'node_modules', 'node', 'bin');
  const node = join(bin, 'node');
  const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  const env = {
    PATH: [bin, '/usr/bin', '/bin'].join(delimiter),
    HOME: own,
    LC_ALL: 'C',
    npm_config_cache: join(own, 'cache'),
    npm_config_registry: process.env['npm_config_registry'],
  };
  return { node, version, folder, env, tarball };
}

/** As typed: `npx --yes --package palier.tgz palier …`. */
function typed({ tarball }: Stranger, argv: readonly string[]): readonly string[] {
  return [npmCli, 'exec', '--yes', `--package=${tarball}`, '--', 'palier', ...argv];
}

function npx(stranger: Stranger, argv: readonly string[], input: string) {
  const { node, folder: cwd, env } = stranger;
  return spawnSync(node, typed(stranger, argv), { cwd, env, input, encoding: 'utf8' });
}

/** From nothing: the program's version; then, from its start, its page and a game's first card in it. */
async function firstCard(stranger: Stranger, browser: Browser): Promise<Times> {
  const { node, folder: cwd, env } = stranger;
  const version = elapsed();
  const said = npx(stranger, ['--version'], '');
  demand(said.stdout.startsWith('palier '), 'its version', { argv: ['--version'], ...said });
  const times = { version: version() };
  const page = elapsed();
  const argv = typed(stranger, [
    'serve',
    '--json',
    '--port',
    '0',
    '--data',
    'data',
    '--log',
    'error',
  ]);
  const child = spawn(node, argv, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm does not pass on that it was told to stop: its whole group is told.
    detached: true,
  });
  const ended = once(child, 'exit').then(() => undefined);
  try {
    const first = await Promise.race([once(child.stdout, 'data'), ended]);
    if (first === undefined) throw new Error('it ended before it served');
    const { url } = JSON.parse(String(first[0])) as { readonly url: string };
    const tab = await browser.newPage({ locale: 'en' });
    const problems: string[] = [];
    tab.on('pageerror', ({ message }) => problems.push(message));
    tab.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
    await tab.goto(url.replace('localhost', '127.0.0.1'));
    await tab.getByRole('link', { name: /^Play against bots/u }).click();
    const shown = page();
    await tab.getByRole('button', { name: 'Start' }).click();
    await tab.getByRole('toolbar', { name: /^Your hand/u }).waitFor();
    const card = page();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    await tab.close();
    return { ...times, page: shown, card };
  } finally {
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
  }
}

/** `npm install --global`, and the name alone. */
function tryGlobal({ node, version, folder: cwd, env, tarball }: Stranger): void {
  const prefix = join(cwd, 'global');
  const argv = [npmCli, 'install', '--global', `--prefix=${prefix}`, tarball];
  execFileSync(node, argv, { cwd, env, stdio: 'pipe' });
  // Windows has no folder for what can be started.
  const bin = process.platform === 'win32' ? prefix : join(prefix, 'bin');
  const path = [bin, env['PATH']].join(delimiter);
  const shell = process.platform === 'win32';
  const said = spawnSync('palier', ['--version'], {
    cwd,
    env: { ...env, PATH: path },
    encoding: 'utf8',
    shell,
  });
  const isInstalled = said.stdout.startsWith('palier ');
  demand(isInstalled, `Node ${version}, installed`, { argv: ['--version'], ...said });
}

/** How many commands did what they are for. */
function tryAll(stranger: Stranger): string {
  cpSync(join(ROOT, 'examples/question.json'), join(stranger.folder, 'question.json'));
  const untried = COMMAND_NAMES.filter((name) => TRIES.every(({ argv }) => argv[0] !== name));
  const helps = untried.map((name): Try => ({ argv: [name, '--help'], says: /^palier /u }));
  for (const { argv, input = '', says } of [...TRIES, ...helps]) {
    const { status, stdout, stderr } = npx(stranger, argv, input);
    const isAsWanted = status === 0 && says.test(stdout) && !stderr.includes('Warning');
    demand(isAsWanted, `Node ${stranger.version}`, { argv, stdout, stderr });
  }
  return `${COMMAND_NAMES.length} of ${COMMAND_NAMES.length}`;
}

type Said = { readonly argv: readonly string[]; readonly stdout: string; readonly stderr: string };

function demand(isTrue: boolean, where: string, { argv, stdout, stderr }: Said): void {
  if (isTrue) return;
  throw new Error(`${where}: palier ${argv.join(' ')} printed\n${stdout}\nand said\n${stderr}`);
}

function elapsed(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
