import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf, FOLDER, PUBLISHED, textOf } from './make-schemas.ts';

describe('what is published in docs is up to date (npm run schemas)', () => {
  it.each(PUBLISHED)('%s', async (name) => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(await textOf(name));
  });

  it('and there are no other schemas', () => {
    const files = PUBLISHED.map(fileOf).filter((file) => dirname(file) === FOLDER);
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.map((file) => basename(file)).toSorted());
  });
});
