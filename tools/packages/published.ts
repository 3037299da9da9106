/** A package as strangers get it: its manifest, and its README without ways into this repository. */
import type { Manifest } from './members.ts';

/** What is tried (`npm run lab:packages`, `npm run lab:npx`). */
export const OLDEST_NODE = '22.18';

const SOURCE = /^\.\/src\/(?<path>.+)\.ts$/u;

type Door = string | { readonly types: string; readonly default: string };

/** A door to source becomes one to what was built from it; a file is a file. */
export function doorOf(target: string): Door {
  const path = SOURCE.exec(target)?.groups?.['path'];
  return path === undefined ? target : { types: `./${path}.d.ts`, default: `./${path}.js` };
}

/** The doors behind which source lies, as paths in the package. */
export function sourcesOf({ exports = {} }: Manifest): readonly (readonly [string, string])[] {
  return Object.entries(exports).filter(([, target]) => SOURCE.test(target));
}

/** What is handed out as it lies there. */
export function filesOf({ exports = {} }: Manifest): readonly string[] {
  return Object.values(exports).filter((target) => !SOURCE.test(target));
}

export function libraryManifest(manifest: Manifest): object {
  const { name, version, description, license, sideEffects, exports = {}, dependencies } = manifest;
  const doors = Object.entries(exports).map(([door, target]) => [door, doorOf(target)] as const);
  return {
    name,
    version,
    description,
    keywords: ['card-game', 'level-up', 'level-8', 'palier'],
    license,
    type: 'module',
    sideEffects,
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    dependencies,
    engines: { node: `>=${OLDEST_NODE}` },
    publishConfig: { access: 'public' },
  };
}

/** Everything is in its bundle. */
export function programManifest({ name, version, description, license }: Manifest): object {
  return {
    name,
    version,
    description,
    keywords: ['card-game', 'level-up', 'level-8', 'game', 'cli', 'server'],
    license,
    type: 'module',
    bin: { palier: 'start.cjs' },
    engines: { node: `>=${OLDEST_NODE}` },
  };
}

/** A link to a file of the repository leads nowhere from npm's page: its words stay. */
export function publishedReadme(text: string): string {
  return text.replaceAll(/\[(?<words>[^\]]+)\]\((?![a-z]+:|#)[^)]*\)/gu, '$<words>');
}

export type Sample = { readonly program: string; readonly prints: string };

/** The first program of a README, and what it says that the program prints. */
export function sampleIn(readme: string): Sample | undefined {
  const { program, prints } =
    /^```js\n(?<program>.*?)^```\n\nIt prints\n\n```text\n(?<prints>.*?)^```$/msu.exec(readme)
      ?.groups ?? {};
  return program === undefined || prints === undefined ? undefined : { program, prints };
}
