/** The HTTP interface as an OpenAPI 3.1 document, made from the schemas that read and write it. */
import { VERSION } from '@palier/rules';
import { askedOptions, playingNow, playNow } from '@palier/table/room';
import {
  banAsk,
  bansShown,
  doneShown,
  logShown,
  noteAsk,
  oneBanShown,
  oneReportShown,
  renameAsk,
  renameClubAsk,
  reportsShown,
  shownClubToAdmin,
  tableShownToAdmin,
} from './admin-documents.ts';
import { ADMIN_PATHS } from './admin-openapi.ts';
import { madeTable, problem, shownLobby, shownServer, shownTable } from './documents.ts';
import { body, bodyOf, PLAYING, refusals, TABLE, TOO_FAST, type Schema } from './openapi-parts.ts';
import {
  askedFriend,
  askedInvitation,
  askedLook,
  askedPasskey,
  askedProfile,
  askedRecovery,
  askedSeats,
  askedWish,
  exported,
  shownCeremony,
  shownCircle,
  shownEncounters,
  shownBoard,
  shownGames,
  shownRatings,
  shownCode,
  shownMe,
  shownSeats,
} from './people/documents.ts';
import {
  askedClub,
  askedClubChange,
  askedClubCode,
  askedClubReport,
  askedRole,
  madeClub,
  shownClub,
  shownClubs,
  shownClubTables,
  shownDoor,
  shownEvening,
  shownSeason,
} from './people/club-documents.ts';
import { CLUB_PATHS } from './people/club-openapi.ts';
import {
  askedEntry,
  askedNight,
  askedSeat,
  madeNight,
  shownNight,
  shownNights,
} from './people/night-documents.ts';
import { NIGHT_PATHS } from './people/night-openapi.ts';
import { PEOPLE_PATHS } from './people/openapi.ts';
import { askedAddress, askedPushes, shownPushes } from './pushes.ts';
import { askedRests, shownRests } from './rests.ts';
import { askedStandings, shownStandings } from './standings.ts';
import { jsonSchema, SETUP_SCHEMA } from './wire-schemas.ts';

const PATHS: Schema = {
  '/api/tables': {
    post: {
      operationId: 'makeTable',
      summary: 'Makes a table. The first who joins it is its host.',
      requestBody: bodyOf('NewTable'),
      responses: {
        201: body('The table: its id, and the code to join it by.', 'MadeTable'),
        ...refusals({
          400: 'not-json, or the code of what is wrong with the options and its path',
          413: 'too-large',
          403: 'banned, until the time that `until` says',
          503: 'too-many-tables or stopping',
          429: `${TOO_FAST[429]}; too-many-from-here: it has as many open tables as it may`,
        }),
      },
    },
  },
  '/api/tables/{table}': {
    get: {
      operationId: 'showTable',
      summary: 'What may be known of a table before joining it.',
      parameters: [TABLE],
      responses: {
        200: body('The table.', 'ShownTable'),
        ...refusals({ 404: 'no-such-table', 503: 'stopping', ...TOO_FAST }),
      },
    },
  },
  '/api/tables/{table}/record': {
    get: {
      operationId: 'fetchRecord',
      summary: 'The record of a game, once it is over.',
      parameters: [TABLE],
      responses: {
        200: {
          description: 'JSON Lines: a header, the events, the result.',
          content: { 'application/jsonl': { schema: { type: 'string' } } },
        },
        ...refusals({
          404: 'no-such-table',
          409: 'not-over; sealed: others still have these cards to play',
          503: 'stopping',
          ...TOO_FAST,
        }),
      },
    },
  },
  '/api/play': {
    post: {
      operationId: 'playNow',
      summary: 'Quick play: a seat at an open table that fits the wishes, or at a new one.',
      ...PLAYING,
    },
  },
  '/api/standings': {
    post: {
      operationId: 'showStandings',
      summary: 'How the tables of somebody stand: whose turn it is, and until when. Opens none.',
      requestBody: bodyOf('AskedStandings'),
      responses: {
        200: body('In the order of the seats.', 'ShownStandings'),
        ...refusals({
          400: 'not-json, or the code of what is wrong with the seats and its path',
          413: 'too-large',
          503: 'stopping',
          ...TOO_FAST,
        }),
      },
    },
  },
  '/api/rests': {
    post: {
      operationId: 'rest',
      summary: 'Time off from games over days, or its end: no decision of who rests runs out.',
      requestBody: bodyOf('AskedRests'),
      responses: {
        200: body('In the order of the seats, how it is by now.', 'ShownRests'),
        ...refusals({
          400: 'not-json, or the code of what is wrong and its path',
          413: 'too-large',
          503: 'stopping',
          ...TOO_FAST,
        }),
      },
    },
  },
  '/api/lobby': {
    get: {
      operationId: 'showLobby',
      summary: 'The tables that are open to everybody, as they are now.',
      responses: { 200: body('The list.', 'ShownLobby'), ...refusals(TOO_FAST) },
    },
  },
  '/api/pushes': {
    get: {
      operationId: 'showPushKey',
      summary: 'The key that a browser subscribes to pushes with.',
      responses: { 200: body('The key.', 'ShownPushes'), ...refusals(TOO_FAST) },
    },
    post: {
      operationId: 'wantPushes',
      summary: 'What a browser wants to be told of which tables, instead of what it wanted before.',
      requestBody: bodyOf('AskedPushes'),
      responses: {
        200: body('It is so.', 'ShownPushes'),
        ...refusals({
          400: 'not-json, or the code of what is wrong and its path',
          404: 'no-such-page: this server sends no pushes',
          413: 'too-large',
          ...TOO_FAST,
        }),
      },
    },
  },
  '/api/server': {
    get: {
      operationId: 'showServer',
      summary: 'What runs here, and where others find it.',
      responses: { 200: body('The server.', 'ShownServer'), ...refusals(TOO_FAST) },
    },
  },
};

