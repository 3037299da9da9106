/** Writes `sw.js`: the service worker, with the list of everything that was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const KEPT = /\.(?:html|js|css|woff2|svg|png)$/u;
/** The network of the bots that learnt. */
const KEPT_LATER = /\.bin$/u;

export function keptOffline(): Plugin {
  let folder = '';
  return {
    name: 'palier:kept-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Everything lies there by then, also what was copied.
    async closeBundle() {
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
      const listOf = (kind: RegExp): { readonly [path: string]: string } =>
        Object.fromEntries(
          paths
            .filter((path) => kind.test(path))
            .map((path) => [path.split(sep).join('/'), fingerprintOf(join(folder, path))]),
        );
      const lists = { now: listOf(KEPT), later: listOf(KEPT_LATER) };
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
      // A classic script: not every browser takes a module for a service worker.
      const script = code.replaceAll(/^export /gmu, '');
      writeFileSync(
        join(folder, 'sw.js'),
        `${script}keepOffline(self, ${JSON.stringify(lists)});\n`,
      );
    },
  };
}

function fingerprintOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
