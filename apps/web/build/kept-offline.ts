/** Writes `sw.js`: the service worker, with the list of everything that was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const KEPT = /\.(?:html|js|css|woff2|svg|png)$/u;

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
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => KEPT.test(path))
        .sort();
      const files = Object.fromEntries(
        paths.map((path) => [path.split(sep).join('/'), fingerprintOf(join(folder, path))]),
      );
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
      // A classic script: not every browser takes a module for a service worker.
      const script = code.replaceAll(/^export /gmu, '');
      writeFileSync(
        join(folder, 'sw.js'),
        `${script}keepOffline(self, ${JSON.stringify(files)});\n`,
      );
    },
  };
}

function fingerprintOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
