/** A page of yesterday at a table of tomorrow: what it does not know, it goes on without. */
import { describe, expect, it } from 'vitest';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { playingClient, scriptedClient } from '../testing/scripted-client.ts';
import { happenedTell, openedTell, roomTell, welcomeTo } from '../testing/scripted-dial.ts';
import { USUAL_OPTIONS } from './options.ts';
import { readTell } from './read-tell.ts';
import { askedOptions, tell as tellSchema, wireAnswer } from './wire.ts';

type Members = { readonly [name: string]: unknown };

const over = begunRoom('pp');
over.playOut();
const lobby = new DecidedRoom();
lobby.join('Ana');
lobby.ask(1, { t: 'face', face: 'a0000' });
lobby.ask(1, { t: 'sit', seat: 1 });
lobby.ask(1, { t: 'seatBot', seat: 2, bot: { bot: 'eager', name: 'Bot' } });

const refusal = { t: 'refusal', code: 'must-draw-first', rule: 'TURN-1', facts: {} };
const SAYINGS = [
  { t: 'phrase', phrase: 'hello' },
  { t: 'emote', emote: 'smile' },
  { t: 'text', text: 'Well.' },
].map((saying) => ({ person: 1, at: 1, saying }));
const ANSWERS: readonly Members[] = [
  { t: 'done' },
  { t: 'refused', refusal },
  { t: 'stale' },
  { t: 'failed' },
  { t: 'denied', why: 'not-host' },
  { t: 'joined', person: 1 },
  { t: 'next', id: 'x', code: 'y' },
  { t: 'record', text: 'x' },
  { t: 'reported', days: 90 },
];

const TELLS: readonly Members[] = [
  { ...welcomeTo(lobby, 1), said: SAYINGS },
  { t: 'room', room: { ...welcomeTo(lobby, 1).room, next: { id: 'x', code: 'y' } } },
  roomTell(begunRoom('pp', { takeBack: 'consent' })),
  openedTell(over, 1),
  { ...happenedTell(over, 1, 3), done: 4 },
  ...ANSWERS.map((answer) => ({ t: 'answered', id: 1, answer })),
  ...SAYINGS.map((said) => ({ t: 'said', said })),
  { t: 'closed', why: 'removed' },
];

/** Documents of the rules, which have a version of their own. */
const RULES = new Set(['setup', 'header', 'entries', 'refusal']);

/** The same with one more member in everything that the wire itself describes. */
function ofTomorrow(json: unknown, name = ''): unknown {
  if (RULES.has(name) || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => ofTomorrow(item));
  const members = Object.entries(json).map(([key, member]) => [key, ofTomorrow(member, key)]);
  return { ...Object.fromEntries(members), tomorrow: { is: ['another', 'day'] } } as Members;
}

