/**
 * `npm run lab:api`: pages about everything that the packages export, made from their source by TypeDoc,
 * in reports/api. `palier serve` in this checkout hands them out under /docs.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { isServerFault, startServer } from '@palier/server';
import { chromiumPath, launchBrowser } from '../../apps/web/e2e/harness/browser.ts';
import { buildWeb } from '../build-web.mjs';
import { writeConfig } from './build.ts';
import { ROOT, libraries, type Member } from './members.ts';
import { withoutInline } from './pages.ts';
import { publishedReadme, sourcesOf } from './published.ts';

/** What is used of TypeDoc, which is installed in a folder of its own. */
type Reflection = {
  name: string;
  readme?: readonly { readonly kind: 'text'; readonly text: string }[];
};
type Project = { readonly children?: readonly Reflection[] };
type Application = {
  readonly convert: () => Promise<Project | undefined>;
  readonly generateDocs: (project: Project, out: string) => Promise<void>;
  readonly logger: { readonly hasErrors: () => boolean };
};
type TypeDoc = {
  readonly Application: { readonly bootstrap: (options: object) => Promise<Application> };
};

const TYPEDOC = new URL('../lab/packages/node_modules/typedoc/dist/index.js', import.meta.url);
const OUT = join(ROOT, 'reports/api');

type Door = { readonly name: string; readonly file: string; readonly member: Member };

const members = libraries();
const doors = members.flatMap((member) =>
  sourcesOf(member.manifest)
    .filter(([door]) => door !== './testing')
    .map(([door, source]): Door => {
      const name = `${member.manifest.name}${door.slice(1)}`;
      return { name, file: join(ROOT, member.folder, source), member };
    }),
);

const work = mkdtempSync(join(tmpdir(), 'palier-api-'));
try {
  const tsconfig = join(work, 'tsconfig.json');
  writeConfig(tsconfig, members, { skipLibCheck: true });
  const readme = join(work, 'README.md');
  writeFileSync(readme, firstPage());
  const { Application } = (await import(TYPEDOC.href)) as TypeDoc;
  const app = await Application.bootstrap({
    name: 'Palier',
    entryPoints: doors.map(({ file }) => file),
    tsconfig,
    readme,
    disableSources: true,
    excludePrivate: true,
    hideGenerator: true,
    githubPages: false,
    // They write styles into the page, and there is nothing to be filtered.
    visibilityFilters: {},
    // In the order of the source, which tells a story.
    sort: ['source-order'],
    // What is spoken of and not exported is told by its shape.
    validation: { notExported: false, invalidLink: true, invalidPath: false },
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the source, see above');
  name(project);
  rmSync(OUT, { recursive: true, force: true });
  await app.generateDocs(project, OUT);
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the pages, see above');
  const pages = withoutInline(OUT);
  await lookAt();
  console.log(`${pages} pages in reports/api; npm start serves them under /docs/`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function firstPage(): string {
  const rows = members.map(({ manifest: { name, description } }) => {
    const page = `modules/${name.replaceAll(/\W/gu, '_')}.html`;
    return `- <a href="${page}">${name}</a>: ${description}`;
  });
  return `# The packages of Palier\n\n${rows.join('\n')}\n`;
}

/** By what is imported, with the README of the package at its front door. */
function name({ children = [] }: Project): void {
  for (const module of children) {
    const door = doors.find(({ file }) => module.name === ownName(file));
    if (door === undefined) throw new Error(`nobody knows the module ${module.name}`);
    const { name, member } = door;
    module.name = name;
    if (name !== member.manifest.name) continue;
    const text = publishedReadme(readFileSync(join(ROOT, member.folder, 'README.md'), 'utf8'));
    // Its title is the page's own.
    module.readme = [{ kind: 'text', text: text.replace(/^# .*\n+/u, '') }];
  }
}

/** How TypeDoc calls a module: by its place below what all have in common. */
function ownName(file: string): string {
  const path = relative(join(ROOT, 'packages'), file).split(sep).join('/');
  return path.replace(/(?:\/index)?\.ts$/u, '');
}

/** In a real browser, under the policy of the game: a page, the navigation and the search complain of nothing. */
async function lookAt(): Promise<void> {
  const { folder: web } = await buildWeb({ quiet: true });
  const server = await startServer({ settings: { port: 0, web }, docs: OUT });
  if (isServerFault(server)) throw new Error(server.code);
  const browser = await launchBrowser(await chromiumPath());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
    await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/docs`);
    await page.getByRole('link', { name: '@palier/rules' }).first().click();
    await page.getByRole('heading', { name: 'A first program' }).first().waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('legalMoves');
    await page.getByRole('option', { name: 'legalMoves' }).first().click();
    await page.getByRole('heading', { name: 'Function legalMoves' }).waitFor();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
    await server.close();
  }
}
