/** How a table decides: what it is told of the world, and what it answers. */
import type { Refusal } from '@palier/rules';
import type { PersonId, RoomEvent } from './room.ts';
import type { Denial, Presence } from './wire.ts';

export type World = {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly presenceOf: (person: PersonId) => Presence;
  readonly isBot: (bot: string) => boolean;
  /** The bot that plays for people, and in the seats that they leave. */
  readonly standInBot: string;
  /** Milliseconds before a bot plays for somebody who is gone. */
  readonly grace: number;
};

export type Denied = { readonly t: 'denied'; readonly why: Denial };

export type Verdict =
  /** No events: it is so already, and nothing needs to be stored. */
  | { readonly t: 'events'; readonly events: readonly RoomEvent[] }
  | Refusal
  | Denied
  | { readonly t: 'stale' }
  /** A command of this key was done. */
  | { readonly t: 'again' };

export function happens(...events: readonly RoomEvent[]): Verdict {
  return { t: 'events', events };
}

export function deny(why: Denial): Denied {
  return { t: 'denied', why };
}
