/**
 * The worker as another entry of the page's own build, so that both load the same chunks.
 *
 * Vite bundles each worker apart: the rules would be shipped twice, once in the page and once in the
 * worker. While building, `new Worker(new URL('./worker.ts', import.meta.url), …)` becomes a chunk of
 * the page's build; the development server is left alone.
 */
import { basename, dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NEW_WORKER =
  /new Worker\(\s*new URL\(\s*(?<quote>['"])(?<path>[^'"]+)\k<quote>\s*,\s*import\.meta\.url\s*,?\s*\)/gu;

export function sharedWorker(): Plugin {
  return {
    name: 'palier:shared-worker',
    apply: 'build',
    // Before Vite's own plugin sees the pattern and bundles the worker apart.
    enforce: 'pre',
    async transform(code, id) {
      const found = [...code.matchAll(NEW_WORKER)];
      if (found.length === 0) return undefined;
      let written = code;
      for (const { 0: text, groups } of found) {
        const path = groups?.['path'] ?? '';
        const resolved = await this.resolve(path, id);
        if (resolved === null) return this.error(`no worker ${path}`);
        const chunk = this.emitFile({
          type: 'chunk',
          id: resolved.id,
          // Two chunks of one name would be taken for the same: the folder tells them apart.
          name: `${basename(dirname(resolved.id))}-worker`,
          // No exports: what page and worker share must not be merged into the worker's own chunk.
          preserveSignature: 'strict',
        });
        written = written.replace(text, () => `new Worker(import.meta.ROLLUP_FILE_URL_${chunk}`);
      }
      return { code: written, map: null };
    },
    generateBundle(_, bundle) {
      const problem = checkApart(Object.values(bundle));
      if (problem !== undefined) this.error(problem);
    },
  };
}

/** The page must not run the worker's code by importing its chunk, nor the worker the page's. */
function checkApart(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): string | undefined {
  const chunks = files.filter((file) => file.type === 'chunk');
  const starts = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const { fileName, imports, dynamicImports } of chunks) {
    const wrong = [...imports, ...dynamicImports].find((name) => starts.has(name));
    if (wrong !== undefined) return `${fileName} imports ${wrong}, where a page or a worker begins`;
  }
  const page = chunks.find(({ name }) => name === 'page')?.fileName;
  const worker = chunks.find(
    ({ name, fileName }) => name.endsWith('-worker') && reachedFrom(fileName, chunks).has(page),
  );
  if (worker !== undefined) return `${worker.fileName} comes to ${page}, and has no document`;
  return undefined;
}

/** All files that a chunk may load sooner or later. */
function reachedFrom(
  start: string,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<string | undefined> {
  const reached = new Set<string | undefined>([start]);
  for (const file of reached) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      reached.add(next);
    }
  }
  return reached;
}
