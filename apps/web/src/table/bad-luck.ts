/** What somebody could not help in a round: turns they had to miss, or that it ended before their first. */
import type { Event, Seat } from '@palier/rules';

type RoundEnded = Extract<Event, { readonly t: 'roundEnded' }>;

export type BadLuck =
  /** They have not played at all: `shutOut` where a turn of theirs came and went. */
  { readonly t: 'shutOut' | 'tooSoon' } | { readonly t: 'missed'; readonly turns: number };

/** One missed turn is part of the game; from so many on it mattered. */
const MANY = 2;

/** From what happened in a round; undefined where they had their turns, or have climbed all the same. */
export function badLuckOf(
  past: readonly Event[],
  seat: Seat,
  ended: RoundEnded | undefined,
): BadLuck | undefined {
  // Where the deal was not seen, neither were the first turns.
  if (past[0]?.t !== 'roundDealt') return undefined;
  if (ended?.seat === seat || (ended?.cleared[seat - 1] ?? []).length > 0) return undefined;
  const countOf = (...types: readonly Event['t'][]): number =>
    past.filter((event) => types.includes(event.t) && 'seat' in event && event.seat === seat)
      .length;
  const turns = countOf('turnSkipped', 'upcardSkipped');
  if (countOf('cardDrawn', 'cardTaken') === 0) return { t: turns > 0 ? 'shutOut' : 'tooSoon' };
  return turns >= MANY ? { t: 'missed', turns } : undefined;
}
