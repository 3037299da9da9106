/** What can be published: every package of `packages`, by listing them, and the program. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
};

export type Member = {
  /** `packages/rules` */
  readonly folder: string;
  readonly manifest: Manifest;
};

const PROGRAM = 'apps/cli';

export function libraries(root = ROOT): readonly Member[] {
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => memberAt(root, folder));
}

export function program(): Member {
  return memberAt(ROOT, PROGRAM);
}

function memberAt(root: string, folder: string): Member {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  return { folder, manifest: JSON.parse(text) as Manifest };
}
