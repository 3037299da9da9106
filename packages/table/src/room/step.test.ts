import { describe, expect, it } from 'vitest';
import { begunRoom, openStep } from '../testing/decided-room.ts';
import { evolveRoom, openRoom } from './evolve.ts';
import { USUAL_OPTIONS, type RoomOptions } from './options.ts';
import type { RoomEvent, RoomStep } from './room.ts';
import { makeStep, parseStep } from './step.ts';

describe('a step', () => {
  it('is read as it was written', () => {
    const table = begunRoom('pbp');
    table.ask(1, { t: 'say', saying: { t: 'phrase', phrase: 'thanks' } });
    table.playOut();
    for (const step of table.steps) expect(parseStep(makeStep(step))).toEqual(step);
  });

  it('writes cards and set-ups as the contract does', () => {
    const options: RoomOptions = {
      ...USUAL_OPTIONS,
      setup: {
        edition: 'level-8-101',
        players: 2,
        ladder: { name: 'Ours', levels: [[{ kind: 'run', size: 3 }]] },
      },
    };
    const events: readonly RoomEvent[] = [
      { t: 'optionsChosen', options },
      { t: 'played', entries: [{ t: 'takenBack', seat: 1, to: 3 }] },
    ];
    const step: RoomStep = { at: 5, by: 1, key: 'k', events };
    const text = makeStep(step);
    expect(JSON.parse(text)).toMatchObject({
      at: 5,
      by: 1,
      key: 'k',
      events: [{ options: { setup: { ladder: { levels: [['run 3']] } } } }, { t: 'played' }],
    });
    expect(parseStep(text)).toEqual(step);
    const deal = begunRoom('pp').steps.at(-1)!;
    expect(makeStep(deal)).toMatch(/"hands":\[\["[A-Z]/u);
  });

  it('of an older version has the usual for what it did not know', () => {
    const { at, events } = JSON.parse(makeStep(openStep({ chat: 'off' }))) as {
      at: number;
      events: { options: Partial<RoomOptions> }[];
    };
    const { takeBack: _, ...options } = events[0]!.options;
    const room = openRoom(parseStep(JSON.stringify({ at, events: [{ ...events[0], options }] })));
    expect(room.options).toMatchObject({ takeBack: USUAL_OPTIONS.takeBack, chat: 'off' });
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '{"at":1}',
    '{"at":1,"events":[{"t":"exploded"}]}',
    '{"at":1,"events":[{"t":"toString"}]}',
    '{"at":1,"events":[{"t":"played","entries":[{"t":"cardDrawn"}]}]}',
    '{"at":1,"events":[{"t":"optionsChosen","options":{"setup":{}}}]}',
  ])('that is none is an error: %s', (text) => {
    expect(() => parseStep(text)).toThrow(Error);
  });
});

describe('the fold', () => {
  it('begins with an opening', () => {
    const first = openStep();
    expect(openRoom(first)).toMatchObject({ id: 'table', code: 'ABCDEF', rev: 1, since: first.at });
    expect(() => openRoom({ at: 1, events: [{ t: 'clockSet' }] })).toThrow('opened');
    const both: RoomStep = {
      at: 1,
      events: [
        ...first.events,
        { t: 'joined', person: 1, name: 'Ana', token: 'hash', salt: '' },
        { t: 'seated', person: 1, seat: 3 },
      ],
    };
    expect(openRoom(both)).toMatchObject({ rev: 1, host: 1, seats: [{}, {}, { person: 1 }] });
  });

  it('counts every step, and keeps what did not change', () => {
    const { room } = begunRoom('pp');
    const next = evolveRoom(room, { at: 9, events: [{ t: 'clockSet' }] });
    expect(next).toEqual({ ...room, rev: room.rev + 1, beside: room.beside + 1, since: 9 });
    expect(next.seats).toBe(room.seats);
    expect(next.keys).toBe(room.keys);
  });

  it('does not trip over what has gone', () => {
    const { room } = begunRoom('pb');
    const events: readonly RoomEvent[] = [
      { t: 'standInCame', seat: 2, why: 'clock' },
      { t: 'standInWent', seat: 2 },
      { t: 'claimed', person: 9, seat: 1 },
      { t: 'seated', person: 9, seat: 9 },
      { t: 'takeBackGranted', person: 1 },
      { t: 'renamed', person: 9, name: 'Nobody' },
      { t: 'faceChosen', person: 9, face: 'a0000' },
      { t: 'left', person: 9 },
    ];
    for (const event of events) {
      const next = evolveRoom(room, { at: room.since, events: [event] });
      expect(next).toEqual({ ...room, rev: room.rev + 1, beside: room.beside + 1 });
    }
    expect(() =>
      evolveRoom(openRoom(openStep()), { at: 1, events: [{ t: 'played', entries: [] }] }),
    ).toThrow('begun');
  });
});
