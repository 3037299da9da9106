/**
 * Writes what is published of the contract, from the code: `npm run schemas`. The JSON Schemas of
 * documents and of live messages go to docs/schemas, the HTTP interface to docs/openapi.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from '@palier/rules';
import { openApi, WIRE_SCHEMA_NAMES, wireSchema, type WireSchemaName } from '@palier/server';
import { format } from 'oxfmt';

const DOCS = fileURLToPath(new URL('../docs', import.meta.url));
export const FOLDER = join(DOCS, 'schemas');

export type PublishedName = SchemaName | WireSchemaName | 'openapi';
export const PUBLISHED: readonly PublishedName[] = [
  ...SCHEMA_NAMES,
  ...WIRE_SCHEMA_NAMES,
  'openapi',
];

export function fileOf(name: PublishedName): string {
  return join(name === 'openapi' ? DOCS : FOLDER, `${name}.json`);
}

function documentOf(name: PublishedName): object {
  if (name === 'openapi') return openApi();
  const wire = WIRE_SCHEMA_NAMES.find((one) => one === name);
  return wire === undefined ? SCHEMAS[name as SchemaName] : wireSchema(wire);
}

/** A document as its file holds it, in the house's format. */
export async function textOf(name: PublishedName): Promise<string> {
  const source = JSON.stringify(documentOf(name), undefined, 2);
  const { code, errors } = await format(fileOf(name), source, { printWidth: 100 });
  if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of PUBLISHED) writeFileSync(fileOf(name), await textOf(name));
  console.log(`schemas: ${PUBLISHED.length} files in ${DOCS}`);
}
