import { viewOf, type Command } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from '../entries.ts';
import { TableClient } from '../client.ts';
import type { Tell } from '../messages.ts';
import { resultOf, shownTo } from '../truth.ts';
import { begunRoom, DecidedRoom, ROOM_SECRET } from '../testing/decided-room.ts';
import { OWN_TOKEN, playingClient, scriptedClient } from '../testing/scripted-client.ts';
import {
  entriesOf,
  happenedTell,
  openedTell,
  roomTell,
  welcomeTo,
} from '../testing/scripted-dial.ts';
import type { RoomClient } from './room-client.ts';
import { DENIALS, type WireAnswer } from './wire.ts';

const ANY_KEY = expect.any(String) as string;

const DRAW: Command = { t: 'drawCard' };

/** Somebody who listens and looks. */
function listenTo(client: RoomClient): {
  readonly told: Tell[];
  readonly channel: ReturnType<RoomClient['channel']>;
} {
  const told: Tell[] = [];
  const channel = client.channel();
  channel.listen((tell) => told.push(tell));
  channel.send({ t: 'watch', viewer: 'spectator' });
  return { told, channel };
}

function kindsOf(told: readonly Tell[]): readonly string[] {
  return told.map(({ t }) => t);
}

describe('a game that is shown', () => {
  it('opens with all that is known of it, through the eyes that the server gives', () => {
    const table = begunRoom('pb');
    for (let count = 0; count < 3; count++) table.go();
    const { client } = playingClient(table);
    const { told } = listenTo(client);
    const { header } = table.room.truth!;
    expect(told).toEqual([
      {
        t: 'opened',
        opening: {
          game: 'table',
          choice: table.room.truth!.timeline.at.table.setup.chosen,
          seats: [{ name: 'Person 1' }, { name: 'Bot 2', bot: 'eager' }],
          fairness: header.fairness,
        },
        viewer: 1,
        entries: shownTo(1, entriesOf(table)),
        pause: 'none',
        result: undefined,
      },
    ]);
  });

  it('opens when it begins, to all who asked, as often as they did', () => {
    const lobby = new DecidedRoom();
    const { client, last } = scriptedClient();
    const { told, channel } = listenTo(client);
    channel.send({ t: 'watch', viewer: 1 });
    const other = listenTo(client);
    const left = listenTo(client);
    left.channel.close();
    last().open();
    last().tell(welcomeTo(lobby, 1));
    expect(told).toEqual([]);
    const table = begunRoom('pp');
    last().tell(roomTell(table), openedTell(table, 1));
    expect(kindsOf(told)).toEqual(['opened', 'opened']);
    expect(kindsOf(other.told)).toEqual(['opened']);
    expect(left.told).toEqual([]);
    left.channel.send({ t: 'watch', viewer: 1 });
    expect(left.told).toEqual([]);
  });

  it('is folded by a client like any other, move by move, over any connections', () => {
    const table = begunRoom('pp');
    const { client, last, redial } = playingClient(table);
    const seen = new TableClient(client.channel(), 1);
    for (let count = 0; count < 60; count++) {
      const from = table.number;
      table.go();
      if (count % 7 === 3) {
        last().cut();
        redial();
        last().open();
        expect(last().said[0]).toMatchObject({ known: { number: from, viewer: 1 } });
        last().tell(welcomeTo(table, 1), openedTell(table, 1, from));
      } else last().tell(happenedTell(table, 1, from));
      expect(seen.state?.view).toEqual(viewOf(table.room.truth!.timeline.at, 1));
      expect(allEntries(seen.state!.entries)).toEqual(shownTo(1, entriesOf(table)));
    }
  });

  it('is not told again where nothing is new', () => {
    const table = begunRoom('pp');
    const { client, last, redial } = playingClient(table);
    const { told } = listenTo(client);
    last().tell(roomTell(table));
    last().cut();
    redial();
    last().open();
    last().tell(welcomeTo(table, 1), openedTell(table, 1, table.number));
    expect(kindsOf(told)).toEqual(['opened']);
    expect(client.state?.missed).toEqual([]);
  });

  it('is shown to its end, also to who comes then', () => {
    const table = begunRoom('pp');
    const { client, last } = playingClient(table);
    const { told } = listenTo(client);
    for (let from = table.number; table.due.length > 0; from = table.number) {
      table.go();
      last().tell(happenedTell(table, 1, from));
    }
    const result = resultOf(table.room.truth!);
    expect(result).toMatchObject({ t: 'result', secret: ROOM_SECRET });
    expect(told.at(-1)).toMatchObject({ t: 'happened', result });
    expect(listenTo(client).told).toMatchObject([{ t: 'opened', result }]);
    last().tell(openedTell(table, 1, table.number));
    expect(told.at(-1)).toMatchObject({ t: 'happened' });
  });

  it('opens again with other names, other bots and other eyes', () => {
    const table = begunRoom('ppb');
    while (table.due[0] !== 2) table.go();
    const { client, last } = playingClient(table);
    const { told } = listenTo(client);
    table.ask(1, { t: 'rename', name: 'Ann' });
    last().tell(roomTell(table));
    // Who stands in is not who sits there.
    table.setPresence(2, 'gone');
    table.tick(100_000);
    expect(table.room.seats[1]).toMatchObject({ standIn: 'gone' });
    last().tell(roomTell(table));
    table.ask(2, { t: 'leave' });
    last().tell(roomTell(table));
    table.ask(1, { t: 'stand' });
    last().tell(roomTell(table), openedTell(table, 'spectator'));
    const shown = told.map((tell) =>
      tell.t === 'opened' ? [tell.viewer, ...tell.opening.seats.map(({ bot }) => bot)] : tell.t,
    );
    expect(shown).toEqual([
      [1, undefined, undefined, 'eager'],
      [1, undefined, undefined, 'eager'],
      [1, undefined, 'stand-in', 'eager'],
      [1, 'stand-in', 'stand-in', 'eager'],
      ['spectator', 'stand-in', 'stand-in', 'eager'],
    ]);
    expect(told[1]).toMatchObject({
      opening: { seats: [{ name: 'Ann' }, { name: 'Person 2' }, {}] },
    });
    expect(told[4]).toMatchObject({ entries: shownTo('spectator', entriesOf(table)) });
  });

  it('that was told with a gap is asked for again from where it is known', () => {
    const table = begunRoom('pp');
    const { client, last, lines, redial } = playingClient(table);
    const { told } = listenTo(client);
    const { number } = table;
    table.go();
    const from = table.number;
    table.go();
    last().tell(happenedTell(table, 1, from));
    expect(lines[0]!.isClosed).toBe(true);
    redial();
    last().open();
    expect(last().said[0]).toMatchObject({ known: { number, viewer: 1 } });
    last().tell(welcomeTo(table, 1), openedTell(table, 1, number));
    expect(told.at(-1)).toMatchObject({ t: 'opened', entries: shownTo(1, entriesOf(table)) });
  });

  it.each([
    ['beyond what is held', 1, 3],
    ['for other eyes', 2, 1],
  ] as const)('that goes on %s is asked for anew', (_, viewer, from) => {
    const table = begunRoom('pp');
    const { client, last, lines, redial } = playingClient(table);
    last().tell({ ...openedTell(table, viewer), from } as never);
    expect(lines[0]!.isClosed).toBe(true);
    redial();
    last().open();
    expect(last().said[0]).toEqual({
      t: 'hello',
      palier: 1,
      table: 'table',
      token: OWN_TOKEN,
    });
    const { told } = listenTo(client);
    expect(told).toEqual([]);
    last().tell(welcomeTo(table, 1), openedTell(table, 1));
    expect(kindsOf(told)).toEqual(['opened']);
  });

  it('that is shorter than it was, as after a restored backup, is shown as it is', () => {
    const table = begunRoom('pp');
    const { number } = table;
    const before = openedTell(table, 1, number);
    table.go();
    table.go();
    const { client, last } = playingClient(table);
    const { told } = listenTo(client);
    last().tell(before);
    expect(told.at(-1)).toMatchObject({ entries: shownTo(1, entriesOf(table).slice(0, number)) });
  });
});

