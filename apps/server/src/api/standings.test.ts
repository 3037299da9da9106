/** Whose turn it is at many tables, asked at once. */
import { VirtualClock } from '@palier/table/testing';
import { TURN_TIME } from '@palier/table/room';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from '../index.ts';
import { begunDays, type BegunDays } from '../testing/days.ts';
import { webFolder } from '../testing/web-folder.ts';
import { openApi } from './openapi.ts';

const DAY = TURN_TIME.day;
const { root, remove } = webFolder();
const time = new VirtualClock(Date.now());
let server: RunningServer;
let url: string;
let table: BegunDays;

beforeAll(async () => {
  const started = await startServer({ settings: { port: 0, web: root }, time });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
  url = started.url.replace('localhost', '127.0.0.1');
  table = await begunDays(url, 'day');
});
afterAll(async () => {
  await server.close();
  remove();
});

async function ask(body: unknown): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${url}/api/standings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('standings', () => {
  it('say whose turn it is, to each whether it is theirs, and how long they have', async () => {
    const { id, tokens, names, turn } = table;
    time.pass(DAY / 4);
    const seats = [...tokens, 'nobody’s'].map((token) => ({ table: id, token }));
    const { body } = await ask({ seats });
    const shown = {
      table: id,
      phase: 'playing',
      turn,
      left: (DAY * 3) / 4,
      winners: [],
      resting: [],
      rest: null,
      next: null,
    };
    expect(body).toEqual({
      palier: 1,
      standings: [...names.map((name) => turn.includes(name)), false].map((you) => ({
        ...shown,
        you,
      })),
    });
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(openApi(), 'api');
    const schema = { $ref: 'api#/components/schemas/ShownStandings' };
    expect([ajv.validate(schema, body), ajv.errors]).toEqual([true, null]);
  });

  it('of a table that is not there, and of one that is not known without opening it, say so', async () => {
    const usual = await begunDays(url, 'off');
    const seats = [
      { table: 'nowhere', token: 'a' },
      { table: usual.id, token: usual.tokens[0]! },
    ];
    const nothing = { turn: null, you: null, left: null, winners: [], next: null };
    // It is open for a moment after the last has left.
    expect((await ask({ seats })).body).toMatchObject({
      standings: [
        { ...nothing, table: 'nowhere', phase: 'missing' },
        { turn: usual.turn, you: usual.turn.includes(usual.names[0]!), left: null },
      ],
    });
    for (let passed = 0; passed < 60; passed++) {
      time.pass(1000);
      await new Promise(setImmediate);
    }
    expect((await ask({ seats })).body).toMatchObject({
      standings: [{ phase: 'missing' }, { ...nothing, table: usual.id, phase: 'playing' }],
    });
  });

  it.each([
    ['too many', { seats: Array.from({ length: 51 }, () => ({ table: 'a', token: 'b' })) }],
    ['something else', { seats: [{ table: 'a', token: 'b', more: 1 }] }],
    ['nothing', null],
    ['no list', { seats: 'a' }],
    ['numbers', { seats: [{ table: 1, token: 2 }] }],
  ])('refuse %s', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
  });
});
