/**
 * `npm run lab:packages`: the packages as strangers get them. Built, packed, installed from the tarballs
 * in a folder outside of this repository; there the first program of each README runs on the oldest Node
 * that is promised and on ours, and TypeScript finds every type. Manifests are judged by publint and Are
 * the types wrong?, and npm publishes all of them for show.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build-program.ts';
import { buildLibraries } from './build.ts';
import { printedBy, sampleOf } from './first-programs.ts';
import { ROOT, libraries, program, type Member } from './members.ts';
import { OLDEST_NODE, filesOf, sourcesOf } from './published.ts';

const TOOLS = join(ROOT, 'tools/lab/packages/node_modules');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const { npm_execpath: npmCli = '' } = process.env;

const work = mkdtempSync(join(tmpdir(), 'palier-packages-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

const problems: string[] = [];
const members = libraries();
const builtAt = ({ folder }: Member): string => join(work, 'built', folder);

buildLibraries(builtAt);
await buildProgram(builtAt(program()));
for (const member of [...members, program()]) judge(member);
const home = installed(members.map(packed));
for (const member of members) tryPrograms(member, home);
findTypes(home);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'All is well.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Manifest and types, by what is in the package. */
function judge(member: Member): void {
  const { name } = member.manifest;
  const folder = builtAt(member);
  demand(`${name}: publint`, [join(TOOLS, 'publint/src/cli.js'), 'run', folder, '--strict']);
  const isLibrary = member.folder.startsWith('packages/');
  const attw = join(TOOLS, '@arethetypeswrong/cli/dist/index.js');
  // Like Node itself since 22.12, who wants CommonJS may `require` what we have.
  const profile = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm'];
  const files = filesOf(member.manifest);
  const others = files.length > 0 ? ['--exclude-entrypoints', ...files] : [];
  if (isLibrary) demand(`${name}: types`, [attw, '--pack', folder, ...profile, ...others]);
  const shown = demand(`${name}: npm publish`, [npmCli, 'publish', folder, '--dry-run']);
  // Who is not logged in is told so; anything else is about the package.
  const warnings = shown.split('\n').filter((line) => line.startsWith('npm warn publish'));
  const own = warnings.filter((line) => !line.includes('requires you to be logged in'));
  problems.push(...own.map((line) => `${name}: ${line}`));
}

function packed(member: Member): string {
  const argv = ['pack', builtAt(member), '--pack-destination', work, '--json'];
  const said = execFileSync(process.execPath, [npmCli, ...argv], { encoding: 'utf8' });
  // A list, or by name, as npm has it.
  const told = JSON.parse(said) as Readonly<Record<string, { readonly filename: string }>>;
  const { filename } = Object.values(told)[0]!;
  console.log(filename);
  return join(work, filename);
}

/** A folder of somebody who has these tarballs, the oldest Node, and nothing else. */
function installed(tarballs: readonly string[]): string {
  const folder = join(work, 'home');
  mkdirSync(folder);
  const manifest = { name: 'home', type: 'module', private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const node = `node@${OLDEST_NODE}.0`;
  const argv = [npmCli, 'install', '--loglevel=error', node, ...tarballs];
  execFileSync(process.execPath, argv, { cwd: folder, stdio: 'pipe' });
  return folder;
}

function tryPrograms(member: Member, folder: string): void {
  const sample = sampleOf(member);
  if (sample === undefined) {
    problems.push(`${member.folder}/README.md: no first program with what it prints`);
    return;
  }
  for (const node of [process.execPath, join(folder, 'node_modules/node/bin/node')]) {
    const printed = printedBy(sample.program, folder, node);
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    if (printed === sample.prints) console.log(`${member.folder}: its first program, ${version}`);
    else problems.push(`${member.folder}/README.md: Node ${version} prints\n${printed}`);
  }
}

/** Every door, by the rules of Node and of bundlers, with nothing overlooked. */
function findTypes(folder: string): void {
  const doors = members.flatMap(({ manifest }) =>
    sourcesOf(manifest).map(([door]) => `${manifest.name}${door.slice(1)}`),
  );
  const lines = doors.map((door, index) => `export * as door${index} from '${door}';`);
  writeFileSync(join(folder, 'all.ts'), lines.join('\n'));
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023'];
    const how = ['--module', module!, '--moduleResolution', resolution!, '--types', ''];
    demand(`types by ${resolution}`, [TSC, ...options, ...how, 'all.ts'], folder);
  }
}

function demand(what: string, argv: readonly string[], cwd = work): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd, encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  if (status === 0) console.log(`${what}: good`);
  else problems.push(`${what}:\n${said}`);
  return said;
}