/** Components have one place for what several of them refer to. */
function inComponents(schema: Schema): Schema {
  const { $schema: _, $defs: __, ...rest } = schema;
  const text = JSON.stringify(rest).replaceAll('#/$defs/setup', '#/components/schemas/Setup');
  return JSON.parse(text) as Schema;
}

export function openApi(): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Palier',
      version: String(VERSION),
      summary:
        'Makes tables, fetches records, keeps profiles. Playing itself goes over a WebSocket at /live, the list of open tables over one at /lobby.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: { ...PATHS, ...PEOPLE_PATHS, ...CLUB_PATHS, ...NIGHT_PATHS, ...ADMIN_PATHS },
    components: {
      schemas: {
        Setup: SETUP_SCHEMA,
        NewTable: inComponents(jsonSchema(askedOptions)),
        MadeTable: inComponents(jsonSchema(madeTable)),
        ShownTable: inComponents(jsonSchema(shownTable)),
        PlayNow: inComponents(jsonSchema(playNow)),
        Playing: inComponents(jsonSchema(playingNow)),
        ShownLobby: inComponents(jsonSchema(shownLobby)),
        PushAddress: inComponents(jsonSchema(askedAddress)),
        AskedPushes: inComponents(jsonSchema(askedPushes)),
        ShownPushes: inComponents(jsonSchema(shownPushes)),
        AskedRests: inComponents(jsonSchema(askedRests)),
        ShownRests: inComponents(jsonSchema(shownRests)),
        AskedStandings: inComponents(jsonSchema(askedStandings)),
        ShownStandings: inComponents(jsonSchema(shownStandings)),
        ShownServer: inComponents(jsonSchema(shownServer)),
        Problem: inComponents(jsonSchema(problem)),
        NewProfile: inComponents(jsonSchema(askedProfile)),
        Recovery: inComponents(jsonSchema(askedRecovery)),
        Code: inComponents(jsonSchema(shownCode)),
        Look: inComponents(jsonSchema(askedLook)),
        Me: inComponents(jsonSchema(shownMe)),
        Ceremony: inComponents(jsonSchema(shownCeremony)),
        PasskeyAnswer: inComponents(jsonSchema(askedPasskey)),
        Friends: inComponents(jsonSchema(shownCircle)),
        Games: inComponents(jsonSchema(shownGames)),
        Ratings: inComponents(jsonSchema(shownRatings)),
        RatingWish: inComponents(jsonSchema(askedWish)),
        Leaderboard: inComponents(jsonSchema(shownBoard)),
        Encounters: inComponents(jsonSchema(shownEncounters)),
        FriendCode: inComponents(jsonSchema(askedFriend)),
        Invitation: inComponents(jsonSchema(askedInvitation)),
        NewSeats: inComponents(jsonSchema(askedSeats)),
        Seats: inComponents(jsonSchema(shownSeats)),
        Export: inComponents(jsonSchema(exported)),
        Clubs: inComponents(jsonSchema(shownClubs)),
        NewClub: inComponents(jsonSchema(askedClub)),
        MadeClub: inComponents(jsonSchema(madeClub)),
        Club: inComponents(jsonSchema(shownClub)),
        ClubChange: inComponents(jsonSchema(askedClubChange)),
        ClubCode: inComponents(jsonSchema(askedClubCode)),
        ClubReport: inComponents(jsonSchema(askedClubReport)),
        ClubDoor: inComponents(jsonSchema(shownDoor)),
        ClubRole: inComponents(jsonSchema(askedRole)),
        ClubTables: inComponents(jsonSchema(shownClubTables)),
        ClubSeason: inComponents(jsonSchema(shownSeason)),
        ClubEvening: inComponents(jsonSchema(shownEvening)),
        Nights: inComponents(jsonSchema(shownNights)),
        NewNight: inComponents(jsonSchema(askedNight)),
        MadeNight: inComponents(jsonSchema(madeNight)),
        Night: inComponents(jsonSchema(shownNight)),
        NightEntry: inComponents(jsonSchema(askedEntry)),
        NightSeat: inComponents(jsonSchema(askedSeat)),
        Reports: inComponents(jsonSchema(reportsShown)),
        OneReport: inComponents(jsonSchema(oneReportShown)),
        Bans: inComponents(jsonSchema(bansShown)),
        OneBan: inComponents(jsonSchema(oneBanShown)),
        NewBan: inComponents(jsonSchema(banAsk)),
        Note: inComponents(jsonSchema(noteAsk)),
        NewName: inComponents(jsonSchema(renameAsk)),
        NewClubName: inComponents(jsonSchema(renameClubAsk)),
        InspectedClub: inComponents(jsonSchema(shownClubToAdmin)),
        InspectedTable: inComponents(jsonSchema(tableShownToAdmin)),
        Log: inComponents(jsonSchema(logShown)),
        Done: inComponents(jsonSchema(doneShown)),
      },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'palier-session',
          description: 'Given where a device signs in; no script can read it.',
        },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