describe('what is told', () => {
  it('is tried in every kind there is', () => {
    expect(new Set(TELLS.map(({ t }) => t))).toEqual(
      new Set(tellSchema.options.map(({ shape }) => shape.t.value)),
    );
    expect(new Set(ANSWERS.map(({ t }) => t))).toEqual(
      new Set(wireAnswer.options.map(({ shape }) => shape.t.value)),
    );
  });

  it.each(TELLS.map((tell) => [JSON.stringify(tell).slice(0, 60), tell] as const))(
    'is read without the members that are not known: %s',
    (_start, tell) => {
      const heard = readTell(JSON.stringify(tell));
      expect(heard).toMatchObject({ t: tell['t'] });
      expect(readTell(JSON.stringify(ofTomorrow(tell)))).toEqual(heard);
    },
  );

  it.each([
    [{ t: 'weather', sky: 'clear' }, 'unknown'],
    [{ t: 'said', said: { person: 1, at: 1, saying: { t: 'song', song: 'la' } } }, 'unknown'],
    [{ t: 'said', said: { person: 1, at: 1, saying: { t: 'emote', emote: 'yodel' } } }, 'unknown'],
    [
      { t: 'closed', why: 'full-moon' },
      { t: 'closed', why: 'unknown' },
    ],
    [
      { t: 'answered', id: 3, answer: { t: 'denied', why: 'full-moon' } },
      { t: 'answered', id: 3, answer: { t: 'denied', why: 'unknown' } },
    ],
    [
      { t: 'answered', id: 3, answer: { t: 'perhaps', later: true } },
      { t: 'answered', id: 3, answer: { t: 'failed' } },
    ],
    [
      { t: 'answered', id: 3, answer: { t: 'refused', refusal: { ...refusal, code: 'moon' } } },
      { t: 'answered', id: 3, answer: { t: 'denied', why: 'unknown' } },
    ],
  ])('may be of a kind that is not known: %j', (tell, heard) => {
    expect(readTell(JSON.stringify(tell))).toEqual(heard);
  });

  it('is as usual where an option, a face or a presence is not known, and not heard where a saying is not', () => {
    const welcome = welcomeTo(lobby, 1);
    const { setup } = welcome.room.options;
    const [person] = welcome.room.people;
    const heard = readTell(
      JSON.stringify({
        ...welcome,
        said: [{ person: 1, at: 1, saying: { t: 'song' } }, ...SAYINGS],
        room: {
          ...welcome.room,
          options: { setup, clock: 'hourglass', delay: 7, chat: 'free' },
          people: [{ ...person, face: 'zebra', presence: 'dreaming' }],
        },
      }),
    );
    expect(heard).toMatchObject({
      said: SAYINGS,
      room: { options: { ...USUAL_OPTIONS, setup, chat: 'free' }, people: [{ presence: 'here' }] },
    });
    expect(JSON.stringify(heard)).not.toMatch(/hourglass|zebra|dreaming|song/u);
  });

  it.each([
    '',
    'no',
    '[]',
    '7',
    'null',
    '{}',
    '{"t":1}',
    '{"t":"room"}',
    '{"t":"answered","id":1}',
  ])('is nothing where it cannot be read: %s', (text) => {
    expect(readTell(text)).toBeUndefined();
  });
});

describe('a client of yesterday', () => {
  it('plays on at a table that says more than it knows', async () => {
    const table = begunRoom('pp');
    const { client, last, lines } = scriptedClient();
    last().open();
    last().tell(
      JSON.stringify({ t: 'weather' }),
      JSON.stringify(ofTomorrow(welcomeTo(table, 1))),
      JSON.stringify(ofTomorrow(openedTell(table, 1))),
    );
    const from = table.number;
    table.go();
    last().tell(
      JSON.stringify({ t: 'weather' }),
      JSON.stringify(ofTomorrow(happenedTell(table, 1, from))),
    );
    expect(client.state).toMatchObject({ me: 1, link: 'open' });
    const answer = client.sit(2);
    last().tell(
      JSON.stringify({ t: 'answered', id: 1, answer: { t: 'denied', why: 'full-moon' } }),
    );
    expect(await answer).toEqual({ t: 'denied', why: 'unknown' });
    expect(last().isClosed).toBe(false);
    expect(lines).toHaveLength(1);
  });

  it('says that it is over where it does not know why, and does not come again and again', () => {
    const { client, clock, last, lines } = playingClient();
    last().tell(JSON.stringify({ t: 'closed', why: 'full-moon' }));
    expect(client.closed).toBe('unknown');
    expect(clock.next()).toBe(false);
    expect(lines).toHaveLength(1);
  });
});

describe('what is asked', () => {
  const { setup } = welcomeTo(lobby, 1).room.options;

  it.each(Object.keys(USUAL_OPTIONS))('may lack the option %s, and no other is taken', (name) => {
    const options: Members = { ...USUAL_OPTIONS, setup };
    const { [name]: _, ...fewer } = options;
    expect(askedOptions.safeParse(fewer).data).toEqual(fewer);
    expect(askedOptions.safeParse({ ...options, tomorrow: 1 }).success).toBe(false);
    expect(askedOptions.safeParse({ ...options, [name]: 'moon' }).success).toBe(false);
  });
});
