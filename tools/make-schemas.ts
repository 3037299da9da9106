/** Writes the JSON Schemas of the contract to docs/schemas, from the code: `npm run schemas`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from '@palier/rules';
import { format } from 'oxfmt';

export const FOLDER = fileURLToPath(new URL('../docs/schemas', import.meta.url));

export function fileOf(name: SchemaName): string {
  return join(FOLDER, `${name}.json`);
}

/** A schema as its file holds it, in the house's format. */
export async function textOf(name: SchemaName): Promise<string> {
  const source = JSON.stringify(SCHEMAS[name], undefined, 2);
  const { code, errors } = await format(fileOf(name), source, { printWidth: 100 });
  if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of SCHEMA_NAMES) writeFileSync(fileOf(name), await textOf(name));
  console.log(`schemas: ${SCHEMA_NAMES.length} files in ${FOLDER}`);
}
