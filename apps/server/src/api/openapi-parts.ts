/** Of what the OpenAPI document is put together. */
import type { Schema } from './wire-schemas.ts';

export type { Schema };

export const TABLE: Schema = {
  name: 'table',
  in: 'path',
  required: true,
  description:
    'The id of a table, or its code of eight letters in any case; codes of older tables have six.',
  schema: { type: 'string', minLength: 1, maxLength: 64 },
};

const JSON_TYPE = 'application/json';

export function component(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** What is answered. */
export function body(description: string, name: string): Schema {
  return { description, content: { [JSON_TYPE]: { schema: component(name) } } };
}

/** What is asked. */
export function bodyOf(name: string): Schema {
  return { required: true, content: { [JSON_TYPE]: { schema: component(name) } } };
}

export function refusals(statuses: { readonly [status: string]: string }): Schema {
  const rows = Object.entries(statuses).map(([status, says]) => [status, body(says, 'Problem')]);
  return Object.fromEntries(rows) as Schema;
}

export const TOO_FAST = { 429: 'too-fast: more requests than one address may send' };

/** What quick play is asked and answers, by whichever path. */
export const PLAYING: Schema = {
  requestBody: bodyOf('PlayNow'),
  responses: {
    200: body('The table, and who one is there: the token of the request leads in.', 'Playing'),
    ...refusals({
      400: 'not-json, or the code of what is wrong with the wishes and its path',
      403: 'banned, or left-often: too many games were left before they were over; until the time that `until` says',
      413: 'too-large',
      503: 'too-many-tables or stopping',
      429: `${TOO_FAST[429]}; too-many-from-here: it has as many open tables as it may`,
    }),
  },
};
