/** A client of a table online whose server is played by hand. */
import { assert } from '@palier/rules';
import { RoomClient, type RoomClientOptions, type RoomState } from '../room/room-client.ts';
import { begunRoom, type DecidedRoom } from './decided-room.ts';
import {
  hexFrom,
  openedTell,
  scriptedDial,
  welcomeTo,
  type ScriptedDial,
} from './scripted-dial.ts';
import { VirtualClock } from './virtual-clock.ts';

export type ScriptedClient = ScriptedDial & {
  readonly client: RoomClient;
  readonly clock: VirtualClock;
  readonly states: (RoomState | undefined)[];
  /** Until it is dialled again. */
  readonly redial: () => void;
};

export const OWN_TOKEN = 'ABCDEFGHJKMNPQRS';

export function scriptedClient(options: RoomClientOptions = { token: OWN_TOKEN }): ScriptedClient {
  const clock = new VirtualClock();
  const script = scriptedDial();
  const ports = { dial: script.dial, clock, random: hexFrom('client') };
  const client = new RoomClient('ABCDEF', ports, options);
  const states: (RoomState | undefined)[] = [];
  client.subscribe((state) => states.push(state));
  const redial = (): void => {
    const { length } = script.lines;
    assert(script.last().isClosed, 'the line is lost before it is dialled again');
    while (script.lines.length === length) assert(clock.next(), 'it is dialled again');
  };
  return { ...script, client, clock, states, redial };
}

/** Connected to a game as the person of its first seat. */
export function playingClient(
  table = begunRoom('pp'),
): ScriptedClient & { readonly table: DecidedRoom } {
  const test = scriptedClient();
  test.last().open();
  test.last().tell(welcomeTo(table, 1), openedTell(table, 1));
  return { ...test, table };
}
