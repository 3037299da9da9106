/** What people do at a table when nothing odd comes to their mind: sit down, begin, play, answer. */
import { deciders } from '@palier/rules';
import type { ToldSeat } from '@palier/table/room';
import { eagerMove } from '@palier/table/testing';
import { BOT } from './cluster.ts';
import { otherName, type Visit } from './person.ts';

export function settleIn(visit: Visit): void {
  const { person, device, state } = visit;
  const { client } = device;
  const { dice } = person;
  if (state.me === undefined) {
    void join(visit);
    return;
  }
  const { room, seat } = state;
  const open = placesOf(room.seats, 'open');
  const free = open.length > 0 ? open : placesOf(room.seats, 'bot');
  if (seat === undefined && free.length > 0) {
    void device.ask(client.sit(dice.pick(free)));
  } else if (room.host === state.me) {
    prepare(visit, open);
  }
}

async function join({ person, device }: Visit): Promise<void> {
  const { client } = device;
  const answer = await device.ask(client.join(person.name));
  if (answer.t === 'joined') person.token ??= client.token;
  if (answer.t === 'denied' && answer.why === 'name-taken') person.name = otherName(person);
}

function placesOf(seats: readonly ToldSeat[], kind: ToldSeat['t']): readonly number[] {
  return seats.flatMap(({ t }, index) => (t === kind ? [index + 1] : []));
}

/** The host fills what nobody wants, and begins. */
function prepare({ person: { dice }, device, state }: Visit, open: readonly number[]): void {
  const { client } = device;
  const [seat] = open;
  const missing = state.room.people.find((one) => one.seat !== null && !one.salted);
  if (missing?.presence === 'gone') {
    // Came along from the game before, and does not come.
    if (dice.oneIn(10)) void device.ask(client.remove(missing.id));
  } else if (seat === undefined) {
    void device.ask(client.begin());
    if (dice.oneIn(3)) void device.ask(client.begin());
  } else if (dice.oneIn(6)) {
    const bot = { bot: BOT, name: `Bot ${seat} of ${state.room.rev}` };
    void device.ask(client.seatBot(seat, bot));
  }
}

export function playAt(visit: Visit): void {
  const { state } = visit;
  if (state.room.phase === 'over') return goOn(visit);
  if (state.seat === undefined) return claim(visit);
  return answerWish(visit) || vote(visit) ? undefined : move(visit);
}

function goOn({ person: { dice }, device, state, world }: Visit): void {
  const { plan, judge } = world;
  const isFirst = judge.tables.size === 1;
  if (plan.isRematch && isFirst && state.seat !== undefined) {
    void device.ask(device.client.again());
  } else if (dice.oneIn(20)) {
    void device.ask(device.client.record());
  }
}

/** A bot's seat, from the next round on; or now, where no person is left to wait for. */
function claim({ person: { dice }, device, state }: Visit): void {
  const { seats } = state.room;
  const isAlone = !seats.some(({ t }) => t === 'person');
  const free = seats.flatMap((seat, index) =>
    seat.t === 'bot' && seat.claim === null ? [index + 1] : [],
  );
  if (free.length === 0 || !(isAlone || dice.oneIn(10))) return;
  const hasClaimed = seats.some((seat) => seat.t === 'bot' && seat.claim === state.me);
  if (!hasClaimed) void device.ask(device.client.sit(dice.pick(free)));
}

function answerWish({ person: { dice }, device, state }: Visit): boolean {
  const { wish } = state.room;
  if (wish === null || wish.seat === state.seat || state.me === undefined) return false;
  if (wish.granted.includes(state.me)) return false;
  void device.ask(device.client.consent(!dice.oneIn(4)));
  return true;
}

function vote({ person: { dice }, device, state }: Visit): boolean {
  const { votes } = state.room;
  const hasVoted = votes.people.some((one) => one === state.me);
  if (hasVoted || !(votes.open ? dice.oneIn(2) : dice.oneIn(50))) return false;
  void device.ask(device.client.moveOn());
  return true;
}

function move({ person: { dice }, device, state, world }: Visit): void {
  const { table } = device;
  const shown = table.state;
  if (shown === undefined || shown.isBusy || shown.closed !== undefined) return;
  const { view, entries, canTakeBack } = shown;
  const { viewer } = view;
  if (viewer !== state.seat || !deciders(view.table).includes(viewer)) return;
  const stream = `${world.seed}/${viewer}/${entries.length}`;
  if (canTakeBack && state.room.options.takeBack === 'consent' && dice.oneIn(6)) {
    void device.ask(table.takeBack());
    return;
  }
  const isOdd = dice.oneIn(40);
  const command = isOdd ? ({ t: 'playPass', on: viewer } as const) : eagerMove(view, stream);
  void device.ask(table.act(command));
  // A click too many: the same again, or already the next.
  if (dice.oneIn(8)) void device.ask(table.act(command));
}
