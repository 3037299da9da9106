/** The first program of a package's README: run, and what it is said to print. For tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Member } from './members.ts';
import { sampleIn, type Sample } from './published.ts';

/** Throws where there is none: whoever finds the package begins with it. */
export function sampleOf({ folder }: Member): Sample {
  const sample = sampleIn(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'));
  if (sample === undefined) {
    throw new Error(`${folder}/README.md has no first program with what it prints`);
  }
  return sample;
}

/** What a program prints that stands in this folder, by this Node. */
export function printedBy(program: string, cwd: string, node = process.execPath): string {
  const argv = ['--input-type=module', '--eval', program];
  return execFileSync(node, argv, { cwd, encoding: 'utf8' });
}
