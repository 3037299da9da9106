/** A finished game ready to be reviewed: its record, walked through, and who sat where. */
import { commandOf, isFault, type Seat } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { recordOf, savedGames } from '../local/lobby.ts';
import { openReplay, sceneAt, type Replay, type Scene } from '../replay/replay.ts';
import { standingEvents } from '../results/standing.ts';

export type ReviewedGame = {
  readonly t: 'game';
  readonly id: string;
  readonly text: string;
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
};

export async function loadGame(id: string): Promise<ReviewedGame | 'missing' | 'unreadable'> {
  const [text, games] = await Promise.all([recordOf(id), savedGames()]);
  if (text === undefined) return 'missing';
  const replay = openReplay(text);
  // The coach plays on from every moment: a record that breaks the rules has none to be sure of.
  if (isFault(replay) || replay.problem !== undefined) return 'unreadable';
  const seats = games.find((game) => game.id === id)?.seats;
  return {
    t: 'game',
    id,
    text,
    replay,
    seats: seats ?? replay.record.header.names.map((name) => ({ name })),
  };
}

/** Who plays at this device, or else the first. */
export function ownSeat(seats: readonly SeatInfo[]): Seat {
  return (
    Math.max(
      0,
      seats.findIndex(({ bot }) => bot === undefined),
    ) + 1
  );
}

/** How many decisions of a seat stand. */
export function decisionCount({ record }: Replay, seat: Seat): number {
  return standingEvents(record.events).filter((event) => commandOf(event)?.seat === seat).length;
}

/** What the seat saw after so many events. */
export function sceneAfter(replay: Replay, events: number, seat: Seat): Scene {
  const first = replay.record.header.position === undefined ? 1 : 0;
  return sceneAt(replay, events - first, seat);
}
