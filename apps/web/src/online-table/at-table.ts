/** What the parts of a table online share: what is told of it, the way to ask, and what was said. */
import type { ReadonlySignal } from '@preact/signals';
import type { RoomClient, RoomState } from '@palier/table/room';
import type { ToldComing } from './comings.ts';
import type { Talk } from './talk.ts';

/** As much of a client as the table needs. */
type TableRoomClient = Pick<
  RoomClient,
  | 'admit'
  | 'again'
  | 'configure'
  | 'consent'
  | 'leave'
  | 'moveOn'
  | 'passHost'
  | 'promise'
  | 'remove'
  | 'report'
  | 'retryNow'
  | 'say'
  | 'seenMissed'
  | 'sit'
  | 'stand'
  | 'token'
  | 'wantNext'
>;

/** A room that a table stands in. */
export type TableRoom = {
  readonly state: ReadonlySignal<RoomState | undefined>;
  readonly client: TableRoomClient;
  /** Gives somebody who looks on without a name one. */
  readonly join: (() => void) | undefined;
  /** On to the game that the same people go on with. */
  readonly toNext: () => void;
};

export type AtTable = {
  readonly room: Pick<TableRoom, 'join' | 'toNext'>;
  readonly client: TableRoomClient;
  /** The newest that was told: there is a table only once something was. */
  readonly told: ReadonlySignal<RoomState>;
  readonly talk: Talk;
  /** Who came and went. */
  readonly comings: ReadonlySignal<readonly ToldComing[]>;
  /** By the clock that the room's times are told in. */
  readonly now: () => number;
};
