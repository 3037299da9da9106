/** A browser of somebody's: a client of the table, what it has asked, and what that became. */
import type { Viewer } from '@palier/rules';
import { TableClient } from '@palier/table';
import { RoomClient, type RoomAsk } from '@palier/table/room';
import { AskingDevice } from '../shared/device.ts';
import type { Network } from './network.ts';
import { diceOf, hexByDice } from './world.ts';

/** What was sent, by its id: the same over all connections. */
export type Sent = {
  readonly ask: RoomAsk;
  /** The newest place in the ledger that this device knew of when it asked first. */
  readonly after: number;
};

export class Device extends AskingDevice {
  readonly name: string;
  /** The table that it is at. */
  readonly place: string;
  readonly client: RoomClient;
  readonly table: TableClient;
  readonly sent = new Map<number, Sent>();
  /** By viewer, how many entries it was shown. */
  readonly known = new Map<Viewer, number>();
  /** The place in the ledger of the newest thing that was said to be done. */
  ackedRev = -1;
  readonly #network: Network;

  constructor(network: Network, name: string, at: { table: string; token?: string }) {
    super();
    this.name = name;
    this.place = at.table;
    this.#network = network;
    const { world } = network;
    const dice = diceOf(world, `device ${name}`);
    const ports = {
      dial: network.dialFor(this),
      clock: {
        now: world.time.now,
        after: (ms: number, call: () => void) => world.time.after(ms, () => this.isOn && call()),
      },
      random: (bytes: number) => hexByDice(dice, bytes),
    };
    const { token } = at;
    this.client = new RoomClient(at.table, ports, token === undefined ? {} : { token });
    this.table = new TableClient(this.client.channel(), 'spectator');
    world.story.tell(() => `${name} comes to ${at.table}`);
  }

  /** Notes what goes out. */
  says(text: string): void {
    const { story } = this.#network.world;
    story.mark(text);
    story.tell(() => `${this.name} > ${text}`);
    const message = JSON.parse(text) as RoomAsk;
    if (!('id' in message) || message.t === 'ping' || this.sent.has(message.id)) return;
    this.sent.set(message.id, { ask: message, after: this.ackedRev });
  }

  /** `isSilent`: no goodbye reaches anybody, as when a battery is empty. */
  switchOff(isSilent: boolean): void {
    if (!this.isOn) return;
    this.isOn = false;
    for (const socket of this.#network.sockets) {
      if (socket.device === this && isSilent) socket.halfOpen('both');
    }
    this.table.close();
    this.client.close();
    this.#network.world.story.tell(() => `${this.name} is off`);
  }
}
