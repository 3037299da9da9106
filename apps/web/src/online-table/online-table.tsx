/**
 * What is online at the table: made of a room, given to a `TableModel`, drawn in the places that the
 * table leaves for it. Loaded with the first table online and never before.
 */
import { computed } from '@preact/signals';
import { OUTSIDE_BOT } from '@palier/table';
import type { RoomState } from '@palier/table/room';
import type { ComponentType } from 'preact';
import { words } from '../state/words.ts';
import { lazy } from '../ui/lazy.tsx';
import type { OnlineTable, SlotProps } from '../table/online.tsx';
import type { AtTable, TableRoom } from './at-table.ts';
import { SeatVoice, TalkButton } from './bubbles.tsx';
import { followComings } from './comings.ts';
import { LogLines } from './log-lines.tsx';
import { MenuLeave, MenuRows } from './menu.tsx';
import { isMuch } from './missed.ts';
import { MissedSheet } from './missed-sheet.tsx';
import { Notes, RoundNote } from './notes.tsx';
import { SitterFacts, SeatSign, factsOfSitter, type PartProps } from './seat-sign.tsx';
import { sitterOf } from './sitters.ts';
import { Talk } from './talk.ts';
import { WatchFoot } from './watch-foot.tsx';
import './seats.css';
import './notes.css';
import './talk.css';
import './end.css';

const OnlineEnd = lazy(
  async () => (await import('./online-end.tsx')).OnlineEnd,
  'results',
  'replay',
);
const OnlineSheets = lazy(async () => (await import('./online-sheet.tsx')).OnlineSheets, 'online');

type OnlineTableOptions = {
  /** By the clock that the room's client has. */
  readonly now?: () => number;
  /** How many events the game has by now. */
  readonly played?: () => number;
};

/** Only once something was told of the room, and the words of `onlineTable` are here. */
export function onlineTable(
  room: TableRoom,
  { now = Date.now, played = () => 0 }: OnlineTableOptions = {},
): OnlineTable {
  const { state, client } = room;
  let last: RoomState | undefined;
  const told = computed<RoomState>(() => {
    last = state.value ?? last;
    return last!;
  });
  const talk = new Talk(told, client);
  const at: AtTable = { room, client, told, talk, comings: followComings(told, played), now };
  const part = (Part: ComponentType<PartProps>) => (props: SlotProps) => (
    <Part at={at} {...props} />
  );
  return {
    seats: computed(() =>
      told.value.room.seats.map((seat) => {
        if (seat.t === 'open') return { name: '' };
        if (seat.t === 'bot') return { name: seat.name, bot: seat.bot };
        if (seat.isBot === true) return { name: seat.name, bot: OUTSIDE_BOT };
        return { name: seat.name, ...(seat.face !== undefined && { face: seat.face }) };
      }),
    ),
    mayTakeBack: computed(() => told.value.room.options.takeBack === 'consent'),
    isOver: computed(() => isMuch(told.value.missed)),
    sayDenial: (why) => words('online').denied[why],
    factsOf: (seat) => factsOfSitter(sitterOf(told.value.room, seat)),
    parts: {
      top: part(TalkButton),
      face: part(SeatSign),
      voice: part(SeatVoice),
      notes: part(Notes),
      log: part(LogLines),
      foot: part(WatchFoot),
      over: part(MissedSheet),
      sheet: part(OnlineSheets),
      menu: part(MenuRows),
      leave: part(MenuLeave),
      seatFacts: part(SitterFacts),
      round: part(RoundNote),
      end: part(OnlineEnd),
    },
  };
}
