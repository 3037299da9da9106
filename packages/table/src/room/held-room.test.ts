import { describe, expect, it } from 'vitest';
import { shownTo } from '../truth.ts';
import { begunRoom, DecidedRoom } from '../testing/decided-room.ts';
import { OWN_TOKEN, playingClient, scriptedClient } from '../testing/scripted-client.ts';
import {
  entriesOf,
  happenedTell,
  openedTell,
  roomTell,
  welcomeTo,
} from '../testing/scripted-dial.ts';
import type { RoomTell } from './wire.ts';

describe('what was missed', () => {
  it('is nothing of a game that begins before one’s eyes, also after a loss in the lobby', () => {
    const { client, last, redial } = scriptedClient();
    const lobby = new DecidedRoom();
    last().open();
    last().tell(welcomeTo(lobby, null));
    last().cut();
    redial();
    last().open();
    const table = begunRoom('pp');
    last().tell(welcomeTo(lobby, null), roomTell(table), openedTell(table, 1));
    expect(client.state?.missed).toEqual([]);
  });

  it('is all of a game that began meanwhile', () => {
    const { client, last, redial } = scriptedClient();
    last().open();
    last().tell(welcomeTo(new DecidedRoom(), null));
    last().cut();
    redial();
    last().open();
    const table = begunRoom('pp');
    last().tell(welcomeTo(table, 1), openedTell(table, 1));
    expect(client.state?.missed).toEqual(shownTo(1, entriesOf(table)));
  });

  it('is what came between, and neither what comes afterwards nor what other eyes see anew', () => {
    const { client, last, redial, table } = playingClient();
    const { number } = table;
    last().cut();
    table.go();
    redial();
    last().open();
    last().tell(welcomeTo(table, 1), openedTell(table, 1, number));
    const missed = shownTo(1, entriesOf(table).slice(number));
    expect(missed).toHaveLength(table.number - number);
    const from = table.number;
    table.go();
    last().tell(happenedTell(table, 1, from), openedTell(table, 'spectator'));
    expect(client.state?.missed).toEqual(missed);
  });

  it('adds up over several losses until it is seen', () => {
    const { client, last, redial, table, states } = playingClient();
    const { number } = table;
    for (let count = 0; count < 3; count++) {
      last().cut();
      const from = table.number;
      table.go();
      redial();
      last().open();
      last().tell(welcomeTo(table, 1), openedTell(table, 1, from));
    }
    expect(client.state?.missed).toEqual(shownTo(1, entriesOf(table).slice(number)));
    client.seenMissed();
    const { length } = states;
    expect(states.at(-1)?.missed).toEqual([]);
    client.seenMissed();
    expect(states).toHaveLength(length);
  });

  it('counts from what this device has seen, whatever is lost before it is shown', () => {
    const table = begunRoom('pp');
    for (let count = 0; count < 4; count++) table.go();
    const { client, last, redial } = scriptedClient({ token: OWN_TOKEN, seen: 2 });
    last().open();
    last().tell(welcomeTo(table, 1));
    last().cut();
    redial();
    last().open();
    last().tell(welcomeTo(table, 1), openedTell(table, 1));
    expect(client.state?.missed).toEqual(shownTo(1, entriesOf(table)).slice(2));
  });
});

describe('what was promised', () => {
  const joined: RoomTell = { t: 'answered', id: 1, answer: { t: 'joined', person: 1 } };

  it('is the first commitment that was shown', async () => {
    const { client, last } = scriptedClient({});
    void client.join('Ann');
    last().open();
    const welcome = welcomeTo(new DecidedRoom(), null);
    const other = { ...welcome.room, commitment: 'e'.repeat(64) };
    last().tell(welcome, { t: 'room', room: other });
    // What it adds to the luck it says only now that it has seen the commitment.
    expect(last().said).toHaveLength(1);
    await Promise.resolve();
    last().tell(joined);
    const [, join] = last().said;
    expect(join).toMatchObject({ t: 'join', salt: client.promise?.salt });
    expect(client.promise?.commitment).toBe(welcome.room.commitment);
  });

  it('is nothing where one comes after the deal', () => {
    const { client, last } = scriptedClient({});
    last().open();
    last().tell(welcomeTo(new DecidedRoom(), null), roomTell(begunRoom('pp')));
    void client.join('Ann');
    last().tell(joined);
    expect(client.state?.me).toBe(1);
    expect(client.promise).toBeUndefined();
  });
});
