/**
 * How much anybody may do at a table beside its game. It is counted by the fold, from who did a step and
 * when, so all nodes agree; and for each person and each address alone, so nobody uses up what is
 * another's.
 */
import type { PersonId, Room, RoomStep } from './room.ts';
import { personOf } from './who.ts';

/** Steps that are not forgotten yet, of a moment and of long. */
export type Spent = {
  readonly lately: number;
  readonly long: number;
  /** When that was so. */
  readonly at: number;
};

/** `most` at once; each is forgotten after so many milliseconds more. */
type Budget = { readonly most: number; readonly forgotten: number };

const LATELY: Budget = { most: 60, forgotten: 2000 };
/** More than anybody talks; who asks on and on as fast as they may has it spent in twenty minutes. */
const LONG: Budget = { most: 600, forgotten: 20_000 };
/** Several people may be at one address, and somebody may be several one after another. */
const LONG_OF_ADDRESS: Budget = { most: 2400, forgotten: 5000 };
/** The host is slowed down, and never shown out. */
const HOSTS_SHARE = 4;

/** `out`: has gone on for so long that there is no point in waiting. */
export type Pace = 'on' | 'slow' | 'out';

export function paceOf(room: Room, person: PersonId, now: number): Pace {
  const { lately, long } = spentBy(room, person, now);
  const isHost = room.host === person;
  const share = isHost ? HOSTS_SHARE : 1;
  if (!isHost && long >= LONG.most) return 'out';
  if (lately >= LATELY.most * share || long >= LONG.most * share) return 'slow';
  const from = personOf(room, person)?.from;
  const isHouseOver = from !== undefined && spentBy(room, from, now).long >= LONG_OF_ADDRESS.most;
  return isHouseOver && !isHost ? 'slow' : 'on';
}

/** Of a step beside the game: to whose account it goes. `before`: who leaves is still known there. */
export function spentAfter(before: Room, { by, at }: RoomStep): Room['spent'] {
  if (by === undefined) return before.spent;
  const spent = new Map(before.spent);
  const from = personOf(before, by)?.from;
  for (const who of from === undefined ? [by] : [by, from]) {
    const { lately, long } = spentBy(before, who, at);
    spent.set(who, { lately: lately + 1, long: long + 1, at });
  }
  return spent;
}

function spentBy({ spent }: Room, who: PersonId | string, now: number): Spent {
  const last = spent.get(who);
  if (last === undefined) return { lately: 0, long: 0, at: now };
  const passed = Math.max(0, now - last.at);
  const ofLong = typeof who === 'string' ? LONG_OF_ADDRESS : LONG;
  return {
    lately: Math.max(0, last.lately - passed / LATELY.forgotten),
    long: Math.max(0, last.long - passed / ofLong.forgotten),
    at: now,
  };
}
