/** What is said to those who asked before the server was told to stop, and had no answer yet. */
import {
  ClubGames,
  Clubs,
  Friends,
  Games,
  Manners,
  Nights,
  People,
  Ratings,
  Settler,
  memoryPeople,
} from '@palier/people';
import { memoryLedger } from '@palier/table/room';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { SILENT_LOG } from '../base/log.ts';
import { Misses } from '../base/misses.ts';
import { TRUST_NOBODY } from '../base/proxy.ts';
import { systemRandom } from '../base/random.ts';
import { completeSettings } from '../settings.ts';
import { serveApi } from './api.ts';
import { Makers } from './makers.ts';

const PLAY = { wishes: {}, name: 'Anna', token: 'ABCDEFGHJKMNPQRS' };

it.each<[string, object?]>([
  ['/api/tables/ABCDEFGH'],
  ['/api/tables/ABCDEFGH/record'],
  ['/api/play', PLAY],
])(
  'a server that stops while it looks does not say that there is no such table: %s',
  async (url, payload) => {
    let isStopping = false;
    const find = async (): Promise<undefined> => {
      isStopping = true;
      return undefined;
    };
    const place = { store: memoryPeople(), random: systemRandom, now: () => 0, most: 0 };
    const app = fastify();
    await serveApi(app, {
      // `Rooms` finds nothing from then on.
      rooms: {
        create: async () => ({ t: 'denied', why: 'bad-setup' }),
        told: find,
        record: async () => (await find()) ?? 'missing',
        playNow: async () => {
          await find();
          throw new Error('every table is closed');
        },
        openTables: { *tables() {} },
        clubTables: { *tables() {} },
        rest: async () => undefined,
        seen: () => undefined,
      },
      people: new People(place),
      friends: new Friends(place),
      clubs: new Clubs(place),
      clubGames: new ClubGames(place),
      reports: { days: 1, mayReport: () => false, keep: async () => 'full' },
      games: new Games(place),
      ratings: new Ratings(place),
      settler: new Settler({
        ledger: memoryLedger(),
        store: place.store,
        hash: String,
        now: () => 0,
      }),
      manners: new Manners(place),
      nights: new Nights({
        store: place.store.nights,
        clubs: place.store.clubs,
        rooms: {
          createForNight: async () => undefined,
          nightResult: async () => 'missing',
          unseal: async () => undefined,
          stillOpen: async () => new Set(),
        },
        random: { ...systemRandom, below: () => 0 },
        bots: [],
        now: () => 0,
      }),
      standings: async () => [],
      pushes: undefined,
      now: () => 0,
      wall: () => 0,
      tables: async () => 0,
      makers: new Makers(0, async () => new Set()),
      misses: new Misses(() => 0),
      steady: () => 0,
      isStopping: () => isStopping,
      publicUrl: undefined,
      bannedUntil: () => undefined,
      more: () => undefined,
      engine: 'palier',
      urlsFor: () => [],
      origins: { allowed: [], trust: TRUST_NOBODY },
      settings: completeSettings({}, { web: '', data: '', log: 'silent' }),
      log: SILENT_LOG,
    });
    const { statusCode, body } = await app.inject(
      payload === undefined ? { url } : { url, method: 'POST', payload },
    );
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'stopping' } });
    await app.close();
  },
);
