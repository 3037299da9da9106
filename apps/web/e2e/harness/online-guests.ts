/** People at a table online without a browser, for tables that need many: real clients, minds of bots. */
import { botNamed, randomFrom } from '@palier/bots';
import { assert, deciders, type Seat } from '@palier/rules';
import { TableClient, type TableState } from '@palier/table';
import { RoomClient, type RoomState } from '@palier/table/room';
import { expect, onTestFinished } from 'vitest';
import { liveDial, livePorts } from '@palier/server/testing';
import { tablesUrl } from './online.ts';

export class PageGuest {
  readonly room: RoomClient;
  readonly #table: TableClient;
  readonly #random = randomFrom('a guest');

  #plays = false;
  #regrets = false;

  private constructor(room: RoomClient) {
    this.room = room;
    this.#table = new TableClient(room.channel(), 'spectator');
    this.#table.subscribe((state) => this.#consider(state));
  }

  /** To the first seat that is free. */
  static async sitDown(code: string, name: string): Promise<PageGuest> {
    const room = new RoomClient(code, livePorts(liveDial(tablesUrl())));
    onTestFinished(() => room.close());
    const { seats } = (await stateOf(room)).room;
    await room.join(name);
    const answer = await room.sit(seats.findIndex(({ t }) => t === 'open') + 1);
    assert(answer.t === 'done', `${name} sits down: ${JSON.stringify(answer)}`);
    return new PageGuest(room);
  }

  /** From now on moves at once when asked to, or no more. */
  play(on = true): void {
    this.#plays = on;
    if (this.#table.state !== undefined) this.#consider(this.#table.state);
  }

  /** The same, but after laying would rather not have done so. */
  playAndRegret(): void {
    this.#regrets = true;
    this.play();
  }

  async untilTurnOf(seat: Seat): Promise<void> {
    await expect.poll(() => this.#table.state?.view.table.turn).toBe(seat);
  }

  #consider(state: TableState): void {
    if (!this.#plays || !isAsked(state)) return;
    if (this.#regrets && state.canTakeBack) void this.#table.takeBack();
    else this.#move(state);
  }

  #move({ view }: TableState): void {
    const command = botNamed('steady')!.decide({
      view,
      random: this.#random,
      shouldStop: () => true,
    });
    void this.#table.act(command);
  }
}

function isAsked({ view, isBusy, result }: TableState): boolean {
  const { viewer, table } = view;
  if (isBusy || result !== undefined || viewer === 'spectator') return false;
  return deciders(table).includes(viewer);
}

/** One after the other, in the order of the seats. */
export async function seatGuests(
  code: string,
  names: readonly string[],
): Promise<readonly PageGuest[]> {
  const guests: PageGuest[] = [];
  for (const name of names) guests.push(await PageGuest.sitDown(code, name));
  return guests;
}

async function stateOf(room: RoomClient): Promise<RoomState> {
  const { promise, resolve } = Promise.withResolvers<RoomState>();
  const end = room.subscribe((state) => {
    if (state !== undefined) resolve(state);
  });
  const state = await promise;
  end();
  return state;
}
