/** The door of a live table: who comes in, with a name or to look on, who waits at it, and who must go. */
import { decideJoin, type Decision } from './decide.ts';
import { answerOf } from './decision.ts';
import type { Guest } from './guest.ts';
import { isSealed } from './night-table.ts';
import { JOIN_TIME, MOST_WATCHERS_FROM_ONE } from './options.ts';
import type { PersonId, Room, RoomStep } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import { isBarred, personWith } from './who.ts';
import type { Closing, RoomAsk, WireAnswer } from './wire.ts';

type Joining = Extract<RoomAsk, { readonly t: 'join' }>;

export class Door {
  readonly #parts: RoomParts;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  get #room(): Room {
    return this.#parts.log.room;
  }

  /** Why somebody may not come in. */
  whyNot({ from }: Guest, hash: string | undefined): Closing | undefined {
    const room = this.#room;
    if (room.isShut === true) return 'shut';
    if (hash !== undefined && personWith(room, hash) !== undefined) return undefined;
    if (isBarred(room, { token: hash, from })) return 'barred';
    if (hash !== undefined) return 'unknown-token';
    if (isSealed(room)) return 'no-watching';
    const { phase, options } = room;
    if (phase === 'playing' && options.watching === 'nobody') return 'no-watching';
    const { attendance } = this.#parts;
    const isCrowd = from !== undefined && attendance.namelessFrom(from) >= MOST_WATCHERS_FROM_ONE;
    return isCrowd ? 'too-many' : undefined;
  }

  /** Whoever has a name after a while has not come to look on. */
  waitForName(guest: Guest): void {
    const { ports, audience, attendance } = this.#parts;
    guest.isBrief = attendance.watchers() >= ports.limits.watchers;
    if (!guest.isBrief) return;
    ports.clock.after(JOIN_TIME, () => {
      const isNameless = guest.person === undefined && guest.waiting === undefined;
      if (isNameless && audience.guests.delete(guest)) guest.close('too-many');
    });
  }

  /** Undefined: not yet. */
  async join(guest: Guest, ask: Joining): Promise<WireAnswer | undefined> {
    const { ports, log, audience, attendance, context, attended } = this.#parts;
    const { name, token, salt, face, isBot } = ask;
    const newcomer = {
      name,
      token: ports.random.hash(token),
      salt,
      ...(face !== undefined && { face }),
      ...(isBot === true && { isBot }),
      ...(guest.from !== undefined && { from: guest.from }),
    };
    // One connection is one person, or a table could be filled in a moment.
    const own = guest.person ?? guest.waiting;
    const isOther = own !== undefined && numberWith(this.#room, newcomer.token) !== own;
    if (isOther) return { t: 'denied', why: 'already-joined' };
    const decision = await log.change((room) => decideJoin(room, newcomer, context()));
    const person = personWith(this.#room, newcomer.token);
    if (person === undefined) return this.#waitToJoin(guest, ask.id, newcomer.token, decision);
    guest.person = person;
    guest.waiting = undefined;
    attendance.changed(guest);
    await audience.refreshEyes();
    attended();
    return { t: 'joined', person };
  }

  /** Answered when the host has said yes or no. */
  #waitToJoin(guest: Guest, id: number, hash: string, decision: Decision): WireAnswer | undefined {
    const waiting = numberWith(this.#room, hash);
    if (waiting === undefined) return answerOf(decision);
    guest.waiting = waiting;
    guest.knocks.push(id);
    this.#parts.attendance.changed(guest);
    this.#parts.attended();
    return undefined;
  }

  /** Those who wait no more: they have joined, or not. */
  answerKnocks({ events }: RoomStep): void {
    const { audience, attendance, attended } = this.#parts;
    const { people, waiting } = this.#room;
    let looksOn = false;
    for (const guest of audience.guests) {
      const person = guest.waiting;
      if (person === undefined || waiting.some(({ id }) => id === person)) continue;
      const isIn = people.some(({ id }) => id === person);
      const away = events.find((event) => event.t === 'turnedAway' && event.person === person);
      const why = (away?.t === 'turnedAway' ? away.why : undefined) ?? 'turned-away';
      guest.person = isIn ? person : undefined;
      guest.waiting = undefined;
      const answer: WireAnswer = isIn ? { t: 'joined', person } : { t: 'denied', why };
      for (const id of guest.knocks.splice(0)) guest.answer(id, answer);
      if (!isIn) this.waitForName(guest);
      looksOn ||= !isIn;
      attendance.changed(guest);
    }
    // Who was turned away is one more who looks on.
    if (looksOn) attended();
  }

  /** Those who are not among the people any more, and who looks on and should not. */
  sendAway(step: RoomStep): void {
    const { ports, audience } = this.#parts;
    for (const guest of audience.guests) {
      const why = this.#whyGo(guest, step);
      if (why === undefined) continue;
      audience.guests.delete(guest);
      guest.close(why, why === 'banned' ? ports.bans?.untilFor(guest.address) : undefined);
    }
  }

  #whyGo({ person, from }: Guest, { events }: RoomStep): Closing | undefined {
    const room = this.#room;
    if (room.isShut === true) return 'shut';
    if (person === undefined) return isBarred(room, { from }) ? 'barred' : undefined;
    if (room.people.some(({ id }) => id === person)) return undefined;
    const left = events.find((event) => event.t === 'left' && event.person === person);
    return (left?.t === 'left' ? left.why : undefined) ?? 'removed';
  }
}

/** The number of who has joined with a token, or waits to. */
function numberWith(room: Room, hash: string): PersonId | undefined {
  return personWith(room, hash) ?? room.waiting.find(({ token }) => token === hash)?.id;
}
