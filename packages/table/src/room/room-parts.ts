/** What the parts of a live table work with, each for its own purpose. */
import type { Attendance } from './attendance.ts';
import type { Audience, Origin } from './audience.ts';
import type { TickContext } from './decide.ts';
import type { Guest } from './guest.ts';
import type { RoomPorts } from './ports.ts';
import type { RoomLog } from './room-log.ts';

export type RoomParts = {
  readonly ports: RoomPorts;
  readonly log: RoomLog<Origin>;
  readonly audience: Audience;
  readonly attendance: Attendance;
  readonly context: () => TickContext;
  /** Who is there has changed. */
  readonly attended: () => void;
  /** The same, and again when those who have left are gone, and not just away. */
  readonly attendedTwice: () => void;
  /** Somebody is among the guests no more. */
  readonly left: (guest: Guest) => void;
};
