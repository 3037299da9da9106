/** The built game in bytes: which files a start needs, and what travels when they are asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '@palier/text';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
};
type Manifest = { readonly [key: string]: Chunk };

export type Bundle = {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Of every file, as `assets/index-AbC.js`. */
  readonly gzipped: ReadonlyMap<string, number>;
};

export function readBundle(folder: string): Bundle {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^\./u.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.'));
  const sizes = names.map((name) => {
    const bytes = readFileSync(join(folder, name));
    return [name, gzipSync(bytes, { level: 9 }).length] as const;
  });
  return { folder, manifest, gzipped: new Map(sizes) };
}

/** Runs before the page's own scripts, and is no module of theirs. */
const DOOR = 'door.js';

/** The files that a chunk needs before it can run, its own included. */
export function filesFor({ manifest }: Bundle, source: string): readonly string[] {
  if (source === DOOR) return [DOOR];
  const start = Object.keys(manifest).find((key) => key.endsWith(source));
  if (start === undefined) throw new Error(`no chunk for ${source}`);
  const found = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  follow(start);
  return [...found];
}

function sizeOf({ gzipped }: Bundle, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + (gzipped.get(file) ?? 0), 0);
}

export type BundlePart = {
  readonly name: string;
  readonly files: readonly string[];
  readonly bytes: number;
};

type Step = readonly [name: string, sources: readonly string[]];

function firstSteps(lang: Lang): readonly Step[] {
  return [
    ['the page', ['index.html', DOOR]],
    [`words (${lang})`, [`text/src/${lang}/index.ts`]],
    ['the worker', ['local/worker.ts']],
  ];
}

const NEXT_STEP: Step = [
  'new game and table',
  ['new-game/new-game-screen.tsx', 'table/table-screen.tsx'],
];

/** The scripts of a start: the page, one language, the worker. Each part without the others'. */
export function firstLoad(bundle: Bundle, lang: Lang): readonly BundlePart[] {
  return partsOf(bundle, firstSteps(lang));
}

/** The same and the screens up to the first card, which come while a player looks at home. */
export function toTheFirstCard(bundle: Bundle, lang: Lang): readonly BundlePart[] {
  return partsOf(bundle, [...firstSteps(lang), NEXT_STEP]);
}

function partsOf(bundle: Bundle, steps: readonly Step[]): readonly BundlePart[] {
  const counted = new Set<string>();
  return steps.map(([name, sources]) => {
    const files = sources.flatMap((source) => filesFor(bundle, source));
    const fresh = new Set(files.filter((file) => !counted.has(file)));
    for (const file of fresh) counted.add(file);
    return { name, files: [...fresh], bytes: sizeOf(bundle, fresh) };
  });
}

export function bytesOf(parts: readonly BundlePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The language that weighs most: the budget is for everybody. */
export function heaviestLang(bundle: Bundle): Lang {
  const weight = (lang: Lang): number => bytesOf(firstLoad(bundle, lang));
  return LANGS.toSorted((a, b) => weight(b) - weight(a))[0]!;
}

/** All files by kind: what a visit leaves on the device. */
export function byKind(bundle: Bundle): readonly BundlePart[] {
  const names = [...bundle.gzipped.keys()];
  return [...new Set(names.map((name) => extname(name)))]
    .map((kind) => {
      const files = names.filter((name) => extname(name) === kind);
      return { name: kind, files, bytes: sizeOf(bundle, files) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

export function table(title: string, parts: readonly BundlePart[]): string {
  const rows = [...parts, { name: 'together', bytes: bytesOf(parts) }];
  const lines = rows.map(
    ({ name, bytes }) => `  ${name.padEnd(20)}${(bytes / 1000).toFixed(1).padStart(8)} kB`,
  );
  return [title, ...lines].join('\n');
}
