/**
 * What is people's own among real servers: all who were invited sit down before the game begins, and nobody
 * leaves it for good, for whoever is sent away there has been wronged.
 */
import { EMOTES, PHRASES, type RoomState } from '@palier/table/room';
import { answerWish, beginGame, claim, join, move, placesOf, seatBot } from '../shared/manners.ts';
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

function settleIn(visit: Visit): void {
  const { person, device, state, isLate } = visit;
  const { room, seat, me } = state;
  const open = placesOf(room.seats, 'open');
  if (seat === undefined && open.length > 0) {
    void device.ask(device.client.sit(person.dice.pick(open)));
    return;
  }
  const seated = room.people.filter((one) => one.seat !== null).length;
  if (room.host !== me || (seated < person.company && !isLate)) return;
  const [free] = open;
  if (free === undefined) beginGame(visit);
  else seatBot(visit, free, BOT);
}

function play(visit: Visit): void {
  if (visit.state.seat === undefined) claim(visit);
  else if (!answerWish(visit) && !haveWhim(visit)) move(visit);
}

function haveWhim({ person: { dice }, device, world }: Visit): boolean {
  if (world.isCalm || !dice.oneIn(15)) return false;
  const { client } = device;
  switch (dice.below(5)) {
    case 0:
      void device.ask(client.say({ t: 'phrase', phrase: dice.pick(PHRASES) }));
      return true;
    case 1:
      void device.ask(client.say({ t: 'emote', emote: dice.pick(EMOTES) }));
      return true;
    case 2:
      client.setAway(dice.oneIn(2));
      return false;
    case 3:
      client.retryNow();
      return false;
    default:
      void device.ask(client.moveOn());
      return true;
  }
}
