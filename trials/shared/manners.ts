/** What people do at a table when nothing odd comes to their mind: join, beginGame, play, answer each other. */
import { deciders } from '@palier/rules';
import type { Dice } from '@palier/rules/testing';
import type { RoomState, ToldSeat } from '@palier/table/room';
import { eagerMove } from '@palier/table/testing';
import type { AskingDevice } from './device.ts';

/** Somebody at a table, as far as these manners go. */
export type TablePerson = {
  name: string;
  token: string | undefined;
  readonly dice: Dice;
};

/** Somebody looks at the table. */
export type SeenTable = {
  readonly person: TablePerson;
  readonly device: AskingDevice;
  readonly state: RoomState;
  readonly world: { readonly seed: string; readonly count: (what: string) => void };
};

export function otherName({ name, dice }: Pick<TablePerson, 'name' | 'dice'>): string {
  return `${name.slice(0, 8)} ${dice.below(1_000_000)}`;
}

export async function join({ person, device }: SeenTable): Promise<void> {
  const { client } = device;
  const answer = await device.ask(client.join(person.name));
  if (answer.t === 'joined') person.token ??= client.token;
  if (answer.t === 'denied' && answer.why === 'name-taken') person.name = otherName(person);
}

export function placesOf(seats: readonly ToldSeat[], kind: ToldSeat['t']): readonly number[] {
  return seats.flatMap(({ t }, index) => (t === kind ? [index + 1] : []));
}

/** The host's word to who waits; `no` now and then. */
export function letIn({ device, state, world }: SeenTable, isNo = false): boolean {
  const [first] = state.room.waiting;
  if (first === undefined || state.me === undefined || state.room.host !== state.me) return false;
  world.count('people let in');
  void device.ask(device.client.admit(first.id, !isNo));
  return true;
}

/** At times with a click too many. */
export function beginGame({ person: { dice }, device }: SeenTable): void {
  void device.ask(device.client.begin());
  if (dice.oneIn(3)) void device.ask(device.client.begin());
}

export function seatBot({ device, state }: SeenTable, seat: number, bot: string): void {
  const name = `Bot ${seat} of ${state.room.rev}`;
  void device.ask(device.client.seatBot(seat, { bot, name }));
}

/** A bot's seat, from the next round on; or now, where no person is left to wait for. */
export function claim({ person: { dice }, device, state }: SeenTable): void {
  const { seats } = state.room;
  const isAlone = !seats.some(({ t }) => t === 'person');
  const free = seats.flatMap((seat, index) =>
    seat.t === 'bot' && seat.claim === null ? [index + 1] : [],
  );
  if (free.length === 0 || !(isAlone || dice.oneIn(10))) return;
  const hasClaimed = seats.some((seat) => seat.t === 'bot' && seat.claim === state.me);
  if (!hasClaimed) void device.ask(device.client.sit(dice.pick(free)));
}

export function answerWish({ person: { dice }, device, state, world }: SeenTable): boolean {
  const { wish } = state.room;
  if (wish === null || wish.seat === state.seat || state.me === undefined) return false;
  if (wish.granted.includes(state.me)) return false;
  world.count('take-backs answered');
  void device.ask(device.client.consent(!dice.oneIn(4)));
  return true;
}

export function move({ person: { dice }, device, state, world }: SeenTable): void {
  const { table } = device;
  const shown = table.state;
  if (shown === undefined || shown.isBusy || shown.closed !== undefined) return;
  const { view, entries, canTakeBack } = shown;
  const { viewer } = view;
  if (viewer !== state.seat || !deciders(view.table).includes(viewer)) return;
  const stream = `${world.seed}/${viewer}/${entries.length}`;
  if (canTakeBack && state.room.options.takeBack === 'consent' && dice.oneIn(6)) {
    world.count('take-backs wished');
    void device.ask(table.takeBack());
    return;
  }
  const isOdd = dice.oneIn(40);
  const command = isOdd ? ({ t: 'playPass', on: viewer } as const) : eagerMove(view, stream);
  void device.act(command);
  // A click too many: the same again, or already the next.
  if (!dice.oneIn(8)) return;
  world.count('double clicks');
  void device.act(command);
}
