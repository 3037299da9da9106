/** What can be touched on a table: a pile, a meld, a seat; and what a touch does. */
import type { Seat } from '@palier/rules';

export type Spot =
  | { readonly t: 'stock' }
  | { readonly t: 'pile'; readonly seat: Seat }
  | { readonly t: 'meld'; readonly seat: Seat; readonly meld: number }
  | { readonly t: 'seat'; readonly seat: Seat };

/** A name for a spot, the same for elements, lit spots and flights. */
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

/** What a touch does. */
export type SpotTouch = {
  readonly onTouch: () => void;
  /** Said of a spot where the touch leads to a move; such a spot is lit. */
  readonly lit?: string | undefined;
  /** Of spots that stay chosen. */
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
  readonly opensDialog?: boolean;
  /** What makes it draggable. */
  readonly drag?: { readonly onPointerDown: (event: PointerEvent) => void } | undefined;
};

/** What touching a table does, spot by spot; a spot without a touch is only looked at. */
export type Touch = (spot: Spot) => SpotTouch | undefined;

/** `fresh`: just touched by a move; `played` and `better`: of the move made, and of a better one. */
export type Mark = 'fresh' | 'played' | 'better';
