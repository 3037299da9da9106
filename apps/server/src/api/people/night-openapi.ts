/** Duplicate nights in the OpenAPI document. */
import { body, bodyOf, refusals, TOO_FAST, type Schema } from '../openapi-parts.ts';

const ME = { cookie: [] as string[] };
const HIDDEN = 'not-there: also a night of a club that one is not in';
const MALFORMED = 'not-json, or the code of what is wrong with it and its path';
const ASKED = { 404: HIDDEN, 401: 'not-signed-in', 503: 'stopping', ...TOO_FAST };
const HELPERS = { 403: 'not-allowed: it takes a helper, or the owner', ...ASKED };

function done(says: string): Schema {
  return { 204: { description: says } };
}

function parameter(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

const CLUB = parameter('club', 'The id of a club.');
const NIGHT = parameter('night', 'The id of a duplicate night.');

export const NIGHT_PATHS: Schema = {
  '/api/people/clubs/{club}/nights': {
    get: {
      operationId: 'showNights',
      summary: 'The duplicate nights of a club, the newest first.',
      security: [ME],
      parameters: [CLUB],
      responses: { 200: body('Its nights.', 'Nights'), ...refusals(ASKED) },
    },
    post: {
      operationId: 'openNight',
      summary: 'Opens a duplicate night: the same deals for as many tables as members sit down at.',
      security: [ME],
      parameters: [CLUB],
      requestBody: bodyOf('NewNight'),
      responses: {
        201: body('Its id.', 'MadeNight'),
        ...refusals({
          400: `${MALFORMED}; bad-night: it is over in less than a quarter of an hour, or in more than eight days`,
          ...HELPERS,
        }),
      },
    },
  },
  '/api/people/nights/{night}': {
    get: {
      operationId: 'showNight',
      summary:
        'A duplicate night: who has played what, and of deals that all have played, everything.',
      security: [ME],
      parameters: [NIGHT],
      responses: { 200: body('The night.', 'Night'), ...refusals(ASKED) },
    },
  },
  '/api/people/nights/{night}/entry': {
    post: {
      operationId: 'enterNight',
      summary: 'Enters a night, with a salt for the luck of deals that nobody has begun.',
      security: [ME],
      parameters: [NIGHT],
      requestBody: bodyOf('NightEntry'),
      responses: {
        ...done('Entered; also where one had.'),
        ...refusals({ 400: MALFORMED, 409: 'night-over, night-shut, night-full', ...ASKED }),
      },
    },
  },
  '/api/people/nights/{night}/seat': {
    put: {
      operationId: 'waitForSeat',
      summary:
        'Waits for a table of a deal, to be said again every few seconds; with `now`, begins with who is there.',
      security: [ME],
      parameters: [NIGHT],
      requestBody: bodyOf('NightSeat'),
      responses: {
        ...done('You wait, or there is a table: look at the night.'),
        ...refusals({
          400: MALFORMED,
          409: 'not-entered, no-such-deal, already-played, still-playing, night-over',
          ...ASKED,
        }),
      },
    },
    delete: {
      operationId: 'stopWaiting',
      summary: 'Waits no more.',
      security: [ME],
      parameters: [NIGHT],
      responses: { ...done('It is so.'), ...refusals({ 409: 'not-entered', ...ASKED }) },
    },
  },
  '/api/people/nights/{night}/shut': {
    post: {
      operationId: 'shutNight',
      summary: 'Nobody new enters: results are told as soon as all who have entered have played.',
      security: [ME],
      parameters: [NIGHT],
      responses: { ...done('It is so.'), ...refusals(HELPERS) },
    },
  },
  '/api/people/nights/{night}/end': {
    post: {
      operationId: 'endNight',
      summary: 'Its time is up now: bots play the rest of unfinished games, and results are told.',
      security: [ME],
      parameters: [NIGHT],
      responses: { ...done('It is so.'), ...refusals(HELPERS) },
    },
  },
};
