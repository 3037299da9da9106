/** Who has left a table, has come back, has sat down, or is played for: for the log, and for those who listen. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { RoomState, StandIn, ToldRoom } from '@palier/table/room';
import { peopleSeated, type PersonSitter } from './sitters.ts';

/** `gone`: offline for longer, the seat is kept. `left`: a bot has the seat for good. */
export type Coming =
  | { readonly t: 'gone' | 'back' | 'left' | 'joined'; readonly name: string }
  | { readonly t: 'standIn'; readonly name: string; readonly why: StandIn };

/** What is new at a table to the others. A short absence is no news, nor what oneself does. */
export function comingsIn(
  before: ToldRoom,
  now: ToldRoom,
  me: number | undefined,
): readonly Coming[] {
  // Before the first card seats change hands all the time, and the lobby shows it.
  if (before.id !== now.id || before.phase !== 'playing') return [];
  const were = peopleSeated(before).filter(({ id }) => id !== me);
  const are = peopleSeated(now).filter(({ id }) => id !== me);
  const left = were.filter(({ id }) => are.every((one) => one.id !== id));
  return [
    ...left.map(({ name }): Coming => ({ t: 'left', name })),
    ...are.flatMap((sitter) =>
      comingOf(
        were.find(({ id }) => id === sitter.id),
        sitter,
      ),
    ),
  ];
}

function comingOf(before: PersonSitter | undefined, now: PersonSitter): readonly Coming[] {
  const { name, standIn } = now;
  if (before === undefined) return [{ t: 'joined', name }];
  if (standIn !== undefined && before.standIn === undefined) {
    return [{ t: 'standIn', name, why: standIn }];
  }
  const isGone = now.presence === 'gone';
  if (isGone === (before.presence === 'gone')) return [];
  return [{ t: isGone ? 'gone' : 'back', name }];
}

export type ToldComing = {
  readonly number: number;
  /** How many of the game's events there were by then. */
  readonly after: number;
  readonly coming: Coming;
};

const MOST = 50;

/** All since this page looks on, as far as a log goes. `played`: how many events the game has by now. */
export function followComings(
  told: ReadonlySignal<RoomState>,
  played: () => number,
): ReadonlySignal<readonly ToldComing[]> {
  const lines = signal<readonly ToldComing[]>([]);
  let room: ToldRoom | undefined;
  let number = 0;
  effect(() => {
    const { room: now, me } = told.value;
    const fresh = room === undefined ? [] : comingsIn(room, now, me);
    room = now;
    if (fresh.length === 0) return;
    const numbered = fresh.map((coming) => ({ number: ++number, after: played(), coming }));
    lines.value = [...lines.peek(), ...numbered].slice(-MOST);
  });
  return lines;
}
