/**
 * The JSON Schemas of what travels between a table online and its clients, made from the zod schemas
 * that read it. Documents of the rules (a set-up, a record's lines, a refusal) come from the rules.
 */
import { REFUSAL_CODES, RULE_IDS, SCHEMAS, VERSION } from '@palier/rules';
import { ask, hello, lobbyAsk, lobbyHello, lobbyTell, tell } from '@palier/table/room';
import * as z from 'zod';

export type Schema = { readonly [keyword: string]: unknown };

export const WIRE_SCHEMA_NAMES = [
  'live-hello',
  'live-ask',
  'live-tell',
  'lobby-hello',
  'lobby-ask',
  'lobby-tell',
] as const;
export type WireSchemaName = (typeof WIRE_SCHEMA_NAMES)[number];

const SETUP_MEMBERS = ['edition', 'ladder', 'ladders', 'rules', 'master', 'players'];

/** The lines of a record: header, entries, result. */
const RECORD_LINES = SCHEMAS['record-line']['anyOf'] as readonly Schema[];

function isHeader({ properties }: Schema): boolean {
  return typeof properties === 'object' && properties !== null && 'ruleset' in properties;
}

function isResult({ properties }: Schema): boolean {
  return typeof properties === 'object' && properties !== null && 'rounds' in properties;
}

const header = RECORD_LINES.find(isHeader)!;

/** What is played, as the rules read it. */
export const SETUP_SCHEMA: Schema = (() => {
  const members = header['properties'] as Schema;
  return {
    type: 'object',
    properties: Object.fromEntries(SETUP_MEMBERS.map((name) => [name, members[name]])),
    required: ['edition', 'players'],
    additionalProperties: false,
  };
})();

/** Documents of the rules, by the names that the wire's schemas give them. */
const RULES_PARTS: { readonly [name: string]: Schema } = {
  setup: SETUP_SCHEMA,
  header,
  entry: { anyOf: RECORD_LINES.filter((line) => !isHeader(line) && !isResult(line)) },
  refusal: {
    type: 'object',
    properties: {
      t: { const: 'refusal' },
      code: { enum: REFUSAL_CODES },
      rule: { enum: RULE_IDS },
      facts: { type: 'object', description: 'For the sentence of this very version.' },
    },
    required: ['t', 'code', 'rule', 'facts'],
    additionalProperties: false,
  },
};

const TITLES: { readonly [N in WireSchemaName]: string } = {
  'live-hello': 'The first message of a client',
  'live-ask': 'What a client says after its hello',
  'live-tell': 'What a table says to its clients',
  'lobby-hello': 'The first message of who watches the list of open tables',
  'lobby-ask': 'What they may say after it',
  'lobby-tell': 'What the list says to who watches it',
};

const MESSAGES: { readonly [N in WireSchemaName]: z.ZodType } = {
  'live-hello': hello,
  'live-ask': ask,
  'live-tell': tell,
  'lobby-hello': lobbyHello,
  'lobby-ask': lobbyAsk,
  'lobby-tell': lobbyTell,
};

export function wireSchema(name: WireSchemaName): Schema {
  const { $schema, ...schema } = jsonSchema(MESSAGES[name]);
  return { $schema, $id: `palier:${name}:${VERSION}`, title: TITLES[name], ...schema };
}

/** A zod schema as JSON Schema, with the documents of the rules in their places. */
export function jsonSchema(schema: z.ZodType): Schema {
  const { $defs: _, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const used = new Set<string>();
  const placed = place(made, used) as Schema;
  if (used.size === 0) return placed;
  const $defs = Object.fromEntries([...used].map((name) => [name, RULES_PARTS[name]]));
  return { ...placed, $defs };
}

/** Where the wire only says that something is a document of the rules. */
const PLACES: { readonly [member: string]: (used: Set<string>) => Schema } = {
  setup: (used) => partOf('setup', used),
  header: (used) => partOf('header', used),
  refusal: (used) => partOf('refusal', used),
  entries: (used) => ({ type: 'array', items: partOf('entry', used) }),
};

function partOf(name: string, used: Set<string>): Schema {
  used.add(name);
  return { $ref: `#/$defs/${name}` };
}

function place(value: unknown, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => place(item, used));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const isProperties = name === 'properties' && typeof member === 'object' && member !== null;
    return [name, isProperties ? placeMembers(member as Schema, used) : place(member, used)];
  });
  return Object.fromEntries(members);
}

function placeMembers(properties: Schema, used: Set<string>): Schema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => {
      const part = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
      return [name, part === undefined ? place(member, used) : part(used)];
    }),
  );
}
