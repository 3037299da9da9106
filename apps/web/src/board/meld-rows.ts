/** How a long meld is broken into rows. */

/** More than this in one row and the corners could not be read on a phone. */
const MOST_IN_ROW = 12;

type MeldRow = { readonly from: number; readonly to: number };

/** As few rows as can be, of about the same length. */
export function rowsOf(count: number, most: number = MOST_IN_ROW): readonly MeldRow[] {
  const rows = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: rows }, (_, row) => ({
    from: Math.ceil((row * count) / rows),
    to: Math.ceil(((row + 1) * count) / rows),
  }));
}
