/** People at a table online without a browser, for tables that need many: real clients, minds of bots. */
import { botOf, randomFrom } from '@palier/bots';
import { assert, deciders, isSpecial, type Command, type Seat } from '@palier/rules';
import { TableClient, type TableState } from '@palier/table';
import { RoomClient, type RoomState } from '@palier/table/room';
import { expect, onTestFinished } from 'vitest';
import { liveDial, livePorts } from '@palier/server/testing';
import { tablesUrl } from './online.ts';

/**
 * What somebody does when asked to move: nothing; what a bot would; only draw from the stock and discard,
 * as a page's player who does not lay; or as a bot, but rather not to have laid.
 */
type Manner = 'still' | 'bot' | 'patient' | 'regretful';

export class PageGuest {
  readonly room: RoomClient;
  readonly #table: TableClient;
  readonly #random = randomFrom('a guest');

  #manner: Manner = 'still';

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

  /** With a name, and without a seat. */
  static async look(code: string, name: string): Promise<PageGuest> {
    const room = new RoomClient(code, livePorts(liveDial(tablesUrl())));
    onTestFinished(() => room.close());
    await room.join(name);
    return new PageGuest(room);
  }

  /** From now on, and at once. */
  play(manner: Manner = 'bot'): void {
    this.#manner = manner;
    if (this.#table.state !== undefined) this.#consider(this.#table.state);
  }

  /** Whose turn it is, once the cards are dealt. */
  async turn(): Promise<Seat> {
    await expect.poll(() => this.#table.state?.view.table.turn).toBeDefined();
    return this.#table.state!.view.table.turn;
  }

  async untilTurnOf(seat: Seat): Promise<void> {
    await expect.poll(() => this.#table.state?.view.table.turn).toBe(seat);
  }

  async untilRound(round: number): Promise<void> {
    await expect.poll(() => this.#table.state?.view.table.round).toBe(round);
  }

  /** So many have laid. */
  async untilLaid(seats: number): Promise<void> {
    const laid = (): number =>
      this.#table.state?.view.table.laid.filter((level) => level !== undefined).length ?? 0;
    await expect.poll(laid).toBeGreaterThanOrEqual(seats);
  }

  #consider(state: TableState): void {
    if (this.#manner === 'still' || !isAsked(state)) return;
    if (this.#manner === 'regretful' && state.canTakeBack) void this.#table.takeBack();
    else void this.#table.act(this.#manner === 'patient' ? patient(state) : this.#asBot(state));
  }

  #asBot({ view }: TableState): Command {
    return botOf({ strength: 'steady' }).decide({
      view,
      random: this.#random,
      shouldStop: () => true,
    });
  }
}

function patient({ view: { table, hand } }: TableState): Command {
  if (table.step === 'draw') return { t: 'drawCard' };
  return { t: 'discard', card: hand.find((card) => !isSpecial(card))! };
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
