/** What happened at the door, counted in plain numbers: it is read only when somebody looks. */
import type { Closing } from '@palier/table/room';

/** `left`: the other side went. */
export type CloseReason = Closing | 'left';

export class LiveTally {
  opened = 0;
  heard = 0;
  /** Unreadable messages. */
  refused = 0;
  /** Times that somebody was made to wait. */
  slowed = 0;
  /** Did not answer any more. */
  lost = 0;
  /** Spoke no proper WebSocket, or the network failed. */
  broken = 0;
  /** Not even let in: another page's, or too many at once. */
  rejected = 0;
  readonly endings = new Map<CloseReason, number>();

  closed(why: CloseReason): void {
    this.endings.set(why, (this.endings.get(why) ?? 0) + 1);
  }
}
