/** Which steps of a replay a film shows, and for how long. */
import type { Replay } from './replay.ts';

export const FILM_LENGTHS = ['turn', 'game'] as const;
export type FilmLength = (typeof FILM_LENGTHS)[number];

/** A step of the replay and how many milliseconds it is seen. */
export type FilmFrame = { readonly at: number; readonly ms: number };

/** A film is short: so many frames at most, whatever the game. */
export const MOST_FRAMES = 60;

/** Each move of a turn is looked at; a whole game goes by turn after turn; the end stays. */
const MOVE = 1400;
const TURN = 450;
const ROUND_END = 1500;
const LAST = 3500;

type Filmed = Pick<Replay, 'steps' | 'turns'>;

export function filmOf(replay: Filmed, length: FilmLength): readonly FilmFrame[] {
  const places = length === 'turn' ? lastTurn(replay) : wholeGame(replay);
  return places.map((at, index) => ({ at, ms: timeOf(replay, length, index, places) }));
}

/** From where the last turn begins, with the table before it. */
function lastTurn({ steps, turns }: Filmed): readonly number[] {
  const last = steps.length - 1;
  // The end of a round stands by itself, after the turn that brought it about.
  const end = steps.findLastIndex(({ event }) => event?.t === 'roundEnded');
  const before = turns.findLast((turn) => turn < (end === -1 ? last : end - 1)) ?? 0;
  const from = Math.max(before, last - MOST_FRAMES + 1);
  return Array.from({ length: last - from + 1 }, (_, index) => from + index);
}

/** The ends of rounds and of as many turns as there is time for, evenly. */
function wholeGame({ steps, turns }: Filmed): readonly number[] {
  const last = steps.length - 1;
  const isEnd = (at: number): boolean => steps[at]!.event?.t === 'roundEnded';
  const ends = new Set([...steps.keys()].filter(isEnd));
  const kept = [...ends].slice(-(MOST_FRAMES - 1));
  const others = turns.filter((at) => !ends.has(at) && at !== last);
  const room = Math.max(0, MOST_FRAMES - 1 - kept.length);
  const share = Math.max(1, others.length / Math.max(1, room));
  const chosen = others.filter(
    (_, index) => room > 0 && Math.floor(index / share) !== Math.floor((index - 1) / share),
  );
  const all = new Set([...chosen.slice(0, room), ...kept, last]);
  return [...all].sort((a, b) => a - b);
}

function timeOf(
  { steps }: Filmed,
  length: FilmLength,
  index: number,
  places: readonly number[],
): number {
  if (index === places.length - 1) return LAST;
  if (length === 'turn') return MOVE;
  return steps[places[index]!]!.event?.t === 'roundEnded' ? ROUND_END : TURN;
}
