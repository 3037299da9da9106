/** Profiles in the OpenAPI document. */
import { body, bodyOf, PLAYING, refusals, TOO_FAST, type Schema } from '../openapi-parts.ts';

const ME = { cookie: [] as string[] };
const STOPPING = { 503: 'stopping', ...TOO_FAST };
const SIGNED_IN = { 401: 'not-signed-in', ...STOPPING };
const MALFORMED = 'not-json, or the code of what is wrong with it and its path';

const NOT_HERE =
  'no-passkeys-here: the page was not loaded over https, or by another name than --public-url';

function done(says: string): Schema {
  return { 204: { description: says } };
}

function parameter(name: string, description: string): Schema {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } };
}

const PERSON = parameter('person', 'The id of a person.');
const FULL = 'too-many-friends: of either';

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
  '/api/people/play': {
    post: {
      operationId: 'playNowAsMe',
      summary:
        'Quick play as who is signed in: not with anybody whom they block, or who blocks them. The seat is kept.',
      security: [ME],
      ...PLAYING,
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
  '/api/people/me/pushes': {
    put: {
      operationId: 'wantInvitations',
      summary: 'This browser is told of friends’ invitations by push, until it is signed out.',
      security: [ME],
      requestBody: bodyOf('PushAddress'),
      responses: {
        ...done('It is so.'),
        ...refusals({
          ...SIGNED_IN,
          400: 'not-json, or the code of what is wrong and its path',
          404: 'no-such-page: this server sends no pushes',
          413: 'too-large',
        }),
      },
    },
    delete: {
      operationId: 'wantNoInvitations',
      summary: 'It is told no more.',
      security: [ME],
      responses: { ...done('It is so.'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/me/passkeys/begin': {
    post: {
      operationId: 'beginPasskey',
      summary: 'What to ask of a device that is to make a passkey.',
      security: [ME],
      responses: {
        200: body('For navigator.credentials.create; it waits ten minutes.', 'Ceremony'),
        ...refusals({ 409: NOT_HERE, ...SIGNED_IN }),
      },
    },
  },
  '/api/people/me/passkeys': {
    post: {
      operationId: 'addPasskey',
      summary: 'Adds the passkey that was made.',
      security: [ME],
      requestBody: bodyOf('PasskeyAnswer'),
      responses: {
        201: body('Who one is.', 'Me'),
        ...refusals({
          400: MALFORMED,
          403: 'bad-passkey',
          409: `${NOT_HERE}; too-many-passkeys`,
          ...SIGNED_IN,
        }),
      },
    },
  },
  '/api/people/me/passkeys/{passkey}': {
    delete: {
      operationId: 'removePasskey',
      summary: 'Removes a passkey: it lets nobody in any more.',
      security: [ME],
      parameters: [parameter('passkey', 'The id of a passkey.')],
      responses: { ...done('It is.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
  '/api/people/sign-in/begin': {
    post: {
      operationId: 'beginSignIn',
      summary: 'What to ask of a passkey that lets somebody in. Nobody says who they are.',
      responses: {
        200: body('For navigator.credentials.get; it waits ten minutes.', 'Ceremony'),
        ...refusals({ 409: NOT_HERE, ...STOPPING }),
      },
    },
  },
  '/api/people/sign-in': {
    post: {
      operationId: 'signIn',
      summary: 'Signs this device in by the passkey that has answered.',
      requestBody: bodyOf('PasskeyAnswer'),
      responses: {
        200: body('Who one is now.', 'Me'),
        ...refusals({ 400: MALFORMED, 403: 'bad-passkey', 409: NOT_HERE, ...STOPPING }),
      },
    },
  },
  '/api/people/me/recovery-code': {
    post: {
      operationId: 'makeRecoveryCode',
      summary: 'A new recovery code, told this once; the one before is worth nothing any more.',
      security: [ME],
      responses: { 201: body('The code.', 'Code'), ...refusals(SIGNED_IN) },
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
  '/api/people/me/games': {
    get: {
      operationId: 'showGames',
      summary: 'How the games ended that one has played online, the newest first.',
      security: [ME],
      parameters: [
        {
          name: 'before',
          in: 'query',
          description: 'What the page before said is next.',
          schema: { type: 'integer', minimum: 0 },
        },
        {
          name: 'most',
          in: 'query',
          description: 'How many, 20 if it is not said, and 500 at most.',
          schema: { type: 'integer', minimum: 1 },
        },
      ],
      responses: {
        200: body('A page of them.', 'Games'),
        ...refusals({ 400: MALFORMED, ...SIGNED_IN }),
      },
    },
  },
  '/api/people/me/ratings': {
    get: {
      operationId: 'showRatings',
      summary: 'One’s own ratings, by edition, and whether one wants any.',
      security: [ME],
      responses: { 200: body('The ratings.', 'Ratings'), ...refusals(SIGNED_IN) },
    },
    put: {
      operationId: 'wantRating',
      summary: 'Whether games at open tables that begin from now on count for a rating.',
      security: [ME],
      requestBody: bodyOf('RatingWish'),
      responses: { ...done('It is so.'), ...refusals({ 400: MALFORMED, ...SIGNED_IN }) },
    },
  },
  '/api/people/leaderboards/{edition}': {
    get: {
      operationId: 'showLeaderboard',
      summary:
        'Who is ahead at an edition, of those who want a rating and of whom enough is known.',
      parameters: [
        parameter('edition', 'The id of an edition.'),
        {
          name: 'from',
          in: 'query',
          description: 'What the page before said is next.',
          schema: { type: 'integer', minimum: 0 },
        },
      ],
      responses: {
        200: body('A page of it.', 'Leaderboard'),
        ...refusals({ 400: MALFORMED, ...STOPPING }),
      },
    },
  },
  '/api/people/friends': {
    get: {
      operationId: 'showFriends',
      summary: 'Friends and who is there, who asks, who invites. Who looks here is there.',
      security: [ME],
      responses: { 200: body('Who one plays with.', 'Friends'), ...refusals(SIGNED_IN) },
    },
    post: {
      operationId: 'askFriend',
      summary: 'Asks whose code it is; whoever has asked first is a friend at once.',
      security: [ME],
      requestBody: bodyOf('FriendCode'),
      responses: {
        ...done('Asked.'),
        ...refusals({ 400: MALFORMED, 404: 'not-there', 409: FULL, ...SIGNED_IN }),
      },
    },
  },
  '/api/people/friends/code': {
    post: {
      operationId: 'makeFriendCode',
      summary: 'Another code for others to ask by; the one before leads nowhere any more.',
      security: [ME],
      responses: { 201: body('The code.', 'Code'), ...refusals(SIGNED_IN) },
    },
  },
  '/api/people/friends/{person}': {
    put: {
      operationId: 'acceptFriend',
      summary: 'Agrees to who has asked.',
      security: [ME],
      parameters: [PERSON],
      responses: {
        ...done('You are friends.'),
        ...refusals({ 404: 'not-there', 409: FULL, ...SIGNED_IN }),
      },
    },
    delete: {
      operationId: 'removeFriend',
      summary: 'Ends it, for both: a friend, somebody who asks, or who was asked.',
      security: [ME],
      parameters: [PERSON],
      responses: { ...done('It is.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
  '/api/people/friends/{person}/games': {
    get: {
      operationId: 'showEncounters',
      summary: 'What one has played with a friend, in figures.',
      security: [ME],
      parameters: [PERSON],
      responses: {
        200: body('The figures.', 'Encounters'),
        ...refusals({ 404: 'not-there', ...SIGNED_IN }),
      },
    },
  },
  '/api/people/friends/{person}/invitation': {
    put: {
      operationId: 'inviteFriend',
      summary: 'Invites a friend to a table, for a day.',
      security: [ME],
      parameters: [PERSON],
      requestBody: bodyOf('Invitation'),
      responses: {
        ...done('Invited.'),
        ...refusals({ 400: MALFORMED, 404: 'not-there', ...SIGNED_IN }),
      },
    },
  },
  '/api/people/invitations/{person}': {
    delete: {
      operationId: 'dropInvitation',
      summary: 'Puts the invitation of a friend away.',
      security: [ME],
      parameters: [PERSON],
      responses: { ...done('It is.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
  '/api/people/blocks/{person}': {
    put: {
      operationId: 'blockPerson',
      summary: 'Neither sees the other any more, and the other is not told.',
      security: [ME],
      parameters: [PERSON],
      responses: {
        ...done('It is so.'),
        ...refusals({ 404: 'not-there', 409: FULL, ...SIGNED_IN }),
      },
    },
    delete: {
      operationId: 'unblockPerson',
      summary: 'Lets them ask again.',
      security: [ME],
      parameters: [PERSON],
      responses: { ...done('It is so.'), ...refusals({ 404: 'not-there', ...SIGNED_IN }) },
    },
  },
};
