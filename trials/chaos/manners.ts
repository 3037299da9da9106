/** What people do at a table: sit down, begin, play, answer each other, and now and then something odd. */
import { deciders, type Command, type Seat } from '@palier/rules';
import { EMOTES, PHRASES, type RoomState } from '@palier/table/room';
import { eagerMove } from '@palier/table/testing';
import type { Device } from './device.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

const BOT = 'novice';

/** Somebody looks at the table. */
export type Visit = {
  readonly world: World;
  readonly person: Person;
  readonly device: Device;
  readonly state: RoomState;
  /** Whether whoever is not here by now is not waited for. */
  readonly isLate: boolean;
};

export function visit(visit: Visit): void {
  const { state } = visit;
  if (state.me === undefined) void join(visit);
  else if (state.room.phase === 'lobby') settleIn(visit);
  else if (state.room.phase === 'playing') play(visit);
}

async function join({ person, device }: Visit): Promise<void> {
  const answer = await device.ask(device.room.join(person.name));
  if (answer.t === 'joined') person.token = device.room.token;
  if (answer.t === 'denied' && answer.why === 'name-taken') person.rename();
}

function settleIn({ person, device, state, isLate }: Visit): void {
  const { room, seat, me } = state;
  const open = room.seats.flatMap(({ t }, index) => (t === 'open' ? [index + 1] : []));
  if (seat === undefined && open.length > 0) {
    void device.ask(device.room.sit(person.dice.pick(open)));
    return;
  }
  const seated = room.people.filter((one) => one.seat !== null).length;
  if (room.host !== me || (seated < person.company && !isLate)) return;
  const [free] = open;
  if (free === undefined) {
    void device.ask(device.room.begin());
    if (person.dice.oneIn(3)) void device.ask(device.room.begin());
  } else {
    const bot = { bot: BOT, name: `Bot ${free} of ${room.rev}` };
    void device.ask(device.room.seatBot(free, bot));
  }
}

function play(visit: Visit): void {
  const { seat } = visit.state;
  if (seat === undefined) claim(visit);
  else if (!answerWish(visit) && !haveWhim(visit)) move(visit, seat);
}

/** A bot's seat, from the next round on. */
function claim({ device, state, person }: Visit): void {
  const { seats } = state.room;
  const hasClaimed = seats.some((seat) => seat.t === 'bot' && seat.claim === state.me);
  const free = seats.flatMap((seat, index) =>
    seat.t === 'bot' && seat.claim === null ? [index + 1] : [],
  );
  if (hasClaimed || free.length === 0) return;
  void device.ask(device.room.sit(person.dice.pick(free)));
}

function answerWish({ person, device, state, world }: Visit): boolean {
  const { wish } = state.room;
  if (wish === null || state.me === undefined || wish.granted.includes(state.me)) return false;
  if (wish.seat === state.seat) return false;
  world.count('take-backs answered');
  void device.ask(device.room.consent(!person.dice.oneIn(4)));
  return true;
}

function haveWhim({ person: { dice }, device, world }: Visit): boolean {
  if (world.isCalm || !dice.oneIn(15)) return false;
  const { room } = device;
  switch (dice.below(5)) {
    case 0:
      void device.ask(room.say({ t: 'phrase', phrase: dice.pick(PHRASES) }));
      return true;
    case 1:
      void device.ask(room.say({ t: 'emote', emote: dice.pick(EMOTES) }));
      return true;
    case 2:
      room.setAway(dice.oneIn(2));
      return false;
    case 3:
      room.retryNow();
      return false;
    default:
      void device.ask(room.moveOn());
      return true;
  }
}

function move({ person: { dice }, device, state, world }: Visit, seat: Seat): void {
  const shown = device.table.state;
  if (shown === undefined || shown.isBusy || shown.closed !== undefined) return;
  const { view, entries, canTakeBack } = shown;
  if (view.viewer !== seat || !deciders(view.table).includes(seat)) return;
  const { wish, options } = state.room;
  if (canTakeBack && wish === null && options.takeBack === 'consent' && dice.oneIn(8)) {
    world.count('take-backs wished');
    void device.ask(device.table.takeBack());
    return;
  }
  const isOdd = dice.oneIn(40);
  const odd: Command = { t: 'playPass', on: seat };
  const command = isOdd ? odd : eagerMove(view, `${world.seed}/${seat}/${entries.length}`);
  void device.act(seat, command);
  if (dice.oneIn(10)) {
    world.count('double clicks');
    void device.act(seat, command);
  }
}
