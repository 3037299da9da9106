/**
 * Writes what is published of the contract, from the code: `npm run schemas`. The JSON Schemas of
 * documents and of live messages go to docs/schemas, the HTTP interface to docs/openapi.json, the list of
 * a server's settings into docs/OPERATIONS.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from '@palier/rules';
import {
  SETTINGS,
  WIRE_SCHEMA_NAMES,
  openApi,
  usualText,
  variableOf,
  wireSchema,
  type SettingName,
} from '@palier/server';
import { loadPart } from '@palier/text';
import { format } from 'oxfmt';

const DOCS = fileURLToPath(new URL('../docs', import.meta.url));
export const FOLDER = join(DOCS, 'schemas');

const SCHEMA_FILES = [...SCHEMA_NAMES, ...WIRE_SCHEMA_NAMES];
type SchemaFile = (typeof SCHEMA_FILES)[number];

export type PublishedName = SchemaFile | 'openapi' | 'OPERATIONS';
export const PUBLISHED: readonly PublishedName[] = [...SCHEMA_FILES, 'openapi', 'OPERATIONS'];

export function fileOf(name: PublishedName): string {
  if (name === 'OPERATIONS') return join(DOCS, `${name}.md`);
  return join(name === 'openapi' ? DOCS : FOLDER, `${name}.json`);
}

function documentOf(name: Exclude<PublishedName, 'OPERATIONS'>): object {
  if (name === 'openapi') return openApi();
  const wire = WIRE_SCHEMA_NAMES.find((one) => one === name);
  return wire === undefined ? SCHEMAS[name as SchemaName] : wireSchema(wire);
}

/** A document as its file holds it, in the house's format. */
export async function textOf(name: PublishedName): Promise<string> {
  if (name === 'OPERATIONS') return withSettings(readFileSync(fileOf(name), 'utf8'));
  const source = JSON.stringify(documentOf(name), undefined, 2);
  const { code, errors } = await format(fileOf(name), source, { printWidth: 100 });
  if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return code;
}

const SETTINGS_HEAD = '| flag | variable | usual | what |\n|---|---|---|---|\n';

/** The list of settings is made anew; all else stays. */
async function withSettings(document: string): Promise<string> {
  const { commands } = await loadPart('en', 'cli');
  const rows = (Object.keys(SETTINGS) as readonly SettingName[]).map((name) => {
    const cells = [`\`--${name} ${SETTINGS[name].value}\``, `\`${variableOf(name)}\``];
    return `| ${cells.join(' | ')} | ${usualText(name) ?? ''} | ${commands.serve.options[name]} |\n`;
  });
  const start = document.indexOf(SETTINGS_HEAD) + SETTINGS_HEAD.length;
  return `${document.slice(0, start)}${rows.join('')}${document.slice(document.indexOf('\n\n', start) + 1)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of PUBLISHED) writeFileSync(fileOf(name), await textOf(name));
  console.log(`schemas: ${PUBLISHED.length} files in ${DOCS}`);
}
