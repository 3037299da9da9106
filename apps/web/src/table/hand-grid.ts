/** How a hand is spread: as many rows as leave a finger's width of every card. */

export type Grid = {
  readonly rows: number;
  readonly columns: number;
  /** From one card to the next, in pixels. */
  readonly step: number;
  /** The width of it all. */
  readonly width: number;
};

/** What a finger needs of a card. */
const FINGER = 46;
const GAP = 6;

export function gridOf(
  count: number,
  { width, card }: { readonly width: number; readonly card: number },
): Grid {
  const most = Math.max(1, Math.floor((width - card) / FINGER) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const room = columns === 1 ? card : (width - card) / (columns - 1);
  const step = Math.floor(Math.min(room, card + GAP));
  return { rows, columns, step, width: step * (columns - 1) + card };
}

/** The place in a hand under a point, for a card that is put there. */
export function placeAt(x: number, y: number, grid: Grid): number {
  const box = document.querySelector('.hand')?.getBoundingClientRect();
  if (box === undefined) return 0;
  const left = box.left + (box.width - grid.width) / 2;
  const column = Math.max(0, Math.min(grid.columns - 1, Math.floor((x - left) / grid.step)));
  const row = Math.max(
    0,
    Math.min(grid.rows - 1, Math.floor(((y - box.top) / box.height) * grid.rows)),
  );
  return row * grid.columns + column;
}
