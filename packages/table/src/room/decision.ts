/** How a table decides: what it is told of the context, and what it answers. */
import type { Refusal } from '@palier/rules';
import type { Truth } from '../truth.ts';
import type { PersonId, RoomEvent } from './room.ts';
import type { Denial, Presence, WireAnswer } from './wire.ts';

export type DecideContext = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly presenceOf: (person: PersonId) => Presence;
  readonly isBot: (bot: string) => boolean;
  /** The bot that plays for people, and in the seats that they leave. */
  readonly standInBot: string;
  /** The bots that take free seats among strangers, the first to come first. */
  readonly fillBots: readonly FillBot[];
  /** Milliseconds that a table among strangers waits for people. */
  readonly quickWait: number;
  /** Milliseconds before a bot plays for somebody who is gone. */
  readonly grace: number;
};

/** A bot, and what it is called. */
export type FillBot = { readonly bot: string; readonly name: string };

export type Denied = { readonly t: 'denied'; readonly why: Denial };

export type Decision =
  | Happens
  | Refusal
  | Denied
  | { readonly t: 'stale' }
  /** A command of this key was done. */
  | { readonly t: 'again' };

export type Happens = {
  readonly t: 'events';
  /** None: it is so already, and nothing needs to be stored. */
  readonly events: readonly RoomEvent[];
  /** The game after them, where deciding has shown it: nobody has to fold their entries again. */
  readonly truth?: Truth;
};

export function happens(...events: readonly RoomEvent[]): Happens {
  return { t: 'events', events };
}

export function deny(why: Denial): Denied {
  return { t: 'denied', why };
}

/** What who asked is told of it. */
export function answerOf(decision: Decision): WireAnswer {
  switch (decision.t) {
    case 'events':
    case 'again':
      return { t: 'done' };
    case 'refusal':
      return { t: 'refused', refusal: decision };
    case 'denied':
    case 'stale':
      return decision;
  }
}
