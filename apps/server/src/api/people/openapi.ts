/** Profiles in the OpenAPI document. */
import { body, bodyOf, refusals, TOO_FAST, type Schema } from '../openapi-parts.ts';

const ME = { cookie: [] as string[] };
const STOPPING = { 503: 'stopping', ...TOO_FAST };
const SIGNED_IN = { 401: 'not-signed-in', ...STOPPING };
const MALFORMED = 'not-json, or the code of what is wrong with it and its path';

function done(says: string): Schema {
  return { 204: { description: says } };
}

function parameter(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

export const PEOPLE_PATHS: Schema = {
  '/api/people': {
    post: {
      operationId: 'makeProfile',
      summary: 'Makes a profile and signs this device in to it, by a cookie.',
      requestBody: bodyOf('NewProfile'),
      responses: {
        201: body('Who one is now.', 'Me'),
        ...refusals({
          400: `${MALFORMED}; bad-name: nothing of the name can be shown`,
          ...STOPPING,
          503: 'too-many-profiles or stopping',
        }),
      },
    },
  },
  '/api/people/recover': {
    post: {
      operationId: 'recoverProfile',
      summary: 'Signs this device in by a recovery code.',
      requestBody: bodyOf('Recovery'),
      responses: {
        200: body('Who one is now.', 'Me'),
        ...refusals({ 400: MALFORMED, 403: 'wrong-code', ...STOPPING }),
      },
    },
  },
  '/api/people/me': {
    get: {
      operationId: 'showMe',
      summary: 'Who is signed in at this device, and where else.',
      security: [ME],
      responses: { 200: body('Who one is.', 'Me'), ...refusals(SIGNED_IN) },
    },
    put: {
      operationId: 'renameMe',
      summary: 'Another name or face.',
      security: [ME],
      requestBody: bodyOf('Look'),
      responses: {
        ...done('It is so.'),
        ...refusals({ 400: `${MALFORMED}; bad-name`, ...SIGNED_IN }),
      },
    },
    delete: {
      operationId: 'removeMe',
      summary: 'Removes the profile with all that is kept of it, for good.',
      security: [ME],
      responses: { ...done('Nothing is left.'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/me/export': {
    get: {
      operationId: 'exportMe',
      summary: 'All that is kept, as a file.',
      security: [ME],
      responses: { 200: body('The file.', 'Export'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/me/recovery-code': {
    post: {
      operationId: 'makeRecoveryCode',
      summary: 'A new recovery code, told this once; the one before is worth nothing any more.',
      security: [ME],
      responses: { 201: body('The code.', 'RecoveryCode'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/me/sessions': {
    delete: {
      operationId: 'endOtherSessions',
      summary: 'Signs all other devices out.',
      security: [ME],
      responses: { ...done('They are.'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/me/sessions/{session}': {
    delete: {
      operationId: 'endSession',
      summary: 'Signs one device out; it may be this one.',
      security: [ME],
      parameters: [parameter('session', 'The id of a session.')],
      responses: { ...done('It is.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
  '/api/people/me/seats': {
    get: {
      operationId: 'showSeats',
      summary: 'The tables online that a device of this profile has left here for the others.',
      security: [ME],
      responses: { 200: body('The seats.', 'Seats'), ...refusals(SIGNED_IN) },
    },
    put: {
      operationId: 'keepSeats',
      summary: 'Leaves seats here. Others that are there stay; the oldest make room.',
      security: [ME],
      requestBody: bodyOf('NewSeats'),
      responses: { ...done('They are.'), ...refusals({ 400: MALFORMED, ...SIGNED_IN }) },
    },
  },
  '/api/people/me/seats/{table}': {
    delete: {
      operationId: 'forgetSeats',
      summary: 'Forgets the seats at a table.',
      security: [ME],
      parameters: [parameter('table', 'The id of a table.')],
      responses: { ...done('They are.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
};
