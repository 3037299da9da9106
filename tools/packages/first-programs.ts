/** The first program of a package's README: run, and what it is said to print. For tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Member } from './members.ts';
import { sampleIn, type Sample } from './published.ts';

/** Undefined where a package has none, which `npm run lab:packages` does not let pass. */
export function sampleOf({ folder }: Member): Sample | undefined {
  return sampleIn(readFileSync(join(ROOT, folder, 'README.md'), 'utf8'));
}

/** Each with its first program, as cases of a test. */
export function samplesOf(members: readonly Member[]): readonly (Member & Sample)[] {
  return members.flatMap((member) => {
    const sample = sampleOf(member);
    return sample === undefined ? [] : [{ ...member, ...sample }];
  });
}

/** What a program prints that stands in this folder, by this Node. */
export function printedBy(program: string, cwd: string, node = process.execPath): string {
  const argv = ['--input-type=module', '--eval', program];
  return execFileSync(node, argv, { cwd, encoding: 'utf8' });
}
