/** Clubs in the OpenAPI document. */
import { body, bodyOf, refusals, TOO_FAST, type Schema } from '../openapi-parts.ts';

const ME = { cookie: [] as string[] };
const STOPPING = { 503: 'stopping', ...TOO_FAST };
const SIGNED_IN = { 401: 'not-signed-in', ...STOPPING };
const MALFORMED = 'not-json, or the code of what is wrong with it and its path';
const HIDDEN = 'not-there: also a private club, for who is not in it';
const NOT_ALLOWED = 'not-allowed: it takes a helper, or the owner';

function done(says: string): Schema {
  return { 204: { description: says } };
}

function parameter(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

const CLUB = parameter('club', 'The id of a club.');
const PERSON = parameter('person', 'The id of a person.');

/** Who changes something in a club. */
const CHANGING = { 403: NOT_ALLOWED, 404: HIDDEN, ...SIGNED_IN };
const JOINING = { 409: 'too-many-clubs: of this person; club-full', ...SIGNED_IN };

export const CLUB_PATHS: Schema = {
  '/api/people/clubs': {
    get: {
      operationId: 'showClubs',
      summary: 'The clubs that one is in, by name.',
      security: [ME],
      responses: { 200: body('One’s clubs.', 'Clubs'), ...refusals(SIGNED_IN) },
    },
    post: {
      operationId: 'foundClub',
      summary: 'Founds a private club, whose owner one is.',
      security: [ME],
      requestBody: bodyOf('NewClub'),
      responses: {
        201: body('Its id.', 'MadeClub'),
        ...refusals({
          400: `${MALFORMED}; bad-name: nothing of the name can be shown, or nobody knows the zone`,
          409: 'too-many-clubs',
          ...SIGNED_IN,
        }),
      },
    },
  },
  '/api/people/clubs/door/{code}': {
    get: {
      operationId: 'showClubDoor',
      summary: 'What a link with this code leads to, for who has not come in yet.',
      parameters: [parameter('code', 'The code of an invitation.')],
      responses: {
        200: body('The club’s name, and how many are in it.', 'ClubDoor'),
        ...refusals({ 404: 'not-there', ...STOPPING }),
      },
    },
  },
  '/api/people/clubs/join': {
    post: {
      operationId: 'joinClubByCode',
      summary: 'Comes into the club that has this code.',
      security: [ME],
      requestBody: bodyOf('ClubCode'),
      responses: {
        200: body('The club’s id; also where one was in it already.', 'MadeClub'),
        ...refusals({
          400: MALFORMED,
          404: 'not-there: no club has it, or this person is kept out',
          ...JOINING,
        }),
      },
    },
  },
  '/api/people/clubs/{club}': {
    get: {
      operationId: 'showClub',
      summary: 'A club, for its members; an open one for everybody, without cookie, too.',
      parameters: [CLUB],
      responses: { 200: body('The club.', 'Club'), ...refusals({ 404: HIDDEN, ...STOPPING }) },
    },
    put: {
      operationId: 'changeClub',
      summary:
        'Changes what is named. Name and set-up are a helper’s to change; the rest, the owner’s.',
      security: [ME],
      parameters: [CLUB],
      requestBody: bodyOf('ClubChange'),
      responses: {
        ...done('It is so.'),
        ...refusals({ 400: `${MALFORMED}; bad-name`, ...CHANGING }),
      },
    },
    delete: {
      operationId: 'closeClub',
      summary: 'Ends the club, for good. The owner’s to do.',
      security: [ME],
      parameters: [CLUB],
      responses: { ...done('It is gone.'), ...refusals(CHANGING) },
    },
  },
  '/api/people/clubs/{club}/join': {
    post: {
      operationId: 'joinOpenClub',
      summary: 'Comes into an open club.',
      security: [ME],
      parameters: [CLUB],
      responses: {
        200: body('The club’s id.', 'MadeClub'),
        ...refusals({ 404: HIDDEN, ...JOINING }),
      },
    },
  },
  '/api/people/clubs/{club}/code': {
    post: {
      operationId: 'makeClubCode',
      summary: 'Another code for invitations; the one before leads nowhere any more.',
      security: [ME],
      parameters: [CLUB],
      responses: { 201: body('The code.', 'Code'), ...refusals(CHANGING) },
    },
  },
  '/api/people/clubs/{club}/report': {
    post: {
      operationId: 'reportClub',
      summary: 'Tells the operator of the club’s name. Its code does, for who is not in it.',
      security: [ME],
      parameters: [CLUB],
      requestBody: bodyOf('ClubReport'),
      responses: {
        ...done('It is told.'),
        ...refusals({
          400: MALFORMED,
          404: HIDDEN,
          409: 'too-soon: too many reports from this address; reports-full',
          ...SIGNED_IN,
        }),
      },
    },
  },
  '/api/people/clubs/{club}/members/me': {
    delete: {
      operationId: 'leaveClub',
      summary:
        'Leaves. After its owner comes the helper who has been there longest, or else the member; the last closes it.',
      security: [ME],
      parameters: [CLUB],
      responses: { ...done('Left.'), ...refusals({ 404: HIDDEN, ...SIGNED_IN }) },
    },
  },
  '/api/people/clubs/{club}/members/{person}': {
    put: {
      operationId: 'changeClubRole',
      summary: 'Makes a member a helper, or a helper a member; made the owner, one takes over.',
      security: [ME],
      parameters: [CLUB, PERSON],
      requestBody: bodyOf('ClubRole'),
      responses: { ...done('It is so.'), ...refusals({ 400: MALFORMED, ...CHANGING }) },
    },
    delete: {
      operationId: 'barFromClub',
      summary: 'Sends somebody away, who does not come in again. A helper is the owner’s to send.',
      security: [ME],
      parameters: [CLUB, PERSON],
      responses: { ...done('It is so.'), ...refusals(CHANGING) },
    },
  },
  '/api/people/clubs/{club}/barred/{person}': {
    delete: {
      operationId: 'unbarFromClub',
      summary: 'Lets somebody come in again.',
      security: [ME],
      parameters: [CLUB, PERSON],
      responses: { ...done('It is so.'), ...refusals(CHANGING) },
    },
  },
  '/api/people/clubs/{club}/standings': {
    get: {
      operationId: 'showClubSeason',
      summary: 'What the games of a season came to for its members, with how sure that is.',
      parameters: [
        CLUB,
        {
          name: 'back',
          in: 'query',
          description: 'How many seasons ago; without it, the one there is.',
          schema: { type: 'integer', minimum: 0 },
        },
      ],
      responses: {
        200: body('Standings, records, evenings.', 'ClubSeason'),
        ...refusals({ 404: HIDDEN, ...STOPPING }),
      },
    },
  },
  '/api/people/clubs/{club}/evenings/{evening}': {
    get: {
      operationId: 'showClubEvening',
      summary: 'An evening: all that ended from six in the morning until six of the next day.',
      parameters: [CLUB, parameter('evening', 'A day, as 2026-11-19.')],
      responses: {
        200: body('Its games and what they came to.', 'ClubEvening'),
        ...refusals({ 404: HIDDEN, ...STOPPING }),
      },
    },
  },
  '/api/people/clubs/{club}/tables': {
    get: {
      operationId: 'showClubTables',
      summary: 'The tables of the club at which somebody is now, hidden ones too.',
      parameters: [CLUB],
      responses: {
        200: body('Its tables.', 'ClubTables'),
        ...refusals({ 404: HIDDEN, ...STOPPING }),
      },
    },
    post: {
      operationId: 'makeClubTable',
      summary: 'Makes a table of the club: as `/api/tables`, for members.',
      security: [ME],
      parameters: [CLUB],
      requestBody: bodyOf('NewTable'),
      responses: {
        201: body('The table: its id, and the code to join it by.', 'MadeTable'),
        ...refusals({
          400: 'not-json, or the code of what is wrong with the options and its path',
          403: 'banned, until the time that `until` says',
          404: HIDDEN,
          413: 'too-large',
          ...SIGNED_IN,
          503: 'too-many-tables or stopping',
          429: `${TOO_FAST[429]}; too-many-from-here: it has as many open tables as it may`,
        }),
      },
    },
  },
};
