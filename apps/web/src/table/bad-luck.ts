/** What somebody could not help in a round: turns they had to miss, or that it ended before their first. */
import type { Event, Seat } from '@palier/rules';

export type BadLuck =
  /** They have not played at all: `shutOut` where a turn of theirs came and went. */
  { readonly t: 'shutOut' | 'tooSoon' } | { readonly t: 'missed'; readonly turns: number };

/** From what happened in a round; undefined where they had all their turns, or ended it themselves. */
export function badLuckOf(past: readonly Event[], seat: Seat): BadLuck | undefined {
  // Where the deal was not seen, neither were the first turns.
  if (past[0]?.t !== 'roundDealt') return undefined;
  const countOf = (...types: readonly Event['t'][]): number =>
    past.filter((event) => types.includes(event.t) && 'seat' in event && event.seat === seat)
      .length;
  if (countOf('roundEnded') > 0) return undefined;
  const turns = countOf('turnSkipped', 'upcardSkipped');
  if (countOf('cardDrawn', 'cardTaken') === 0) return { t: turns > 0 ? 'shutOut' : 'tooSoon' };
  return turns > 0 ? { t: 'missed', turns } : undefined;
}
