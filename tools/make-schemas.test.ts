import { readdirSync, readFileSync } from 'node:fs';
import { SCHEMA_NAMES } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { fileOf, FOLDER, textOf } from './make-schemas.ts';

describe('the schemas in docs/schemas are up to date (npm run schemas)', () => {
  it.each(SCHEMA_NAMES)('%s', async (name) => {
    expect(readFileSync(fileOf(name), 'utf8')).toBe(await textOf(name));
  });

  it('and there are no others', () => {
    const files = SCHEMA_NAMES.map((name) => `${name}.json`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
  });
});
