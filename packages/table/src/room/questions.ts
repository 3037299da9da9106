/** What a client has asked and not been answered: sent again over every new connection, in order. */
import { unreachable } from '@palier/rules';
import type { PersonId } from './room.ts';
import type { AskedOptions, RoomAsk, ToldOptions, ToldRoom, WireAnswer } from './wire.ts';

/** A ping is none: nobody waits for its answer. */
export type WireQuestion = Exclude<
  Extract<RoomAsk, { readonly id: number }>,
  { readonly t: 'ping' }
>;

type Waiting = { readonly ask: WireQuestion; readonly settle: (answer: WireAnswer) => void };

export class Questions {
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  add(make: (id: number) => WireQuestion): {
    readonly ask: WireQuestion;
    readonly answer: Promise<WireAnswer>;
  } {
    const ask = make(++this.#lastId);
    const answer = new Promise<WireAnswer>((settle) => {
      this.#waiting.set(ask.id, { ask, settle });
    });
    return { ask, answer };
  }

  /** The oldest first. */
  *[Symbol.iterator](): Generator<WireQuestion> {
    for (const { ask } of this.#waiting.values()) yield ask;
  }

  get(id: number): WireQuestion | undefined {
    return this.#waiting.get(id)?.ask;
  }

  settle(id: number, answer: WireAnswer): void {
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    question?.settle(answer);
  }

  settleAll(answer: WireAnswer): void {
    for (const id of this.#waiting.keys()) this.settle(id, answer);
  }
}

/**
 * Whether what was asked for is so. A question that was done, and whose answer got lost, is sent again
 * and denied: what is so already was done, by this client or another one of the same person.
 */
export function isSo(ask: WireQuestion, room: ToldRoom, me: PersonId | undefined): boolean {
  switch (ask.t) {
    case 'begin':
      return room.phase !== 'lobby';
    case 'sit': {
      const seat = room.seats[ask.seat - 1];
      if (me === undefined || seat === undefined) return false;
      return seat.t === 'person' ? seat.person === me : seat.t === 'bot' && seat.claim === me;
    }
    case 'stand':
      return !room.seats.some((seat) => seat.t === 'person' && seat.person === me);
    case 'leave':
      return !room.people.some(({ id }) => id === me);
    case 'rename':
      return room.people.some(({ id, name }) => id === me && name === ask.name);
    case 'face':
      return room.people.some(({ id, face }) => id === me && face === ask.face);
    case 'seatBot': {
      const seat = room.seats[ask.seat - 1];
      if (ask.bot === null) return seat?.t === 'open';
      return seat?.t === 'bot' && seat.bot === ask.bot.bot && seat.name === ask.bot.name;
    }
    case 'admit':
      return !room.waiting.some(({ id }) => id === ask.person);
    case 'remove':
      return !room.people.some(({ id }) => id === ask.person);
    case 'passHost':
      return room.host === ask.person;
    case 'configure':
      return isSame(ask.options, onlyNamed(room.options, ask.options));
    case 'consent':
      // Granted, denied or overtaken: there is nothing left to say to it.
      return room.wish === null;
    case 'again':
    case 'wantNext':
    case 'moveOn':
    case 'record':
    case 'join':
    case 'salt':
    case 'act':
    case 'takeBack':
    case 'say':
    case 'report':
      // Done once by their key or token, or to be done as often as one likes.
      return false;
    default:
      return unreachable(ask);
  }
}

/** What was not asked for is as it is. */
function onlyNamed(options: ToldOptions, asked: AskedOptions): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name in asked));
}

/** Of two JSON values. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
