/** What operators ask, for the OpenAPI document. */
import { body, bodyOf, refusals, TABLE, TOO_FAST, type Schema } from './openapi-parts.ts';

const NO_TOKEN = { 401: 'not-admin: without an operator’s token', ...TOO_FAST };
const NUMBER: Schema = {
  name: 'no',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1 },
};
const MOST: Schema = {
  name: 'most',
  in: 'query',
  description: 'How many, the newest first.',
  schema: { type: 'integer', minimum: 1, maximum: 1000, default: 50 },
};
const ALL: Schema = {
  name: 'all',
  in: 'query',
  description: '`1`: those that are settled, too.',
  schema: { enum: ['1'] },
};

type AdminPath = {
  readonly id: string;
  readonly summary: string;
  readonly parameters?: readonly Schema[];
  /** What is sent, and what is answered, by their components. */
  readonly asked?: string;
  readonly answer: string;
  readonly status?: 201;
  readonly refusals?: { readonly [status: string]: string };
};

/** For operators: 404 where the server has no token. */
function adminPath({ id, summary, parameters = [], asked, answer, ...more }: AdminPath): Schema {
  const { status = 200, refusals: others = {} } = more;
  const bad = asked === undefined ? {} : { 400: 'not-json, or bad-request and its path' };
  return {
    operationId: id,
    summary,
    security: [{ operator: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(asked !== undefined && {
      requestBody: bodyOf(asked),
    }),
    responses: {
      [status]: body(summary, answer),
      ...refusals({ ...bad, ...NO_TOKEN, ...others }),
    },
  };
}

const NO_REPORT = { 404: 'no-such-report' };
const NO_TABLE = { 404: 'no-such-table' };
const NO_CLUB = { 404: 'no-such-club' };
const CLUB: Schema = {
  name: 'club',
  in: 'path',
  required: true,
  description: 'The id of a club, or its code.',
  schema: { type: 'string' },
};

export const ADMIN_PATHS: Schema = {
  '/api/admin/reports': {
    get: adminPath({
      id: 'listReports',
      summary: 'What players reported.',
      parameters: [ALL, MOST],
      answer: 'Reports',
    }),
  },
  '/api/admin/reports/{no}': {
    get: adminPath({
      id: 'showReport',
      summary: 'One report.',
      parameters: [NUMBER],
      answer: 'OneReport',
      refusals: NO_REPORT,
    }),
  },
  '/api/admin/reports/{no}/settle': {
    post: adminPath({
      id: 'settleReport',
      summary: 'Settles a report, with a note.',
      parameters: [NUMBER],
      asked: 'Note',
      answer: 'Done',
      refusals: NO_REPORT,
    }),
  },
  '/api/admin/bans': {
    get: adminPath({ id: 'listBans', summary: 'The bans in force.', answer: 'Bans' }),
    post: adminPath({
      id: 'ban',
      summary: 'Keeps an address from all tables for some hours.',
      asked: 'NewBan',
      answer: 'OneBan',
      status: 201,
      refusals: {
        404: 'no-such-table, no-such-person or no-such-report',
        409: 'no-address: nobody knows where they came from; too-many-bans',
      },
    }),
  },
  '/api/admin/bans/{no}/end': {
    post: adminPath({
      id: 'unban',
      summary: 'Lifts a ban.',
      parameters: [NUMBER],
      answer: 'Done',
      refusals: { 404: 'no-such-ban' },
    }),
  },
  '/api/admin/tables/{table}': {
    get: adminPath({
      id: 'inspectTable',
      summary: 'Who is at a table, by their numbers.',
      parameters: [TABLE],
      answer: 'InspectedTable',
      refusals: NO_TABLE,
    }),
  },
  '/api/admin/tables/{table}/rename': {
    post: adminPath({
      id: 'renamePerson',
      summary: 'Gives somebody at a table another name, which they keep.',
      parameters: [TABLE],
      asked: 'NewName',
      answer: 'Done',
      refusals: { ...NO_TABLE, 409: 'name-taken, nothing-to-see or no-such-person' },
    }),
  },
  '/api/admin/clubs/{club}': {
    get: adminPath({
      id: 'inspectClub',
      summary: 'A club as operators see it.',
      parameters: [CLUB],
      answer: 'InspectedClub',
      refusals: NO_CLUB,
    }),
  },
  '/api/admin/clubs/{club}/rename': {
    post: adminPath({
      id: 'renameClub',
      summary: 'Gives a club another name.',
      parameters: [CLUB],
      asked: 'NewClubName',
      answer: 'Done',
      refusals: NO_CLUB,
    }),
  },
  '/api/admin/clubs/{club}/close': {
    post: adminPath({
      id: 'closeAnyClub',
      summary: 'Ends a club for good.',
      parameters: [CLUB],
      asked: 'Note',
      answer: 'Done',
      refusals: NO_CLUB,
    }),
  },
  '/api/admin/tables/{table}/close': {
    post: adminPath({
      id: 'closeTable',
      summary: 'Closes a table for good.',
      parameters: [TABLE],
      asked: 'Note',
      answer: 'Done',
      refusals: NO_TABLE,
    }),
  },
  '/api/admin/log': {
    get: adminPath({
      id: 'showLog',
      summary: 'What operators did.',
      parameters: [MOST],
      answer: 'Log',
    }),
  },
};