describe('what is asked of a game', () => {
  it('is answered by what happened', async () => {
    const table = begunRoom('pp');
    const { client, last } = playingClient(table);
    const seen = new TableClient(client.channel(), 1);
    const answer = seen.act(DRAW);
    expect(last().said.at(-1)).toEqual({
      t: 'act',
      id: 1,
      key: ANY_KEY,
      at: table.number,
      move: 'draw',
    });
    const from = table.number;
    table.go();
    last().tell({ ...happenedTell(table, 1, from), done: 1 });
    expect(await answer).toEqual({ t: 'done' });
    expect(seen.state).toMatchObject({ isBusy: false, known: from });
    expect(seen.state?.entries).toHaveLength(table.number);
  });

  it('is done where it was done, even if what happened does not fit', async () => {
    const table = begunRoom('pp');
    const { client, last } = playingClient(table);
    const answer = new TableClient(client.channel(), 1).act(DRAW);
    const from = table.number;
    table.go();
    last().tell({ ...happenedTell(table, 1, from), from: from + 1, done: 1 });
    expect(await answer).toEqual({ t: 'done' });
    expect(last().isClosed).toBe(true);
  });

  const refusal = { t: 'refusal', code: 'must-draw-first', rule: 'TURN-1', facts: {} };
  it.each<[WireAnswer, unknown]>([
    [{ t: 'done' }, { t: 'done' }],
    [{ t: 'stale' }, { t: 'stale' }],
    [{ t: 'failed' }, { t: 'failed' }],
    [
      { t: 'record', text: 'x' },
      { t: 'record', text: 'x' },
    ],
    [{ t: 'joined', person: 1 }, { t: 'failed' }],
    [{ t: 'next', id: 'x', code: 'y' }, { t: 'failed' }],
    [
      { t: 'refused', refusal: refusal as never },
      { t: 'refused', refusal },
    ],
    ...DENIALS.map((why): [WireAnswer, unknown] => [
      { t: 'denied', why },
      why === 'not-a-player'
        ? { t: 'not-yours' }
        : why === 'not-over' || why === 'nothing-to-take-back'
          ? { t: why }
          : { t: 'denied', why },
    ]),
  ])('is answered as the server does: %j', async (answer, expected) => {
    const { client, last } = playingClient(begunRoom('pp'));
    const seen = new TableClient(client.channel(), 1);
    const answers = [seen.takeBack(), seen.record()];
    expect(last().said.slice(1)).toMatchObject([{ t: 'takeBack' }, { t: 'record' }]);
    last().tell({ t: 'answered', id: 1, answer }, { t: 'answered', id: 2, answer });
    expect(await Promise.all(answers)).toEqual([expected, expected]);
  });

  it('is not a pause, nor how long bots take', () => {
    const { client, last } = playingClient(begunRoom('pp'));
    const seen = new TableClient(client.channel(), 1);
    seen.pause(true);
    seen.setPace(5);
    expect(last().said).toHaveLength(1);
    expect(seen.state?.pause).toBe('none');
  });

  it('is closed with the table, which shows how it was left to who looks later', async () => {
    const { client, last } = playingClient(begunRoom('pp'));
    const seen = new TableClient(client.channel(), 1);
    const answer = seen.act(DRAW);
    last().tell({ t: 'closed', why: 'removed' });
    expect(await answer).toEqual({ t: 'closed' });
    expect(seen.state?.closed).toBe('gone');
    expect(kindsOf(listenTo(client).told)).toEqual(['opened', 'closed']);
  });

  it('is not answered to who has left', async () => {
    const { client, last } = playingClient(begunRoom('pp'));
    const { told, channel } = listenTo(client);
    channel.send({ t: 'record', id: 1 });
    channel.close();
    last().tell({ t: 'answered', id: 1, answer: { t: 'done' } });
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    client.close();
    expect(kindsOf(told)).toEqual(['opened']);
  });
});
