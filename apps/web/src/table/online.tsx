/**
 * What a table online has besides one at home. All of it comes from outside, so that a game
 * played alone never loads it: `online-table/` makes it, and the parts of the table leave places for it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { HeardDenial } from '@palier/table/room';
import type { ComponentType } from 'preact';
import type { TableModel } from './table-model.ts';

export type SlotProps = {
  readonly model: TableModel;
  readonly seat?: Seat;
  /** The first and the last of some of the game's events, by number. */
  readonly events?: readonly [first: number, last: number];
};

/** The places at the table for what is online. */
type SlotName =
  /** In the bar above. */
  | 'top'
  /** Over a player's face, and beside the player. */
  | 'face'
  | 'voice'
  /** Over the lower edge of the felt, and what is said to those who listen. */
  | 'notes'
  /** Among what has happened, after a turn. */
  | 'log'
  /** In place of the hand, for viewers who have none. */
  | 'foot'
  /** Before anything else may come over the table. */
  | 'over'
  | 'sheet'
  /** In the sheets that are there at home too. */
  | 'menu'
  | 'leave'
  | 'seatFacts'
  | 'round'
  /** Instead of the results. */
  | 'end';

/** The sheets that only a table online has. */
export type OnlineSheet = 'talk' | 'invite' | 'return' | 'people' | 'options' | 'report' | 'leave';

export type OnlineTable = {
  /** Who sits where now: a seat may have changed hands since the game began. */
  readonly seats: ReadonlySignal<readonly SeatInfo[] | undefined>;
  /** Whether the others may be asked for a move back. */
  readonly mayTakeBack: ReadonlySignal<boolean>;
  /** Whether the slot `over` must be seen before anything else. */
  readonly isOver: ReadonlySignal<boolean>;
  /** Why the table did not let something be done, as a sentence. */
  readonly sayDenial: (why: HeardDenial) => string;
  /** What is to be known of a seat besides the game, to follow its name. */
  readonly factsOf: (seat: Seat) => readonly string[];
  /** How it is drawn, where that is not as at every table: `data-look` for its styles. */
  readonly look?: ReadonlySignal<string>;
  readonly parts: { readonly [Name in SlotName]: ComponentType<SlotProps> } & {
    /** In place of the other players, what is laid and the piles. */
    readonly around?: ComponentType<SlotProps>;
  };
};

/** What the table online puts there; nothing at home. */
export function Slot({ at, ...props }: SlotProps & { readonly at: SlotName }) {
  const Part = props.model.online?.parts[at];
  return Part === undefined ? null : <Part {...props} />;
}
