/** What is people's own in simulated worlds: seats, bots and hosts by chance, votes, another game. */
import {
  answerWish,
  beginGame,
  claim,
  join,
  letIn,
  move,
  placesOf,
  seatBot,
} from '../shared/manners.ts';
import { BOT } from './cluster.ts';
import type { Visit } from './person.ts';

export function settleIn(visit: Visit): void {
  const { person, device, state } = visit;
  const { client } = device;
  const { dice } = person;
  if (state.me === undefined) {
    void join(visit);
    return;
  }
  if (letIn(visit, dice.oneIn(3))) return;
  const { room, seat } = state;
  const open = placesOf(room.seats, 'open');
  const free = open.length > 0 ? open : placesOf(room.seats, 'bot');
  if (seat === undefined && free.length > 0) {
    void device.ask(client.sit(dice.pick(free)));
  } else if (room.host === state.me) {
    prepare(visit, open);
  }
}

/** The host fills what nobody wants, and begins. */
function prepare(visit: Visit, open: readonly number[]): void {
  const { person, device, state } = visit;
  const { dice } = person;
  const { client } = device;
  const [seat] = open;
  const missing = state.room.people.find((one) => one.seat !== null && !one.salted);
  if (missing?.presence === 'gone') {
    // Came along from the game before, and does not come.
    if (dice.oneIn(10)) void device.ask(client.remove(missing.id));
  } else if (seat === undefined) {
    beginGame(visit);
  } else if (dice.oneIn(6)) {
    seatBot(visit, seat, BOT);
  }
}

export function playAt(visit: Visit): void {
  const { state } = visit;
  if (letIn(visit, visit.person.dice.oneIn(3))) return undefined;
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

function vote({ person: { dice }, device, state }: Visit): boolean {
  const { votes } = state.room;
  const hasVoted = votes.people.some((one) => one === state.me);
  if (hasVoted || !(votes.open ? dice.oneIn(2) : dice.oneIn(50))) return false;
  void device.ask(device.client.moveOn());
  return true;
}
