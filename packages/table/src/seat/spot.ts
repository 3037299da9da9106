/** The places of a table that a move is made at: a pile, a meld, a seat. */
import type { Seat } from '@palier/rules';

export type Spot =
  | { readonly t: 'stock' }
  | { readonly t: 'pile'; readonly seat: Seat }
  | { readonly t: 'meld'; readonly seat: Seat; readonly meld: number }
  | { readonly t: 'seat'; readonly seat: Seat };

/** A name for a spot, the same for all that is drawn or lit there. */
export function spotName(spot: Spot): string {
  switch (spot.t) {
    case 'stock':
      return 'stock';
    case 'pile':
      return `pile-${spot.seat}`;
    case 'meld':
      return `meld-${spot.seat}-${spot.meld}`;
    case 'seat':
      return `seat-${spot.seat}`;
  }
}
