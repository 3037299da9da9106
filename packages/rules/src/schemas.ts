/**
 * The JSON Schemas of the contract's documents, made from the codecs that read and write them. What
 * is printed validates; reading is more lenient in letter case and spaces than a schema can say.
 */
import { botAnswer, botMessage } from './bot-messages.ts';
import { oneOf, type JsonSchema } from './codec.ts';
import { event, houseRules, VERSION } from './documents.ts';
import { ROUND_ENDS } from './events.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './editions.ts';
import { positionDocument, viewDocument } from './position-document.ts';
import { recordedEvent, recordHeader, recordResult } from './record.ts';
import { REFUSAL_CODES } from './refusals.ts';
import { RULE_IDS } from './rule-ids.ts';
import { SOURCES } from './rule-sources.ts';

export const SCHEMA_NAMES = [
  'position',
  'view',
  'event',
  'refusal',
  'record-line',
  'judge-input',
  'judge-output',
  'bot-message',
  'bot-answer',
] as const;

export type SchemaName = (typeof SCHEMA_NAMES)[number];

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function published(name: SchemaName, title: string, schema: JsonSchema): JsonSchema {
  return { $schema: DIALECT, $id: `palier:${name}:${VERSION}`, title, ...schema };
}

/** An object of exactly these members. */
function exactly(properties: { readonly [name: string]: JsonSchema }): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

const text: JsonSchema = { type: 'string' };
const seat: JsonSchema = { type: 'integer', minimum: 1, maximum: MAX_PLAYERS };
const seatOrNull: JsonSchema = { type: ['integer', 'null'], minimum: 1, maximum: MAX_PLAYERS };

// A move may name a seat that does not exist, and is refused by that number. Null: none was meant.
const movedBy = { seat: { type: ['integer', 'null'] }, move: text };

const refusal = exactly({
  ...movedBy,
  ok: { const: false },
  code: oneOf(REFUSAL_CODES).schema,
  rule: oneOf(RULE_IDS).schema,
  source: oneOf(SOURCES).schema,
  message: text,
});

const accepted = {
  ...movedBy,
  ok: { const: true },
  events: { type: 'array', items: event.schema, minItems: 1 },
};

// Allowed here by a ruling, or by an option that another table may play otherwise.
const decided = {
  rule: oneOf(RULE_IDS).schema,
  source: oneOf(SOURCES).schema,
  otherReading: { anyOf: [houseRules.schema, { type: 'null' }] },
};

const judgedRound = exactly({
  endedBy: oneOf(ROUND_ENDS).schema,
  seat: seatOrNull,
  climbed: {
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 2 },
    minItems: MIN_PLAYERS,
    maxItems: MAX_PLAYERS,
  },
  nextDealer: seatOrNull,
});

const writtenMove: JsonSchema = {
  anyOf: [
    text,
    {
      type: 'object',
      properties: { seat: { type: 'integer' }, move: text },
      required: ['move'],
      additionalProperties: false,
    },
  ],
};

export const SCHEMAS: { readonly [Name in SchemaName]: JsonSchema } = {
  position: published('position', 'A position', positionDocument.schema),
  view: published('view', 'A position as one viewer sees it', viewDocument.schema),
  event: published('event', 'Something that happened', event.schema),
  refusal: published('refusal', 'A move refused, with the rule', refusal),
  'record-line': published('record-line', 'A line of a record', {
    anyOf: [recordHeader.schema, recordedEvent.schema, recordResult.schema],
  }),
  'judge-input': published('judge-input', 'What the referee is asked', {
    type: 'object',
    properties: {
      position: positionDocument.schema,
      moves: { type: 'array', items: writtenMove },
    },
    required: ['position'],
    additionalProperties: false,
  }),
  'judge-output': published(
    'judge-output',
    'What the referee answers',
    exactly({
      palier: { const: VERSION },
      moves: {
        type: 'array',
        items: { anyOf: [exactly(accepted), exactly({ ...accepted, ...decided }), refusal] },
      },
      position: positionDocument.schema,
      rounds: { type: 'array', items: judgedRound },
      winners: { type: 'array', items: seat, maxItems: MAX_PLAYERS, uniqueItems: true },
    }),
  ),
  'bot-message': published('bot-message', 'What a bot from outside is told', botMessage.schema),
  'bot-answer': published('bot-answer', 'What a bot from outside answers', botAnswer.schema),
};
