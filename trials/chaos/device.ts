/** A browser of somebody's, without a screen: real clients over a real socket, with all they said noted. */
import { makeMove, type Command, type Seat } from '@palier/rules';
import { liveDial, livePorts, type Tap } from '@palier/server/testing';
import { TableClient, type Answer } from '@palier/table';
import { RoomClient, type Hello, type RoomAsk, type RoomTell } from '@palier/table/room';
import { AskingDevice } from '../shared/device.ts';
import { Notes } from './history.ts';
import { jumbled } from './jumble.ts';
import type { World } from './world.ts';

/** A move that was acknowledged, as whoever made it knows it. */
export type DoneMove = { readonly seat: Seat; readonly at: number; readonly move: string };

export type Place = {
  /** Of the servers, as this device sees them. */
  readonly url: string;
  readonly table: string;
  readonly token?: string | undefined;
  /** Where a proxy says that it comes from. */
  readonly address?: string | undefined;
};

export function forwardedFor(address: string | undefined): { readonly [name: string]: string } {
  return address === undefined ? {} : { 'x-forwarded-for': address };
}

export class Device extends AskingDevice {
  readonly name: string;
  readonly client: RoomClient;
  readonly table: TableClient;
  readonly notes: Notes;
  readonly moves: DoneMove[] = [];
  readonly #world: World;
  readonly #stopLooking: (() => void)[] = [];
  #dials = 0;
  #hangUp: () => void = () => undefined;

  constructor(world: World, name: string, { url, table, token, address }: Place) {
    super();
    this.#world = world;
    this.name = name;
    this.notes = new Notes(() => world.moment());
    const dice = world.dice('device');
    const tap = (): Tap => {
      if (this.#dials++ > 0) world.count('reconnects');
      const ear = world.overhear?.();
      const hearing = this.notes.connect();
      return {
        said: (text) => {
          ear?.said(text);
          hearing.said(JSON.parse(text) as Hello | RoomAsk);
        },
        heard: (text) => {
          ear?.heard(text);
          hearing.heard(JSON.parse(text) as RoomTell);
        },
      };
    };
    const dial = liveDial(url, tap, { headers: forwardedFor(address) });
    const noted: typeof dial = (hear) => {
      const message = (text: string): void => {
        try {
          hear.message(text);
        } catch (error) {
          world.fail(`${name} cannot follow ${text}: ${String(error)}`);
        }
      };
      const line = jumbled(world, dice, dial)({ ...hear, message });
      this.#hangUp = () => {
        line.close();
        hear.closed();
      };
      return {
        send: (text) => {
          this.notes.says(JSON.parse(text) as Hello | RoomAsk);
          line.send(text);
        },
        close: line.close,
      };
    };
    // Its patience is that of a person in a hurry, or of a real browser.
    const ports = livePorts(noted, world.isCalm ? 1 : dice.pick([1, 2, 4, 8]));
    this.client = new RoomClient(table, ports, token === undefined ? {} : { token });
    this.table = new TableClient(this.client.channel(), 'spectator');
  }

  /** Calls back whenever something may be there to do. */
  onChange(call: () => void): void {
    this.#stopLooking.push(this.client.subscribe(call), this.table.subscribe(call));
  }

  override async act(command: Command): Promise<Answer> {
    const { state } = this.table;
    const asked = performance.now();
    const answer = await super.act(command);
    this.#world.answered(answer.t, performance.now() - asked);
    this.#world.count(`moves answered ${answer.t}`);
    const seat = state?.view.viewer;
    if (answer.t === 'done' && state !== undefined && seat !== undefined && seat !== 'spectator') {
      this.moves.push({ seat, at: state.entries.length, move: makeMove(command) });
    }
    return answer;
  }

  /** Loses its connection, as in a tunnel. */
  cut(): void {
    this.#hangUp();
  }

  switchOff(): void {
    if (!this.isOn) return;
    this.isOn = false;
    for (const stop of this.#stopLooking) stop();
    this.table.close();
    this.client.close();
  }
}
