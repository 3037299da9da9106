import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, FOLDER, PUBLISHED, textOf } from './make-schemas.ts';

describe('what is published in docs is up to date (npm run schemas)', () => {
  it.each(PUBLISHED)('%s', async (name) => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(await textOf(name));
  });

  it('and there are no other schemas', () => {
    const files = PUBLISHED.filter((name) => name !== 'openapi').map((name) => `${name}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
  });
});
