/** What a touch of a place on a table does, and how places are marked. */
import type { Spot } from '@palier/table/seat';

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
